import type { PickCandidate } from '@shangyuan/engine/almanac';
import { useEffect, useRef, useState } from 'react';
import { CompareSheet } from '../features/picking/CompareSheet.tsx';
import { daysAnswer } from '../features/picking/pickAnswer.ts';
import type { DaysQuestion } from '../features/picking/pickQuery.ts';
import { PickResult, QuestionBar } from '../features/picking/PickResult.tsx';
import { ORDERS } from '../features/picking/pickView.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { PickDock } from './PickDock.tsx';

const MOST_COMPARED = 3;

interface DaysAnswerProps {
  readonly question: DaysQuestion;
  readonly onEdit: () => void;
}

export function DaysAnswer({ question, onEdit }: DaysAnswerProps) {
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
          <PickDock>
            <div>
              已选 {compared.length} 天，最多 {MOST_COMPARED} 天
            </div>
            <Button disabled={compared.length < 2} onClick={() => setComparing(true)}>
              对比
            </Button>
          </PickDock>
        )
      }
    >
      <div ref={top}>
        <QuestionBar question={question} onEdit={onEdit} />
      </div>
      <PageBody>
        <WhenLoaded loaded={loaded} failed="没有算出来，请重试">
          {(value) => (
            <PickResult
              question={question}
              result={value}
              order={order}
              onOrder={(next) => go.query({ order: next === 'fit' ? undefined : next })}
              compared={compared}
              onCompare={compare}
            />
          )}
        </WhenLoaded>
        <Disclaimer>依据：{question.preset}。</Disclaimer>
      </PageBody>
      {isComparing && <CompareSheet days={compared} onClose={() => setComparing(false)} />}
    </PageShell>
  );
}
