import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { passwordText, type OwnPurpose } from './login.ts';

const GIVEN = z.object({ given: filledText() });
const NOTHING = z.object({ given: z.string() });

/** What proves the owner, as calls take it. */
export interface Proof {
  readonly code?: string;
  readonly password?: string;
}

/** What was typed as a proof, as calls take it; a login by WeChat of the last minutes is known to the server. */
export function proofOf(by: 'code' | 'password' | 'wechat', text: string): Proof {
  if (by === 'wechat') return {};
  return by === 'code' ? { code: text.trim() } : { password: passwordText(text) };
}

interface ProofForm {
  readonly purpose: OwnPurpose;
  /** Whether a login of the last minutes is proof enough. */
  readonly isProved: boolean;
  readonly send: (proof: Proof) => Promise<void>;
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
    send: ({ given }) => send(isProved ? {} : proofOf(by, given)),
  });
  const proof = isProved
    ? null
    : { ...field('given'), by, purpose, onFill: (code: string) => fill('given', code) };
  return { proof, submit } as const;
}
