/**
 * A line of the vote ledger, and the school each rule belongs to.
 */
import type { Wuxing } from '../../ganzhi/index.ts';
import type { Evidence } from '../evidence.ts';

/** School of each rule of the ledger. 病 only takes away, 药 gives. */
export const SCHOOL_OF_RULE = {
  UG_FOLLOW: '顺势',
  UG_TRANSFORM: '顺势',
  UG_SUPPORT_WEAK: '扶抑',
  UG_RESTRAIN_STRONG: '扶抑',
  UG_SEAL_EXCESS: '扶抑',
  UG_ROOTED: '扶抑',
  UG_DRY_EARTH: '扶抑',
  UG_CHECK: '扶抑',
  UG_SEAL_TURNS: '扶抑',
  UG_CLIMATE: '调候',
  UG_BRIDGE: '通关',
  UG_DISEASE: '病药',
  UG_MEDICINE: '病药',
  UG_PATTERN: '格局',
} as const;

/** A rule of the ledger. */
export type LedgerRule = keyof typeof SCHOOL_OF_RULE;

/** One line of the ledger: the evidence of its rule, and the points it gives to a wuxing, one decimal. */
export type LedgerLine<Rule extends LedgerRule = LedgerRule> = Evidence<Rule> & {
  readonly wuxing: Wuxing;
  readonly points: number;
};
