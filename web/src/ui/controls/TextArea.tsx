import { useId, type ComponentProps } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Stack, Text } from '../kit/Kit.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly value: string;
  readonly max?: number;
  /** What is wrong with the value; empty for nothing. */
  readonly error?: string;
}

/** Several lines to type into, with a counter; 140 characters unless more are allowed. */
export function TextArea({ label, value, max = LIMITS.inputLength, error = '', ...rest }: TextAreaProps) {
  const errorId = useId();
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
          aria-invalid={error !== ''}
          {...(error !== '' && { 'aria-describedby': errorId })}
          value={value}
          {...rest}
        />
        <Text size="cell" textAlign="end" tone="soft" aria-hidden>
          {value.length}/{max}
        </Text>
      </Stack>
      <Text as="p" id={errorId} size="cell" tone="danger" role="alert">
        {error}
      </Text>
    </div>
  );
}
