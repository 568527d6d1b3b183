import { LIMITS } from '@shangyuan/contract';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly max?: number;
  readonly error?: string;
}

/** Several lines to type into, with a counter; 140 characters unless more are allowed. */
export function TextArea({
  label,
  value,
  onChange,
  placeholder,
  max = LIMITS.inputLength,
  error = '',
}: TextAreaProps) {
  return (
    <div>
      <label className={styles.TextArea} data-wrong={error !== ''}>
        <span className={styles.Label}>{label}</span>
        <textarea
          rows={4}
          aria-label={label}
          maxLength={max}
          placeholder={placeholder}
          aria-invalid={error !== ''}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.Count} aria-hidden>
          {value.length}/{max}
        </span>
      </label>
      <p className={styles.Error} role="alert">
        {error}
      </p>
    </div>
  );
}
