import { useState } from 'react';
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
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { Small } from '../ui/kit/Kit.tsx';
import { PEOPLE_SOURCES, PickPage } from './PickDock.tsx';

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
    <PickPage
      title="择日"
      cost={
        <div>
          <QuotaHint feature="Ri" />
          <Small tone="faint">改条件不另计次</Small>
        </div>
      }
      onSearch={search}
      error={error}
    >
      <PickDayForm draft={draft} onChange={change} {...PEOPLE_SOURCES} />
    </PickPage>
  );
}
