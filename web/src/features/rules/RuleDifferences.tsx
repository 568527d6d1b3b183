/**
 * What differs between a chart as it is and by other rules: value beside value, each with its reason on a tap.
 */
import { useState } from 'react';
import { useModule } from '../../lib/page/useModule.ts';
import { More } from '../../ui/controls/More.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { DIFFERENCE_PARTS, type RuleDiff, type RuleDifference } from './ruleDiff.ts';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './Rules.module.css';

/** Differences shown open; more would push the rules out of view. */
const FEW = 6;

interface RuleDifferencesProps {
  readonly diff: RuleDiff;
}

/** Both charts beside each other, without what they share. */
export function RuleDifferences({ diff }: RuleDifferencesProps) {
  const { rows, moreCount } = diff;
  if (rows.length === 0) return null;
  return (
    <Text as="div" bottom={3} size="sub">
      <More title="逐项对照，点按看缘由" isOpen={rows.length <= FEW}>
        <Grid
          columns="minmax(5.5rem, 0.9fr) minmax(0, 1fr) minmax(0, 1fr)"
          gap={2}
          align="baseline"
          size="cell"
          tone="soft"
          aria-hidden
        >
          <span>不同之处</span>
          <span>现在</span>
          <span>改后</span>
        </Grid>
        {DIFFERENCE_PARTS.map((part) => {
          const own = rows.filter((row) => row.part === part);
          return (
            own.length > 0 && (
              <div key={part}>
                <Text as="h3" top={2} size="cell" weight="normal" tone="faint">
                  {part}
                </Text>
                {own.map((row) => (
                  <Difference key={row.key} diff={diff} row={row} />
                ))}
              </div>
            )
          );
        })}
        {moreCount > 0 && <Note align="start">随之变化的还有 {moreCount} 项（十神、逐年岁运等）</Note>}
      </More>
    </Text>
  );
}

interface DifferenceProps extends RuleDifferencesProps {
  readonly row: RuleDifference;
}

function Difference({ diff, row }: DifferenceProps) {
  const [isOpen, setOpen] = useState(false);
  const face = (
    <>
      <span>{row.label}</span>
      <Text face="serif" tone="soft" className={styles.Value}>
        {row.a}
      </Text>
      <Text face="serif" tone="soft" className={styles.Value} data-new>
        {row.b}
      </Text>
    </>
  );
  if (row.places.length === 0)
    return (
      <Grid
        columns="minmax(5.5rem, 0.9fr) minmax(0, 1fr) minmax(0, 1fr)"
        gap={2}
        align="baseline"
        className={styles.Row}
      >
        {face}
      </Grid>
    );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Grid
        as="summary"
        columns="minmax(5.5rem, 0.9fr) minmax(0, 1fr) minmax(0, 1fr)"
        gap={2}
        align="baseline"
        className={styles.Row}
      >
        {face}
      </Grid>
      {isOpen && <Why diff={diff} row={row} />}
    </details>
  );
}

const loadWhy = () => import('./ruleWhy.ts');

function Why({ diff, row }: DifferenceProps) {
  const loaded = useModule(loadWhy);
  if (loaded.state === 'loading') return <Skeleton rows={2} />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>没有加载成功，请重试</ErrorState>;
  const { a, b, source } = loaded.value.ruleWhy(diff, row);
  return (
    <div className={styles.Why}>
      <Steps title="现在" steps={a} />
      <Steps title="改后" steps={b} />
      {source !== '' && (
        <Text as="p" top={1} size="cell">
          出处：{source}
        </Text>
      )}
    </div>
  );
}

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <>
      <Text as="h4" top={1} size="cell" tone="plain">
        {title}
      </Text>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}
