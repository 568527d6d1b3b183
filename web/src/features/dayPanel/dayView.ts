/**
 * A day of the almanac as the page shows it: plain texts from the engine's facts.
 */
import type { AffairRowResult, AlmanacDay, AlmanacPreset } from '@shangyuan/engine/almanac';
import { ZODIAC_ANIMAL } from '@shangyuan/engine/ganzhi';
import {
  chongshaParts,
  directionsText,
  jiuxingText,
  pengzuText,
  ratingText,
  seasonText,
} from '@shangyuan/reading/almanac';
import { roadName } from '../../lib/words/almanacText.ts';

/** Presets a reader can choose between, with what each follows. */
export const PRESET_TEXTS: Readonly<Record<AlmanacPreset, string>> = {
  协纪: '《协纪辨方书》原书体例：有德则宜，逢忌照等第取舍',
  通行: '近今通书习惯：岁德也作吉神，阴阳大会等只作提示',
};

/** A small fact. */
interface DayFact {
  readonly label: string;
  readonly value: string;
}

/** The six facts that stand under 宜忌, each short enough for a third of the line. */
export function mainFacts(day: AlmanacDay): readonly DayFact[] {
  const directions = directionsText(day).map(({ name, text }) => ({ label: name, value: text }));
  const direction = (label: string) => directions.filter((fact) => fact.label === label);
  return [
    { label: '冲煞', value: chongshaParts(day).join(' ') },
    {
      label: `建除、${day.road.isHuangdao ? '黄道' : '黑道'}`,
      value: `${day.jianchu} ${roadName(day.road.spirit)}`,
    },
    { label: '二十八宿', value: day.mansion.full },
    ...direction('财神'),
    ...direction('喜神'),
    { label: '物候', value: day.hou.name },
  ];
}

/** Facts that are folded away. */
export function moreFacts(day: AlmanacDay): readonly DayFact[] {
  const season = seasonText(day);
  const shown = new Set(mainFacts(day).map(({ label }) => label));
  return [
    {
      label: '农历年',
      value: `${day.lunarYearGanzhi.name}（${ZODIAC_ANIMAL[day.lunarYearGanzhi.branch]}年）`,
    },
    { label: '纳音', value: day.nayin },
    { label: '相冲', value: `${day.chongsha.ganzhi}（${day.chongsha.zodiacAnimal}）` },
    { label: '彭祖百忌', value: pengzuText(day.pillars.day) },
    { label: '胎神', value: `${day.taishen.place} ${day.taishen.direction}` },
    ...directionsText(day)
      .filter(({ name }) => !shown.has(name))
      .map(({ name, text }) => ({ label: name, value: text })),
    { label: '月相', value: day.moonPhase },
    { label: '物候', value: `${day.hou.name}，第${day.hou.day}日` },
    { label: '旬空', value: day.kongwang.join('') },
    { label: '九星', value: jiuxingText(day) },
    { label: '六曜', value: day.liuyao },
    { label: '人神', value: day.renshen },
    ...(season === null ? [] : [{ label: '时令', value: season }]),
    { label: '等第', value: day.yiji.grade },
    { label: '日评', value: ratingText(day.yiji.rating) },
    {
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
 * How many affairs stand in two lines, with room for 全部 where that is not all.
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
