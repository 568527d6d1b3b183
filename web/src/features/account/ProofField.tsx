import type { ComponentProps } from 'react';
import { TextField } from '../../ui/controls/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { sendOwnCode, type OwnPurpose } from './login.ts';

interface ProofFieldProps extends ComponentProps<typeof TextField> {
  readonly by: 'code' | 'password';
  readonly purpose: OwnPurpose;
  readonly onFill: (text: string) => void;
}

/** What proves the owner: a code sent to the account's phone, or its password. */
export function ProofField({ by, purpose, onFill, ...field }: ProofFieldProps) {
  return by === 'code' ? (
    <CodeField {...field} onFill={onFill} onSend={() => sendOwnCode(purpose)} />
  ) : (
    <TextField {...field} type="password" autoComplete="current-password" />
  );
}
