import type { PickCandidate } from '@shangyuan/engine/almanac';
import { reasonSentence } from '@shangyuan/reading/picking';
import { formatDate } from '../../lib/words/dateText.ts';
import type { Query } from '../../lib/page/paths.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { checkIcon } from '../../ui/tables/icons.ts';
import { Grid, Inline, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './DayCard.module.css';
import { reasonsOf } from './pickView.ts';

interface DayCardProps {
  readonly candidate: PickCandidate;
  /** Query of the question, which the details page uses again. */
  readonly question: Query;
  /** Whether the day is among those to compare. */
  readonly isCompared: boolean;
  readonly onCompare: (choice: { readonly candidate: PickCandidate }) => void;
}

/** One day of the answer: when, how good, what speaks for it and the one thing against; the score stays in the corner. */
export function DayCard({ candidate, question, isCompared, onCompare }: DayCardProps) {
  const { civil, lunar, ganzhi, band, bestHours, isGoodByNightAlone, score } = candidate;
  const { good, bad } = reasonsOf(candidate);
  const date = formatDate(civil);
  const hours = bestHours.map(({ branch }) => branch).join(' ');
  return (
    <article className={styles.Card}>
      <Grid
        as={PageLink}
        columns="minmax(3.25rem, max-content) minmax(0, 1fr)"
        gap={3}
        padY={3}
        padX={4}
        tone="plain"
        page="dayDetails"
        query={{ ...question, date }}
      >
        <span className={styles.Date}>
          <Small tone="faint">{civil.month}月</Small>
          <b>{civil.day}</b>
          <Small tone="faint">{shortWeekday(candidate.weekday)}</Small>
        </span>
        <Grid as="span" gap={1}>
          <Inline as="span" wrap gap={2} align="center" size="sub" tone="soft" className={styles.Head}>
            <Text as="em" padX={2} face="serif" weight="bold" size="cell" tone="soft" data-band={band}>
              {band}
            </Text>
            <span>{lunarText(lunar)}</span>
            <GanzhiText>{ganzhi.name}</GanzhiText>
          </Inline>
          <span className={styles.Why}>
            {[...good.slice(0, 1), ...bad.slice(0, 1)].map(reasonSentence).join('')}
          </span>
          <Inline as="span" wrap gap={3} justify="between" size="cell" tone="faint">
            <span>
              {hours === '' ? (isGoodByNightAlone ? '好时辰只在夜间' : '没有好时辰') : `好时辰 ${hours}`}
            </span>
            <span>合适度 {score}</span>
          </Inline>
        </Grid>
      </Grid>
      <button
        type="button"
        className={styles.Compare}
        aria-pressed={isCompared}
        aria-label={`对比 ${date}`}
        onClick={() => onCompare({ candidate })}
      >
        <span>{isCompared && <Icon of={checkIcon} size={0.75} />}</span>
      </button>
    </article>
  );
}
