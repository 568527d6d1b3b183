/**
 * A day of the almanac as the page shows it: plain texts from the engine's facts.
 */
import type { AffairRowResult, AlmanacDay, AlmanacPreset, Reason } from '@shangyuan/engine/almanac';
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
  return [
    { label: '喜神', value: day.xishenDirection },
    { label: '财神', value: day.caishenDirection },
    { label: '福神', value: day.fushenDirection },
    { label: '阳贵', value: day.yanggui.direction },
    { label: '阴贵', value: day.yingui.direction },
  ];
}

/** Facts of the first card, in the order of the page. */
export function mainFacts(day: AlmanacDay): readonly DayFact[] {
  return [
    {
      label: '冲煞',
      value: `冲${day.chongsha.zodiacAnimal}（${day.chongsha.ganzhi}）煞${day.chongsha.shaDirection}`,
    },
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
  const season = [day.shujiu, day.sanfu, day.meiyu]
    .filter((item) => item !== null)
    .map((item) => `${item.name}第${item.day}天`)
    .join('，');
  return [
    { label: '彭祖百忌', value: `${day.pengzu.stem}；${day.pengzu.branch}` },
    { label: '旬空', value: day.kongwang.join('') },
    {
      label: '九星',
      value: `年${day.jiuxing.year.name} 月${day.jiuxing.month.name} 日${day.jiuxing.day.name}`,
    },
    { label: '六曜', value: day.liuyao },
    { label: '人神', value: day.renshen },
    { label: '时令', value: season === '' ? '—' : season },
    { label: '等第', value: day.yiji.grade },
  ];
}

/** One reason in words: who speaks, how strongly, and where the book says so. */
export function reasonText(reason: Reason): string {
  const parts = [reason.case, reason.why].filter((part) => part !== '').join('，');
  return `${reason.name}：${reason.mode}${parts === '' ? '' : `（${parts}）`}`;
}

/** Why an affair is 宜 or 忌. */
export interface AffairWhy {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}

/** The reasons of an affair, each item of its basis with those who speak. */
export function affairWhy(affair: AffairRowResult): AffairWhy {
  const steps = affair.basis.flatMap((row) => row.by.map((reason) => `${row.item} ← ${reasonText(reason)}`));
  const sources = affair.basis.flatMap((row) =>
    row.by.map((reason) => `《${reason.book}》${reason.chapter}`),
  );
  return { title: `${affair.verdict}${affair.name}`, steps, sources: [...new Set(sources)] };
}

/** Why a whole day is 诸事不宜. */
export function dayWhy(day: AlmanacDay): AffairWhy {
  const { allBy } = day.yiji;
  return {
    title: '诸事不宜',
    steps: allBy.map(reasonText),
    sources: [...new Set(allBy.map((reason) => `《${reason.book}》${reason.chapter}`))],
  };
}
