import type { UserInfo } from '@shangyuan/contract';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import { passwordText, type OwnPurpose } from './login.ts';
import { ProofField } from './ProofField.tsx';
import { canConfirmByWechat, WechatProof } from './WechatProof.tsx';

const PASSWORD = { value: 'password', text: '密码' } as const;
const BY_PHONE = [{ value: 'code', text: '验证码' }, PASSWORD] as const;
const BY_WECHAT = [{ value: 'wechat', text: '微信' }, PASSWORD] as const;

/** What is typed to prove that the owner makes the request. */
export interface TypedProof {
  readonly by: 'code' | 'password' | 'wechat';
  readonly text: string;
}

/** An empty proof, by what the account has. */
export function emptyProof(user: UserInfo): TypedProof {
  if (canConfirmByWechat(user)) return { by: 'wechat', text: '' };
  return { by: user.mobilePhoneNumber === '' ? 'password' : 'code', text: '' };
}

/** A proof as calls take it; a login by WeChat of the last minutes is known to the server. */
export function proofOf({ by, text }: TypedProof): { readonly code?: string; readonly password?: string } {
  if (by === 'wechat') return {};
  return by === 'code' ? { code: text.trim() } : { password: passwordText(text) };
}

interface ProofFieldsProps {
  readonly user: UserInfo;
  readonly purpose: OwnPurpose;
  readonly proof: TypedProof;
  readonly onChange: (proof: TypedProof) => void;
  /** Whether this device has logged in just now; null while that is not known. */
  readonly isFresh?: boolean | null;
}

/** Proof of the owner: a code to the account's phone, its password, or WeChat where it came from there. */
export function ProofFields({ user, purpose, proof, onChange, isFresh = null }: ProofFieldsProps) {
  const hasPhone = user.mobilePhoneNumber !== '';
  const methods = hasPhone ? BY_PHONE : canConfirmByWechat(user) ? BY_WECHAT : [PASSWORD];
  return (
    <Stack gap={3}>
      {methods.length > 1 && (
        <Segment
          label="验证方式"
          options={methods}
          value={proof.by}
          onChange={(by) => onChange({ by, text: '' })}
        />
      )}
      {proof.by === 'wechat' ? (
        <WechatProof isFresh={isFresh} page="personalCenter" />
      ) : (
        <ProofField
          label={proof.by === 'code' ? '验证码' : '密码'}
          by={proof.by}
          purpose={purpose}
          value={proof.text}
          onChange={(event) => onChange({ ...proof, text: event.target.value })}
          onFill={(text) => onChange({ ...proof, text })}
        />
      )}
    </Stack>
  );
}
