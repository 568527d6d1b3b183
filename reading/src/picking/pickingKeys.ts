/**
 * Keys of the text files of picking: a key without a text, and a text whose key is not here, do not compile.
 */
import type {
  HourRejection,
  HourRelation,
  PersonRelation,
  PersonVerdict,
  PickCaution,
  PickReasonCode,
  PickRejection,
  PickRelaxation,
  YearCustom,
} from '@shangyuan/engine/almanac';

/** Keys of hour.tsv. */
export type HourKey =
  `relation.${HourRelation['code']}` | `filter.${HourRejection['code']}` | 'rejection.chongYear';

/** Index of a 等第. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5;

/** Keys of picking.tsv. */
export type PickingKey =
  | `chip.${Exclude<PickReasonCode, 'yi' | 'road' | 'person' | 'custom' | 'chip'>}`
  | `reason.${Exclude<PickReasonCode, 'yi' | 'person'> | 'jianchuFavour'}`
  | `${'grade' | 'meaning'}.${Grade}`
  | `road.${'huangdao' | 'heidao'}`
  | `${'custom' | 'customRule'}.${YearCustom}`
  | 'items'
  | `caution.${Exclude<PickCaution['code'], 'zhoutang' | 'medical'> | 'zhoutangUsed' | 'zhoutangAvoided'}`
  | `relaxation.${PickRelaxation}`
  | `filter.${PickRejection['code']}`
  | 'removedMost'
  | `rejection.${Exclude<PickRejection['code'], 'forbidden'> | 'neutralForbidden' | 'shousi'}`
  | `person.${PersonRelation['code']}`
  | `people.${'who' | 'whoByYear' | 'unrelated' | 'related' | 'byYear'}`
  | `${'leaning' | 'verdictLeaning'}.${PersonVerdict['leaning']}`
  | `verdict.${'good' | 'noGood' | 'caution' | 'noCaution' | 'whole' | 'withPeople'}`;
