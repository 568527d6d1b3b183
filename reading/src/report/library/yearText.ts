/**
 * year.*: what a year brings: the god of its stem, what it does to the chart, 太岁, and the spirits that walk with it.
 */
import type { LuckBand, LuckTouchKind, Role, YearSpirit } from '@shangyuan/engine/analysis';
import type { FanTaisui } from '@shangyuan/engine/chart';
import type { Branch, Stem, TenGod, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { WANTED_OF_STANDING, type Standing } from '../../statement/keys.ts';

/** God of the stem, and how its phase stands. */
export type YearStemKey = `${TenGod}.${Standing}`;

type YearStemValues = {
  /** 2026. */
  readonly year: number;
  readonly ganzhi: string;
  readonly stem: Stem;
  readonly god: TenGod;
  readonly role: Role;
  readonly wuxing: Wuxing;
  readonly score: number;
  readonly band: LuckBand;
  /** How the score is put together, and what moved it. */
  readonly reasons: string;
};

/** What the stem of a year brings. */
export const YEAR_STEM: Family<YearStemKey, YearStemValues> = {
  id: 'year.stem',
  when: '流年天干的十神，配其喜忌',
  rule: 'LIUNIAN',
  source: '三命通会·论流年',
  expert: ({ year, ganzhi, stem, god, wuxing, role, score, band, reasons }) =>
    `${year}${ganzhi}，干${stem}为${god}，属${wuxing}，${role}；${score}分，${band}${reasons}。`,
  chip: ({ year, ganzhi, god }) => `${year}${ganzhi}${god}`,
  why: ({ year, ganzhi, stem, god, wuxing, role }) =>
    `${year}年是${ganzhi}年，天干${stem}对日主是${god}，属${wuxing}，在这张盘里是${role}。`,
  claims: ({ wuxing }, key) => [
    { about: wuxing, aspect: '喜忌', value: WANTED_OF_STANDING[key.split('.')[1] as Standing] },
  ],
  words: {
    '比肩.助': {
      short: '这一年，同伴来得是时候。',
      plain: [
        '有人肯与你并肩，卡住的事能推得动；年初就把搭档约好，各领一段。',
        '旧同学、老同事会带来用得上的消息；一个季度聚一回，别等有事才找。',
      ],
    },
    '比肩.平': {
      short: '各走各路，互相照看。',
      plain: [
        '与平辈来往增多，谈不上谁帮谁；趁机看看别人怎么安排日子，挑一样学着试。',
        '独立办事的机会多起来，大小都由自己定；定了就写下来，免得年中又改。',
      ],
    },
    '比肩.累': {
      short: '抢的人多，先挑自己的路。',
      plain: [
        '想要的东西正好别人也想要，等候与比较难免；换个时段、换个角度，往往就空出来了。',
        '意见相近的人碰到一处，反而谁也不让；先约好最后听谁的，再开始讨论。',
      ],
    },
    '劫财.助': {
      short: '敢一点，局面就开一点。',
      plain: [
        '胆气足，能替自己争到该有的那份；争之前把理由排成三条，话就站得住。',
        '一群能闯的朋友带着你动起来；跟上他们的步子，也记得留好退路。',
      ],
    },
    '劫财.平': {
      short: '热闹不少，心要有数。',
      plain: [
        '请帖与聚会接连来，热闹里时间过得快；挑真正想见的去，其余发一句问候。',
        '行动快过计划，好在都收得回来；每次冲出去之前，看一眼这个月的安排。',
      ],
    },
    '劫财.累': {
      short: '手松的一年，先管住出口。',
      plain: [
        '别人开口借、开口求的次数变多；先说一句要和家里商量，缓一缓再答复。',
        '容易跟人较着劲花钱花力气；看上的大件，先在清单里住满三十天。',
      ],
    },
    '食神.助': {
      short: '做喜欢的事，就有收成。',
      plain: [
        '灵感和胃口都好，作品出得顺；给自己定个交稿的日子，请朋友来看。',
        '轻松的心情带来好机会，越玩越会；把爱好里做得最好的一样摆出来。',
      ],
    },
    '食神.平': {
      short: '日子松一点，也好。',
      plain: [
        '节奏放缓，适合养生活、学做饭、整理旧作品；缓的时候别忘了回几封要紧的信。',
        '乐子多，正事也没落下；年中停一天，看看哪件乐子值得认真做。',
      ],
    },
    '食神.累': {
      short: '别让舒服拖住脚。',
      plain: [
        '懒劲比往年重，事情容易一推再推；把大事切小，每天只做头一刻钟。',
        '付出的多，被看见的少，难免委屈；先说清楚这一份是不是该你来做。',
      ],
    },
    '伤官.助': {
      short: '有新意，就拿出来。',
      plain: [
        '想改的地方终于轮到你来改；先做一个样子给大家看，再说道理。',
        '口才和笔头都顺，适合考试、参赛、发表；挑一处最看重作品的地方投过去。',
      ],
    },
    '伤官.平': {
      short: '心思活，手也别停。',
      plain: [
        '新鲜的念头一个接一个，换换花样无妨；年底前至少让其中一个落到实处。',
        '爱评点，也评得准，话锋要配上笑容；评完别人，顺手给个办法。',
      ],
    },
    '伤官.累': {
      short: '话慢半拍，路宽一截。',
      plain: [
        '看不惯的事多，一开口容易伤到人；写在手机里，第二天再看要不要发。',
        '与长辈、上级之间小摩擦多；礼数先到，意见晚点到，事情就好办。',
      ],
    },
    '偏财.助': {
      short: '外面有机会，走出去看看。',
      plain: [
        '往外走能碰到贵客与好消息；每个月去一个新地方，见一位没见过的朋友。',
        '手里的资源活起来，能凑成一件大的；凑之前先算清各人出什么。',
      ],
    },
    '偏财.平': {
      short: '来去都快，随身记账。',
      plain: [
        '进项与出项都比往年活；月底看一次总数，比天天盯着省心。',
        '交游广，消息杂，听着都像机会；挑两样自己懂的，其余当故事听。',
      ],
    },
    '偏财.累': {
      short: '看着诱人的，先放三天。',
      plain: [
        '诱人的提议多，细看都要你先垫；凡是催着当天答复的，一律推到后天。',
        '应酬把时间切碎，家里人见你的次数少；每周圈出两晚，谁约也不出门。',
      ],
    },
    '正财.助': {
      short: '一步一脚印，步步有数。',
      plain: [
        '踏实干活就有踏实的回报；把手上的流程理顺一遍，省下的时间就是赚到的。',
        '添置家当、修整住处都合适；先做好预算，再去挑东西。',
      ],
    },
    '正财.平': {
      short: '按月过日子，心里不慌。',
      plain: [
        '收支平稳，家务与工作各占一半；忙完给自己买一样小小的喜欢。',
        '实在事排得满，虚头少；满到装不下时，先划去可做可不做的那行。',
      ],
    },
    '正财.累': {
      short: '算得少一点，睡得好一点。',
      plain: [
        '操心柴米的时候多，眉头容易皱着；把固定的开支设成自动，别天天去想。',
        '件件都要亲自经手，忙得抬不起头；教会一个帮手，比自己再熬一个月划算。',
      ],
    },
    '七杀.助': {
      short: '难关也是台阶。',
      plain: [
        '有硬任务落到头上，做成了就换一个位置；开工之前，先要来人手和时间。',
        '外面的压力恰好把你推上一层；每过一关，给自己记一笔。',
      ],
    },
    '七杀.平': {
      short: '紧一阵，松一阵。',
      plain: [
        '期限一个挨着一个，好在都应付得来；两个期限之间，空一天什么也不排。',
        '碰上强势的对手或上司，学他的快，不学他的急；争执留给邮件，当面只谈事。',
      ],
    },
    '七杀.累': {
      short: '先减负，再谈冲刺。',
      plain: [
        '事情来得又急又硬，身心都吃紧；列一张清单，请能做主的那位帮你砍两行。',
        '外头的要求像潮水，一浪接一浪；固定一个关机的钟点，守满整年。',
      ],
    },
    '正官.助': {
      short: '名分到位，照章去争。',
      plain: [
        '正式的机会会来，考试、评审、签约都宜认真；材料提前一个月备齐。',
        '做事的章法被看见，有人愿意替你说话；把过去三年的成绩写成一页。',
      ],
    },
    '正官.平': {
      short: '守规矩的一年，省心。',
      plain: [
        '照着规矩办，样样有着落，只是少些惊喜；惊喜可以自己安排，比如一次短途旅行。',
        '责任加了一点，头衔也许没加；先把新添的这份做顺，再开口谈待遇。',
      ],
    },
    '正官.累': {
      short: '规矩多，挑要紧的守。',
      plain: [
        '手续、考核、检查扎堆，绕得人心烦；备一个文件夹，一次带全就少跑三趟。',
        '别人的期待压在肩上，做什么都放不开；问清楚对方真正在意的是哪一条。',
      ],
    },
    '偏印.助': {
      short: '静下心，灵感自己来。',
      plain: [
        '适合研究、写作、学一门冷僻的本事；关上门的那几个小时，比平时值钱。',
        '有懂行的师友悄悄点拨；记下他们说的那句怪话，过些日子就明白。',
      ],
    },
    '偏印.平': {
      short: '想清楚，再说给人听。',
      plain: [
        '心思往里走，话少了，看得却更清；每个月挑一个想法，讲给懂的人听听。',
        '兴趣偏到没人去的角落，不妨多待一会儿；出来的时候，带一页笔记。',
      ],
    },
    '偏印.累': {
      short: '少猜一层，早问一句。',
      plain: [
        '疑心与顾虑占去太多夜晚；不确定的事直接问，一句话能省三天。',
        '容易把自己关起来，胃口也跟着淡；和家人同桌吃饭，是最简单的出门。',
      ],
    },
    '正印.助': {
      short: '读书、休养，两样都好。',
      plain: [
        '有长辈或制度托着你，适合进修、考证、安家；报名的日期先记进日历。',
        '受人照应的地方多，心也安；趁安稳补一门早就想学的课。',
      ],
    },
    '正印.平': {
      short: '慢一点，底子厚一点。',
      plain: [
        '清静的年份，没有大事来催；读几本厚书，或者陪父母走一趟远路。',
        '按老办法做事就很稳，不必求新；老办法里哪一步最费时，顺手改掉它。',
      ],
    },
    '正印.累': {
      short: '少等一会儿，先动起来。',
      plain: [
        '想再准备准备，一准备就过了季；只准备到七成，剩下三成在路上补。',
        '关心你的建议太多，听谁的都不是；关上门，先写下自己想要的那一个。',
      ],
    },
  },
};

/** Kind of touch, and the pillar it falls on. The hour is told by decades alone. */
export type YearRelationKey = `${LuckTouchKind}.${'年' | '月' | '日'}`;

type YearRelationValues = {
  readonly year: number;
  readonly ganzhi: string;
  /** 午未六合（流年支、日支）. */
  readonly touch: string;
  readonly wuxing: Wuxing;
  readonly role: Role;
};

/** Kinds that tighten rather than tie. */
const TIGHT: readonly string[] = ['天克地冲', '伏吟', '反吟', '六冲', '刑', '六害', '六破'];

/** What a year does to the chart, by the pillar it touches. */
export const YEAR_RELATION: Family<YearRelationKey, YearRelationValues> = {
  id: 'year.relation',
  when: '流年与年、月、日柱最重的一处冲合刑害',
  rule: 'LIUNIAN_TOUCH',
  source: '三命通会·论太岁',
  expert: ({ ganzhi, touch, wuxing, role }) => `${ganzhi}年逢${touch}，所涉之${wuxing}为${role}。`,
  chip: ({ touch }) => touch,
  why: ({ year, ganzhi, touch }) => `${year}年的${ganzhi}与命盘有这一层关系：${touch}。`,
  isCostly: (key) => TIGHT.includes(key.split('.')[0] ?? ''),
  words: {
    '天克地冲.年': '老家与长辈那头可能有变动；早些回去看看，该签的、该修的一并办了。',
    '天克地冲.月': '工作与住处的根基会被摇一摇；重要的文件备份两处，再谈换不换。',
    '天克地冲.日': '自己与身边最亲的那位都在变；争执先停一晚，大决定挪到下半年再看。',
    '伏吟.年': '旧时的人与事回来敲门；见一面，把当年没说完的话说完。',
    '伏吟.月': '做过的活又要重做一遍；先翻出旧稿，能省一半工夫。',
    '伏吟.日': '像照镜子，自己的老毛病看得格外清；只挑一样改，改满一年。',
    '反吟.年': '家族里的事来回拉扯，定了又变；少插话，多跑腿，风向自会定下来。',
    '反吟.月': '工作上的安排朝令夕改；每次变动都留一行记录，年底才说得清。',
    '反吟.日': '心意反复，今天想走明天想留；挂历上圈个期限，期限之前两头都不许诺。',
    '六冲.年': '根上有动静，搬迁、远行或长辈的事都可能；提前问一声，行程排松些。',
    '六冲.月': '职场与父母这一头变动多；换之前先把下一处看稳，别空着手走。',
    '六冲.日': '生活的位置要挪一挪，住处、作息、相处都算；两个人坐下来，一样一样商量。',
    '三会.年': '同乡、同宗、旧圈子的力量聚到一处；乘着人齐，把集体的事办了。',
    '三会.月': '一整股风吹向工作，忙的都是同一类活；趁着手热，把它做成招牌。',
    '三会.日': '所有的事都绕着你转，风头足也累人；该站出来时站出来，该回家时回家。',
    '三合.年': '长辈与旧识凑成一股力；他们牵的线，去见一见。',
    '三合.月': '团队合拍，项目容易成；分工表写清楚，谁也不吃亏。',
    '三合.日': '与伴侣、搭档配合顺手；挑一件两个人都想要的，年底前做成。',
    '天地鸳合.年': '与故乡或长辈的缘分加深；一起拍一张合影，留给往后。',
    '天地鸳合.月': '与上级、父母之间难得同心；想谈的条件，趁和气时谈。',
    '天地鸳合.日': '遇到一位与你合拍的伙伴，心里踏实；把约定说出口，别只放在心上。',
    '六合.年': '长辈或旧友伸来一只手；接住之后，回一份小礼。',
    '六合.月': '工作上有人愿意配合，磨合期变短；把话说软，把事做硬。',
    '六合.日': '身边的关系变得黏一些；甜的时候，也各自留一个下午。',
    '半合.年': '旧圈子里有一半的助力；另一半，请他们再介绍一位。',
    '半合.月': '有人搭了半座桥过来；剩下的半座由你去修，先打一通电话。',
    '半合.日': '与人亲近了半步，还差一句明白话；找个轻松的场合说出来。',
    '刑.年': '与长辈说话容易拧着；先应一声好，过两天再说难处。',
    '刑.月': '手续与人事里多有疙瘩；一件一件解，别想着一刀剪断。',
    '刑.日': '与亲近的人小处磕碰，谁也没恶意；把规矩减到三条，其余随对方。',
    '六害.年': '亲戚之间的话容易传走样；只说自己亲眼见的，不转述。',
    '六害.月': '同事间的误会比难题更费神；每周当面对一次进度，话就传不歪。',
    '六害.日': '嘴上不提，心里却记着，日子会闷；睡前说一件今天谢谢对方的事。',
    '六破.年': '老家那边的计划会缺个口子；多备一套办法，缺了也能补。',
    '六破.月': '定好的工作安排会掉一两项；核心的那项双份保险，其余掉了就掉了。',
    '六破.日': '家里的小物小事爱出岔，修修补补；趁修补的机会，换一样更好用的。',
  },
};

/** Kinds of 犯太岁, or 平 where a year leaves it alone. */
export type YearTaisuiKey = FanTaisui | '平';

type YearTaisuiValues = {
  readonly year: number;
  readonly branch: Branch;
  readonly natal: Branch;
};

const MEETINGS = {
  值: '相同',
  冲: '相冲',
  刑: '相刑',
  害: '相害',
  破: '相破',
  平: '不相犯',
} as const satisfies Readonly<Record<YearTaisuiKey, string>>;

/** What a year is to the year of birth 犯太岁: a year of more change, nothing worse. */
export const YEAR_TAISUI: Family<YearTaisuiKey, YearTaisuiValues> = {
  id: 'year.taisui',
  when: '流年地支与年支的关系',
  rule: 'TAISUI',
  source: '协纪辨方书·岁前十二神',
  expert: ({ branch, natal }, key) => `太岁${branch}与年支${natal}${MEETINGS[key]}。`,
  chip: (_, key) => (key === '平' ? '太岁无碍' : `${key}太岁`),
  why: ({ year, branch, natal }, key) => `${year}年的地支是${branch}，与出生年的${natal}${MEETINGS[key]}。`,
  isCostly: (key) => key !== '平' && key !== '值',
  words: {
    值: '本命年到了，十二年走完一圈；给自己办个小小的仪式，写下下一圈想去的地方。',
    冲: '生年与太岁相对，环境容易有变；搬迁、换岗、远行早些安排，就当换一换气。',
    刑: '琐事里容易起口角，多半因为赶；每件事多留一刻钟，火气就没处生。',
    害: '托人办的事容易走样；要紧的自己跑一趟，顺便当面道声谢。',
    破: '计划里会漏掉一两格；年初多留一份余钱和余日，漏了也从容。',
    平: '与出生那年两不相犯，心里可以松一松；把心思放在自己的节奏上。',
  },
};

type YearSpiritValues = {
  readonly year: number;
  readonly ganzhi: string;
  readonly name: YearSpirit;
};

const HEAVY: readonly YearSpirit[] = ['羊刃', '白虎', '丧门', '吊客', '病符', '官符'];

/** Spirits of a year: they colour, and never decide. */
export const YEAR_SPIRIT: Family<YearSpirit, YearSpiritValues> = {
  id: 'year.shensha',
  when: '流年所见神煞，至多三个',
  rule: 'SHENSHA',
  source: '三命通会·总论诸神煞',
  expert: ({ ganzhi, name }) => `${ganzhi}年带${name}，点缀而已。`,
  chip: ({ name }) => name,
  why: ({ year, ganzhi, name }) => `按神煞的查法，${year}年的${ganzhi}对这张盘是${name}。`,
  isCostly: (key) => HEAVY.includes(key),
  words: {
    红鸾: '喜气与缘分的消息会多一些，朋友的喜酒也算；穿得明快点，多去人多的地方。',
    天喜: '家里容易添一桩高兴事；把日子空出来，好好热闹一场。',
    驿马: '出门的次数多，差旅、搬家、探亲都在内；行李箱常备着，票早点订。',
    文昌贵人: '读写考试都比平常顺手；挑一张最想拿的证书，这年就报名。',
    天乙贵人: '为难的时候有人肯搭一句话；开口求助要趁早，别等火烧到眉毛。',
    桃花: '人缘好，注目多，聚会里你最亮；亮归亮，分寸早些讲明。',
    华盖: '想静一静，适合学艺、修心、独自旅行；静久了，记得给朋友报个平安。',
    羊刃: '劲头猛，动作快，磕磕碰碰也多；开车、用刀、搬重物都慢半拍。',
    白虎: '出行与动工具的时候多看一眼；护具戴好，赶路别抢那几分钟。',
    丧门: '心情容易被旧事牵动；去看看久未见面的长辈，说说话就好。',
    吊客: '人情往来里有些沉重的场合；去过之后早点回家，洗个热水澡。',
    病符: '身子容易懒，旧毛病来打招呼；按时睡，按时查，别硬撑。',
    官符: '文书与约定要看仔细，字里行间别偷懒；签名之前，请第二双眼睛读一遍。',
    龙德: '有事能得体面地收场；做人大方一点，别人也大方。',
    福德: '小福气不少，吃得好，睡得香；有余力就帮邻里一把。',
    太阳: '亮堂的一年，被看见的机会多；站到台前去，话短一点。',
  },
};
