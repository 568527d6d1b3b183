import { FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import { shanghaiDate, useMinute } from '../../lib/time/clock.ts';
import { countFor } from '../../lib/wire/freeCount.ts';
import { useSession } from '../../lib/wire/session.ts';
import styles from './QuotaHint.module.css';

/** What a tap on the button beside will cost: 今日剩余 n 次, or 会员功能; nothing for members. */
export function QuotaHint({ feature }: { readonly feature: Feature }) {
  const { user, count } = useSession();
  const today = countFor(count, shanghaiDate(useMinute()));
  if (user !== null && user.isVip !== '0') return <p className={styles.Hint}>会员不限次数</p>;
  const text =
    FREE_QUOTAS[feature] === 0 && today[feature] === 0 ? '会员功能' : `今日剩余 ${today[feature]} 次`;
  return <p className={styles.Hint}>{text}</p>;
}
