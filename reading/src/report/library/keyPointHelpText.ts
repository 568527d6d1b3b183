/**
 * matter.help, .thirst: what helps a chart most, the second of the three key points 三件要事. Written for any age.
 */
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';

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
  /** 土占两成多. */
  readonly ground: string;
};

/** What helps most. */
export const KEY_POINT_HELP: Family<HelpKey, HelpValues> = {
  id: 'matter.help',
  when: '用神的五行，及它对日主是哪一类十神',
  rule: 'CONCLUSION',
  source: '子平真诠·论用神',
  expert: ({ yong, xi, group, where, method, score }) =>
    `${method}取${yong}，于日主为${group}，${where}；以${yong}为用、${xi}为喜，把握${score}。`,
  ground: ({ ground }) => ground,
  chip: ({ yong }) => `用${yong}`,
  why: ({ yong, group, method }) =>
    `账目里${yong}得分最高，主要是${method}一家的主张；它对日主来说是${group}。`,
  claims: ({ yong }): Claim[] => [{ about: yong, aspect: '喜忌', value: '喜' }],
  words: {
    '木.印': {
      short: '木是柴，火才烧得久。',
      plain: [
        '木来生火，读书、师友、一份慢慢长的计划，都是给你添的柴；柴要一根根添，每天读几页，比一次读完更旺。',
      ],
    },
    '火.印': {
      short: '火一照，土就暖。',
      plain: [
        '火来生土，一点热情、一位肯拉你一把的师友，就能让你整个松动起来；往亮处坐，多问一句，暖意会来得快些。',
      ],
    },
    '土.印': {
      short: '土是台阶。',
      plain: [
        '土来养金，读书、证照、靠谱的师长、稳定的去处，走的是同一条路；难处来时先学一样东西，它会变成你的资历。',
      ],
    },
    '金.印': {
      short: '金是源头，水才不断。',
      plain: ['金来生水，清楚的规矩和扎实的知识，就是你的源头；把散着的想法理成条目，源头一清，流得就远。'],
    },
    '水.印': {
      short: '有水，木就长。',
      plain: ['水来养木，休息、阅读、安静的陪伴，都是浇在根上的水；忙的时候先停一停，枝叶自己会舒展。'],
    },
    '木.比劫': {
      short: '并排的树，一起挡风。',
      plain: ['同是木的伙伴，就是替你挡风的林子；手上的事别独自扛，找一位同路的朋友，分一半出去。'],
    },
    '火.比劫': {
      short: '添一盏灯，就亮一片。',
      plain: ['用得着的是火，也就是和你一样有热气的同伴；多去有人气的地方，把要做的事说出来，就有人搭手。'],
    },
    '土.比劫': {
      short: '土上添土，才站得高。',
      plain: [
        '帮得上忙的是土，相熟的伙伴、老地方、守得住的约定，都能让你站稳；遇到难处先回到熟悉的圈子里，再往外走。',
      ],
    },
    '金.比劫': {
      short: '有金来磨，刀更快。',
      plain: ['用的是金，身边有几位直来直去的同伴，你会更利落；请他们替你看一眼计划，该砍的地方就砍。'],
    },
    '水.比劫': {
      short: '水汇着水，流得远。',
      plain: ['要的是水，合得来的同伴一多，路自己就通；每周约一次同路的朋友，把卡住的事摊开来聊。'],
    },
    '木.食伤': {
      short: '水边要有树。',
      plain: ['水有木来用，想法才长得出叶子，写、讲、教、种，都算；挑一个念头养到开花，别让它一直漂着。'],
    },
    '火.食伤': {
      short: '木头点着，才有光。',
      plain: ['木要火来显，会说会做，你的好才看得见；把想了很久的那件事做个小样，拿给别人看。'],
    },
    '土.食伤': {
      short: '火要落到土里。',
      plain: ['火有土接着，热情才变成实在的东西；把一腔热气用在做饭、做手工、带新人上，越做越稳。'],
    },
    '金.食伤': {
      short: '土里要出点东西。',
      plain: ['土能生金，埋着的本事要挖出来才算数；每个月交出一样成品，哪怕很小，心会跟着亮。'],
    },
    '水.食伤': {
      short: '会表达，就有凉风。',
      plain: ['金要水来洗，写、讲、做手艺，既让自己透气，也让别人看见你；心里憋着的话，先写成三行。'],
    },
    '木.财': {
      short: '有木可裁，手才不空。',
      plain: ['金要有木来裁，具体的事、一点点长大的活儿，最合你的手；选一件看得见尺寸的活，从量尺寸开始。'],
    },
    '火.财': {
      short: '水要有火，才煮得开。',
      plain: ['水有火来用，忙实在的、有热度的事，就有精神；给自己定一个看得到的目标，烧到开为止。'],
    },
    '土.财': {
      short: '木要有土，才立得住。',
      plain: ['木扎进土里才稳，实务、住处、收支，一样样落实，心就定；先把最乱的那件理清楚。'],
    },
    '金.财': {
      short: '火要炼金，才算有用。',
      plain: ['火有金可炼，力气才有去处，细致的、有标准的活最能成就你；挑一件要打磨的，磨到满意。'],
    },
    '水.财': {
      short: '土里有水，才肯长东西。',
      plain: ['土得水而润，流动的事、往来的人，都能让你活起来；别守着不动，每周出去见一位朋友。'],
    },
    '木.官杀': {
      short: '土要有树，才不板结。',
      plain: ['土有木来疏，一点要求、一个说好的日子，反而让你松动；主动揽一件有人验收的事，日子会有精神。'],
    },
    '火.官杀': {
      short: '金要过火，才成器。',
      plain: ['金要火来炼，难一点的任务、严一点的师傅，都是你的炉子；选一处真能学到东西的，炼完记得歇。'],
    },
    '土.官杀': {
      short: '水有堤，才流得远。',
      plain: ['水要土来拦，定时、定量、有规矩，才情才不四散；先给一天定下三个固定的时刻，照着过。'],
    },
    '金.官杀': {
      short: '树要修枝，才成材。',
      plain: ['木有金来修，清楚的标准和直率的批评，能让你长得更直；请一位懂行的朋友，替你划掉不要的枝节。'],
    },
    '水.官杀': {
      short: '火要见水，才不燥。',
      plain: ['火有水来调，一点冷静、几分约束，热情才用得准；做大决定前先睡一觉，第二天再开口。'],
    },
  },
};

/** The phase the month needs first, and whether it shows, is hidden, or is absent. */
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

/** What the season needs first. */
export const KEY_POINT_THIRST: Family<ThirstKey, ThirstValues> = {
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
      short: '正盼着水，水就在眼前。',
      plain: ['{month}月的{dm}最盼水，盘面上正好看得见；懂得歇，也懂得说，烦躁来时先去走一圈，比硬扛有用。'],
    },
    '水.藏': {
      short: '水在地下，要自己打井。',
      plain: ['这个月份最想要水，水却藏着；休息和变通不会自己来，把它们排进每天的日程。'],
    },
    '水.无': {
      short: '想要的水不见，先学会歇。',
      plain: ['最想要的水不见，{dm}容易一忙到底；先跟自己约好，再急也要睡够，话到嘴边先喝口水。'],
    },
    '火.透': {
      short: '正盼着火，有太阳照着。',
      plain: ['{month}月的{dm}正盼火，盘面上就有；别人愿意靠近这份暖意，你也多往亮处站，事情会顺些。'],
    },
    '火.藏': {
      short: '火种在，要添柴。',
      plain: ['生在{month}月，要火来暖，火却藏在底下；热情要靠自己拨一拨，早起、见人、动起来，都是拨火。'],
    },
    '火.无': {
      short: '少了火，先把自己暖起来。',
      plain: ['盼着火，火又不见，{dm}难免提不起劲；先把起居弄暖和，再约一位开朗的朋友，心气就上来了。'],
    },
    '木.透': {
      short: '有木来疏，气就通。',
      plain: [
        '{month}月的{dm}要木来疏通，盘面上正有；有计划、有盼头，你就不觉得闷，每季定一个能长大的目标。',
      ],
    },
    '木.藏': {
      short: '木在里面，慢慢抽芽。',
      plain: ['要木来疏一疏，木还藏在里面；先从一点小改变做起，换个座位、换个做法都算。'],
    },
    '木.无': {
      short: '缺一点木，给自己开窗。',
      plain: ['盼木而木不见，{dm}容易闷在原地；每周去一次没去过的地方，给日子开一扇窗。'],
    },
    '土.透': {
      short: '有土托着，心就安。',
      plain: ['先要土来托，正好就有，{dm}心里不慌；守住固定的作息和住处，外面再乱也不怕。'],
    },
    '土.藏': {
      short: '土在底下，踩实它。',
      plain: ['能安稳人的土，埋在盘里没露面；把信用和习惯一点点踩实，地基自己会显出来。'],
    },
    '土.无': {
      short: '缺一块地，先安顿下来。',
      plain: ['盼土而土不见，{dm}容易飘；先把住处、作息、账目这三样安顿好，再谈远的。'],
    },
    '金.透': {
      short: '有金来断，清清楚楚。',
      plain: ['裁断要靠金，金恰好看得见；拖着的事你有本事了断，一件一件来，天就清了。'],
    },
    '金.藏': {
      short: '金在土里，要去取。',
      plain: ['该收的时候要金来收，金却埋着；给自己借一把剪刀，一个期限，或者一位直话直说的朋友。'],
    },
    '金.无': {
      short: '想收口，先定日子。',
      plain: ['盼金而金不见，事情容易铺开收不拢；每件事开头的时候，就写上结束的日子。'],
    },
  },
};
