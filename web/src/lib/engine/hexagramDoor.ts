import { castHexagram } from '@shangyuan/engine/hexagram';
import type { EngineDoor } from './engineOf.ts';

/** The hexagram of a moment. */
export interface HexagramEngine {
  readonly castHexagram: typeof castHexagram;
}

export const HEXAGRAM: EngineDoor<HexagramEngine> = {
  modern: { castHexagram },
  loadHistorical: () => import('@shangyuan/engine/hexagram/historical'),
};
