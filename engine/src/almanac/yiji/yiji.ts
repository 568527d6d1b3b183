/**
 * 宜忌 of a day's context: the base of month and day pillar, the spirits of the date, the closing rules. Frozen answers
 * are cached by a small key, so a month page or a search over a year derives each context once.
 */
import { monthIndexOf } from '../../ganzhi/index.ts';
import type { DayContext } from '../day/dayContext.ts';
import type { AlmanacRules } from '../rules.ts';
import { SEASON_SPANS } from '../tables/conditionalFavours.ts';
import { SPIRIT_ROWS } from '../tables/spiritRows.ts';
import { allowedBy } from './dateLayers.ts';
import { type DateSpirit, deriveYiji } from './deriveYiji.ts';
import { MONTH_DAY_RULES, type Ruleset, rulesetOf } from './ruleset.ts';
import { SPIRIT_INDEX, spiritTestOf, YEAR_SPIRITS_FROM } from './spirits.ts';
import { isTuwangDay } from './tuwang.ts';
import { type BaseFlags, type YijiBase, yijiBaseOf } from './yijiBase.ts';
import type { Yiji } from './yijiTypes.ts';

/** Most answers cached for one set of rules: a year has about 366, a sweep over centuries clears the cache now and then. */
const MAX_CACHED = 32768;

type TestedSpirit = Pick<DateSpirit, 'bit' | 'test'>;

interface RulesetCache {
  readonly dateSpirits: readonly DateSpirit[];
  /** 岁德 and 岁德合, where the rules count them. */
  readonly yearSpirits: readonly TestedSpirit[];
  /** Bases that have answers, and how many all of them have. */
  readonly answered: YijiBase[];
  answerCount: number;
}

/** Spirits of the date by bit, under all rules alike: rows are shared between rulesets. */
const DATED: readonly number[] = SPIRIT_ROWS.slice(0, YEAR_SPIRITS_FROM).flatMap(({ rule }, index) =>
  MONTH_DAY_RULES.includes(rule.by) ? [] : [index],
);
const CACHES = new WeakMap<Ruleset, RulesetCache>();
const DONGZHI_BIT = 1 << 20;

function cacheOf(ruleset: Ruleset): RulesetCache {
  const known = CACHES.get(ruleset);
  if (known !== undefined) return known;
  const yearVirtues: readonly number[] = [SPIRIT_INDEX.suide, SPIRIT_INDEX.suidehe];
  const dated = ruleset.spirits.filter(
    ({ isMonthDay, index }) => !isMonthDay && !yearVirtues.includes(index),
  );
  const dateSpirits = dated.map(({ index, rule, forbids, effect }): DateSpirit => {
    const closes = effect?.type === 'onlyAllow' && effect.others === 'forbid';
    const closesAllBut = closes ? allowedBy(effect.allow) : null;
    const forbidsAnything = closesAllBut !== null || forbids.length > 0;
    const test = spiritTestOf(rule);
    return { bit: 1 << DATED.indexOf(index), index, test, forbids, effect, closesAllBut, forbidsAnything };
  });
  const yearSpirits = yearVirtues.flatMap((index) => {
    const rule = ruleset.byIndex[index]?.rule;
    return rule === undefined
      ? []
      : [{ bit: index === SPIRIT_INDEX.suide ? 1 : 2, test: spiritTestOf(rule) }];
  });
  const cache: RulesetCache = {
    dateSpirits,
    yearSpirits,
    answered: [],
    answerCount: 0,
  };
  CACHES.set(ruleset, cache);
  return cache;
}

function bitsOf(spirits: readonly TestedSpirit[], context: DayContext, tuwang: boolean): number {
  let bits = 0;
  for (const { bit, test } of spirits) if (test(context, tuwang)) bits |= bit;
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

function store(cache: RulesetCache, base: YijiBase, keyBits: number, answer: Yiji): void {
  if (cache.answerCount >= MAX_CACHED) {
    for (const { answers } of cache.answered) answers.clear();
    cache.answered.length = 0;
    cache.answerCount = 0;
  }
  if (base.answers.size === 0) cache.answered.push(base);
  base.answers.set(keyBits, answer);
  cache.answerCount++;
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
    yearVirtues: bitsOf(cache.yearSpirits, context, tuwang),
  };
  const monthIndex = monthIndexOf(context.monthBranch);
  const bits = bitsOf(cache.dateSpirits, context, tuwang);
  const isDongzhi = context.termToday === '冬至';
  const keyBits = isDongzhi ? bits | DONGZHI_BIT : bits;
  const base = yijiBaseOf(ruleset, monthIndex, context.day.index, flags);
  const known = base.answers.get(keyBits);
  if (known !== undefined) return known;
  const answer = deriveYiji(
    base,
    cache.dateSpirits.filter(({ bit }) => (bits & bit) !== 0),
    isDongzhi,
  );
  store(cache, base, keyBits, answer);
  return answer;
}
