import { LIMITS } from '@shangyuan/contract';
import { Stack, Text } from '../kit/Kit.tsx';
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
      <Stack as="label" gap={1} padY={2} padX={3} className={styles.TextArea} data-wrong={error !== ''}>
        <Text size="sub" tone="soft">
          {label}
        </Text>
        <textarea
          rows={4}
          aria-label={label}
          maxLength={max}
          placeholder={placeholder}
          aria-invalid={error !== ''}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Text size="cell" textAlign="end" tone="soft" aria-hidden>
          {value.length}/{max}
        </Text>
      </Stack>
      <Text as="p" size="cell" tone="danger" role="alert">
        {error}
      </Text>
    </div>
  );
}
