import { useId } from 'react';
import styles from './Segment.module.css';

interface SegmentProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few: a raised tile in a trough. Native radios, so arrows move and Tab enters once. */
export function Segment<T extends string>({ label, options, value, onChange }: SegmentProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.Segment}>
      {options.map((option) => (
        <label key={option.value} className={styles.Option} data-selected={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}
