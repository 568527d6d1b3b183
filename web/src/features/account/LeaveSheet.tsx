import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { useResource } from '../../lib/page/resource.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi } from '../../lib/wire/api.ts';
import { castCount } from '../../lib/wire/castCount.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { leaveTerms, lossesOf } from './leaveView.ts';
import { ProofSheet } from './ProofSheet.tsx';
import { TermsSheet } from './TermsSheet.tsx';
import type { Proof } from './useProofForm.ts';

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
  const handleLeave = async (proof: Proof) => {
    const { eraseAfter } = await callApi('delAccount', { userId: user.id, ...proof });
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
    <ProofSheet user={user} purpose="delete" submitText="注销" onClose={onClose} onProven={handleLeave} />
  );
}
