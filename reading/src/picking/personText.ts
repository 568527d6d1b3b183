/**
 * How a day relates to a person, in words.
 */
import type { PersonRelation, PersonVerdict } from '@shangyuan/engine/almanac';
import { codedText, fillText } from './fillText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';

/**
 * One relation between a day and a person.
 *
 * @param role part of the person, such as 新郎
 * @example personRelationText('主', { code: 'liuhe', values: { day: '丑', birth: '子' }, points: 6 }) // '日支丑与主年支子六合'
 */
export function personRelationText(role: string, relation: PersonRelation): string {
  return codedText(PICKING_TEXTS, 'person', relation, { role });
}

/**
 * How a day relates to a person, in a sentence.
 *
 * @example personSentence({ role: '主', birthYear: '甲子', isYearOnly: false, relations: [], points: 0, leaning: 'even' }) // '主（甲子年生）与当日没有合冲刑害。'
 */
export function personSentence(person: PersonVerdict): string {
  const who = fillText(PICKING_TEXTS[person.isYearOnly ? 'people.whoByYear' : 'people.who'], person);
  if (person.relations.length === 0) return fillText(PICKING_TEXTS['people.unrelated'], { who });
  const relations = person.relations.map((relation) => personRelationText(person.role, relation)).join('；');
  return fillText(PICKING_TEXTS['people.related'], { who, relations });
}

/**
 * What is and is not considered of people with only a year of birth.
 *
 * @param who each in a few characters: 新娘, 主 外婆
 * @returns empty where there are none
 * @example yearOnlyText(['新娘']) // '新娘只知出生年份：与年支相冲的不用，年柱的合、贵人、禄、刑、害照算；月柱、日柱的冲与命局喜忌没有算进去。'
 */
export function yearOnlyText(who: readonly string[]): string {
  if (who.length === 0) return '';
  return fillText(PICKING_TEXTS['people.byYear'], { who: who.join('、') });
}
