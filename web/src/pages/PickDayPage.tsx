import { pickDays, type PickDaysResult } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { DayCard } from '../features/picking/DayCard.tsx';
import { PickDayForm, queryOf, type PickDayDraft } from '../features/picking/PickDayForm.tsx';
import { mainFilter } from '../features/picking/pickView.ts';
import { useToday } from '../lib/time/useToday.ts';
import { parseDate } from '../lib/words/dateText.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './PickDayPage.module.css';
import { Disclaimer, Note } from '../ui/display/Note.tsx';

const SHOWN_AT_FIRST = 12;

/** 择日: good days for a matter, with reasons. */
export default function PickDayPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择日">
      <PickDay />
    </FlagGate>
  );
}

function PickDay() {
  const gate = useGate();
  const { from, affair } = useQueryTexts();
  const today = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const [draft, setDraft] = useState<PickDayDraft>({
    affairId: affair ?? 'jiaqu',
    from: parseDate(from ?? '') ?? today.date,
    span: '30',
    toText: '',
    people: [],
    sitting: '',
    avoidsChong: false,
    huangdaoOnly: false,
  });
  const [result, setResult] = useState<PickDaysResult | null>(null);
  const [error, setError] = useState('');
  const search = async (): Promise<void> => {
    const query = queryOf(draft, preset);
    if (typeof query === 'string') return setError(query);
    setError('');
    const passage = await gate('Ri', () => Promise.resolve(pickDays(query)));
    if (passage.isOpen) setResult(passage.value);
  };
  return (
    <PageShell title="择日">
      <PageBody>
        <PickDayForm draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        {error !== '' && (
          <p role="alert" className={styles.Error}>
            {error}
          </p>
        )}
        <Button onClick={() => void search()}>查询</Button>
        <QuotaHint feature="Ri" />
        {result !== null && <Result key={result.affair.id + result.stats.scanned} result={result} />}
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
    </PageShell>
  );
}

function Result({ result }: { readonly result: PickDaysResult }) {
  const [isOpen, setOpen] = useState(false);
  const { candidates, neutral, rejected, relaxed, stats, affair } = result;
  const shown = isOpen ? candidates : candidates.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label="结果" className={styles.Result}>
      <p className={styles.Note} role="status">
        共看 {stats.scanned} 天，{candidates.length} 天可选，{rejected.length} 天已排除
        {relaxed.length > 0 && `；为有日可用，放宽了：${relaxed.join('、')}`}
      </p>
      {candidates.length === 0 && neutral.length === 0 && (
        <EmptyState>范围内没有符合的日子。{mainFilter(rejected)}</EmptyState>
      )}
      {shown.map((candidate) => (
        <DayCard key={candidate.jdn} candidate={candidate} affair={affair.id} />
      ))}
      {candidates.length > shown.length && (
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          看全部 {candidates.length} 天
        </Button>
      )}
      {neutral.length > 0 && (
        <>
          <Note>无忌可用（书上不说宜，也不说忌）：</Note>
          {neutral.map((candidate) => (
            <DayCard key={candidate.jdn} candidate={candidate} affair={affair.id} />
          ))}
        </>
      )}
      <details className={styles.Rejected}>
        <summary>已排除的 {rejected.length} 天与原因</summary>
        <ul>
          {rejected.map((day) => (
            <li key={day.jdn}>
              {day.civil.month}月{day.civil.day}日 {day.text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
