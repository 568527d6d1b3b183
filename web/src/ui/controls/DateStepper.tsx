import type { ReactNode } from 'react';
import styles from './DateStepper.module.css';
import { Icon } from '../display/Icon.tsx';
import { caretLeftIcon, caretRightIcon } from '../tables/icons.ts';

interface DateStepperProps {
  /** The day in words. */
  readonly children: ReactNode;
  readonly onTurn: (turn: { readonly days: number }) => void;
}

/** A day with a step to the one before and the one after. */
export function DateStepper({ children, onTurn }: DateStepperProps) {
  return (
    <div className={styles.Stepper}>
      <button type="button" aria-label="前一天" onClick={() => onTurn({ days: -1 })}>
        <Icon of={caretLeftIcon} size={1.25} />
      </button>
      <p>{children}</p>
      <button type="button" aria-label="后一天" onClick={() => onTurn({ days: 1 })}>
        <Icon of={caretRightIcon} size={1.25} />
      </button>
    </div>
  );
}
