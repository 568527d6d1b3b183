import type { ComponentProps, ReactNode } from 'react';
import { LIMITS } from '@shangyuan/contract';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Beside the field: a FieldButton, a unit. */
  readonly tail?: ReactNode;
  /** What is wrong with the value; empty for nothing. */
  readonly error?: string;
}

/** A line to type into, at most 140 characters. */
export function TextField({ label, tail, error = '', id, ...rest }: TextFieldProps) {
  return (
    <div className={styles.TextField}>
      <label className={styles.Box} data-wrong={error !== ''}>
        <span className={styles.Label}>{label}</span>
        <input
          id={id}
          maxLength={LIMITS.inputLength}
          // Without it a button in the tail would be part of the name.
          aria-label={label}
          aria-invalid={error !== ''}
          {...rest}
        />
        {tail}
      </label>
      <p className={styles.Error} role="alert">
        {error}
      </p>
    </div>
  );
}

/** A button beside what is typed. */
export function FieldButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.Tail} {...props} />;
}
