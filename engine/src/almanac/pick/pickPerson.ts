/**
 * How a day stands to a person: 合, 贵人, 禄, 刑, 害 against the year of birth, 冲 against month and day, and the stem of
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
  TIANYI,
  TIANYI_GENGXIN,
} from '../../ganzhi/index.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { PickReason } from './pickTypes.ts';
import type { AlmanacRules } from '../rules.ts';
import { PERSON_POINTS } from '../tables/pickTables.ts';

/** One relation with its points. */
interface Relation {
  readonly points: number;
  readonly text: string;
}

function isSanhe(a: Ganzhi, b: Ganzhi): boolean {
  return a.branch !== b.branch && SANHE_OF[a.branch] === SANHE_OF[b.branch];
}

/** Relations of a day (or hour) pillar with the pillar of the year of birth. */
function yearRelations(day: Ganzhi, { person, year }: ReadPerson, rules: AlmanacRules): Relation[] {
  const tianyi: readonly string[] = (rules.guiren === 'gengxin' ? TIANYI_GENGXIN : TIANYI)[year.stem];
  const pair = `日支${day.branch}与${person.role}年支${year.branch}`;
  const all: readonly (readonly [boolean, number, string])[] = [
    [LIUHE_OF[year.branch] === day.branch, PERSON_POINTS.liuhe, `${pair}六合`],
    [isSanhe(day, year), PERSON_POINTS.sanhe, `${pair}三合`],
    [
      tianyi.includes(day.branch),
      PERSON_POINTS.tianyi,
      `日支${day.branch}为${person.role}年干${year.stem}之天乙贵人`,
    ],
    [LU[year.stem] === day.branch, PERSON_POINTS.lu, `日支${day.branch}为${person.role}年干${year.stem}之禄`],
    [isXing(day.branch, year.branch), PERSON_POINTS.xing, `${pair}相刑`],
    [LIUHAI_OF[year.branch] === day.branch, PERSON_POINTS.liuhai, `${pair}相害`],
  ];
  return all.flatMap(([holds, points, text]) => (holds ? [{ points, text }] : []));
}

function chartRelations(
  day: Ganzhi,
  { person, month, day: birthDay }: ReadPerson,
  isDayFilter: boolean,
): Relation[] {
  const relations: Relation[] = [];
  const { chongDay, chongMonth, favourable, unfavourable } = PERSON_POINTS;
  if (birthDay !== null && !isDayFilter && CHONG_OF[birthDay.branch] === day.branch) {
    relations.push({ points: chongDay, text: `日支${day.branch}冲${person.role}日支${birthDay.branch}` });
  }
  if (month !== null && CHONG_OF[month.branch] === day.branch) {
    relations.push({ points: chongMonth, text: `日支${day.branch}冲${person.role}月支${month.branch}` });
  }
  const wuxing = STEM_WUXING[day.stem];
  if (person.favourableWuxing?.includes(wuxing) === true) {
    relations.push({ points: favourable, text: `日干${day.stem}属${wuxing}，为${person.role}所喜` });
  }
  if (person.unfavourableWuxing?.includes(wuxing) === true) {
    relations.push({ points: unfavourable, text: `日干${day.stem}属${wuxing}，为${person.role}所忌` });
  }
  return relations;
}

/**
 * What a person adds to a day, held within ±20; null where nothing stands between them or it evens out.
 *
 * @param isDayFilter whether 冲日柱 removes the day already
 */
export function personReason(
  day: Ganzhi,
  read: ReadPerson,
  rules: AlmanacRules,
  isDayFilter: boolean,
): PickReason | null {
  const relations = [...yearRelations(day, read, rules), ...chartRelations(day, read, isDayFilter)];
  const sum = relations.reduce((total, { points }) => total + points, 0);
  const points = Math.max(-PERSON_POINTS.max, Math.min(PERSON_POINTS.max, sum));
  if (points === 0) return null;
  return {
    kind: 'person',
    code: 'person',
    label: read.label,
    points,
    source: { book: '协纪辨方书', chapter: '卷三十三 用日' },
    text: relations.map(({ text }) => text).join('；'),
  };
}
