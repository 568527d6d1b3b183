import { zoneOffsetAt } from '@shangyuan/engine/time';
import { birthDoor } from './birthDoor.ts';
import type { FunctionsOf } from './doors.ts';

/** The clock of a place. */
export const ZONE = birthDoor((engine) => ({
  /** Offset of a zone at an instant, UTC milliseconds. */
  zoneOffsetAt: (epochMs: number, zone: string) => zoneOffsetAt(epochMs, zone, engine),
}));
export type ZoneEngine = FunctionsOf<typeof ZONE>;
