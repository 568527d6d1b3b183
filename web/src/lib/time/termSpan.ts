import { termsAround } from '@shangyuan/engine/calendar';
import { momentText } from './beijing.ts';

/** The span of the solar term an instant lies in. */
export interface TermSpan {
  readonly from: string;
  readonly fromText: string;
  readonly to: string;
  readonly toText: string;
  /** Share elapsed, 0–1. */
  readonly share: number;
}

/** From the last term to the next, and where an instant lies between. */
export function termSpan(epochMs: number): TermSpan {
  const { prev, next } = termsAround(epochMs);
  return {
    from: prev.name,
    fromText: momentText(prev.epochMs),
    to: next.name,
    toText: momentText(next.epochMs),
    share: (epochMs - prev.epochMs) / (next.epochMs - prev.epochMs),
  };
}
