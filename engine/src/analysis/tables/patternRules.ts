/**
 * 成败救应 by pattern: every rule of success and failure of the book, with what it requires of a chart. Rows are tried from the
 * top; the first way of success that is met gives the 相神.
 *
 * Source: 子平真诠·论用神成败救应 and the chapters of each pattern; the borders in percent are ours, made to decide.
 * Checked: patternLines.test.ts, workedCharts.test.ts.
 */
import type { TenGod, TenGodGroup } from '../../ganzhi/index.ts';
import { CLASS_BORDERS, LABEL_BORDERS } from './strengthParams.ts';

/**
 * One requirement: `has` a god or a group (shown by a stem, or at least hidden), `shown` by a stem, `absent` altogether;
 * the support of the day master or the share of 财, in percent; or its own condition.
 */
export type PatternNeed =
  | { readonly ask: 'has' | 'shown' | 'absent'; readonly what: TenGod | TenGodGroup }
  | { readonly ask: 'supportMin' | 'supportBelow' | 'wealthMin'; readonly border: number }
  | { readonly ask: 'yangOnBlade' | 'metalInWinter' | 'notMetalInWinter' | 'killingBound' };

/** A rule of success. */
interface SuccessRule {
  readonly name: string;
  /** 相神 of this way. */
  readonly assist: TenGodGroup;
  readonly needs: readonly PatternNeed[];
}

/** A rule of failure, and what rescues it, each by itself. */
interface FailureRule {
  readonly name: string;
  readonly needs: readonly PatternNeed[];
  readonly rescuers: readonly PatternNeed[];
}

/** All rules of a pattern. */
export interface PatternRules {
  readonly success: readonly SuccessRule[];
  readonly failure: readonly FailureRule[];
}

const { weakMax: WEAK, strongMin: STRONG } = CLASS_BORDERS;
const { weak: VERY_WEAK, veryStrong: VERY_STRONG } = LABEL_BORDERS;
/** Share of 财, percent, from which it breaks a 印 pattern. */
const WEALTH_BREAKS_SEAL = 20;

const has = <What extends TenGod | TenGodGroup>(what: What) => ({ ask: 'has', what }) as const;
const shown = <What extends TenGod | TenGodGroup>(what: What) => ({ ask: 'shown', what }) as const;
const absent = <What extends TenGod | TenGodGroup>(what: What) => ({ ask: 'absent', what }) as const;
const supportMin = (border: number) => ({ ask: 'supportMin', border }) as const;
const supportBelow = (border: number) => ({ ask: 'supportBelow', border }) as const;

const WEALTH = {
  success: [
    { name: '财逢食生', assist: '食伤', needs: [has('食伤')] },
    { name: '财旺生官', assist: '官杀', needs: [has('正官'), supportMin(WEAK)] },
  ],
  failure: [
    {
      name: '财逢比劫',
      needs: [shown('比劫'), absent('官杀'), absent('食伤')],
      rescuers: [has('食伤'), has('正官')],
    },
    { name: '财透七杀', needs: [shown('七杀'), supportBelow(WEAK)], rescuers: [has('食伤'), has('正官')] },
  ],
} as const satisfies PatternRules;

const SEAL = {
  success: [
    { name: '印逢官杀', assist: '官杀', needs: [has('官杀')] },
    { name: '印旺泄秀', assist: '食伤', needs: [has('食伤'), supportMin(STRONG)] },
  ],
  failure: [
    {
      name: '贪财坏印',
      needs: [shown('财'), { ask: 'wealthMin', border: WEALTH_BREAKS_SEAL }, supportBelow(STRONG)],
      rescuers: [has('比劫')],
    },
  ],
} as const satisfies PatternRules;

const SELF_MONTH = {
  success: [
    { name: '禄劫用官逢财', assist: '官杀', needs: [has('正官'), has('财')] },
    { name: '禄劫用官逢印', assist: '官杀', needs: [has('正官'), has('印')] },
    { name: '禄劫用财逢食', assist: '财', needs: [has('财'), has('食伤')] },
    { name: '禄劫用杀逢制', assist: '官杀', needs: [has('七杀'), has('食神')] },
  ],
  failure: [
    { name: '禄劫无用', needs: [absent('财'), absent('官杀'), absent('食伤')], rescuers: [] },
  ],
} as const satisfies PatternRules;

/** The ways of each ordinary pattern, by its name. */
export const PATTERN_RULES = {
  正官格: {
    success: [
      { name: '官逢财生', assist: '财', needs: [has('财'), supportMin(VERY_WEAK)] },
      { name: '官逢印护', assist: '印', needs: [has('印'), supportMin(VERY_WEAK)] },
    ],
    failure: [
      { name: '伤官见官', needs: [shown('伤官')], rescuers: [has('印')] },
      { name: '官杀混杂', needs: [shown('七杀')], rescuers: [has('食神'), { ask: 'killingBound' }] },
    ],
  },
  七杀格: {
    success: [
      { name: '食神制杀', assist: '食伤', needs: [has('食神'), supportMin(WEAK)] },
      { name: '印化七杀', assist: '印', needs: [has('印'), supportBelow(STRONG)] },
      { name: '阳刃当杀', assist: '比劫', needs: [{ ask: 'yangOnBlade' }] },
    ],
    failure: [
      {
        name: '财党七杀',
        needs: [shown('财'), absent('食神'), absent('印')],
        rescuers: [has('印'), has('食神')],
      },
      { name: '杀重身轻', needs: [supportBelow(VERY_WEAK), absent('印')], rescuers: [has('印'), has('食神')] },
    ],
  },
  正财格: WEALTH,
  偏财格: WEALTH,
  正印格: SEAL,
  偏印格: SEAL,
  食神格: {
    success: [
      { name: '食神生财', assist: '财', needs: [has('财')] },
      { name: '食神带杀', assist: '官杀', needs: [has('七杀')] },
    ],
    failure: [{ name: '枭神夺食', needs: [shown('偏印')], rescuers: [has('偏财')] }],
  },
  伤官格: {
    success: [
      { name: '伤官生财', assist: '财', needs: [has('财')] },
      { name: '伤官佩印', assist: '印', needs: [has('印'), supportBelow(STRONG)] },
      { name: '金水见官', assist: '官杀', needs: [has('官杀'), { ask: 'metalInWinter' }] },
    ],
    failure: [
      {
        name: '伤官见官',
        needs: [shown('正官'), { ask: 'notMetalInWinter' }],
        rescuers: [has('财'), has('印')],
      },
    ],
  },
  建禄格: SELF_MONTH,
  月劫格: SELF_MONTH,
  月刃格: {
    success: [{ name: '阳刃逢官杀', assist: '官杀', needs: [has('官杀')] }],
    failure: [
      { name: '阳刃无制', needs: [absent('官杀'), supportMin(VERY_STRONG)], rescuers: [has('食伤')] },
    ],
  },
} as const satisfies Readonly<Record<string, PatternRules>>;

type Rules = (typeof PATTERN_RULES)[keyof typeof PATTERN_RULES];
/** Name of a rule of success, as the field calls it. */
export type SuccessName = Rules['success'][number]['name'];
/** Name of a rule of failure. */
export type FailureName = Rules['failure'][number]['name'];

/** The rules of a pattern; null for a special class, which has its own conditions. */
export function patternRulesOf(pattern: string): PatternRules | null {
  return (PATTERN_RULES as Readonly<Record<string, PatternRules>>)[pattern] ?? null;
}
