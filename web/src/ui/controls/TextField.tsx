import { useId, type ComponentProps, type ReactNode } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Inline, Stack, Text } from '../kit/Kit.tsx';
import styles from './TextField.module.css';

interface FieldProps {
  readonly label: string;
  /** What is wrong with the value; empty for nothing. */
  readonly error?: string;
}

/** Properties of what is typed into, and of the box around it, by what is wrong; and the line below that says it. */
function useError(label: string, error: string) {
  const id = useId();
  const isWrong = error !== '';
  return {
    box: { className: styles.Box, 'data-wrong': isWrong },
    input: {
      // Without it a button in the tail would be part of the name.
      'aria-label': label,
      'aria-invalid': isWrong,
      ...(isWrong && { 'aria-describedby': id }),
    },
    line: (
      <Text as="p" id={id} size="cell" tone="danger" className={styles.Error} role="alert">
        {error}
      </Text>
    ),
  };
}

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  readonly label: string;
  /** Beside the field: a FieldButton, a unit. */
  readonly tail?: ReactNode;
}

/** A line to type into, at most 140 characters. */
export function TextField({ label, tail, error = '', ...rest }: TextFieldProps) {
  const { box, input, line } = useError(label, error);
  return (
    <div>
      <Inline as="label" tall="row" round="input" ground="card" wrap gap={3} align="center" padX={3} {...box}>
        <Text rigid size="sub" tone="soft" className={styles.Label}>
          {label}
        </Text>
        <input maxLength={LIMITS.inputLength} {...input} {...rest} />
        {tail}
      </Inline>
      {line}
    </div>
  );
}

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  readonly label: string;
  readonly value: string;
  readonly max?: number;
}

/** Several lines to type into, with a counter; 140 characters unless more are allowed. */
export function TextArea({ label, value, max = LIMITS.inputLength, error = '', ...rest }: TextAreaProps) {
  const { box, input, line } = useError(label, error);
  return (
    <div>
      <Stack as="label" round="input" ground="card" gap={1} padY={2} padX={3} {...box}>
        <Text size="sub" tone="soft">
          {label}
        </Text>
        <textarea rows={4} maxLength={max} value={value} {...input} {...rest} />
        <Text size="cell" textAlign="end" tone="soft" aria-hidden>
          {value.length}/{max}
        </Text>
      </Stack>
      {line}
    </div>
  );
}

/** A button beside what is typed. */
export function FieldButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.Tail} {...props} />;
}
