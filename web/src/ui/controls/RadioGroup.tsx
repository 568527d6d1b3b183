import { useId } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Inline } from '../kit/Kit.tsx';
import styles from './Choice.module.css';

interface RadioGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string; readonly icon?: string }[];
  /** Null while none is chosen. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

/** One of a few. Native radios, so arrows move and Tab enters once. */
function RadioGroup<T extends string>({
  variant,
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<T> & { readonly variant: 'segment' | 'pills' }) {
  const name = useId();
  return (
    <Inline role="radiogroup" aria-label={label} className={styles.Group} data-variant={variant}>
      {options.map((option) => (
        <label key={option.value} className={styles.Option} data-selected={option.value === value}>
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
    </Inline>
  );
}

/** One of a few: a raised tile in a trough. */
export function Segment<T extends string>(props: RadioGroupProps<T>) {
  return <RadioGroup variant="segment" {...props} />;
}

/** One of a few as round pills (男 女). */
export function Pills<T extends string>(props: RadioGroupProps<T>) {
  return <RadioGroup variant="pills" {...props} />;
}
