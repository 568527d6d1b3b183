import type { Feature } from '@shangyuan/contract';
import type { ReactNode } from 'react';
import { useCalendar } from '../../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { dateTurns } from '../../lib/time/dateTurns.ts';
import { useQueryDate } from '../../lib/time/useQueryDate.ts';
import { useDetailGate } from '../../lib/wire/useDetailGate.ts';
import { formatDate, wrongDateText } from '../../lib/words/dateText.ts';
import { DateStepper } from '../controls/DateStepper.tsx';
import { Column, Columns } from '../shell/Columns.tsx';
import { PageBody, PageShell } from '../shell/PageShell.tsx';
import { FormError } from '../states/FormError.tsx';
import { Skeleton } from '../states/States.tsx';

/** The day of the page, with the calendar that knows its year. */
export interface TileDay {
  readonly date: ReturnType<typeof useQueryDate>['date'];
  readonly engine: Extract<ReturnType<typeof useCalendar>, { readonly state: 'ready' }>['value'];
}

/** Where the tiles of a page lead, and what its address shows. */
interface TileDoors {
  /** What is shown, once the details may be seen; null without any. */
  readonly shown: string | null;
  /** What the address names, whether or not there is such a thing. */
  readonly show: string | undefined;
  readonly open: (name: string) => void;
  /** Shows the page with nothing open, by its query with a change. */
  readonly turnTo: (change: Query) => void;
}

/**
 * @param feature behind whose gate the details are
 * @param own query that stays with every step
 */
export function useTileDoors(page: PageId, feature: Feature, own: Query): TileDoors {
  const go = useGo();
  const { show } = useQueryTexts();
  const { isPassed, pass } = useDetailGate(feature);
  return {
    shown: isPassed ? (show ?? null) : null,
    show,
    open: (name) => pass(() => go.to(page, { ...own, show: name }, { replace: true })),
    turnTo: (change) => go.to(page, { ...own, ...change }, { replace: true }),
  };
}

interface TilePageProps {
  readonly title: string;
  /** A {@link TileBody}, once the calendar is there. */
  readonly children: (day: TileDay) => ReactNode;
}

/** A page about one of a set, by day, and all of the set as tiles. */
export function TilePage({ title, children }: TilePageProps) {
  const { date } = useQueryDate();
  const engine = useCalendar(date.year);
  return (
    <PageShell title={title} isWide>
      {engine.state === 'ready' ? (
        children({ date, engine: engine.value })
      ) : (
        <PageBody>
          <Skeleton />
        </PageBody>
      )}
    </PageShell>
  );
}

interface TileBodyProps {
  /** Why nothing is shown of what the address names. */
  readonly unknown: string | null;
  /** 干支 of the day. */
  readonly dayName: string;
  readonly doors: TileDoors;
  /** The one of the day. */
  readonly day: ReactNode;
  readonly tiles: ReactNode;
  /** The sheet of what is open, once its details may be seen. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** Content of a {@link TilePage}: the day with its one, and the tiles. */
export function TileBody({ unknown, dayName, doors, day, tiles, children }: TileBodyProps) {
  const { date, error } = useQueryDate();
  return (
    <PageBody>
      {error !== null && <FormError>{wrongDateText(error)}</FormError>}
      {unknown !== null && <FormError>{unknown}</FormError>}
      <Columns isStill>
        <Column>
          <DateStepper {...dateTurns(date, (next) => doors.turnTo({ date: next }))}>
            {formatDate(date)} {dayName}日
          </DateStepper>
          {day}
        </Column>
        <Column>{tiles}</Column>
      </Columns>
      {doors.shown !== null && children(() => doors.turnTo({}))}
    </PageBody>
  );
}
