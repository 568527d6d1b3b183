import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { showToast } from '../../lib/page/toast.ts';
import { refreshResource } from '../../lib/page/resource.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { callApi } from '../../lib/wire/api.ts';
import { DEVICES } from '../../lib/wire/devices.ts';
import { LINKS } from '../../lib/wire/links.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { FormSheet } from '../../ui/frames/Form.tsx';
import { gainsOf, mergeTerms, otherAccount, type MergeOffer } from './mergeView.ts';
import { ProofField } from './ProofField.tsx';
import { TermsSheet } from './TermsSheet.tsx';
import { useProofForm } from './useProofForm.ts';
import { canConfirmByWechat, useIsFresh, WechatProof } from './WechatProof.tsx';

interface MergeSheetProps {
  readonly user: UserInfo;
  readonly offer: MergeOffer;
  readonly onClose: () => void;
}

/** 合并账号 in two steps: what comes together, then the proof of the account that stays. */
export function MergeSheet(props: MergeSheetProps) {
  const { user, offer, onClose } = props;
  const [isProving, setIsProving] = useState(false);
  if (isProving) return <ProveSheet {...props} />;
  return (
    <TermsSheet
      title="合并账号"
      intro={<p>{otherAccount(offer)}</p>}
      heading="合并后一起在当前账号里"
      items={gainsOf(offer)}
      terms={mergeTerms(offer, user)}
      agreement="我已了解，合并这两个账号"
      onClose={onClose}
      onNext={() => setIsProving(true)}
    />
  );
}

function ProveSheet({ user, offer, onClose }: MergeSheetProps) {
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const isFresh = useIsFresh();
  const isByWechat = canConfirmByWechat(user);
  const { proof, submit } = useProofForm(user, {
    purpose: 'merge',
    isProved: isByWechat,
    send: async (proven) => {
      const answer = await callApi('mergeAccounts', { ticket: offer.ticket, ...proven });
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
      {proof === null ? <WechatProof isFresh={isFresh} page="personalCenter" /> : <ProofField {...proof} />}
    </FormSheet>
  );
}
