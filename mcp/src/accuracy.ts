/**
 * How exact each kind of value is, as docs/ACCURACY.md measures it; a test holds the figures beside that page.
 */
import { text } from '@shangyuan/cli';

export const ACCURACY = {
  calendar: text(
    '节气与朔望 1600–2500 年同 JPL DE431 相差不到 0.75 秒；农历与干支由此按 GB/T 33661 推出',
    'Terms and phases of 1600-2500 are within 0.75 s of JPL DE431; lunar dates and pillars follow by GB/T 33661',
  ),
  clock: text(
    '时区与夏令时按 tzdb 2025b；均时差公式 1900–2100 年同理论相差不到 3.5 秒',
    'Zones and daylight time by tzdb 2025b; the equation of time is within 3.5 s of the theory, 1900-2100',
  ),
  chart: text(
    '四柱与大运：1,593 例同 tyme4ts、lunar-typescript 全同；节气同 JPL DE431 相差不到 0.75 秒，时区按 tzdb 2025b',
    'Pillars and luck: 1,593 charts as in tyme4ts and lunar-typescript; terms within 0.75 s of JPL DE431, zones by tzdb 2025b',
  ),
  judgement: text(
    '排盘是推算，断语是一家之言：同《滴天髓阐微》命例相比，强弱类别 77.7%、用神 66.4% 相合；没有检验说明它能预测人的一生',
    'The chart is computed, its reading is the view of a school: beside the cases of 滴天髓阐微 the class agrees in 77.7 %, the useful element in 66.4 %; no test shows that it foresees a life',
  ),
  almanac: text(
    '历日事实由天文推出；宜忌、神煞依所列的书，是择日的习俗，不是预测',
    'Facts of the calendar are computed; 宜忌 and spirits follow the books named, a custom of choosing days and no forecast',
  ),
  custom: text(
    '按所列的书推算，是传统文化，不是预测',
    'Computed as the books named have it: tradition, not a forecast',
  ),
  notice: text(
    '按国务院办公厅的放假通知抄录，只到已公布的年份',
    'Copied from the notices of the State Council, as far as they are published',
  ),
} as const;

/** How often the judgement is that of a book beside chance, in percent, as the first and the last rows of docs/ACCURACY.md have it. */
export const CLASSICS = {
  book: '滴天髓阐微',
  percent: {
    class: { charts: 186, ours: 77.7, chance: 39.8 },
    useful: { charts: 226, ours: 66.4, chance: 31.5 },
    harmful: { charts: 169, ours: 74.6, chance: 44.2 },
    decades: { pairs: 482, ours: 78.8, chance: 50 },
  },
  usefulByConfidence: { 高: 78.4, 中: 70.5, 低: 56 },
  note: text(
    '规则是对着这部书的命例选的，一部书、一位作者；说明像不像这部书，不说明准不准',
    'The rules were chosen on these charts of one author: agreement with a book, and no proof that a reading is true',
  ),
} as const;

/** The rules that lunar dates and terms follow. */
export const CALENDAR_RULES = { standard: 'GB/T 33661-2017', meridian: '120°E' };
