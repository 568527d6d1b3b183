/**
 * How a day relates to a person: 合, 贵人, 禄, 刑, 害 against the year of birth, 冲 against month and day, and the stem of
 * the day against what the chart likes.
 */
import {
  CHONG_OF,
  type Ganzhi,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  LU,
  SANHE_OF,
  STEM_WUXING,
  tianyiOf,
} from '../../ganzhi/index.ts';
import type { AlmanacRules } from '../rules.ts';
import { PERSON_POINTS } from '../tables/pickTables.ts';
import { inClassic } from '../tables/source.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { PersonRelation, PersonVerdict, PickReason } from './pickReasons.ts';

const SOURCE = inClassic('卷三十三 用日');

/** Relations of the day pillar with the pillar of the year of birth. */
function yearRelations(day: Ganzhi, { year }: ReadPerson, rules: AlmanacRules): PersonRelation[] {
  const isTianyi = tianyiOf(year.stem, rules.guiren === 'gengxin').includes(day.branch);
  const isSanhe = day.branch !== year.branch && SANHE_OF[day.branch] === SANHE_OF[year.branch];
  const found: PersonRelation[] = [];
  const pair = { day: day.branch, birth: year.branch };
  const byStem = { day: day.branch, stem: year.stem };
  const { liuhe, sanhe, lu, xing, liuhai } = PERSON_POINTS;
  if (LIUHE_OF[year.branch] === day.branch) found.push({ code: 'liuhe', values: pair, points: liuhe });
  if (isSanhe) found.push({ code: 'sanhe', values: pair, points: sanhe });
  if (isTianyi) found.push({ code: 'tianyi', values: byStem, points: PERSON_POINTS.tianyi });
  if (LU[year.stem] === day.branch) found.push({ code: 'lu', values: byStem, points: lu });
  if (isXing(day.branch, year.branch)) found.push({ code: 'xing', values: pair, points: xing });
  if (LIUHAI_OF[year.branch] === day.branch) found.push({ code: 'liuhai', values: pair, points: liuhai });
  return found;
}

/** Relations with month, day and liking of the chart. A filter of 冲日柱 has removed such a day already. */
function chartRelations(day: Ganzhi, { person, month, day: born }: ReadPerson): PersonRelation[] {
  const found: PersonRelation[] = [];
  const { chongDay, chongMonth, favourable, unfavourable } = PERSON_POINTS;
  if (born !== null && CHONG_OF[born.branch] === day.branch) {
    found.push({ code: 'chongDay', values: { day: day.branch, birth: born.branch }, points: chongDay });
  }
  if (month !== null && CHONG_OF[month.branch] === day.branch) {
    found.push({ code: 'chongMonth', values: { day: day.branch, birth: month.branch }, points: chongMonth });
  }
  const wuxing = STEM_WUXING[day.stem];
  const values = { stem: day.stem, wuxing };
  if (person.favourableWuxing?.includes(wuxing) === true)
    found.push({ code: 'likes', values, points: favourable });
  if (person.unfavourableWuxing?.includes(wuxing) === true)
    found.push({ code: 'dislikes', values, points: unfavourable });
  return found;
}

/** Whether only the year of birth is known of a person. */
function isYearOnly({ person, month, day }: ReadPerson): boolean {
  const { favourableWuxing = [], unfavourableWuxing = [] } = person;
  return month === null && day === null && favourableWuxing.length + unfavourableWuxing.length === 0;
}

/** How a day relates to a person, the points clamped to ±20. */
export function personVerdict(day: Ganzhi, read: ReadPerson, rules: AlmanacRules): PersonVerdict {
  const relations = [...yearRelations(day, read, rules), ...chartRelations(day, read)];
  const sum = relations.reduce((total, { points }) => total + points, 0);
  const points = Math.max(-PERSON_POINTS.max, Math.min(PERSON_POINTS.max, sum));
  const { role } = read.person;
  const leaning = points > 0 ? 'good' : points < 0 ? 'bad' : 'even';
  return { role, birthYear: read.year.name, isYearOnly: isYearOnly(read), relations, points, leaning };
}

/** The reason a person gives; none where it evens out. */
export function personReason(verdict: PersonVerdict): PickReason[] {
  if (verdict.points === 0) return [];
  return [{ kind: 'person', code: 'person', values: verdict, points: verdict.points, source: SOURCE }];
}
