import type { ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Inline } from '../kit/Kit.tsx';
import styles from './TextField.module.css';
import { caretLeftIcon, caretRightIcon } from '../tables/icons.ts';

interface DateStepperProps {
  /** What is turned: a day, a week, a month, a year. */
  readonly unit?: '天' | '周' | '月' | '年';
  /** The day in words. */
  readonly children: ReactNode;
  /** Null where there is none before. */
  readonly onBack: (() => void) | null;
  /** Null where there is none after. */
  readonly onForward: (() => void) | null;
}

/** A day or a year with a step to the one before and the one after. */
export function DateStepper({ unit = '天', children, onBack, onForward }: DateStepperProps) {
  return (
    <Inline align="center" justify="between" className={styles.Stepper}>
      <button
        type="button"
        aria-label={`前一${unit}`}
        disabled={onBack === null}
        onClick={onBack ?? undefined}
      >
        <Icon of={caretLeftIcon} size={1.5} />
      </button>
      <p>{children}</p>
      <button
        type="button"
        aria-label={`后一${unit}`}
        disabled={onForward === null}
        onClick={onForward ?? undefined}
      >
        <Icon of={caretRightIcon} size={1.5} />
      </button>
    </Inline>
  );
}
