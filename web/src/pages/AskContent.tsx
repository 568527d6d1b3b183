import type { PillarKey } from '@shangyuan/engine/chart';
import { useMemo, useState } from 'react';
import type { Evidence } from '../features/ask/AnswerView.tsx';
import { questionOf, questionQuery, type AddressedQuestion } from '../features/ask/askView.ts';
import { useOther } from '../features/ask/useOther.ts';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import { frameOf } from '../features/report/reportView.ts';
import { ReportStrip } from '../features/report/ReportStrip.tsx';
import { useReaderAnswers } from '../lib/cases/readerAnswers.ts';
import { chartQueryOf, type ChartSource } from '../lib/cases/useChartSource.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { protectTyped } from '../lib/script/script.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { ReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { AskAnswer } from './AskAnswer.tsx';
import { AskForm } from './AskForm.tsx';

interface AskContentProps {
  readonly source: ChartSource;
}

const NONE: readonly PillarKey[] = [];

type Picking = 'chart' | 'other' | null;

/** A question of a chart: the form, or the answer that the address asks for. */
export function AskContent({ source: { record, chart, origin } }: AskContentProps) {
  const go = useGo();
  const query = useQueryTexts();
  const { date } = useToday();
  const [answers] = useReaderAnswers(record);
  const gate = useDetailGate('PaiPan');
  // An example is open to everyone.
  const isPassed = gate.isPassed || origin === 'example';
  const pass = (onPass: () => void): void => (isPassed ? onPass() : gate.pass(onPass));
  const { facts } = useMemo(() => frameOf(chart, date, answers), [chart, date, answers]);
  const [why, setWhy] = useState<{ readonly evidence: Evidence; readonly text: string } | null>(null);
  const [picking, setPicking] = useState<Picking>(null);
  const same = chartQueryOf(query);
  const question = questionOf(query);
  const typed = query['q'] ?? '';
  protectTyped([], [typed]);
  const other = useOther(question?.other ?? null, date);

  const ask = (next: AddressedQuestion, text: string): void => {
    go.to('ask', { ...same, ...questionQuery(next), ...(text !== '' && { q: text }) });
    pass(() => scrollTo(0, 0));
  };
  return (
    <>
      <ReportStrip
        record={record}
        chart={chart}
        lit={why?.evidence.pillars ?? NONE}
        action="换人"
        onAction={() => setPicking('chart')}
      />
      <PageBody>
        {question === null && (query['kind'] ?? query['from'] ?? query['to']) !== undefined && (
          <FormError>地址里的问题读不出来，请重新问</FormError>
        )}
        {question !== null && isPassed ? (
          <WhenLoaded loaded={other} failed="另一个人的命例没有读出来，请重试">
            {(person) => (
              <>
                {question.other !== null && person === null && (
                  <FormError>另一个人的命例不在这台设备上，先按一个人看</FormError>
                )}
                <AskAnswer
                  source={{ record, chart }}
                  question={question}
                  typed={typed}
                  facts={facts}
                  other={person}
                  why={why}
                  onWhy={setWhy}
                  onPair={() => setPicking('other')}
                />
              </>
            )}
          </WhenLoaded>
        ) : (
          <AskForm
            key={typed}
            typed={typed}
            pending={question}
            facts={facts}
            notes={record.notes}
            onPass={() => pass(() => scrollTo(0, 0))}
            onAsk={ask}
          />
        )}
      </PageBody>
      {why !== null && (
        <ReasonSheet
          title={why.evidence.chip}
          reason={{
            meanings: [{ name: '', text: why.text }],
            steps: [why.evidence.why],
            source: why.evidence.source,
          }}
          onClose={() => setWhy(null)}
        />
      )}
      {picking !== null && (
        <PickCaseSheet
          title={picking === 'chart' ? '替谁问' : '与谁一起看'}
          onClose={() => setPicking(null)}
          onPick={({ record: { id } }) => {
            setPicking(null);
            if (picking === 'other') return go.query({ with: id });
            const next = question === null ? {} : questionQuery({ ...question, other: null });
            go.to('ask', { id, ...next }, { replace: true });
          }}
        />
      )}
    </>
  );
}
