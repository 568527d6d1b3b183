/**
 * Pillars in words.
 */
import type { Chart, ChartPillars } from '@shangyuan/engine/chart';

/** Four pillars in one line; an unknown hour as 时辰不详. */
export function pillarsLine(pillars: ChartPillars): string {
  return [pillars.year, pillars.month, pillars.day, pillars.hour]
    .map((pillar) => pillar?.name ?? '时辰不详')
    .join(' ');
}

/** How long after its 节 a birth was: 芒种后第9日. */
export function silingSpan({ prevJie, siling }: Pick<Chart, 'prevJie' | 'siling'>): string {
  return `${prevJie.name}后第${Math.floor(siling.elapsedDays) + 1}日`;
}
