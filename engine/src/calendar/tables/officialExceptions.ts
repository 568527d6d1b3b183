/**
 * Where the official calendar of 1645-1920 differs from the rules of GB/T 33661-2017 computed with modern astronomy.
 * The almanacs (时宪书, then 观象台历书) had their own Sun and Moon, and 1914-1920 Beijing mean time.
 * Source: official months of 1645-2200 laid beside JPL DE431, UTC+8. None after 1920. Checked: lunarYear.test.ts
 * (every official month 1645-2200, with these and only these rows).
 */

/** Official first day of a month [year, month, day], and by how many days it leads (−1) or trails (1) the new moon's day. */
export type MonthStartException = readonly [year: number, month: number, day: number, shift: -1 | 1];

/** 25 month starts; the comment is the lunar month and the computed new moon in UTC+8. */
export const OFFICIAL_MONTH_STARTS: readonly MonthStartException[] = [
  [1649, 5, 11, -1], // 1649 四月, new moon 05-12 00:04:13.8
  [1662, 2, 18, -1], // 1662 正月, new moon 02-19 00:08:35.7
  [1673, 11, 9, 1], // 1673 十月, new moon 11-08 23:57:16.8
  [1685, 2, 3, -1], // 1685 正月, new moon 02-04 00:06:07.0
  [1687, 3, 13, -1], // 1687 二月, new moon 03-14 00:14:20.9
  [1694, 6, 22, -1], // 1694 闰五月, new moon 06-23 00:05:27.0
  [1704, 10, 29, 1], // 1704 十月, new moon 10-28 23:51:52.1
  [1708, 2, 21, -1], // 1708 二月, new moon 02-22 00:18:48.6
  [1720, 7, 5, -1], // 1720 六月, new moon 07-06 00:03:34.5
  [1759, 3, 28, -1], // 1759 三月, new moon 03-29 00:12:32.0
  [1763, 9, 7, -1], // 1763 八月, new moon 09-08 00:00:11.0
  [1778, 3, 28, -1], // 1778 三月, new moon 03-29 00:05:47.1
  [1779, 7, 13, -1], // 1779 六月, new moon 07-14 00:00:49.7
  [1787, 12, 9, -1], // 1787 十一月, new moon 12-10 00:04:58.0
  [1789, 7, 22, -1], // 1789 六月, new moon 07-23 00:07:42.5
  [1796, 6, 5, -1], // 1796 五月, new moon 06-06 00:02:58.6
  [1804, 8, 5, -1], // 1804 七月, new moon 08-06 00:05:09.5
  [1831, 4, 12, -1], // 1831 三月, new moon 04-13 00:01:03.9
  [1842, 1, 11, -1], // 1841 十二月, new moon 01-12 00:15:03.4
  [1863, 1, 19, -1], // 1862 十二月, new moon 01-20 00:01:51.0
  [1880, 11, 3, 1], // 1880 十月, new moon 11-02 23:55:13.8
  [1896, 2, 13, -1], // 1896 正月, new moon 02-14 00:12:30.4
  // Option era1912: these three are left out under `gbt`.
  [1914, 11, 17, -1], // 1914 十月, new moon 11-18 00:01:41.3
  [1916, 2, 3, -1], // 1916 正月, new moon 02-04 00:05:14.8
  [1920, 11, 10, -1], // 1920 十月, new moon 11-11 00:04:48.3
];

/** Official name of the month that starts on [year, month, day]. */
export type MonthNameException = readonly [
  year: number,
  month: number,
  day: number,
  lunarMonth: number,
  isLeap: boolean,
];

/** 9 months whose number or leap mark is not the rule's; the comment is the rule's name. */
export const OFFICIAL_MONTH_NAMES: readonly MonthNameException[] = [
  [1645, 6, 24, 6, false], // 闰五月
  [1645, 7, 23, 6, true], // 六月
  [1651, 2, 20, 2, false], // 闰正月
  [1651, 3, 21, 2, true], // 二月
  [1661, 8, 25, 7, true], // 八月
  [1661, 9, 23, 8, false], // 闰八月
  [1727, 3, 23, 3, false], // 闰二月
  [1727, 4, 21, 3, true], // 三月
  [1789, 6, 23, 5, true], // 六月
];
