/**
 * The picture of a chart as plain data: four pillars, one sentence, the decades; without name, date or place unless they are wished.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { PLACE_TITLES } from '@shangyuan/reading/chart';
import { isDated, type AnyChart } from '@shangyuan/engine/chart';
import type { Branch, Ganzhi } from '@shangyuan/engine/ganzhi';
import { caseName, type CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { birthFacts } from '../birthFacts.ts';

/** A pillar of the card; an unknown hour has no 干支. */
export interface CardPillar {
  readonly title: string;
  readonly ganzhi: Ganzhi | null;
  readonly isDay: boolean;
}

/** A decade: its height over the mean, from -1 to 1, and the 虚岁 it begins at; null where the chart has no date. */
export interface CardDecade {
  readonly ganzhi: Ganzhi;
  readonly height: number;
  readonly age: number | null;
  readonly isNow: boolean;
}

/** The picture. */
export interface CardView {
  /** At the head: whose chart, or its year and season. */
  readonly lead: string;
  readonly detail: string;
  readonly pillars: readonly CardPillar[];
  readonly title: string;
  readonly sentence: string;
  readonly decades: readonly CardDecade[];
  /** Name of the file, without its ending. */
  readonly fileName: string;
}

const SEASONS: Readonly<Record<Branch, string>> = {
  寅: '孟春',
  卯: '仲春',
  辰: '季春',
  巳: '孟夏',
  午: '仲夏',
  未: '季夏',
  申: '孟秋',
  酉: '仲秋',
  戌: '季秋',
  亥: '孟冬',
  子: '仲冬',
  丑: '季冬',
};

const DECADES = 8;
const PLACES = ['year', 'month', 'day', 'hour'] as const;

function decadesOf({ dayun }: Analysis, thisYear: number): CardDecade[] {
  const shown = dayun.slice(0, DECADES);
  const mean = shown.reduce((sum, { score }) => sum + score, 0) / Math.max(1, shown.length);
  const most = Math.max(1, ...shown.map(({ score }) => Math.abs(score - mean)));
  return shown.map(({ ganzhi, score, startYear, endYear, startAgeXu }) => ({
    ganzhi,
    height: (score - mean) / most,
    age: startAgeXu,
    isNow: startYear !== null && endYear !== null && startYear <= thisYear && thisYear <= endYear,
  }));
}

interface CardSource {
  readonly record: Pick<CaseRecord, 'name' | 'pillars'>;
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  /** The heaviest of 三件要事. */
  readonly matter: { readonly title: string; readonly text: string } | undefined;
  readonly thisYear: number;
  /** Whether name and birth are on it. */
  readonly showsIdentity: boolean;
}

/** The picture of a chart. */
export function cardView({ record, chart, analysis, matter, thisYear, showsIdentity }: CardSource): CardView {
  const { pillars, sex } = chart;
  const names = record.pillars.filter((name) => name !== null).join(' ');
  const season = `${pillars.year.name}年 ${SEASONS[pillars.month.branch]}`;
  return {
    lead: showsIdentity ? caseName(record) : season,
    detail: showsIdentity && isDated(chart) ? (birthFacts(chart)[0] ?? '') : sex === '男' ? '乾造' : '坤造',
    pillars: PLACES.map((place) => ({
      title: PLACE_TITLES[place].slice(0, 1),
      ganzhi: pillars[place],
      isDay: place === 'day',
    })),
    title: matter?.title ?? '',
    sentence: /^[^。]*。/u.exec(matter?.text ?? '')?.[0] ?? '',
    decades: decadesOf(analysis, thisYear),
    fileName: showsIdentity ? `${caseName(record)} ${names}` : names,
  };
}
