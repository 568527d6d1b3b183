import type { ReactNode } from 'react';
import { Grid, Inline, Text } from '../kit/Kit.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** Second line, smaller. */
  readonly detail?: ReactNode;
  /** Buttons at the right, see NoticeButton. */
  readonly actions?: ReactNode;
}

/** A band with something to know. */
export function Notice({ children, detail, actions }: NoticeProps) {
  return (
    <Inline
      wrap
      gap={2}
      align="center"
      justify="between"
      padY={2}
      padX={3}
      size="sub"
      className={styles.Notice}
      role="note"
    >
      <div className={styles.Text}>
        <p>{children}</p>
        {detail !== undefined && (
          <Text as="p" size="cell">
            {detail}
          </Text>
        )}
      </div>
      {actions !== undefined && (
        <Inline wrap align="center" className={styles.Actions}>
          {actions}
        </Inline>
      )}
    </Inline>
  );
}

interface NoticeButtonProps {
  readonly children: ReactNode;
  readonly isStrong?: boolean;
  readonly onClick: () => void;
}

/** A choice inside a notice. */
export function NoticeButton({ children, isStrong = false, onClick }: NoticeButtonProps) {
  return (
    <Grid
      as="button"
      centred
      padX={1}
      size="cell"
      className={styles.Button}
      data-strong={isStrong}
      onClick={onClick}
    >
      <Grid as="span" centred padX={3}>
        {children}
      </Grid>
    </Grid>
  );
}
