/**
 * A chart by topics, as plain data: the phases with their points, the ten gods that show and hide, the spirits each with its
 * rule, the decades in a table.
 */
import type { Analysis, Role } from '@shangyuan/engine/analysis';
import { derivationOf, NATAL_KEYS, type AnyChart, type PillarKey } from '@shangyuan/engine/chart';
import { TEN_GODS, WUXING, type TenGod, type Wuxing } from '@shangyuan/engine/ganzhi';
import { SPIRIT_MEANINGS } from '@shangyuan/reading/cells';
import { PILLAR_NAMES, stepText } from '@shangyuan/reading/chart';
import { glossaryEntry } from '@shangyuan/reading/glossary';
import type { NatalView } from '../chartView.ts';
import type { Told } from '../ToldSheet.tsx';

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

/** A ten god with where it stands. */
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
export function godRows(chart: AnyChart, { tenGods }: Analysis): GodRow[] {
  return TEN_GODS.map((god) => {
    const shown: string[] = [];
    const hidden: string[] = [];
    for (const key of NATAL_KEYS) {
      const facts = chart.facts[key];
      if (facts === null) continue;
      if (facts.stemGod === god) shown.push(placeOf(key) + facts.ganzhi.stem);
      for (const each of facts.hidden) if (each.god === god) hidden.push(placeOf(key) + each.stem);
    }
    return { god, shown, hidden, power: `${tenGods[god].power.toFixed(1)}%` };
  });
}

/** A spirit with the rule that put it on its pillar. */
export interface SpiritRow {
  readonly key: string;
  readonly name: string;
  readonly kind: '吉' | '凶' | '中';
  readonly rule: string;
  readonly told: Told;
}

/** The spirits of a pillar. */
export interface SpiritGroup {
  readonly pillar: PillarKey;
  /** 年柱. */
  readonly title: string;
  readonly ganzhi: string;
  readonly spirits: readonly SpiritRow[];
}

/** The spirits of a chart, pillar by pillar, each with its rule. */
export function spiritGroups({ chart, shensha }: NatalView): SpiritGroup[] {
  const meanings: Readonly<Record<string, string>> = SPIRIT_MEANINGS;
  return NATAL_KEYS.flatMap((pillar): SpiritGroup[] => {
    const ganzhi = chart.pillars[pillar];
    if (ganzhi === null) return [];
    const steps = derivationOf(chart, { row: 'shensha', pillar: { place: pillar } });
    const spirits = shensha
      .filter((hit) => hit.pillar === pillar)
      .map(({ id, name, kind, source }): SpiritRow => {
        const step = steps.find((each) => each.code === 'shensha' && each.values.id === id);
        // The row is named already.
        const rule = step === undefined ? '' : stepText(step).replace(`${name}：`, '');
        const meaning = meanings[name] ?? '';
        return {
          key: `${pillar}-${id}`,
          name,
          kind,
          rule,
          told: {
            title: name,
            meanings: meaning === '' ? [] : [{ name: '', text: meaning }],
            steps: rule === '' ? [] : [rule],
            source: source.join('；'),
          },
        };
      });
    return [{ pillar, title: PILLAR_NAMES[pillar], ganzhi: ganzhi.name, spirits }];
  });
}

/** A decade in the table. */
export interface DecadeRow {
  readonly number: number;
  readonly ganzhi: string;
  /** 4岁 of its start; empty for a chart without a date. */
  readonly age: string;
  /** 1993–2002; empty likewise. */
  readonly years: string;
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
      age: startAgeXu === null ? '' : `${startAgeXu}岁`,
      years: isDated ? `${startYear}–${endYear}` : '',
      stem: { god: decade.stemGod, role: decade.stemRole },
      branch: { god: decade.branchGod, role: decade.branchRole },
      luck: isDated ? `${number}-${startYear}` : null,
      isNow: isDated && thisYear >= startYear && thisYear <= endYear,
    };
  });
}

/** A term of the glossary as the sheet shows it; null for none. */
export function toldTerm(name: string): Told | null {
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
