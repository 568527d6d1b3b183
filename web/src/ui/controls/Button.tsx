import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** primary: filled with an inner frame; secondary: outlined; plain: text only. */
  readonly variant?: 'primary' | 'secondary' | 'plain' | 'danger';
  readonly size?: 'normal' | 'small';
}

/** A button. */
export function Button({ variant = 'primary', size = 'normal', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={[styles.Button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      {...rest}
    />
  );
}
