import type { CandidateHour, PickCandidate } from '@shangyuan/engine/almanac';
import { hourRejectionText } from '@shangyuan/reading/picking';
import type { Query } from '../../lib/page/paths.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import styles from './DayHours.module.css';

const isGood = ({ band }: CandidateHour) => band === '大吉' || band === '吉';

interface DayHoursProps {
  readonly candidate: PickCandidate;
  readonly date: string;
  /** Address of the same question for hours. */
  readonly hours: Query;
}

/** The twelve hours of a picked day, the advised one solid. */
export function DayHours({ candidate, date, hours }: DayHoursProps) {
  const [best] = candidate.bestHours;
  return (
    <Card>
      <SectionTitle
        aside={
          <PageLink page="pickHour" query={hours} className={styles.More}>
            选时
          </PageLink>
        }
      >
        当天选时辰
      </SectionTitle>
      <ul className={styles.Hours}>
        {candidate.hours.slice(0, 12).map((hour) => (
          <li key={hour.index}>
            <PageLink
              page="hours"
              query={{ date, index: String(hour.index) }}
              className={styles.Hour}
              aria-current={hour.index === best?.index}
            >
              <b>{hour.branch}</b>
              <small data-good={isGood(hour)}>
                {hour.rejection === null ? hour.band : hourRejectionText(hour.rejection)}
              </small>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.Advice}>
        {best === undefined
          ? candidate.isGoodByNightAlone
            ? '好时辰只在夜间，白天没有合适的。'
            : '这一天没有合适的时辰。'
          : `先看${best.branch}时：这一天里它最合适，点按看它的神煞与依据。`}
      </p>
    </Card>
  );
}
