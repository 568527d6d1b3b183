import { useState } from 'react';
import { CALLS, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { useOnline } from '../../lib/device/online.ts';
import { showToast } from '../../lib/page/toast.ts';
import { refreshResource, useResource } from '../../lib/page/resource.ts';
import { momentText } from '../../lib/time/beijing.ts';
import { CallError } from '../../lib/wire/api.ts';
import { LOGIN_OPTIONS } from '../../lib/wire/loginOptions.ts';
import { PASSKEYS, removePasskey, renamePasskey } from '../../lib/wire/passkeyList.ts';
import { trimmed, useContractForm } from '../../lib/wire/useContractForm.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import { canUsePasskeys, createPasskey, type Passkey, type PasskeyProof } from './passkeys.ts';
import { ProofSheet } from './ProofSheet.tsx';

const LABEL_LENGTH = 32;
const NAMED = z.object({ label: trimmed(CALLS.renamePasskey.input.shape.label) });

/** What waits for the owner's proof. */
type Deed = (proof: PasskeyProof) => Promise<void>;

/** 通行密钥: the passkeys of the account, added, renamed and removed. */
export function Passkeys({ user }: { readonly user: UserInfo }) {
  const isOnline = useOnline();
  const [opened, setOpened] = useState<Passkey | null>(null);
  const [deed, setDeed] = useState<{ readonly run: Deed } | null>(null);
  const options = useResource(LOGIN_OPTIONS);
  const loaded = useResource(PASSKEYS);
  if (options.state !== 'ready' || loaded.state !== 'ready') return null;
  const isOffered = options.value.passkey && canUsePasskeys();
  const passkeys = loaded.value;
  if (!isOffered && passkeys.length === 0) return null;
  const done = (text: string) => {
    showToast(text);
    setOpened(null);
    setDeed(null);
  };
  const canProve = user.mobilePhoneNumber !== '' || user.loginType === '1';
  /** Does it at once after a fresh login, else after a proof. */
  const doProven = async (run: Deed) =>
    run({}).catch((error: unknown) => {
      if (error instanceof CallError && error.reason === 'proofRequired' && canProve) setDeed({ run });
    });
  const add: Deed = async (proof) => {
    if ((await createPasskey(proof)) === null) return;
    refreshResource(PASSKEYS.queryKey);
    done('已添加，下次可用它登录');
  };
  const remove =
    (id: string): Deed =>
    async (proof) => {
      await removePasskey({ id, ...proof });
      done('已移除，它不能再登录本账号');
    };
  const rename = async (id: string, label: string) => {
    await renamePasskey(id, label);
    done('已保存');
  };
  return (
    <>
      <SectionTitle>通行密钥</SectionTitle>
      {passkeys.length > 0 && (
        <RowsCard isDense>
          {passkeys.map((passkey) => (
            <ActionRow
              key={passkey.id}
              label={passkey.label}
              value={usedText(passkey)}
              isDisabled={!isOnline}
              onClick={() => setOpened(passkey)}
            />
          ))}
        </RowsCard>
      )}
      {isOffered && (
        <Button variant="secondary" size="small" disabled={!isOnline} onClick={() => void doProven(add)}>
          添加通行密钥
        </Button>
      )}
      <Note align="start">
        用指纹、面容或锁屏密码登录，不必记密码。私钥只在您的设备或密码管理器里，服务器只存公钥。
      </Note>
      {opened !== null && deed === null && (
        <PasskeySheet
          key={opened.id}
          passkey={opened}
          onClose={() => setOpened(null)}
          onRename={(label) => rename(opened.id, label)}
          onRemove={() => doProven(remove(opened.id))}
        />
      )}
      {deed !== null && (
        <ProofSheet
          user={user}
          purpose="passkey"
          submitText="继续"
          onClose={() => setDeed(null)}
          onProven={deed.run}
        />
      )}
    </>
  );
}

function usedText({ lastUsedAt, createdAt }: Passkey): string {
  return lastUsedAt === ''
    ? `${momentText(Date.parse(createdAt))} 添加`
    : `${momentText(Date.parse(lastUsedAt))} 用过`;
}

interface PasskeySheetProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRename: (label: string) => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

/** One passkey: its name, and the end of it. */
function PasskeySheet({ passkey, onClose, onRename, onRemove }: PasskeySheetProps) {
  const { field, submit } = useContractForm({
    schema: NAMED,
    initial: { label: passkey.label },
    labels: { label: '名称' },
    send: ({ label }) => onRename(label),
  });
  return (
    <FormSheet title="通行密钥" onClose={onClose} onSubmit={submit}>
      <TextField {...field('label')} maxLength={LABEL_LENGTH} />
      <Note align="start">
        {passkey.isSynced
          ? '由密码管理器在您的设备间同步。移除后，各设备都不能再用它登录。'
          : '只在添加它的那台设备上。移除后，那台设备不能再用它登录。'}
      </Note>
      <Button variant="danger" size="small" onClick={() => void onRemove()}>
        移除
      </Button>
    </FormSheet>
  );
}
