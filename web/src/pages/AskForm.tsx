import {
  askKindsFor,
  isKindFor,
  understandQuestion,
  type AskKind,
  type AskSpan,
} from '@shangyuan/reading/ask';
import type { ReportFacts } from '@shangyuan/reading/report';
import { useState } from 'react';
import { AskField } from '../features/ask/AskField.tsx';
import { pastQuestions, spanOptions, yearsText, type AddressedQuestion } from '../features/ask/askView.ts';
import { KindGrid } from '../features/ask/KindGrid.tsx';
import type { CaseNote } from '../lib/cases/caseRecord.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { ActionRow, Rows } from '../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { Text } from '../ui/kit/Kit.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { EmptyState } from '../ui/states/States.tsx';

interface AskFormProps {
  readonly typed: string;
  /** A question in the address that is not answered yet. */
  readonly pending: AddressedQuestion | null;
  readonly facts: ReportFacts;
  readonly notes: readonly CaseNote[];
  readonly onPass: () => void;
  readonly onAsk: (question: AddressedQuestion, text: string) => void;
}

/** How many saved questions are shown at once. */
const PAST_SHOWN = 5;

/** The question: typed, or one of the kinds for some years; below it those that were saved. */
export function AskForm({ typed, pending, facts, notes, onPass, onAsk }: AskFormProps) {
  const { date } = useToday();
  const options = spanOptions(date.year);
  const [span, setSpan] = useState<AskSpan>(
    () => options.find(({ fromYear }) => fromYear >= facts.monthsOf) as AskSpan,
  );
  const [unclear, setUnclear] = useState<{
    readonly text: string;
    readonly message: string;
    readonly kinds: readonly AskKind[];
    readonly span: AskSpan;
  } | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const kinds = askKindsFor(facts);
  const past = pastQuestions(notes);
  const choose = (kind: AskKind, of: AskSpan, text: string): void =>
    onAsk({ kind, fromYear: of.fromYear, toYear: of.toYear, other: null }, text);
  const read = (text: string): void => {
    const found = understandQuestion(text, date.year);
    const of = found.span ?? span;
    const fitting = found.kinds.filter((kind) => isKindFor(kind, facts));
    const [only] = fitting;
    if (!found.isPast && only !== undefined && fitting.length === 1) return choose(only, of, text);
    const message = found.isPast
      ? '过去的年份不答，请改问今年以后的'
      : found.kinds.length === 0
        ? '没看出问的是哪一类，请从下面选一类'
        : fitting.length === 0
          ? '这一类不适合这个年纪的命盘，请从下面选一类'
          : '一次问一件，先看哪一件？';
    setUnclear({ text, message, kinds: found.isPast ? [] : fitting, span: of });
  };
  return (
    <>
      {pending !== null && (
        <Card>
          <EmptyState action={<Button onClick={onPass}>看答案</Button>}>
            {typed === '' ? `${pending.kind}，${yearsText(pending)}` : typed}
          </EmptyState>
        </Card>
      )}
      <AskField typed={typed} onAsk={({ text }) => read(text)} />
      {unclear !== null && (
        <Notice>
          <Text role="status">{unclear.message}</Text>
          {unclear.kinds.length > 0 && (
            <ChipRow label="先看哪一件">
              {unclear.kinds.map((kind) => (
                <Chip key={kind} onClick={() => choose(kind, unclear.span, unclear.text)}>
                  {kind}
                </Chip>
              ))}
            </ChipRow>
          )}
        </Notice>
      )}
      <SectionTitle>从一类问起</SectionTitle>
      <ChipRow label="问哪几年">
        {options.map((option) => (
          <Chip
            key={option.text}
            isOn={option.fromYear === span.fromYear && option.toYear === span.toYear}
            onClick={() => setSpan(option)}
          >
            {option.text}
          </Chip>
        ))}
      </ChipRow>
      <KindGrid kinds={kinds} onAsk={({ kind }) => choose(kind, span, '')} />
      <QuotaHint feature="PaiPan" />
      {past.length > 0 && (
        <>
          <SectionTitle>问过的</SectionTitle>
          <Card isPadded={false}>
            <Rows isDense>
              {past.slice(0, showsAll ? past.length : PAST_SHOWN).map((one) => (
                <ActionRow
                  key={one.id}
                  label={`${one.kind}，${yearsText(one)}`}
                  value={one.headline}
                  onClick={() => choose(one.kind, one, '')}
                />
              ))}
            </Rows>
          </Card>
          {past.length > PAST_SHOWN && !showsAll && (
            <Button variant="plain" size="small" onClick={() => setShowsAll(true)}>
              全部 {past.length} 条
            </Button>
          )}
        </>
      )}
      <Note>答案由命盘推算，收藏以后存在此命例的备注里。</Note>
      <Disclaimer />
    </>
  );
}
