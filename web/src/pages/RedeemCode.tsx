import { useState } from 'react';
import { memberText } from '../features/account/memberText.ts';
import { ACTIVATION_LENGTH, activationText } from '../features/membership/activationText.ts';
import { newId } from '../lib/device/newId.ts';
import { canPaste, pasteText } from '../lib/device/pasteText.ts';
import { useOnline } from '../lib/device/online.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { shanghaiDate } from '../lib/time/clock.ts';
import { useSession } from '../lib/wire/session.ts';
import { activateCode, USED_CODES } from '../lib/wire/usedCodes.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FactRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { FieldButton, TextField } from '../ui/controls/TextField.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Stack } from '../ui/kit/Kit.tsx';
import styles from './ActivationPage.module.css';

export function RedeemCode() {
  const go = useGo();
  const isOnline = useOnline();
  const user = useSession((session) => session.user);
  const [code, setCode] = useState('');
  // One a typed code: a second sending gets the answer of the first.
  const [requestId, setRequestId] = useState(newId);
  const [gift, setGift] = useState<string | null>(null);
  const change = (text: string) => {
    setCode(activationText(text));
    setRequestId(newId());
  };
  const handlePaste = async () => {
    const text = await pasteText();
    if (text !== null) change(text);
  };
  const handleUse = async () => {
    const name = await activateCode(code, requestId);
    change('');
    setGift(name);
  };
  return (
    <>
      <Stack as={Card} gap={3} className={styles.Code}>
        <TextField
          label="激活码"
          className={styles.Field}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => change(event.target.value)}
          // A whole code needs the width.
          tail={
            canPaste() && code === '' && <FieldButton onClick={() => void handlePaste()}>粘贴</FieldButton>
          }
        />
        <Button
          disabled={!isOnline || code.length < ACTIVATION_LENGTH}
          onClick={() => void handleUse().catch(() => undefined)}
        >
          {isOnline ? '立即激活' : '联网后可用'}
        </Button>
        <Note>激活码由活动或合作方发放；大小写、空格与连字符不限</Note>
      </Stack>
      <History />
      <RowsCard>
        <LinkRow page="memberCenter" label="会员" value={memberText(user)} />
        <LinkRow page="advice" query={{ type: 'account' }} label="激活遇到问题" value="联系客服" />
      </RowsCard>
      <Sheet
        isOpen={gift !== null}
        title="激活成功"
        onClose={() => setGift(null)}
        closeText="留在本页"
        confirmText="返回"
        onConfirm={() => {
          setGift(null);
          go.back();
        }}
      >
        <p role="status">
          「{gift}」已生效，{memberText(user)}。
        </p>
      </Sheet>
    </>
  );
}

function History() {
  const used = useResource(USED_CODES);
  if (used.state !== 'ready' || used.value.length === 0) return null;
  return (
    <>
      <SectionTitle>用过的激活码</SectionTitle>
      <RowsCard isDense>
        {used.value.map(({ name, days, isLifetime, usedAt }) => (
          <FactRow
            key={usedAt}
            label={name}
            value={`${isLifetime ? '终身' : `${days} 天`} · ${shanghaiDate(Date.parse(usedAt))}`}
          />
        ))}
      </RowsCard>
    </>
  );
}
