import { HOME_ZONES, zoneOffsetBy, type ZoneOffset } from '@shangyuan/engine/time';
import type { EngineDoor } from './engineOf.ts';

/** The clock of a place. */
export interface ZoneEngine {
  /** Offset of a zone at an instant, UTC milliseconds. */
  readonly zoneOffsetAt: (epochMs: number, zone: string) => ZoneOffset;
}

export const ZONE: EngineDoor<ZoneEngine> = {
  modern: { zoneOffsetAt: (epochMs, zone) => zoneOffsetBy(HOME_ZONES, epochMs, zone) },
  loadHistorical: () => import('./zonesAbroad.ts'),
  loadAbroad: () => import('./zonesAbroad.ts'),
};
