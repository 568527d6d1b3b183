import type { PageId, Query } from '../../lib/page/paths.ts';
import { caretRightIcon } from '../tables/icons.ts';
import { Icon } from '../display/Icon.tsx';
import { PageLink } from '../shell/PageLink.tsx';
import styles from './WhyButton.module.css';

interface WhyButtonProps {
  readonly children: string;
  /** Its subject, for screen readers: 为什么：土是支点. */
  readonly of?: string;
  readonly onClick: () => void;
}

/** 为什么 ›: a small door to a reason. */
export function WhyButton({ children, of, onClick }: WhyButtonProps) {
  return (
    <button
      type="button"
      className={styles.Why}
      onClick={onClick}
      {...(of !== undefined && { 'aria-label': `${children}：${of}` })}
    >
      {children}
      <Icon of={caretRightIcon} size={0.75} />
    </button>
  );
}

interface DoorLinkProps {
  readonly page: PageId;
  readonly query?: Query;
  readonly children: string;
}

/** 详解 ›: the same door, to a page. */
export function DoorLink({ page, query = {}, children }: DoorLinkProps) {
  return (
    <PageLink page={page} query={query} className={styles.Why}>
      {children}
      <Icon of={caretRightIcon} size={0.75} />
    </PageLink>
  );
}
