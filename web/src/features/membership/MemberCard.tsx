import { Icon } from '../../ui/display/Icon.tsx';
import { crownIcon } from '../../ui/tables/icons.ts';
import { Inline } from '../../ui/kit/Kit.tsx';
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
    <Inline as="section" gap={3} align="center" justify="between" className={styles.Card}>
      <div>
        <p className={styles.Name}>{name}</p>
        <Inline as="p" wrap gap={3} size="cell" className={styles.Standing}>
          <span>{status}</span>
          {detail !== '' && <span>{detail}</span>}
        </Inline>
      </div>
      <Icon of={crownIcon} size={2.5} />
    </Inline>
  );
}
