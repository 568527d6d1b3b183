import styles from './DateInput.module.css';

interface DateInputProps {
  /** `YYYY-MM-DD`, empty for none. */
  readonly value: string;
  /** Takes what the system's picker gives: a date as text, or an empty one. */
  readonly onChange: (value: string) => void;
  readonly label?: string;
}

/** A date by the system's own picker. */
export function DateInput({ value, onChange, label }: DateInputProps) {
  return (
    <input
      type="date"
      className={styles.Input}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
