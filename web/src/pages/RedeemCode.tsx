import { CALLS } from '@shangyuan/contract';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { memberText } from '../features/account/memberText.ts';
import { ACTIVATION_LENGTH, activationText } from '../features/membership/activationText.ts';
import { newId } from '../lib/device/newId.ts';
import { canPaste, pasteText } from '../lib/device/pasteText.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { shanghaiDate } from '../lib/time/clock.ts';
import { useSession } from '../lib/wire/session.ts';
import { useContractForm } from '../lib/wire/useContractForm.ts';
import { activateCode, USED_CODES } from '../lib/wire/usedCodes.ts';
import { FactRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { FieldButton, TextField } from '../ui/controls/TextField.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Form } from '../ui/frames/Form.tsx';
import { Stack } from '../ui/kit/Kit.tsx';
import styles from './ActivationPage.module.css';

const { code } = CALLS.useActivateCode.input.shape;
const WHOLE = z.object({
  code: z
    .nonoptional(code)
    .check(z.length(ACTIVATION_LENGTH, { error: '激活码共 16 位字母与数字，请填写完整' })),
});

export function RedeemCode() {
  const go = useGo();
  const user = useSession((session) => session.user);
  const [gift, setGift] = useState<string | null>(null);
  // The next code has another form, without the faults of the one before.
  const [used, setUsed] = useState(0);
  const handleUsed = (name: string) => {
    setUsed(used + 1);
    setGift(name);
  };
  return (
    <>
      <CodeForm key={used} onUsed={handleUsed} />
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

/** A code that is typed or pasted. @param onUsed called with the name of what it opened */
function CodeForm({ onUsed }: { readonly onUsed: (name: string) => void }) {
  // One a typed code: a second sending gets the answer of the first.
  const requestId = useRef(newId());
  const { field, fill, submit } = useContractForm({
    schema: WHOLE,
    initial: { code: '' },
    labels: { code: '激活码' },
    onType: () => {
      requestId.current = newId();
    },
    send: async (typed) => onUsed(await activateCode(typed.code, requestId.current)),
  });
  const { value, ...rest } = field('code');
  const change = (text: string) => fill('code', activationText(text));
  const handlePaste = async () => {
    const text = await pasteText();
    if (text !== null) change(text);
  };
  return (
    <Stack as={Card} gap={3} className={styles.Code}>
      <Form
        submitText="立即激活"
        needsNetwork
        note="激活码由活动或合作方发放；大小写、空格与连字符不限"
        onSubmit={submit}
      >
        <TextField
          {...rest}
          className={styles.Field}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => change(event.target.value)}
          // A whole code needs the width.
          tail={
            canPaste() && value === '' && <FieldButton onClick={() => void handlePaste()}>粘贴</FieldButton>
          }
        />
      </Form>
    </Stack>
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
