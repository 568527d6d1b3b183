import { AFFAIRS, ALMANAC_PRESETS, pickHours, type PickHoursResult } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { presetOf } from '../lib/words/almanacText.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useGate } from '../lib/wire/useGate.ts';
import { AffairSheet } from '../features/picking/AffairSheet.tsx';
import { HourCards } from '../features/picking/HourCards.tsx';
import { PeopleField } from '../features/picking/PeopleField.tsx';
import { personOf, roleOf } from '../features/picking/pickView.ts';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { useToday } from '../lib/time/useToday.ts';
import { formatDate, parseDate } from '../lib/words/dateText.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, FieldRow, Rows } from '../ui/controls/Rows.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './PickHourPage.module.css';
import { Disclaimer, Note } from '../ui/display/Note.tsx';

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
  const query = useQueryTexts();
  const today = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const [date, setDate] = useState(parseDate(query['date'] ?? '') ?? today.date);
  const [affairId, setAffairId] = useState<string>(
    AFFAIRS.find(({ id }) => id === query['affair'])?.id ?? 'kaishi',
  );
  const [people, setPeople] = useState<readonly CaseRecord[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<PickHoursResult | null>(null);
  const affair = AFFAIRS.find(({ id }) => id === affairId);
  const search = async (): Promise<void> => {
    const passage = await gate('Shi', () =>
      Promise.resolve(
        pickHours({
          affair: affairId,
          date,
          people: people.map((record, i) => personOf(record, roleOf(affairId, record, i))),
          rules: ALMANAC_PRESETS[preset],
        }),
      ),
    );
    if (passage.isOpen) setResult(passage.value);
  };
  return (
    <PageShell title="择时">
      <PageBody>
        <Card isPadded={false}>
          <Rows>
            <ActionRow label="事项" value={affair?.name} onClick={() => setOpen(true)} />
            <FieldRow label="日期">
              <input
                type="date"
                className={styles.Date}
                aria-label="日期"
                value={formatDate(date)}
                onChange={(event) => setDate(parseDate(event.target.value) ?? date)}
              />
            </FieldRow>
            <FieldRow label="参与人">
              <PeopleField people={people} onChange={setPeople} />
            </FieldRow>
          </Rows>
        </Card>
        <Button onClick={() => void search()}>查询</Button>
        <QuotaHint feature="Shi" />
        {result !== null && <Result result={result} />}
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
      <AffairSheet
        isOpen={isOpen}
        selectedId={affairId}
        onClose={() => setOpen(false)}
        onSelect={(choice) => {
          setAffairId(choice.id);
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
        <EmptyState>当日无合适时辰，看前后几天试试</EmptyState>
      ) : (
        <Card isPadded={false}>
          <HourCards hours={result.hours} />
        </Card>
      )}
      {result.rejected.length > 0 && (
        <Note>已排除：{result.rejected.map((hour) => `${hour.label}时（${hour.text}）`).join('、')}</Note>
      )}
    </>
  );
}
