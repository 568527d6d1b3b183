/**
 * The schools of the compass, as arguments.
 */
import { defineOptions } from '../options.ts';

/** Every option of the compass. */
export const COMPASS_OPTIONS = defineOptions({
  /** The three plates, or the earth plate only. Source: 罗经解定; 三元 practice. */
  plates: ['sanhe', 'sanyuan'],
  /** North a bearing is named by: the needle's, or the true one. Source: practice of the 罗盘; geography. */
  north: ['magnetic', 'true'],
  /** Which bearing names the house: where it sits, or where its door is. Source: 八宅明镜; 阳宅三要. */
  bazhaiHouse: ['sitting', 'door'],
});

type Values = typeof COMPASS_OPTIONS.values;

/** `sanhe` reads all three plates, `sanyuan` the earth plate only. */
export type PlateSchool = Values['plates'][number];
/** North a bearing is counted from. */
export type North = Values['north'][number];
/** Which bearing names the house: where it sits, or where its door is. */
export type HouseRule = Values['bazhaiHouse'][number];
