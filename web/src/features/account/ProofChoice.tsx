import type { UserInfo } from '@shangyuan/contract';
import { useState, type ComponentProps } from 'react';
import { useHasNoPassword } from '../../lib/wire/links.ts';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { ProofField } from './ProofField.tsx';
import { canConfirmByWechat, useIsFresh, WechatProof } from './WechatProof.tsx';

/** A way to prove the owner. */
export type ProofKind = 'code' | 'password' | 'wechat';

interface KindOption {
  readonly value: ProofKind;
  readonly text: string;
}

/** The ways that an account has, the first of them to begin with. */
function proofKinds(
  user: UserInfo,
  password: string,
  hasNoPassword: boolean,
): readonly [KindOption, ...KindOption[]] {
  const byPassword = { value: 'password', text: password } as const;
  const others = hasNoPassword ? [] : [byPassword];
  if (user.mobilePhoneNumber !== '') return [{ value: 'code', text: '验证码' }, ...others];
  return canConfirmByWechat(user) ? [{ value: 'wechat', text: '微信' }, ...others] : [byPassword];
}

/** Which way is chosen, and whether it can go on. @param password what the account's password is called */
export function useProofChoice(user: UserInfo, password: string) {
  const kinds = proofKinds(user, password, useHasNoPassword());
  const [kind, onKind] = useState(kinds[0].value);
  const isFresh = useIsFresh();
  const isReady = kind !== 'wechat' || isFresh === true;
  return { kind, isReady, choice: { kinds, kind, onKind, isFresh } };
}

type Typed = Omit<ComponentProps<typeof ProofField>, 'by' | 'purpose' | 'onFill'>;

interface ProofChoiceProps extends ComponentProps<typeof WechatProof> {
  readonly kinds: readonly KindOption[];
  readonly kind: ProofKind;
  readonly onKind: (kind: ProofKind) => void;
  readonly purpose: ComponentProps<typeof ProofField>['purpose'];
  /** The form with the field `given`. */
  readonly form: {
    readonly field: (name: 'given') => Typed;
    readonly fill: (name: 'given', text: string) => void;
  };
}

/** Proof of the owner in the way that is chosen: typed, or confirmed by WeChat. */
export function ProofChoice(props: ProofChoiceProps) {
  const { kinds, kind, onKind, purpose, form, ...wechat } = props;
  const fill = (text: string) => form.fill('given', text);
  const change = (next: ProofKind) => {
    onKind(next);
    fill('');
  };
  return (
    <>
      {kinds.length > 1 && <Segment label="验证方式" options={kinds} value={kind} onChange={change} />}
      {kind === 'wechat' ? (
        <WechatProof {...wechat} />
      ) : (
        <ProofField {...form.field('given')} by={kind} purpose={purpose} onFill={fill} />
      )}
    </>
  );
}
