/**
 * A solar term opened: what it stands for, its moment to the second, and which pillars turn with it.
 */
import { SOLAR_TERM_NAMES, termLongitudeDeg, type SolarTerm } from '@shangyuan/engine/astronomy';
import { fourPillarsAt, type CalendarEngine } from '@shangyuan/engine/calendar';
import { civilOfEpochMs, jdnOf, UTC8_MINUTES } from '@shangyuan/engine/time';
import { instantText, printedDayText } from '../time/index.ts';
import { TERM_TEXTS } from './termTexts.ts';

/** A term in words. */
export interface TermReading {
  /** 2026年12月22日 04:50:12. */
  readonly moment: string;
  readonly meaning: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}

/** Years in which computed moments were compared with the ephemeris, see ACCURACY.md. */
const COMPARED = { first: 1600, last: 2500 };

/** Year and month pillars at an instant, by the Beijing clock. */
function pillarsAt(epochMs: number, engine: CalendarEngine): readonly [year: string, month: string] {
  const { year, month } = fourPillarsAt(epochMs, civilOfEpochMs(epochMs, UTC8_MINUTES), undefined, engine);
  return [year.name, month.name];
}

/** Which pillars turn: with 立春 year and month, with another 节 the month, with a 中气 none. */
function turnText({ name, epochMs }: Pick<SolarTerm, 'name' | 'epochMs'>, engine: CalendarEngine): string {
  const [yearBefore, before] = pillarsAt(epochMs - 1000, engine);
  const [yearAfter, after] = pillarsAt(epochMs, engine);
  if (before === after) return `${name}是中气，四柱的月不从它换。`;
  const year = (text: string) => (yearBefore === yearAfter ? '' : `${text}年`);
  return `四柱的${yearBefore === yearAfter ? '月' : '年与月'}从这一刻换：之前是${year(yearBefore)}${before}月，之后是${year(yearAfter)}${after}月。`;
}

/**
 * Reads a term.
 *
 * @param term with its instant
 * @param engine knows the year of the term
 */
export function termReading(term: Pick<SolarTerm, 'name' | 'epochMs'>, engine: CalendarEngine): TermReading {
  const { name, epochMs } = term;
  const civil = civilOfEpochMs(epochMs, UTC8_MINUTES);
  const longitude = termLongitudeDeg(SOLAR_TERM_NAMES.indexOf(name));
  const isCompared = civil.year >= COMPARED.first && civil.year <= COMPARED.last;
  const printed = printedDayText(jdnOf(civil));
  return {
    moment: instantText(epochMs),
    meaning: `${TERM_TEXTS[name]}。`,
    steps: [
      `太阳的视黄经到 ${longitude}° 的一刻，就是${name}，按北京时间（UTC＋8）写出。`,
      turnText(term, engine),
      ...(printed === null ? [] : [printed]),
      isCompared
        ? '与天文历书 DE431 逐年核对过，相差不到一秒。'
        : '离今天太远，地球自转的快慢只能估计，时刻可能差出几秒到几分。',
    ],
    sources: ['天文计算', 'GB/T 33661-2017'],
  };
}
