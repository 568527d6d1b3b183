import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi, QUIET } from '../../lib/wire/api.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Prose } from '../../ui/display/Prose.tsx';
import styles from './AccountForm.module.css';
import { CodeField } from './CodeField.tsx';
import { leaveTerms, lossesOf } from './leaveView.ts';
import { passwordText, sendOwnCode } from './login.ts';

const PROOFS = [
  { value: 'code', text: '验证码' },
  { value: 'password', text: '密码' },
] as const;

const loadHoldings = () => callApi('getUserPaiPanReportCount', {}, QUIET).catch(() => null);

interface LeaveSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** Called when the account is on its way out. @param until the last day on which it can be taken back */
  readonly onLeft: (until: string) => void;
}

/** 注销账号 in two steps: what is lost and for how long it can be taken back, then the proof. */
export function LeaveSheet({ user, onClose, onLeft }: LeaveSheetProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const holdings = useLoaded(loadHoldings, 'holdings');
  const hasPhone = user.mobilePhoneNumber !== '';
  const [proof, setProof] = useState<'code' | 'password'>(hasPhone ? 'code' : 'password');
  const [given, setGiven] = useState('');
  const handleLeave = async () => {
    const proven = proof === 'code' ? { code: given.trim() } : { password: passwordText(given) };
    const { eraseAfter } = await callApi('delAccount', { userId: user.id, ...proven });
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
      isConfirmDisabled={given.trim() === ''}
      onConfirm={() => void handleLeave().catch(() => undefined)}
    >
      <div className={styles.Form}>
        {hasPhone && (
          <Segment
            label="验证方式"
            options={PROOFS}
            value={proof}
            onChange={(next) => {
              setProof(next);
              setGiven('');
            }}
          />
        )}
        {proof === 'code' ? (
          <CodeField value={given} onChange={setGiven} onSend={() => sendOwnCode('delete')} />
        ) : (
          <TextField
            label="密码"
            type="password"
            autoComplete="current-password"
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
        {!hasPhone && <Note align="start">没有设过密码的账号，请先绑定手机号。</Note>}
      </div>
    </Sheet>
  );
}
