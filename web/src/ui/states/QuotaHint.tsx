import { FREE_QUOTAS, type Feature } from '@shangyuan/contract';
import { useFreeCount } from '../../lib/wire/quota.ts';
import { isMember, useSession } from '../../lib/wire/session.ts';
import styles from './QuotaHint.module.css';

/** What a tap on the button beside will cost: 今日剩余 n 次, or 会员功能; nothing for members. */
export function QuotaHint({ feature }: { readonly feature: Feature }) {
  const today = useFreeCount();
  const isFree = useSession(({ user }) => isMember(user));
  if (isFree) return <p className={styles.Hint}>会员不限次数</p>;
  const text =
    FREE_QUOTAS[feature] === 0 && today[feature] === 0 ? '会员功能' : `今日剩余 ${today[feature]} 次`;
  return <p className={styles.Hint}>{text}</p>;
}
