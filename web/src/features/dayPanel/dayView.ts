/**
 * A day of the almanac as the page shows it: plain texts from the engine's facts.
 */
import type { AlmanacDay, AlmanacPreset } from '@shangyuan/engine/almanac';
import {
  chongshaText,
  directionsText,
  jiuxingText,
  pengzuText,
  seasonText,
} from '@shangyuan/reading/almanac';
import { roadText } from '../../lib/words/almanacText.ts';

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

/** 喜神 and the others with their directions. */
export function directionFacts(day: AlmanacDay): readonly DayFact[] {
  return directionsText(day).map(({ name, text }) => ({ label: name, value: text }));
}

/** Facts of the first card, in the order of the page. */
export function mainFacts(day: AlmanacDay): readonly DayFact[] {
  return [
    { label: '冲煞', value: chongshaText(day) },
    {
      label: '建除与值神',
      value: `${day.jianchu} · ${roadText(day.road)}`,
    },
    { label: '二十八宿', value: day.mansion.full },
    { label: '胎神', value: `${day.taishen.place} ${day.taishen.direction}` },
    { label: '物候', value: `${day.hou.name}（第${day.hou.day}日）` },
    { label: '月相', value: day.moonPhase },
  ];
}

/** Facts that are folded away. */
export function moreFacts(day: AlmanacDay): readonly DayFact[] {
  const season = seasonText(day);
  return [
    { label: '彭祖百忌', value: pengzuText(day.pillars.day) },
    { label: '旬空', value: day.kongwang.join('') },
    { label: '九星', value: jiuxingText(day) },
    { label: '六曜', value: day.liuyao },
    { label: '人神', value: day.renshen },
    ...(season === null ? [] : [{ label: '时令', value: season }]),
    { label: '等第', value: day.yiji.grade },
    { label: '日评', value: day.yiji.rating },
  ];
}
