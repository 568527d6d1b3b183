/**
 * The tables of spirits under one set of options: disputed tables replaced, lists turned into indexes. Built once for
 * each set of options and cached; there are few, and each follows from its key only.
 */
import { type AlmanacRules, YIJI_OPTIONS, type YijiRules } from '../rules.ts';
import { itemIndexes, SPIRIT_INDEX, YEAR_SPIRITS_FROM } from './spirits.ts';
import { SPIRIT_ROWS, type SpiritId } from '../tables/spiritRows.ts';
import type { SpiritEffect, SpiritRow, SpiritRule } from '../tables/spiritRow.ts';
import { VARIANT_RULES } from '../tables/variantRules.ts';

/** A spirit with its lists as item indexes. */
export interface CompiledSpirit {
  readonly index: number;
  readonly row: SpiritRow;
  readonly rule: SpiritRule;
  readonly favours: readonly number[];
  readonly forbids: readonly number[];
  readonly effect: SpiritEffect | null;
  /** Depends only on month and day pillar; the others are added by date. */
  readonly isMonthDay: boolean;
}

/** Compiled tables of one set of options. */
export interface Ruleset {
  readonly key: string;
  readonly rules: YijiRules;
  /** In the order of the book; spirits that the options switch off are left out. */
  readonly spirits: readonly CompiledSpirit[];
  readonly byIndex: readonly (CompiledSpirit | undefined)[];
  /** Spirits of a month by what of the day brings them, a stem, branch or pair: twelve months, and twelve while 土 rules. */
  readonly months: (ReadonlyMap<string, readonly number[]> | undefined)[];
}

/** Rule that the options put in place of the written one. */
function ruleUnder(id: SpiritId, written: SpiritRule, rules: YijiRules): SpiritRule {
  if (id === 'tianyuan' && rules.tianyuan === 'old') return VARIANT_RULES.tianyuanOld;
  if (id === 'shouri' && rules.shouri === 'lili') return VARIANT_RULES.shouriLili;
  if (id === 'mucang' && rules.mucang === 'season') return VARIANT_RULES.mucangSeason;
  if (id === 'furi' && rules.furi === 'both') return VARIANT_RULES.furiBoth;
  if (id === 'dinang' && rules.dinang === 'old') return VARIANT_RULES.dinangOld;
  if (id === 'tiangou' && rules.tiangouAll === 'on') return VARIANT_RULES.tiangouAll;
  return written;
}

function isLeftOut(index: number, rules: YijiRules): boolean {
  if (index >= YEAR_SPIRITS_FROM) {
    const counts = index === SPIRIT_INDEX.suide || index === SPIRIT_INDEX.suidehe;
    return !(counts && rules.yearVirtue === 'on');
  }
  if (rules.changduanxing === 'off') {
    return index === SPIRIT_INDEX.changxing || index === SPIRIT_INDEX.duanxing;
  }
  return false;
}

function effectUnder(id: SpiritId, effect: SpiritEffect | undefined, rules: YijiRules): SpiritEffect | null {
  if (effect === undefined) return null;
  if (id === 'shangshuo' && rules.shangshuoLayer === 'off') return null;
  if ('layer' in effect && effect.layer === 'strict' && rules.strict === 'off') return null;
  return effect;
}

/** Kinds of rules that read only month and day pillar. */
export const MONTH_DAY_RULES: readonly SpiritRule['by'][] = ['officer', 'fixed', 'monthBranch', 'season'];

function compile(key: string, rules: YijiRules): Ruleset {
  const spirits = SPIRIT_ROWS.flatMap((row, index): CompiledSpirit[] => {
    if (isLeftOut(index, rules)) return [];
    const id = row.id as SpiritId;
    const rule = ruleUnder(id, row.rule, rules);
    const favours = itemIndexes(row.favours);
    const forbids = itemIndexes(row.forbids);
    const effect = effectUnder(id, row.effect, rules);
    return [{ index, row, rule, favours, forbids, effect, isMonthDay: MONTH_DAY_RULES.includes(rule.by) }];
  });
  const byIndex: (CompiledSpirit | undefined)[] = Array.from({ length: SPIRIT_ROWS.length });
  for (const spirit of spirits) byIndex[spirit.index] = spirit;
  return { key, rules, spirits, byIndex, months: [] };
}

/** Rulesets by key: pure facts of the options, one of at most a few dozen in practice. */
const RULESETS = new Map<string, Ruleset>();
const BY_RULES = new WeakMap<AlmanacRules, Ruleset>();

/** The compiled tables of a set of rules. */
export function rulesetOf(rules: AlmanacRules): Ruleset {
  const known = BY_RULES.get(rules);
  if (known !== undefined) return known;
  const key = YIJI_OPTIONS.map((name) => rules[name]).join(' ');
  let ruleset = RULESETS.get(key);
  if (ruleset === undefined) {
    const read = YIJI_OPTIONS.map((name) => [name, rules[name]] as const);
    ruleset = compile(key, Object.freeze(Object.fromEntries(read)) as unknown as YijiRules);
    RULESETS.set(key, ruleset);
  }
  BY_RULES.set(rules, ruleset);
  return ruleset;
}
