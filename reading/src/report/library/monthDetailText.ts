/**
 * month.*: why a month stands where it stands, what it does to the chart, and which months of a year are the best and the hardest.
 */
import type { Facet, PeriodLean } from '@shangyuan/engine/analysis';
import type { TenGod } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import { GOD_PLAIN } from '../tables/periodClauses.ts';

const OURS = '本应用的计分';

/** Three ways to say what is the same in twelve months of a year. */
export type MonthVariant = '一' | '二' | '三';

type MonthValues = {
  readonly year: number;
  readonly ganzhi: string;
  readonly god: TenGod;
  readonly score: number;
  readonly band: string;
  readonly why: string;
  /** What an expert reads of it: its heaviest grounds and touches. */
  readonly note: string;
};

const MONTH_FORM = {
  rule: 'LIUYUE',
  source: OURS,
  ground: ({ god }: MonthValues) => `${GOD_PLAIN[god]}占先`,
  expert: () => null,
  chip: ({ ganzhi, band }: MonthValues) => `${ganzhi}月${band}`,
  why: ({ year, ganzhi, why, score, band }: MonthValues) =>
    `${year}年${ganzhi}月：${why}；连同流年与大运计${score}分，${band}。`,
} as const;

/** What a month comes to, for readers of every age. */
export const MONTH_WHY: Family<`${PeriodLean}.${MonthVariant}`, MonthValues> = {
  id: 'month.why',
  when: '流月的净结果与最重的缘由，不谈工作',
  ...MONTH_FORM,
  words: {
    '助.一': '{why}，这个月走得轻快，可以多做半步。',
    '助.二': '{why}，想办的事排进来，大多能接得上。',
    '助.三': '{why}，心里有数手也顺，别让它白白过去。',
    '平.一': '{why}，不急不慢，照着平时安排就很好。',
    '平.二': '{why}，日子平平地过，正好补补觉、理理东西。',
    '平.三': '{why}，没有太大动静，步子照自己的来。',
    '累.一': '{why}，这阵子少排一件事，就多一分从容。',
    '累.二': '{why}，走慢一点，大的决定先放一放。',
    '累.三': '{why}，先把觉睡足，其余的可以分几天做。',
  },
};

/** Which months of a year stand out. */
export type MonthMark = '最好' | '次好' | '最难' | '次难';

/** The two best and the two hardest months of a year; 稍松 a best one that costs, 稍紧 a hardest one that does not. */
export const MONTH_MARK: Family<MonthMark | '稍松' | '稍紧', MonthValues> = {
  id: 'month.mark',
  when: '一年十二个月里分数最高与最低的各两个月',
  ...MONTH_FORM,
  expert: ({ ganzhi, note }, key) => `${ganzhi}月${key}：${note}。`,
  isCostly: (key) => key.endsWith('难') || key === '稍紧',
  words: {
    最好: '十二个月里数它最好，{why}，要紧的事排在这里。',
    次好: '另一个好用的月份，{why}，开头或收尾都合适。',
    最难: '一年里它最吃力，{why}，早半个月把事情理清。',
    次难: '也是偏紧的时候，{why}，新答应的事先放一放。',
    稍松: '放在全年里它算松的，{why}，手上的事趁这时理一理。',
    稍紧: '放在全年里它略沉一点，{why}，少添一件新事就好。',
  },
};

/** Months of the running year that have passed. */
export const MONTH_PAST: Family<PeriodLean, MonthValues> = {
  id: 'month.past',
  when: '所说的流年里已经过去的月份',
  ...MONTH_FORM,
  isCostly: () => false,
  words: {
    助: '{why}，过去的这一个月走得算轻快。',
    平: '{why}，那一个月不起波澜，平平地过去了。',
    累: '{why}，那段日子紧了些，已经翻过去了。',
  },
};

type MonthDetailValues = {
  readonly year: number;
  readonly ganzhi: string;
  /** Clause of what it does to the chart: 住处和作息会动一动. */
  readonly touch: string;
  readonly name: string;
  readonly facet: Facet;
  readonly score: number;
};

/** What a month does to the chart, and its strongest or weakest facet. */
export const MONTH_DETAIL: Family<`${'触' | '面'}.${'好' | '弱'}.${MonthVariant}`, MonthDetailValues> = {
  id: 'month.detail',
  when: '流月与命盘的冲合，及当月最高或最低的一面',
  rule: 'LIUYUE',
  source: OURS,
  expert: () => null,
  chip: ({ ganzhi, name, facet }) => (name === '' ? `${ganzhi}月${facet}` : name),
  why: ({ year, ganzhi, name, facet, score }) =>
    `${year}年${ganzhi}月${name === '' ? '与命盘没有大的冲合' : `有${name}`}；${facet}一面计${score}分。`,
  isCostly: (key) => key.includes('弱'),
  words: {
    '触.好.一': '{touch}。得力的是{facet}这一面，可以放心用。',
    '触.好.二': '{touch}。{facet}有起色，这一头可以多用心。',
    '触.好.三': '{touch}。几面里数{facet}走得最好。',
    '触.弱.一': '{touch}。{facet}这一面先看住，别的照旧。',
    '触.弱.二': '{touch}。{facet}上留点心，小事就不成大事。',
    '触.弱.三': '{touch}。{facet}的事慢一点，等一等再定。',
    '面.好.一': '撑起这个月的是{facet}，先把这一头的事做起来。',
    '面.好.二': '几面里{facet}走在前头，力气不妨往那边多放。',
    '面.好.三': '{facet}比别的几样都顺，趁着顺手做完一件事。',
    '面.弱.一': '几样里{facet}最弱，这阵子别在这一样上逞强。',
    '面.弱.二': '要留心的是{facet}，其余照常。留出一点余地就好。',
    '面.弱.三': '{facet}稍稍落后，不用急着追，能稳住就算好。',
  },
};
