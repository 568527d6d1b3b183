import { affairOf, type PickHoursResult } from '@shangyuan/engine/almanac';
import { hourRejectionText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { AffairSheet } from '../features/picking/AffairSheet.tsx';
import { HourCards } from '../features/picking/HourCards.tsx';
import { participantOfPerson, peopleOf, type Participant } from '../features/picking/participants.ts';
import { PeopleField } from '../features/picking/PeopleField.tsx';
import {
  faultText,
  formatHoursQuestion,
  parseHoursQuestion,
  pickHoursQuery,
} from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { PICK } from '../lib/engine/pickDoor.ts';
import { engineOf } from '../lib/engine/engineOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { formatDate, parseDate } from '../lib/words/dateText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { DateInput } from '../ui/controls/DateInput.tsx';
import { ActionRow, FieldRow, Rows } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { EmptyState } from '../ui/states/States.tsx';

/** 择时: good hours of a day for a matter. */
export default function PickHourPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择时">
      <PickHour />
    </FlagGate>
  );
}

function PickHour() {
  const gate = useGate();
  const go = useGo();
  const today = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const defaults = { date: today.date, preset };
  const asked = parseHoursQuestion(useQueryTexts(), defaults);
  const [draft, setDraft] = useState(() => {
    const read = asked.ok ? asked : parseHoursQuestion({}, defaults);
    if (!read.ok) throw new Error('Cannot begin a search: the defaults were refused');
    const { affair, date, people } = read.value;
    const participants: readonly Participant[] = people.map(participantOfPerson);
    return { affair, date, people: participants };
  });
  const [fault, setFault] = useState(asked.ok ? null : asked.fault);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<PickHoursResult | null>(null);
  const search = async (): Promise<void> => {
    const { affair, date } = draft;
    const question = { affair, date, people: peopleOf(affair, draft.people), preset };
    setFault(null);
    const passage = await gate('Shi', async () =>
      (await engineOf(date.year, PICK)).pickHours(pickHoursQuery(question)),
    );
    if (!passage.isOpen) return;
    setResult(passage.value);
    go.to('pickHour', formatHoursQuestion(question), { replace: true });
  };
  return (
    <PageShell title="择时">
      <PageBody>
        <Card isPadded={false}>
          <Rows>
            <ActionRow label="事项" value={affairOf(draft.affair).name} onClick={() => setOpen(true)} />
            <FieldRow label="日期">
              <DateInput
                label="日期"
                value={formatDate(draft.date)}
                onChange={(text) => setDraft({ ...draft, date: parseDate(text) ?? draft.date })}
              />
            </FieldRow>
            <FieldRow label="参与人">
              <PeopleField people={draft.people} onChange={(people) => setDraft({ ...draft, people })} />
            </FieldRow>
          </Rows>
        </Card>
        {fault !== null && <FormError>{faultText(fault)}</FormError>}
        <Button onClick={() => void search()}>查询</Button>
        <QuotaHint feature="Shi" />
        {result !== null && <Result result={result} />}
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
      <AffairSheet
        isOpen={isOpen}
        selectedId={draft.affair}
        onClose={() => setOpen(false)}
        onSelect={(choice) => {
          setDraft({ ...draft, affair: choice.id });
          setOpen(false);
        }}
      />
    </PageShell>
  );
}

function Result({ result }: { readonly result: PickHoursResult }) {
  return (
    <>
      {result.dayVerdict !== '宜' && (
        <Notice>
          这一天对{result.affair.name}是“{result.dayVerdict}”，可以先择日；下面仍列出当日较好的时辰。
        </Notice>
      )}
      {result.hours.length === 0 ? (
        <EmptyState>
          {result.isGoodByNightAlone
            ? '当日的吉时都在夜间，看前后几天试试'
            : '当日无合适时辰，看前后几天试试'}
        </EmptyState>
      ) : (
        <Card isPadded={false}>
          <HourCards hours={result.hours} />
        </Card>
      )}
      {result.rejected.length > 0 && (
        <Note>
          已排除：
          {result.rejected
            .map((hour) => `${hour.label}时（${hourRejectionText(hour.rejection)}）`)
            .join('、')}
        </Note>
      )}
    </>
  );
}
