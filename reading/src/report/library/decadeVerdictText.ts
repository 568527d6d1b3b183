/**
 * decade.net and its kin: what a decade comes to and why, how it changes within, its best and hardest year, how sure the verdict is;
 * and all decades beside one another.
 */
import type { TenGod } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { GOD_PLAIN } from '../tables/periodClauses.ts';

const OURS = '本应用的计分';

/** Lean of a period and its grounds: two of its side, or one of each; an even period may have one only. */
export type NetKey = `${'助' | '累'}.${'同面' | '两面'}` | `平.${'两面' | '单面'}`;

/** What a decade comes to. */
export type DecadeNetValues = {
  readonly ganzhi: string;
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  /** Clauses of its grounds, the lifting one first where it has both. */
  readonly a: string;
  readonly b: string;
  /** 2033到2042年（虚岁44到53）. */
  readonly span: string;
  /** Best year: 2036年（虚岁47）. */
  readonly best: string;
  readonly score: number;
  readonly band: string;
  /** What an expert reads of it. */
  readonly note: string;
};

const groundOfGods = ({ stemGod, branchGod }: Pick<DecadeNetValues, 'stemGod' | 'branchGod'>): string =>
  stemGod === branchGod
    ? `里外都是${GOD_PLAIN[stemGod]}`
    : `外有${GOD_PLAIN[stemGod]}，内有${GOD_PLAIN[branchGod]}`;

const DECADE_VERDICT = {
  rule: 'PERIOD_VERDICT',
  source: OURS,
  ground: groundOfGods,
  expert: ({ note }: DecadeNetValues) => note,
  chip: ({ ganzhi, band }: DecadeNetValues) => `${ganzhi}运${band}`,
  why: ({ ganzhi, span, a, b, score, band }: DecadeNetValues) =>
    `${ganzhi}运（${span.replaceAll(/[（）]/gu, '，').replace(/，$/u, '')}）：${[a, b].filter((text) => text !== '').join('；')}。合计${score}分，${band}。`,
  isCostly: (key: NetKey) => key.startsWith('累'),
} as const;

/** A decade that is lived or lies ahead. */
export const DECADE_NET: Family<NetKey, DecadeNetValues> = {
  id: 'decade.net',
  when: '大运的净结果与最重的两项缘由，眼下与往后',
  ...DECADE_VERDICT,
  words: {
    '助.同面': {
      short: '{best}最顺，十年走得开。',
      plain: [
        '{a}，{b}，两样都托着你，这十年走得开，也走得远。',
        '{a}，再加上{b}，这十年值得立一件做得长的事。',
        '一来{a}，二来{b}，这十年别挑花了眼，选一样走到底。',
        '{a}，{b}，机会不缺，这十年缺的只是你先开口。',
      ],
    },
    '助.两面': {
      short: '{best}最好用，路越走越宽。',
      plain: [
        '一面{a}，一面{b}，前一样更有力，走着走着就宽了。',
        '{a}，虽然{b}，进的多过出的，这十年可以往前站一步。',
        '{b}，拦不住{a}，这十年把力气用在后一样上。',
        '尽管{b}，好在{a}，这十年多数关口过得去。',
      ],
    },
    '平.两面': {
      short: '{best}好些，有得也有失。',
      plain: [
        '托着的是{a}，压着的是{b}。大致抵过，这十年不快也不慢。',
        '{a}，也{b}，两下扯平，这十年看你先顾哪一头。',
        '{b}，有{a}抵着，这十年守得住，也挪得动。',
        '这十年一半{a}，一半{b}，好坏都不会走到头。',
      ],
    },
    '平.单面': {
      short: '{best}略好，胜在平稳。',
      plain: [
        '{a}，力道不大，这十年胜在平稳，不起大浪。',
        '{a}，再没有别的牵扯，这十年适合慢慢攒。',
        '{a}，也就这一样明显，这十年自己定快慢。',
      ],
    },
    '累.同面': {
      short: '{best}松些，摊子宜小。',
      plain: [
        '{a}，又兼{b}，这十年摊子宜小，步子也宜慢。',
        '因为{a}，连着{b}，这十年先保住手里的，再看远的。',
        '{a}，同时{b}，这十年力气省着用，做一件算一件。',
        '{a}，{b}，这十年最值钱的本事是会推辞。',
      ],
    },
    '累.两面': {
      short: '{best}能松一松，十年宜收。',
      plain: [
        '一面{a}，另一面{b}，压的这头更重，十年要收着走。',
        '多半时候{b}，少半时候{a}，这十年趁好的时候歇一歇。',
        '虽说{a}，挡不住{b}，这十年少开新头。',
        '{b}的时候多，{a}的时候少，这十年凡事留三分。',
      ],
    },
  },
};

/** A decade that has passed. */
export const DECADE_PAST: Family<NetKey, DecadeNetValues> = {
  id: 'decade.past',
  when: '走过的大运：净结果与最重的两项缘由',
  ...DECADE_VERDICT,
  words: {
    '助.同面': [
      '{a}，{b}，回头看，那十年路是宽的，走得也快。',
      '{a}，再说{b}，如今手里的不少东西是那十年攒下的。',
      '{a}，{b}，那十年做成的事，说起来还有滋味。',
      '又是{a}，又是{b}，那十年想走的路多半走成了。',
    ],
    '助.两面': [
      '{a}，不过{b}，那十年算下来得的比失的多。',
      '纵然{b}，还是{a}，那十年下的功夫多半有了回报。',
      '{a}，{b}倒成了磨练，那十年往前挪了一大步。',
    ],
    '平.两面': [
      '{a}，同时{b}，那十年有进有退，过得还算匀。',
      '{a}，可也{b}，那十年好坏各记得几件。',
      '{b}，幸好{a}，那十年没落下什么，也没多出什么。',
      '一头{a}，一头{b}，那十年像走平路，有上坡也有下坡。',
    ],
    '平.单面': [
      '{a}，分量不重，那十年靠自己一步步过来。',
      '{a}，别的没什么大动静，那十年回想起来很快。',
      '{a}，轻轻地过，那十年记得的多是小事。',
    ],
    '累.同面': [
      '{a}，又加上{b}，那十年走得慢，走过来就是本事。',
      '碰上{a}，{b}，那十年要格外使劲，别人未必看得出。',
      '{a}，{b}，那十年学会的忍耐，后来处处用得着。',
      '那时{a}，{b}，办不成的别再怪自己，能做的都做了。',
    ],
    '累.两面': [
      '{a}，可{b}，那十年步子慢些，根却扎得深。',
      '{b}，全靠{a}撑着，那十年过得不算轻省。',
      '纵使{a}，仍旧{b}，那十年多是一步步磨过来的。',
      '{b}，还好{a}，那十年记得最牢的是帮过你的几位。',
      '有时{a}，更多时候{b}，那十年放下过几样想要的。',
    ],
  },
};

/** How a year of a decade stands out: the best 顺 or only 松, the hardest 难 or only 紧. */
export type DecadeYearKey = '顺' | '松' | '难' | '紧';

type DecadeYearValues = {
  readonly year: number;
  /** 2027年（虚岁38）. */
  readonly when: string;
  readonly ganzhi: string;
  readonly score: number;
  /** Clause of its heaviest ground. */
  readonly why: string;
  readonly decade: string;
};

/** The best and the hardest year of a decade, each with its ground. */
export const DECADE_YEAR: Family<DecadeYearKey, DecadeYearValues> = {
  id: 'decade.year',
  when: '眼下与下一步大运之内分数最高与最低的一年',
  rule: 'PERIOD_VERDICT',
  source: OURS,
  expert: () => null,
  chip: ({ year, ganzhi, score }) => `${year}${ganzhi}${score}分`,
  why: ({ year, ganzhi, score, why, decade }, key) =>
    `${decade}运的各年里，${year}${ganzhi}年计${score}分，${/[顺松]/u.test(key) ? '最高' : '最低'}：${why}。`,
  isCostly: (key) => key === '难',
  words: {
    顺: [
      '{why}，所以{when}最顺，要紧的事往这一年排。',
      '这一步里数{when}最好，{why}，早两年就可以铺垫。',
      '{when}是这十年的好日子，{why}，想定的那件那年定。',
      '要等一个好时候，就等{when}，{why}。',
    ],
    松: [
      '{when}比前后几年松一些。{why}，正好缓一口气。',
      '能歇一歇的是{when}，{why}，攒着的心愿挑一样。',
      '{when}稍好，{why}，把搁下的那件捡起来。',
    ],
    难: [
      '{when}最要看住。{why}，早些给它留出余地。',
      '{when}分数最低，{why}，那年少定长远的事。',
      '这十年最费力的是{when}，{why}，前一年把担子卸掉一样。',
      '{when}要慢着走，{why}，身边先请好一位能商量的。',
    ],
    紧: [
      '{when}略紧一点。{why}，少添几样新事便好。',
      '{when}步子小些，{why}，照旧过就不差。',
      '要缓一缓的是{when}，{why}，别的年份再补。',
    ],
  },
};

type DecadePairValues = {
  readonly year: number;
  readonly best: string;
  readonly hard: string;
  /** 2036丙辰72分. */
  readonly bestScore: string;
  readonly hardScore: string;
};

/** The best and the hardest year of a decade that has passed or lies far ahead, side by side. */
export const DECADE_PAIR: Family<'顺难' | '顺紧' | '松难' | '松紧', DecadePairValues> = {
  id: 'decade.pair',
  when: '走过的与较远的大运之内分数最高与最低的一年',
  rule: 'PERIOD_VERDICT',
  source: OURS,
  ground: () => '取最高与最低的两年',
  expert: () => null,
  chip: ({ bestScore }) => bestScore,
  why: ({ bestScore, hardScore }) => `这十年里分数最高的是${bestScore}，最低的是${hardScore}。`,
  isCostly: () => false,
  words: {
    顺难: [
      '{best}走得最顺，{hard}最难。',
      '最好走的是{best}，最费劲的是{hard}，可以想想差在哪里。',
      '十年里，{best}帮你最多，{hard}磨你最多。',
      '{hard}沉，{best}轻，两头一比就看得出起落。',
    ],
    顺紧: [
      '{best}最顺，{hard}略沉一点。',
      '{best}最拿得出手，{hard}慢了半步，也还过得去。',
      '好处多在{best}，只有{hard}要省些力。',
    ],
    松难: [
      '{best}最松，{hard}最难。',
      '{hard}最要费神，{best}算是歇脚的一年。',
      '累处在{hard}，缓过来在{best}。',
    ],
    松紧: [
      '{best}松一些，{hard}紧一些。',
      '那几年高低相近，{best}稍好些，{hard}差一点。',
      '{best}和{hard}一好一差，其实相去不远。',
    ],
  },
};

/** Leans of the stem half and the branch half, where they differ. */
export type HalvesKey = '助平' | '助累' | '平助' | '平累' | '累助' | '累平';

type HalvesValues = {
  /** 2033到2037年（虚岁44到48）, 前五年. */
  readonly first: string;
  readonly second: string;
  readonly stem: string;
  readonly branch: string;
  readonly stemScore: number;
  readonly branchScore: number;
};

/** How a decade changes within. */
export const DECADE_HALVES: Family<HalvesKey, HalvesValues> = {
  id: 'decade.halves',
  when: '大运前五年看天干、后五年看地支，两半的净结果不同',
  rule: 'PERIOD_HALVES',
  source: OURS,
  expert: ({ stem, branch, stemScore, branchScore }) =>
    `若作五年一分，干${stem}${stemScore}分，支${branch}${branchScore}分，前后两截，与合看有出入。`,
  chip: ({ stem, branch }) => `前${stem}后${branch}`,
  why: ({ stem, branch, stemScore, branchScore }) =>
    `有一种看法把十年分作两半：前一半看天干${stem}，计${stemScore}分；后一半看地支${branch}，计${branchScore}分。`,
  isCostly: (key) => key.includes('累'),
  words: {
    助平: '前一半最有劲，{first}放得开，{second}转成平平的。',
    助累: '分前后看，{first}走得开，{second}步子要小，大事早些办。',
    平助: '好的是后一半，{first}只是平平，{second}才放得开手。',
    平累: '{first}还算平，{second}偏紧，趁前一半把余地留好。',
    累助: '先紧后松，{first}扛一扛，到了{second}路就宽了。',
    累平: '紧的是前一半，{first}扛过去，{second}就平下来。',
  },
};

type SureValues = { readonly ganzhi: string; readonly score: number };

/** How sure the verdict of the current decade is. */
export const DECADE_SURE: Family<'高' | '中' | '低', SureValues> = {
  id: 'decade.sure',
  when: '现行大运的把握：取用的把握，减去贴近分界与两面相当',
  rule: 'PERIOD_CONFIDENCE',
  source: OURS,
  expert: ({ score }, key) => `此运之断，把握${score}，${key}。`,
  chip: ({ ganzhi }, key) => `${ganzhi}运把握${key}`,
  why: ({ score }) => `取用有多稳，这一步是否贴着分界、两面是否相当，合起来把握是${score}。`,
  isCostly: () => false,
  words: {
    高: [
      '以上对这一步的判断把握较高，可以照着安排。',
      '这一步几种看法都指向一处，照着排日子就行。',
      '关于这一步，几样证据合得上，信它七八成。',
    ],
    中: [
      '以上的判断把握中等，大方向用得上，细处边走边看。',
      '这一步的大方向有六七成准，细处留给自己判断。',
      '两种看法各有道理，这里取重的一头，走走再看。',
      '说得准的是先后轻重，说不准的是哪一天。',
    ],
    低: [
      '以上的判断把握不高，先记着，过一两年拿实事来对。',
      '这一步有好几种说法，哪种更合，你自己的经历说了算。',
      '话先说到这里，若和你过的不一样，以你过的为准。',
      '几股力量差得不多，换个看法结论就会变，当个参考。',
    ],
  },
};

/** What stands out among all decades; 过 where it has passed. */
export type CompareKey = `${'转宽' | '转紧'}${'' | '.过'}` | '无转' | '最宽' | '最宽.过' | '最陡' | '最陡.过';

type CompareValues = {
  /** The decade: 2033到2042年（虚岁44到53）. */
  readonly span: string;
  readonly ganzhi: string;
  readonly why: string;
  readonly score: number;
  readonly note: string;
};

/** The decades of a life beside one another. */
export const DECADE_COMPARE: Family<CompareKey, CompareValues> = {
  id: 'decade.compare',
  when: '各步大运合看：转折在哪里，哪一步最宽，哪一步最陡',
  rule: 'PERIOD_VERDICT',
  source: OURS,
  ground: (_, key) => (key === '无转' ? '几步高低相近' : '把几步连起来看'),
  expert: ({ note }) => (note === '' ? null : note),
  chip: ({ ganzhi }, key) => (key === '无转' ? '各步相近' : `${ganzhi}运${key.replace('.过', '')}`),
  why: ({ span, ganzhi, score, why }, key) =>
    key === '无转'
      ? '相邻两步大运的分数，没有一处相差到十分。'
      : `${ganzhi}运（${span.replaceAll(/[（）]/gu, '，').replace(/，$/u, '')}）计${score}分：${why}。`,
  isCostly: (key) => key.startsWith('最陡'),
  words: {
    转宽: [
      '转折在{span}。前一步路窄些，从那里起变宽：{why}。',
      '最明显的弯在{span}，拐过去就好走：{why}。',
      '从{span}开始换了气象，{why}，之前的慢可以补回来。',
    ],
    转紧: [
      '{span}是个转弯。前一步松些，到这里步子要小：{why}。',
      '走惯了宽路，到{span}要换小步，{why}。',
      '{span}和前一步差得最多，{why}，先把家底理清再进去。',
    ],
    '转宽.过': '{span}转过一次弯。先前路窄些，到那里松开了：{why}。',
    '转紧.过': '路在{span}收过一回。前一步松些，那以后步子慢了下来：{why}。',
    无转: [
      '没有陡坡，也没有急弯，比的是谁走得久、走得匀。',
      '哪一步都不吓人，哪一步也不白给，一年年做下去就好。',
    ],
    最宽: {
      short: '最宽的一段在{span}。',
      plain: [
        '最宽的一段在{span}。{why}，眼下攒的，到那时都用得上。',
        '{span}最放得开，{why}，真想做的大事给它留着。',
        '论宽数{span}，{why}，进去以前先学一样本事。',
      ],
    },
    '最宽.过': [
      '最宽的{span}已经走过。{why}，那时攒下的今天还用得上。',
      '{span}是走过的路当中最宽的，{why}，那时认得的几位多联络。',
      '要说最好的一程，是{span}，{why}，那份底气还在身上。',
    ],
    最陡: {
      short: '最陡的一段是{span}。',
      plain: [
        '最陡的一段是{span}。{why}，趁早把底子铺厚。',
        '{span}要爬一段坡，{why}，早点把不要紧的卸下来。',
        '最费腿的是{span}，{why}，找好同行的再上路。',
      ],
    },
    '最陡.过': [
      '最陡的{span}已在身后。{why}，往后几步都比那时轻。',
      '{span}那段坡你已经爬完，{why}，后面没有更陡的。',
      '最难的是{span}，{why}，走得过来，就不怕后面的。',
    ],
  },
};

type ChildhoodValues = { readonly span: string };

/** The years before the first decade. */
export const DECADE_CHILDHOOD: Family<'童限', ChildhoodValues> = {
  id: 'decade.childhood',
  when: '起运以前的几年',
  rule: 'QIYUN',
  source: OURS,
  ground: () => '还没有起运',
  expert: ({ span }) => `${span}为童限。`,
  chip: () => '童限',
  why: ({ span }) => `${span}还没有交第一步大运，传统上叫童限。`,
  isCostly: () => false,
  words: {
    童限: '那几年随家里的安排过，记得多少算多少，不必细究。',
  },
};
