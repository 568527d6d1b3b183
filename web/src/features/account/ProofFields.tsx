import type { UserInfo } from '@shangyuan/contract';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import { CodeField } from './CodeField.tsx';
import { passwordText, sendOwnCode, type OwnPurpose } from './login.ts';

const METHODS = [
  { value: 'code', text: '验证码' },
  { value: 'password', text: '密码' },
] as const;

/** What is typed to prove that the owner makes the request. */
export interface TypedProof {
  readonly by: 'code' | 'password';
  readonly text: string;
}

/** An empty proof, by what the account has. */
export function emptyProof(user: UserInfo): TypedProof {
  return { by: user.mobilePhoneNumber === '' ? 'password' : 'code', text: '' };
}

/** A proof as calls take it. */
export function proofOf({ by, text }: TypedProof): { readonly code: string } | { readonly password: string } {
  return by === 'code' ? { code: text.trim() } : { password: passwordText(text) };
}

interface ProofFieldsProps {
  readonly user: UserInfo;
  readonly purpose: OwnPurpose;
  readonly proof: TypedProof;
  readonly onChange: (proof: TypedProof) => void;
}

/** Proof of the owner: a code to the account's phone, or its password. */
export function ProofFields({ user, purpose, proof, onChange }: ProofFieldsProps) {
  const hasPhone = user.mobilePhoneNumber !== '';
  return (
    <Stack gap={3}>
      {hasPhone && (
        <Segment
          label="验证方式"
          options={METHODS}
          value={proof.by}
          onChange={(by) => onChange({ by, text: '' })}
        />
      )}
      {proof.by === 'code' ? (
        <CodeField
          value={proof.text}
          onChange={(text) => onChange({ ...proof, text })}
          onSend={() => sendOwnCode(purpose)}
        />
      ) : (
        <TextField
          label="密码"
          type="password"
          autoComplete="current-password"
          value={proof.text}
          onChange={(event) => onChange({ ...proof, text: event.target.value })}
        />
      )}
      {!hasPhone && <Note align="start">没有设过密码的账号，请先绑定手机号。</Note>}
    </Stack>
  );
}
