/**
 * year.net and its kin: what a year comes to and why, what is left of the running one, its four facets beside one another, and what
 * has changed against the year before.
 */
import type { Facet, PeriodLean } from '@shangyuan/engine/analysis';
import type { TenGod } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { GOD_PLAIN } from '../tables/periodClauses.ts';
import type { YearFacet } from './yearFacetText.ts';
import type { NetKey } from './decadeVerdictText.ts';

const OURS = '本应用的计分';

type YearNetValues = {
  readonly year: number;
  readonly ganzhi: string;
  /** 2027年（虚岁38）. */
  readonly when: string;
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  /** Clauses of its grounds, the lifting one first where it has both. */
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly band: string;
  readonly sure: string;
};

const groundOfGods = ({ stemGod, branchGod }: YearNetValues): string =>
  stemGod === branchGod
    ? `明里暗里都是${GOD_PLAIN[stemGod]}`
    : `明里是${GOD_PLAIN[stemGod]}，暗里是${GOD_PLAIN[branchGod]}`;

const YEAR_VERDICT = {
  rule: 'PERIOD_VERDICT',
  source: OURS,
  ground: groundOfGods,
  expert: () => null,
  chip: ({ year, ganzhi, band }: YearNetValues) => `${year}${ganzhi}${band}`,
  why: ({ year, ganzhi, a, b, score, band, sure }: YearNetValues) =>
    `${year}年是${ganzhi}年：${[a, b].filter((text) => text !== '').join('；')}。连同大运合计${score}分，${band}，把握${sure}。`,
} as const;

/** What a year comes to. */
export const YEAR_NET: Family<NetKey, YearNetValues> = {
  id: 'year.net',
  when: '流年的净结果与最重的两项缘由',
  ...YEAR_VERDICT,
  words: {
    '助.同面': {
      short: '{when}推得动，大事赶早。',
      plain: ['{a}，{b}，两样凑齐，这一年事情往前推得动。'],
    },
    '助.两面': {
      short: '{when}放得开，也要绕一绕。',
      plain: ['一头{a}，一头{b}，托的比压的重，这一年放得开手。'],
    },
    '平.两面': {
      short: '{when}有得有失，稳着走。',
      plain: ['{a}，不过{b}，得失大致相当，这一年稳着走。'],
    },
    '平.单面': {
      short: '{when}不快不慢，照常。',
      plain: ['{a}，分量不重，这一年不快不慢，照常就好。'],
    },
    '累.同面': {
      short: '{when}偏紧，先减事。',
      plain: ['{a}，又碰上{b}，这一年先减事，再谈添事。'],
    },
    '累.两面': {
      short: '{when}有帮也有压，慢些走。',
      plain: ['虽说{a}，可是{b}，后一样更重，这一年慢些走。'],
    },
  },
};

/** What the running year has been, where little of it is left. */
export const YEAR_PAST: Family<PeriodLean, YearNetValues> = {
  id: 'year.past',
  when: '流年已过大半：净结果与最重的缘由，用过去的口气',
  ...YEAR_VERDICT,
  words: {
    助: {
      short: '{when}已过大半，收成算好。',
      plain: ['{a}，这一年已走过大半，算起来是往前的。'],
    },
    平: {
      short: '{when}将尽，不好不坏。',
      plain: ['{a}，一年走到尾声，得失差不多扯平。'],
    },
    累: {
      short: '{when}快走完，稳稳收尾。',
      plain: ['{a}，这一年走得不轻松，好在大半已经过去。'],
    },
  },
};

type YearRestValues = {
  readonly year: number;
  /** 2027年2月4日. */
  readonly until: string;
  /** 两个多月. */
  readonly left: string;
  /** 12月7日至1月4日. */
  readonly month: string;
  readonly why: string;
};

/** What is left of the running year. */
export const YEAR_REST: Family<PeriodLean, YearRestValues> = {
  id: 'year.rest',
  when: '流年余下的几个月，其中最好的一个月',
  rule: 'LIUYUE',
  source: OURS,
  expert: ({ until, left, month }) => `本年尚余${left}，至${until}交立春止，其间以${month}为可用。`,
  chip: ({ left }) => `还剩${left}`,
  why: ({ year, until, month, why }) =>
    `${year}年的流年到${until}立春为止；余下各月里，${month}分数最高：${why}。`,
  isCostly: () => false,
  words: {
    助: '到{until}立春还有{left}，其中{month}最好用，{why}。',
    平: '还剩{left}，{until}立春换年。其中数{month}最平稳，{why}。',
    累: '余下{left}仍宜慢，{month}稍松，{until}立春一过就换了题目。',
  },
};

type YearRankValues = {
  readonly year: number;
  /** 2027年（虚岁38）. */
  readonly when: string;
  readonly best: YearFacet;
  readonly worst: YearFacet;
  /** 事业48，财运49…. */
  readonly all: string;
};

/** The facets of a year beside one another: by the best, 齐 where they lie close, or 紧 where even the best costs. */
export const YEAR_RANK: Family<YearFacet | '齐' | '紧', YearRankValues> = {
  id: 'year.rank',
  when: '流年各面的高低',
  rule: 'LIUNIAN_FACET',
  source: OURS,
  ground: ({ best, worst }, key) =>
    key === '齐' ? '各面高低相近' : `${best}${key === '紧' ? '稍好' : '最好'}，${worst}最弱`,
  expert: () => null,
  chip: ({ best, worst }) => `${best}高${worst}低`,
  why: ({ year, all }) => `${year}年各面的分数是${all}。`,
  isCostly: () => false,
  words: {
    事业: '力气先放在要做的事上，{when}里{worst}那一头多留一分心。',
    财运: '钱物上的安排最接得上，{when}最要看住的是{worst}。',
    感情: '与人相处最暖，{when}先把这份暖用足，再来照看{worst}。',
    健康: '精神最足，{when}有这股精神，正好多照看{worst}那一头。',
    紧: '哪一面都不算松，{when}先把{worst}照看好，{best}跟着走就行。',
    齐: '哪一面都不必偏，{when}按自己看重的先后来排就好。',
  },
};

type YearChangeValues = {
  readonly year: number;
  /** 2026年（虚岁37）. */
  readonly last: string;
  readonly now: string;
  readonly why: string;
  readonly points: string;
};

/** How a year stands against the one before. */
export const YEAR_CHANGE: Family<'宽' | '紧' | '平', YearChangeValues> = {
  id: 'year.change',
  when: '与上一年相比的总分',
  rule: 'PERIOD_VERDICT',
  source: OURS,
  ground: ({ points }) =>
    points === '0分' ? '总分不增不减' : `总分${points.replace('＋', '多').replace('−', '少')}`,
  expert: ({ last, now, points }) =>
    points === '0分' ? `${now}与${last}同分。` : `${now}较${last}${points}。`,
  chip: ({ points }) => `较去年${points}`,
  why: ({ last, now, points, why }) => `${now}与${last}的总分相比${points}：${why}。`,
  isCostly: (key) => key === '紧',
  words: {
    宽: '比起{last}，{now}总的松了一些，因为{why}。',
    紧: '{now}比{last}总的紧了一些。原因多半是{why}。',
    平: '{now}与{last}总的相差不多，不同的是{why}。',
  },
};

type FacetChangeValues = {
  readonly year: number;
  readonly facet: Facet;
  readonly why: string;
  readonly before: number;
  readonly after: number;
};

/** The facet that has changed most against the year before. */
export const YEAR_FACET_CHANGE: Family<'升' | '降', FacetChangeValues> = {
  id: 'year.facetChange',
  when: '与上一年相比起落最大的一面',
  rule: 'LIUNIAN_FACET',
  source: OURS,
  expert: ({ facet, before, after }) => `其中${facet}由${before}而${after}，起落最大。`,
  chip: ({ facet, after, before }) => `${facet}${after - before > 0 ? '升' : '降'}`,
  why: ({ facet, before, after, why }) => `${facet}一项去年${before}分，今年${after}分：${why}。`,
  isCostly: (key) => key === '降',
  words: {
    升: '起色最大的是{facet}，{why}，去年没办成的可以再试一回。',
    降: '退得最多的是{facet}，{why}，时间和心力替它留一份。',
  },
};

type YearHomeValues = {
  readonly year: number;
  /** 2027年（虚岁38）. */
  readonly when: string;
  readonly score: number;
};

/** What a year is to two who live together, and to those with children: only where the reader says so. */
export const YEAR_HOME: Family<`${'伴' | '子'}.${PeriodLean}`, YearHomeValues> = {
  id: 'year.home',
  when: '答有伴侣：这一年的感情一面；答有子女：这一年的净结果',
  rule: 'LIUNIAN_FACET',
  source: OURS,
  expert: () => null,
  chip: ({ year, score }, key) => `${year}${key.startsWith('伴') ? '感情' : '总分'}${score}`,
  why: ({ year, score }, key) => `${year}年${key.startsWith('伴') ? '感情一面' : '总的'}计${score}分。`,
  words: {
    '伴.助': '两个人之间，{when}话说得开，想一起办的放在这时候。',
    '伴.平': '两个人之间，{when}平平静静，留几个只给彼此的晚上就好。',
    '伴.累': '两个人之间，{when}容易为小处拌嘴，重话隔一夜再讲。',
    '子.助': '孩子那一头，{when}陪得多，也说得通，大小事商量着来。',
    '子.平': '孩子那一头，{when}没有大起伏，照平时的样子陪着就好。',
    '子.累': '孩子那一头，{when}要先把陪的钟点定下来，别让自己的忙碌挤掉。',
  },
};
