/**
 * What people, affair and sitting add to an hour, and why one was removed, in words.
 */
import type { HourRejection, HourRelation } from '@shangyuan/engine/almanac';

/** A remark on an hour in a sentence. */
export function hourRelationText({ code, values }: HourRelation): string {
  switch (code) {
    case 'tianyi':
      return `时支${values.hour}是${values.role}年干${values.stem}的天乙贵人。`;
    case 'liuhe':
      return `时支${values.hour}与${values.role}年支${values.birth}六合。`;
    case 'sanhe':
      return `时支${values.hour}与${values.role}年支${values.birth}三合。`;
    case 'xing':
      return `时支${values.hour}与${values.role}年支${values.birth}相刑。`;
    case 'liuhai':
      return `时支${values.hour}与${values.role}年支${values.birth}相害。`;
    case 'likes':
      return `时干${values.stem}属${values.wuxing}，是${values.role}命局所喜。`;
    case 'daylight':
      return `${values.affair}宜在白昼。`;
    case 'dusk':
      return `${values.affair}旧称昏礼，黄昏也可。`;
    case 'prefersHour':
      return `${values.affair}宜用此时。`;
    case 'prefersSpirit':
      return `${values.spirit}之时宜${values.affair}。`;
    case 'avoidsSpirit':
      return `${values.affair}避${values.spirit}之时。`;
    case 'avoidsNight':
      return `${values.affair}避深夜。`;
    case 'site':
      return `时支${values.hour}与${values.sitting}山三合。`;
  }
}

/** What removes hours, in two characters. */
export const HOUR_FILTER_NAMES: Readonly<Record<HourRejection['code'], string>> = {
  ripo: '日破',
  chongYear: '相冲',
  night: '夜间',
};

/**
 * Why an hour was removed, in a few words.
 *
 * @example hourRejectionText({ code: 'ripo', values: {} }) // '日破'
 */
export function hourRejectionText({ code, values }: HourRejection): string {
  return code === 'chongYear' ? `冲${values.role}年支${values.birth}` : HOUR_FILTER_NAMES[code];
}
