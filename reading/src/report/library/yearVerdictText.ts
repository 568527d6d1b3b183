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
      plain: [
        '{a}，{b}，两样凑齐，这一年事情往前推得动。',
        '{a}，加之{b}，想了好久的那件，这一年可以动手。',
        '头一样{a}，再一样{b}，这一年开口就有回话，别只守着旧事。',
        '有两样帮着，{a}，{b}，这一年先做最要紧的。',
      ],
    },
    '助.两面': {
      short: '{when}放得开，也要绕一绕。',
      plain: [
        '这边{a}，那边{b}，托的比压的重，这一年放得开手。',
        '{a}，虽然{b}，算下来还是添的多，这一年值得多做一样。',
        '{b}，到底{a}，这一年绕两个弯也走得到。',
        '得的一头是{a}，失的一头是{b}，这一年得大于失。',
      ],
    },
    '平.两面': {
      short: '{when}有得有失，稳着走。',
      plain: [
        '{a}，不过{b}，得失大致相当，这一年稳着走。',
        '{a}，可也{b}，一进一出，这一年挑一样做透就好。',
        '{b}，幸而{a}，这一年不添新摊子，旧的也丢不了。',
        '这一半{a}，那一半{b}，这一年先看清再点头。',
      ],
    },
    '平.单面': {
      short: '{when}不快不慢，照常。',
      plain: [
        '{a}，分量不重，这一年不快不慢，照常就好。',
        '{a}，来得轻，这一年的快慢多半由自己定。',
        '{a}，除此没有大的牵动，这一年正好打底子。',
      ],
    },
    '累.同面': {
      short: '{when}偏紧，先减事。',
      plain: [
        '{a}，又碰上{b}，这一年先减事，再谈添事。',
        '{a}，还赶上{b}，这一年少答应两样，剩下的才做得好。',
        '前头{a}，后头{b}，这一年把歇的日子先定下来。',
        '{a}，加上{b}，这一年守住一两样，就算有数。',
      ],
    },
    '累.两面': {
      short: '{when}有帮也有压，慢些走。',
      plain: [
        '虽说{a}，可是{b}，后一样更重，这一年慢些走。',
        '{b}，靠{a}抵掉一些，这一年还是要省着用力。',
        '大半时候{b}，小半时候{a}，这一年慢一步好。',
        '{b}，这一年先应付过去，再指望{a}。',
      ],
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
      plain: [
        '{a}，这一年已走过大半，算起来是往前的。',
        '{a}，回头数一数，办成的比搁下的多。',
        '{a}，到年尾看，这一年没有白忙。',
      ],
    },
    平: {
      short: '{when}将尽，不好不坏。',
      plain: [
        '{a}，一年走到尾声，得失差不多扯平。',
        '{a}，添一些也去一些，留下哪些自己心里有数。',
        '{a}，快翻年了，没有大亏，也没有大赚。',
      ],
    },
    累: {
      short: '{when}快走完，稳稳收尾。',
      plain: [
        '{a}，这一年走得不轻松，好在大半已经过去。',
        '{a}，撑到年尾不容易，剩下的日子别再添事。',
        '{a}，累多半累在这里，认得它，往后就少吃一回亏。',
        '{a}，算不上顺手的一年，学到的却实在。',
      ],
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
  /** The pillar of that month: 庚子. */
  readonly ganzhi: string;
  readonly why: string;
};

const REST_WORDS = { 助: '为可用', 平: '为稍平', 累: '为略宽' } as const satisfies Readonly<
  Record<PeriodLean, string>
>;

/** What is left of the running year. */
export const YEAR_REST: Family<PeriodLean, YearRestValues> = {
  id: 'year.rest',
  when: '流年余下的几个月，其中最好的一个月',
  rule: 'LIUYUE',
  source: OURS,
  expert: ({ ganzhi }, key) => `本年余月以${ganzhi}${REST_WORDS[key]}。`,
  chip: ({ left }) => `还剩${left}`,
  why: ({ year, until, month, why }) =>
    `${year}年的流年到${until}立春为止；余下各月里，${month}分数最高：${why}。`,
  isCostly: () => false,
  words: {
    助: [
      '到{until}立春还有{left}，其中{month}最好用，{why}。',
      '余下的日子里，{month}还能办成一件，{why}。',
      '要赶在换年以前做的，放进{month}，{why}。',
    ],
    平: [
      '还剩{left}，{until}立春换年。其中数{month}最平稳，{why}。',
      '换年以前，{month}好过些，{why}。',
      '收尾的事排到{month}，{why}，不必再开新头。',
      '年底挑{month}把欠着的理清，{why}。',
    ],
    累: [
      '余下{left}仍宜慢，{month}稍松，{until}立春一过就换了题目。',
      '最后这一段还是慢些，能喘口气的是{month}。',
      '年尾别冲，{month}歇一歇，新打算留到立春以后。',
    ],
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
    事业: [
      '力气先放在要做的事上，{when}里{worst}那一头多留一分心。',
      '{when}做事最有着落，只别忙得把{worst}丢在一边。',
      '{when}先把手上的事做出样子，{worst}求个安稳就好。',
    ],
    财运: [
      '钱物上的安排最接得上，{when}最要看住的是{worst}。',
      '{when}钱物上算得清、接得住，省下的心思给{worst}。',
      '{when}添置和进出都好商量，{worst}那面别再压担子。',
    ],
    感情: [
      '与人相处最暖，{when}先把这份暖用足，再来照看{worst}。',
      '{when}身边的情分最养人，{worst}上有难处，找他们说说。',
      '{when}多陪陪人，心宽了，{worst}那一面也好办。',
    ],
    健康: [
      '精神最足，{when}有这股精神，正好多照看{worst}那一头。',
      '{when}身上有劲，每天分一点给{worst}就不算落下。',
      '{when}睡得好、走得动，{worst}慢些也撑得住。',
    ],
    紧: [
      '哪一面都不算松，{when}先把{worst}照看好，{best}跟着走就行。',
      '{when}样样都要让一步，{best}还好些，从它那里借力。',
      '{when}别求面面俱到，{worst}先守住，余下的过得去就好。',
      '都要收一点，{when}能放心用的只有{best}。',
    ],
    齐: [
      '哪一面都不必偏，{when}按自己看重的先后来排就好。',
      '{when}没有特别短的一面，想补哪一样都来得及。',
      '样样差不多，{when}谁先谁后由自己定，定了就别换。',
      '{when}几面走得齐，最省力的办法是照去年的样子过。',
    ],
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
    宽: [
      '比起{last}，{now}总的松了一些，因为{why}。',
      '{now}比{last}好走一些。差别多半是{why}。',
      '从{last}到{now}，脚下的路宽了些。这要归到{why}。',
    ],
    紧: [
      '{now}比{last}总的紧了一些。原因多半是{why}。',
      '{last}走惯的步子，到{now}要收半步。因由是{why}。',
      '{now}没有{last}宽裕。差别在于{why}。',
    ],
    平: [
      '{now}与{last}总的相差不多，不同的是{why}。',
      '{last}怎么过，{now}大体照旧，只是{why}。',
      '{now}接着{last}的路数走，要添的一条是{why}。',
      '分数没怎么动，{now}换的是内容：{why}。',
    ],
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
    升: [
      '起色最大的是{facet}，{why}，去年没办成的可以再试一回。',
      '{why}，{facet}比去年抬得最多，老问题换个时候再问。',
      '几面里{facet}走高了一截，{why}，去年停下的那半步接着走。',
    ],
    降: [
      '退得最多的是{facet}，{why}，时间和心力替它留一份。',
      '{why}，{facet}比去年低得最多，去年的步子放小一号。',
      '{facet}掉得最明显，{why}，早些匀一点工夫过去。',
    ],
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
    '伴.助': [
      '两个人之间，{when}话说得开，想一起办的放在这时候。',
      '{when}两个人想的容易合到一处，旧话题也可以再谈。',
    ],
    '伴.平': [
      '两个人之间，{when}平平静静，留几个只给彼此的晚上就好。',
      '{when}两个人各忙各的也不生分，一起出一趟门更好。',
    ],
    '伴.累': [
      '两个人之间，{when}容易为小处拌嘴，重话隔一夜再讲。',
      '{when}两个人都容易累，家里的事先分一分，谁也别全揽。',
    ],
    '子.助': '孩子那一头，{when}陪得多，也说得通，大小事商量着来。',
    '子.平': '孩子那一头，{when}没有大起伏，照平时的样子陪着就好。',
    '子.累': '孩子那一头，{when}要先把陪的钟点定下来，别让自己的忙碌挤掉。',
  },
};
