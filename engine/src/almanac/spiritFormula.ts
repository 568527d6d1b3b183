/**
 * Why a spirit stands today: its rule with the values of the day filled in, 寅月见丁, for the page that explains a 宜 or 忌.
 */
import { lunarDayName, lunarMonthName } from '../calendar/index.ts';
import { BRANCH_INDEX, type Branch, branchOf } from '../ganzhi/index.ts';
import type { AlmanacDay } from './almanacDay.ts';
import { monthIndexOf, SPIRIT_INDEX } from './yiji/spirits.ts';
import { type SpiritId, SPIRIT_ROWS } from './tables/spiritRows.ts';
import type { SpiritRow, SpiritRule, SpiritTarget } from './tables/spiritRow.ts';
import { type DatedTerm, termSpanOf } from './day/termSpan.ts';

type SeasonRule = Extract<SpiritRule, { readonly tuwangTable?: string }>;

const SEASONS = '春夏秋冬';

/** What of the day a table is compared with. */
function seenOf(target: SpiritTarget, { pillars, lunar, mansion }: AlmanacDay): string {
  switch (target) {
    case 'dayStem':
      return pillars.day.stem;
    case 'dayBranch':
      return pillars.day.branch;
    case 'dayGanzhi':
      return pillars.day.name;
    case 'lunarDay':
      return lunarDayName(lunar.day);
    default:
      return `${mansion.name}宿`;
  }
}

/** Branch of the month that spirits go by: of the 节, or of the lunar month. */
function monthBranchOf({ pillars, lunar, rules }: AlmanacDay): Branch {
  return rules.spiritMonth === 'jie' ? pillars.month.branch : branchOf(lunar.month + 1);
}

/** By the season, or for 母仓 by 土 where that replaces it. */
function seasonText(rule: SeasonRule, day: AlmanacDay): string {
  const season = Math.floor(monthIndexOf(monthBranchOf(day)) / 3);
  const seen = seenOf(rule.target, day);
  const isByTu = rule.tuwangTable !== undefined && rule.table.split(' ')[season]?.includes(seen) === false;
  return `${isByTu ? '土王用事' : `${SEASONS.charAt(season)}季`}见${seen}`;
}

function termOffsetText(table: Readonly<Record<string, number>>, { jdn }: AlmanacDay): string {
  const found = termSpanOf(jdn).lastMinorTerms.find(({ term, jdn: from }) => table[term] === jdn - from + 1);
  const { term, jdn: from } = found ?? (termSpanOf(jdn).lastMinorTerms[0] as DatedTerm);
  return `${term}起第${jdn - from + 1}日`;
}

function pillarText(rule: SpiritRule, day: AlmanacDay): string {
  const branch = monthBranchOf(day);
  const { year, day: own } = day.pillars;
  switch (rule.by) {
    case 'officer':
      return `${branch}月${own.branch}日为${rule.officer}`;
    case 'monthBranch':
      return `${branch}月见${seenOf(rule.target, day)}`;
    case 'season':
      return seasonText(rule, day);
    case 'yearStem':
      return `${year.stem}年见${seenOf(rule.target, day)}`;
    case 'yearBranch':
      return `${year.branch}年见${own.branch}`;
    case 'branchMansion':
      return `${own.branch}日值${day.mansion.name}宿`;
    default:
      return `逢${rule.by === 'fixed' ? seenOf(rule.target, day) : own.name}日`;
  }
}

/**
 * Why a spirit stands on a day, with the day's own values.
 *
 * @param id a spirit that stands on the day, one of `day.yiji.spirits` or `day.popularSpirits`
 * @param day from `almanacDay`
 * Source: the rules of 协纪辨方书 卷三–七, 卷九 as `SPIRIT_ROWS` has them.
 * @example spiritFormula('tiande', almanacDay({ year: 2026, month: 2, day: 12 })) // '寅月见丁'
 */
export function spiritFormula(id: SpiritId, day: AlmanacDay): string {
  const { rule } = SPIRIT_ROWS[SPIRIT_INDEX[id]] as SpiritRow;
  const { lunar, term } = day;
  switch (rule.by) {
    case 'lunarDay':
    case 'lunarMonthDay':
      return `农历${lunarMonthName(lunar)}${lunarDayName(lunar.day)}`;
    case 'lunarMonthEnd':
      return `农历${lunarMonthName(lunar)}末日`;
    case 'lunarFirstBranch':
      return `朔日在${branchOf(BRANCH_INDEX[day.pillars.day.branch] - lunar.day + 1)}，今日${lunarDayName(lunar.day)}`;
    case 'termDay':
      return `今日${term.current}`;
    case 'dayBeforeTerm':
      return `明日${term.next}`;
    case 'termOffset':
      return termOffsetText(rule.table, day);
    case 'solarLongitudeRange':
      return `太阳黄经${Math.floor(day.sunLongitudeDeg)}°，在土王用事之中`;
    case 'moonPhaseDay':
      return `今日${day.moonPhase}`;
    case 'fusheDay':
      return day.sanfu === null ? '今日社日' : `今日${day.sanfu.name}首日`;
    default:
      return pillarText(rule, day);
  }
}
