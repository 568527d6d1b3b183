/**
 * Why a day was removed, in words.
 */
import type { PickRejection, RejectedBy } from '@shangyuan/engine/almanac';
import { codedText, fillText } from './fillText.ts';
import { itemsText } from './itemsText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';

/** Name of a filter, for a count. */
export function filterName(code: RejectedBy): string {
  return PICKING_TEXTS[`filter.${code}`];
}

/**
 * What removed the most days of a range in which none remained.
 *
 * @example removedMostText('yuepo', 3) // "其中 3 天因“月破”被排除。"
 */
export function removedMostText(code: RejectedBy, count: number): string {
  return fillText(PICKING_TEXTS.removedMost, { count, filter: filterName(code) });
}

/**
 * Why a day was removed, in a sentence.
 *
 * @example rejectionText({ code: 'yuepo', values: {}, source: { book: '协纪辨方书', chapter: '卷十 月破' } }) // '当日与月令相冲，是月破日。'
 */
export function rejectionText(rejection: PickRejection): string {
  const { code, values } = rejection;
  switch (code) {
    case 'wholeDay':
      return fillText(PICKING_TEXTS['rejection.wholeDay'], {
        spirits: values.by.map(({ name }) => name).join('、'),
      });
    case 'forbidden':
      return `${itemsText(values.rows, '忌')}。`;
    case 'neutral':
      return values.forbidden.length === 0
        ? PICKING_TEXTS['rejection.neutral']
        : fillText(PICKING_TEXTS['rejection.neutralForbidden'], { items: values.forbidden.join('、') });
    case 'hongsha':
      return PICKING_TEXTS[`rejection.${values.spirit}`];
    default:
      return codedText(PICKING_TEXTS, 'rejection', rejection);
  }
}
