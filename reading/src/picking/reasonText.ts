/**
 * Reasons of a picked day, in a few characters for a card and in a sentence for the page; remarks beside them.
 */
import {
  type PickCaution,
  type PickReason,
  type PickRelaxation,
  spiritOf,
  type SpiritId,
} from '@shangyuan/engine/almanac';
import { MEDICAL_LINE } from '../almanac/yijiText.ts';
import { codedText, fillText } from './fillText.ts';
import { itemsText } from './itemsText.ts';
import { personSentence } from './personText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';
import type { Grade } from './pickingKeys.ts';

const names = (ids: readonly SpiritId[]): string => ids.map((id) => spiritOf(id).name).join('、');

const gradeName = (index: number): string => PICKING_TEXTS[`grade.${index as Grade}`];

/** 宝光 is shown as 天德黄道. */
function roadName(road: string, isHuangdao: boolean): string {
  return fillText(PICKING_TEXTS[isHuangdao ? 'road.huangdao' : 'road.heidao'], {
    road: road === '宝光' ? '天德' : road,
  });
}

/**
 * A reason in a few characters, as a card has room for.
 *
 * @example reasonChip({ kind: 'star', code: 'road', values: { road: '玉堂', isHuangdao: true }, points: 6, source: { book: '协纪辨方书', chapter: '卷七' } }) // '玉堂黄道'
 */
export function reasonChip(reason: PickReason): string {
  const { code, values } = reason;
  switch (code) {
    case 'yi':
      return names(values.spirits);
    case 'chip':
      return spiritOf(values.spirit).name;
    case 'road':
      return roadName(values.road, values.isHuangdao);
    case 'person':
      return values.role + PICKING_TEXTS[`leaning.${values.leaning}`];
    case 'custom':
      return PICKING_TEXTS[`custom.${values.custom}`];
    case 'de':
      return fillText(PICKING_TEXTS['chip.de'], { spirits: names(values.spirits) });
    case 'grade':
      return fillText(PICKING_TEXTS['chip.grade'], { grade: gradeName(values.gradeIndex) });
    case 'prized':
      return fillText(PICKING_TEXTS['chip.prized'], { spirit: spiritOf(values.spirit).name });
    default:
      return codedText(PICKING_TEXTS, 'chip', reason);
  }
}

/**
 * A reason in a sentence.
 *
 * @example reasonSentence({ kind: 'good', code: 'weekend', values: { weekday: 6 }, points: 3, source: { book: '本站', chapter: '用户偏好' } }) // '正逢周末。'
 */
export function reasonSentence(reason: PickReason): string {
  const { code, values } = reason;
  switch (code) {
    case 'yi':
      return `${itemsText(values.rows, '宜')}。`;
    case 'person':
      return personSentence(values);
    case 'de':
      return fillText(PICKING_TEXTS['reason.de'], { spirits: names(values.spirits) });
    case 'grade':
      return fillText(PICKING_TEXTS['reason.grade'], {
        grade: gradeName(values.gradeIndex),
        meaning: PICKING_TEXTS[`meaning.${values.gradeIndex as Grade}`],
      });
    case 'road':
      return fillText(PICKING_TEXTS['reason.road'], { road: roadName(values.road, values.isHuangdao) });
    case 'jianchu':
      return fillText(PICKING_TEXTS[values.isFavour ? 'reason.jianchuFavour' : 'reason.jianchu'], values);
    case 'prized':
      return fillText(PICKING_TEXTS['reason.prized'], {
        affair: values.affair,
        spirit: spiritOf(values.spirit).name,
      });
    case 'chip':
      return fillText(PICKING_TEXTS['reason.chip'], { spirit: spiritOf(values.spirit).name });
    case 'fallen':
      return fillText(PICKING_TEXTS['reason.fallen'], { items: values.items.join('、') });
    case 'custom':
      return fillText(PICKING_TEXTS['reason.custom'], {
        custom: PICKING_TEXTS[`customRule.${values.custom}`],
      });
    default:
      return codedText(PICKING_TEXTS, 'reason', reason);
  }
}

/** A remark in a sentence. */
export function cautionText(caution: PickCaution): string {
  const { code, values } = caution;
  switch (code) {
    case 'zhoutang':
      return fillText(
        PICKING_TEXTS[values.isUsed ? 'caution.zhoutangUsed' : 'caution.zhoutangAvoided'],
        values,
      );
    case 'medical':
      return `${MEDICAL_LINE}。`;
    default:
      return codedText(PICKING_TEXTS, 'caution', caution);
  }
}

/** What was loosened so that a day remained. */
export function relaxationText(step: PickRelaxation): string {
  return PICKING_TEXTS[`relaxation.${step}`];
}
