/**
 * Points of a day that passed the filters, factor by factor, each with its source. The factors and 50 add up to the score.
 */
import { BRANCH_INDEX, CHONG_OF } from '../../ganzhi/index.ts';
import { weekdayOf } from '../../time/index.ts';
import { isHuangdao, jianchuOf, roadSpiritOf } from '../day/jianchu.ts';
import { JIANCHU, type Jianchu } from '../tables/jianchu.ts';
import { GRADE_NAMES } from '../yiji/ladder.ts';
import { type PickDay, type PickFrame, popularStands, sittingCounts } from './pickFilters.ts';
import { personReason } from './pickPerson.ts';
import { barringGod, siteReasons } from './pickSite.ts';
import type { PickBand, PickReason } from './pickTypes.ts';
import { SPIRIT_INDEX, SPIRITS } from '../yiji/spirits.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { type Mansion, MANSIONS } from '../tables/mansions.ts';
import { RENSHEN } from '../tables/renshen.ts';
import {
  GRADE_POINTS,
  GULUAN,
  JIANCHU_BY_ITEM,
  JIANCHU_POINTS,
  PICK_POINTS,
  PRIZED_BY_ITEM,
  YINCHA_YANGCUO,
} from '../tables/pickTables.ts';
import { ZHOUTANG_GOOD, ZHOUTANG_LONG, ZHOUTANG_SHORT } from '../tables/zhoutang.ts';
import type { Reason } from '../yiji/yijiTypes.ts';

const XIEJI = '协纪辨方书';
const GREAT_VIRTUES: readonly string[] = ['天德', '月德', '天赦', '天愿'];
const DE: readonly string[] = ['天德', '月德', '天德合', '月德合'];
const MAX_SCORE = 100;

function star(code: string, label: string, points: number, chapter: string, text: string): PickReason {
  return { kind: 'star', code, label, points, source: { book: XIEJI, chapter }, text };
}

/** How many of the four 德 stand on the day. */
export function deCountOf({ yiji }: PickDay): number {
  return yiji.spirits.filter(({ name }) => DE.includes(name)).length;
}

/** Spirits that favour the affair: those of every basis item that is 宜, each once. */
function favouring({ yiji }: PickDay, { affair }: PickFrame): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const { item, by } of yiji.yi) {
    if (!affair.basis.includes(item)) continue;
    for (const reason of by) found.set(reason.name, reason);
  }
  return [...found.values()].sort((a, b) => {
    return SPIRIT_INDEX[a.spirit as SpiritId] - SPIRIT_INDEX[b.spirit as SpiritId];
  });
}

function favourReasons(day: PickDay, frame: PickFrame): PickReason[] {
  const { affair } = frame;
  const source = { book: XIEJI, chapter: '卷十一 用事' };
  if (day.verdict !== '宜') {
    return [{ kind: 'good', code: 'free', label: '无忌', points: 0, source, text: `诸神不忌${affair.name}` }];
  }
  const spirits = favouring(day, frame);
  const names = spirits.map(({ name }) => name);
  const { firstFavour, nextFavour, favourMax, greatVirtue, greatVirtueMax, special } = PICK_POINTS;
  const points = Math.min(favourMax, firstFavour + nextFavour * (names.length - 1));
  const listed = names.join('、');
  const reasons: PickReason[] = [
    {
      kind: 'good',
      code: 'yi',
      label: `宜:${listed}`,
      points,
      source,
      text: `${listed}宜${affair.basis.join('、')}`,
    },
  ];
  const virtues = names.filter((name) => GREAT_VIRTUES.includes(name));
  if (virtues.length > 0) {
    const virtuePoints = Math.min(greatVirtueMax, greatVirtue * virtues.length);
    const chapter = { book: XIEJI, chapter: '卷五 义例三' };
    reasons.push({
      kind: 'good',
      code: 'de',
      label: '德',
      points: virtuePoints,
      source: chapter,
      text: virtues.join('、'),
    });
  }
  const prized = PRIZED_BY_ITEM[affair.basis[0]];
  if (prized !== undefined && names.includes(prized)) {
    const reason = spirits.find(({ name }) => name === prized) as Reason;
    const from = reason.ruleSource;
    reasons.push({
      kind: 'good',
      code: 'prized',
      label: prized,
      points: special,
      source: from,
      text: `${affair.name}首重${prized}`,
    });
  }
  return reasons;
}

function gradeReason({ yiji }: PickDay): PickReason[] {
  const { gradeIndex, grade } = yiji;
  if (gradeIndex === null) return [];
  const points = GRADE_POINTS[gradeIndex] as number;
  const kind = points > 0 ? 'good' : 'bad';
  const source = { book: XIEJI, chapter: '卷十 等第' };
  return [
    { kind, code: 'grade', label: `等第:${grade}`, points, source, text: GRADE_NAMES[gradeIndex] as string },
  ];
}

/** 黄黑道, 建除 and 二十八宿 of the day. */
function starReasons({ facts }: PickDay, { affair }: PickFrame): PickReason[] {
  const { month } = facts.span;
  const { branch } = facts.day;
  const road = roadSpiritOf(month.branch, branch);
  const good = isHuangdao(road);
  const jianchu = JIANCHU[jianchuOf(BRANCH_INDEX[month.branch], BRANCH_INDEX[branch])] as Jianchu;
  const special = JIANCHU_BY_ITEM[affair.basis[0]]?.[jianchu] ?? 0;
  const mansion = MANSIONS[facts.context.mansionIndex] as Mansion;
  const { huangdao, heidao, goodMansion, badMansion } = PICK_POINTS;
  return [
    star('road', road, good ? huangdao : heidao, '卷七 黄道黑道', `${good ? '黄道' : '黑道'}${road}`),
    star('jianchu', `建除:${jianchu}`, JIANCHU_POINTS[jianchu] + special, '卷四 建除', `${jianchu}日`),
    star(
      'mansion',
      `宿:${mansion.name}`,
      mansion.luck === '吉' ? goodMansion : badMansion,
      '卷一 二十八宿',
      mansion.full,
    ),
  ];
}

function chipReasons(day: PickDay, chips: ReadonlySet<SpiritId>): PickReason[] {
  return [...chips].flatMap((id): PickReason[] => {
    if (!popularStands(id, day)) return [];
    const spirit = SPIRITS[SPIRIT_INDEX[id]] as (typeof SPIRITS)[number];
    const source = { book: spirit.book, chapter: spirit.chapter };
    return [
      {
        kind: 'bad',
        code: 'chip',
        label: spirit.name,
        points: PICK_POINTS.chip,
        source,
        text: spirit.meaning,
      },
    ];
  });
}

function otherReasons(day: PickDay, frame: PickFrame): PickReason[] {
  const { facts, yiji } = day;
  const found: PickReason[] = [];
  const fallen = yiji.relaxed.filter((item) => frame.affair.basis.includes(item));
  if (fallen.length > 0) {
    const source = { book: XIEJI, chapter: '卷十 等第' };
    const text = `${fallen.join('、')}之忌为吉神所抵`;
    found.push({
      kind: 'bad',
      code: 'fallen',
      label: '相抵',
      points: PICK_POINTS.fallenForbid,
      source,
      text,
    });
  }
  for (const read of frame.people) {
    const reason = personReason(facts.day, read, frame.rules, frame.filters.has('H7'));
    if (reason !== null) found.push(reason);
  }
  if (frame.sitting !== null && sittingCounts(frame.affair)) {
    // Where the affair makes 三煞 and 岁破 a filter, the day is gone already.
    const barring = frame.barredBySite ? null : barringGod(frame.sitting, facts.span.year);
    found.push(...siteReasons(facts.day, facts.span, frame.sitting, barring));
  }
  const weekday = weekdayOf(facts.jdn);
  if (frame.rules.weekendBoost === '3' && (weekday === 0 || weekday === 6)) {
    const source = { book: '本站', chapter: '用户偏好' };
    found.push({ kind: 'good', code: 'weekend', label: '周末', points: 3, source, text: '周末' });
  }
  return found;
}

/** Reasons of a day in the order they are shown, those without points left out but for 无忌. */
export function reasonsOf(
  day: PickDay,
  frame: PickFrame,
  chips: ReadonlySet<SpiritId>,
): readonly PickReason[] {
  const [yi, ...virtues] = favourReasons(day, frame);
  const prized = virtues.filter(({ code }) => code === 'prized');
  const others = virtues.filter(({ code }) => code !== 'prized');
  const all = [
    ...(yi === undefined ? [] : [yi]),
    ...others,
    ...gradeReason(day),
    ...starReasons(day, frame),
    ...prized,
    ...otherReasons(day, frame),
    ...chipReasons(day, chips),
  ];
  return all.filter(({ points, code }) => points !== 0 || code === 'free');
}

/** Score of the reasons, with the reason that holds it within 0 and 100 where one is needed. */
export function totalOf(reasons: readonly PickReason[]): { score: number; reasons: readonly PickReason[] } {
  const sum = reasons.reduce<number>((total, { points }) => total + points, PICK_POINTS.start);
  const score = Math.max(0, Math.min(MAX_SCORE, sum));
  if (score === sum) return { score, reasons };
  const source = { book: '本站', chapter: '评分' };
  const held = {
    kind: 'star',
    code: 'bounds',
    label: '封顶',
    points: score - sum,
    source,
    text: '评分以 0 至 100 为界',
  } as const;
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

/** 嫁娶周堂 of a day in words. */
function zhoutangText({ facts }: PickDay): string {
  const { day, monthDays } = facts.lunar;
  const ring = monthDays === 30 ? ZHOUTANG_LONG : ZHOUTANG_SHORT;
  const seat = ring.charAt((day - 1) % ring.length);
  return `嫁娶周堂值${seat}，${ZHOUTANG_GOOD.includes(seat) ? '旧俗用之' : '旧俗避之'}（不计分）`;
}

/** Remarks that take no points: the day stands against a person's day pillar, or is one of the popular days of old wives. */
export function cautionsOf(day: PickDay, { people, affair }: PickFrame): readonly string[] {
  const { facts } = day;
  const cautions: string[] = [];
  for (const { person, day: birthDay } of people) {
    if (birthDay !== null && CHONG_OF[birthDay.branch] === facts.day.branch)
      cautions.push(`日支冲${person.role}日支`);
  }
  if (affair.basis[0] === '嫁娶') {
    if (GULUAN.includes(facts.day.name)) cautions.push('孤鸾日（俗传，不计分）');
    if (YINCHA_YANGCUO.includes(facts.day.name)) cautions.push('阴差阳错日（俗传，不计分）');
    cautions.push(zhoutangText(day));
  }
  if (affair.category === '健康') {
    cautions.push(`人神在${RENSHEN[facts.lunar.day - 1]}，旧说避针刺其处`);
    cautions.push('仅供参考，就医请遵医嘱，勿因择日延误治疗');
  }
  return cautions;
}
