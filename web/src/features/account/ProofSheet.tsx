import { filledText, type UserInfo } from '@shangyuan/contract';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { FormSheet } from '../../ui/frames/Form.tsx';
import type { OwnPurpose } from './login.ts';
import { ProofChoice, useProofChoice } from './ProofChoice.tsx';
import { SECOND_CODE, SecondCodeField, useSecondCode } from './SecondCodeField.tsx';
import { proofOf, type Proof } from './useProofForm.ts';

interface ProofSheetProps {
  readonly user: UserInfo;
  readonly purpose: OwnPurpose;
  readonly title?: string;
  /** What the confirming button says. */
  readonly submitText: string;
  /** Whether a login of the last minutes is proof enough. */
  readonly isProved?: boolean;
  /** Whether a code of the second step is needed too. */
  readonly needsSecond?: boolean;
  readonly onClose: () => void;
  /** Does what waited for the proof. */
  readonly onProven: (proof: Proof, secondCode: string) => Promise<unknown>;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** 验证身份, by a code to the account's phone, by its password, or by WeChat where it came from there. */
export function ProofSheet(props: ProofSheetProps) {
  const { user, purpose, title = '验证身份', submitText, onClose, onProven, children } = props;
  const { isProved = false, needsSecond = false } = props;
  const { kind, isReady, choice } = useProofChoice(user, '密码');
  const { label, mode } = useSecondCode();
  // Of WeChat nothing is typed: the server knows of a login of the last minutes.
  const isTyped = !isProved && kind !== 'wechat';
  const codeLabel = needsSecond ? '短信验证码' : '验证码';
  const form = useContractForm({
    schema: z.object({
      given: isTyped ? filledText() : z.string(),
      secondCode: needsSecond ? SECOND_CODE : z.string(),
    }),
    initial: { given: '', secondCode: '' },
    labels: { given: kind === 'code' ? codeLabel : '密码', secondCode: label },
    refusals: { smsWrongCode: 'given', wrongCredentials: 'given' },
    send: ({ given, secondCode }) => onProven(isTyped ? proofOf(kind, given) : {}, secondCode),
  });
  return (
    <FormSheet
      title={title}
      submitText={submitText}
      isReady={isProved || isReady}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {children}
      {!isProved && <ProofChoice {...choice} purpose={purpose} form={form} page="personalCenter" />}
      {needsSecond && <SecondCodeField {...form.field('secondCode')} {...mode} />}
    </FormSheet>
  );
}
