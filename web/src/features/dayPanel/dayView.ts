/**
 * A day of the almanac as the page shows it: plain texts from the engine's facts.
 */
import type { AffairRowResult, AlmanacDay, AlmanacPreset } from '@shangyuan/engine/almanac';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf, weekdayOf } from '@shangyuan/engine/time';
import {
  chongshaParts,
  type DirectionGod,
  directionsText,
  jiuxingText,
  pengzuText,
  ratingText,
  seasonText,
} from '@shangyuan/reading/almanac';
import type { DayFactKind } from '@shangyuan/reading/dayFact';
import { roadName } from '../../lib/words/almanacText.ts';

/** Presets a reader can choose between, with what each follows. */
export const PRESET_TEXTS: Readonly<Record<AlmanacPreset, string>> = {
  协纪: '《协纪辨方书》原书体例：有德则宜，逢忌照等第取舍',
  通行: '近今通书习惯：岁德也作吉神，阴阳大会等只作提示',
};

/** A small fact, which opens what it means. */
export interface DayFact {
  readonly kind: DayFactKind;
  readonly label: string;
  readonly value: string;
}

const KIND_OF_DIRECTION: Readonly<Record<DirectionGod, DayFactKind>> = {
  喜神: 'xishen',
  财神: 'caishen',
  福神: 'fushen',
  阳贵: 'guiren',
  阴贵: 'guiren',
};

function directionFacts(day: AlmanacDay): readonly DayFact[] {
  return directionsText(day).map(({ name, text }) => ({
    kind: KIND_OF_DIRECTION[name],
    label: name,
    value: text,
  }));
}

/** The six facts under 宜忌, each short enough for a third of the line. */
export function mainFacts(day: AlmanacDay): readonly DayFact[] {
  const directions = directionFacts(day);
  const direction = (label: string) => directions.filter((fact) => fact.label === label);
  return [
    { kind: 'chongsha', label: '冲煞', value: chongshaParts(day).join(' ') },
    {
      kind: 'jianchu',
      label: `建除、${day.road.isHuangdao ? '黄道' : '黑道'}`,
      value: `${day.jianchu} ${roadName(day.road.spirit)}`,
    },
    { kind: 'mansion', label: '二十八宿', value: day.mansion.full },
    ...direction('财神'),
    ...direction('喜神'),
    { kind: 'hou', label: '物候', value: day.hou.name },
  ];
}

/** The festivals of a day, shown in its head; null on a day without one. */
export function festivalFact({ festivals }: AlmanacDay): DayFact | null {
  if (festivals.length === 0) return null;
  return { kind: 'festivals', label: '节日', value: festivals.map(({ name }) => name).join('、') };
}

/** Facts that are collapsed. */
export function moreFacts(day: AlmanacDay): readonly DayFact[] {
  const season = seasonText(day);
  const shown = new Set(mainFacts(day).map(({ label }) => label));
  return [
    {
      kind: 'lunarYear',
      label: '农历年',
      value: `${day.lunarYearGanzhi.name}（${ZODIAC_ANIMAL[day.lunarYearGanzhi.branch]}年）`,
    },
    { kind: 'nayin', label: '纳音', value: day.nayin },
    { kind: 'chongsha', label: '相冲', value: `${day.chongsha.ganzhi}（${day.chongsha.zodiacAnimal}）` },
    { kind: 'pengzu', label: '彭祖百忌', value: pengzuText(day.pillars.day) },
    { kind: 'taishen', label: '胎神', value: `${day.taishen.place} ${day.taishen.direction}` },
    ...directionFacts(day).filter(({ label }) => !shown.has(label)),
    { kind: 'moonPhase', label: '月相', value: day.moonPhase },
    { kind: 'hou', label: '物候', value: `${day.hou.name}，第${day.hou.day}日` },
    { kind: 'kongwang', label: '旬空', value: day.kongwang.join('') },
    { kind: 'jiuxing', label: '九星', value: jiuxingText(day) },
    { kind: 'liuyao', label: '六曜', value: day.liuyao },
    { kind: 'renshen', label: '人神', value: day.renshen },
    ...(season === null ? [] : [{ kind: 'season' as const, label: '时令', value: season }]),
    { kind: 'grade', label: '等第', value: day.yiji.grade },
    { kind: 'rating', label: '日评', value: ratingText(day.yiji.rating) },
    {
      kind: 'spirits',
      label: '当日神煞',
      value: day.yiji.spirits.map((spirit) => `${spirit.name}（${spirit.kind}）`).join('、') || '无',
    },
  ];
}

/** Affairs that most people look for, first to last, by their ids. */
// prettier-ignore
const LOOKED_FOR: readonly string[] = [
  'jiaqu', 'dingmeng', 'nacai', 'yixi', 'ruzhai', 'kaishi', 'liquan', 'jiaoyi', 'chuxing', 'dongtu', 'xiuzao', 'anchuang',
  'qifu', 'jisi', 'qiusi', 'kaiguang', 'zhichan', 'maiche', 'kaoshi', 'furen', 'qiuzhi', 'huiyou', 'nacaifu', 'qiucai',
  'anmen', 'zuozao', 'shangliang', 'jiechu', 'titou', 'poto', 'anzang', 'libei', 'tanbing',
];

const LONG_NAME = 4;

/** Whether a name takes the room of one and a half. */
export function isLongName(name: string): boolean {
  return name.length >= LONG_NAME;
}

/** Affairs in the order people look for them: the common, the rest, and names too long for a fifth of the line. */
export function orderAffairs(affairs: readonly AffairRowResult[]): readonly AffairRowResult[] {
  const rank = ({ id, name }: AffairRowResult): number => {
    if (isLongName(name)) return LOOKED_FOR.length + 1;
    const index = LOOKED_FOR.indexOf(id);
    return index < 0 ? LOOKED_FOR.length : index;
  };
  return affairs.toSorted((a, b) => rank(a) - rank(b));
}

/** Room of two lines, counted in half fifths: a name takes two, a long one three, 全部 two. */
const ROOM = 20;

/**
 * How many affairs fit in two lines, with room for 全部 where that is not all.
 *
 * @param affairs in their order
 */
export function countShown(affairs: readonly AffairRowResult[]): number {
  const widths = affairs.map(({ name }) => (isLongName(name) ? 3 : 2));
  if (widths.reduce((sum, width) => sum + width, 0) <= ROOM) return affairs.length;
  let room = ROOM - 2;
  const first = widths.findIndex((width) => (room -= width) < 0);
  return first < 0 ? affairs.length : first;
}

/**
 * Number of the week a day is in: weeks begin on Monday, the first has the year's first Thursday (GB/T 7408, ISO 8601).
 *
 * @param jdn Julian Day Number
 * @example weekOfYear(jdnOf({ year: 2026, month: 11, day: 24 })) // 48
 */
export function weekOfYear(jdn: number): number {
  const thursday = jdn - ((weekdayOf(jdn) + 6) % 7) + 3;
  const { year } = civilDateOf(thursday);
  return Math.floor((thursday - jdnOf({ year, month: 1, day: 1 })) / 7) + 1;
}
