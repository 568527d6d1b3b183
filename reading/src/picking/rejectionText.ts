/**
 * Why a day was removed, in words.
 */
import type { PickRejection, RejectedBy } from '@shangyuan/engine/almanac';
import { itemsText } from './itemsText.ts';

/** Name of each filter, for a count. */
export const FILTER_NAMES: Readonly<Record<RejectedBy, string>> = {
  yuepo: '月破',
  wholeDay: '诸事不宜',
  forbidden: '书上列为忌',
  suipo: '岁破',
  chongYear: '冲主事人年支',
  neutral: '没有吉神列为宜',
  huangdao: '黑道日',
  sanniang: '三娘煞',
  yanggong: '杨公忌',
  hongsha: '红沙与受死',
  monthTaboo: '月忌、晦、朔',
  guluan: '孤鸾与阴差阳错',
  chongDay: '冲日柱',
  site: '三煞或岁破在坐山',
};

/**
 * What removed the most days of a range in which none remained.
 *
 * @example removedMostText('yuepo', 3) // "其中 3 天因“月破”被排除。"
 */
export function removedMostText(code: RejectedBy, count: number): string {
  return `其中 ${count} 天因“${FILTER_NAMES[code]}”被排除。`;
}

/**
 * Why a day was removed, in a sentence.
 *
 * @example rejectionText({ code: 'yuepo', values: {}, source: { book: '协纪辨方书', chapter: '卷十 月破' } }) // '当日与月令相冲，是月破日。'
 */
export function rejectionText({ code, values }: PickRejection): string {
  switch (code) {
    case 'yuepo':
      return '当日与月令相冲，是月破日。';
    case 'wholeDay':
      return `${values.by.map(({ name }) => name).join('、')}当日，按等第诸事皆忌。`;
    case 'forbidden':
      return `${itemsText(values.rows, '忌')}。`;
    case 'suipo':
      return '当日与年支相冲，是岁破日。';
    case 'chongYear':
      return `日支${values.day}冲${values.role}年支${values.birth}。`;
    case 'neutral':
      return values.forbidden.length === 0
        ? '没有吉神列为宜，也没有列为忌。'
        : `${values.forbidden.join('、')}在忌列，此事不算宜。`;
    case 'huangdao':
      return `当日值${values.road}黑道。`;
    case 'sanniang':
      return '三娘煞日，俗传不用于嫁娶。';
    case 'yanggong':
      return '杨公忌日，俗传避用。';
    case 'hongsha':
      return `${values.spirit === 'hongsha' ? '红沙' : '受死'}日，俗传避用。`;
    case 'monthTaboo':
      return `当日是${values.day}，从严不用。`;
    case 'guluan':
      return `${values.day}日，俗传不用于嫁娶。`;
    case 'chongDay':
      return `日支${values.day}冲${values.role}日支${values.birth}。`;
    case 'site':
      return `本年${values.god}在${values.sitting}山。`;
  }
}
