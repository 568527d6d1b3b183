import { useId, type ComponentProps, type ReactNode } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { Inline, Text } from '../kit/Kit.tsx';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Beside the field: a FieldButton, a unit. */
  readonly tail?: ReactNode;
  /** What is wrong with the value; empty for nothing. */
  readonly error?: string;
}

/** A line to type into, at most 140 characters. */
export function TextField({ label, tail, error = '', id, ...rest }: TextFieldProps) {
  const errorId = useId();
  return (
    <div>
      <Inline
        as="label"
        tall="row"
        round="input"
        ground="card"
        wrap
        gap={3}
        rowGap={0}
        align="center"
        padX={3}
        className={styles.Box}
        data-wrong={error !== ''}
      >
        <Text rigid size="sub" tone="soft" className={styles.Label}>
          {label}
        </Text>
        <input
          id={id}
          maxLength={LIMITS.inputLength}
          // Without it a button in the tail would be part of the name.
          aria-label={label}
          aria-invalid={error !== ''}
          {...(error !== '' && { 'aria-describedby': errorId })}
          {...rest}
        />
        {tail}
      </Inline>
      <Text as="p" id={errorId} size="cell" tone="danger" className={styles.Error} role="alert">
        {error}
      </Text>
    </div>
  );
}

/** A button beside what is typed. */
export function FieldButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.Tail} {...props} />;
}
