import { lazy } from 'react';
import { civilDateOf } from '@shangyuan/engine/time';
import { savedOrder } from '../features/agenda/savedOrder.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useToday } from '../lib/time/useToday.ts';
import { formatDate } from '../lib/words/dateText.ts';
import type { CivilDate } from '@shangyuan/engine/time';

const RecordPane = lazy(() => import('./RecordPane.tsx'));
const PairPane = lazy(() => import('./PairPane.tsx'));
const DayPane = lazy(() => import('./DayPane.tsx'));

/** Kinds of records. */
export const KINDS = [
  { value: 'charts', text: '排盘' },
  { value: 'hepan', text: '合盘' },
  { value: 'days', text: '择吉' },
] as const;
/** A kind of record. */
export type Kind = (typeof KINDS)[number]['value'];
/** Title of the pane beside the list of each kind. */
export const PANE_NAMES = { charts: '命盘', hepan: '合盘', days: '日子' } as const satisfies Record<
  Kind,
  string
>;

/** The kind of an address; charts by default. */
export function kindOf(text: string | undefined): Kind {
  return KINDS.find(({ value }) => value === text)?.value ?? 'charts';
}

/** Starred days as the list has them; the id of a day is its date. */
export function useDays() {
  const jdns = useSavedDays((saved) => saved.jdns);
  const { jdn } = useToday();
  const { upcoming, past } = savedOrder(jdns, jdn);
  return [...upcoming, ...past].map(civilDateOf).map((date) => ({ id: formatDate(date), date }));
}

interface RecordsPaneProps {
  readonly kind: Kind;
  readonly id: string;
  readonly day: CivilDate | null;
}

/** The chosen record beside the list. */
export function RecordsPane({ kind, id, day }: RecordsPaneProps) {
  return (
    <>
      {kind === 'charts' && <RecordPane id={id} />}
      {kind === 'hepan' && <PairPane id={id} />}
      {kind === 'days' && day !== null && <DayPane date={day} />}
    </>
  );
}
