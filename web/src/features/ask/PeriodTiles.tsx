import type { AskPeriod } from '@shangyuan/reading/ask';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './PeriodTiles.module.css';

interface PeriodTilesProps {
  readonly label: string;
  readonly periods: readonly AskPeriod[];
  /** Columns as CSS grids name them. */
  readonly columns: string;
  readonly chosen: AskPeriod | null;
  readonly onChoose: (choice: { readonly period: AskPeriod }) => void;
}

/** Months or years in three voices, each with its word: 宜 filled, 备 framed, 缓 plain. */
export function PeriodTiles({ label, periods, columns, chosen, onChoose }: PeriodTilesProps) {
  return (
    <Grid columns={columns} gap={1} role="group" aria-label={label}>
      {periods.map((period) => (
        <button
          key={period.name}
          type="button"
          className={styles.Tile}
          data-word={period.word}
          data-past={period.isPast}
          aria-pressed={chosen === period}
          aria-label={`${period.name}，${period.isPast ? '已过' : period.word}`}
          onClick={() => onChoose({ period })}
        >
          <Text face="serif" weight="bold" size="body" nowrap>
            {period.name.replace('次年', '')}
          </Text>
          <Text size="cell">{period.isPast ? '过' : period.word}</Text>
        </button>
      ))}
    </Grid>
  );
}
