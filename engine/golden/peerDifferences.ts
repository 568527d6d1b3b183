/**
 * Where the calendars of others differ from ours, and why. peers.test.ts fails on a difference that is not here, and on
 * one here that is gone. docs/ACCURACY.md explains them.
 */
import type { PeerCalendar } from './peerCalendars.ts';

/**
 * `midnight`: the new moon is seconds to minutes from midnight in UTC+8 and their ΔT or Moon puts it on the other side.
 * `icuMoon`: ICU's Moon is minutes off. `icuLeap`: ICU's Sun or Moon moves a 中气 over a month's edge, and the leap month
 * with it. `sources`: books of the time differ; ours is the reference table.
 */
export type DifferenceCategory = 'midnight' | 'icuMoon' | 'icuLeap' | 'sources';

/** A month of ours whose first day a peer labels otherwise. */
export interface PeerDifference {
  readonly peers: readonly PeerCalendar[];
  /** Our month, year/month, L before a leap month. */
  readonly month: string;
  /** Their label of our first day. */
  readonly theirs: string;
  readonly category: DifferenceCategory;
}

const SIXTAIL = ['tyme4ts', 'lunar-typescript'] as const;

/** Years in which a peer numbers months otherwise throughout. */
export const PEER_SPANS = [
  // 王莽 counted from the 丑 month and they print his numbers; ours are from the 寅 month with his as `regnal`.
  { fromYear: 8, toYear: 25 },
  // 魏明帝: tyme4ts has the leap month of 238 a month late, lunar-typescript prints the 建丑 numbers.
  { fromYear: 237, toYear: 240 },
] as const;

// prettier-ignore
export const PEER_DIFFERENCES: readonly PeerDifference[] = [
  // Hong Kong's table, which lunisolar follows, has 2057-09-28; computed 40 s past midnight.
  { peers: ['lunisolar'], month: '2057/9', theirs: '2057/9/2', category: 'midnight' },
  // Computed 2097-08-08 00:01:32, 2133-09-29 00:01:51, 2165-12-04 and 2172-10-18 00:00:53: minutes of ΔT decide.
  { peers: [...SIXTAIL, 'lunisolar', 'Intl'], month: '2097/7', theirs: '2097/7/2', category: 'midnight' },
  { peers: SIXTAIL, month: '2133/9', theirs: '2133/9/2', category: 'midnight' },
  { peers: SIXTAIL, month: '2165/11', theirs: '2165/11/2', category: 'midnight' },
  { peers: SIXTAIL, month: '2172/9', theirs: '2172/9/2', category: 'midnight' },
  // ICU computes the calendar with the approximate Sun and Moon of Calendrical Calculations.
  { peers: ['Intl'], month: '1917/L2', theirs: '1917/3/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1917/3', theirs: '1917/L3/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1922/L5', theirs: '1922/6/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1922/6', theirs: '1922/L6/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1987/L6', theirs: '1987/7/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1987/7', theirs: '1987/L7/1', category: 'icuLeap' },
  { peers: ['Intl'], month: '1954/1', theirs: '1953/12/30', category: 'icuMoon' },
  { peers: ['Intl'], month: '1955/2', theirs: '1955/1/30', category: 'icuMoon' },
  { peers: ['Intl'], month: '1998/12', theirs: '1998/11/30', category: 'icuMoon' },
  { peers: ['Intl'], month: '2012/7', theirs: '2012/6/30', category: 'icuMoon' },
  { peers: ['Intl'], month: '2018/10', theirs: '2018/10/2', category: 'icuMoon' },
  { peers: ['Intl'], month: '2027/1', theirs: '2026/12/30', category: 'icuMoon' },
  { peers: ['Intl'], month: '2030/1', theirs: '2030/1/2', category: 'icuMoon' },
  { peers: ['Intl'], month: '2070/2', theirs: '2070/1/30', category: 'icuMoon' },
  // Before 1645 both libraries carry one author's table of 朔; it differs from the reference in these months.
  { peers: SIXTAIL, month: '278/3', theirs: '278/3/2', category: 'sources' },
  { peers: SIXTAIL, month: '314/1', theirs: '313/12/30', category: 'sources' },
  { peers: SIXTAIL, month: '314/3', theirs: '314/2/30', category: 'sources' },
  { peers: SIXTAIL, month: '430/2', theirs: '430/2/2', category: 'sources' },
  { peers: SIXTAIL, month: '697/L10', theirs: '697/11/1', category: 'sources' },
  { peers: SIXTAIL, month: '697/11', theirs: '697/12/1', category: 'sources' },
  { peers: SIXTAIL, month: '697/12', theirs: '697/L12/1', category: 'sources' },
  { peers: SIXTAIL, month: '724/L12', theirs: '725/1/1', category: 'sources' },
  { peers: SIXTAIL, month: '725/1', theirs: '725/L1/1', category: 'sources' },
  { peers: SIXTAIL, month: '1462/11', theirs: '1462/10/30', category: 'sources' },
  { peers: SIXTAIL, month: '1581/10', theirs: '1581/9/30', category: 'sources' },
  { peers: SIXTAIL, month: '1588/3', theirs: '1588/3/2', category: 'sources' },
  { peers: SIXTAIL, month: '1588/4', theirs: '1588/4/2', category: 'sources' },
  { peers: SIXTAIL, month: '1588/12', theirs: '1588/11/30', category: 'sources' },
  { peers: SIXTAIL, month: '1600/1', theirs: '1600/1/2', category: 'sources' },
  { peers: SIXTAIL, month: '1609/1', theirs: '1609/1/2', category: 'sources' },
];
