import type { ComponentProps } from 'react';
import styles from './Select.module.css';

interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** inline: as a word of the line it stands in; box: as a field of a form. */
  readonly look?: 'inline' | 'box';
}

/** One of several, by the system's own list. */
export function Select<T extends string>({
  options,
  value,
  onChange,
  look = 'inline',
  ...rest
}: SelectProps<T>) {
  return (
    <select
      className={styles.Select}
      data-look={look}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
