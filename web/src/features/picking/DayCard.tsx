import type { PickCandidate } from '@shangyuan/engine/almanac';
import { cautionText, reasonChip } from '@shangyuan/reading/picking';
import { formatDate } from '../../lib/words/dateText.ts';
import type { Query } from '../../lib/page/paths.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { weekdayText } from '../../lib/words/text.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import styles from './DayCard.module.css';
import { reasonsOf } from './pickView.ts';

interface DayCardProps {
  readonly candidate: PickCandidate;
  /** Query of the question that was asked, for the details to ask it again. */
  readonly question: Query;
}

const SHOWN = 3;

/** One day of the answer: when, how good, and the weightiest reasons either way. */
export function DayCard({ candidate, question }: DayCardProps) {
  const { civil, lunar, ganzhi, band, bestHours, cautions, isGoodByNightAlone } = candidate;
  const { good, bad } = reasonsOf(candidate);
  const date = formatDate(civil);
  return (
    <PageLink page="dayDetails" query={{ ...question, date }} className={styles.Card}>
      <span className={styles.Head}>
        <b>{date}</b>
        <span>
          {weekdayText(candidate.weekday)} {lunarText(lunar)}
        </span>
        <GanzhiText>{ganzhi.name}</GanzhiText>
        <em data-good={band === '大吉' || band === '吉'}>{band}</em>
      </span>
      <span className={styles.Reasons}>
        {good.slice(0, SHOWN).map((reason) => (
          <i key={reasonChip(reason)} data-kind="good">
            {reasonChip(reason)}
          </i>
        ))}
        {bad.slice(0, SHOWN).map((reason) => (
          <i key={reasonChip(reason)} data-kind="bad">
            {reasonChip(reason)}
          </i>
        ))}
      </span>
      <small>
        吉时 {bestHours.map((hour) => hour.branch).join('、') || (isGoodByNightAlone ? '只在夜间' : '无')}
        {cautions.length > 0 && `。留意：${cautions.map(cautionText).join('')}`}
      </small>
    </PageLink>
  );
}
