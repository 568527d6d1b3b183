/** The operator's page: who is let in, and that its acts are those of the commands, once each and in the audit. */
import { OPERATOR_CALLS, type OperatorCallName } from '@shangyuan/contract/operator';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildApp, newLogger } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { MINUTE_MS } from '../../src/duration.ts';
import { runCommand } from '../../src/ops/run.ts';
import { appCode } from '../appCode.ts';
import { OPERATOR, TestClient, unique, type Answer, type Fields, type Harness } from '../harness.ts';
import { booksOf } from '../payment/books.ts';
import { noticesOf } from '../payment/buyer.ts';

const NAMES = Object.keys(OPERATOR_CALLS) as OperatorCallName[];
const CLOSED = NAMES.filter((name) => OPERATOR_CALLS[name].access === 'operator');
const { OPERATOR_TOKEN: token, OPERATOR_TOTP_SECRET: secret } = OPERATOR;

/** A browser at the operator's page, elsewhere than on the server. */
class Operator {
  readonly client: TestClient;
  readonly harness: Harness;
  name = 'anna';

  constructor(harness: Harness) {
    this.harness = harness;
    this.client = new TestClient(harness);
  }

  async call(
    name: OperatorCallName,
    fields: Fields = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const call = OPERATOR_CALLS[name];
    const answer = await this.client.fetch(call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    });
    if (answer.status === 200 && !('file' in call)) z.parse(call.output as z.ZodMiniType, answer.data);
    return answer;
  }

  code(shift = 0): string {
    return appCode(secret, this.harness.now(), shift);
  }

  /** A code of the next step of time: no test uses that of another. */
  next(): string {
    this.harness.pass(30_000);
    return this.code();
  }

  async login(fields: Fields = {}): Promise<Answer> {
    return this.call('login', { name: this.name, token, code: this.next(), ...fields });
  }

  async arrive(name = 'anna'): Promise<this> {
    this.name = name;
    expect((await this.login()).msg).toBe('ok');
    return this;
  }

  /** A call that must succeed. */
  async ask<T = Record<string, unknown>>(name: OperatorCallName, fields: Fields = {}): Promise<T> {
    const answer = await this.call(name, fields);
    expect(answer.msg, name).toBe('ok');
    return answer.data as unknown as T;
  }

  /** What the audit has of a target, the newest first. */
  async audit(target: string) {
    const { entries } = await this.ask<{ entries: { actor: string; action: string; detail: object }[] }>(
      'audit',
      { target },
    );
    return entries;
  }
}

const JSON_HEADERS = { 'content-type': 'application/json', host: '127.0.0.1:8600' };
const post = (path: string, payload: object, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: path,
  payload,
  headers: { ...JSON_HEADERS, ...headers },
});

export function operatorSuite(harness: () => Harness): void {
  const { arrive, expectBooksRight } = booksOf(harness);
  const ops = (...args: string[]) => runCommand(harness().system, args);
  const appWith = (config: Partial<Config>) =>
    buildApp(
      { ...harness().parts, config: { ...harness().parts.config, ...config } },
      { logger: newLogger(harness().parts.config, { write: () => {} }) },
    );
  const counted = async (event: string) => {
    const text = await harness().parts.metrics.text();
    return Number(new RegExp(`security_events_total\\{event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  };

  describe("the operator's page", () => {
    beforeAll(() => {
      harness().secrets.add(token);
      harness().secrets.add(secret);
    });

    it('answers no call without a session, nor to a session of a user', async () => {
      const visitor = new Operator(harness());
      const user = new Operator(harness());
      await user.client.register();
      for (const name of CLOSED) {
        expect((await visitor.call(name)).data, name).toMatchObject({ reason: 'loginRequired' });
        expect((await user.call(name)).data, name).toMatchObject({ reason: 'loginRequired' });
      }
      expect((await visitor.call('state')).data).toMatchObject({ way: 'token', operator: '' });
    });

    it('is not there at all unless it is configured, nor on this machine through a proxy', async () => {
      const off = await appWith({ OPERATOR_LOCAL: false, OPERATOR_TOKEN: undefined });
      const local = await appWith({ OPERATOR_LOCAL: true, OPERATOR_TOKEN: undefined });
      for (const name of NAMES) {
        const { path } = OPERATOR_CALLS[name];
        expect((await off.inject(post(path, {}))).statusCode, name).toBe(404);
        for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
          expect((await local.inject(post(path, {}, { [header]: '127.0.0.1' }))).statusCode, name).toBe(404);
        // A name that leads to this machine, as a page of another site could have.
        expect((await local.inject(post(path, {}, { host: 'evil.example' }))).statusCode, name).toBe(404);
      }
      const { path } = OPERATOR_CALLS.state;
      expect((await local.inject(post(path, {}))).json()).toMatchObject({ data: { way: 'local' } });
      await off.close();
      await local.close();
    });

    it('has its files, which are in no index of a search, only where it may be opened', async () => {
      const folder = mkdtempSync('/tmp/shangyuan-web-');
      mkdirSync(`${folder}/operator/assets`, { recursive: true });
      for (const file of ['index.html', 'operator/index.html', 'operator/assets/x.js'])
        writeFileSync(`${folder}/${file}`, 'content');
      const web = { WEB_DIR: folder, PUBLIC_ORIGIN: 'https://shangyuan.example' };
      const off = await appWith({ ...web, OPERATOR_LOCAL: false, OPERATOR_TOKEN: undefined });
      const local = await appWith({ ...web, OPERATOR_LOCAL: true, OPERATOR_TOKEN: undefined });
      const far = await appWith({ ...web, OPERATOR_LOCAL: false });
      const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
        url,
        headers: { host: '127.0.0.1:8600', ...headers },
      });
      const paths = [
        '/operator',
        '/operator/',
        '/operator/index.html',
        '/operator/assets/x.js',
        '/%6Fperator/',
      ];
      for (const path of paths) {
        expect((await off.inject(get(path))).statusCode, path).toBe(404);
        expect((await local.inject(get(path, { 'x-forwarded-for': '10.9.9.9' }))).statusCode, path).toBe(404);
        for (const app of [local, far]) {
          const { headers, statusCode } = await app.inject(get(path));
          expect({ statusCode, robots: headers['x-robots-tag'] }, path).toEqual({
            statusCode: 200,
            robots: 'noindex, nofollow',
          });
          expect(headers['content-security-policy'], path).toContain("script-src 'self'");
        }
      }
      expect((await off.inject(get('/'))).headers['x-robots-tag']).toBeUndefined();
      for (const app of [off, local, far]) await app.close();
      rmSync(folder, { recursive: true });
    });

    it('takes POST only, and nothing from a page of another site, reads included', async () => {
      const anna = await new Operator(harness()).arrive();
      for (const name of NAMES) {
        const { path } = OPERATOR_CALLS[name];
        expect((await anna.client.fetch(path)).status, name).toBe(404);
        const headers = {
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': 'cors',
          'sec-fetch-dest': 'empty',
        };
        expect((await anna.call(name, {}, headers)).data, name).toMatchObject({ reason: 'foreignOrigin' });
      }
    });

    it('opens with the token and a code, which works once', async () => {
      const anna = new Operator(harness());
      const code = anna.next();
      const failed = await counted('operator.failed');
      for (const wrong of [
        { token: 'token of the operator, 32 letters or mora', code },
        { token: '', code },
        { token, code: '' },
        { token, code: anna.code(-3) },
        { token, code: anna.code(3) },
        { token, code: 'abcdef' },
      ]) {
        const { data, headers } = await anna.call('login', { name: 'anna', ...wrong });
        expect(data).toMatchObject({ reason: 'wrongCredentials' });
        expect(headers.getSetCookie()).toEqual([]);
      }
      const opened = await anna.call('login', { name: 'anna', token, code });
      expect(opened.msg).toBe('ok');
      expect(opened.headers.getSetCookie()[0]).toMatch(
        /^operator=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect((await anna.call('state')).data).toMatchObject({ operator: 'anna' });
      const eve = new Operator(harness());
      expect((await eve.call('login', { name: 'eve', token, code })).data).toMatchObject({
        reason: 'wrongCredentials',
      });
      // A code of the step before, which was not used itself.
      expect((await eve.call('login', { name: 'eve', token, code: eve.code(-1) })).data).toMatchObject({
        reason: 'wrongCredentials',
      });
      expect(await counted('operator.failed')).toBe(failed + 8);
      const { entries } = await anna.ask<{ entries: { actor: string; detail: { why: string } }[] }>('audit', {
        action: 'operator.refused',
      });
      expect(entries.slice(0, 8).map(({ actor, detail }) => `${actor} ${detail.why}`)).toEqual([
        'operator:eve used',
        'operator:eve used',
        ...['code', 'code', 'code', 'code', 'token', 'token'].map((why) => `operator:anna ${why}`),
      ]);
    });

    it('lets one of many logins with the same code in', async () => {
      harness().pass(60 * MINUTE_MS);
      const code = new Operator(harness()).next();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => new Operator(harness()).call('login', { name: 'anna', token, code })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('stops who guesses, by address; codes with the right token for all addresses', async () => {
      harness().pass(60 * MINUTE_MS);
      const eve = new Operator(harness());
      for (let n = 0; n < 10; n += 1)
        expect((await eve.login({ token: 'x' })).data).toMatchObject({ reason: 'wrongCredentials' });
      expect((await eve.login()).data).toMatchObject({ reason: 'tooOften' });
      await new Operator(harness()).arrive();
      for (let n = 0; n < 10; n += 1)
        expect((await new Operator(harness()).login({ code: '12345' })).status).toBe(401);
      expect((await new Operator(harness()).login()).data).toMatchObject({ reason: 'tooOften' });
      expect(await counted('operator.limited')).toBeGreaterThan(1);
      harness().pass(60 * MINUTE_MS);
      await new Operator(harness()).arrive();
    });

    it('ends a session after a quarter of an hour, after eight hours, on request, and with its token', async () => {
      const anna = await new Operator(harness()).arrive();
      harness().pass(14 * MINUTE_MS);
      await anna.ask('overview');
      harness().pass(16 * MINUTE_MS);
      expect((await anna.call('overview')).data).toMatchObject({ reason: 'loginRequired' });
      await anna.arrive();
      for (let n = 0; n < 34; n += 1) {
        harness().pass(14 * MINUTE_MS);
        await anna.ask('state');
      }
      await anna.ask('overview');
      harness().pass(14 * MINUTE_MS);
      expect((await anna.call('overview')).data).toMatchObject({ reason: 'loginRequired' });
      await anna.arrive();
      const cookie = `operator=${anna.client.cookies.get('operator')}`;
      const { path } = OPERATOR_CALLS.overview;
      const elsewhere = { 'x-forwarded-for': '10.9.9.9', cookie, 'x-requested-with': 'test' };
      const changed = await appWith({ OPERATOR_TOKEN: `${token}, another` });
      expect((await changed.inject(post(path, {}, elsewhere))).statusCode).toBe(401);
      const same = await appWith({});
      expect((await same.inject(post(path, {}, elsewhere))).statusCode).toBe(200);
      // The same cookie on the machine itself, where another way is open.
      expect((await same.inject(post(path, {}, { cookie, 'x-requested-with': 'test' }))).statusCode).toBe(
        401,
      );
      await anna.ask('logout');
      expect((await same.inject(post(path, {}, elsewhere))).statusCode).toBe(401);
      await changed.close();
      await same.close();
    });

    it('on this machine asks for a name only, and its session holds nowhere else', async () => {
      const app = await appWith({ PUBLIC_ORIGIN: 'https://shangyuan.example', OPS_USER: 'root' });
      const state = await app.inject(post(OPERATOR_CALLS.state.path, {}));
      expect(state.json()).toMatchObject({ data: { way: 'local', operator: '', suggested: 'root' } });
      const { path } = OPERATOR_CALLS.login;
      expect((await app.inject(post(path, { name: '' }))).statusCode).toBe(400);
      // A browser's own words of where it is: not the configured origin.
      const here = {
        origin: 'http://127.0.0.1:8600',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        'sec-fetch-dest': 'empty',
      };
      const opened = await app.inject(post(path, { name: 'root' }, here));
      const { name, value } = opened.cookies[0] ?? { name: '', value: '' };
      expect({ name, status: opened.statusCode }).toEqual({ name: 'operator', status: 200 });
      const cookie = `operator=${value}`;
      const ask = (headers: Record<string, string>) =>
        app.inject(post(OPERATOR_CALLS.overview.path, {}, { ...here, cookie, ...headers }));
      expect((await ask({})).statusCode).toBe(200);
      const outside = { 'x-forwarded-for': '127.0.0.1', origin: 'https://shangyuan.example' };
      for (const cookies of [cookie, `__Host-operator=${value}`])
        expect((await ask({ ...outside, cookie: cookies })).statusCode).toBe(401);
      const login = { name: 'anna', token, code: new Operator(harness()).next() };
      const far = await app.inject(post(path, login, { ...here, ...outside }));
      expect(far.headers['set-cookie']).toMatch(
        /^__Host-operator=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      await app.close();
    });

    it('refunds once for a request, however often it comes, in the name of the operator', async () => {
      const anna = await new Operator(harness()).arrive();
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      const other = await buyer.buy('alipay');
      const { requestId } = unique();
      const input = { orderNo, requestId, amount: '8', days: 10, reason: '多付了' };
      for (const [field, value] of [
        ['amount', '0'],
        ['amount', '8.001'],
        ['amount', 'all'],
        ['reason', ' '],
        ['requestId', 'x'],
      ] as const)
        expect((await anna.call('refund', { ...input, [field]: value })).data, field).toMatchObject({
          field,
        });
      expect((await anna.call('refund', { ...input, amount: '18.01' })).data).toMatchObject({
        reason: 'conflict',
      });
      const answers = await Promise.all(Array.from({ length: 4 }, () => anna.ask('refund', input)));
      for (const made of answers)
        expect(made).toMatchObject({ refundNo: `${orderNo}R1`, amount: '8.00', days: 10 });
      for (const changed of [{ amount: '9' }, { orderNo: other.orderNo }])
        expect((await anna.call('refund', { ...input, ...changed })).data).toMatchObject({
          reason: 'requestIdReused',
        });
      const detail = await anna.ask<{ refundable: string; refunds: object[] }>('order', { orderNo });
      expect(detail).toMatchObject({
        order: { amount: '18.00', refunded: '8.00', state: 'paid' },
        refundable: '10.00',
        refunds: [{ operator: 'operator:anna', reason: '多付了', status: 'done' }],
        account: { phone: '' },
      });
      expect((await buyer.info()).vipDay).toBe(50);
      const rest = { orderNo, requestId: unique().requestId, amount: '10.00', reason: '其余' };
      expect(await anna.ask('refund', rest)).toMatchObject({ days: null, status: 'done' });
      expect((await buyer.info()).vipDay).toBe(30);
      expect((await anna.audit(orderNo)).filter(({ action }) => action === 'order.refund')).toMatchObject([
        { actor: 'operator:anna', detail: { amountFen: 1_000, reason: '其余' } },
        { actor: 'operator:anna', detail: { amountFen: 800, days: 10 } },
      ]);
      await expectBooksRight();
    });

    it('finds orders, asks the provider about one, and lists refunds that need a person', async () => {
      const anna = await new Operator(harness()).arrive('berta');
      const buyer = await arrive();
      const { orderNo: closed } = await buyer.order('alipay', { productId: 'vip-season' });
      const started = await buyer.order('wechat');
      buyer.pay(started);
      const list = async (fields: Fields) =>
        (await anna.ask<{ orders: { orderNo: string }[] }>('orders', fields)).orders.map(
          (row) => row.orderNo,
        );
      expect(await list({ account: buyer.id })).toEqual([started.orderNo, closed]);
      expect(await list({ account: buyer.id, channel: 'alipay' })).toEqual([closed]);
      expect(await list({ account: buyer.id, state: 'paid' })).toEqual([]);
      expect(await list({ orderNo: closed })).toEqual([closed]);
      expect(await list({ account: 'no such name' })).toEqual([]);
      expect(await anna.ask('checkOrder', { orderNo: started.orderNo })).toMatchObject({
        order: { state: 'paid' },
      });
      expect(await list({ account: buyer.id, state: 'paid' })).toEqual([started.orderNo]);
      expect(await anna.audit(started.orderNo)).toMatchObject([
        { actor: 'operator:berta', action: 'order.check' },
      ]);
      harness().pay.wechat.faults.push('error500');
      const { refundNo } = await anna.ask<{ refundNo: string }>('refund', {
        orderNo: started.orderNo,
        requestId: unique().requestId,
        amount: '18',
        reason: '申请',
      });
      harness().pay.wechat.faults.length = 0;
      const stuck = async (show: string) =>
        (
          await anna.ask<{ refunds: { refundNo: string; isStuck: boolean }[] }>('refunds', { show })
        ).refunds.filter((row) => row.refundNo === refundNo);
      expect(await stuck('open')).toMatchObject([{ isStuck: false }]);
      expect(await stuck('stuck')).toEqual([]);
      for (let n = 0; n < 5; n += 1) {
        harness().pass(14 * MINUTE_MS);
        await anna.ask('state');
      }
      expect(await stuck('stuck')).toMatchObject([{ isStuck: true }]);
      expect((await anna.ask<{ stuckRefunds: number }>('overview')).stuckRefunds).toBeGreaterThan(0);
      expect((await anna.call('cancelRefund', { refundNo, reason: '' })).data).toMatchObject({
        field: 'reason',
      });
      await anna.ask('cancelRefund', { refundNo, reason: '改为换货' });
      expect((await anna.call('cancelRefund', { refundNo, reason: '改为换货' })).status).toBe(409);
      expect(await stuck('open')).toEqual([]);
      expect(await anna.audit(started.orderNo)).toContainEqual(
        expect.objectContaining({
          actor: 'operator:berta',
          action: 'order.refundCancel',
          detail: { refundNo, why: '改为换货' },
        }),
      );
      expect(noticesOf(harness(), started.orderNo)).not.toEqual([]);
    });

    it('goes through a list page by page', async () => {
      const anna = await new Operator(harness()).arrive();
      const seen = new Set<string>();
      let pages = 0;
      for (let after = ''; ; pages += 1) {
        const { entries, next } = await anna.ask<{ entries: { id: string }[]; next: string }>('audit', {
          actor: 'operator:anna',
          after,
        });
        for (const { id } of entries) seen.add(id);
        after = next;
        if (next === '') break;
        expect(entries).toHaveLength(20);
      }
      const { rows } = await harness().database.executeSql(
        `SELECT count(*)::int AS n FROM audit WHERE actor = 'operator:anna'`,
      );
      expect(seen.size).toBe((rows as { n: number }[])[0]?.n);
      expect(pages).toBeGreaterThan(0);
    });

    it('makes a batch of codes once for a request, and revokes with a reason', async () => {
      const anna = await new Operator(harness()).arrive();
      const { requestId } = unique();
      const input = { requestId, name: '运营页', size: 3, days: 30, expires: '' };
      expect((await anna.call('createCodes', { ...input, expires: '2020-01-01' })).data).toMatchObject({
        field: 'expires',
      });
      const { batch, codes } = await anna.ask<{ batch: { id: string }; codes: string[] }>(
        'createCodes',
        input,
      );
      expect(codes).toHaveLength(3);
      for (const code of codes) harness().secrets.add(code);
      expect((await anna.call('createCodes', input)).data).toMatchObject({ reason: 'conflict' });
      const user = new TestClient(harness());
      const { id } = await user.register();
      expect(
        (await user.call('useActivateCode', { activateCode: codes[0], requestId: unique().requestId })).msg,
      ).toBe('ok');
      expect(await anna.ask('findCode', { code: codes[0] ?? '' })).toMatchObject({ code: { usedBy: id } });
      expect(await anna.ask('revokeCode', { code: codes[1] ?? '', reason: '印错' })).toEqual({ revoked: 1 });
      expect(await anna.ask('revokeBatch', { id: batch.id, reason: '遗失' })).toEqual({ revoked: 1 });
      expect(await anna.ask('revokeBatch', { id: batch.id, reason: '遗失' })).toEqual({ revoked: 0 });
      expect(await anna.ask('batch', { id: batch.id })).toMatchObject({
        batch: { name: '运营页', size: 3, used: 1, revoked: 2 },
        codes: [{ serial: 1, usedBy: id }, { serial: 2 }, { serial: 3 }],
      });
      const { batches } = await anna.ask<{ batches: { id: string }[] }>('batches');
      expect(batches[0]).toMatchObject({ id: batch.id, used: 1, revoked: 2 });
      expect((await anna.audit(batch.id)).map(({ action, detail }) => [action, detail])).toEqual([
        ['codes.revoke', { revoked: 0, why: '遗失' }],
        ['codes.revoke', { revoked: 1, why: '遗失' }],
        ['codes.revoke', { serial: 2, why: '印错' }],
        ['codes.create', { name: '运营页', size: 3, days: 30 }],
      ]);
    });

    it('shows phones and contacts when a reason is given, and writes that down', async () => {
      const anna = await new Operator(harness()).arrive();
      const { id, phone } = await new TestClient(harness()).loginBySms();
      expect(await anna.ask('account', { key: phone })).toMatchObject({
        id,
        phone: `139****${phone.slice(-4)}`,
      });
      expect((await anna.call('accountPhone', { id, reason: '' })).data).toMatchObject({ field: 'reason' });
      expect(await anna.audit(id)).not.toContainEqual(expect.objectContaining({ action: 'user.phone' }));
      expect(await anna.ask('accountPhone', { id, reason: '回电' })).toEqual({ phone });
      expect((await anna.audit(id))[0]).toMatchObject({
        actor: 'operator:anna',
        action: 'user.phone',
        detail: { why: '回电' },
      });
    });

    it('shows letters with their pictures, answers them, and marks them as dealt with', async () => {
      const anna = await new Operator(harness()).arrive();
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a67c3b' } })
        .png()
        .toBuffer();
      const form = new FormData();
      for (const [key, value] of Object.entries({
        requestId: unique().requestId,
        type: 'other',
        text: '想问一事',
        contact: 'wx: abc',
      }))
        form.append(key, value);
      form.append('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'x.png');
      const sent = await new TestClient(harness()).fetch('/api/feedback', { method: 'POST', body: form });
      const id = sent.data['id'] ?? '';
      const find = async (fields: Fields) =>
        (await anna.ask<{ letters: { id: string; imageIds: string[] }[] }>('feedback', fields)).letters.find(
          (letter) => letter.id === id,
        );
      const letter = await find({ show: 'open', type: 'other' });
      expect(letter).toMatchObject({ text: '想问一事', hasContact: true, reply: '', doneAt: '' });
      expect(JSON.stringify(letter)).not.toContain('abc');
      expect(await find({ type: 'chart' })).toBeUndefined();
      const image = await anna.call('feedbackImage', { id: letter?.imageIds[0] ?? '' });
      expect(image.headers.get('content-type')).toBe('image/webp');
      expect(await anna.ask('feedbackContact', { id, reason: '回复' })).toEqual({ contact: 'wx: abc' });
      await anna.ask('replyFeedback', { id, reply: '已转给同事\n明天回你' });
      await anna.ask('endFeedback', { id, isDone: true });
      expect(await find({ show: 'open' })).toBeUndefined();
      expect(await find({})).toMatchObject({
        reply: '已转给同事\n明天回你',
        doneAt: expect.stringMatching(/Z$/),
      });
      await anna.ask('endFeedback', { id, isDone: false });
      expect(await find({ show: 'open' })).toBeDefined();
      await ops('feedback', 'done', id);
      expect((await anna.audit(id)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
        'operator:tester feedback.done',
        'operator:anna feedback.open',
        'operator:anna feedback.done',
        'operator:anna feedback.reply',
        'operator:anna feedback.contact',
      ]);
      const missing = '01900000-0000-7000-8000-000000000000';
      for (const [name, fields] of [
        ['feedbackImage', {}],
        ['feedbackContact', { reason: 'x' }],
        ['replyFeedback', { reply: 'x' }],
        ['endFeedback', { isDone: true }],
      ] as const)
        expect((await anna.call(name, { id: missing, ...fields })).status, name).toBe(404);
    });

    it('turns switches, which the app sees, and says who did it last', async () => {
      const anna = await new Operator(harness()).arrive();
      const key = 'is_show_ancient_book';
      const value = async () => {
        const { data } = await new TestClient(harness()).call('getSwitchValue');
        return (data as unknown as { switchKey: string; switchValue: boolean }[]).find(
          ({ switchKey }) => switchKey === key,
        )?.switchValue;
      };
      await anna.ask('setSwitch', { key, value: false });
      await vi.waitFor(async () => expect(await value()).toBe(false));
      expect((await anna.ask<{ key: string }[]>('switches')).find((item) => item.key === key)).toMatchObject({
        value: false,
        actor: 'operator:anna',
      });
      expect((await anna.ask<{ switchesOff: number }>('overview')).switchesOff).toBe(1);
      await ops('switch', 'set', key, 'true');
      expect((await anna.ask<{ key: string }[]>('switches')).find((item) => item.key === key)).toMatchObject({
        value: true,
        actor: 'operator:tester',
      });
      await vi.waitFor(async () => expect(await value()).toBe(true));
      expect((await anna.call('setSwitch', { key: 'is_show_x', value: true })).data).toMatchObject({
        field: 'key',
      });
    });

    it('takes a notice of holidays as the command does, after a dry run, and drops it', async () => {
      const anna = await new Operator(harness()).arrive();
      const year = harness().now().getUTCFullYear();
      const rows = [
        { name: '元旦', off: [`${year}-01-01`], work: [] },
        { name: '劳动节', off: [`${year}-05-01`], work: [] },
        { name: '国庆节', off: [`${year}-10-01..${year}-10-03`], work: [] },
      ];
      const asOf = harness().now().toISOString().slice(0, 10);
      const file = JSON.stringify({ asOf, notices: [{ year, source: 'https://www.gov.cn/x', rows }] });
      const imported = async () =>
        (await anna.ask<{ notices: { year: number; isImported: boolean }[] }>('holidays')).notices.find(
          (notice) => notice.year === year,
        )?.isImported ?? false;
      expect(await anna.ask('importHolidays', { file, isDryRun: true })).toMatchObject({
        notices: [{ year, days: 5 }],
      });
      expect(await imported()).toBe(false);
      expect((await anna.call('importHolidays', { file: '{}', isDryRun: true })).data).toMatchObject({
        field: 'file',
      });
      await anna.ask('importHolidays', { file, isDryRun: false });
      expect(await imported()).toBe(true);
      await anna.ask('holidaysLooked', { asOf });
      expect((await anna.ask<{ asOf: string }>('holidays')).asOf).toBe(asOf);
      await anna.ask('dropHoliday', { year, reason: '来源有误' });
      expect(await imported()).toBe(false);
      expect((await anna.call('dropHoliday', { year, reason: '来源有误' })).status).toBe(404);
      expect((await anna.audit(String(year))).slice(0, 2)).toMatchObject([
        { actor: 'operator:anna', action: 'holiday.drop', detail: { why: '来源有误' } },
        { actor: 'operator:anna', action: 'holiday.import' },
      ]);
    });

    it('has new secrets made by a command, which an app can read', async () => {
      const made = (await ops('operator', 'keys')) as Record<string, string>;
      expect(made['OPERATOR_TOKEN']).toMatch(/^[\w-]{43}$/);
      expect(made['OPERATOR_TOTP_SECRET']).toMatch(/^[A-Z2-7]{32}$/);
      expect(made['app']).toContain(`secret=${made['OPERATOR_TOTP_SECRET']}`);
    });
  });
}
