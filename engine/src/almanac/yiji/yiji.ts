/**
 * 宜忌 of a day's context: the base of month and day pillar, the spirits of the date, the closing rules. Frozen answers
 * are cached by a small key, so a month page or a search over a year derives each context once.
 */
import { monthIndexOf } from '../../ganzhi/index.ts';
import type { DayContext } from '../day/dayContext.ts';
import type { AlmanacRules } from '../rules.ts';
import { SEASON_SPANS } from '../tables/conditionalFavours.ts';
import { allowedBy } from './dateLayers.ts';
import { type DateSpirit, deriveYiji } from './deriveYiji.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';
import { SPIRIT_INDEX, type SpiritTest, spiritTestOf } from './spirits.ts';
import { isTuwangDay } from './tuwang.ts';
import { type BaseFlags, baseKeyOf, yijiBaseOf } from './yijiBase.ts';
import type { Yiji } from './yijiTypes.ts';

/** Most answers cached for one set of rules: a year has about 366, a sweep over centuries clears the cache now and then. */
const MAX_CACHED = 16384;

interface RulesetCache {
  readonly dateSpirits: readonly DateSpirit[];
  readonly tests: readonly SpiritTest[];
  /** 岁德 and 岁德合, where the rules count them. */
  readonly yearTests: readonly SpiritTest[];
  readonly byKey: Map<number, Yiji>;
}

const CACHES = new WeakMap<Ruleset, RulesetCache>();
const DONGZHI_BIT = 1 << 20;

function cacheOf(ruleset: Ruleset): RulesetCache {
  const known = CACHES.get(ruleset);
  if (known !== undefined) return known;
  const yearVirtues: readonly number[] = [SPIRIT_INDEX.suide, SPIRIT_INDEX.suidehe];
  const dated = ruleset.spirits.filter(
    ({ isMonthDay, index }) => !isMonthDay && !yearVirtues.includes(index),
  );
  const dateSpirits = dated.map(({ index, rule, forbids, effect }, order): DateSpirit => {
    const closes = effect?.type === 'onlyAllow' && effect.others === 'forbid';
    const closesAllBut = closes ? allowedBy(effect.allow) : null;
    const forbidsAnything = closesAllBut !== null || forbids.length > 0;
    const test = spiritTestOf(rule);
    return { bit: 1 << order, index, test, forbids, effect, closesAllBut, forbidsAnything };
  });
  const yearTests = yearVirtues.flatMap((index) => {
    const rule = ruleset.byIndex[index]?.rule;
    return rule === undefined ? [] : [spiritTestOf(rule)];
  });
  const cache = {
    dateSpirits,
    tests: dateSpirits.map(({ test }) => test),
    yearTests,
    byKey: new Map<number, Yiji>(),
  };
  CACHES.set(ruleset, cache);
  return cache;
}

function bitsOf(tests: readonly SpiritTest[], context: DayContext, tuwang: boolean): number {
  let bits = 0;
  for (let order = 0; order < tests.length; order++) {
    if ((tests[order] as SpiritTest)(context, tuwang)) bits |= 1 << order;
  }
  return bits;
}

function seasonsOf(sunLongitudeDeg: number): number {
  let bits = 0;
  for (const { bit, fromDeg, toDeg } of SEASON_SPANS) {
    const inside =
      fromDeg < toDeg
        ? sunLongitudeDeg >= fromDeg && sunLongitudeDeg < toDeg
        : sunLongitudeDeg >= fromDeg || sunLongitudeDeg < toDeg;
    if (inside) bits |= bit;
  }
  return bits;
}

/**
 * 宜忌 of a context, with every reason.
 *
 * @param context facts of the day
 * @param rules full rules, as `ALMANAC_OPTIONS.complete` makes them
 * @returns a frozen answer, shared between days whose context is alike
 * Source: 协纪辨方书 卷十, 卷十一. Checked: worked days, the counts over the 720 pairs of month and day.
 */
export function yijiOf(context: DayContext, rules: AlmanacRules): Yiji {
  const ruleset = rulesetOf(rules);
  const cache = cacheOf(ruleset);
  const tuwang = isTuwangDay(context, rules);
  const flags: BaseFlags = {
    tuwang,
    seasons: seasonsOf(context.sunLongitudeDeg),
    yearVirtues: bitsOf(cache.yearTests, context, tuwang),
  };
  const monthIndex = monthIndexOf(context.monthBranch);
  const bits = bitsOf(cache.tests, context, tuwang);
  const isDongzhi = context.termToday === '冬至';
  const keyBits = isDongzhi ? bits | DONGZHI_BIT : bits;
  const key = baseKeyOf(monthIndex, context.day.index, flags) * 2 ** 21 + keyBits;
  const known = cache.byKey.get(key);
  if (known !== undefined) return known;
  const base = yijiBaseOf(ruleset, monthIndex, context.day.index, flags);
  const answer = deriveYiji(
    base,
    cache.dateSpirits.filter(({ bit }) => (bits & bit) !== 0),
    isDongzhi,
  );
  if (cache.byKey.size >= MAX_CACHED) cache.byKey.clear();
  cache.byKey.set(key, answer);
  return answer;
}
