/**
 * Four pillars as they are typed: 庚午 壬午 辛亥 乙未, 庚午年壬午月辛亥日乙未时; three without the hour.
 */
import {
  hourChoicesOf,
  monthChoicesOf,
  parsePillars,
  type ChartRules,
  type PillarNames,
} from '@shangyuan/engine/chart';
import { BRANCHES, findGanzhi, STEMS, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { PILLAR_NAMES } from '@shangyuan/reading/chart';
import { UsageError } from '../context.ts';
import { text, type Text } from '../language.ts';

const PILLAR = `([${STEMS.join('')}][${BRANCHES.join('')}])`;
const BETWEEN = '[\\s,，、·.|/]*';
const START = new RegExp(
  `^\\s*${PILLAR}年?${BETWEEN}${PILLAR}月?${BETWEEN}${PILLAR}日?(?:${BETWEEN}${PILLAR}[时時]?)?${BETWEEN}`,
);

/** The pillars that a text begins with, and what follows them; null where it begins with something else. */
export function leadingPillars(typed: string): { readonly names: PillarNames; readonly rest: string } | null {
  const [whole, year = '', month = '', day = '', hour = null] = START.exec(typed) ?? [];
  if (whole === undefined) return null;
  return { names: { year, month, day, hour }, rest: typed.slice(whole.length).trim() };
}

/** The pillars of a text; null where it is nothing else. */
export function readPillars(typed: string): PillarNames | null {
  const found = leadingPillars(typed);
  return found?.rest === '' ? found.names : null;
}

/** Those of some pairs with the branch of another. */
const fitting = (choices: readonly Ganzhi[], { branch }: Ganzhi): string =>
  choices.flatMap((choice) => (choice.branch === branch ? [choice.name] : [])).join(' ');

/** Why the engine refuses pillars: one is no pair, or a stem does not follow from the pillar before it. */
function refusalOf(names: PillarNames, { dayBoundary }: ChartRules): Text {
  const pairs = { year: null, month: null, day: null, hour: null } as Record<
    keyof PillarNames,
    Ganzhi | null
  >;
  for (const key of ['year', 'month', 'day', 'hour'] as const) {
    const name = names[key];
    if (name === null) continue;
    pairs[key] = findGanzhi(name);
    if (pairs[key] === null)
      return text(
        `${PILLAR_NAMES[key]}「${name}」不在六十甲子之内：阳干配阳支，阴干配阴支`,
        `${PILLAR_NAMES[key]} "${name}" is not one of the sixty pairs`,
      );
  }
  const { year, month, day, hour } = pairs as Record<keyof PillarNames, Ganzhi>;
  const months = monthChoicesOf(year);
  if (!months.includes(month))
    return text(
      `${year.stem}年没有${month.name}月，按五虎遁应是 ${fitting(months, month)}`,
      `a year of ${year.stem} has no month ${month.name}, expected ${fitting(months, month)} by 五虎遁`,
    );
  const hours = fitting(hourChoicesOf(day, dayBoundary), hour);
  return text(
    `${day.stem}日没有${hour.name}时，按五鼠遁应是 ${hours}`,
    `a day of ${day.stem} has no hour ${hour.name}, expected ${hours} by 五鼠遁`,
  );
}

/** @throws UsageError where four pillars cannot occur together */
export function checkPillars(names: PillarNames, rules: ChartRules): void {
  try {
    parsePillars(names, rules);
  } catch (error) {
    throw new UsageError(refusalOf(names, rules), { cause: error });
  }
}
