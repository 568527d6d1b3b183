import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { Stack, Text } from '../kit/Kit.tsx';
import styles from './States.module.css';
import { warningCircleIcon } from '../tables/icons.ts';

interface EmptyStateProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: a small drawing, one sentence, one button. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Stack gap={4} align="center" size="sub" textAlign="center" tone="soft" className={styles.State}>
      <svg viewBox="0 0 96 64" className={styles.Cloud} aria-hidden>
        <path d="M14 46c-7 0-10-9-3-12 -3-9 9-15 15-8 3-13 23-13 26 0 8-6 19 1 16 10 8 0 9 10 2 10M22 46c2-8 14-8 15 0M45 46c0-9 15-9 15 0M6 54h84M20 60h56" />
      </svg>
      <p>{children}</p>
      {action}
    </Stack>
  );
}

interface ErrorStateProps {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly retryText?: string;
  readonly action?: ReactNode;
}

/** An error where the page would be blank. */
export function ErrorState({ children, onRetry, retryText = '重试', action }: ErrorStateProps) {
  return (
    <Stack
      gap={4}
      align="center"
      size="sub"
      textAlign="center"
      tone="soft"
      className={styles.State}
      role="alert"
    >
      <Text tone="accent">
        <Icon of={warningCircleIcon} size={2.5} />
      </Text>
      <p>{children}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {retryText}
        </Button>
      )}
      {action}
    </Stack>
  );
}

/** Placeholder rows while content loads. */
export function Skeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <Stack gap={3} className={styles.Skeleton} role="progressbar" aria-label="加载中">
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} />
      ))}
    </Stack>
  );
}
