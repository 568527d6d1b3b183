/**
 * Remarks on a day that take no points: against a person's day of birth, days of old lore, 人神, and that treatment must not wait.
 */
import { RENSHEN } from '../tables/renshen.ts';
import { ZHOUTANG_GOOD, ZHOUTANG_LONG, ZHOUTANG_SHORT } from '../tables/zhoutang.ts';
import { yearCustomOf } from './pickCustoms.ts';
import { chongDaysOf, guluanOf } from './pickFilters.ts';
import type { PickDay, PickFrame } from './pickFrame.ts';
import type { PickCaution } from './pickReasons.ts';

const NOTHING = Object.freeze({});
const LONG_MONTH = 30;

/** 嫁娶周堂 of a day. */
function zhoutangOf({ facts }: PickDay): PickCaution {
  const { day, monthDays } = facts.lunar;
  const ring = monthDays === LONG_MONTH ? ZHOUTANG_LONG : ZHOUTANG_SHORT;
  const seat = ring.charAt((day - 1) % ring.length);
  return { code: 'zhoutang', values: { seat, isUsed: ZHOUTANG_GOOD.includes(seat) } };
}

/** Remarks on a day, in the order they are shown. */
export function cautionsOf(day: PickDay, { people, affair, ids }: PickFrame): readonly PickCaution[] {
  const { facts } = day;
  const cautions: PickCaution[] = chongDaysOf(day, people).map((values) => ({ code: 'chongDay', values }));
  if (ids.includes('jiaqu')) {
    const guluan = guluanOf(facts.day.name);
    if (guluan !== null) cautions.push({ code: 'guluan', values: { day: guluan } });
    cautions.push(zhoutangOf(day));
  }
  if (affair.custom === 'grave' && yearCustomOf(day) === 'qingming') {
    cautions.push({ code: 'graveQingming', values: NOTHING });
  }
  if (affair.category === '健康') {
    cautions.push({ code: 'renshen', values: { place: RENSHEN[facts.lunar.day - 1] as string } });
    cautions.push({ code: 'medical', values: NOTHING });
  }
  return cautions;
}
