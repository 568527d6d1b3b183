import { useCalendar } from '../lib/engine/calendarOf.ts';
import { PageShell } from '../ui/shell/PageShell.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { useQueryDate } from '../lib/time/useQueryDate.ts';
import { HexagramsView } from './HexagramsView.tsx';

/** 六十四卦: the hexagram of a moment and all sixty-four; details behind the gate. */
export default function HexagramsPage() {
  const { date, error: invalidDate } = useQueryDate();
  const engine = useCalendar(date.year);
  return (
    <PageShell title="六十四卦" isWide>
      {engine.state === 'ready' ? (
        <HexagramsView date={date} error={invalidDate} engine={engine.value} />
      ) : (
        <Skeleton />
      )}
    </PageShell>
  );
}
