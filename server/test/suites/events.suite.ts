/** What the log says of who did what. */
import { describe, expect, it, vi } from 'vitest';
import type { OtpPurpose } from '../../src/db/tables.ts';
import { MINUTE_MS } from '../../src/duration.ts';
import { addressKey, EVENTS, type EventName } from '../../src/events.ts';
import { runCommand } from '../../src/ops/run.ts';
import { md5, TestClient, unique, type Harness } from '../harness.ts';

type Line = {
  event: EventName;
  level: number;
  account?: string;
  detail?: string;
  address?: string;
  reqId?: string;
};

/**
 * Recorded for the operator's page (operator.suite.ts), passkeys (passkeys.suite.ts), the second step (secondStep.suite.ts), WeChat and merges (merge.suite.ts), where a provider refuses, a cap is near or a disk
 * is full (variants.suite.ts), and of money (moneyEvents.suite.ts).
 */
const ELSEWHERE =
  /^(disk|operator|passkey|secondStep|sms|order|notice|refund|gift|bill|ledger|wechat|account\.merged)\b/;
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

export function eventsSuite(harness: () => Harness): void {
  /** A code, long enough after the one before that no limit minds. */
  const codeTo = async (client: TestClient, phone: string, purpose?: OtpPurpose) => {
    harness().pass(13 * MINUTE_MS);
    return client.code(phone, purpose);
  };

  describe('events of security', () => {
    it('show who did what, and no secret', async () => {
      const from = harness().log().length;
      const client = new TestClient(harness());
      const { id, phone } = await client.loginBySms();
      const code = await signInAgain(client, phone);
      await client.call('registerOrLogin', { loginType: '2', username: phone, password: code });
      await guessWrong(client, phone);
      await changeWaysIn(client, phone);
      await leaveAndReturn(client, phone);
      await client.call('exportUser');
      await vi.waitFor(() => expect(linesSince(from).map(({ event }) => event)).toContain('export.made'), {
        timeout: 30_000,
      });
      await client.fetch('/api/user/update?nickname=x', { headers: { 'sec-fetch-site': 'cross-site' } });
      await client.call('login', { p: 'AAAA' });
      await client.call('revokeSession', { scope: 'others' });
      await runCommand(harness().system, ['user', 'lock', id]);
      const last = await codeTo(client, phone);
      await client.call('registerOrLogin', { loginType: '2', username: phone, password: last });
      await runCommand(harness().system, ['user', 'erase', id, `--confirm=${await nameOf(id)}`]);

      const lines = linesSince(from);
      const missing = Object.keys(EVENTS).filter((name) => !lines.some(({ event }) => event === name));
      expect(missing.filter((name) => !ELSEWHERE.test(name))).toEqual([]);
      for (const line of lines) expect(line.level, line.event).toBe(LEVELS[EVENTS[line.event].level]);
      const own = lines.filter((line) => line.account === id).map(({ event }) => event);
      for (const event of ['register.ok', 'login.ok', 'login.failed', 'login.limited', 'login.locked', 'proof.failed', 'password.changed', 'phone.bound', 'phone.recovered', 'account.leaving', 'account.returned', 'account.erased', 'session.revoked', 'export.made', 'code.wrong'])
        expect(own, event).toContain(event); // prettier-ignore
      const address = addressKey(harness().parts.keys, client.ip);
      expect(lines.find(({ event }) => event === 'login.failed')).toMatchObject({
        address,
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      const text = lines.map((line) => JSON.stringify(line)).join('\n');
      expect(text).not.toContain(phone);
      expect(text).not.toContain(client.ip);
      expect(await harness().parts.metrics.text()).toMatch(
        /security_events_total\{event="phone.bound"\} [1-9]/,
      );
    });
  });

  const linesSince = (from: number): readonly Line[] =>
    harness()
      .log()
      .slice(from)
      .split('\n')
      .filter((line) => line.includes('"event":'))
      .map((line) => JSON.parse(line) as Line);

  const nameOf = async (id: string) => {
    const { db } = harness().database;
    const row = await db.selectFrom('account').select('username').where('id', '=', id).executeTakeFirst();
    return row?.username ?? '';
  };

  /** A code that is asked for twice too soon, tried wrong, and then right. */
  async function signInAgain(client: TestClient, phone: string): Promise<string> {
    const code = await codeTo(client, phone);
    expect((await client.call('sendSms', { phone })).status).toBe(429);
    const wrong = code === '000000' ? '111111' : '000000';
    await client.call('registerOrLogin', { loginType: '2', username: phone, password: wrong });
    expect((await client.call('delAccount', { code: wrong })).code).toBe(413);
    return code;
  }

  async function guessWrong(client: TestClient, username: string): Promise<void> {
    const stranger = Object.assign(new TestClient(harness()), { ip: client.ip });
    for (let index = 0; index < 7; index += 1)
      await stranger.call('login', { username, password: md5(`a guess ${index}`) });
    expect((await client.call('delAccount', { password: md5('a guess') })).code).toBe(401);
  }

  /** A new password, another phone, and the old one that takes the account back. */
  async function changeWaysIn(client: TestClient, phone: string): Promise<void> {
    const newPassword = md5('a horse of another colour');
    await client.call('updatePsw', { code: await codeTo(client, '', 'password'), newPassword });
    const other = unique().phone;
    const oldCode = await codeTo(client, '', 'rebind');
    const bound = await client.call('bindPhone', {
      phone: other,
      code: await client.code(other, 'bind'),
      oldCode,
    });
    expect(bound.msg).toBe('ok');
    const back = { loginType: '2', username: phone, password: await codeTo(client, phone) };
    expect((await client.call('registerOrLogin', back)).data).toMatchObject({ recovered: true });
  }

  async function leaveAndReturn(client: TestClient, phone: string): Promise<void> {
    expect((await client.call('delAccount', { code: await codeTo(client, '', 'delete') })).msg).toBe('ok');
    harness().pass(13 * MINUTE_MS);
    await client.loginBySms(phone);
  }
}
