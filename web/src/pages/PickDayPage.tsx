import type { PickDaysResult } from '@shangyuan/engine/almanac';
import { RELAXATION_TEXTS, rejectionText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { DayCard } from '../features/picking/DayCard.tsx';
import { answerOf, findFound, keepFound } from '../features/picking/pickAnswer.ts';
import { PickDayForm } from '../features/picking/PickDayForm.tsx';
import { draftOf, questionOf, type PickDayDraft } from '../features/picking/pickDraft.ts';
import {
  faultText,
  formatDaysQuestion,
  parseDaysQuestion,
  type DaysQuestion,
  type PickFault,
} from '../features/picking/pickQuery.ts';
import { mainFilter } from '../features/picking/pickView.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './PickDayPage.module.css';

const SHOWN_AT_FIRST = 12;

/** 择日: good days for a matter, with reasons. */
export default function PickDayPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择日">
      <PickDay />
    </FlagGate>
  );
}

/** A question with its answer. */
interface Answered {
  readonly question: DaysQuestion;
  readonly result: PickDaysResult;
}

/** The page as its address asks for it; an address that is wrong says so and begins a new search. */
function useAsked(): { draft: PickDayDraft; answered: Answered | null; fault: PickFault | null } {
  const query = useQueryTexts();
  const { date } = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const asked = parseDaysQuestion(query, { date, preset });
  const fresh = parseDaysQuestion({}, { date, preset });
  const read = asked.ok ? asked : fresh;
  if (!read.ok) throw new Error('Cannot begin a search: the defaults were refused');
  const result = asked.ok ? findFound(asked.value) : null;
  return {
    draft: draftOf(read.value),
    answered: result === null ? null : { question: read.value, result },
    fault: asked.ok ? null : asked.fault,
  };
}

function PickDay() {
  const gate = useGate();
  const go = useGo();
  const asked = useAsked();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const [draft, setDraft] = useState(asked.draft);
  const [answered, setAnswered] = useState(asked.answered);
  const [fault, setFault] = useState(asked.fault);
  const search = async (): Promise<void> => {
    const question = questionOf(draft, preset);
    setFault(question.ok ? null : question.fault);
    if (!question.ok) return;
    const passage = await gate('Ri', () => answerOf(question.value));
    if (!passage.isOpen) return;
    keepFound(question.value, passage.value);
    setAnswered({ question: question.value, result: passage.value });
    go.to('pickDay', formatDaysQuestion(question.value), { replace: true });
  };
  return (
    <PageShell title="择日">
      <PageBody>
        <PickDayForm draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        {fault !== null && <FormError>{faultText(fault)}</FormError>}
        <Button onClick={() => void search()}>查询</Button>
        <QuotaHint feature="Ri" />
        {answered !== null && <Result key={JSON.stringify(answered.question)} {...answered} />}
        <Disclaimer>依据：{answered?.question.preset ?? preset}。</Disclaimer>
      </PageBody>
    </PageShell>
  );
}

function Result({ question, result }: Answered) {
  const [isOpen, setOpen] = useState(false);
  const { candidates, neutral, rejected, relaxed, stats } = result;
  const shown = isOpen ? candidates : candidates.slice(0, SHOWN_AT_FIRST);
  const address = formatDaysQuestion(question);
  return (
    <section aria-label="结果" className={styles.Result}>
      <p className={styles.Note} role="status">
        共看 {stats.scanned} 天，{candidates.length} 天可选，{rejected.length} 天已排除
        {relaxed.length > 0 &&
          `；为有日可用，放宽了：${relaxed.map((step) => RELAXATION_TEXTS[step]).join('、')}`}
      </p>
      {candidates.length === 0 && neutral.length === 0 && (
        <EmptyState>范围内没有符合的日子。{mainFilter(rejected)}</EmptyState>
      )}
      {shown.map((candidate) => (
        <DayCard key={candidate.jdn} candidate={candidate} question={address} />
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
            <DayCard key={candidate.jdn} candidate={candidate} question={address} />
          ))}
        </>
      )}
      <details className={styles.Rejected}>
        <summary>已排除的 {rejected.length} 天与原因</summary>
        <ul>
          {rejected.map((day) => (
            <li key={day.jdn}>
              {day.civil.month}月{day.civil.day}日：{rejectionText(day)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
