import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { useResource } from '../../lib/page/resource.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi } from '../../lib/wire/api.ts';
import { castCount } from '../../lib/wire/castCount.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { leaveTerms, lossesOf } from './leaveView.ts';
import { emptyProof, ProofFields, proofOf } from './ProofFields.tsx';
import { TermsSheet } from './TermsSheet.tsx';
import { useIsFresh } from './WechatProof.tsx';

interface LeaveSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** Called when the deletion is scheduled. @param until the last day on which it can be undone */
  readonly onLeft: (until: string) => void;
}

/** 注销账号 in two steps: what is lost and for how long it can be taken back, then the proof. */
export function LeaveSheet({ user, onClose, onLeft }: LeaveSheetProps) {
  const [isProving, setIsProving] = useState(false);
  const holdings = useResource(castCount(user.id));
  const [proof, setProof] = useState(() => emptyProof(user));
  const isFresh = useIsFresh();
  const handleLeave = async () => {
    const { eraseAfter } = await callApi('delAccount', { userId: user.id, ...proofOf(proof) });
    await saveUser(null);
    onLeft(shanghaiDate(Date.parse(eraseAfter)));
  };
  if (!isProving)
    return (
      <TermsSheet
        title="注销账号"
        heading="注销后将失去"
        items={lossesOf(user, holdings.state === 'ready' ? holdings.value : null)}
        terms={leaveTerms()}
        agreement="我已了解，仍要注销"
        onClose={onClose}
        onNext={() => setIsProving(true)}
      />
    );
  return (
    <Sheet
      isOpen
      title="验证身份"
      onClose={onClose}
      confirmText="注销"
      isConfirmDisabled={proof.by === 'wechat' ? isFresh !== true : proof.text.trim() === ''}
      onConfirm={() => void handleLeave().catch(() => undefined)}
    >
      <ProofFields user={user} purpose="delete" proof={proof} onChange={setProof} isFresh={isFresh} />
    </Sheet>
  );
}
