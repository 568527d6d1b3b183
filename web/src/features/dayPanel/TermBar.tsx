import { termsAround } from '@shangyuan/engine/calendar';
import { epochMsOfUtc, type CivilDate } from '@shangyuan/engine/time';
import { termSpan } from '../../lib/time/termSpan.ts';
import { Inline } from '../../ui/kit/Kit.tsx';
import styles from './DayPanel.module.css';
import { TermButton } from './TermButton.tsx';

/** Noon in China. */
const HOUR_UTC = 4;

/** From the last solar term to the next, with a ring at the share elapsed at noon of a day. */
export function TermBar({ date }: { readonly date: CivilDate }) {
  const noon = epochMsOfUtc({ ...date, hour: HOUR_UTC, minute: 0, second: 0 });
  const { prev, next } = termsAround(noon);
  const { share, fromText, toText } = termSpan(noon);
  return (
    <div>
      <Inline wrap justify="between" gap={3} size="cell" tone="soft">
        <TermButton key={`${prev.epochMs}`} term={prev} text={fromText} />
        <TermButton key={`${next.epochMs}`} term={next} text={toText} />
      </Inline>
      <div className={styles.Track} style={{ '--share': `${(share * 100).toFixed(1)}%` }}>
        <i />
      </div>
    </div>
  );
}
