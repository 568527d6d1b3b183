import { useState } from 'react';
import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { showToast } from '../../lib/page/toast.ts';
import { refreshResource } from '../../lib/page/resource.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { callApi } from '../../lib/wire/api.ts';
import { DEVICES } from '../../lib/wire/devices.ts';
import { LINKS } from '../../lib/wire/links.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import styles from './Account.module.css';
import { passwordText } from './login.ts';
import { gainsOf, mergeTerms, otherAccount, type MergeOffer } from './mergeView.ts';
import { ProofField } from './ProofField.tsx';
import { canConfirmByWechat, useIsFresh, WechatProof } from './WechatProof.tsx';

interface MergeSheetProps {
  readonly user: UserInfo;
  readonly offer: MergeOffer;
  readonly onClose: () => void;
}

/** 合并账号 in two steps: what comes together, then the proof of the account that stays. */
export function MergeSheet({ user, offer, onClose }: MergeSheetProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isProving, setIsProving] = useState(false);
  if (isProving) return <ProveSheet user={user} offer={offer} onClose={onClose} />;
  return (
    <Sheet
      isOpen
      title="合并账号"
      onClose={onClose}
      confirmText="下一步"
      isConfirmDisabled={!isUnderstood}
      onConfirm={() => setIsProving(true)}
    >
      <Prose>
        <p>{otherAccount(offer)}</p>
        <h3>合并后一起在当前账号里</h3>
        <ul className={styles.Losses}>
          {gainsOf(offer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>请留意</h3>
        {mergeTerms(offer, user).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Check isOn={isUnderstood} onChange={setIsUnderstood}>
          我已了解，合并这两个账号
        </Check>
      </Prose>
    </Sheet>
  );
}

const GIVEN = z.object({ given: filledText() });
const NOTHING = z.object({ given: z.string() });

function ProveSheet({ user, offer, onClose }: MergeSheetProps) {
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const isFresh = useIsFresh();
  const isByWechat = canConfirmByWechat(user);
  const by = user.mobilePhoneNumber === '' ? 'password' : 'code';
  const { field, fill, submit } = useContractForm({
    schema: isByWechat ? NOTHING : GIVEN,
    initial: { given: '' },
    labels: { given: by === 'code' ? `${user.mobilePhoneNumber} 的验证码` : '当前账号的密码' },
    refusals: { smsWrongCode: 'given', wrongCredentials: 'given' },
    send: async ({ given }) => {
      const proof = isByWechat
        ? {}
        : by === 'code'
          ? { code: given.trim() }
          : { password: passwordText(given) };
      const answer = await callApi('mergeAccounts', { ticket: offer.ticket, ...proof });
      await saveUser(answer.user, answer.token);
      refreshResource(LINKS.queryKey);
      refreshResource(DEVICES.queryKey);
      showToast(isSynced ? '已合并为一个账号' : '已合并，打开云端同步即可在本机看到全部命例');
      onClose();
      const { startSync } = await import('../../lib/sync/sync.ts');
      await startSync();
    },
  });
  return (
    <FormSheet title="验证身份" onClose={onClose} onSubmit={submit}>
      {isByWechat ? (
        <WechatProof isFresh={isFresh} page="personalCenter" />
      ) : (
        <ProofField {...field('given')} by={by} purpose="merge" onFill={(code) => fill('given', code)} />
      )}
    </FormSheet>
  );
}
