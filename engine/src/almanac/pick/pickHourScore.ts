/**
 * Hours of a day rated for an affair and its people: the hour's own spirits, then what people, affair and sitting add.
 */
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
  tianyiOf,
} from '../../ganzhi/index.ts';
import type { Place } from '../../astronomy/index.ts';
import { type AlmanacHour, hourRows } from '../hours/almanacHours.ts';
import { hourBandOf, type HourBand } from '../hours/hourSpirits.ts';
import type { AlmanacRules } from '../rules.ts';
import { DAYLIGHT, HOUR_PREFERENCES, type HourPreference, NIGHT } from '../tables/hourPreferences.ts';
import type { AffairFrame } from './pickFrame.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { HourRejection, HourRelation } from './pickReasons.ts';

/** What of a question the rating of hours reads. */
export interface HourFrame extends Pick<AffairFrame, 'affair' | 'ids'> {
  readonly people: readonly ReadPerson[];
  readonly sitting: Mountain | null;
  readonly place: Place | undefined;
  readonly rules: AlmanacRules;
}

/** An hour with its points. */
export interface RatedHour {
  readonly row: AlmanacHour;
  readonly score: number;
  readonly band: HourBand;
  readonly relations: readonly HourRelation[];
  /** Why it is removed, or null. */
  readonly rejection: HourRejection | null;
  /** Whether the stem of the hour is of a phase that a person's chart likes. */
  readonly likesStem: boolean;
}

const POINTS = { tianyi: 3, harmony: 2, quarrel: -2, likes: 1 } as const;
/** Least score of a good hour, 吉. */
export const GOOD_HOUR = 2;
const NOTHING = Object.freeze({});

function personRelations(
  { branch, ganzhi }: AlmanacHour,
  read: ReadPerson,
  rules: AlmanacRules,
): HourRelation[] {
  const { person, year } = read;
  const { role } = person;
  const found: HourRelation[] = [];
  const pair = { role, hour: branch, birth: year.branch };
  const isSanhe = branch !== year.branch && SANHE_OF[branch] === SANHE_OF[year.branch];
  const { harmony, quarrel, likes } = POINTS;
  if (tianyiOf(year.stem, rules.guiren === 'gengxin').includes(branch)) {
    found.push({ code: 'tianyi', values: { role, hour: branch, stem: year.stem }, points: POINTS.tianyi });
  }
  if (LIUHE_OF[year.branch] === branch) found.push({ code: 'liuhe', values: pair, points: harmony });
  if (isSanhe) found.push({ code: 'sanhe', values: pair, points: harmony });
  if (isXing(branch, year.branch)) found.push({ code: 'xing', values: pair, points: quarrel });
  if (LIUHAI_OF[year.branch] === branch) found.push({ code: 'liuhai', values: pair, points: quarrel });
  const wuxing = STEM_WUXING[ganzhi.stem];
  if (person.favourableWuxing?.includes(wuxing) === true) {
    found.push({ code: 'likes', values: { role, stem: ganzhi.stem, wuxing }, points: likes });
  }
  return found;
}

function preferences(
  row: AlmanacHour,
  { affair }: HourFrame,
  own: readonly HourPreference[],
): HourRelation[] {
  return own.flatMap(({ code, hours, spirit, points }): HourRelation[] => {
    if (spirit === undefined) {
      if (hours?.includes(row.branch) !== true) return [];
      return [{ code, values: { affair: affair.name }, points } as HourRelation];
    }
    if (!row.spirits.some(({ name, isNeutralised }) => name === spirit && !isNeutralised)) return [];
    return [{ code, values: { affair: affair.name, spirit }, points } as HourRelation];
  });
}

function siteRelation(row: AlmanacHour, { affair, sitting }: HourFrame): HourRelation[] {
  const isGrave = affair.basis.some((item) => item === '安葬' || item === '破土');
  if (!isGrave || sitting === null || !(BRANCHES as readonly string[]).includes(sitting)) return [];
  const branch = sitting as Branch;
  if (branch === row.branch || SANHE_OF[branch] !== SANHE_OF[row.branch]) return [];
  return [{ code: 'site', values: { hour: row.branch, sitting }, points: POINTS.harmony }];
}

function affairRelations(row: AlmanacHour, frame: HourFrame, own: readonly HourPreference[]): HourRelation[] {
  const { affair } = frame;
  const isLight = affair.daytime === true && DAYLIGHT.hours.includes(row.branch);
  const daylight: HourRelation[] = isLight
    ? [{ code: 'daylight', values: { affair: affair.name }, points: DAYLIGHT.points }]
    : [];
  return [...daylight, ...preferences(row, frame, own), ...siteRelation(row, frame)];
}

/** People whose year an hour must not 冲: both parties of a wedding, at a burial the dead and the mourner, else the first. */
function guarded({ people, affair, ids }: HourFrame): readonly ReadPerson[] {
  return ids.includes('jiaqu') || affair.category === '丧葬' ? people : people.slice(0, 1);
}

/** 日破, then 冲, then the night of an affair that is done by day. */
function rejectionOf({ spirits, branch }: AlmanacHour, frame: HourFrame): HourRejection | null {
  if (spirits.some(({ name }) => name === '日破')) return { code: 'ripo', values: NOTHING };
  const hit = guarded(frame).find(({ year }) => CHONG_OF[year.branch] === branch);
  if (hit !== undefined) {
    return { code: 'chongYear', values: { role: hit.person.role, hour: branch, birth: hit.year.branch } };
  }
  const { affair, rules } = frame;
  const isNight = affair.daytime === true && rules.nightHours === 'exclude' && NIGHT.includes(branch);
  return isNight ? { code: 'night', values: { affair: affair.name } } : null;
}

/** The thirteen hours of a day with their points, in the order of the clock. */
export function ratedHours(jdn: number, frame: HourFrame): RatedHour[] {
  const own = HOUR_PREFERENCES.filter(({ affair }) => frame.ids.includes(affair));
  return hourRows(jdn, frame.rules, frame.place).map((row): RatedHour => {
    const relations = [
      ...frame.people.flatMap((read) => personRelations(row, read, frame.rules)),
      ...affairRelations(row, frame, own),
    ];
    const score = relations.reduce((sum, { points }) => sum + points, row.score);
    return {
      row,
      score,
      band: hourBandOf(score),
      relations,
      rejection: rejectionOf(row, frame),
      likesStem: relations.some(({ code }) => code === 'likes'),
    };
  });
}

/** Best first: score, then 黄道, then the earlier hour. */
export function byHourRank(a: RatedHour, b: RatedHour): number {
  return (
    b.score - a.score || Number(b.row.isHuangdao) - Number(a.row.isHuangdao) || a.row.index - b.row.index
  );
}

/** Whether the good hours of a day fall in the night only, which the affair leaves out. */
export function isGoodByNightAlone(hours: readonly RatedHour[]): boolean {
  const good = hours.filter(({ score }) => score >= GOOD_HOUR);
  return (
    good.every(({ rejection }) => rejection !== null) &&
    good.some(({ rejection }) => rejection?.code === 'night')
  );
}
