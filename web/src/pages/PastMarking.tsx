import { PAST_INTRO, pastOf, pastResultOf } from '@shangyuan/reading/marks';
import type { ReportFacts } from '@shangyuan/reading/report';
import { useMemo, useState } from 'react';
import { PastResultCard } from '../features/past/PastResultCard.tsx';
import { PastSpans } from '../features/past/PastSpans.tsx';
import { NO_PAST_MARKS, withMark, type PastMarks } from '../lib/cases/pastMarks.ts';
import { showSnack } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { TitledReasonSheet, type TitledReason } from '../ui/frames/ReasonSheet.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import { Flow } from '../ui/shell/Columns.tsx';
import { BackState } from '../ui/states/EmptyStates.tsx';

interface PastMarkingProps {
  readonly facts: ReportFacts;
  readonly marks: PastMarks;
  readonly onMarks: (marks: PastMarks) => void;
}

/** The past of a chart to be marked, and beside chance what the marks come to once it is opened whose sentences they are. */
export function PastMarking({ facts, marks, onMarks }: PastMarkingProps) {
  const spans = useMemo(() => pastOf(facts), [facts]);
  const [why, setWhy] = useState<TitledReason | null>(null);
  const statements = spans.flatMap((span) => span.statements);
  const left = statements.filter(({ id }) => marks.marks.every((mark) => mark.id !== id)).length;
  const { isOpen } = marks;
  if (statements.length === 0) return <BackState>走过的年份里没有特别显的，先不印证。</BackState>;
  const open = (): void => {
    onMarks({ ...marks, isOpen: true });
    scrollTo(0, 0);
  };
  const clear = (): void => {
    onMarks(NO_PAST_MARKS);
    showSnack({ text: '已清除标记', action: '撤销', onAction: () => onMarks(marks) });
  };
  return (
    <>
      {isOpen ? (
        <PastResultCard result={pastResultOf(spans, marks.marks)} />
      ) : (
        <Card heading="先标，再揭开" aside={`已标 ${statements.length - left}/${statements.length}`}>
          <Text as="p" leading="prose">
            {PAST_INTRO}
          </Text>
        </Card>
      )}
      <Flow>
        <PastSpans
          spans={spans}
          marks={marks.marks}
          isOpen={isOpen}
          onMark={(id, mark) => onMarks(withMark(marks, id, mark))}
          onWhy={setWhy}
        />
      </Flow>
      <Text as="p" size="sub" tone="soft" textAlign="center" role="status">
        {isOpen
          ? '揭开以后再标的，不算进对照'
          : left > 0
            ? `还有 ${left} 句没标，标完再揭开`
            : '都标过了，可以揭开'}
      </Text>
      {!isOpen && left === 0 && <Button onClick={open}>揭开</Button>}
      {(isOpen || marks.marks.length > 0) && (
        <Button variant="plain" onClick={clear}>
          清除标记
        </Button>
      )}
      <TitledReasonSheet reason={why} onClose={() => setWhy(null)} />
    </>
  );
}
