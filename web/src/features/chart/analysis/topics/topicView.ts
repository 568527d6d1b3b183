/**
 * A chart by topics, as plain data: the phases with their points, the ten gods that show and hide, the decades in a table.
 */
import type { Analysis, Role } from '@shangyuan/engine/analysis';
import { NATAL_KEYS, type AnyChart, type PillarKey } from '@shangyuan/engine/chart';
import { TEN_GODS, WUXING, type TenGod, type Wuxing } from '@shangyuan/engine/ganzhi';
import { godShare, PILLAR_NAMES } from '@shangyuan/reading/chart';
import { glossaryEntry } from '@shangyuan/reading/glossary';
import type { TitledReason } from '../../../../ui/frames/ReasonSheet.tsx';

/** A phase with what was counted. */
export interface PhaseRow {
  readonly wuxing: Wuxing;
  /** Points, and their share, percent with one decimal. */
  readonly val: string;
  readonly percentage: string;
  /** Characters among stems and branches, and with every hidden stem. */
  readonly count: number;
  readonly withHidden: number;
  /** 旺相休囚死 in the month. */
  readonly state: string;
}

/** The five phases in their order. */
export function phaseRows({ strength }: Analysis): PhaseRow[] {
  const { score, percent, counts, monthState } = strength;
  return WUXING.map((wuxing) => ({
    wuxing,
    val: score[wuxing].toFixed(1),
    percentage: `${percent[wuxing].toFixed(1)}%`,
    count: counts.characters[wuxing],
    withHidden: counts.withHidden[wuxing],
    state: monthState[wuxing],
  }));
}

/** A ten god with its places. */
export interface GodRow {
  readonly god: TenGod;
  /** 年 月 时 of the stems that show it, and the hidden stems: 年丁, 月丁. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Percent, one decimal. */
  readonly power: string;
}

const placeOf = (key: PillarKey): string => PILLAR_NAMES[key].slice(0, 1);

/** The ten gods in their order; those that are nowhere too. */
export function godRows(chart: AnyChart, analysis: Analysis): GodRow[] {
  return TEN_GODS.map((god) => {
    const shown: string[] = [];
    const hidden: string[] = [];
    for (const key of NATAL_KEYS) {
      const facts = chart.facts[key];
      if (facts === null) continue;
      if (facts.stemGod === god) shown.push(placeOf(key) + facts.ganzhi.stem);
      for (const each of facts.hidden) if (each.god === god) hidden.push(placeOf(key) + each.stem);
    }
    return { god, shown, hidden, power: `${godShare(analysis, god).toFixed(1)}%` };
  });
}

/** A decade in the table. */
export interface DecadeRow {
  readonly number: number;
  readonly ganzhi: string;
  /** First year of the table; null for a chart without a date. */
  readonly startYear: number | null;
  /** 4岁 of its start; also empty where it has no start. */
  readonly age: string;
  readonly stem: { readonly god: TenGod; readonly role: Role };
  readonly branch: { readonly god: TenGod; readonly role: Role };
  /** Where the chart's page opens: the decade and its first year, as its address has them; null without a date. */
  readonly luck: string | null;
  readonly isNow: boolean;
}

/** The decades of a chart. */
export function decadeRows({ dayun }: Analysis, thisYear: number): DecadeRow[] {
  return dayun.map((decade) => {
    const { dayunNumber: number, ganzhi, startAgeXu, startYear, endYear } = decade;
    const isDated = startYear !== null && endYear !== null;
    return {
      number,
      ganzhi: ganzhi.name,
      startYear,
      age: startAgeXu === null ? '' : `${startAgeXu}岁`,
      stem: { god: decade.stemGod, role: decade.stemRole },
      branch: { god: decade.branchGod, role: decade.branchRole },
      luck: isDated ? `${number}-${startYear}` : null,
      isNow: isDated && thisYear >= startYear && thisYear <= endYear,
    };
  });
}

/** A term of the glossary as the sheet shows it; null for none. */
export function termExplanation(name: string): TitledReason | null {
  const found = glossaryEntry(name);
  if (found === null) return null;
  const { term, meaning, more, source } = found;
  return {
    title: term,
    meanings: [
      { name: '', text: meaning },
      { name: '', text: more },
    ],
    steps: [],
    source,
  };
}
