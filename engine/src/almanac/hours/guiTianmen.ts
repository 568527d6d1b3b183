/**
 * 贵登天门时: the hours in which a 贵人 stands at the gate of heaven.
 */
import { BRANCH_INDEX, type Branch, branchOf, branchSteps, type Ganzhi } from '../../ganzhi/index.ts';
import { guiBranches } from '../day/guiBranches.ts';
import type { AlmanacRules } from '../rules.ts';
import { DAY_NIGHT, YUEJIANG } from '../tables/guiTianmen.ts';

/** An hour of 贵登天门. */
export interface GuiTianmen {
  readonly branch: Branch;
  readonly gui: '阳贵' | '阴贵';
  readonly yuejiang: Branch;
}

/** Double-hours of day, first and last, where sunrise and sunset decide instead of the table. */
export interface DayHours {
  readonly sunriseBranch: Branch;
  readonly sunsetBranch: Branch;
}

/**
 * 月将 of the 中气 that the Sun has passed.
 *
 * @param majorTerm 雨水, 春分 … 大寒
 * @example yuejiangOf('大寒') // '子'
 */
export function yuejiangOf(majorTerm: keyof typeof YUEJIANG): Branch {
  return YUEJIANG[majorTerm];
}

/** Whether an hour lies from the first to the last, both counted, going round midnight. */
function isWithin(hour: Branch, first: Branch, last: Branch): boolean {
  return branchSteps(first, hour) <= branchSteps(first, last);
}

/** Hours by the table of the months: sixty days, twelve 月将, four choices of schools; frozen. */
const BY_TABLE: (readonly GuiTianmen[] | undefined)[] = [];

/**
 * The hours of 贵登天门 of a day under a 月将: the hour at which the 贵人 comes over 亥, 阳贵 by day and 阴贵 by night.
 *
 * @param day day pillar
 * @param yuejiang 月将 in force
 * @param hours double-hours of sunrise and sunset under option `guiDayNight` = sunrise
 * @returns none, one or two hours
 * Source: 协纪辨方书·卷七, 卷三十二. Checked: almanacHours.test.ts.
 */
export function guiTianmenOf(
  day: Ganzhi,
  yuejiang: Branch,
  rules: AlmanacRules,
  hours?: DayHours,
): readonly GuiTianmen[] {
  if (hours !== undefined) return findHours(day, yuejiang, rules, hours);
  const school = (rules.guiren === 'xieji' ? 0 : 2) + (rules.guirenDayNight === 'kaoyuan' ? 0 : 1);
  const key = (school * 12 + BRANCH_INDEX[yuejiang]) * 60 + day.index;
  return (BY_TABLE[key] ??= Object.freeze(findHours(day, yuejiang, rules)));
}

function findHours(day: Ganzhi, yuejiang: Branch, rules: AlmanacRules, hours?: DayHours): GuiTianmen[] {
  const gui = guiBranches(day, rules);
  const [dayWindow, nightWindow] = DAY_NIGHT[yuejiang];
  const windows = {
    阳贵: hours === undefined ? dayWindow : hours.sunriseBranch + hours.sunsetBranch,
    阴贵: hours === undefined ? nightWindow : hours.sunsetBranch + hours.sunriseBranch,
  };
  const found: GuiTianmen[] = [];
  for (const [name, guiBranch] of [
    ['阳贵', gui.yang],
    ['阴贵', gui.yin],
  ] as const) {
    const branch = branchOf(BRANCH_INDEX[yuejiang] + 11 - BRANCH_INDEX[guiBranch]);
    const [first, last] = windows[name] as unknown as [Branch, Branch];
    if (isWithin(branch, first, last)) found.push(Object.freeze({ branch, gui: name, yuejiang }));
  }
  return found;
}
