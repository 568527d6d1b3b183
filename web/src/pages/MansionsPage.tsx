import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { ALMANAC_PRESETS, MANSIONS, almanacDay } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { DayMansion } from '../features/mansions/DayMansion.tsx';
import { MansionGrid } from '../features/mansions/MansionGrid.tsx';
import { MansionSheet } from '../features/mansions/MansionSheet.tsx';
import { formatDate } from '../lib/words/dateText.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { Card } from '../ui/display/Card.tsx';
import { DateStepper } from '../ui/controls/DateStepper.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { dateTurns } from '../lib/time/dateTurns.ts';
import { useQueryDate } from '../lib/time/useQueryDate.ts';

/** 二十八宿: the mansion of a day and all twenty-eight; details behind the gate. */
export default function MansionsPage() {
  const { date, error: invalidDate } = useQueryDate();
  const engine = useCalendar(date.year);
  return (
    <PageShell title="二十八宿" isWide>
      {engine.state === 'ready' ? (
        <Mansions date={date} error={invalidDate} engine={engine.value} />
      ) : (
        <PageBody>
          <Skeleton />
        </PageBody>
      )}
    </PageShell>
  );
}

interface MansionsProps {
  readonly date: CivilDate;
  /** Date of the address, where there is no such day. */
  readonly error: string | null;
  readonly engine: CalendarEngine;
}

function Mansions({ date, error: invalidDate, engine }: MansionsProps) {
  const go = useGo();
  const { show } = useQueryTexts();
  const { isPassed, pass } = useDetailGate('esbxx');
  const day = almanacDay(date, ALMANAC_PRESETS.协纪, engine);
  const shown = isPassed ? MANSIONS.find(({ name }) => name === show) : undefined;
  const isUnknown = show !== undefined && MANSIONS.every(({ name }) => name !== show);
  const turnTo = (text: string) => go.to('mansions', { date: text }, { replace: true });
  const open = (name: string) =>
    pass(() => go.to('mansions', { date: formatDate(date), show: name }, { replace: true }));
  return (
    <PageBody>
      {invalidDate !== null && <FormError>{invalidDate} 这一天不存在，先看今天</FormError>}
      {isUnknown && <FormError>没有叫「{show}」的宿</FormError>}
      <Columns isStill>
        <Column>
          <DateStepper {...dateTurns(date, turnTo)}>
            {formatDate(date)} {day.pillars.day.name}日
          </DateStepper>
          <Card>
            <DayMansion mansion={day.mansion} onOpen={() => open(day.mansion.name)} />
            <QuotaHint feature="esbxx" />
          </Card>
        </Column>
        <Column>
          <MansionGrid today={day.mansion} onOpen={({ mansion }) => open(mansion.name)} />
        </Column>
      </Columns>
      {shown !== undefined && <MansionSheet mansion={shown} onClose={() => turnTo(formatDate(date))} />}
    </PageBody>
  );
}
