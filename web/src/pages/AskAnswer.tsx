import { ASK_MATTERS, askAnswerOf, askLines, type AskPeriod } from '@shangyuan/reading/ask';
import type { ReportFacts } from '@shangyuan/reading/report';
import { jdnOf } from '@shangyuan/engine/time';
import { lazy, Suspense, useMemo, useState } from 'react';
import { saveDay } from '../features/agenda/saveDay.ts';
import { AnswerView, type Evidence } from '../features/ask/AnswerView.tsx';
import { noteText, type AddressedQuestion } from '../features/ask/askView.ts';
import type { Other } from '../features/ask/useOther.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { chartQueryOf, type ChartSource } from '../lib/cases/useChartSource.ts';
import { copyText } from '../lib/device/copyText.ts';
import { newId } from '../lib/device/newId.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { showSnack, showToast } from '../lib/page/toast.ts';
import { pillarsLine } from '../lib/words/pillarsText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { saveNotes } from './caseChanges.ts';

/** Rarely opened, so it loads on demand. */
const AnswerPicture = lazy(async () => ({
  default: (await import('../features/ask/AnswerPicture.tsx')).AnswerPicture,
}));

interface AskAnswerProps {
  readonly source: Pick<ChartSource, 'record' | 'chart'>;
  readonly question: AddressedQuestion;
  readonly typed: string;
  readonly facts: ReportFacts;
  readonly other: Other | null;
  readonly why: { readonly evidence: Evidence } | null;
  readonly onWhy: (why: { readonly evidence: Evidence; readonly text: string }) => void;
  readonly onPair: () => void;
}

/** The answer to a question, with what can be done with it. */
export function AskAnswer({
  source: { record, chart },
  question,
  typed,
  facts,
  other,
  why,
  onWhy,
  onPair,
}: AskAnswerProps) {
  const go = useGo();
  const query = useQueryTexts();
  const { pair } = ASK_MATTERS[question.kind];
  const [isShared, setIsShared] = useState(false);
  // Love and money are not asked about with a minor.
  const isMinor = other?.facts.isMinor === true && pair !== 'parentChild';
  const person = isMinor ? null : other;
  const { kind, fromYear, toYear } = question;
  const answer = useMemo(
    () => askAnswerOf(facts, { kind, fromYear, toYear, other: person }),
    [facts, kind, fromYear, toYear, person],
  );
  if (answer === null)
    return (
      <EmptyState
        action={
          <Button onClick={() => go.to('ask', chartQueryOf(query), { replace: true })}>换一件问</Button>
        }
      >
        这一类不适合这个年纪的命盘，或问的年份已经过去
      </EmptyState>
    );
  const month = answer.months.find(({ isPast, stance }) => !isPast && stance === '进');
  const pillars = pillarsLine(chart.pillars);
  const save = async (): Promise<void> => {
    if (record.id === '') return showToast('即时盘不保存，请先存为命例');
    const note = { id: newId(), text: noteText(answer), year: null, createdAt: Date.now() };
    await saveNotes(record, [...record.notes, note]);
    showSnack({
      text: '已存入此命例的备注',
      action: '撤销',
      onAction: () => void saveNotes(record, record.notes),
    });
  };
  const remember = async ({ name, from }: AskPeriod): Promise<void> => {
    if (from === null) return;
    await saveDay({
      // Of the month that is running, today.
      date: jdnOf(from) < jdnOf(facts.today) ? facts.today : from,
      affair: `${kind}：${name}起较顺`,
      reasons: answer.lead.join(''),
    });
  };
  return (
    <>
      {isMinor && <Notice>两人里有一位未满十八岁，这一类不合在一起看。</Notice>}
      <AnswerView
        key={JSON.stringify([kind, fromYear, toYear, person?.name])}
        answer={answer}
        monthsQuery={{ ...chartQueryOf(query), year: String(answer.focusYear) }}
        typed={typed}
        otherName={person?.name ?? null}
        open={why?.evidence ?? null}
        onWhy={onWhy}
      />
      {pair !== null && (
        <Card isPadded={false}>
          <Rows>
            <ActionRow label="与另一个人一起看" value={person?.name ?? '选一个命例'} onClick={onPair} />
          </Rows>
        </Card>
      )}
      <Inline wrap gap={2} justify="center" as="footer">
        <Button variant="secondary" size="small" onClick={() => void save()}>
          收藏
        </Button>
        <Button variant="secondary" size="small" onClick={() => setIsShared(true)}>
          分享图片
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void copyText([`${caseName(record)} ${pillars}`, ...askLines(answer)].join('\n'))}
        >
          复制文字
        </Button>
        {month !== undefined && (
          <Button size="small" onClick={() => void remember(month)}>
            记到{month.name}
          </Button>
        )}
      </Inline>
      {isShared && (
        <Suspense>
          <AnswerPicture answer={answer} pillars={pillars} onClose={() => setIsShared(false)} />
        </Suspense>
      )}
    </>
  );
}
