/**
 * The twenty-eight mansions as the page shows them, by quarter.
 */
import { MANSIONS, type Mansion } from '@shangyuan/engine/almanac';

/** A quarter of the sky with its seven mansions. */
export interface Quarter {
  /** 东方青龙. */
  readonly name: string;
  readonly mansions: readonly Mansion[];
}

const PALACES = ['东', '北', '西', '南'] as const satisfies readonly Mansion['palace'][];

/** Quarter of a mansion: 东方青龙. */
export function quarterName({ palace, beast }: Mansion): string {
  return `${palace}方${beast}`;
}

/** The four quarters in the order of the sky. */
export const QUARTERS: readonly Quarter[] = PALACES.map((palace) => {
  const mansions = MANSIONS.filter((mansion) => mansion.palace === palace);
  return { name: quarterName(mansions[0] as Mansion), mansions };
});

/** Facts of a mansion: 七曜 木 · 禽星 蛟 · 九野 钧天. */
export function mansionFacts({ luminary, animal, field }: Mansion): readonly string[] {
  return [`七曜属${luminary}`, `禽星为${animal}`, `九野在${field}`];
}
