/**
 * The 细盘 grid as plain data: the columns and the text of each cell. No React, no engine calls.
 */
import {
  isDated,
  type Chart,
  type Luck,
  type Liuyue,
  type Liunian,
  type PillarFacts,
  type PillarRef,
  type PillarsChart,
  type PlaceKey,
  type ShenshaHit,
} from '@shangyuan/engine/chart';
import type { Ganzhi, TenGod } from '@shangyuan/engine/ganzhi';
import { PLACE_TITLES } from '@shangyuan/reading/chart';
import { decidingClock } from '@shangyuan/reading/time';
import { beijingTime } from '../../../lib/time/beijing.ts';
import { clockText } from '../../../lib/words/dateText.ts';

/** A column of the grid: a natal pillar or a transit. `facts` is null where the hour is unknown. */
export interface GridColumn {
  readonly key: PlaceKey;
  /** Which pillar it is, for the derivation of its cells. */
  readonly ref: PillarRef;
  /** 年柱, 大运. */
  readonly title: string;
  /** What the column is dated with: 1990, 6月, 15日, 14:30. */
  readonly caption: string;
  readonly facts: PillarFacts | null;
  readonly stemLabel: string;
  readonly shensha: readonly ShenshaHit[];
  /** Below the caption: the clock that decided, where it was not the one that was typed. */
  readonly mark: string;
  readonly isTransit: boolean;
  readonly isDay: boolean;
}

/** Rows of the grid from the top, with the label that heads each. */
export const GRID_ROWS = [
  { key: 'tenGod', label: '十神' },
  { key: 'stem', label: '天干' },
  { key: 'branch', label: '地支' },
  { key: 'hidden', label: '藏干' },
  { key: 'xingyun', label: '星运' },
  { key: 'zizuo', label: '自坐' },
  { key: 'kongwang', label: '空亡' },
  { key: 'nayin', label: '纳音' },
  { key: 'shensha', label: '神煞' },
] as const;
/** Name of a row. */
export type GridRowKey = (typeof GRID_ROWS)[number]['key'];

/** A cell of the grid: where a why-sheet starts from. */
export interface CellRef {
  readonly row: GridRowKey;
  readonly column: PlaceKey;
}

/** One character for each ten god, for grids too narrow for two. */
export const TEN_GOD_SHORT: Readonly<Record<TenGod, string>> = {
  比肩: '比',
  劫财: '劫',
  食神: '食',
  伤官: '伤',
  偏财: '才',
  正财: '财',
  七杀: '杀',
  正官: '官',
  偏印: '枭',
  正印: '印',
};

/** What the four natal columns are dated with; empty for a chart that is known only by its pillars. */
export function natalCaptions(
  chart: PillarsChart | Chart,
): Readonly<Record<'year' | 'month' | 'day' | 'hour', string>> {
  if (!isDated(chart)) return { year: '', month: '', day: '', hour: '' };
  const { civil } = chart.time;
  // The hour that decided the pillar, not the one that was typed.
  const hour = chart.pillars.hour === null ? '不详' : (decidingClock(chart.time)?.text ?? clockText(civil));
  return { year: String(civil.year), month: `${civil.month}月`, day: `${civil.day}日`, hour };
}

/** The natal columns, year first. */
export function natalColumns(chart: PillarsChart | Chart, hits: readonly ShenshaHit[]): GridColumn[] {
  const captions = natalCaptions(chart);
  return (['year', 'month', 'day', 'hour'] as const).map((key) => {
    const facts = chart.facts[key];
    const god = facts?.stemGod ?? '';
    return {
      key,
      ref: { place: key },
      title: PLACE_TITLES[key],
      caption: captions[key],
      mark: key === 'hour' && isDated(chart) ? (decidingClock(chart.time)?.name.replace('时', '') ?? '') : '',
      facts,
      stemLabel: god === '日主' ? (chart.sex === '男' ? '元男' : '元女') : god,
      shensha: hits.filter((hit) => hit.pillar === key),
      isTransit: false,
      isDay: key === 'day',
    };
  });
}

/** A column for a pillar of luck. */
export function transitColumn(
  ref: PillarRef,
  caption: string,
  facts: PillarFacts,
  hits: readonly ShenshaHit[],
): GridColumn {
  const key = ref.place;
  return {
    key,
    ref,
    title: PLACE_TITLES[key],
    caption,
    mark: '',
    facts,
    stemLabel: facts.stemGod,
    shensha: hits.filter((hit) => hit.pillar === key),
    isTransit: true,
    isDay: false,
  };
}

/** A half of the grid, where all of it is too wide for the page. */
export type GridHalf = 'natal' | 'luck';

/** The columns of a half. */
export function columnsOfHalf(columns: readonly GridColumn[], half: GridHalf): GridColumn[] {
  return columns.filter(({ isTransit }) => isTransit === (half === 'luck'));
}

/** The natal pillars before the luck, which then is the page that follows. */
export function natalFirst(columns: readonly GridColumn[]): GridColumn[] {
  return [...columnsOfHalf(columns, 'natal'), ...columnsOfHalf(columns, 'luck')];
}

/** Text of a cell as a screen reader says it: 月柱 天干 壬 水 伤官. */
export function cellText(column: GridColumn, row: GridRowKey): string {
  const { facts } = column;
  if (facts === null) return row === 'stem' ? '时辰不详' : '';
  const { ganzhi } = facts;
  switch (row) {
    case 'tenGod':
      return column.stemLabel;
    case 'stem':
      return `${ganzhi.stem} ${facts.stemWuxing} ${column.stemLabel}`;
    case 'branch':
      return `${ganzhi.branch} ${facts.branchWuxing}`;
    case 'hidden':
      return facts.hidden.map((hidden) => `${hidden.stem}${hidden.god}`).join('、');
    case 'xingyun':
      return facts.xingyun;
    case 'zizuo':
      return facts.zizuo;
    case 'kongwang':
      return ganzhi.kongwang.join('');
    case 'nayin':
      return ganzhi.nayin;
    case 'shensha':
      return column.shensha.map(({ name, kind }) => `${name}（${kind}）`).join('、') || '无';
  }
}

/** One item of a luck strip. */
export interface StripItem {
  readonly id: string;
  readonly top: string;
  /** A pillar, or the word for what has more than one. */
  readonly face: Ganzhi | '小运' | '童限';
  readonly bottom: string;
}

/**
 * 大运 strip: first year, pillar, 虚岁. The years before the first step, where there are any, have no pillar in common but
 * a 小运 each; where the hour is unknown they are 童限.
 *
 * @param before the years before the first step, as the year strip has them
 */
export function dayunItems(luck: Luck, before: readonly Liunian[]): StripItem[] {
  const steps = luck.dayun.map((step) => ({
    id: String(step.dayunNumber),
    top: String(step.startYear),
    face: step.ganzhi,
    bottom: `${step.startAgeXu}岁`,
  }));
  const [first] = before;
  const last = before.at(-1);
  if (first === undefined || last === undefined) return steps;
  const from = Math.max(1, first.ageXu);
  const childhood = {
    id: '0',
    top: String(first.year),
    face: last.xiaoyun === null ? '童限' : '小运',
    bottom: last.ageXu > from ? `${from}–${last.ageXu}岁` : `${from}岁`,
  } as const;
  return [childhood, ...steps];
}

/** 流年 strip: year, pillar, 虚岁. */
export function liunianItems(years: readonly Liunian[]): StripItem[] {
  return years.map((year) => ({
    id: String(year.year),
    top: String(year.year),
    face: year.ganzhi,
    bottom: `${year.ageXu}岁`,
  }));
}

/** Month and day of an instant on the Beijing clock, 11/7. */
export function shortDate(epochMs: number): string {
  const { month, day } = beijingTime(epochMs);
  return `${month}/${day}`;
}

/** 流月 strip: date of the 节, pillar, its name. */
export function liuyueItems(months: readonly Liuyue[]): StripItem[] {
  return months.map((month) => ({
    id: String(month.term.epochMs),
    top: shortDate(month.term.epochMs),
    face: month.ganzhi,
    bottom: month.term.name,
  }));
}
