/**
 * element.*: the phase there is most of, the one that is scarce, or five that are even. Each by whether it serves.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { shareClause } from '../../statement/figures.ts';
import type { Benefit } from '../../statement/keys.ts';
import type { Claim } from '../../statement/statement.ts';

/** Phase and benefit. */
export type WuxingKey = `${Wuxing}.${Benefit}`;

type WuxingValues = {
  readonly wuxing: Wuxing;
  /** Share of the chart: 39.1%. */
  readonly percent: string;
  readonly role: string;
  /** State in the month: 旺相休囚死. */
  readonly state: string;
};

const ROLE_CHAR = { 助: '喜', 平: '平', 累: '忌' } as const satisfies Readonly<Record<Benefit, string>>;
const DOMINANT_WORDS = {
  助: '旺而为用',
  平: '旺而无碍',
  累: '旺而为累，宜泄宜制',
} as const satisfies Readonly<Record<Benefit, string>>;
const LACKING_WORDS = {
  助: '当用而不足',
  平: '缺亦无妨',
  累: '少则清',
} as const satisfies Readonly<Record<Benefit, string>>;
const benefitOf = (key: WuxingKey): Benefit => key.split('.')[1] as Benefit;

function claimsOf(wuxing: Wuxing, key: WuxingKey, amount: '多' | '少'): Claim[] {
  return [
    { about: wuxing, aspect: '多少', value: amount },
    { about: wuxing, aspect: '喜忌', value: ROLE_CHAR[benefitOf(key)] },
  ];
}

/** A phase above 30 %. */
export const WUXING_DOMINANT: Family<WuxingKey, WuxingValues> = {
  id: 'element.dominant',
  when: '某一行超过三成',
  rule: 'SCORE',
  source: '三命通会·论五行旺相休囚死并寄生十二宫',
  isImage: true,
  ground: ({ wuxing, percent }) => `${wuxing}${shareClause(Number.parseFloat(percent))}`,
  expert: ({ wuxing, percent, role, state }, key) =>
    `${wuxing}占${percent}，月令为${state}，为${role}，${DOMINANT_WORDS[benefitOf(key)]}。`,
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ wuxing, percent, role }) => `五行里${wuxing}最多，占${percent}；它在这张盘里是${role}。`,
  claims: ({ wuxing }, key) => claimsOf(wuxing, key, '多'),
  words: {
    '木.助': {
      short: '木旺得正好，往上长就是。',
      plain: [
        '木气最旺，又正合用，想法往上长，做事有生发的劲头；趁势定一个长远的题目，慢慢长成林。',
        '满盘的枝叶正好替你遮风，学习和规划都来得轻松；每过一季修一次枝，方向会更清楚。',
      ],
      of: { child: ['木气最旺，又正合用，学样新的就来劲，问题一个接一个。'] },
    },
    '木.平': {
      short: '枝叶多，给自己留点空。',
      plain: [
        '木占得最多，性子里有舒展的一面，喜欢留出空间；计划别排得太满，空着的地方才长得出新的。',
        '条理和成长感是你的底色，东西总往前推；偶尔停一停，看看脚下的土够不够。',
      ],
    },
    '木.累': {
      short: '念头太密，先剪两枝。',
      plain: [
        '木太密，念头一层叠一层，容易想到一半又改主意；先定下不改的三条，其余随它生长。',
        '枝叶过盛，光就透不进来，心里常觉得拥挤；清掉两件可有可无的安排，呼吸会松开。',
      ],
      of: { child: ['木太密，想法一个接一个，玩到一半就换。'] },
    },
    '火.助': {
      short: '有的是热，聚在一处用。',
      plain: [
        '火势最旺，又正好用得上，热情、行动、感染力都是现成的；把火聚在一口灶上，饭才熟得快。',
        '亮堂的性子替你开门，见人见事都有劲头；保持早起的习惯，火就烧得长久。',
      ],
      of: { child: ['火最旺，又正用得上，热情，爱表现，屋里有这孩子就热闹。'] },
    },
    '火.平': {
      short: '反应快，开口前喝口水。',
      plain: [
        '火在盘里占了头一份，反应快，表情也藏不住；重要的场合先喝口水，再开口。',
        '热闹的事容易把你吸过去，散场后又觉得空；赴约之前，先给自己留一件安静的事。',
      ],
    },
    '火.累': {
      short: '火太旺，先凉一凉。',
      plain: [
        '火太盛，事事都像着急，身边的期待也烫手；动手前先放一放，凉了再看还急不急。',
        '火候太大，一件小事也烧得心焦；每天关掉一小时的声音和屏幕，让火退一退。',
      ],
      of: { child: ['火太盛，急起来收不住，玩疯了不肯停。'] },
    },
    '土.助': {
      short: '土够厚，守住一块地。',
      plain: [
        '土最厚，又是你用得着的，稳重和信用就是本钱；守住一块地深耕，比四处开荒强。',
        '厚土托着，遇事不慌，别人也愿意靠过来；靠过来的人多了，记得分清先后。',
      ],
      of: { child: ['土最厚，又正用得上，性子稳当，在熟悉的地方最安心。'] },
    },
    '土.平': {
      short: '想好三遍，就可以动身。',
      plain: [
        '土气占先，凡事求稳，改变要多想几遍；想到第三遍还觉得好，就可以动身了。',
        '包容是你的长处，什么都先收下；隔一阵翻一翻，不用的清出去。',
      ],
    },
    '土.累': {
      short: '积得太多，从小的搬起。',
      plain: [
        '土堆得太高，手头的事越积越多，看着就沉；从最小的一件搬起，地面很快就露出来。',
        '太求稳妥，脚就迈不开，日子显得重；每周换一条没走过的路回家，松松土。',
      ],
      of: { child: ['土堆得厚，凡事慢一拍，换个新地方要适应很久。'] },
    },
    '金.助': {
      short: '断得清楚，后面就省力。',
      plain: [
        '金气最足，又正得用，决断和条理都是好工具；该切的时候切得干净，后面就省力。',
        '分得清，断得下，乱局到你手里会变整齐；整齐之后添一句暖话，大家也愿意跟着走。',
      ],
      of: { child: ['金气最足，又正得用，做事有头有尾，东西爱摆整齐。'] },
    },
    '金.平': {
      short: '标准先说在前头。',
      plain: [
        '金占头一份，讲原则，重效率，对含糊不太耐烦；标准先说在前头，别人照着做就是了。',
        '眼睛里有把尺，好坏一看便知；量人之前先量一量场合，许多话可以换个时候讲。',
      ],
    },
    '金.累': {
      short: '把“应该”换成“可以”。',
      plain: [
        '金太锋利，要求高，话也直，自己先被划着；把“应该”换成“可以”，一天就松不少。',
        '凡事先看出毛病，对人对己都容易苛刻；做点不讲对错的事，画画、下厨都行。',
      ],
      of: { child: ['金太利，凡事要对要齐，错一点就恼。'] },
    },
    '水.助': {
      short: '水足，开一条渠来用。',
      plain: [
        '水量最足，又是你盼着的，脑子活，转弯快，学什么都能融进去；给水开一条渠，每天流一点就够。',
        '流动对你有好处，见人、出门、换思路都能带来转机；带上本子，把路上的想法接住。',
      ],
      of: { child: ['水最足，又正用得上，脑子转得快，一说就通。'] },
    },
    '水.平': {
      short: '先守住作息这条河床。',
      plain: [
        '水占得最多，想得远，感受也细，容易随环境起伏；固定的作息像河床，先把它守好。',
        '适应力强，到哪儿都能化开，只是不容易留下痕迹；挑一处停久一点，做出个样子来。',
      ],
    },
    '水.累': {
      short: '想太多时，出去晒晒太阳。',
      plain: [
        '水太满，念头四处漫，决定常常往后拖；先筑一道堤，定好时间和地点再开始想。',
        '想得深，也容易往冷处想；出门走走，动一动，水就不会停在一个坑里。',
      ],
      of: { child: ['水太满，心里想得多，夜里容易怕。'] },
    },
  },
};

/** A phase below 6 %. */
export const WUXING_LACKING: Family<WuxingKey, WuxingValues> = {
  id: 'element.lacking',
  when: '某一行不足百分之六',
  rule: 'SCORE',
  source: '三命通会·论五行旺相休囚死并寄生十二宫',
  isImage: true,
  ground: ({ wuxing, percent }) =>
    percent === '0%' ? `盘里没有${wuxing}` : `${wuxing}${shareClause(Number.parseFloat(percent))}`,
  expert: ({ wuxing, percent, role, state }, key) =>
    `${percent === '0%' ? `${wuxing}不见` : `${wuxing}仅${percent}`}，月令为${state}，为${role}，${LACKING_WORDS[benefitOf(key)]}。`,
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ wuxing, percent, role }) =>
    percent === '0%'
      ? `五行里没有${wuxing}；它在这张盘里是${role}。`
      : `五行里${wuxing}很少，只占${percent}；它在这张盘里是${role}。`,
  claims: ({ wuxing }, key) => claimsOf(wuxing, key, '少'),
  isCostly: (key) => key.endsWith('助'),
  words: {
    '木.助': {
      short: '向上的劲，要自己安排。',
      plain: [
        '偏又是你用得着的一行，规划和舒展的时间要刻意排进日程；先从每天半小时不被打扰开始。',
        '缺的是一点向上长的劲，不妨借助外力：一盆绿植、一位爱规划的朋友、一本写满计划的本子。',
      ],
      of: { child: ['偏又正用得着，常带去有树有草的地方，看着东西长起来就高兴。'] },
    },
    '木.平': {
      short: '开头难，找人一起开头。',
      plain: [
        '木气淡，不太爱铺排远景，过一天算一天也自在；重要的日期写在墙上，就不会错过。',
        '生发的力气少一点，起步难些；找人一起开头，走上路便顺了。',
      ],
    },
    '木.累': {
      short: '岔路少，专心走一条。',
      plain: [
        '木少反而清静，少了许多岔路；专心把手上这件做完，就是你的走法。',
        '枝节不多，心里不乱，正合这张盘的脾气；别人劝你多开几条线时，可以笑着谢绝。',
      ],
      of: { child: ['主意不算杂，守着一样能玩很久，这样正好。'] },
    },
    '火.助': {
      short: '少些火，多往亮处走。',
      plain: [
        '又正盼着它，热情和表达要靠自己添柴；每天对一个人说句好话，屋里就暖了。',
        '光照不足的盘，适合多往亮处走，早起也好，见朋友也好，坐到前排也好。',
      ],
      of: { child: ['又正盼着它，见生人容易怯，大人先笑、先开口就好。'] },
    },
    '火.平': {
      short: '高兴的时候，说出来。',
      plain: [
        '火气不多，喜怒不形于色，旁人常猜不透；高兴的时候说出来，关系会近一步。',
        '不爱凑热闹，也不觉得缺什么；只在要紧的日子里，为别人热闹一回。',
      ],
    },
    '火.累': {
      short: '不急，是一样好处。',
      plain: [
        '正好避开了急躁，做事能按自己的拍子；有人催的话，回一个确定的时间就好。',
        '温度低一点对你是好事，头脑清楚；冷静的判断别藏着，大家用得着。',
      ],
      of: { child: ['性子不急，遇事等得住，这是好处。'] },
    },
    '土.助': {
      short: '先把住处和作息安顿好。',
      plain: [
        '而你正需要它托底，稳定的住处、固定的作息都格外要紧；先把这两样安顿好。',
        '脚下的地要自己一点点垫高，信用、习惯、相处久的朋友都是土；每月添一铲，日久就厚了。',
      ],
      of: { child: ['而这孩子正需要它托底，吃饭、睡觉的钟点越固定越安心。'] },
    },
    '土.平': {
      short: '轻装惯了，留一个锚。',
      plain: [
        '落脚处常换，也习惯轻装；至少留一样从不更换的东西，心里有个锚。',
        '耐性不算长，快进快出更合你；碰上慢功夫的事，请一位坐得住的搭档。',
      ],
    },
    '土.累': {
      short: '牵绊少，转身快。',
      plain: [
        '牵绊也少，转身比别人灵；趁着轻，多去看看不同的地方。',
        '没有太多包袱压着，说走就能走，这是好处；走之前把钥匙交清楚，人情才不落下。',
      ],
      of: { child: ['牵挂少，换个地方也很快玩开，这是好处。'] },
    },
    '金.助': {
      short: '缺一把剪刀，借个截止日。',
      plain: [
        '偏又正需要它，决断和规矩要从外面借；事先定好截止日和标准，到时照着办。',
        '少一把裁剪的刀，东西便越积越多；每月清一次柜子、一次待办，手会越来越利。',
      ],
      of: { child: ['偏又正需要它，收拾和收尾要大人带着做。'] },
    },
    '金.平': {
      short: '学一句温和的拒绝。',
      plain: [
        '金气淡，不爱分高下，也不爱拒绝；先学会一句温和的“这次不行”，够用很久。',
        '边界感没那么强，和谁都能处；只是要紧的约定，还是写下来好。',
      ],
    },
    '金.累': {
      short: '少些锋利，多些人缘。',
      plain: [
        '身上便少了许多硬要求，心气宽；按自己的标准走，不用跟人比尺寸。',
        '少些锋利，话说得圆，人缘自然好；该坚持时换个软的说法，照样坚持得住。',
      ],
      of: { child: ['不爱跟人争高下，和谁都玩得来。'] },
    },
    '水.助': {
      short: '缺一点水，休息最要紧。',
      plain: [
        '又是你想要的一行，休息和变通要刻意去找；先把每晚的睡眠补足，再换一条思路。',
        '缺一点流动，事情就容易僵；遇到卡住的地方，先出门走一圈再回来。',
      ],
      of: { child: ['又是用得着的一行，静下来的时候要特意留。'] },
    },
    '水.平': {
      short: '听不懂时，直接问。',
      plain: [
        '想法直来直去，绕弯的事交给别人也行；听不懂弦外之音时，直接问最快。',
        '少一点起伏，多一点踏实，日子照样过得下去；隔一阵去陌生的地方看看，添些新鲜。',
      ],
    },
    '水.累': {
      short: '杂念少，睡得着。',
      plain: [
        '杂念也少，夜里睡得着；把这份安稳用在白天最难的那件事上。',
        '情绪的浪不大，旁人慌时你能站住；站住以后拉别人一把，大家都记得。',
      ],
      of: { child: ['心里不存事，夜里也睡得安稳踏实。'] },
    },
  },
};

type BalanceValues = { readonly wuxing: Wuxing; /** Most less least: 12.3%. */ readonly spread: string };

/** Five phases within 18 points of one another, by the phase of the day master. */
export const WUXING_BALANCE: Family<Wuxing, BalanceValues> = {
  id: 'element.balance',
  when: '最多与最少相差不到百分之十八',
  rule: 'SCORE',
  source: '滴天髓·中和',
  ground: () => '五样力量差得不多',
  expert: ({ spread }) => `五行最多与最少仅差${spread}，流通而无偏倚。`,
  chip: ({ spread }) => `相差${spread}`,
  why: ({ spread }) => `五行里最多的和最少的只差${spread}。`,
  claims: () =>
    (['木', '火', '土', '金', '水'] as const).map((about) => ({ about, aspect: '多少', value: '中' })),
  words: {
    木: {
      short: '样样不缺，长得平稳。',
      plain: ['五行分得匀，哪一样都不缺，你像一棵有光有水的树，长得平稳；平稳时最适合定一个远一点的目标。'],
    },
    火: {
      short: '冷热都有，先选一样。',
      plain: ['哪一样都不压着哪一样，热而不燥；缺的只是取舍，先选一件往前做。'],
    },
    土: {
      short: '四季都有收，别样样种。',
      plain: ['各种力量都来得均匀，像一块四季有收成的地；别因为样样能种，就样样都种。'],
    },
    金: {
      short: '刚柔都有，用中间的力。',
      plain: ['刚柔冷暖都有一点，像一把配好鞘的刀；遇事不用走极端，中间的力道最顺手。'],
    },
    水: {
      short: '四面都通，认一条主河道。',
      plain: ['水有来处也有去处，四面都通，适应得快；通的地方多，更要认定一条主河道。'],
    },
  },
};
