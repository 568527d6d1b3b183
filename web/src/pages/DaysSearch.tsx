import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { rememberAnswered, rememberNames, isAnsweredToday } from '../features/picking/answered.ts';
import { answerOf } from '../features/picking/pickAnswer.ts';
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
  type DaysQuestion,
  type PickQueryError,
} from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { showToast } from '../lib/page/toast.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import { PickDock } from './PickDock.tsx';

const NewPersonSheet = lazy(() => import('./NewPersonSheet.tsx'));

interface DaysSearchProps {
  readonly question: DaysQuestion;
  readonly error: PickQueryError | null;
}

export function DaysSearch({ question, error: queryError }: DaysSearchProps) {
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
        <PickDock>
          <div>
            <QuotaHint feature="Ri" />
            <Text as="small" size="cell" tone="faint">
              改条件不另计次
            </Text>
          </div>
          <Button onClick={() => void search()}>查询</Button>
        </PickDock>
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
