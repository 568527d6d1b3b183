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
    '助.一': [
      '{why}，这个月走得轻快，可以多做半步。',
      '{why}，想见的、想谈的都约得到。',
      '{why}，拖过几回的那件，这时候动手不费劲。',
    ],
    '助.二': [
      '{why}，想办的事排进来，大多能接得上。',
      '{why}，早几天开头，后半个月就宽裕。',
      '{why}，手边顺的先做完，顺势带一带难的。',
    ],
    '助.三': [
      '{why}，心里有数手也顺，别让它白白过去。',
      '{why}，问一句、递一回，多半有回话。',
      '{why}，正好把一直想改的地方改掉。',
    ],
    '平.一': [
      '{why}，不急不慢，照着平时安排就很好。',
      '{why}，添一样也行，减一样也行，看自己的精神。',
      '{why}，大事不必挤进来，小事顺手做掉。',
    ],
    '平.二': [
      '{why}，日子平平地过，正好补补觉、理理东西。',
      '{why}，没人催的时候，读几页书也好。',
      '{why}，适合收拾抽屉，回几封欠着的信。',
    ],
    '平.三': [
      '{why}，没有太大动静，步子照自己的来。',
      '{why}，起伏不大，该歇的周末就歇足。',
      '{why}，用不着赶，把上个月没收尾的收了。',
    ],
    '累.一': [
      '{why}，这阵子少排一件事，就多一分从容。',
      '{why}，答应之前先看看日历还有没有空。',
      '{why}，要见面的改成电话，也能省下半天。',
    ],
    '累.二': [
      '{why}，走慢一点，大的决定先放一放。',
      '{why}，重要的话写下来，过两天再送出去。',
      '{why}，请一位熟人搭把手，别闷着自己做。',
    ],
    '累.三': [
      '{why}，先把觉睡足，其余的可以分几天做。',
      '{why}，一天只定一件要紧的，做完就算数。',
      '{why}，出门、花钱、答应都慢半拍。',
    ],
  },
};

/** Which months of a year stand out. */
export type MonthMark = '最好' | '次好' | '最难' | '次难';

/** The two best and the two hardest months of a year; 稍松 a best one that costs, 稍紧 a hardest one that does not. */
export const MONTH_MARK: Family<MonthMark | '稍松' | '稍紧' | '也稍松' | '也稍紧', MonthValues> = {
  id: 'month.mark',
  when: '一年十二个月里分数最高与最低的各两个月',
  ...MONTH_FORM,
  expert: ({ ganzhi, note }, key) => `${ganzhi}月${key}：${note}。`,
  isCostly: (key) => key.endsWith('难') || key.endsWith('稍紧'),
  words: {
    最好: [
      '十二个月里数它最好，{why}，要紧的事排在这里。',
      '全年要挑一个月来开头，就是它：{why}。',
      '{why}，整年的好劲头多半聚在这个月，别只拿来忙琐事。',
      '想办成的那件放到这个月，{why}，比别的月份省力。',
      '分数到这里最高，{why}，约人、定事都赶得上。',
    ],
    次好: [
      '另一个好用的月份，{why}，开头或收尾都合适。',
      '{why}，前面那个最好的月份没办完的，这里接着办。',
      '排第二的就是它，{why}，留给第二要紧的事。',
      '这个月也拿得出手，{why}，手续和约会可以往里放。',
    ],
    最难: [
      '一年里它最吃力，{why}，早半个月把事情理清。',
      '这个月的格子少填几样，{why}，空着也是安排。',
      '分数到这里最低，{why}，能挪的往前后两个月挪。',
      '{why}，全年最要省着使劲的就是这个月。',
      '要挑一个月来歇，就挑它：{why}，歇好了再动。',
    ],
    次难: [
      '也是偏紧的时候，{why}，新答应的事先放一放。',
      '{why}，这个月别把两件硬事排在同一周。',
      '紧的月份里它排第二，{why}，预先和家里通个气。',
      '这里也要慢一慢，{why}，做完手上的再看别的。',
    ],
    稍松: [
      '放在全年里它算松的，{why}，手上的事趁这时理一理。',
      '{why}，比前后的月份喘得过气，睡几个整觉。',
      '别的月份更紧些，{why}，想见的朋友这时约。',
      '松的月份不多，它算一个，{why}，留两天什么也不排。',
    ],
    稍紧: [
      '放在全年里它略沉一点，{why}，少添一件新事就好。',
      '{why}，只是比邻近的月份慢些，照旧做就行。',
      '算不上难，就是琐碎，{why}，做好一样划掉一样。',
      '全年里它稍慢，{why}，不赶的往下个月放。',
    ],
    也稍松: [
      '这个月也松一些，{why}，把拖着的小事收个尾。',
      '{why}，又是一个能缓口气的月份，出门走两天。',
      '和前面说的那个月差不多，{why}，留点时间给家里人。',
      '算第二个好喘气的月份，{why}，早睡几晚就值了。',
    ],
    也稍紧: [
      '这个月也略沉一点，{why}，应下的事写在纸上。',
      '{why}，又是要慢半步的月份，急事先问清楚再办。',
      '沉得有限，{why}，把日程排得稀一些就够。',
      '算第二个要留神的月份，{why}，按时吃饭就不至于乱。',
    ],
  },
};

/** Months of the running year that have passed. */
export const MONTH_PAST: Family<PeriodLean, MonthValues> = {
  id: 'month.past',
  when: '所说的流年里已经过去的月份',
  ...MONTH_FORM,
  isCostly: () => false,
  words: {
    助: [
      '{why}，过去的这一个月走得算轻快。',
      '{why}，那个月办的事，回头看多半算数。',
      '{why}，上个月的顺手可以接着用。',
    ],
    平: [
      '{why}，那一个月不起波澜，平平地过去了。',
      '{why}，没添什么也没少什么，就这样翻篇了。',
      '{why}，那些日子照常过，算是歇了口气。',
    ],
    累: [
      '{why}，那段日子紧了些，已经翻过去了。',
      '{why}，慢是慢了点，欠下的觉现在可以补。',
      '{why}，那个月累在这上头，认出来就好。',
    ],
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
    '触.好.一': [
      '{touch}。得力的是{facet}这一面，可以放心用。',
      '{touch}。好在{facet}接得住，动一动也不坏。',
    ],
    '触.好.二': [
      '{touch}。{facet}有起色，这一头可以多用心。',
      '{touch}。趁着动，把{facet}上想改的一并改了。',
    ],
    '触.好.三': ['{touch}。几面里数{facet}走得最好。', '{touch}。往{facet}那头多走一步，回应来得快。'],
    '触.弱.一': [
      '{touch}。{facet}这一面先看住，别的照旧。',
      '{touch}。一动，最先觉出来的是{facet}，慢一步再说。',
    ],
    '触.弱.二': [
      '{touch}。{facet}上留点心，小事就不成大事。',
      '{touch}。把{facet}放在第一位照看，旁的让一让。',
    ],
    '触.弱.三': ['{touch}。{facet}的事慢一点，等一等再定。', '{touch}。{facet}经不起两头忙，只顾一头就好。'],
    '面.好.一': ['撑起这个月的是{facet}，先把这一头的事做起来。', '这个月问{facet}最有回音，想问的趁早。'],
    '面.好.二': [
      '几面里{facet}走在前头，力气不妨往那边多放。',
      '{facet}的底子在这个月最厚，借一点给别的几面。',
    ],
    '面.好.三': ['{facet}比别的几样都顺，趁着顺手做完一件事。', '这个月若只做一样，就做{facet}那一样。'],
    '面.弱.一': ['几样里{facet}最弱，这阵子别在这一样上逞强。', '{facet}先求不出错，出彩留给下个月。'],
    '面.弱.二': [
      '要留心的是{facet}，其余照常。留出一点余地就好。',
      '{facet}的事只办一半也行，另一半下个月补。',
    ],
    '面.弱.三': ['{facet}稍稍落后，不用急着追，能稳住就算好。', '这个月{facet}短一截，找懂的人问一句再动。'],
  },
};
