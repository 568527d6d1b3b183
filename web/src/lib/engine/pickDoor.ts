import {
  nearestPickDays,
  pickDays,
  pickHours,
  type PickDaysQuery,
  type PickHoursQuery,
} from '@shangyuan/engine/almanac';
import { dateDoor } from './doors.ts';

/** Picking of days and hours. */
export const PICK = dateDoor((engine) => ({
  pickDays: (query: PickDaysQuery) => pickDays(query, engine),
  pickHours: (query: PickHoursQuery) => pickHours(query, engine),
  nearestPickDays: (query: PickDaysQuery) => nearestPickDays(query, engine),
}));
