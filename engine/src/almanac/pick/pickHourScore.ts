/**
 * Hours of a day rated for an affair and its people: the hour's own spirits, then what people, affair and sitting add.
 */
import type { Place } from '../../astronomy/index.ts';
import {
  type Branch,
  BRANCHES,
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  type Mountain,
  SANHE_OF,
  STEM_WUXING,
  TIANYI,
  TIANYI_GENGXIN,
} from '../../ganzhi/index.ts';
import { type AlmanacHour, hourRows } from '../hours/almanacHours.ts';
import { hourBandOf, type HourBand } from '../hours/hourSpirits.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { HourRelation } from './pickTypes.ts';
import type { AlmanacRules } from '../rules.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import { HOUR_PREFERENCES } from '../tables/hourPreferences.ts';

/** What of a question the rating of hours reads. */
export interface HourFrame {
  readonly affair: AffairRow;
  readonly people: readonly ReadPerson[];
  readonly sitting: Mountain | null;
  readonly place: Place | undefined;
  readonly rules: AlmanacRules;
}

/** An hour with its points. */
export interface RatedHour {
  readonly row: AlmanacHour;
  readonly branch: Branch;
  readonly score: number;
  readonly band: HourBand;
  readonly relations: readonly HourRelation[];
  /** Why it is removed, or null. */
  readonly rejected: string | null;
  /** Whether the stem of the hour is of a phase that a person's chart likes. */
  readonly likesStem: boolean;
}

const POINTS = { tianyi: 3, harmony: 2, quarrel: -2, likes: 1 } as const;

function personRelations(
  { branch, ganzhi }: AlmanacHour,
  read: ReadPerson,
  rules: AlmanacRules,
): HourRelation[] {
  const { person, year } = read;
  const { role } = person;
  const found: HourRelation[] = [];
  const add = (holds: boolean, code: string, points: number, text: string): void => {
    if (holds) found.push({ code, points, text });
  };
  const tianyi: readonly Branch[] = (rules.guiren === 'gengxin' ? TIANYI_GENGXIN : TIANYI)[year.stem];
  const isSanhe = branch !== year.branch && SANHE_OF[branch] === SANHE_OF[year.branch];
  const pair = `时支${branch}与${role}年支${year.branch}`;
  add(tianyi.includes(branch), 'tianyi', POINTS.tianyi, `时支${branch}为${role}年干${year.stem}之天乙贵人`);
  add(LIUHE_OF[year.branch] === branch, 'liuhe', POINTS.harmony, `${pair}六合`);
  add(isSanhe, 'sanhe', POINTS.harmony, `${pair}三合`);
  add(isXing(branch, year.branch), 'xing', POINTS.quarrel, `${pair}相刑`);
  add(LIUHAI_OF[year.branch] === branch, 'liuhai', POINTS.quarrel, `${pair}相害`);
  const wuxing = STEM_WUXING[ganzhi.stem];
  const likes = person.favourableWuxing?.includes(wuxing) === true;
  add(likes, 'likes', POINTS.likes, `时干${ganzhi.stem}属${wuxing}，为${role}所喜`);
  return found;
}

function affairRelations(row: AlmanacHour, { affair, sitting }: HourFrame): HourRelation[] {
  const found: HourRelation[] = [];
  for (const { items, hours, spirit, points, text } of HOUR_PREFERENCES) {
    if (!items.includes(affair.basis[0]) && !items.includes(affair.id)) continue;
    const inHours = hours?.includes(row.branch) ?? false;
    const hasSpirit = row.spirits.some(({ name, isNeutralised }) => name === spirit && !isNeutralised);
    if (inHours || hasSpirit) found.push({ code: 'affair', points, text });
  }
  const isGrave = affair.basis.some((item) => item === '安葬' || item === '破土');
  if (isGrave && sitting !== null && (BRANCHES as readonly string[]).includes(sitting)) {
    const branch = sitting as Branch;
    if (branch !== row.branch && SANHE_OF[branch] === SANHE_OF[row.branch]) {
      found.push({ code: 'site', points: POINTS.harmony, text: `时支${row.branch}与${sitting}山三合` });
    }
  }
  return found;
}

/** People whose year an hour must not 冲: both parties of a wedding, at a burial the dead and the mourner, else the first. */
function guarded({ people, affair }: HourFrame): readonly ReadPerson[] {
  const all = affair.basis[0] === '嫁娶' || affair.category === '丧葬';
  return all ? people : people.slice(0, 1);
}

function rejectionOf(row: AlmanacHour, frame: HourFrame): string | null {
  if (row.spirits.some(({ name }) => name === '日破')) return '日破';
  const hit = guarded(frame).find(({ year }) => CHONG_OF[year.branch] === row.branch);
  return hit === undefined ? null : `时支冲${hit.person.role}年支`;
}

/** The thirteen hours of a day with their points, in the order of the clock. */
export function ratedHours(jdn: number, frame: HourFrame): RatedHour[] {
  return hourRows(jdn, frame.rules, frame.place).map((row): RatedHour => {
    const relations = [
      ...frame.people.flatMap((read) => personRelations(row, read, frame.rules)),
      ...affairRelations(row, frame),
    ];
    const score = relations.reduce((sum, { points }) => sum + points, row.score);
    return {
      row,
      branch: row.branch,
      score,
      band: hourBandOf(score),
      relations,
      rejected: rejectionOf(row, frame),
      likesStem: relations.some(({ code }) => code === 'likes'),
    };
  });
}

/** Best first: score, then 黄道, then the earlier hour. */
export function hourScore(a: RatedHour, b: RatedHour): number {
  return (
    b.score - a.score || Number(b.row.isHuangdao) - Number(a.row.isHuangdao) || a.row.index - b.row.index
  );
}
