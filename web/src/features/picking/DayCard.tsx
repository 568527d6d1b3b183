import type { PickCandidate } from '@shangyuan/engine/almanac';
import { weekdayOf } from '@shangyuan/engine/time';
import { formatDate } from '../../lib/words/dateText.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { weekdayText } from '../../lib/words/text.ts';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import styles from './DayCard.module.css';
import { reasonsOf } from './pickView.ts';

interface DayCardProps {
  readonly candidate: PickCandidate;
  readonly affair: string;
}

const SHOWN = 3;

/** One day of the answer: when, how good, and the weightiest reasons either way. */
export function DayCard({ candidate, affair }: DayCardProps) {
  const { civil, lunar, ganzhi, band, bestHours, cautions } = candidate;
  const { good, bad } = reasonsOf(candidate);
  const date = formatDate(civil);
  return (
    <PageLink page="dayDetails" query={{ date, affair }} className={styles.Card}>
      <span className={styles.Head}>
        <b>{date}</b>
        <span>
          {weekdayText(weekdayOf(candidate.jdn))} {lunarText(lunar)}
        </span>
        <GanzhiText>{ganzhi.name}</GanzhiText>
        <em data-good={band === '大吉' || band === '吉'}>{band}</em>
      </span>
      <span className={styles.Reasons}>
        {good.slice(0, SHOWN).map((reason) => (
          <i key={reason.code + reason.label} data-kind="good">
            {reason.label}
          </i>
        ))}
        {bad.slice(0, SHOWN).map((reason) => (
          <i key={reason.code + reason.label} data-kind="bad">
            {reason.label}
          </i>
        ))}
      </span>
      <small>
        吉时 {bestHours.map((hour) => hour.branch).join('、') || '无'}
        {cautions.length > 0 && ` · 留意：${cautions.join('，')}`}
      </small>
    </PageLink>
  );
}
