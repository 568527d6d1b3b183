import type { ComponentProps } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Icon } from '../display/Icon.tsx';
import { magnifyingGlassIcon } from '../tables/icons.ts';
import { Inline } from '../kit/Kit.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line to search by. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <Inline as="label" gap={2} align="center" padX={3} tone="soft" className={styles.Search}>
      <Icon of={magnifyingGlassIcon} size={1.25} />
      <input
        type="search"
        aria-label={label}
        maxLength={LIMITS.inputLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </Inline>
  );
}
