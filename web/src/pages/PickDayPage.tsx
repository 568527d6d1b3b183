import { useNavigate } from '@tanstack/react-router';
import type { PickCandidate } from '@shangyuan/engine/almanac';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import {
  rememberAnswered,
  rememberNames,
  useIsAnsweredToday,
  isAnsweredToday,
} from '../features/picking/answered.ts';
import { CompareSheet } from '../features/picking/CompareSheet.tsx';
import { answerOf, daysAnswer, keyOf } from '../features/picking/pickAnswer.ts';
import { PickDayForm } from '../features/picking/PickDayForm.tsx';
import {
  draftOf,
  findLastDraft,
  storeLastDraft,
  questionOf,
  type PickDayDraft,
} from '../features/picking/pickDraft.ts';
import {
  errorText,
  formatDaysQuestion,
  parseDaysQuestion,
  type DaysQuestion,
  type PickQueryError,
} from '../features/picking/pickQuery.ts';
import { PickResult, QuestionBar } from '../features/picking/PickResult.tsx';
import { ORDERS } from '../features/picking/pickView.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { useResource } from '../lib/page/resource.ts';
import { showToast } from '../lib/page/toast.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid, Text } from '../ui/kit/Kit.tsx';
import styles from './PickDayPage.module.css';

const NewPersonSheet = lazy(() => import('./NewPersonSheet.tsx'));

/** 择日: good days for a matter, with reasons. */
export default function PickDayPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择日">
      <PickDay />
    </FlagGate>
  );
}

/** The page for the question in its address; an invalid address shows an error and a new search. */
function useDaysQuestion(): { readonly question: DaysQuestion; readonly error: PickQueryError | null } {
  const query = useQueryTexts();
  const { date } = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const parsed = parseDaysQuestion(query, { date, preset });
  if (parsed.ok) return { question: parsed.value, error: null };
  const fresh = parseDaysQuestion({}, { date, preset });
  if (!fresh.ok) throw new Error('Cannot begin a search: the defaults were refused');
  return { question: fresh.value, error: parsed.error };
}

/** The form, or the answer where the question was paid for today. */
function PickDay() {
  const go = useGo();
  const query = useQueryTexts();
  const { question, error } = useDaysQuestion();
  const isPaid = useIsAnsweredToday(question);
  const isAsking = query['affair'] === undefined || query['edit'] !== undefined || error !== null;
  if (isAsking || !isPaid) return <Form key={keyOf(question)} question={question} error={error} />;
  const edit = () => go.to('pickDay', { ...formatDaysQuestion(question), edit: '1' });
  return <Answer key={keyOf(question)} question={question} onEdit={edit} />;
}

interface FormProps {
  readonly question: DaysQuestion;
  readonly error: PickQueryError | null;
}

function Form({ question, error: queryError }: FormProps) {
  const gate = useGate();
  const go = useGo();
  const navigate = useNavigate();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const query = useQueryTexts();
  const isFresh = Object.keys(query).length === 0;
  const isAgain = query['edit'] !== undefined;
  const [draft, setDraft] = useState(() =>
    isFresh ? (findLastDraft() ?? draftOf(question)) : draftOf(question),
  );
  const change = (part: Partial<PickDayDraft>) => {
    setDraft({ ...draft, ...part });
    storeLastDraft({ ...draft, ...part });
  };
  const [error, setFault] = useState(queryError);
  const search = async (): Promise<void> => {
    const question = questionOf(draft, preset);
    setFault(question.ok ? null : question.error);
    if (!question.ok) return showToast(errorText(question.error));
    rememberNames(
      question.value.people.map((person, index) => ({ person, name: draft.people[index]?.name ?? '' })),
    );
    if (!isAnsweredToday(question.value)) {
      // An address with a question becomes that of the form, so that a login on the way comes back to it; a fresh
      // form stays unchanged.
      const search = { ...formatDaysQuestion(question.value), edit: '1' };
      if (!isFresh) await navigate({ to: PATHS.pickDay, search, replace: true });
      const passage = await gate('Ri', () => answerOf(question.value));
      if (!passage.isOpen) return;
      rememberAnswered(question.value);
    }
    go.to('pickDay', formatDaysQuestion(question.value), { replace: isAgain });
  };
  return (
    <PageShell
      title="择日"
      isWide
      dock={
        <Grid
          columns="minmax(0, auto) minmax(max-content, 1fr)"
          gap={4}
          align="center"
          size="cell"
          tone="soft"
          className={styles.Dock}
        >
          <div>
            <QuotaHint feature="Ri" />
            <Text as="small" size="cell" tone="faint">
              改条件不另计次
            </Text>
          </div>
          <Button onClick={() => void search()}>查询</Button>
        </Grid>
      }
    >
      <PageBody>
        {error !== null && <FormError>{errorText(error)}</FormError>}
        <PickDayForm
          draft={draft}
          onChange={change}
          caseSheet={(props) => <PickCaseSheet title="参与人" {...props} />}
          birthSheet={(props) => (
            <Suspense fallback={null}>
              <NewPersonSheet {...props} />
            </Suspense>
          )}
        />
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
    </PageShell>
  );
}

const MOST_COMPARED = 3;

interface AnswerProps {
  readonly question: DaysQuestion;
  readonly onEdit: () => void;
}

function Answer({ question, onEdit }: AnswerProps) {
  const go = useGo();
  const query = useQueryTexts();
  const loaded = useResource(daysAnswer(question));
  const [compared, setCompared] = useState<readonly PickCandidate[]>([]);
  const [isComparing, setComparing] = useState(false);
  const order = ORDERS.find(({ value }) => value === query['order'])?.value ?? 'fit';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const compare = ({ candidate }: { readonly candidate: PickCandidate }) => {
    const others = compared.filter(({ jdn }) => jdn !== candidate.jdn);
    if (others.length < compared.length) return setCompared(others);
    if (compared.length >= MOST_COMPARED) return showToast(`最多对比 ${MOST_COMPARED} 天`);
    setCompared([...compared, candidate]);
  };
  return (
    <PageShell
      title="择日结果"
      isWide
      dock={
        compared.length === 0 ? undefined : (
          <Grid
            columns="minmax(0, auto) minmax(max-content, 1fr)"
            gap={4}
            align="center"
            size="cell"
            tone="soft"
            className={styles.Dock}
          >
            <div>
              已选 {compared.length} 天，最多 {MOST_COMPARED} 天
            </div>
            <Button disabled={compared.length < 2} onClick={() => setComparing(true)}>
              对比
            </Button>
          </Grid>
        )
      }
    >
      <div ref={top}>
        <QuestionBar question={question} onEdit={onEdit} />
      </div>
      <PageBody>
        {loaded.state === 'loading' && <Skeleton />}
        {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>没有算出来，请重试</ErrorState>}
        {loaded.state === 'ready' && (
          <PickResult
            question={question}
            result={loaded.value}
            order={order}
            onOrder={(next) => go.query({ order: next === 'fit' ? undefined : next })}
            compared={compared}
            onCompare={compare}
          />
        )}
        <Disclaimer>依据：{question.preset}。</Disclaimer>
      </PageBody>
      {isComparing && <CompareSheet days={compared} onClose={() => setComparing(false)} />}
    </PageShell>
  );
}
