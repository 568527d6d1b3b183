import { filledText, type UserInfo } from '@shangyuan/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import type { OwnPurpose } from './login.ts';
import { ProofField } from './ProofField.tsx';
import { proofOf, type Proof } from './useProofForm.ts';
import { canConfirmByWechat, useIsFresh, WechatProof } from './WechatProof.tsx';

const PASSWORD = { value: 'password', text: '密码' } as const;
const BY_PHONE = [{ value: 'code', text: '验证码' }, PASSWORD] as const;
const BY_WECHAT = [{ value: 'wechat', text: '微信' }, PASSWORD] as const;
const BY_PASSWORD = [PASSWORD] as const;

const GIVEN = z.object({ given: filledText() });
/** Nothing is typed: the server knows of a login by WeChat of the last minutes. */
const CONFIRMED = z.object({ given: z.string() });

function methodsOf(user: UserInfo) {
  if (user.mobilePhoneNumber !== '') return BY_PHONE;
  return canConfirmByWechat(user) ? BY_WECHAT : BY_PASSWORD;
}

interface ProofSheetProps {
  readonly user: UserInfo;
  readonly purpose: OwnPurpose;
  /** What the confirming button says. */
  readonly submitText: string;
  readonly onClose: () => void;
  /** Does what waited for the proof. */
  readonly onProven: (proof: Proof) => Promise<unknown>;
}

/** 验证身份, by a code to the account's phone, by its password, or by WeChat where it came from there. */
export function ProofSheet({ user, purpose, submitText, onClose, onProven }: ProofSheetProps) {
  const methods = methodsOf(user);
  const [by, setBy] = useState<'code' | 'password' | 'wechat'>(methods[0].value);
  const isFresh = useIsFresh();
  const { field, fill, submit } = useContractForm({
    schema: by === 'wechat' ? CONFIRMED : GIVEN,
    initial: { given: '' },
    labels: { given: by === 'code' ? '验证码' : '密码' },
    refusals: { smsWrongCode: 'given', wrongCredentials: 'given' },
    send: ({ given }) => onProven(proofOf(by, given)),
  });
  return (
    <FormSheet
      title="验证身份"
      submitText={submitText}
      isReady={by !== 'wechat' || isFresh === true}
      onClose={onClose}
      onSubmit={submit}
    >
      {methods.length > 1 && (
        <Segment
          label="验证方式"
          options={methods}
          value={by}
          onChange={(next) => {
            setBy(next);
            fill('given', '');
          }}
        />
      )}
      {by === 'wechat' ? (
        <WechatProof isFresh={isFresh} page="personalCenter" />
      ) : (
        <ProofField {...field('given')} by={by} purpose={purpose} onFill={(code) => fill('given', code)} />
      )}
    </FormSheet>
  );
}
