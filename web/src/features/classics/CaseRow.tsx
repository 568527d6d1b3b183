import { BOOK, bookLine } from '@shangyuan/reading/classicCases';
import { Sep } from '../../ui/display/Card.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Inline, Stack, Text } from '../../ui/kit/Kit.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import type { Query } from '../../lib/page/paths.ts';
import { AgreementMark } from './AgreementMark.tsx';
import styles from './Classics.module.css';
import type { JudgedCase } from './judgedCases.ts';

interface CaseRowProps {
  readonly of: JudgedCase;
  /** What else of the query stays. */
  readonly query: Query;
  /** What is like one's own; without it what the book judged. */
  readonly line?: string | undefined;
  /** The judgement is hidden: whether the reader has tried it is shown instead. */
  readonly hidden?: '试过' | '未试' | undefined;
}

/** A chart of the book: its pillars, what is to be known of it, where it stands. */
export function CaseRow({ of: { book, whole }, query, line, hidden }: CaseRowProps) {
  return (
    <PageLink page="classics" query={{ ...query, case: book.id }}>
      <Stack as="span" gap={1} className={styles.Row}>
        <Inline as="span" wrap gap={2} align="center" justify="between">
          <span className={styles.Pillars}>
            <PillarsText pillars={book.pillars} />
          </span>
          {hidden !== undefined ? (
            <Text size="cell" tone="soft">
              {hidden}
            </Text>
          ) : (
            whole !== null && <AgreementMark agreement={whole.agreement}>{whole.label}</AgreementMark>
          )}
        </Inline>
        <Text size="sub" leading="snug">
          {line ?? (hidden === undefined ? bookLine(book) : '判断遮住了，点开先试')}
        </Text>
        <Text size="cell" tone="soft">
          {BOOK}
          <Sep />
          {book.chapter}
        </Text>
      </Stack>
    </PageLink>
  );
}
