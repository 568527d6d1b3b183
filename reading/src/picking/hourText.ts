/**
 * What people, affair and sitting add to an hour, and why one was removed, in words.
 */
import type { HourRejection, HourRelation } from '@shangyuan/engine/almanac';
import { codedText, fillText } from './fillText.ts';
import { HOUR_TEXTS } from './hour.texts.ts';

/** A remark on an hour in a sentence. */
export function hourRelationText(relation: HourRelation): string {
  return codedText(HOUR_TEXTS, 'relation', relation);
}

/** What removes hours, in two characters. */
export function hourFilterName(code: HourRejection['code']): string {
  return HOUR_TEXTS[`filter.${code}`];
}

/**
 * Why an hour was removed, in a few words.
 *
 * @example hourRejectionText({ code: 'ripo', values: {} }) // '日破'
 */
export function hourRejectionText({ code, values }: HourRejection): string {
  return code === 'chongYear' ? fillText(HOUR_TEXTS['rejection.chongYear'], values) : hourFilterName(code);
}
