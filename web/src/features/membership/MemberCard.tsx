import { Icon } from '../../ui/display/Icon.tsx';
import { crownIcon } from '../../ui/tables/icons.ts';
import styles from './MemberCard.module.css';

interface MemberCardProps {
  readonly name: string;
  /** Standing, such as 普通用户 or 会员至 2027-01-02. */
  readonly status: string;
  readonly detail: string;
}

/** The lacquer card with the name and membership status of the user. */
export function MemberCard({ name, status, detail }: MemberCardProps) {
  return (
    <section className={styles.Card}>
      <div>
        <p className={styles.Name}>{name}</p>
        <p className={styles.Standing}>
          <span>{status}</span>
          {detail !== '' && <span>{detail}</span>}
        </p>
      </div>
      <Icon of={crownIcon} size={2.5} />
    </section>
  );
}
