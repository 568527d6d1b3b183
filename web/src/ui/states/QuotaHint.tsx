import type { Feature } from '@shangyuan/contract';
import { useFreeCount } from '../../lib/wire/quota.ts';
import { useSession } from '../../lib/wire/session.ts';
import styles from './QuotaHint.module.css';
import { quotaText } from './quotaText.ts';

/** What a tap on the button beside will cost. */
export function QuotaHint({ feature }: { readonly feature: Feature }) {
  const today = useFreeCount();
  const { isReady, user } = useSession();
  // Only its space until the profile of this device has been read: a user must not first see the sentence for visitors.
  return <p className={styles.Hint}>{isReady ? quotaText(user, today, feature) : '\u00a0'}</p>;
}
