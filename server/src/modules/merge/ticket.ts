/**
 * Proof that the user also holds another account, for the minutes in which the question whether to merge is answered. It says
 * whose it is, and opens nothing without the proof of the account that stays.
 */
import { BOUNDS } from '../../bounds.ts';

/** Which account is to go into which, and what proved that the user holds it. */
export type Ticket = {
  readonly from: string;
  readonly to: string;
  /** The WeChat identity or the phone that was proved. */
  readonly wechat: string | null;
  readonly phone: string | null;
};

export const MERGE = { kind: 'merge', lifeMs: BOUNDS.mergeLife.limit } as const;
