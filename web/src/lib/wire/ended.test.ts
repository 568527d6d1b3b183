import type { UserInfo } from '@shangyuan/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi, QUIET } from './api.ts';
import { useSession } from './session.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock(import('../page/toast.ts'), async (load) => ({ ...(await load()), showToast }));

const USER = { id: 'u1', username: 'reader', nickName: '读者' } as UserInfo;

/** A server that refuses the calls of a session: those that left before it began, or all of them. */
function refuse(isOver: boolean) {
  const asked: string[] = [];
  const answer = (body: object, status: number) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!isOver && path.includes('getUserInfo')) return answer({ code: 200, msg: 'ok', data: 'sealed' }, 200);
    return answer({ code: 401, msg: '请登录后使用', data: { reason: 'loginRequired' } }, 401);
  });
  return asked;
}

const failed = (error: unknown) => error;

describe('a call that is refused for want of a session', () => {
  beforeEach(() => {
    showToast.mockReset();
    useSession.setState({ isReady: true, user: USER, isEnded: false });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('ends the session of the device and says so once, however many calls there are', async () => {
    const asked = refuse(true);
    const calls = [
      callApi('listSessions', {}, QUIET),
      callApi('listOrders', {}),
      callApi('listConsents', {}, QUIET),
    ];
    for (const call of calls) expect(await call.catch(failed)).toMatchObject({ reason: 'loginRequired' });
    expect(useSession.getState()).toMatchObject({ user: null, isEnded: true });
    expect(showToast.mock.calls).toEqual([['这台设备已退出登录，请重新登录']]);
    expect(asked.filter((path) => path.includes('getUserInfo'))).toHaveLength(1);
  });

  test('changes nothing where it left before the session that there is now', async () => {
    refuse(false);
    expect(await callApi('listSessions', {}, QUIET).catch(failed)).toMatchObject({ reason: 'loginRequired' });
    expect(useSession.getState()).toMatchObject({ user: USER, isEnded: false });
    expect(showToast).not.toHaveBeenCalled();
  });

  test('of a visitor is answered as before', async () => {
    useSession.setState({ user: null });
    const asked = refuse(true);
    await callApi('listOrders', {}).catch(failed);
    expect(showToast.mock.calls).toEqual([['请登录后使用']]);
    expect(useSession.getState().isEnded).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
