/**
 * Tickets: what the server has just found true of a client, sealed and given to it for some minutes. Nothing of it is stored; its
 * kind keeps it from being taken for another.
 */
import type { Keys } from './keys.ts';

type TicketCtx = {
  readonly keys: Pick<Keys, 'seal' | 'open'>;
  readonly clock: { readonly now: () => Date };
};

/** What a ticket is for, and how long it lasts. */
export type TicketKind = { readonly kind: string; readonly lifeMs: number };

export function sealTicket<T extends object>(
  { keys, clock }: TicketCtx,
  { kind, lifeMs }: TicketKind,
  content: T,
): string {
  const ends = clock.now().getTime() + lifeMs;
  return keys.seal(JSON.stringify({ ...content, kind, ends })).toString('base64url');
}

/** What a ticket of ours of this kind says, or null where it is none or its time is over. */
export function openTicket<T extends object>(
  { keys, clock }: TicketCtx,
  { kind: expected }: TicketKind,
  text: string,
): T | null {
  try {
    const { kind, ends, ...content } = JSON.parse(keys.open(Buffer.from(text, 'base64url'))) as T & {
      readonly kind: unknown;
      readonly ends: number;
    };
    return kind === expected && ends >= clock.now().getTime() ? (content as unknown as T) : null;
  } catch {
    return null;
  }
}
