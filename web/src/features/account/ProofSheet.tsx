import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { FormSheet } from '../../ui/frames/Form.tsx';
import type { OwnPurpose } from './login.ts';
import { ProofChoice, useProofChoice } from './ProofChoice.tsx';
import { proofOf, type Proof } from './useProofForm.ts';

const GIVEN = z.object({ given: filledText() });
/** Nothing is typed: the server knows of a login by WeChat of the last minutes. */
const CONFIRMED = z.object({ given: z.string() });

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
  const { kind, isReady, choice } = useProofChoice(user, '密码');
  const form = useContractForm({
    schema: kind === 'wechat' ? CONFIRMED : GIVEN,
    initial: { given: '' },
    labels: { given: kind === 'code' ? '验证码' : '密码' },
    refusals: { smsWrongCode: 'given', wrongCredentials: 'given' },
    send: ({ given }) => onProven(proofOf(kind, given)),
  });
  return (
    <FormSheet
      title="验证身份"
      submitText={submitText}
      isReady={isReady}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <ProofChoice {...choice} purpose={purpose} form={form} page="personalCenter" />
    </FormSheet>
  );
}
