import { useState, type ReactNode } from 'react';
import type { ErrorReason, UserInfo } from '@shangyuan/contract';
import { useOnline } from '../../lib/device/online.ts';
import { useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { refreshResource, useResource } from '../../lib/page/resource.ts';
import { showToast } from '../../lib/page/toast.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi, CallError } from '../../lib/wire/api.ts';
import { LINKS } from '../../lib/wire/links.ts';
import { LOGIN_OPTIONS } from '../../lib/wire/loginOptions.ts';
import { ActionRow, FactRow, Rows } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import { goToWechat } from './login.ts';
import { MergeSheet } from './MergeSheet.tsx';
import type { MergeOffer } from './mergeView.ts';
import { PhoneSheet } from './PhoneSheet.tsx';
import { ProofField } from './ProofField.tsx';
import { useProofForm } from './useProofForm.ts';
import { useIsFresh } from './WechatProof.tsx';

/** Since when WeChat opens the account, '' where it does not; null while that is loaded or cannot be. */
function useWechatSince(): string | null {
  const links = useResource(LINKS);
  return links.state === 'ready' ? links.value.wechatSince : null;
}

/** The row 微信, where this site has WeChat or the account is linked to one. */
export function WechatRow({ onClick }: { readonly onClick: () => void }) {
  const isOnline = useOnline();
  const since = useWechatSince();
  const options = useResource(LOGIN_OPTIONS);
  const isOffered = options.state === 'ready' && options.value.wechat;
  if (since === null || (since === '' && !isOffered)) return null;
  return (
    <ActionRow
      label="微信"
      value={since === '' ? '未绑定' : '已绑定'}
      isDisabled={!isOnline}
      onClick={onClick}
    />
  );
}

interface WaysInSheetsProps {
  readonly user: UserInfo;
  readonly open: 'phone' | 'wechat' | null;
  readonly onClose: () => void;
}

/** Sheets of the phone and of WeChat, of what WeChat sent the browser back for, and of a merge that either leads to. */
export function WaysInSheets({ user, open, onClose }: WaysInSheetsProps) {
  const go = useGo();
  const { wxCode, state = '' } = useQueryTexts();
  const [offer, setOffer] = useState<MergeOffer | null>(null);
  const leaveReturn = () => go.to('personalCenter', {}, { replace: true });
  if (offer !== null) return <MergeSheet user={user} offer={offer} onClose={() => setOffer(null)} />;
  if (wxCode !== undefined)
    return (
      <LinkSheet
        user={user}
        returned={{ wxCode, state }}
        onClose={leaveReturn}
        onOffer={(found) => {
          leaveReturn();
          setOffer(found);
        }}
      />
    );
  if (open === 'phone')
    return (
      <PhoneSheet
        user={user}
        onClose={onClose}
        onOffer={(found) => {
          onClose();
          setOffer(found);
        }}
      />
    );
  return open === 'wechat' ? <WechatSheet user={user} onClose={onClose} /> : null;
}

interface LinkSheetProps {
  readonly user: UserInfo;
  readonly returned: { readonly wxCode: string; readonly state: string };
  readonly onClose: () => void;
  readonly onOffer: (offer: MergeOffer) => void;
}

/** Refusals after which what WeChat sent back is used up: confirming again cannot succeed. */
const FINAL_REFUSALS: readonly (ErrorReason | null)[] = [
  'accountLocked',
  'mergeBlocked',
  'socialFailed',
  'wechatLinked',
];

/** 绑定微信 after WeChat has sent the browser back; a WeChat of another account leads to the offer to merge. */
function LinkSheet(props: LinkSheetProps) {
  const isFresh = useIsFresh();
  return isFresh === null ? null : <LinkForm {...props} isFresh={isFresh} />;
}

function LinkForm({
  user,
  returned,
  onClose,
  onOffer,
  isFresh,
}: LinkSheetProps & { readonly isFresh: boolean }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { proof, submit } = useProofForm(user, {
    purpose: 'wechat',
    isProved: isFresh,
    send: async (proven) => {
      const answer = await callApi('linkWechat', { ...returned, ...proven }).catch((error: unknown) => {
        if (!(error instanceof CallError && FINAL_REFUSALS.includes(error.reason))) throw error;
        setRefusal(error.message);
      });
      if (answer === undefined) return;
      const { offer } = answer;
      if (offer !== null) return onOffer(offer);
      refreshResource(LINKS.queryKey);
      showToast('微信已绑定，以后也可用它登录');
      onClose();
    },
  });
  if (refusal !== null)
    return (
      <Sheet isOpen title="绑定微信" onClose={onClose}>
        <Note align="start">{refusal}</Note>
      </Sheet>
    );
  return (
    <FormSheet title="绑定微信" onClose={onClose} onSubmit={submit}>
      <Note align="start">把刚才的微信绑定到账号「{user.nickName}」，以后用它也能登录。</Note>
      {proof !== null && <ProofField {...proof} />}
    </FormSheet>
  );
}

function WechatSheet({ user, onClose }: { readonly user: UserInfo; readonly onClose: () => void }) {
  const since = useWechatSince();
  const isFresh = useIsFresh();
  if (since === null || isFresh === null) return null;
  if (since === '')
    return (
      <Sheet
        isOpen
        title="绑定微信"
        confirmText="去微信"
        onClose={onClose}
        onConfirm={() => void goToWechat(undefined, 'link').catch(() => undefined)}
      >
        <Note align="start">会到微信确认一次，回来后绑定；以后用微信也能登录这个账号。</Note>
        <Note align="start">这个微信已经有另一个账号时，可以把那个账号合并进来，命例与会员都在。</Note>
      </Sheet>
    );
  const facts = (
    <Rows>
      <FactRow label="绑定于" value={shanghaiDate(Date.parse(since))} />
    </Rows>
  );
  if (user.mobilePhoneNumber === '')
    return (
      <Sheet isOpen title="微信" onClose={onClose}>
        {facts}
        <Note align="start">先绑定手机号，才能解除微信，免得没有登录的办法。</Note>
      </Sheet>
    );
  return (
    <UnlinkForm user={user} isFresh={isFresh} onClose={onClose}>
      {facts}
    </UnlinkForm>
  );
}

interface UnlinkFormProps {
  readonly user: UserInfo;
  readonly isFresh: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function UnlinkForm({ user, isFresh, onClose, children }: UnlinkFormProps) {
  const { proof, submit } = useProofForm(user, {
    purpose: 'wechat',
    isProved: isFresh,
    send: async (proven) => {
      await callApi('unlinkWechat', proven);
      refreshResource(LINKS.queryKey);
      showToast('已解除微信，请用手机号登录');
      onClose();
    },
  });
  return (
    <FormSheet title="解除微信" onClose={onClose} onSubmit={submit}>
      {children}
      <Note align="start">解除后这个微信不再能登录本账号，账号里的内容不变。</Note>
      {proof !== null && <ProofField {...proof} />}
    </FormSheet>
  );
}
