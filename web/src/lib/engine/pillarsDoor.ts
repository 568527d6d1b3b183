import { fourPillarsAt, type PillarRules } from '@shangyuan/engine/calendar';
import type { CivilTime } from '@shangyuan/engine/time';
import { dateDoor } from './doors.ts';

/** The pillars of a moment. */
export const PILLARS = dateDoor((engine) => ({
  fourPillarsAt: (epochMs: number, solarClock: CivilTime, rules?: Partial<PillarRules>) =>
    fourPillarsAt(epochMs, solarClock, rules, engine),
}));
