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
      plain: ['{a}，{b}，两样都托着你，这十年走得开，也走得远。'],
    },
    '助.两面': {
      short: '{best}最好用，路越走越宽。',
      plain: ['一面{a}，一面{b}，前一样更有力，走着走着就宽了。'],
    },
    '平.两面': {
      short: '{best}好些，有得也有失。',
      plain: ['托着的是{a}，压着的是{b}。大致抵过，这十年不快也不慢。'],
    },
    '平.单面': {
      short: '{best}略好，胜在平稳。',
      plain: ['{a}，力道不大，这十年胜在平稳，不起大浪。'],
    },
    '累.同面': {
      short: '{best}松些，摊子宜小。',
      plain: ['{a}，又兼{b}，这十年摊子宜小，步子也宜慢。'],
    },
    '累.两面': {
      short: '{best}能松一松，十年宜收。',
      plain: ['一面{a}，另一面{b}，压的这头更重，十年要收着走。'],
    },
  },
};

/** A decade that has passed. */
export const DECADE_PAST: Family<NetKey, DecadeNetValues> = {
  id: 'decade.past',
  when: '走过的大运：净结果与最重的两项缘由',
  ...DECADE_VERDICT,
  words: {
    '助.同面': '{a}，{b}，回头看，那十年路是宽的，走得也快。',
    '助.两面': '{a}，不过{b}，那十年算下来得的比失的多。',
    '平.两面': '{a}，同时{b}，那十年有进有退，过得还算匀。',
    '平.单面': '{a}，分量不重，那十年靠自己一步步过来。',
    '累.同面': '{a}，又加上{b}，那十年走得慢，走过来就是本事。',
    '累.两面': '{a}，可{b}，那十年步子慢些，根却扎得深。',
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
    顺: '{why}，所以{when}最顺，要紧的事往这一年排。',
    松: '{when}比前后几年松一些。{why}，正好缓一口气。',
    难: '{when}最要看住。{why}，早些给它留出余地。',
    紧: '{when}略紧一点。{why}，少添几样新事便好。',
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
  expert: () => null,
  chip: ({ bestScore }) => bestScore,
  why: ({ bestScore, hardScore }) => `这十年里分数最高的是${bestScore}，最低的是${hardScore}。`,
  isCostly: () => false,
  words: {
    顺难: '{best}走得最顺，{hard}最难。',
    顺紧: '{best}最顺，{hard}略沉一点。',
    松难: '{best}最松，{hard}最难。',
    松紧: '{best}松一些，{hard}紧一些。',
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
    高: '以上对这一步的判断把握较高，可以照着安排。',
    中: '以上的判断把握中等，大方向用得上，细处边走边看。',
    低: '以上的判断把握不高，先记着，过一两年拿实事来对。',
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
    转宽: '转折在{span}。前一步路窄些，从那里起变宽：{why}。',
    转紧: '{span}是个转弯。前一步松些，到这里步子要小：{why}。',
    '转宽.过': '{span}转过一次弯。先前路窄些，到那里松开了：{why}。',
    '转紧.过': '路在{span}收过一回。前一步松些，那以后步子慢了下来：{why}。',
    无转: '没有陡坡，也没有急弯，比的是谁走得久、走得匀。',
    最宽: {
      short: '最宽的一段在{span}。',
      plain: ['最宽的一段在{span}。{why}，眼下攒的，到那时都用得上。'],
    },
    '最宽.过': '最宽的{span}已经走过。{why}，那时攒下的今天还用得上。',
    最陡: {
      short: '最陡的一段是{span}。',
      plain: ['最陡的一段是{span}。{why}，趁早把底子铺厚。'],
    },
    '最陡.过': '最陡的{span}已在身后。{why}，往后几步都比那时轻。',
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
  expert: ({ span }) => `${span}未起运，为童限，只看小运与流年。`,
  chip: () => '童限',
  why: ({ span }) => `${span}还没有交第一步大运，传统上叫童限。`,
  isCostly: () => false,
  words: {
    童限: '那几年随家里的安排过，记得多少算多少，不必细究。',
  },
};
