import { epochMsOfUtc, type CivilDate } from '@shangyuan/engine/time';
import { termSpan } from '../../lib/time/termSpan.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './TermBar.module.css';

/** Noon in China. */
const HOUR_UTC = 4;

/** From the last solar term to the next, with a ring at the share elapsed at noon of a day. */
export function TermBar({ date }: { readonly date: CivilDate }) {
  const span = termSpan(epochMsOfUtc({ ...date, hour: HOUR_UTC, minute: 0, second: 0 }));
  return (
    <div className={styles.Bar}>
      <Inline as="p" wrap justify="between" gap={3} rowGap={0} size="cell" tone="soft">
        <span>
          <Text as="b" face="serif" size="sub" tone="accent">
            {span.from}
          </Text>{' '}
          {span.fromText}
        </span>
        <span>
          {span.toText}{' '}
          <Text as="b" face="serif" size="sub" tone="accent">
            {span.to}
          </Text>
        </span>
      </Inline>
      <div className={styles.Track} style={{ '--share': `${(span.share * 100).toFixed(1)}%` }}>
        <i />
      </div>
    </div>
  );
}
