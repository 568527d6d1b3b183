/**
 * Points of a day that passed the filters, factor by factor, each with its source. The factors and 50 add up to the score.
 */
import { weekdayOf } from '../../time/index.ts';
import { isHuangdao, jianchuOf, roadSpiritOf } from '../day/jianchu.ts';
import { type Mansion, MANSIONS } from '../tables/mansions.ts';
import {
  GRADE_POINTS,
  JIANCHU_BY_AFFAIR,
  JIANCHU_POINTS,
  JIANCHU_SPIRIT,
  PICK_POINTS,
  PRIZED_BY_AFFAIR,
} from '../tables/pickTables.ts';
import { inClassic, type Source } from '../tables/source.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { SPIRIT_INDEX, SPIRITS, type Spirit } from '../yiji/spirits.ts';
import type { ItemRow } from '../yiji/yijiTypes.ts';
import { customReason } from './pickCustoms.ts';
import { hasPopularSpirit } from './pickFilters.ts';
import type { PickDay, PickFrame } from './pickFrame.ts';
import { personReason } from './pickPerson.ts';
import { isWeekend } from './pickQuery.ts';
import type { PersonVerdict, PickReason } from './pickReasons.ts';
import { barringGod, siteReasons } from './pickSite.ts';
import type { PickBand } from './pickTypes.ts';

const GREAT_VIRTUES: readonly SpiritId[] = ['tiande', 'yuede', 'tianshe', 'tianyuan'];
const MAX_SCORE = 100;

const AFFAIR_SOURCE = inClassic('卷十一 用事');
const VIRTUE_SOURCE = inClassic('卷五 义例三');
const GRADE_SOURCE = inClassic('卷十 等第');
const ROAD_SOURCE = inClassic('卷七 黄道黑道');
const JIANCHU_SOURCE = inClassic('卷四 建除');
const MANSION_SOURCE: Source = Object.freeze({ book: '玉匣记', chapter: '二十八宿值日' });
const WISH_SOURCE: Source = Object.freeze({ book: '本站', chapter: '用户偏好' });
const SCORE_SOURCE: Source = Object.freeze({ book: '本站', chapter: '评分' });
const HOUR_SOURCE = inClassic('卷三十二 日时');

/** What favours the affair: rows of the items that are 宜 and that it is judged by, and their spirits, each once. */
interface Favour {
  readonly rows: readonly ItemRow[];
  readonly spirits: readonly SpiritId[];
}

const NO_FAVOUR: Favour = { rows: [], spirits: [] };

function favourOf({ yiji, verdict }: PickDay, { affair }: PickFrame): Favour {
  if (verdict !== '宜') return NO_FAVOUR;
  const rows = yiji.affairsYi.find(({ id }) => id === affair.id)?.basis ?? [];
  const spirits = new Set(rows.flatMap(({ by }) => by.map(({ spirit }) => spirit as SpiritId)));
  return { rows, spirits: [...spirits].sort((a, b) => SPIRIT_INDEX[a] - SPIRIT_INDEX[b]) };
}

function favourReasons({ affair }: PickFrame, { rows, spirits }: Favour): PickReason[] {
  if (spirits.length === 0) {
    const values = { affair: affair.name };
    return [{ kind: 'good', code: 'free', values, points: 0, source: AFFAIR_SOURCE }];
  }
  const { firstFavour, nextFavour, favourMax, greatVirtue, greatVirtueMax } = PICK_POINTS;
  const points = Math.min(favourMax, firstFavour + nextFavour * (spirits.length - 1));
  const found: PickReason[] = [
    { kind: 'good', code: 'yi', values: { rows, spirits }, points, source: AFFAIR_SOURCE },
  ];
  const great = spirits.filter((spirit) => GREAT_VIRTUES.includes(spirit));
  if (great.length > 0) {
    const dePoints = Math.min(greatVirtueMax, greatVirtue * great.length);
    found.push({
      kind: 'good',
      code: 'de',
      values: { spirits: great },
      points: dePoints,
      source: VIRTUE_SOURCE,
    });
  }
  return found;
}

function prizedReason({ affair, ids }: PickFrame, { spirits }: Favour): PickReason[] {
  return ids.flatMap((id): PickReason[] => {
    const spirit = PRIZED_BY_AFFAIR[id];
    if (spirit === undefined || !spirits.includes(spirit)) return [];
    const { book, chapter } = SPIRITS[SPIRIT_INDEX[spirit]] as Spirit;
    const values = { affair: affair.name, spirit };
    return [{ kind: 'good', code: 'prized', values, points: PICK_POINTS.special, source: { book, chapter } }];
  });
}

function gradeReason({ yiji }: PickDay): PickReason[] {
  const { gradeIndex, grade } = yiji;
  if (gradeIndex === null) return [];
  const points = GRADE_POINTS[gradeIndex] as number;
  const kind = points > 0 ? 'good' : 'bad';
  return [{ kind, code: 'grade', values: { gradeIndex, grade }, points, source: GRADE_SOURCE }];
}

/** The officer of the day: one that favours the affair itself takes no minus. */
function jianchuReason({ facts }: PickDay, { ids }: PickFrame, { spirits }: Favour): PickReason {
  const jianchu = jianchuOf(facts.span.month.branch, facts.day.branch);
  const isFavour = spirits.includes(JIANCHU_SPIRIT[jianchu]);
  const special = ids.reduce((sum, id) => sum + (JIANCHU_BY_AFFAIR[id]?.[jianchu] ?? 0), 0);
  const sum = JIANCHU_POINTS[jianchu] + special;
  const points = isFavour ? Math.max(0, sum) : sum;
  return { kind: 'star', code: 'jianchu', values: { jianchu, isFavour }, points, source: JIANCHU_SOURCE };
}

function roadReason({ facts }: PickDay): PickReason {
  const road = roadSpiritOf(facts.span.month.branch, facts.day.branch);
  const good = isHuangdao(road);
  const points = good ? PICK_POINTS.huangdao : PICK_POINTS.heidao;
  return { kind: 'star', code: 'road', values: { road, isHuangdao: good }, points, source: ROAD_SOURCE };
}

function mansionReason({ facts }: PickDay): PickReason {
  const { name, full, luck } = MANSIONS[facts.context.mansionIndex] as Mansion;
  const points = luck === '吉' ? PICK_POINTS.goodMansion : PICK_POINTS.badMansion;
  return { kind: 'star', code: 'mansion', values: { full, name, luck }, points, source: MANSION_SOURCE };
}

/** 相抵: the weak 忌 of an item that the affair is judged by met a favour or was lifted. */
function fallenReason({ yiji }: PickDay, { judged }: PickFrame): PickReason[] {
  const items = yiji.relaxed.filter((item) => judged.includes(item));
  if (items.length === 0) return [];
  return [
    {
      kind: 'bad',
      code: 'fallen',
      values: { items },
      points: PICK_POINTS.fallenForbid,
      source: GRADE_SOURCE,
    },
  ];
}

function siteReasonsOf({ facts }: PickDay, frame: PickFrame): readonly PickReason[] {
  if (frame.sitting === null || !frame.sittingCounts) return [];
  // Where the affair makes 三煞 and 岁破 a filter, the day is gone already.
  const barring = frame.barredBySite ? null : barringGod(frame.sitting, facts.span.year);
  return siteReasons(facts.day, facts.span, frame.sitting, barring, frame.rules);
}

function weekendReason({ facts }: PickDay, { rules }: PickFrame): PickReason[] {
  if (rules.weekendBoost !== '3' || !isWeekend(facts.jdn)) return [];
  const values = { weekday: weekdayOf(facts.jdn) };
  return [{ kind: 'good', code: 'weekend', values, points: 3, source: WISH_SOURCE }];
}

function chipReasons(day: PickDay, chips: ReadonlySet<SpiritId>): PickReason[] {
  return [...chips].flatMap((spirit): PickReason[] => {
    if (!hasPopularSpirit(spirit, day)) return [];
    const { book, chapter } = SPIRITS[SPIRIT_INDEX[spirit]] as Spirit;
    return [
      { kind: 'bad', code: 'chip', values: { spirit }, points: PICK_POINTS.chip, source: { book, chapter } },
    ];
  });
}

/** 喜用时: three or more good hours whose stem the chart of a person likes. */
function hoursReason(likedHours: number): PickReason[] {
  if (likedHours < PICK_POINTS.goodHoursMin) return [];
  const values = { count: likedHours };
  return [{ kind: 'good', code: 'hours', values, points: PICK_POINTS.goodHours, source: HOUR_SOURCE }];
}

/**
 * Reasons of a day in the order they are shown, those without points left out except for 无忌.
 *
 * @param people how the day relates to each person
 * @param likedHours good hours whose stem the chart of a person likes
 */
export function reasonsOf(
  day: PickDay,
  frame: PickFrame,
  {
    people,
    likedHours,
    chips,
  }: {
    readonly people: readonly PersonVerdict[];
    readonly likedHours: number;
    readonly chips: ReadonlySet<SpiritId>;
  },
): readonly PickReason[] {
  const favour = favourOf(day, frame);
  const all = [
    ...favourReasons(frame, favour),
    ...gradeReason(day),
    roadReason(day),
    jianchuReason(day, frame, favour),
    mansionReason(day),
    ...prizedReason(frame, favour),
    ...fallenReason(day, frame),
    ...people.flatMap(personReason),
    ...customReason(day, frame),
    ...siteReasonsOf(day, frame),
    ...weekendReason(day, frame),
    ...chipReasons(day, chips),
    ...hoursReason(likedHours),
  ];
  return all.filter(({ points, code }) => points !== 0 || code === 'free');
}

/** Score of the reasons, with the reason that clamps it to 0–100 where needed. */
export function totalOf(reasons: readonly PickReason[]): { score: number; reasons: readonly PickReason[] } {
  const sum = reasons.reduce<number>((total, { points }) => total + points, PICK_POINTS.start);
  const score = Math.max(0, Math.min(MAX_SCORE, sum));
  if (score === sum) return { score, reasons };
  const points = score - sum;
  const held: PickReason = { kind: 'star', code: 'bounds', values: { sum }, points, source: SCORE_SOURCE };
  return { score, reasons: [...reasons, held] };
}

/**
 * Band of a score: 80 and more 大吉, 68 吉, 55 平吉, 40 平, less 不荐.
 *
 * @example pickBandOf(79) // '吉'
 */
export function pickBandOf(score: number): PickBand {
  if (score >= 80) return '大吉';
  if (score >= 68) return '吉';
  if (score >= 55) return '平吉';
  return score >= 40 ? '平' : '不荐';
}
