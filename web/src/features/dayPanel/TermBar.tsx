import { termSpan } from '../../lib/time/termSpan.ts';
import styles from './TermBar.module.css';

/** From the last solar term to the next, with a ring at the share elapsed. */
export function TermBar({ epochMs }: { readonly epochMs: number }) {
  const span = termSpan(epochMs);
  return (
    <div className={styles.Bar}>
      <p>
        <span>
          <b>{span.from}</b> {span.fromText}
        </span>
        <span>
          {span.toText} <b>{span.to}</b>
        </span>
      </p>
      <div className={styles.Track} style={{ '--share': `${(span.share * 100).toFixed(1)}%` }}>
        <i />
      </div>
    </div>
  );
}
