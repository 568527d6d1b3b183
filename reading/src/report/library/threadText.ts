/**
 * thread.*: the thread of a report in 命局总览: what decided the past, what the decade lived today is about, and what comes next.
 */
import type { TenGodGroup } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';

const OWN = '本应用的计分';

type PastValues = {
  /** Name of the thesis. */
  readonly name: string;
  /** 2019年（虚岁30）、2020年（虚岁31）, or the span of a decade. */
  readonly past: string;
  /** As the expert edit writes them: 2019己亥、2020庚子. */
  readonly years: string;
  /** 官杀39.1%, or 五行. */
  readonly what: string;
};

/** What decided the past. */
export const THREAD_PAST: Family<`${TenGodGroup}.${'助' | '累'}` | '匀', PastValues> = {
  id: 'thread.past',
  when: '定调的一类十神，已经应验的年份',
  rule: 'PERIOD_VERDICT',
  source: OWN,
  expert: ({ what, years }) => `一局之枢在${what}，验之既往：${years}。`,
  chip: ({ years }) => years,
  why: ({ name, years }) => `“${name}”在这几年里最显：${years}。`,
  isCostly: (key) => key.endsWith('累'),
  words: {
    '官杀.累': '“{name}”不是今天才有，{past}那几步，多半都是被催着走的。',
    '官杀.助': '回头看{past}，有规矩管着的那一阵，反而走得最安心。',
    '财.累': '像{past}那样，事情推着走，自己常常排在最后。',
    '财.助': '“{name}”在{past}最看得出来，信心就是一件件做成的。',
    '食伤.累': '{past}给得多，说得也多，空的感觉多半从那时来。',
    '食伤.助': '{past}开口、动手的那几回，到现在多半还有人记得。',
    '印.累': '{past}顾虑最多，有几步路想着想着就没有走成。',
    '印.助': '像{past}那样肯教肯帮的都在身边，本钱多半是那时攒下的。',
    '比劫.累': '{past}与人争、与人分的事多，力气先去了一半。',
    '比劫.助': '{past}身边有人并肩，那时的难处多半是一起过来的。',
    匀: '五样力量平时都不出头，要到{past}这样的时候，才分得出冷热。',
  },
};

/** What the decade is about: what helps (帮), decides (决) or costs (费), or another group (旁); and its lean. */
export type ThreadNowKey =
  `${'帮' | '决' | '旁'}.助` | `${'帮' | '决' | '费' | '旁'}.平` | `${'决' | '费' | '旁'}.累`;

type NowValues = {
  readonly name: string;
  /** 2032年（虚岁43）: its last year. */
  readonly until: string;
  /** 2023到2032年这十年. */
  readonly span: string;
  /** 现行, or 将行 where the decade begins next year. */
  readonly when: string;
  /** 戊寅. */
  readonly ganzhi: string;
  /** What lifts it and what weighs on it: 干戊助＋6.4分，支寅累−4分. */
  readonly sides: string;
  readonly score: number;
  readonly band: string;
};

/** What the decade lived today is about. */
export const THREAD_NOW: Family<ThreadNowKey, NowValues> = {
  id: 'thread.now',
  when: '现行大运落在哪个论点上，净分偏哪一边',
  rule: 'PERIOD_VERDICT',
  source: OWN,
  ground: ({ span }) => span,
  expert: ({ when, ganzhi, sides, score, band }) => `${when}${ganzhi}运${score}分，${band}：${sides}。`,
  chip: ({ ganzhi, score }) => `${ganzhi}${score}分`,
  why: ({ when, ganzhi, score, sides }) => `${when}大运是${ganzhi}，合计${score}分：${sides}。`,
  isCostly: (key) => key.endsWith('累'),
  words: {
    '帮.助': {
      short: '{until}前，有人托着。',
      plain: ['有人托着，“{name}”正好使得上，这一程要走到{until}。'],
    },
    '决.助': {
      short: '{until}前，顺水多走。',
      plain: ['“{name}”是顺水的一面，直到{until}，不妨多用一些。'],
    },
    '旁.助': {
      short: '{until}前路宽，别等。',
      plain: ['路比往常宽，想做的事宜早不宜迟，{until}以前动身就好。'],
    },
    '帮.平': {
      short: '{until}前，帮手时有时无。',
      plain: ['帮手来得断断续续，遇上合着“{name}”的年份就多做一点，到{until}再看下一程。'],
    },
    '费.平': {
      short: '{until}前，留一点余地。',
      plain: ['不快不慢，“{name}”时轻时重，直到{until}都要留一点余地。'],
    },
    '决.平': {
      short: '老题目，做到{until}。',
      plain: ['“{name}”还是这段路的老题目，要到{until}才翻到下一页。'],
    },
    '旁.平': {
      short: '{until}前，把手上的做实。',
      plain: ['没有大起落，手上的事一样样做扎实，到{until}自有去处。'],
    },
    '费.累': {
      short: '{until}前，先减后添。',
      plain: ['正落在“{name}”上，{until}以前每添一样先减一样，慢一点不算落后。'],
    },
    '决.累': {
      short: '{until}前，先顾好自己。',
      plain: ['最磨人的正是“{name}”这一面，{until}以前，先保住睡眠和一两位帮手。'],
    },
    '旁.累': {
      short: '{until}前，少开新的。',
      plain: ['绕的路多一些，{until}以前少开新的，多收旧的。'],
    },
  },
};

type NextValues = {
  /** 2028年（虚岁39）. */
  readonly when: string;
  /** 只是 where it follows a better year; empty else. */
  readonly but: string;
  /** 2028戊申. */
  readonly named: string;
  readonly score: number;
  /** 最得力的是土, 往后先得力的是土. */
  readonly ground: string;
  /** The phase that makes the year. */
  readonly wuxing: string;
  readonly role: string;
};

/** The next year that helps, by the group that makes it. */
export const THREAD_NEXT: Family<TenGodGroup, NextValues> = {
  id: 'thread.next',
  when: '往后最得力的一年，由哪一类十神主事',
  rule: 'PERIOD_VERDICT',
  source: OWN,
  ground: ({ ground }) => ground,
  expert: ({ named, score, wuxing, role }) =>
    `可进在${named}，${role}${wuxing}主其年，${score}分；此年果进，则取用为是。`,
  chip: ({ named, score }) => `${named}${score}分`,
  why: ({ named, score, wuxing, role }) => `${named}年${score}分，往上推的主要是${role}${wuxing}。`,
  words: {
    官杀: {
      short: '{when}，有像样的担子来。',
      plain: ['往前看，{when}会有像样的位置和期限找来，松散的正好收拢。'],
    },
    财: {
      short: '{when}，实事最好收成。',
      plain: ['实事容易落地的是{when}，手上的打算在那时最好收成。'],
    },
    食伤: {
      short: '{when}，积着的拿出来。',
      plain: ['等到{when}，话有人听，东西有人要，积着的正好拿出来。'],
    },
    印: {
      short: '{when}，学得进，问得到。',
      plain: ['学得进、问得到人的是{when}，要补的课放在那时最好。'],
      of: { retired: ['{when}静得下心，也有人肯教，想弄懂的事放在那时问。'] },
    },
    比劫: {
      short: '{when}，有人一起出力。',
      plain: ['愿意一起出力的人，{when}会多起来，合着做的事在那时开头。'],
    },
  },
};

/** The hardest year ahead, by the group that makes it. */
export const THREAD_HARD: Family<TenGodGroup, NextValues> = {
  id: 'thread.hard',
  when: '往后最要留神的一年，由哪一类十神主事',
  rule: 'PERIOD_VERDICT',
  source: OWN,
  ground: ({ ground }) => ground,
  expert: ({ named, score, wuxing, role }) => `宜守在${named}，${role}${wuxing}主其年，${score}分。`,
  chip: ({ named, score }) => `${named}${score}分`,
  why: ({ named, score, wuxing, role }) => `${named}年${score}分，往下压的主要是${role}${wuxing}。`,
  isCostly: () => true,
  words: {
    官杀: '{but}{when}要求最密，最好早一年就空出两成力气来。',
    财: '{but}{when}事情会挤在一处，那一年的打算减一样再开始。',
    食伤: '{but}{when}耗得最多，话和手里的活都放慢半拍才接得上。',
    印: '{but}{when}容易停住，该动身的小事，别等那一年过完。',
    比劫: '{but}{when}争的、分的都多，有什么约定要早些写清楚。',
  },
};
