import { useState, type ReactNode } from 'react';
import type { OperatorCallName } from '@shangyuan/contract/operator';
import { useResource } from '../src/lib/page/resource.ts';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { TextField } from '../src/ui/controls/TextField.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { FormSheet } from '../src/ui/frames/Form.tsx';
import { Inline, List, Stack, Text } from '../src/ui/kit/Kit.tsx';
import { FormError } from '../src/ui/states/FormError.tsx';
import { EmptyState } from '../src/ui/states/States.tsx';
import { WhenLoaded } from '../src/ui/states/WhenLoaded.tsx';
import { answerOf, messageOf, readAgain, type Answer, type Question } from './ask.ts';

interface AnsweredProps<N extends OperatorCallName> {
  readonly call: N;
  readonly input: Question<N>;
  readonly children: (answer: Answer<N>) => ReactNode;
}

/** What a call answers, once it is there; before that a placeholder, or why there is none. */
export function Answered<N extends OperatorCallName>({ call, input, children }: AnsweredProps<N>) {
  const loaded = useResource(answerOf(call, input));
  const failed = loaded.state === 'failed' ? messageOf(loaded.error) : '';
  return (
    <WhenLoaded loaded={loaded} failed={failed}>
      {children}
    </WhenLoaded>
  );
}

/** Calls that answer a page of a list and the place of the next one. */
type ListCall = {
  [N in OperatorCallName]: Answer<N> extends { readonly next: string } ? N : never;
}[OperatorCallName];

interface PagedListProps<N extends ListCall, Row> {
  readonly call: N;
  readonly input: Omit<Question<N>, 'after'>;
  readonly rowsOf: (answer: Answer<N>) => readonly Row[];
  /** Of the card around the rows; without it each row is a card. */
  readonly heading?: string;
  /** What stands there where there are no rows. */
  readonly empty: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list with the way through its pages, none where there is only one. */
export function PagedList<N extends ListCall, Row>({
  call,
  input,
  rowsOf,
  heading,
  empty,
  children,
}: PagedListProps<N, Row>) {
  // Places of the pages, the open one last.
  const [places, setPlaces] = useState<readonly string[]>(['']);
  const question = { ...input, after: places.at(-1) ?? '' } as Question<N>;
  return (
    <Answered call={call} input={question}>
      {(answer) => {
        const rows = rowsOf(answer);
        const { next } = answer;
        if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
        return (
          <Stack gap={4}>
            {heading === undefined ? (
              rows.map(children)
            ) : (
              <Card heading={heading}>
                <List ruled>{rows.map(children)}</List>
              </Card>
            )}
            {(places.length > 1 || next !== '') && (
              <Inline as="nav" gap={3} justify="center" aria-label="翻页">
                <Button
                  variant="secondary"
                  size="small"
                  disabled={places.length === 1}
                  onClick={() => setPlaces(places.slice(0, -1))}
                >
                  上一页
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={next === ''}
                  onClick={() => setPlaces([...places, next])}
                >
                  下一页
                </Button>
              </Inline>
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}

interface ActSheetProps {
  readonly title: string;
  readonly submitText?: string;
  readonly doneText: string;
  /** False while something is missing. */
  readonly isReady?: boolean;
  readonly onClose: () => void;
  readonly work: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Asks before something is done, and stays open with what was typed where it is refused. */
export function ActSheet({
  title,
  submitText,
  doneText,
  isReady = true,
  onClose,
  work,
  children,
}: ActSheetProps) {
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy || !isReady) return;
    setBusy(true);
    setError('');
    try {
      await work();
      showToast(doneText);
      onClose();
      await readAgain();
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSheet
      title={title}
      {...(submitText !== undefined && { submitText })}
      isReady={isReady && !isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {children}
      {error !== '' && <FormError>{error}</FormError>}
    </FormSheet>
  );
}

interface ReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why something is done, for the audit. */
export function ReasonField({ value, onChange }: ReasonProps) {
  return (
    <TextField
      label="事由"
      placeholder="会记入审计"
      maxLength={80}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ReasonSheetProps extends Omit<ActSheetProps, 'work' | 'isReady'> {
  readonly work: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of something that cannot be undone or is written down. */
export function AskReason({ work, children, ...sheet }: ReasonSheetProps) {
  const [reason, setReason] = useState('');
  return (
    <ActSheet {...sheet} isReady={reason.trim() !== ''} work={() => work(reason.trim())}>
      <Text as="p">{children}</Text>
      <ReasonField value={reason} onChange={setReason} />
    </ActSheet>
  );
}

/** A line of a list: what it is at the left, figures and states below it. */
export function Line({
  head,
  children,
  aside,
}: {
  readonly head: ReactNode;
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <Inline as="li" gap={3} align="center" justify="between" padY={2} wrap>
      <Text as="div" narrow grow>
        <Text as="div" size="body" tone="plain" weight="bold">
          {head}
        </Text>
        <Inline wrap gap={3} size="sub" tone="soft">
          {children}
        </Inline>
      </Text>
      {aside}
    </Inline>
  );
}
