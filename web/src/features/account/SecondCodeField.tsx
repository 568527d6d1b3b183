import { filledText } from '@shangyuan/contract';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import * as z from 'zod/mini';
import { trimmed, useContractForm } from '../../lib/wire/useContractForm.ts';
import { FieldButton, TextField } from '../../ui/controls/TextField.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';

/** What a form takes for the code of the app, or a recovery code. */
export const SECOND_CODE = trimmed(filledText(40));

/** Whether a recovery code is typed instead of a code of the app, and what the field is called. */
export function useSecondCode() {
  const [isRecovery, setIsRecovery] = useState(false);
  const mode = { isRecovery, onSwitch: () => setIsRecovery(!isRecovery) };
  return { mode, label: isRecovery ? '恢复码' : '验证码' };
}

interface SecondCodeFieldProps extends ComponentProps<typeof TextField> {
  readonly isRecovery: boolean;
  /** Changes between the app and a recovery code; none where there are no recovery codes yet. */
  readonly onSwitch: (() => void) | null;
}

/** The field of the second step: six digits of the app, or a recovery code for who has lost it. */
export function SecondCodeField({ isRecovery, onSwitch, ...field }: SecondCodeFieldProps) {
  const handleSwitch = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('label')?.querySelector('input')?.focus();
    onSwitch?.();
  };
  return (
    <TextField
      autoCapitalize="off"
      {...field}
      {...(isRecovery
        ? { inputMode: 'text', autoComplete: 'off', placeholder: '十六位字母与数字' }
        : { inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '6 位数字' })}
      tail={
        onSwitch !== null && (
          <FieldButton onClick={handleSwitch}>{isRecovery ? '用验证器' : '用恢复码'}</FieldButton>
        )
      }
    />
  );
}

const CODE = z.object({ secondCode: SECOND_CODE });

interface SecondCodeSheetProps extends Omit<ComponentProps<typeof FormSheet>, 'onSubmit'> {
  readonly hasRecovery?: boolean;
  readonly onSend: (secondCode: string) => Promise<void>;
}

/** A sheet for the code of the second step and nothing else. */
export function SecondCodeSheet({ hasRecovery = true, onSend, children, ...sheet }: SecondCodeSheetProps) {
  const { label, mode } = useSecondCode();
  const { field, submit } = useContractForm({
    schema: CODE,
    initial: { secondCode: '' },
    labels: { secondCode: label },
    send: ({ secondCode }) => onSend(secondCode),
  });
  return (
    <FormSheet {...sheet} onSubmit={submit}>
      {children}
      <SecondCodeField
        {...field('secondCode')}
        isRecovery={mode.isRecovery}
        onSwitch={hasRecovery ? mode.onSwitch : null}
      />
    </FormSheet>
  );
}
