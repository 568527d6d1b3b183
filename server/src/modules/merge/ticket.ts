/**
 * Proof that the user also holds another account, for the minutes in which the question whether to merge is answered. It is
 * sealed, says whose it is, and opens nothing without the proof of the account that stays.
 */
import type { Ctx } from '../../context.ts';
import { BOUNDS } from '../../bounds.ts';

/** Which account is to go into which, and what proved that the user holds it. */
export type Ticket = {
  readonly from: string;
  readonly to: string;
  /** The WeChat identity or the phone that was proved. */
  readonly wechat: string | null;
  readonly phone: string | null;
};

const KIND = 'merge';

type TicketCtx = Pick<Ctx, 'keys' | 'clock'>;

export function sealTicket({ keys, clock }: TicketCtx, ticket: Ticket): string {
  const ends = clock.now().getTime() + BOUNDS.mergeLife.limit;
  return keys.seal(JSON.stringify({ ...ticket, kind: KIND, ends })).toString('base64url');
}

/** A ticket of ours for an account whose time is not over, or null. */
export function openTicket({ keys, clock }: TicketCtx, text: string, to: string): Ticket | null {
  try {
    const { kind, ends, ...ticket } = JSON.parse(keys.open(Buffer.from(text, 'base64url'))) as Ticket & {
      readonly kind: unknown;
      readonly ends: number;
    };
    return kind === KIND && ends >= clock.now().getTime() && ticket.to === to ? ticket : null;
  } catch {
    return null;
  }
}
