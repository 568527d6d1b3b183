/**
 * How a day stands to a person, in words.
 */
import type { PersonRelation, PersonVerdict } from '@shangyuan/engine/almanac';

/**
 * One relation between a day and a person.
 *
 * @param role part of the person, such as 新郎
 * @example personRelationText('主', { code: 'liuhe', values: { day: '丑', birth: '子' }, points: 6 }) // '日支丑与主年支子六合'
 */
export function personRelationText(role: string, relation: PersonRelation): string {
  const { code, values } = relation;
  switch (code) {
    case 'liuhe':
      return `日支${values.day}与${role}年支${values.birth}六合`;
    case 'sanhe':
      return `日支${values.day}与${role}年支${values.birth}三合`;
    case 'xing':
      return `日支${values.day}与${role}年支${values.birth}相刑`;
    case 'liuhai':
      return `日支${values.day}与${role}年支${values.birth}相害`;
    case 'tianyi':
      return `日支${values.day}是${role}年干${values.stem}的天乙贵人`;
    case 'lu':
      return `日支${values.day}是${role}年干${values.stem}的禄`;
    case 'chongDay':
      return `日支${values.day}冲${role}日支${values.birth}`;
    case 'chongMonth':
      return `日支${values.day}冲${role}月支${values.birth}`;
    case 'likes':
      return `日干${values.stem}属${values.wuxing}，是${role}命局所喜`;
    case 'dislikes':
      return `日干${values.stem}属${values.wuxing}，是${role}命局所忌`;
  }
}

/**
 * How a day stands to a person, in a sentence.
 *
 * @example personSentence({ role: '主', birthYear: '甲子', isYearOnly: false, relations: [], points: 0, leaning: 'even' }) // '主（甲子年生）与当日没有合冲刑害。'
 */
export function personSentence({ role, birthYear, isYearOnly, relations }: PersonVerdict): string {
  const who = `${role}（${birthYear}年生${isYearOnly ? '，只知年份' : ''}）`;
  if (relations.length === 0) return `${who}与当日没有合冲刑害。`;
  return `${who}：${relations.map((relation) => personRelationText(role, relation)).join('；')}。`;
}

/**
 * What is and is not considered of people of whom the year of birth alone is known.
 *
 * @param who each in a few characters: 新娘, 主 外婆
 * @returns empty where there are none
 * @example yearOnlyText(['新娘']) // '新娘只知出生年份：与年支相冲的不用，年柱的合、贵人、禄、刑、害照算；月柱、日柱的冲与命局喜忌没有算进去。'
 */
export function yearOnlyText(who: readonly string[]): string {
  if (who.length === 0) return '';
  return `${who.join('、')}只知出生年份：与年支相冲的不用，年柱的合、贵人、禄、刑、害照算；月柱、日柱的冲与命局喜忌没有算进去。`;
}

/** How a day stands to a person, in two or three characters. */
export const LEANING_TEXTS: Readonly<Record<PersonVerdict['leaning'], string>> = {
  good: '相合',
  even: '平',
  bad: '有碍',
};
