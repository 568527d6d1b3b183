/**
 * matter.*: 三件要事, the three matters that open a report. What weighs most, what helps most, and what else shapes this chart.
 * Written for any age: a minor's report opens with them too.
 */
import type { Combo } from '@shangyuan/engine/analysis';
import type { TenGod, TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';

const OWN = '本应用的计分';

/** The heaviest group and the side the day master stands on. */
export type ForceKey = `${TenGodGroup}.${'弱' | '中' | '强'}`;

type ForceValues = {
  /** 辛金. */
  readonly dm: string;
  readonly month: string;
  /** Phase of the heaviest group. */
  readonly heavy: Wuxing;
  readonly group: TenGodGroup;
  readonly percent: string;
  readonly support: string;
  readonly className: string;
  /** 得令 or 失令. */
  readonly season: string;
};

/** What weighs most. */
export const MATTER_FORCE: Family<ForceKey, ForceValues> = {
  id: 'matter.force',
  when: '常格：最重的一类十神与日主强弱',
  rule: 'CLASS_SUPPORT',
  source: OWN,
  expert: ({ dm, month, season, group, percent, support, className }) =>
    `${dm}生${month}月，${season}；${group}${percent}为全盘最重，扶身合${support}，${className}。`,
  chip: ({ group, percent }) => `${group}${percent}`,
  why: ({ group, percent, support, className }) =>
    `十神五类里${group}最重，占${percent}；帮自己的力量合计${support}，算${className}。`,
  claims: (_, key): Claim[] => [
    { about: '日主', aspect: '强弱', value: key.split('.')[1] as '弱' | '中' | '强' },
  ],
  words: {
    '官杀.弱': {
      short: '压力来得早，也练得早。',
      plain: [
        '{dm}生在{month}月，{heavy}最旺，规矩、期限和别人的期待常比自己的想法先到。动手前先问一句“这件事非我不可吗”，能省下不少力气。',
      ],
    },
    '官杀.中': {
      short: '担子在肩，步子还稳。',
      plain: [
        '{heavy}在盘里最重，身上总有几件别人托付的事，好在力气也跟得上。每接一件新的，先放下一件旧的，步子就不乱。',
      ],
    },
    '官杀.强': {
      short: '有本事，也有管得住的规矩。',
      plain: [
        '{heavy}最有力，{dm}也不弱，像一匹好马配了一副缰绳。难事到手先别急着证明，把规矩看清，再放开跑。',
      ],
    },
    '财.弱': {
      short: '眼前的事，总比手多。',
      plain: [
        '{heavy}最旺，要打理的事一件接一件，力气却只有一份。先挑一样最值得的做起，剩下的写在纸上，让它们排队。',
      ],
    },
    '财.中': {
      short: '事情多，也理得清。',
      plain: [
        '{heavy}在盘里占了大头，生活里少不了具体的安排，你也理得出头绪。隔一阵问问，这些安排里哪一样是为了自己。',
      ],
    },
    '财.强': {
      short: '扛得动，就放手去做。',
      plain: [
        '{heavy}最重而{dm}也有力，实实在在的事最能让你安定。找一件看得见结果的，从头做到尾，比什么道理都养人。',
      ],
    },
    '食伤.弱': {
      short: '给得太快，要学会收。',
      plain: [
        '{heavy}最旺，话、点子、好意都往外流，流多了自己先空。每天留一段只听不说的时间，让力气慢慢回来。',
      ],
    },
    '食伤.中': {
      short: '有话说，也有事做。',
      plain: [
        '{heavy}最有劲，想法多，手也勤，走到哪里都能添点新意。挑一个念头做到能拿给别人看，心里会踏实一大截。',
      ],
    },
    '食伤.强': {
      short: '一身力气，正好有出口。',
      plain: [
        '{dm}有力，{heavy}又把它引出来，做东西、讲道理都使得上劲。定一个能署名的目标，别让力气散在小事里。',
      ],
    },
    '印.弱': {
      short: '有人教，先把底子补上。',
      plain: [
        '{heavy}最旺，读书、请教都有去处，只是{dm}还不够壮。把学到的每天用一点，用着用着，底气就有了。',
      ],
    },
    '印.中': {
      short: '底子厚，再往前一步。',
      plain: [
        '{heavy}占了先，心思稳，凡事想得周到。想得差不多就动身，第一步不用漂亮，走出去才知道路有多宽。',
      ],
    },
    '印.强': {
      short: '养得足，就该动了。',
      plain: ['{heavy}太足，四面都有照应，容易想得多、做得少。找一个离书桌远一点的地方，亲手做成一件小事。'],
    },
    '比劫.弱': {
      short: '同伴是底气，先聚拢。',
      plain: ['帮得上{dm}的主要是{heavy}，身边的同伴就是底气。把要做的事说给两三位听，比闷头扛着走得远。'],
    },
    '比劫.中': {
      short: '靠自己，也靠同伴。',
      plain: ['{heavy}最有力，自己拿得起，同伴也帮得上。做事之前先分清谁管哪一段，热闹就不会变成拉扯。'],
    },
    '比劫.强': {
      short: '主意大，要有用武之地。',
      plain: [
        '{heavy}在盘里一家独大，主意正，劲也足，最怕没有地方使。给自己找一件有规则、有对手的事，力气就有了形状。',
      ],
    },
  },
};

/** Special classes by name, without 真 and 假. */
export type StreamKey =
  '从儿' | '从财' | '从官杀' | '从势' | '曲直' | '炎上' | '稼穑' | '从革' | '润下' | '从强' | '化气';

type StreamValues = {
  readonly dm: string;
  readonly heavy: Wuxing;
  /** 假从财格. */
  readonly name: string;
  readonly support: string;
  readonly percent: string;
};

/** What weighs most where the whole chart leans one way. */
export const MATTER_STREAM: Family<StreamKey, StreamValues> = {
  id: 'matter.stream',
  when: '从、专、化：全盘的大势',
  rule: 'CLASS_SPECIAL',
  source: '滴天髓·从象、独象、化象',
  expert: ({ dm, name, heavy, percent, support }) =>
    `${dm}扶身合${support}，${heavy}占${percent}成势，以${name}论，喜顺忌逆。`,
  chip: ({ name }) => name,
  why: ({ name, heavy, percent }) => `${heavy}占了${percent}，全盘往一个方向走，所以按${name}来读。`,
  claims: (): Claim[] => [{ about: '日主', aspect: '强弱', value: '从' }],
  words: {
    从儿: {
      short: '把自己交给手里的作品。',
      plain: [
        '力量全往{heavy}去，{dm}做东西、讲东西的时候最像自己。与其争谁强，不如把下一件作品做得更好看。',
      ],
    },
    从财: {
      short: '事情在前，自己在后。',
      plain: [
        '满盘都是{heavy}，{dm}顺着它走，越是投入实事，心里越安稳。认准一摊长久的，别为一口气换来换去。',
      ],
    },
    从官杀: {
      short: '跟对队伍，路就宽。',
      plain: [
        '{heavy}占了大势，{dm}放下自己的小主张，反而走得远。选队伍时慢一点，选定以后，把分内的做到最好。',
      ],
    },
    从势: {
      short: '风往哪边吹，先看一看。',
      plain: [
        '几股外力都比{dm}强，没有哪一股独大，好在看得清，转得也快。每做一个决定，先问三方的意思，再定自己的位置。',
      ],
    },
    曲直: {
      short: '一心往上长。',
      plain: ['四下都是木，{dm}像长在林子里，仁厚而有韧劲。选一件要花十年的事，今天先种下第一棵。'],
    },
    炎上: {
      short: '光够亮，去照远处。',
      plain: ['火连成一片，{dm}藏也藏不住，热情走到哪里，哪里就亮。给自己留一块阴凉，亮得才久。'],
    },
    稼穑: {
      short: '厚厚一层土，慢慢种。',
      plain: ['满盘是土，{dm}稳稳当当，什么都装得下，托付也就跟着来。守着一处往深里做，别急着挪地方。'],
    },
    从革: {
      short: '刀口一色，用在正处。',
      plain: ['金气成了一片，{dm}说一不二，眼里分得清黑白。把锋利用在事上，对人留一句软话。'],
    },
    润下: {
      short: '水势浩大，先认河道。',
      plain: ['大水汇成一色，{dm}聪明，走得远，也容易漫开。先认准一条河道，再说要流到哪里去。'],
    },
    从强: {
      short: '根底深，学着教着走。',
      plain: ['滋养的力量满满一盘，{dm}不用争，也站得稳。把学问一年年积下去，再一样样传出去。'],
    },
    化气: {
      short: '与人相合，换一番天地。',
      plain: [
        '{dm}与身旁一干相合，性子随着{heavy}变了样，遇到对的同伴就格外舒展。先选人，再选事，路会顺得多。',
      ],
    },
  },
};

/** The 用神 and the group it is. */
export type HelpKey = `${Wuxing}.${TenGodGroup}`;

type HelpValues = {
  readonly yong: Wuxing;
  readonly xi: Wuxing;
  readonly group: TenGodGroup;
  /** 己藏年支、月支, or 盘中不见. */
  readonly where: string;
  readonly method: string;
  readonly score: number;
};

/** What helps most. */
export const MATTER_HELP: Family<HelpKey, HelpValues> = {
  id: 'matter.help',
  when: '用神的五行，及它对日主是哪一类十神',
  rule: 'CONCLUSION',
  source: '子平真诠·论用神',
  expert: ({ yong, xi, group, where, method, score }) =>
    `${method}取${yong}，于日主为${group}，${where}；以${yong}为用、${xi}为喜，把握${score}。`,
  chip: ({ yong }) => `用${yong}`,
  why: ({ yong, group, method }) =>
    `账目里${yong}得分最高，主要是${method}一家的主张；它对日主来说是${group}。`,
  claims: ({ yong }): Claim[] => [{ about: yong, aspect: '喜忌', value: '喜' }],
  words: {
    '木.印': {
      short: '木是柴，火才烧得久。',
      plain: [
        '木来生火，读书、师友、一份慢慢长的计划，都是给你添的柴。柴要一根根添，每天读几页，比一次读完更旺。',
      ],
    },
    '火.印': {
      short: '火一照，土就暖。',
      plain: [
        '火来生土，一点热情、一位愿意提携你的前辈，就能让你整个松动起来。往亮处坐，多问一句，暖意会来得快些。',
      ],
    },
    '土.印': {
      short: '土是台阶。',
      plain: [
        '土来养金，读书、证照、靠谱的师长、稳定的去处，走的是同一条路。难处来时先学一样东西，它会变成你的资历。',
      ],
    },
    '金.印': {
      short: '金是源头，水才不断。',
      plain: ['金来生水，清楚的规矩和扎实的知识，就是你的源头。把散着的想法理成条目，源头一清，流得就远。'],
    },
    '水.印': {
      short: '有水，木就长。',
      plain: ['水来养木，休息、阅读、安静的陪伴，都是浇在根上的水。忙的时候先停一停，枝叶自己会舒展。'],
    },
    '木.比劫': {
      short: '并排的树，一起挡风。',
      plain: ['同是木的伙伴，就是替你挡风的林子。手上的事别独自扛，找一位同路的朋友，分一半出去。'],
    },
    '火.比劫': {
      short: '添一盏灯，就亮一片。',
      plain: ['用得着的是火，也就是和你一样有热气的同伴。多去有人气的地方，把要做的事说出来，就有人搭手。'],
    },
    '土.比劫': {
      short: '土上添土，才站得高。',
      plain: [
        '帮得上忙的是土，老朋友、老地方、守得住的约定，都能让你站稳。遇到难处先回到熟悉的圈子里，再往外走。',
      ],
    },
    '金.比劫': {
      short: '有金来磨，刀更快。',
      plain: ['用的是金，身边有几位直来直去的同伴，你会更利落。请他们替你看一眼计划，该砍的地方就砍。'],
    },
    '水.比劫': {
      short: '水汇着水，流得远。',
      plain: ['要的是水，合得来的同伴一多，路自己就通。每周约一次同路的朋友，把卡住的事摊开来聊。'],
    },
    '木.食伤': {
      short: '水边要有树。',
      plain: ['水有木来用，想法才长得出叶子，写、讲、教、种，都算。挑一个念头养到开花，别让它一直漂着。'],
    },
    '火.食伤': {
      short: '木头点着，才有光。',
      plain: ['木要火来显，会说会做，你的好才看得见。把想了很久的那件事做个小样，拿给别人看。'],
    },
    '土.食伤': {
      short: '火要落到土里。',
      plain: ['火有土接着，热情才变成实在的东西。把一腔热气用在做饭、做手工、带新人上，越做越稳。'],
    },
    '金.食伤': {
      short: '土里要出点东西。',
      plain: ['土能生金，埋着的本事要挖出来才算数。每个月交出一样成品，哪怕很小，心会跟着亮。'],
    },
    '水.食伤': {
      short: '会表达，就有凉风。',
      plain: ['金要水来洗，写、讲、做手艺，既让自己透气，也让别人看见你。心里憋着的话，先写成三行。'],
    },
    '木.财': {
      short: '有木可裁，手才不空。',
      plain: ['金要有木来裁，具体的事、能长大的项目，最合你的手。选一件看得见尺寸的活，从量尺寸开始。'],
    },
    '火.财': {
      short: '水要有火，才煮得开。',
      plain: ['水有火来用，忙实在的、有热度的事，就有精神。给自己定一个看得到的目标，烧到开为止。'],
    },
    '土.财': {
      short: '木要有土，才立得住。',
      plain: ['木扎进土里才稳，实务、住处、收支，一样样落实，心就定。先把最乱的那件理清楚。'],
    },
    '金.财': {
      short: '火要炼金，才算有用。',
      plain: ['火有金可炼，力气才有去处，细致的、有标准的活最能成就你。挑一件要打磨的，磨到满意。'],
    },
    '水.财': {
      short: '土里有水，才肯长东西。',
      plain: ['土得水而润，流动的事、往来的人，都能让你活起来。别守着不动，每周出去见一位朋友。'],
    },
    '木.官杀': {
      short: '土要有树，才不板结。',
      plain: ['土有木来疏，一点要求、一份说好的期限，反而让你松动。主动揽一件有人验收的事，日子会有精神。'],
    },
    '火.官杀': {
      short: '金要过火，才成器。',
      plain: ['金要火来炼，难一点的任务、严一点的师傅，都是你的炉子。选一处真能学到东西的，炼完记得歇。'],
    },
    '土.官杀': {
      short: '水有堤，才流得远。',
      plain: ['水要土来拦，定时、定量、有规矩，才情才不四散。先给一天定下三个固定的时刻，照着过。'],
    },
    '金.官杀': {
      short: '树要修枝，才成材。',
      plain: ['木有金来修，清楚的标准和直率的批评，能让你长得更直。请一位懂行的朋友，替你划掉不要的枝节。'],
    },
    '水.官杀': {
      short: '火要见水，才不燥。',
      plain: ['火有水来调，一点冷静、几分约束，热情才用得准。做大决定前先睡一觉，第二天再开口。'],
    },
  },
};

/** The phase the month wants first, and whether it shows, is hidden, or is absent. */
export type ThirstKey = `${Wuxing}.${'透' | '藏' | '无'}`;

type ThirstValues = {
  readonly dm: string;
  readonly month: string;
  readonly stem: string;
  readonly wuxing: Wuxing;
  /** 壬透在天干. */
  readonly present: string;
  readonly role: string;
  readonly word: string;
};

/** What the season wants first. */
export const MATTER_THIRST: Family<ThirstKey, ThirstValues> = {
  id: 'matter.thirst',
  when: '调候首取的五行为用神或喜神：透、藏或无',
  rule: 'UG_CLIMATE',
  source: '穷通宝鉴',
  expert: ({ dm, month, stem, present, role }) =>
    `${dm}生${month}月，调候首取${stem}：${present}，为${role}。`,
  chip: ({ stem }) => `调候${stem}`,
  why: ({ dm, month, stem, present }) => `古书说${dm}生在${month}月，先要${stem}；在这张盘里，${present}。`,
  claims: ({ wuxing }, key): Claim[] => [
    { about: '调候', aspect: '有无', value: key.endsWith('无') ? '无' : '有' },
    ...(key.endsWith('无') ? [{ about: wuxing, aspect: '多少', value: '无' } as const] : []),
    { about: wuxing, aspect: '喜忌', value: '喜' },
  ],
  words: {
    '水.透': {
      short: '正盼着水，恰有一瓢。',
      plain: ['{month}月的{dm}最盼水，盘面上正好看得见。懂得歇，也懂得说，烦躁来时先去走一圈，比硬扛有用。'],
    },
    '水.藏': {
      short: '水在地下，要自己打井。',
      plain: ['这个月份最想要水，水却藏着。休息和变通不会自己来，把它们排进每天的日程。'],
    },
    '水.无': {
      short: '想要的水不见，先学会歇。',
      plain: ['最想要的水不见，{dm}容易一忙到底。先跟自己约好，再急也要睡够，话到嘴边先喝口水。'],
    },
    '火.透': {
      short: '正盼着火，有太阳照着。',
      plain: ['{month}月的{dm}正盼火，盘面上就有。别人愿意靠近这份暖意，你也多往亮处站，事情会顺些。'],
    },
    '火.藏': {
      short: '火种在，要添柴。',
      plain: ['生在{month}月，要火来暖，火却藏在底下。热情要靠自己拨一拨，早起、见人、动起来，都是拨火。'],
    },
    '火.无': {
      short: '少了火，先把自己暖起来。',
      plain: ['盼着火，火又不见，{dm}难免提不起劲。先把起居弄暖和，再约一位开朗的朋友，心气就上来了。'],
    },
    '木.透': {
      short: '有木来疏，气就通。',
      plain: [
        '{month}月的{dm}要木来疏通，盘面上正有。有计划、有盼头，你就不觉得闷，每季定一个能长大的目标。',
      ],
    },
    '木.藏': {
      short: '木在里面，慢慢抽芽。',
      plain: ['要木来疏一疏，木还藏在里面。先从一点小改变做起，换个座位、换个做法都算。'],
    },
    '木.无': {
      short: '缺一点木，给自己开窗。',
      plain: ['盼木而木不见，{dm}容易闷在原地。每周去一次没去过的地方，给日子开一扇窗。'],
    },
    '土.透': {
      short: '有土托着，心就安。',
      plain: ['先要土来托，正好就有，{dm}心里不慌。守住固定的作息和住处，外面再乱也不怕。'],
    },
    '土.藏': {
      short: '土在底下，踩实它。',
      plain: ['能安稳人的土，埋在盘里没露面。把信用和习惯一点点踩实，地基自己会显出来。'],
    },
    '土.无': {
      short: '缺一块地，先安顿下来。',
      plain: ['盼土而土不见，{dm}容易飘。先把住处、作息、账目这三样安顿好，再谈远的。'],
    },
    '金.透': {
      short: '有金来断，清清楚楚。',
      plain: ['裁断要靠金，金恰好看得见。拖着的事你有本事了断，一件一件来，天就清了。'],
    },
    '金.藏': {
      short: '金在土里，要去取。',
      plain: ['该收的时候要金来收，金却埋着。给自己借一把剪刀，一个期限，或者一位直话直说的朋友。'],
    },
    '金.无': {
      short: '想收口，先定期限。',
      plain: ['盼金而金不见，事情容易铺开收不拢。每件事开头的时候，就写上结束的日子。'],
    },
  },
};

type PairingValues = {
  readonly combo: Combo;
  /** 七杀透年柱，偏印藏在地支. */
  readonly halves: string;
};

/** What the gods make together, where it is what shapes the chart. */
export const MATTER_PAIRING: Family<Combo, PairingValues> = {
  id: 'matter.pairing',
  when: '十神组合中排在最前的一个',
  rule: 'LIFE_COMBO',
  source: '子平真诠·论相神',
  expert: ({ combo, halves }) => `${combo}：${halves}，一生行事多由此见。`,
  chip: ({ combo }) => combo,
  why: ({ combo, halves }) => `${halves}，两样都有力，合起来叫${combo}。`,
  words: {
    官印相生: {
      short: '名正，路就稳。',
      plain: ['责任和学识在盘里连成一线，越是正经的场合，越能显出你的好。考核和资格别嫌麻烦，一样样拿下来。'],
    },
    杀印相生: {
      short: '难处，会变成资格。',
      plain: ['压力旁边就站着老师，扛过去的每一关都能换成本事。下次遇到难题，先问谁做过，再想怎么做。'],
    },
    食神制杀: {
      short: '软功夫，能办硬事。',
      plain: ['你有一手软功夫，正好降得住硬局面。别急着硬碰，先让气氛松一松，再拿出本事来。'],
    },
    伤官配印: {
      short: '有锋芒，也有鞘。',
      plain: ['才气和涵养都在，话说三分、写七分，最有力量。把想法写成别人拿去就能用的样子。'],
    },
    食伤生财: {
      short: '手艺到哪，路到哪。',
      plain: ['想得出，做得成，也换得回，从念头到收成是一条通路。挑最拿手的一样，做成别人认得出的招牌。'],
    },
    财官双美: {
      short: '做得成，也担得起。',
      plain: ['既能把事办妥，又担得起责任，要紧的事常落到你手里。答应之前想清先后，名和利一次先顾一头。'],
    },
    羊刃驾杀: {
      short: '刚劲，遇上了对手。',
      plain: ['性子刚，压力也硬，两下碰在一起反而出成绩。上场时放开，下场后收刀，身边人会轻松许多。'],
    },
    比劫夺财: {
      short: '先说好怎么分。',
      plain: ['手里的好处常有人来分，情分也因此容易磨损。凡是合着做的事，第一天就把分法写下来。'],
    },
    官杀混杂: {
      short: '声音太多，先听一个。',
      plain: ['要求从好几头来，听谁的都不周全。先认准一位说了算的，其余的记下来，改天再答。'],
    },
    伤官见官: {
      short: '想改规矩，先写下来。',
      plain: ['心里的想法和外面的规矩常顶着，忍也难受，吵也吃亏。把意见写成办法交出去，门就开了一条缝。'],
    },
    枭神夺食: {
      short: '别让疑虑吃掉灵感。',
      plain: ['好念头常被自己的犹豫截住，做着做着就停了。给灵感留一小段时间，这段时间里只做，不评。'],
    },
    财多身弱: {
      short: '少接一件，多做透一件。',
      plain: ['看得见的机会多，拿得动的少，忙完常觉得空。从手里退出一件，把省下的力气给最要紧的那件。'],
    },
    印多身旺: {
      short: '准备够了，出门吧。',
      plain: ['懂得多，靠得住的也多，缺的是走出去。挑一个日子，不管准备得怎样，那天就开始。'],
    },
  },
};

/** A clash or combination with the day, or branches gathered to one phase. */
export type TieKey = '冲年月' | '冲月日' | '冲日时' | '合月日' | '合日时' | `局${'木' | '火' | '金' | '水'}`;

type TieValues = {
  /** 午子相冲, 申子辰三合水. */
  readonly tie: string;
};

/** How the branches hold together or pull apart. */
export const MATTER_TIE: Family<TieKey, TieValues> = {
  id: 'matter.tie',
  when: '相邻两支相冲、与日支六合，或三支成局',
  rule: 'RELATION',
  source: '三命通会·论冲击、论支元六合、论三合',
  expert: ({ tie }) => `地支${tie}，为盘中动静之枢。`,
  chip: ({ tie }) => tie,
  why: ({ tie }) => `四个地支之间的关系，先看${tie}这一层。`,
  words: {
    冲年月: {
      short: '早年动，见识多。',
      plain: ['年与月两支相对，早年环境变得多，也早早学会了适应。如今安顿下来，留一样从小到大没变的东西。'],
    },
    冲月日: {
      short: '外面和自己，常要拉一拉。',
      plain: ['月与日两支相对，外面的要求和自己的日子常往两头拉。大事错开办，先顾好一头，再去另一头。'],
    },
    冲日时: {
      short: '想安定，又想走远。',
      plain: ['日与时两支相对，手上的和将来的总在较劲。给将来划出固定的一天，其余六天只管眼前。'],
    },
    合月日: {
      short: '与身边的人，分不开。',
      plain: ['月与日两支相合，家人、同伴与自己的日子连在一处，牵挂多，帮手也多。每周留半天，只属于自己。'],
    },
    合日时: {
      short: '做的事，连着将来。',
      plain: [
        '日与时两支相合，手上做的和将来要的连在一处，越做越有盼头。隔一阵抬头看看，方向还是不是当初那个。',
      ],
    },
    局木: {
      short: '木成一片，心往上长。',
      plain: ['地支连成一片木，想生长、想做好事的劲头很足。选一个长远的方向，把零碎的念头都接到这根主干上。'],
    },
    局火: {
      short: '火成一片，热气逼人。',
      plain: ['几个地支一起烧成火，热情一来，谁都被带动。要紧的决定放到第二天早上，火退了再看。'],
    },
    局金: {
      short: '金成一片，断得干净。',
      plain: ['底下连着一片金，做事利落，分得清楚。该断的早断，对人却别断得太快。'],
    },
    局水: {
      short: '水成一片，想得远。',
      plain: ['几支汇成了大水，脑子活，去得远，也容易漫。用一张日程表作堤，水就听话。'],
    },
  },
};

type WantValues = { readonly wuxing: Wuxing; readonly percent: string; readonly role: string };

/** A phase that serves and is all but missing. */
export const MATTER_WANT: Family<Wuxing, WantValues> = {
  id: 'matter.want',
  when: '用神或喜神不足百分之六',
  rule: 'SCORE',
  source: OWN,
  expert: ({ wuxing, percent, role }) =>
    `${wuxing}为${role}而${percent === '0%' ? '不见' : `仅${percent}`}，须待岁运相助。`,
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ wuxing, percent, role }) =>
    `${wuxing}是${role}，${percent === '0%' ? '盘里却没有' : `却只占${percent}`}。`,
  claims: ({ wuxing }): Claim[] => [
    { about: wuxing, aspect: '多少', value: '少' },
    { about: wuxing, aspect: '喜忌', value: '喜' },
  ],
  words: {
    木: {
      short: '缺一点往上长的劲。',
      plain: ['木很少，偏偏又最用得着，日子容易过成重复。每季给自己种一样新的，一门课、一盆花都行。'],
    },
    火: {
      short: '缺一点光，自己点上。',
      plain: ['火很少，偏又盼着它，心气要靠自己点。早一点起床，多见两位开朗的朋友，屋子慢慢就暖。'],
    },
    土: {
      short: '缺一块落脚的地。',
      plain: ['土很少，偏又要靠它站稳，事情容易散。先把一样东西固定下来，住处、时间、搭档，先选一样。'],
    },
    金: {
      short: '缺的是一句“到此为止”。',
      plain: ['金很少，偏又要它来收尾，开头多，结尾少。先把手上最小的那件做完，再开新的。'],
    },
    水: {
      short: '缺一口水，先歇一歇。',
      plain: ['水很少，偏又最想要它，忙起来不知道停。把休息写进日程，像赴约一样准时去。'],
    },
  },
};

type EvenValues = { readonly spread: string };

/** Five phases that are even. */
export const MATTER_EVEN: Family<'匀', EvenValues> = {
  id: 'matter.even',
  when: '五行最多与最少相差不到百分之十八',
  rule: 'SCORE',
  source: '滴天髓·中和',
  expert: ({ spread }) => `五行最多与最少仅差${spread}，气势匀停，贵在专一。`,
  chip: ({ spread }) => `相差${spread}`,
  why: ({ spread }) => `五样力量里，最多的和最少的只差${spread}。`,
  words: {
    匀: {
      short: '样样都有，贵在取舍。',
      plain: ['五样力量差不多大，进退都有余地，难的是选。今年只选一样做到前头，其余的先过得去。'],
    },
  },
};

type TopValues = {
  readonly god: TenGod;
  readonly percent: string;
  readonly where: string;
  readonly role: string;
};

/** The god that weighs most. */
export const MATTER_TOP: Family<TenGod, TopValues> = {
  id: 'matter.top',
  when: '力量最大的十神',
  rule: 'TEN_GOD_POWER',
  source: '渊海子平·论十神',
  expert: ({ god, percent, where, role }) => `十神以${god}为首，${percent}，${where}，为${role}。`,
  chip: ({ god, percent }) => `${god}${percent}`,
  why: ({ god, percent }) => `十神里数${god}最重，占${percent}。`,
  claims: ({ god }): Claim[] => [{ about: god, aspect: '多少', value: '多' }],
  words: {
    比肩: {
      short: '自己站得住。',
      plain: ['盘里最重的，是和自己一样的力量，主意向内找就有。要做的事先问自己想不想，再问别人行不行。'],
    },
    劫财: {
      short: '敢伸手，也会收手。',
      plain: ['一股敢争也敢分的劲占了上风，热闹处少不了你。伸手之前先想好怎么收，热闹才不变成吵闹。'],
    },
    食神: {
      short: '慢慢做，做出滋味。',
      plain: ['分量最重的是温温和和的本事，做什么都能做出滋味。别被催乱了节奏，挑一样长年做下去。'],
    },
    伤官: {
      short: '灵气足，给它一个题目。',
      plain: ['灵气压过了别的，看什么都想翻个新样。给它一个题目和一个日子，灵气就变成了作品。'],
    },
    偏财: {
      short: '门路多，守住一条。',
      plain: ['往外伸展的劲最大，机会从四面来。守住一条主路，其余的让它们自己来去。'],
    },
    正财: {
      short: '落在实处，最安心。',
      plain: ['过日子的本事最显，一样一样都有着落。忙过一阵就停一停，别让清单替你做主。'],
    },
    七杀: {
      short: '压力大，骨头也硬。',
      plain: ['外来的劲最大，推着你走，也逼着你长。先分清哪一样真要你扛，扛完就放下。'],
    },
    正官: {
      short: '规矩在心里。',
      plain: ['分寸二字最重，凡事先问合不合适，别人因此放心。合适之外，每天留一点任性给自己。'],
    },
    偏印: {
      short: '想得深，也要说得出。',
      plain: ['独到的悟性占了先，静下来就能看到别人看不到的。看到了就说出来，别只困住自己。'],
    },
    正印: {
      short: '有人疼，有书读。',
      plain: ['滋养最足，师长、书本、家人都往你这边添。添得满了，就分一些给需要的朋友。'],
    },
  },
};
