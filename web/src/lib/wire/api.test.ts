import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { Failure, Work } from '@shangyuan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { factsOf } from '../../features/feedback/feedback.ts';
import { lastFailedRequest } from '../page/failedRequest.ts';
import { hideSnack, showSnack, useMessages } from '../page/toast.ts';
import { callApi, QUIET } from './api.ts';

const DAY_MS = 86_400_000;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' });

interface Sent {
  readonly p: string;
  readonly kid: string;
}

/** A server whose clock is another than ours, and which may refuse once. */
function serve(aheadMs: number, refusals: Failure['reason'][], work?: Work) {
  const seen: { ts: number; kid: string; work: string | undefined }[] = [];
  const state = { keys: 0 };
  const answer = (body: unknown) => new Response(JSON.stringify(body));
  const open = (sent: Sent) => {
    const blocks = Buffer.from(sent.p, 'base64');
    const parts = Array.from({ length: blocks.length / 256 }, (_, index) =>
      privateDecrypt(
        { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
        blocks.subarray(index * 256, index * 256 + 256),
      ),
    );
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as { ts: number; work?: string };
  };
  vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
    if (path.includes('publicKey')) {
      state.keys += 1;
      const data = { kid: `key${state.keys}`, pem, now: Date.now() + aheadMs };
      return answer({ code: 200, msg: 'ok', data });
    }
    const sent = JSON.parse(init.body) as Sent;
    const fields = open(sent);
    seen.push({ ts: fields.ts, kid: sent.kid, work: fields.work });
    const reason = refusals.shift();
    if (reason !== undefined) return answer({ code: 400, msg: 'no', data: { reason, work } });
    return answer({ code: 200, msg: 'ok', data: { resendAfterSec: 60 } });
  });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a payload bears the time of the server, however wrong the clock of the device is', async () => {
  const seen = serve(400 * DAY_MS, ['badClock']);
  await callApi('sendSms', { phone: '13800138000' }, QUIET);
  // The first may have been sealed with a key of another test: the key is fetched again and the call repeated once.
  expect(seen).toHaveLength(2);
  expect(Math.abs((seen[1]?.ts ?? 0) - Date.now() - 400 * DAY_MS)).toBeLessThan(60_000);
  expect(seen[1]?.kid).not.toBe(seen[0]?.kid);
});

test('a call whose key is refused twice fails with the reason', async () => {
  const seen = serve(0, ['badSecret', 'badSecret', 'badSecret']);
  await expect(callApi('sendSms', { phone: '13800138000' }, QUIET)).rejects.toMatchObject({
    reason: 'badSecret',
  });
  expect(seen).toHaveLength(2);
});

test('a call that needs work is made once more with it, and fails where that is refused', async () => {
  const work = { challenge: 'c2VsZg', bits: 6 };
  const seen = serve(0, ['workNeeded'], work);
  await expect(callApi('sendSms', { phone: '13800138000' }, QUIET)).resolves.toEqual({ resendAfterSec: 60 });
  expect(seen[0]?.work).toBeUndefined();
  const digest = createHash('sha256').update(`c2VsZg|${seen[1]?.work}`).digest();
  expect(digest.readUInt8(0)).toBeLessThan(4);
  const again = serve(0, ['workNeeded', 'workNeeded', 'workNeeded'], work);
  await expect(callApi('sendSms', { phone: '13800138000' }, QUIET)).rejects.toMatchObject({
    reason: 'workNeeded',
  });
  expect(again).toHaveLength(2);
});

test('a rate-limited call reports when to retry', async () => {
  const refuse = (headers: Record<string, string>) => {
    const body = JSON.stringify({ code: 429, msg: 'no', data: { reason: 'tooOften' } });
    vi.stubGlobal('fetch', async () => new Response(body, { status: 429, headers }));
    return callApi('listConsents', {}, QUIET).catch((error: unknown) => error);
  };
  expect(await refuse({ 'retry-after': '37' })).toMatchObject({ reason: 'tooOften', retryAfterSec: 37 });
  expect(await refuse({})).toMatchObject({ reason: 'tooOften', retryAfterSec: null });
});

const REQUEST_ID = '3f2a91c4-0000-4000-8000-000000000001';

/** A server that answers everything with one failure. */
function fail(status: number, data: Partial<Failure> | null, id = REQUEST_ID) {
  vi.stubGlobal('window', { setTimeout: () => 0 });
  const body = JSON.stringify({ code: status, msg: '服务器错误,请稍后再试', data });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'x-request-id': id } }));
  return callApi('getSwitchValue', {}, { hasMask: false }).catch((error: unknown) => error);
}

test('a failure of the server is shown with its number, which can be copied whole and goes along with a letter', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await fail(500, { reason: 'internal' })).toMatchObject({
    reason: 'internal',
    requestId: REQUEST_ID,
  });
  const { snack } = useMessages.getState();
  expect(snack).toMatchObject({ text: '服务器错误,请稍后再试（编号 3f2a91c4）', action: '复制' });
  snack?.onAction();
  expect(copied).toEqual([REQUEST_ID]);
  expect(lastFailedRequest()).toBe(REQUEST_ID);
  expect(factsOf({}, null, false)['request']).toBe(REQUEST_ID);
  hideSnack();
});

test('what can be undone stays when a call fails', async () => {
  vi.stubGlobal('window', { setTimeout: () => 0 });
  showSnack({ text: '已删除', action: '撤销', onAction: () => {} });
  await fail(503, { reason: 'busy' });
  const { snack, toast } = useMessages.getState();
  expect([snack?.action, toast?.text]).toEqual(['撤销', '服务器错误,请稍后再试（编号 3f2a91c4）']);
  hideSnack();
});

test('a refusal is shown without a number', async () => {
  const before = lastFailedRequest();
  expect(await fail(429, { reason: 'tooOften' }, 'another id')).toMatchObject({ requestId: null });
  expect(useMessages.getState()).toMatchObject({ snack: null, toast: { text: '服务器错误,请稍后再试' } });
  expect(lastFailedRequest()).toBe(before);
});
