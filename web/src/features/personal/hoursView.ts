/**
 * The hours of a day for one person, as the rows that a list draws.
 */
import type { LuckBand } from '@shangyuan/engine/analysis';
import type { PersonalHourReading } from '@shangyuan/reading/personal';
import { hourSpanText } from '../../lib/words/almanacText.ts';

/** A row of the list. */
export interface PersonalHourRow {
  /** Clock hour it begins at: distinguishes the two 子. */
  readonly startHour: number;
  /** 子时 to 亥时, and 次日子时 from 23:00. */
  readonly name: string;
  /** 01:00-02:59. */
  readonly span: string;
  /** 乙丑 · 正财. */
  readonly pillar: string;
  readonly band: LuckBand;
  readonly score: number;
  /** What carries it, and what it is good for. */
  readonly text: string;
}

const LATE_ZI_HOUR = 23;

/** 子时 to 亥时; the late 子 is 次日子时. */
export function hourName(branch: string, startHour: number): string {
  return `${startHour === LATE_ZI_HOUR ? '次日' : ''}${branch}时`;
}

/** Rows of the hours in their order. */
export function hourRows(readings: readonly PersonalHourReading[]): PersonalHourRow[] {
  return readings.map(({ hour, statement }) => {
    const { branch, startHour, ganzhi, stemGod, band, score } = hour;
    const endHour = startHour === 0 || startHour === LATE_ZI_HOUR ? startHour + 1 : startHour + 2;
    return {
      startHour,
      name: hourName(branch, startHour),
      span: hourSpanText({ startHour, endHour }),
      pillar: `${ganzhi.name} · ${stemGod}`,
      band,
      score,
      text: statement.plain ?? '',
    };
  });
}
