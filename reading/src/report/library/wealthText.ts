/**
 * wealth.*: the base of wealth, where it comes from, and its store. Habits and care, never gains and never advice on money.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Benefit } from '../../statement/keys.ts';
import type { Claim } from '../../statement/statement.ts';

/** Base of wealth. */
export type WealthBaseName =
  | '从财'
  | '财星不现'
  | '儿又生财'
  | '专旺轻财'
  | '顺势取财'
  | '身旺任财'
  | '财多身弱'
  | '财旺身和'
  | '财星偏轻'
  | '财星平和';
/** Base and the benefit of wealth. 从财 and 儿又生财 always need it, 专旺 never does. */
export type WealthBaseKey =
  | `${'财星不现' | '顺势取财' | '身旺任财' | '财多身弱' | '财旺身和' | '财星偏轻' | '财星平和'}.${Benefit}`
  | '从财.助'
  | '儿又生财.助'
  | '专旺轻财.累';

type WealthBaseValues = {
  readonly base: string;
  readonly percent: string;
  /** The same in tenths: 近四成. */
  readonly share: string;
  readonly support: string;
  readonly role: string;
  readonly wuxing: Wuxing;
};

const AMOUNT_OF = {
  从财: '多',
  财星不现: '无',
  儿又生财: null,
  专旺轻财: null,
  顺势取财: null,
  身旺任财: '中',
  财多身弱: '多',
  财旺身和: '多',
  财星偏轻: '少',
  财星平和: '中',
} as const satisfies Readonly<Record<WealthBaseName, '无' | '少' | '中' | '多' | null>>;
const STRENGTH_OF = {
  从财: '从',
  财星不现: null,
  儿又生财: '从',
  专旺轻财: '从',
  顺势取财: '从',
  身旺任财: '强',
  财多身弱: '弱',
  财旺身和: '中',
  财星偏轻: null,
  财星平和: null,
} as const satisfies Readonly<Record<WealthBaseName, '强' | '中' | '弱' | '从' | null>>;
const FAVOUR_OF = { 助: '喜', 平: '平', 累: '忌' } as const satisfies Readonly<Record<Benefit, string>>;

const EXPERT_WORDS = {
  从财: '以财为主，忌比劫来争',
  财星不现: '取财须借岁运与食伤',
  儿又生财: '食伤为源，财为归宿',
  专旺轻财: '群比在局，财轻不论',
  顺势取财: '财随势走，势在则财在',
  身旺任财: '身强财可任，量力取之',
  财多身弱: '财重难任，先帮身而后论财',
  财旺身和: '财旺而身可支，取之有度',
  财星偏轻: '财轻，得食伤生之为宜',
  财星平和: '财有其位，不轻不重',
} as const satisfies Readonly<Record<WealthBaseName, string>>;

/** The base of wealth. */
export const WEALTH_BASE: Family<WealthBaseKey, WealthBaseValues> = {
  id: 'wealth.base',
  when: '财的多少、身的强弱、财的喜忌',
  rule: 'LIFE_WEALTH',
  source: '子平真诠·论财',
  isImage: true,
  expert: ({ base, percent, support, role }, key) =>
    `${base}：财${percent}，扶身合${support}，财为${role}；${key === '顺势取财.累' ? '财不在势中，取之有度' : EXPERT_WORDS[key.split('.')[0] as WealthBaseName]}。`,
  chip: ({ base }) => base,
  why: ({ percent, support, role }) => `财占${percent}，帮自己的力量合计${support}，财在这张盘里是${role}。`,
  claims: ({ wuxing }, key): Claim[] => {
    const [base, benefit] = key.split('.') as [WealthBaseName, Benefit];
    const amount = AMOUNT_OF[base];
    const strength = STRENGTH_OF[base];
    return [
      ...(amount === null ? [] : [{ about: wuxing, aspect: '多少', value: amount } as const]),
      ...(strength === null ? [] : [{ about: '日主', aspect: '强弱', value: strength } as const]),
      { about: wuxing, aspect: '喜忌', value: FAVOUR_OF[benefit] },
    ];
  },
  isCostly: (key) => key.endsWith('累') || key.startsWith('财多身弱') || key.startsWith('财星不现'),
  words: {
    '从财.助': {
      short: '把事管好，就是生计。',
      plain: [
        '你与要经营的事贴得很近，跟着它走，收入反而稳；别为了面子去争一口气，账目清楚最要紧。',
        '适合替一个大盘子打理进出，信用是最大的本钱；大额的决定，请懂行的朋友看过再签。',
      ],
    },
    '财星不现.助': {
      short: '钱从本事里来，慢慢攒。',
      plain: [
        '盘里不见明显的钱路，却又用得着它，收入多要靠手艺和人带出来；先记三个月的账，看清钱去了哪里。',
        '对金钱的感觉淡，容易错过该谈的条件；谈之前写下最低的数，照着说。',
      ],
    },
    '财星不现.平': {
      short: '不靠算计，靠长处。',
      plain: [
        '钱的事不太占你的心，够用就好；设一个自动存下的小数，省得操心。',
        '你看重的多半不是价格，别人却会替你定价；每年自己给自己的活重新定一次。',
      ],
    },
    '财星不现.累': {
      short: '少惦记，反而顺。',
      plain: [
        '没有太多钱财上的牵绊，心思可以专注在本行；大手笔的机会听听就好，不用动心。',
        '账面简单，也是一种轻松；名字和身份只用在自己的事上。',
      ],
    },
    '儿又生财.助': {
      short: '作品养着人，名气在后头。',
      plain: [
        '收入从表达和手艺里长出来，做得越像自己，越有人买单；产量别太赶，口碑要护着。',
        '才艺是源，收入是流，源头清了流才长；每年留一成时间练新东西。',
      ],
    },
    '专旺轻财.累': {
      short: '数目看轻，把本行做好。',
      plain: [
        '自己的力量占满全盘，钱财之事不宜强求；把本行做到极处，生计会自己找来。',
        '花钱大方，也不爱算，容易替人多付；找一位细心的家人或同伴帮着看账。',
      ],
    },
    '顺势取财.助': {
      short: '跟对队伍，收入跟着来。',
      plain: [
        '收入随平台起落，选对地方比单打独斗强；谈条件时看长约，别只看眼前的数。',
        '顺着大势做事，收入的节奏由不得自己；多的月份留底，少的月份就不慌。',
      ],
    },
    '顺势取财.平': {
      short: '收入看平台，支出看自己。',
      plain: [
        '钱财不是这张盘的主线，跟着主业走就好；固定开支压低一点，进退都自在。',
        '别人眼中的好机会，不见得合你的势；先问它顺不顺主业，再问多少。',
      ],
    },
    '顺势取财.累': {
      short: '不合势的钱，看看就好。',
      plain: [
        '与主业不相干的门路多半耗神，走一趟就明白；守住主业，把每月的进出记清楚。',
        '为钱改道，往往两头落空；真要改，先拿业余时间试三个月。',
      ],
    },
    '身旺任财.助': {
      short: '扛得动，就去经营。',
      plain: [
        '力气够，事也够，适合自己打理一摊；定好每周对账的时间，越忙越不能省。',
        '你敢接，也接得住，收入多半来自肯承担；承担之前看清条款，别凭义气签字。',
      ],
    },
    '身旺任财.平': {
      short: '会赚会花，再学会记账。',
      plain: [
        '经营的能力是有的，心思却不全在钱上；找一个固定的日子理账，其余时间放心做事。',
        '钱来得不算难，守得住靠习惯；把“想要”和“需要”分两栏写。',
      ],
    },
    '身旺任财.累': {
      short: '别为数目耗掉精神。',
      plain: [
        '有力气去追，也容易追过头；给收入定一个够用的线，过线之后就歇。',
        '手头一松就想扩张，扩张之后又添烦；扩之前先问，谁来管这一摊。',
      ],
    },
    '财多身弱.助': {
      short: '事要做，步子要小。',
      plain: [
        '要打理的事多过精力，偏又绕不开；一件做完再做下一件，账和觉都要够。',
        '季节催着你多做，身子劝你慢点；听身子的，把三件合成一件。',
      ],
    },
    '财多身弱.平': {
      short: '看得见的，未必都要拿。',
      plain: [
        '机会离得近，力气却有限；先挑最熟的那一样慢慢做，其余记在本子上。',
        '进出的数目不小，留下的不多；少经手一次，就少漏一次。',
      ],
    },
    '财多身弱.累': {
      short: '先挑一两件做深。',
      plain: [
        '眼前的门路不少，精力却只有一份；先挑一两件做深，再谈扩大，界线宜早说清。',
        '替别人管钱、替自己操心，两头都累；能不经手的就不经手，签字前隔一夜。',
      ],
    },
    '财旺身和.助': {
      short: '事与力相当，稳步做。',
      plain: [
        '要做的事多，力气也跟得上，正是稳步经营的样子；每加一项新的，就减一项旧的。',
        '门路宽，选择多，最怕样样都要；定一条主线，三年不换。',
      ],
    },
    '财旺身和.平': {
      short: '不缺机会，缺取舍。',
      plain: [
        '机会常来，分量却不一；先看要花多少时间，再看能得多少。',
        '财务的事占去不少心思，够用之后就放过它；周末那天不看账。',
      ],
    },
    '财旺身和.累': {
      short: '少一点经手，多一点清净。',
      plain: [
        '事务与花销都偏多，平衡靠的是减法；清掉三项不再需要的固定支出。',
        '场面大了，心就不静；把往来理成一张表，每月删两行。',
      ],
    },
    '财星偏轻.助': {
      short: '细水，要自己引。',
      plain: [
        '财路不宽，又正用得着，靠的是一门拿得出手的本事；先练到有人点名来找，再谈价。',
        '机会不大会自己上门，要多走动几步；每个月主动联系三位旧客或旧友。',
      ],
    },
    '财星偏轻.平': {
      short: '够用就好，留点余粮。',
      plain: [
        '收支都不大起大落，日子过得平顺；每月留一点余粮，遇事不求人。',
        '你不太为钱动心，做决定看的是值不值得；值得的事也要谈报酬，大家都轻松。',
      ],
    },
    '财星偏轻.累': {
      short: '轻一点，正合适。',
      plain: [
        '钱财的牵扯少，心里松快，正合这张盘；别人劝你多铺几条路时，先看看精力。',
        '少经手大数目，睡得踏实；偶尔想试一回新的，就只花一个周末去试。',
      ],
    },
    '财星平和.助': {
      short: '稳稳做，慢慢厚。',
      plain: [
        '钱路平稳，又合你用，靠持续做得来的那件事一点点变厚；半年看一次方向，不用天天看数。',
        '一份本事换一份收成，来去都清楚；把多出来的先放进明年的计划。',
      ],
    },
    '财星平和.平': {
      short: '不多不少，贵在有数。',
      plain: [
        '收入与心思都在中间，不会太紧，也不会太松；记一季的账，就看得出自己在意哪样。',
        '经济的事占生活的一角，刚好；给家人和爱好各留一个固定的数。',
      ],
    },
    '财星平和.累': {
      short: '守着分寸，别添摊子。',
      plain: [
        '钱的事平平常常，添多了反而累；新的门路来时，先让它等一个月。',
        '会做的不少，却不必铺大；省下的时间去睡觉、走路、陪家人，账更划算。',
      ],
    },
  },
};

/** Where wealth comes from, or which of its two gods leads; and whether it serves. */
export type WealthSourceKey =
  `${'技能生财' | '职位之财' | '合伙分财' | '正财' | '偏财' | '并见'}.${'助' | '他'}`;

type WealthSourceValues = {
  /** The halves with their levels: 食神三级、正财二级. */
  readonly halves: string;
};

/** What each source rests on, in plain words. */
const SOURCE_GROUND: Readonly<Record<string, string>> = {
  技能生财: '手艺这一路生着财',
  职位之财: '职责与财并见',
  合伙分财: '同伴与财挤在一处',
  正财: '财里以正财为重',
  偏财: '财里以偏财为重',
  并见: '正财偏财差不多',
};

/** Where wealth comes from. */
export const WEALTH_SOURCE: Family<WealthSourceKey, WealthSourceValues> = {
  id: 'wealth.source',
  when: '财由何来，正偏孰重',
  rule: 'LIFE_WEALTH',
  source: '子平真诠·论财取运',
  isImage: true,
  ground: (_, key) => SOURCE_GROUND[key.split('.')[0] ?? ''] ?? '财的来路',
  expert: ({ halves }, key) => {
    const name = key.split('.')[0] ?? '';
    if (name === '并见') return `正偏财并见：${halves}。`;
    return name.length === 2 ? `以${name}为主：${halves}。` : `${name}：${halves}。`;
  },
  chip: (_, key) => key.split('.')[0] ?? '',
  why: ({ halves }) => `从有力的几样看收入的来路：${halves}。`,
  isCostly: (key) => key.endsWith('他'),
  words: {
    '技能生财.助': [
      '收入与手艺绑在一起，技术越专，腰杆越直；定价的时候，把练习的年头也算进去。',
      '写的、做的、教的，都能换回东西；挑最省力又最受欢迎的一样，做成固定的项目。',
    ],
    '技能生财.他': [
      '手艺换得来收入，只是别让订单决定你做什么；每接三单，做一件自己的。',
      '会的样样都有人要，忙起来没个完；先砍掉单价最低的那种。',
    ],
    '职位之财.助': [
      '收入跟着担的责任走，接得稳，进项就稳；谈待遇时，用做成的事说话。',
      '制度里的路更适合你，福利、年限、级别都算数；看合同时，多看一页附则。',
    ],
    '职位之财.他': [
      '岗位带来收入，也带来负担；加薪和加活一起来时，先算时间。',
      '靠岗位吃饭，手里最好还有另一样本事；业余保持一样能独立做的本事。',
    ],
    '合伙分财.助': [
      '钱财常经几个人的手，合着做可以，糊涂着做不行；每月对一次账，谁也别嫌烦。',
      '同伴能把事做大，也会把收成分走；分法写进第一天的约定里。',
    ],
    '合伙分财.他': [
      '亲友之间的钱最容易说不清；能送的就送，要借的写条，别两样混着。',
      '身边人多，花销也多是陪出来的；出门之前，先定好这个月的数。',
    ],
    '正财.助': [
      '固定的、按劳而得的那种收入最合你；工龄和信用，是看不见的利息。',
      '一分一分来的钱，用得最安心；给它定好去处，月初就分好。',
    ],
    '正财.他': [
      '习惯稳定的进项，起落一大就心慌；手边留三个月的用度，心就定了。',
      '钱要看得见才踏实，也因此少了弹性；每年拿一点点出来学新本事。',
    ],
    '偏财.助': [
      '收入的来路活，项目、奖金、零散的活都有过；来得活，就更要留得住，每笔先存一角。',
      '眼光和人缘都能变成机会；机会的另一头是风险，先问最坏会怎样。',
    ],
    '偏财.他': [
      '不固定的进项让人心浮，忽多忽少；按最少的那个月安排日子，就不慌。',
      '快来的东西也容易快去；动心的时候，把手机放下走一圈。',
    ],
    '并见.助': [
      '固定的和流动的都有一份，像两条腿走路；哪条累了，就让另一条多走几步。',
      '主业副业都能顾，只是时间要分清；周几归谁，写在日历上。',
    ],
    '并见.他': [
      '两种进项各占一半，账就容易乱；分两个本子记，看清哪一边真正养你。',
      '样样都有一点，样样都要花心思；挑一样主要的，另一样当点心。',
    ],
  },
};

/** State of the store of wealth and the phase of wealth. 重: more than one. */
export type WealthStoreKey = `${'无' | '闭' | '开' | '重'}.${Wuxing}`;

type WealthStoreValues = {
  readonly branch: string;
  readonly wuxing: Wuxing;
  /** 年支、时支, or empty. */
  readonly where: string;
  /** The branch that moves it: that which opposes it, or where none is there, itself. */
  readonly mover: string;
  /** 2033年（虚岁44): the next year of that branch. */
  readonly year: string;
  /** 2033癸丑. */
  readonly ganzhi: string;
};

/** 财库: whether it is there, shut, opened, or doubled. */
export const WEALTH_STORE: Family<WealthStoreKey, WealthStoreValues> = {
  id: 'wealth.store',
  when: '财的墓库在否，逢冲与否；动它的那一年',
  rule: 'LIFE_STORE',
  source: '子平真诠·论墓库刑冲之说',
  ground: ({ branch }, key) => (key.startsWith('无') ? '盘里没有财库' : `盘里的财库是${branch}`),
  expert: ({ branch, wuxing, where, ganzhi }, key) => {
    const state = key.split('.')[0];
    if (state === '无') return `${wuxing}财之库在${branch}，四支不见，待${ganzhi}至方论。`;
    const how = state === '开' ? '，逢冲而开' : state === '重' ? '，重见' : '，未逢冲';
    return `${wuxing}财之库${branch}在${where}${how}，${ganzhi}来冲，可验。`;
  },
  chip: ({ branch }) => `财库${branch}`,
  why: ({ branch, wuxing, where, mover, year }) =>
    where === ''
      ? `${wuxing}的库是${branch}，四个地支里没有它；${year}是${mover}年，它来一回。`
      : `${wuxing}的库是${branch}，落在${where}；${year}是${mover}年，来冲它。`,
  words: {
    '闭.木': '攒下的像林子，不声不响地长，到{year}逢{mover}才会动用；动之前想好补种什么。',
    '闭.火': '攒下的像炉里的余温，平日看不见，{year}是{mover}年，一冲就散出来；散在本事上最值。',
    '闭.土': '家底是一层层垫起来的，不显眼，要见高低得等{year}，{mover}年相冲；平日不必去挖。',
    '闭.金': '存得住，也忘得掉，{year}逢{mover}一冲，才想得起手里有什么；每年自己先打开看一次。',
    '闭.水': '细水存成了塘，轻易不见底，到{year}逢{mover}要开一回闸；先把渠挖好。',
    '开.木': '存着的那一处生来就有动静，林子边种边砍，{year}逢{mover}再冲一回；先写清用途再动。',
    '开.火': '炉膛一直敞着，余热随到随散，{year}逢{mover}再来，散得更快；趁热做一件有结果的。',
    '开.土': '存处的门一直开着，有进也有出，{year}逢{mover}再来，出入最大；请家里人再看一眼。',
    '开.金': '埋金的土是翻开的，旧存的常派用场，{year}逢{mover}还要翻一遍；先结旧的，再添新的。',
    '开.水': '塘闸一直开着，水留不久，到{year}逢{mover}再来，走得更急；先留三个月的用度。',
    '重.木': '两处都存着，攒的习惯很深，{year}逢{mover}相冲的时候才舍得动；不如早一点拿些出来用。',
    '重.火': '余温存了两处，心里总留着后手，{year}逢{mover}相冲才肯拿出来；后手够了就放心过。',
    '重.土': '土上又垫土，存得厚实，也不大流动，{year}逢{mover}相冲才翻得开；平日也添一点活水。',
    '重.金': '两处埋着，藏得自己也难找，{year}逢{mover}相冲时会翻出来；先列一张单子。',
    '重.水': '两口塘在，轻易旱不着，{year}逢{mover}相冲时水满要放；给身边的田也浇一浇。',
    '无.木': '进项来了就用，没有专门留出的一份，{year}是{mover}年，才算有个存处；那时归整一次。',
    '无.火': '手头宽的时候想不到存，{year}是{mover}年，才容易留得住一份；那时备下一份过冬的。',
    '无.土': '家底散在各处，没有归到一个地方，{year}是{mover}年，正好理到一处；那时数一数。',
    '无.金': '钱物都放在手边，随拿随用，{year}是{mover}年，才收得起一份；那时分一小份放远一点。',
    '无.水': '进账来了又去，留住的不多，{year}是{mover}年，才蓄得起来；平日每过一回先舀一瓢。',
  },
};
