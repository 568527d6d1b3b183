import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Legend } from '../../ui/display/Legend.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Grid, Stack, Text, VisuallyHidden } from '../../ui/kit/Kit.tsx';
import styles from './Classics.module.css';
import type { MarkedDecade } from './classicsView.ts';

interface LuckMarksProps {
  readonly decades: readonly MarkedDecade[];
  /** Without marks and bands: they are to be tried first. */
  readonly isHidden: boolean;
  /** What is known of how the luck was found. */
  readonly note: string;
}

const WORDS = {
  好: '书说好',
  难: '书说难',
  平: '书说平',
  先好后难: '先好后难',
  先难后好: '先难后好',
} as const;

/** The decades of luck: what the book says of each above it, our band below. */
export function LuckMarks({ decades, isHidden, note }: LuckMarksProps) {
  const marks = [...new Set(decades.flatMap(({ mark }) => mark ?? []))];
  return (
    <Card>
      <SectionTitle>大运</SectionTitle>
      <Stack gap={3} top={3}>
        {!isHidden && marks.length > 0 && (
          <Legend aria-label="大运图例">
            {marks.map((mark) => (
              <li key={mark}>
                <i className={styles.Mark} data-mark={mark} aria-hidden /> {WORDS[mark]}
              </li>
            ))}
          </Legend>
        )}
        <Grid as="ul" columns="repeat(auto-fill, minmax(2.375rem, 1fr))" gap={1}>
          {decades.map(({ ganzhi, mark, band }) => (
            <Stack as="li" key={ganzhi.name} align="center" className={styles.Decade}>
              {!isHidden && <i className={styles.Mark} data-mark={mark ?? 'none'} aria-hidden />}
              <b>
                <GanzhiText>{ganzhi.name}</GanzhiText>
              </b>
              {!isHidden && (
                <Text size="cell" tone="soft" textAlign="center">
                  {mark !== null && <VisuallyHidden>{WORDS[mark]}，</VisuallyHidden>}
                  {band}
                </Text>
              )}
            </Stack>
          ))}
        </Grid>
        <Note align="start">
          {isHidden
            ? '判断遮住了。'
            : marks.length > 0
              ? '上面是书中所记，下面是我们所算。'
              : '书里没有说各步的好坏，下面是我们所算。'}
          {note}
        </Note>
      </Stack>
    </Card>
  );
}
