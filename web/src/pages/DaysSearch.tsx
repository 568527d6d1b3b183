import { lazy, Suspense, useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
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
import { useAsking } from '../features/picking/useAsking.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
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
  const ask = useAsking();
  const go = useGo();
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
    const address = formatDaysQuestion(question.value);
    const isOpen = await ask({
      question: question.value,
      feature: 'Ri',
      people: draft.people,
      page: 'pickDay',
      // A fresh form stays unchanged.
      address: isFresh ? null : { ...address, edit: '1' },
      work: () => answerOf(question.value),
    });
    if (isOpen) go.to('pickDay', address, { replace: isAgain });
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
