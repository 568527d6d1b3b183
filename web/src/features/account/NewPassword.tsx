import { LIMITS } from '@shangyuan/contract';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../ui/controls/TextField.tsx';

const MIN_LENGTH = LIMITS.passwordMin;
const TOO_SHORT = `密码至少 ${MIN_LENGTH} 位`;
const DIFFERENT = '两次密码不一致';

/** Fields of a new password. */
export const NEW_PASSWORD = {
  password: z.string().check(z.minLength(MIN_LENGTH, { error: TOO_SHORT })),
  again: z.string(),
};

/** Requires the same password twice. */
export const isTwiceAlike = z.refine<{ readonly password: string; readonly again: string }>(
  ({ password, again }) => password === again,
  { error: DIFFERENT, path: ['again'] },
);

type Field = ComponentProps<typeof TextField> & { readonly value: string };

/** The two fields of a new password; what is wrong is shown while it is typed. */
export function NewPassword({ password, again }: { readonly password: Field; readonly again: Field }) {
  const isShort = password.value !== '' && password.value.length < MIN_LENGTH;
  const isDifferent = again.value !== '' && again.value !== password.value;
  return (
    <>
      <TextField
        type="password"
        autoComplete="new-password"
        placeholder={`至少 ${MIN_LENGTH} 位`}
        {...password}
        error={isShort ? TOO_SHORT : (password.error ?? '')}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        {...again}
        error={isDifferent ? DIFFERENT : (again.error ?? '')}
      />
    </>
  );
}
