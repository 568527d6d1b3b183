/**
 * 大运流年入历: what of a chart's luck goes into a calendar file, with counts before it is saved.
 */
import type { Chart } from '@shangyuan/engine/chart';
import { useMemo, useState } from 'react';
import { ReminderSelect } from '../features/agenda/ReminderSelect.tsx';
import { saveCalendar } from '../features/agenda/saveCalendar.ts';
import {
  firstYears,
  LUCK_PARTS,
  luckEventsOf,
  momentNote,
  SPANS,
} from '../features/chart/luck/luckCalendar.ts';
import { LuckPartRow } from '../features/chart/luck/LuckPartRow.tsx';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { showToast } from '../lib/page/toast.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FieldRow, Rows } from '../ui/controls/Rows.tsx';
import { Select } from '../ui/controls/Select.tsx';
import { Note } from '../ui/display/Note.tsx';
import { FormSheet } from '../ui/frames/Form.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { useMarks } from './useMarks.ts';

interface LuckCalendarSheetProps {
  readonly record: CaseRecord;
  readonly chart: Chart;
  /** An example is open to everyone. */
  readonly isExample: boolean;
  readonly onClose: () => void;
}

const DAYS = '值得标记的日子';
const FIRST: readonly string[] = ['大运', '流年'];
const SPAN_OPTIONS = SPANS.map((count) => ({ value: String(count), text: `${count}年` }));

export default function LuckCalendarSheet({ record, chart, isExample, onClose }: LuckCalendarSheetProps) {
  const { date } = useToday();
  const [from, setFrom] = useState(date.year);
  const [count, setCount] = useState(3);
  const [chosen, setChosen] = useState<readonly string[]>(FIRST);
  const toggle = ({ label }: { readonly label: string }): void =>
    setChosen(chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label]);
  const gate = useDetailGate('grl');
  const isPassed = gate.isPassed || isExample;
  const [stampMs] = useState(() => Date.now());
  const events = useMemo(
    () => luckEventsOf(record, chart, { from, count }, stampMs),
    [record, chart, from, count, stampMs],
  );
  const marks = useMarks({ record, chart, from, count, stampMs, isPassed });
  const days = isPassed && chosen.includes(DAYS) && marks.state === 'ready' ? marks.value : [];
  const parts = LUCK_PARTS.filter((part) => chosen.includes(part));
  const total = parts.reduce((sum, part) => sum + events[part].length, 0) + days.length;
  const note = momentNote(chart);
  const isWaiting = isPassed && chosen.includes(DAYS) && marks.state !== 'ready';
  const save = async (): Promise<void> => {
    try {
      await saveCalendar(`${caseName(record)}大运流年-${from}`, ({ dayEvents }) => [
        ...parts.flatMap((part) => events[part]),
        ...dayEvents(days),
      ]);
      onClose();
    } catch {
      showToast('文件没有做成，请重试');
    }
  };
  const rowOf = (label: string, size: number) => (
    <LuckPartRow label={label} count={size} isOn={chosen.includes(label)} onToggle={toggle} />
  );
  return (
    <FormSheet
      title="大运流年入历"
      submitText="存为日历文件"
      isReady={total > 0 && !isWaiting}
      onClose={onClose}
      onSubmit={save}
    >
      <Rows>
        {rowOf('大运', events.大运.length)}
        <FieldRow label="哪几年">
          <Inline gap={3} justify="end">
            <Select
              aria-label="从哪年起"
              options={firstYears(date.year).map((year) => ({ value: String(year), text: `${year}年起` }))}
              value={String(from)}
              onChange={(next) => setFrom(Number(next))}
            />
            <Select
              aria-label="几年"
              options={SPAN_OPTIONS}
              value={String(count)}
              onChange={(next) => setCount(Number(next))}
            />
          </Inline>
        </FieldRow>
        {rowOf('流年', events.流年.length)}
        {rowOf('流月', events.流月.length)}
        {isPassed ? (
          <WhenLoaded loaded={marks} rows={1} failed="日子没有算出来，请重试">
            {(found) => rowOf(DAYS, found.length)}
          </WhenLoaded>
        ) : (
          <FieldRow label={DAYS}>
            <Inline justify="end">
              <Button size="small" variant="secondary" onClick={() => gate.pass(() => undefined)}>
                挑日子
              </Button>
            </Inline>
          </FieldRow>
        )}
        <FieldRow label="提醒">
          <ReminderSelect />
        </FieldRow>
      </Rows>
      <Note align="start">
        共 {total} 项。再存一次会更新日历里原有的，不会重复。{note}
      </Note>
    </FormSheet>
  );
}
