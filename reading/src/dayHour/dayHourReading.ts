/**
 * 日时断: the day pillar beside the hour, 720 pairs, each with four independent statements.
 */
import type { ChartPillars } from '@shangyuan/engine/chart';
import {
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  SANHE_OF,
  TEN_GOD,
  type Branch,
} from '@shangyuan/engine/ganzhi';
import { toStatement } from '../statement/family.ts';
import { joinStatements } from '../statement/joinStatements.ts';
import type { GanzhiName } from '../statement/keys.ts';
import type { Statement } from '../statement/statement.ts';
import { DAY_HOUR_TIE, DAY_SCENE, HOUR_GOD, HOUR_TONE, type DayHourTie } from './library/dayHourText.ts';

const TIE_WORDS: Readonly<Record<DayHourTie, string>> = {
  合: '相合',
  冲: '相冲',
  刑: '相刑',
  害: '相害',
  同: '相同',
  静: '没有特别的关系',
};

function tieOf(day: Branch, hour: Branch): DayHourTie {
  if (CHONG_OF[day] === hour) return '冲';
  if (isXing(day, hour)) return '刑';
  if (day === hour) return '同';
  if (LIUHE_OF[day] === hour || SANHE_OF[day] === SANHE_OF[hour]) return '合';
  return LIUHAI_OF[day] === hour ? '害' : '静';
}

/**
 * What the day and the hour of birth say together.
 *
 * @returns the scene of the day, the tone of the hour, the god of its stem and the tie of the branches, in this order; empty where
 *   the hour is unknown
 */
export function dayHourReadingOf({ day, hour }: Pick<ChartPillars, 'day' | 'hour'>): Statement[] {
  if (hour === null) return [];
  const tie = tieOf(day.branch, hour.branch);
  const god = TEN_GOD[day.stem][hour.stem];
  const reader = { chartKey: day.name + hour.name };
  const values = {
    day: day.name,
    hour: hour.name,
    god,
    tie: `${day.branch}与${hour.branch}${TIE_WORDS[tie]}`,
  };
  return joinStatements([
    toStatement(reader, DAY_SCENE, { key: day.name as GanzhiName, pillars: ['day'], values }),
    toStatement(reader, DAY_HOUR_TIE, { key: tie, pillars: ['day', 'hour'], values }),
    toStatement(reader, HOUR_TONE, { key: hour.branch, pillars: ['hour'], values }),
    toStatement(reader, HOUR_GOD, { key: god, pillars: ['day', 'hour'], values }),
  ]);
}
