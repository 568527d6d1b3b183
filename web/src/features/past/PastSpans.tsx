/**
 * The past to be marked: of each year and decade two sentences, without a word on whose they are until all is opened.
 */
import { percentText, type PastSpan, type PastStatement } from '@shangyuan/reading/marks';
import type { MarkedPast, PastMark } from '@shangyuan/reading/reader';
import { WhyButton } from '../../ui/controls/WhyButton.tsx';
import { Card, SepLine } from '../../ui/display/Card.tsx';
import type { TitledReason } from '../../ui/frames/ReasonSheet.tsx';
import { Inline, List, Text } from '../../ui/kit/Kit.tsx';
import { markIn, MarkRow } from './MarkRow.tsx';

interface PastSpansProps {
  readonly spans: readonly PastSpan[];
  readonly marks: readonly MarkedPast[];
  /** Whether it may be seen who says what. */
  readonly isOpen: boolean;
  readonly onMark: (id: string, mark: PastMark) => void;
  readonly onWhy: (reason: TitledReason) => void;
}

function Revealed({
  statement,
  onWhy,
}: { readonly statement: PastStatement } & Pick<PastSpansProps, 'onWhy'>) {
  const { isOwn, times, share, kind, text, evidence } = statement;
  const by = !isOwn ? '别的盘说的' : times > 1 ? '这个盘说的，别的也说' : '这个盘说的';
  return (
    <Inline wrap gap={2} align="center" justify="between">
      <Text size="cell" tone={isOwn ? 'accent' : 'soft'}>
        <SepLine facts={[by, `同龄的盘约${percentText(share)}这样说`]} />
      </Text>
      {evidence !== null && (
        <WhyButton
          of={kind}
          onClick={() =>
            onWhy({
              title: kind,
              meanings: [{ name: '', text }],
              steps: [evidence.why],
              source: evidence.source,
            })
          }
        >
          为什么
        </WhyButton>
      )}
    </Inline>
  );
}

export function PastSpans({ spans, marks, isOpen, onMark, onWhy }: PastSpansProps) {
  return spans.map(({ year, toYear, when, statements }) => (
    <Card key={`${year}-${toYear ?? ''}`} heading={when}>
      <List ruled>
        {statements.map((statement) => (
          <MarkRow
            key={statement.id}
            text={statement.text}
            label={`${when}：${statement.text}`}
            mark={markIn(marks, statement.id)}
            onMark={(mark) => onMark(statement.id, mark)}
          >
            {isOpen && <Revealed statement={statement} onWhy={onWhy} />}
          </MarkRow>
        ))}
      </List>
    </Card>
  ));
}
