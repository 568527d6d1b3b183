/**
 * Random requests, as a stranger and as users: every call of the OpenAPI document, bytes that are no request, notices of payments,
 * messages to the MCP server, the sealed parameter. None is a fault of the server, none hangs, and no book is wrong after them.
 */
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeOnePlace,
  fuzz,
  FUZZ_MS,
  mutated,
  oddText,
  oddValue,
  ODD_DATES,
  ODD_NUMBERS,
} from '../../../scripts/lib/fuzz.ts';
import { buildApp } from '../../src/app.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { CALL_PATHS, OPERATOR_PATHS, operatorPlans, plans } from '../fuzz/requests.ts';
import { checkAnswer, TYPES, within, World } from '../fuzz/world.ts';
import type { AlipayTrade } from '../../src/simulators/state.ts';
import { md5, TestClient, type Answer, type Fields, type Harness } from '../harness.ts';
import { Buyer } from '../payment/buyer.ts';

const IS_FULL = process.env['FULL'] === '1';

/** Calls that need what no test of random input has. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  '/api/passkey/ask': 'an address with a name',
  '/api/passkey/begin': 'an address with a name',
  '/api/passkey/login': 'a signature of a passkey',
  '/api/passkey/add': 'a signature of a passkey',
  '/api/passkey/rename': 'a passkey',
  '/api/passkey/remove': 'a passkey',
};

const CHANGES = fc.record({
  place: fc.nat(60),
  odd: fc.oneof(oddValue, fc.constantFrom(...ODD_NUMBERS, ...ODD_DATES)),
  how: fc.constantFrom('replace' as const, 'replace' as const, 'drop' as const, 'add' as const),
});

export function fuzzSuite(harness: () => Harness): void {
  describe('random input', () => {
    let world: World;
    let logStart = 0;
    beforeAll(async () => {
      harness().pay.wechat.faults.length = 0;
      harness().pay.alipay.faults.length = 0;
      world = new World(harness());
      logStart = harness().log().length;
    });

    /** No answer was an unexpected error in the log. */
    const expectNoFault = () => {
      const lines = harness().log().slice(logStart).split('\n');
      expect(
        lines.filter((line) => line.includes('unexpected error') || line.includes('"level":60')),
      ).toEqual([]);
    };

    it(
      'never makes a 5xx of any call, a hang, or an answer with a stack',
      async () => {
        await fuzz('calls', plans, async (plan) => world.send(plan));
        expectNoFault();
        const missed = CALL_PATHS.filter((path) => !world.succeeded.has(path) && !(path in OUT_OF_REACH));
        // Cases that only fail would not reach what a call does.
        expect(missed.length, missed.join(' ')).toBeLessThan(CALL_PATHS.length / (IS_FULL ? 4 : 2));
      },
      FUZZ_MS,
    );

    it(
      "of the operator's page is no fault either",
      async () => {
        await fuzz('operatorCalls', operatorPlans, async (plan) => world.send(plan));
        expectNoFault();
        const missed = OPERATOR_PATHS.filter((path) => !world.succeeded.has(path));
        expect(missed.length, missed.join(' ')).toBeLessThan(OPERATOR_PATHS.length / (IS_FULL ? 4 : 2));
        await harness().database.executeSql('DELETE FROM feature_switch');
        await harness().database.executeSql('DELETE FROM holiday_notice');
      },
      FUZZ_MS,
    );

    it(
      'of bytes that are no request gets an answer or a closed connection',
      async () => {
        const [path, type] = [
          fc.constantFrom(
            ...CALL_PATHS,
            '/',
            '/mcp',
            '/calendar/x.ics',
            '/metrics',
            '/readyz',
            '*',
            '/api/..;/x',
          ),
          fc.constantFrom(...TYPES),
        ];
        const text = fc
        .tuple(fc.constantFrom('GET', 'POST', 'HEAD', 'TRACE', 'CONNECT', 'OPTIONS', 'get', 'G\u0000T'), path, type, fc.nat(40), oddText)
        .map(([method, target, contentType, length, body]) =>
          `${method} ${target} HTTP/1.1\r\nHost: a\r\nX-Requested-With: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
        ); // prettier-ignore
        await fuzz('bytes', fc.oneof(text, mutated(text)), async (bytes) => {
          const raw = await within(sendBytes(harness().origin, bytes), bytes.slice(0, 200));
          expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1] ?? 0), raw.slice(0, 300)).toBeLessThan(500);
          expect(raw).not.toMatch(/\n\s+at |node_modules|\.ts:\d+/);
        });
        expectNoFault();
      },
      FUZZ_MS,
    );

    it(
      'in notices of payments credits what the provider has signed and nothing else',
      async () => {
        const buyer = await new Buyer(harness()).arrive();
        const { wechat, alipay } = harness().pay;
        let open = { wechat: '', alipay: '' };
        let count = 0;
        const order = async () => {
          harness().pass(3_700_000);
          const [first, second] = [await buyer.order('wechat'), await buyer.order('alipay')];
          open = { wechat: first.orderNo, alipay: second.orderNo };
        };
        const post = async (
          channel: 'wechat' | 'alipay',
          headers: Readonly<Record<string, string>>,
          body: string,
        ) => {
          count += 1;
          const from = { 'x-forwarded-for': `10.9.${(count >> 8) & 255}.${count & 255}` };
          const request = { method: 'POST', headers: { ...headers, ...from }, body };
          const answer = await within(fetch(`${harness().origin}/pay/notice/${channel}`, request), channel);
          const shown = await answer.text();
          expect(answer.status, `${channel}: ${shown}`).toBeLessThan(500);
          expect(shown).not.toMatch(/\n\s+at |node_modules|\.ts:\d+/);
          return answer.status;
        };
        const cases = fc.record({
        channel: fc.constantFrom('wechat' as const, 'alipay' as const),
        kind: fc.constantFrom('TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.CLOSED', 'x'),
        change: fc.option(CHANGES, { freq: 8 }),
        break: fc.option(fc.tuple(fc.nat(), oddText), { freq: 2 }),
        header: fc.option(fc.tuple(fc.constantFrom('wechatpay-signature', 'wechatpay-serial', 'wechatpay-timestamp', 'wechatpay-nonce', 'content-type'), oddText), { freq: 4 }),
      }); // prettier-ignore
        await fuzz('notices', cases, async ({ channel, kind, change, break: broken, header }) => {
          if (count % 40 === 0) await order();
          const now = harness().now().getTime();
          const alter = (content: unknown) =>
            change === null ? content : changeOnePlace(content, change.place, change.odd, change.how);
          const paid = alipay.noticeOf(
            alipayTrade(open.alipay, now),
            `N${count}`,
            kind.startsWith('REFUND') ? { refund_fee: '18.00', out_biz_no: `${open.alipay}R1` } : {},
          );
          const notice = {
            id: `EV-${count}`,
            createdAt: now,
            event: kind,
            summary: 'x',
            type: 'transaction',
          };
          const message =
            channel === 'wechat'
              ? wechat.notification({
                  ...notice,
                  plain: JSON.stringify(alter(wechatContent(open.wechat, kind))) ?? '',
                })
              : alipay.notification(asTexts(alter(paid)));
          const at = broken === null ? 0 : broken[0] % message.body.length;
          const body =
            broken === null
              ? message.body
              : (message.body.slice(0, at) + broken[1] + message.body.slice(at + 1)).toWellFormed();
          const headers = { ...message.headers };
          if (header !== null) headers[header[0]] = header[1].replaceAll(/[^\x20-\x7e]/g, '');
          const status = await post(channel, headers, body);
          if (signedPart(channel, body) !== signedPart(channel, message.body))
            expect(status, body).toBeGreaterThanOrEqual(400);
        });
        expectNoFault();
      },
      FUZZ_MS,
    );

    describe('to the MCP server', () => {
      let url = '';
      let close = async () => {};
      beforeAll(async () => {
        const { parts } = harness();
        const config = { ...parts.config, MCP_HTTP: true };
        const app = await buildApp(
          { ...parts, config },
          { logger: harness().system.log as FastifyBaseLogger },
        );
        await app.listen({ host: '127.0.0.1', port: 0 });
        url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`;
        close = async () => app.close();
      });
      afterAll(async () => close());

      it(
        'is answered by the protocol, never by a fault',
        async () => {
          const call = (name: string, args: object) => ({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name, arguments: args },
          });
          const right = fc.constantFrom<unknown>(
          call('convert_date', { date: '1990-06-15' }),
          call('cast_chart', { birth: '1990-06-15 14:30', sex: '女', place: '成都' }),
          { jsonrpc: '2.0', id: 1, method: 'tools/list' },
          { jsonrpc: '2.0', id: 2, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } } },
          { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: 'ui://shangyuan/chart' } },
          { jsonrpc: '2.0', method: 'notifications/initialized' },
          [],
        ); // prettier-ignore
          const cases = fc.record({
            message: right,
            change: fc.option(CHANGES, { freq: 6 }),
            cut: fc.option(fc.nat(80), { freq: 6 }),
            header: oddText,
            isOdd: fc.boolean(),
          });
          let count = 0;
          await fuzz('mcpHttp', cases, async ({ message, change, cut, header, isOdd }) => {
            count += 1;
            const changed =
              change === null ? message : changeOnePlace(message, change.place, change.odd, change.how);
            const text = JSON.stringify(changed) ?? '';
            const answer = await within(
              fetch(url, {
                method: 'POST',
                headers: {
                  'content-type': 'application/json',
                  accept: 'application/json, text/event-stream',
                  'x-forwarded-for': `10.8.${(count >> 8) & 255}.${count & 255}`,
                  ...(isOdd ? { 'mcp-protocol-version': header.replaceAll(/[^\x21-\x7e]/g, '') } : {}),
                },
                body: cut === null ? text : text.slice(0, cut),
              }),
              text,
            );
            checkMcp(answer.status, await answer.text(), text);
          });
          expectNoFault();
        },
        FUZZ_MS,
      );
    });

    it(
      'within the sealed parameter is refused like any other',
      async () => {
        const client = new TestClient(harness());
        const { pem } = (await client.call('publicKey')).data;
        expect(pem).toContain('PUBLIC KEY');
        const fields = {
          username: 'sealed_user',
          password: md5('correct horse'),
          plain: 'correct horse',
          nickName: '密',
        };
        const cases = fc.record({
          change: CHANGES,
          extra: fc.dictionary(fc.constantFrom('ts', 'nonce', 'kid', '__proto__'), oddValue, { maxKeys: 2 }),
          damage: fc.option(oddText),
          at: fc.nat(300),
        });
        let count = 0;
        await fuzz('sealedParameter', cases, async ({ change, extra, damage, at }) => {
          count += 1;
          client.ip = `10.7.${(count >> 8) & 255}.${count & 255}`;
          const changed = changeOnePlace(fields, change.place, change.odd, change.how) as Fields;
          const sealed = await client.seal(typeof changed === 'object' ? changed : {}, extra);
          const p = damage === null ? sealed : sealed.slice(0, at) + damage + sealed.slice(at + 1);
          const answer = await world.fetch(client, '/api/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ p }),
          });
          checkAnswer(answer as Answer, 'sealed');
        });
        expectNoFault();
      },
      FUZZ_MS,
    );

    it('leaves books, quotas and sessions as they must be', async () => {
      expect(await checkLedger(harness().system)).toMatchObject({ isRight: true, wrong: [] });
      const beyond = async (table: string, key: string, most: number) =>
        (
          await harness().database.executeSql(
            `SELECT ${key} FROM ${table} GROUP BY ${key} HAVING count(*) > ${most}`,
          )
        ).rows;
      expect(await beyond('login_session', 'account_id', BOUNDS.sessions.limit)).toEqual([]);
      expect(await beyond('calendar', 'account_id', BOUNDS.calendars.limit)).toEqual([]);
      expect(await beyond('recovery_code', 'account_id', BOUNDS.recoveryCodes.limit)).toEqual([]);
      expect(await beyond('avatar', 'account_id', 1)).toEqual([]);
    });
  });
}

/** What a socket answers to bytes; '' where it closes. */
async function sendBytes(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

const wechatContent = (orderNo: string, kind: string) =>
  kind.startsWith('REFUND')
    ? { mchid: '1900000001', out_trade_no: orderNo, transaction_id: '4200000000', out_refund_no: `${orderNo}R1`, refund_id: '5000', refund_status: 'SUCCESS', success_time: '2026-03-01T12:00:00+08:00', amount: { total: 1_800, refund: 1_800, payer_total: 1_800, payer_refund: 1_800 } }
    : { appid: 'wx-simulator', mchid: '1900000001', out_trade_no: orderNo, transaction_id: `42${orderNo}`, trade_state: 'SUCCESS', success_time: '2026-03-01T12:00:00+08:00', amount: { total: 1_800, currency: 'CNY' } }; // prettier-ignore

const alipayTrade = (orderNo: string, now: number): AlipayTrade => ({
  outTradeNo: orderNo, tradeNo: `2026${orderNo}`, subject: 'x', total: 1_800, notifyUrl: '', createdAt: now, state: 'TRADE_SUCCESS', paidAt: now,
}); // prettier-ignore

/** Fields of a notice as texts, as a form carries them. */
const asTexts = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(fields) as object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

/** What a signature is about: of Alipay every field but the signature, of which several spellings are read alike. */
function signedPart(channel: 'wechat' | 'alipay', body: string): string {
  if (channel === 'wechat') return body;
  const fields = new URLSearchParams(body);
  for (const name of ['sign', 'sign_type']) fields.delete(name);
  fields.sort();
  return fields.toString();
}

function checkMcp(status: number, body: string, what: string): void {
  expect(status, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
  expect(body).not.toMatch(/\n\s+at |\\n\s+at |node_modules|\.ts:\d+|服务出错了|something failed/);
}
