import { APPID } from '@shangyuan/contract';
import { useOnline } from '../../lib/device/online.ts';
import { callApi, CallError } from '../../lib/wire/api.ts';
import type { WaitingLogin } from '../../lib/wire/secondStep.ts';
import { Note } from '../../ui/display/Note.tsx';
import { SecondCodeSheet } from './SecondCodeField.tsx';

/** The second step of a login. A ticket that is over ends it: the first step is repeated. */
export function SecondStepSheet({ login }: { readonly login: WaitingLogin }) {
  const isOnline = useOnline();
  const { ticket, pass, cancel } = login;
  const handleSend = async (secondCode: string) => {
    try {
      pass(await callApi('passSecondStep', { appid: APPID, ticket, secondCode }));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'secondStepStale') cancel();
      throw error;
    }
  };
  return (
    <SecondCodeSheet
      title="两步验证"
      submitText="登录"
      isReady={isOnline}
      onClose={cancel}
      onSend={handleSend}
    >
      <Note align="start">
        {isOnline ? '打开手机上的验证器，输入现在的 6 位数字；手机不在身边，用存下的恢复码。' : '联网后可用'}
      </Note>
    </SecondCodeSheet>
  );
}
