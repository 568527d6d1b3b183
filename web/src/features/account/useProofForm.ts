import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import type { OwnPurpose } from './login.ts';
import { proofOf } from './ProofFields.tsx';

const GIVEN = z.object({ given: filledText() });
const NOTHING = z.object({ given: z.string() });

interface ProofForm {
  readonly purpose: OwnPurpose;
  /** Whether a login of the last minutes is proof enough. */
  readonly isProved: boolean;
  readonly send: (proof: ReturnType<typeof proofOf>) => Promise<void>;
}

/**
 * A form of a proof: a code to the account's phone, without one the password, or nothing where it is proved.
 *
 * @returns props of its field, null where there is none, and what sends it
 */
export function useProofForm(user: UserInfo, { purpose, isProved, send }: ProofForm) {
  const by: 'code' | 'password' = user.mobilePhoneNumber === '' ? 'password' : 'code';
  const { field, fill, submit } = useContractForm({
    schema: isProved ? NOTHING : GIVEN,
    initial: { given: '' },
    labels: { given: by === 'code' ? '验证码' : '密码' },
    refusals: { smsWrongCode: 'given', wrongCredentials: 'given' },
    send: ({ given }) => send(isProved ? {} : proofOf({ by, text: given })),
  });
  const proof = isProved
    ? null
    : { ...field('given'), by, purpose, onFill: (code: string) => fill('given', code) };
  return { proof, submit } as const;
}
