/**
 * The 176 spirits in the order of the book, one list of the tables in `spirits/`.
 */
import type { SpiritRow } from './spiritRow.ts';
import { BLESSINGS } from './spirits/blessings.ts';
import { DAILY_TABOOS } from './spirits/dailyTaboos.ts';
import { DATE_SPIRITS } from './spirits/dateSpirits.ts';
import { JIANCHU_SPIRITS } from './spirits/jianchu.ts';
import { MONTH_EVILS } from './spirits/monthEvils.ts';
import { MONTH_VIRTUES } from './spirits/monthVirtues.ts';
import { YEAR_AND_POPULAR } from './spirits/yearAndPopular.ts';
import { YINYANG_MEETINGS } from './spirits/yinyangMeetings.ts';

const WRITTEN = [
  ...MONTH_VIRTUES,
  ...JIANCHU_SPIRITS,
  ...BLESSINGS,
  ...MONTH_EVILS,
  ...YINYANG_MEETINGS,
  ...DATE_SPIRITS,
  ...DAILY_TABOOS,
  ...YEAR_AND_POPULAR,
] as const;

/** Id of a spirit. */
export type SpiritId = (typeof WRITTEN)[number]['id'];

/** The spirits as written, in the order of the book; results list spirits in this order. */
export const SPIRIT_ROWS: readonly SpiritRow[] = WRITTEN;
