/**
 * Marks on the compass's rim: the gods of today, and the useful directions of a case.
 */
import { MODERN } from '@shangyuan/engine/calendar';
import { almanacDay, type AlmanacDay } from '@shangyuan/engine/almanac';
import { civilDateOf } from '@shangyuan/engine/time';
import { useMemo } from 'react';
import { bearingOfDirection, directionOf, spreadMarks } from './compassView.ts';
import type { RimMark } from './dialView.ts';
import type { Favour } from './favourView.ts';
import { useToday } from '../../lib/time/useToday.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';

/** A mark with what the legend says of it. */
export interface LegendMark extends RimMark {
  readonly name: '喜神' | '财神' | '福神';
  readonly text: string;
}

/** Today's almanac with the marks of the rim. */
export function useCompassMarks(favour: Favour | null): {
  readonly day: AlmanacDay;
  readonly legend: readonly LegendMark[];
  readonly marks: readonly RimMark[];
} {
  const { jdn } = useToday();
  const day = useMemo(() => almanacDay(civilDateOf(jdn), undefined, MODERN), [jdn]);
  const gods = [
    { label: '喜', name: '喜神', tone: 'xi', direction: day.xishenDirection },
    { label: '财', name: '财神', tone: 'cai', direction: day.caishenDirection },
    { label: '福', name: '福神', tone: 'fu', direction: day.fushenDirection },
  ] as const;
  const legend: LegendMark[] = gods.map(({ label, name, tone, direction }) => {
    const bearingDeg = bearingOfDirection(direction);
    return { label, name, tone, bearingDeg, text: `${name} ${directionOf(bearingDeg)}` };
  });
  const own: RimMark[] = (favour?.yongDirections ?? []).map(({ bearingDeg }) => ({
    label: '用',
    tone: 'own',
    bearingDeg,
  }));
  return { day, legend, marks: spreadMarks([...legend, ...own]) };
}

/** The directions that favour the chart of a case; null without one. */
export async function loadFavour(record: CaseRecord | null) {
  if (record === null) return null;
  const [{ castBirth }, { favourOf }] = await Promise.all([
    import('../../lib/cases/castBirth.ts'),
    import('./favourView.ts'),
  ]);
  return favourOf(await castBirth(record.birth, record.rules));
}
