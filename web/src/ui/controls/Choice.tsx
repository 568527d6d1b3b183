import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import styles from './Choice.module.css';

interface PillsProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string; readonly icon?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few as round pills (男 女). */
export function Pills<T extends string>({ label, options, value, onChange }: PillsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.Pills}>
      {options.map((option) => (
        <label key={option.value} className={styles.Pill} data-selected={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon !== undefined && <Icon of={option.icon} size={1.125} />}
          {option.text}
        </label>
      ))}
    </div>
  );
}

interface ChipProps extends ComponentProps<'button'> {
  readonly isOn?: boolean;
  readonly children: ReactNode;
}

/** A chip that can be on; drawn 28 high, touched 44 high. */
export function Chip({ isOn, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={styles.Chip} aria-pressed={isOn} {...rest}>
      <span>{children}</span>
    </button>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on-off switch. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={styles.Switch}
      onClick={() => onChange(!isOn)}
    >
      <span />
    </button>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its text. */
export function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <label className={styles.Check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
