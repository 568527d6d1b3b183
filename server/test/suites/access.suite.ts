/** Every call: wrong input, no session, an ended session. One table, checked to be whole. */
import { CALLS, type Call, type CallName } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { TestClient, unique, type Fields, type Harness } from '../harness.ts';

const uuid = '01900000-0000-7000-8000-000000000000';
const requestId = 'request-1';

/** A wrong input of each call and the field it must name; null where the call takes nothing. */
const WRONG: Readonly<Record<CallName, readonly [Fields, string] | null>> = {
  getSwitchValue: [{ type: 'ios' }, 'type'],
  listHolidays: [{ since: 'soon' }, 'since'],
  publicKey: null,
  loginOptions: null,
  register: [{ username: 'a b', password: 'x' }, 'username'],
  login: [{ username: 'someone', password: 'plain' }, 'password'],
  registerOrLogin: [{ loginType: '9', password: 'x' }, 'loginType'],
  wechatAuthorize: [{ inApp: 'maybe' }, 'inApp'],
  getUserInfo: [{ appId: 'other' }, 'appId'],
  updatePsw: [{ password: 'x', newPassword: 'y' }, 'password'],
  delAccount: [{ password: 'x' }, 'password'],
  updateUser: [{ nickName: 'x'.repeat(33) }, 'nickName'],
  getAvatar: [{ known: 'yesterday' }, 'known'],
  setAvatar: null,
  dropAvatar: null,
  bindPhone: [{ phone: '139' }, 'code'],
  accountLinks: null,
  linkWechat: [{ wxCode: '' }, 'wxCode'],
  unlinkWechat: [{ password: 'x' }, 'password'],
  offerMerge: [{ phone: '139' }, 'code'],
  mergeAccounts: [{ password: 'x' }, 'password'],
  listSessions: null,
  revokeSession: [{ scope: 'all' }, 'scope'],
  listSecurityEvents: null,
  exportUser: null,
  exportStatus: null,
  exportFile: [{ id: 'x' }, 'id'],
  askPasskey: null,
  loginByPasskey: [{ answer: { id: 'x' } }, 'answer'],
  beginPasskey: [{ password: 'x' }, 'password'],
  addPasskey: [{ answer: '{}' }, 'answer'],
  listPasskeys: null,
  renamePasskey: [{ id: uuid, label: ' ' }, 'label'],
  removePasskey: [{ id: 'x' }, 'id'],
  secondStepState: null,
  beginSecondStep: [{ password: 'x' }, 'password'],
  turnOnSecondStep: [{ ticket: 'x' }, 'secondCode'],
  turnOffSecondStep: [{ password: 'x' }, 'password'],
  renewRecoveryCodes: [{ secondCode: ' ' }, 'secondCode'],
  passSecondStep: [{ secondCode: '123456' }, 'ticket'],
  sendSms: [{ purpose: 'fun' }, 'purpose'],
  listQuotas: null,
  consumeQuota: [{ feature: 'all', requestId }, 'feature'],
  reconcileQuota: [{ uses: [{ feature: 'Ri', requestId, date: '2026-02-30' }] }, 'uses'],
  getUserPaiPanReportCount: null,
  listRecords: [{ since: '-1' }, 'since'],
  saveRecord: [{ id: 'x' }, 'id'],
  saveRecords: [{ records: [] }, 'records'],
  deleteRecords: [{ records: {} }, 'records'],
  deleteRecord: [{ id: uuid, purge: 'perhaps' }, 'purge'],
  restoreRecord: [{}, 'id'],
  listRevisions: [{ id: 'A'.repeat(36) }, 'id'],
  saveUserContact: [{ requestId, name: '' }, 'name'],
  sendFeedback: [{ requestId: 'short', type: 'chart', text: 'x' }, 'requestId'],
  listFeedback: null,
  feedbackImage: [{ id: '../x' }, 'id'],
  giveConsent: [{ requestId, item: 'all', granted: true, version: '1' }, 'item'],
  listConsents: null,
  queryVipPrice: [{ appId: 'other' }, 'appId'],
  getServerPrice: null,
  payOptions: null,
  wxPay: [{ scene: 'moon' }, 'scene'],
  wxServerPay: [{ orderNo: 'x' }, 'orderNo'],
  alipayPay: [{ requestId: 'short' }, 'requestId'],
  alipayServerPay: [{ target: 'x'.repeat(65) }, 'target'],
  viewOrder: [{ orderNo: '../etc' }, 'orderNo'],
  viewServerOrder: [{ appId: 'other' }, 'appId'],
  viewOrderNew: [{ orderNo: 'x' }, 'orderNo'],
  viewNew: [{ orderNo: 'x' }, 'orderNo'],
  getOrderData: [{}, 'orderNo'],
  closeOrder: [{}, 'orderNo'],
  listOrders: [{ limit: 0 }, 'limit'],
  viewReceipt: [{}, 'orderNo'],
  listServices: null,
  useService: [{ productId: 'report-chart' }, 'target'],
  useActivateCode: [{ code: 'x', requestId: 'short' }, 'requestId'],
  listCodes: null,
  listCalendars: null,
  openCalendar: [{ kind: 'moon' }, 'kind'],
  renewCalendar: [{ id: 'x' }, 'id'],
  closeCalendar: [{}, 'id'],
  writeCalendarLines: [{ id: 'x', lines: [] }, 'id'],
  signLink: [{ digest: 'short' }, 'digest'],
  listLinkKeys: null,
};

const NAMES = Object.keys(CALLS) as CallName[];
const callOf = (name: CallName): Call => CALLS[name];

export function accessSuite(harness: () => Harness): void {
  describe('every call', () => {
    it('names the first wrong field in Chinese, by GET and by POST', async () => {
      for (const isLegacy of [false, true]) {
        const client = new TestClient(harness(), isLegacy);
        await client.register();
        for (const name of NAMES) {
          const wrong = WRONG[name];
          if (wrong === null) continue;
          const answer = await client.call(name, wrong[0]);
          expect(answer.status, `${name} has no route: register it in a *.routes.ts of src/modules`).not.toBe(
            404,
          );
          expect(answer, name).toMatchObject({
            code: 400,
            status: 400,
            data: { reason: 'badInput', field: wrong[1] },
          });
          expect(answer.msg, name).toMatch(/^(缺少参数|参数有误)：.*\(?/);
        }
      }
    });

    it('asks for a login where it needs one: no session, a made-up token, an ended session', async () => {
      const ended = new TestClient(harness());
      await ended.register();
      const token = ended.cookies.get('sid') ?? '';
      await ended.call('revokeSession');
      const clients = [new TestClient(harness()), new TestClient(harness()), new TestClient(harness())];
      clients[1]?.cookies.set('sid', 'A'.repeat(43));
      clients[2]?.cookies.set('sid', token);
      for (const client of clients)
        for (const name of NAMES.filter((item) => callOf(item).access === 'user'))
          expect(await client.call(name, WRONG[name]?.[0] ?? {}), name).toMatchObject({
            code: 401,
            status: 401,
            msg: '请登录后使用',
            data: { reason: 'loginRequired' },
          });
    });

    it('is never cached, unless it says that it may be, and answers in the envelope', async () => {
      const client = new TestClient(harness());
      for (const name of NAMES) {
        const answer = await client.call(name, {});
        const kept = callOf(name).isCacheable === true ? /^public, max-age=\d+$/ : /^no-store$/;
        expect(answer.headers.get('cache-control'), name).toMatch(kept);
        expect(Object.keys(JSON.parse(answer.body) as object), name).toEqual(['code', 'msg', 'data']);
      }
    });

    it('ignores fields it does not know', async () => {
      const client = new TestClient(harness());
      await client.register();
      expect((await client.call('listQuotas', { surprise: '1', __proto__x: '2' })).msg).toBe('ok');
      expect(
        (
          await client.call('giveConsent', {
            requestId: unique().requestId,
            item: 'privacy',
            granted: 'true',
            version: '1',
            more: 1,
          })
        ).msg,
      ).toBe('ok');
    });
  });
}
