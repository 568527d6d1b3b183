import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { useResource } from '../../lib/page/resource.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi } from '../../lib/wire/api.ts';
import { castCount } from '../../lib/wire/castCount.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';
import styles from './Account.module.css';
import { leaveTerms, lossesOf } from './leaveView.ts';
import { emptyProof, ProofFields, proofOf } from './ProofFields.tsx';
import { useIsFresh } from './WechatProof.tsx';

interface LeaveSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** Called when the deletion is scheduled. @param until the last day on which it can be undone */
  readonly onLeft: (until: string) => void;
}

/** 注销账号 in two steps: what is lost and for how long it can be taken back, then the proof. */
export function LeaveSheet({ user, onClose, onLeft }: LeaveSheetProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
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
      <Sheet
        isOpen
        title="注销账号"
        onClose={onClose}
        confirmText="下一步"
        isConfirmDisabled={!isUnderstood}
        onConfirm={() => setIsProving(true)}
      >
        <Prose>
          <h3>注销后将失去</h3>
          <ul className={styles.Losses}>
            {lossesOf(user, holdings.state === 'ready' ? holdings.value : null).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h3>请留意</h3>
          {leaveTerms().map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Check isOn={isUnderstood} onChange={setIsUnderstood}>
            我已了解，仍要注销
          </Check>
        </Prose>
      </Sheet>
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
