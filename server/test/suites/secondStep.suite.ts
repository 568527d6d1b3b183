/** The second step of logins: turned on and off, asked for at every way in, and everything that must not pass it. */
import { describe, expect, it } from 'vitest';
import { ERRORS, type CALLS, type OutputOf } from '@shangyuan/contract';
import { BOUNDS } from '../../src/bounds.ts';
import { MINUTE_MS } from '../../src/duration.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { RATES } from '../../src/rates.ts';
import { AuthenticatorApp } from '../authenticatorApp.ts';
import { md5, TestClient, unique, type Answer, type Fields, type Harness } from '../harness.ts';
import { Person } from '../mergers.ts';

export function secondStepSuite(harness: () => Harness): void {
  const client = (isLegacy = false) => new TestClient(harness(), isLegacy);
  const app = () => new AuthenticatorApp(harness());
  const rowsOf = async <T>(table: string, accountId: string) =>
    (await harness().database.executeSql(`SELECT * FROM ${table} WHERE account_id = $1`, [accountId]))
      .rows as T[];
  const eventsOf = (accountId: string) =>
    [
      ...harness()
        .log()
        .matchAll(new RegExp(`"event":"(secondStep[\\w.]+)","account":"${accountId}"`, 'g')),
    ].map(([, event]) => event);
  const byPassword = async (who: TestClient, { username, password }: Fields) =>
    who.call('login', { username, password });
  const ticketOf = ({ data }: Answer): string => {
    expect(data.reason).toBe('secondStepNeeded');
    return String(data['ticket']);
  };
  const pass = (who: TestClient, ticket: string, secondCode: string) =>
    who.call('passSecondStep', { ticket, secondCode });

  /** An account with a password and a second step; its device stays logged in. */
  const owner = async () => {
    const who = client();
    const user = await who.register();
    return { who, ...user, device: await app().protect(who) };
  };
  const phoneOwner = async () => {
    const who = client();
    const user = await who.loginBySms();
    return { who, ...user, device: await app().protect(who) };
  };
  const bySms = async (who: TestClient, phone: string) => {
    harness().pass(RATES.smsGap.windowMs + 1);
    const password = await who.code(phone);
    return who.call('registerOrLogin', { loginType: '2', username: phone, password });
  };

  const changesOf = async (who: TestClient) =>
    (await who.call('listSecurityEvents')).data as unknown as OutputOf<typeof CALLS.listSecurityEvents>;

  describe('a second step', () => {
    it('is asked for after the password, and opens a session with the code of the app', async () => {
      const user = await owner();
      const other = client();
      const ticket = ticketOf(await byPassword(other, user));
      expect(other.cookies.get('sid')).toBeUndefined();
      expect((await other.call('listQuotas')).data.reason).toBe('loginRequired');
      expect(await pass(other, ticket, user.device.next())).toMatchObject({
        msg: 'ok',
        data: { user: { id: user.id }, isNew: false },
      });
      expect((await other.call('listQuotas')).msg).toBe('ok');
      expect(eventsOf(user.id)).toEqual(['secondStep.on', 'secondStep.asked']);
    });

    it('is asked for after a code by SMS, which is used up, and after WeChat', async () => {
      const user = await phoneOwner();
      const other = client();
      const answer = await bySms(other, user.phone);
      const used = harness().mailbox.mails()[0]?.code;
      const again = { loginType: '2', username: user.phone, password: used };
      expect((await other.call('registerOrLogin', again)).data.reason).toBe('smsWrongCode');
      expect((await pass(other, ticketOf(answer), user.device.next())).msg).toBe('ok');

      const person = await new Person(harness()).byWechat();
      const device = await app().protect(person.client);
      const guest = new Person(harness());
      const login = { loginType: '3', ...(await guest.atWechat(person.wechat, 'password')) };
      const ticket = ticketOf(await guest.client.call('registerOrLogin', login));
      expect((await pass(guest.client, ticket, device.next())).data).toMatchObject({
        user: { id: person.id },
      });
    });

    it('answers the spec’s own client with a message in its envelope, by GET', async () => {
      const user = await owner();
      const legacy = client(true);
      const query = new URLSearchParams({ username: user.username, password: user.password });
      for (const path of ['/api/login', '/api/registerOrLogin']) {
        const { body } = await legacy.fetch(`${path}?${query}`);
        expect(JSON.parse(body)).toEqual({
          code: 401,
          msg: ERRORS.secondStepNeeded.text,
          data: { reason: 'secondStepNeeded', ticket: expect.any(String) },
        });
      }
      expect(ERRORS.secondStepNeeded.text).toMatch(/两步验证/);
      expect(legacy.cookies.get('sid')).toBeUndefined();
    });

    it('is turned on by a first right code only, within the session that asked, once', async () => {
      const who = client();
      const user = await who.register();
      const device = app();
      const ticket = await device.scan(who);
      const wrong = String((Number(device.code()) + 1) % 1_000_000).padStart(6, '0');
      const turnOn = (from: TestClient, secondCode: string) =>
        from.call('turnOnSecondStep', { ticket, secondCode });
      expect(await turnOn(who, wrong)).toMatchObject({
        data: { reason: 'secondStepWrong', field: 'secondCode' },
      });
      expect((await byPassword(client(), user)).msg).toBe('ok');
      const stranger = client();
      await stranger.register();
      expect((await turnOn(stranger, device.code())).data.reason).toBe('secondStepStale');
      expect((await who.call('secondStepState')).data).toEqual({ since: '', codesLeft: 0 });
      expect((await turnOn(who, device.code())).msg).toBe('ok');
      expect((await who.call('secondStepState')).data).toMatchObject({ codesLeft: 10 });
      expect((await turnOn(who, device.next())).data.reason).toBe('secondStepStale');
      expect((await who.call('beginSecondStep')).data.reason).toBe('secondStepOn');
    });

    it('needs a fresh proof of the owner before it is turned on or off', async () => {
      const who = client();
      const { password, id } = await who.register();
      harness().pass(16 * MINUTE_MS);
      expect((await who.call('beginSecondStep')).data.reason).toBe('proofRequired');
      expect((await who.call('beginSecondStep', { password: md5('another') })).data.reason).toBe(
        'wrongCredentials',
      );
      const device = await app().protect(who, { password });
      const off = (fields: Fields) => who.call('turnOffSecondStep', fields);
      expect((await off({ secondCode: device.next() })).data.reason).toBe('proofRequired');
      expect((await off({ password, secondCode: '000000' })).data.reason).toBe('secondStepWrong');
      expect((await off({ password, secondCode: device.code() })).msg).toBe('ok');
      expect((await off({ password, secondCode: device.next() })).data.reason).toBe('secondStepOff');
      expect(await rowsOf('recovery_code', id)).toEqual([]);
      expect((await byPassword(client(), { username: await nameOf(id), password })).msg).toBe('ok');
    });

    it('ends the other sessions when it is turned on: one step opened them', async () => {
      const who = client();
      const user = await who.register();
      const other = client();
      await byPassword(other, user);
      await app().protect(who);
      expect((await other.call('listQuotas')).data.reason).toBe('loginRequired');
      expect((await who.call('listQuotas')).msg).toBe('ok');
    });

    it('has its secret sealed and its recovery codes hashed, and the export has neither', async () => {
      const { id, device } = await owner();
      const [row] = await rowsOf<{ secret_enc: Buffer }>('second_step', id);
      const codes = await rowsOf<{ code_hash: Buffer }>('recovery_code', id);
      expect(codes).toHaveLength(10);
      const stored = JSON.stringify([row, codes]) + String(row?.secret_enc.toString('latin1'));
      expect(stored).not.toContain(device.secret);
      expect(Buffer.from(harness().parts.keys.open(row?.secret_enc ?? Buffer.of()), 'base64')).toHaveLength(
        20,
      );
      const account = await accountOf(harness().system, id);
      if (account === null) throw new TypeError('Cannot export: no account');
      let text = '';
      for await (const piece of exportPieces(harness().system, account)) text += piece;
      expect(JSON.parse(text)).toMatchObject({ secondStep: [{ since: expect.any(String) }] });
      for (const secret of [device.secret, ...device.codes, 'secret_enc', 'code_hash'])
        expect(text).not.toContain(secret);
    });
  });

  describe('a code of the app', () => {
    it('works once, one step early or late, also of many at the same moment', async () => {
      const user = await owner();
      const ticket = async (who: TestClient) => ticketOf(await byPassword(who, user));
      const resume = harness().holdClock();
      try {
        harness().pass(5 * MINUTE_MS);
        const [first, second] = [client(), client()];
        const tickets = [await ticket(first), await ticket(second)] as const;
        const early = user.device.code(1);
        expect((await pass(first, tickets[0], user.device.code(2))).data.reason).toBe('secondStepWrong');
        expect((await pass(first, tickets[0], user.device.code(-2))).data.reason).toBe('secondStepWrong');
        expect((await pass(first, tickets[0], ` ${early.slice(0, 3)} ${early.slice(3)} `)).msg).toBe('ok');
        for (const shift of [1, 0, -1])
          expect((await pass(second, tickets[1], user.device.code(shift))).data.reason).toBe(
            'secondStepWrong',
          );
        harness().pass(2 * MINUTE_MS);
        const many = await Promise.all(
          Array.from({ length: 5 }, async () => {
            const who = client();
            return [who, await ticket(who)] as const;
          }),
        );
        const late = user.device.code(-1);
        const answers = await Promise.all(many.map(([who, each]) => pass(who, each, late)));
        expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
        expect(answers.filter(({ data }) => data.reason === 'secondStepWrong')).toHaveLength(4);
      } finally {
        resume();
      }
    });

    it('has ten wrong ones an hour from unknown devices; the owner’s device and passing time still come in', async () => {
      const user = await owner();
      const known = user.who;
      await known.call('revokeSession');
      const thief = client();
      const ticket = ticketOf(await byPassword(thief, user));
      const wrong = () => String((Number(user.device.code(9)) + 1) % 1_000_000).padStart(6, '0');
      for (let index = 0; index < RATES.secondStepHour.limit; index += 1)
        expect((await pass(thief, ticket, wrong())).data.reason).toBe('secondStepWrong');
      expect((await pass(thief, ticket, wrong())).code).toBe(429);
      expect((await pass(thief, ticket, user.device.next())).code).toBe(429);
      expect(eventsOf(user.id)).toContain('secondStep.limited');
      const own = ticketOf(await byPassword(known, user));
      expect((await pass(known, own, user.device.next())).msg).toBe('ok');
      harness().pass(RATES.secondStepHour.windowMs);
      const late = client();
      expect((await pass(late, ticketOf(await byPassword(late, user)), user.device.next())).msg).toBe('ok');
    });

    it('of another account, or without digits, opens nothing', async () => {
      const [user, other] = [await owner(), await owner()];
      const who = client();
      const ticket = ticketOf(await byPassword(who, user));
      for (const text of [
        other.device.next(),
        'AAAAAA',
        '12345',
        '1234567',
        '１２３４５６',
        other.device.codes[0],
      ])
        expect((await pass(who, ticket, String(text))).data.reason, text).toBe('secondStepWrong');
    });
  });

  describe('the ticket of a first step', () => {
    it('works once and for ten minutes', async () => {
      const user = await owner();
      const who = client();
      const ticket = ticketOf(await byPassword(who, user));
      expect((await pass(who, ticket, user.device.next())).msg).toBe('ok');
      expect((await pass(client(), ticket, user.device.next())).data.reason).toBe('secondStepStale');
      const late = ticketOf(await byPassword(client(), user));
      harness().pass(BOUNDS.secondStepLife.limit + 1_000);
      expect((await pass(who, late, user.device.code())).data.reason).toBe('secondStepStale');
    });

    it('is of no use once the password is changed, or made for something else', async () => {
      const user = await owner();
      const ticket = ticketOf(await byPassword(client(), user));
      const changed = { password: user.password, newPassword: md5('another one 77') };
      expect((await user.who.call('updatePsw', changed)).msg).toBe('ok');
      expect((await pass(client(), ticket, user.device.next())).data.reason).toBe('secondStepStale');
      const setUp = client();
      await setUp.register();
      const other = await app().scan(setUp);
      for (const text of [other, 'AAAA', `${ticket}A`, ticket.slice(0, -4)])
        expect((await pass(client(), text, user.device.next())).data.reason).toBe('secondStepStale');
    });

    it('of a locked account is not given', async () => {
      const user = await owner();
      await runCommand(harness().system, ['user', 'lock', user.id, '--why=x', '--yes']);
      expect((await byPassword(client(), user)).data.reason).toBe('accountLocked');
    });
  });

  describe('a recovery code', () => {
    it('works once, however it is typed, and is counted', async () => {
      const user = await owner();
      const [code = '', second = ''] = user.device.codes;
      expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
      const who = client();
      const ticket = ticketOf(await byPassword(who, user));
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
      expect((await pass(who, ticket, typed)).msg).toBe('ok');
      expect((await who.call('secondStepState')).data).toMatchObject({ codesLeft: 9 });
      const next = client();
      const again = ticketOf(await byPassword(next, user));
      expect(await pass(next, again, code)).toMatchObject({
        data: { reason: 'secondStepWrong', field: 'secondCode' },
        msg: '恢复码有误或已用过',
      });
      const other = ticketOf(await byPassword(client(), user));
      const both = await Promise.all([pass(next, again, second), pass(client(), other, second)]);
      expect(both.filter(({ msg }) => msg === 'ok')).toHaveLength(1);
      expect(both.filter(({ data }) => data.reason === 'secondStepWrong')).toHaveLength(1);
      expect(eventsOf(user.id)).toContain('secondStep.recovery');
    });

    it('is replaced with its set, by a proof and a code', async () => {
      const user = await owner();
      const renew = (fields: Fields) => user.who.call('renewRecoveryCodes', fields);
      expect((await renew({ secondCode: '000000' })).data.reason).toBe('secondStepWrong');
      const { data } = await renew({ secondCode: user.device.next() });
      const fresh = (data as unknown as { codes: string[] }).codes;
      for (const code of fresh) harness().secrets.add(code);
      const who = client();
      const ticket = ticketOf(await byPassword(who, user));
      expect((await pass(who, ticket, String(user.device.codes[0]))).data.reason).toBe('secondStepWrong');
      expect((await pass(who, ticket, String(fresh[0]))).msg).toBe('ok');
      harness().pass(16 * MINUTE_MS);
      expect((await renew({ secondCode: user.device.code() })).data.reason).toBe('proofRequired');
      const fields = { password: user.password, secondCode: String(fresh[1]) };
      expect((await user.who.call('turnOffSecondStep', fields)).msg).toBe('ok');
    });
  });

  describe('with a second step', () => {
    it('a password is not set again by the phone only', async () => {
      const user = await phoneOwner();
      const thief = client();
      const answer = await bySms(thief, user.phone);
      ticketOf(answer);
      expect(
        (await thief.call('updatePsw', { code: '123456', newPassword: md5('stolen 77') })).data.reason,
      ).toBe('loginRequired');
    });

    it('a former phone takes the account back only with the second step that was on before', async () => {
      const user = await phoneOwner();
      const next = unique().phone;
      harness().pass(MINUTE_MS + 1_000);
      const oldCode = await user.who.code('', 'rebind');
      const bind = { phone: next, code: await user.who.code(next, 'bind'), oldCode };
      expect((await user.who.call('bindPhone', bind)).msg).toBe('ok');
      const back = client();
      const ticket = ticketOf(await bySms(back, user.phone));
      expect((await user.who.call('listQuotas')).msg).toBe('ok');
      expect((await pass(back, ticket, user.device.next())).data).toMatchObject({
        recovered: true,
        user: { id: user.id },
      });
      expect((await user.who.call('listQuotas')).data.reason).toBe('loginRequired');
      expect((await back.call('secondStepState')).data).toMatchObject({ codesLeft: 10 });
    });

    it('turned on by a thief after the phone was replaced, a former phone takes the account back without it', async () => {
      const who = client();
      const { phone, id } = await who.loginBySms();
      const thief = client();
      thief.cookies = new Map(who.cookies);
      harness().pass(MINUTE_MS + 1_000);
      const next = unique().phone;
      const oldCode = await thief.code('', 'rebind');
      await thief.call('bindPhone', { phone: next, code: await thief.code(next, 'bind'), oldCode });
      await app().protect(thief);
      expect((await bySms(client(), phone)).data).toMatchObject({ recovered: true, user: { id } });
      expect(await rowsOf('second_step', id)).toEqual([]);
    });

    it('an account is not merged into another by its phone or its WeChat', async () => {
      const own = await new Person(harness()).byPassword();
      const other = await new Person(harness()).byPhone();
      const device = await app().protect(other.client);
      const code = await own.codeFor('bind', other.phone);
      const offer = { phone: other.phone, code };
      expect(await own.client.call('offerMerge', offer)).toMatchObject({
        data: { reason: 'mergeBlocked' },
        msg: expect.stringContaining('两步验证'),
      });
      const off = { secondCode: device.next() };
      expect((await other.client.call('turnOffSecondStep', off)).msg).toBe('ok');
      const made = await own.client.call('offerMerge', offer);
      expect(made.msg).toBe('ok');
      await app().protect(other.client);
      const { ticket } = made.data as unknown as { ticket: string };
      expect((await own.merge({ ticket })).data.reason).toBe('mergeBlocked');
    });

    it('an account that takes another over has its own second step afterwards', async () => {
      const own = await new Person(harness()).byPassword();
      await app().protect(own.client);
      const other = await new Person(harness()).byPhone();
      await own.absorb(other, 'phone');
      ticketOf(await bySms(client(), other.phone));
    });

    it('a leave is taken back by both steps only, and nothing of it stays after the erasure', async () => {
      const user = await owner();
      expect((await user.who.call('delAccount', { password: user.password })).msg).toBe('ok');
      const who = client();
      const ticket = ticketOf(await byPassword(who, user));
      expect((await accountOf(harness().system, user.id))?.status).toBe('leaving');
      expect((await pass(who, ticket, user.device.next())).data).toMatchObject({ restored: true });
      await runCommand(harness().system, ['user', 'erase', user.id, `--confirm=${await nameOf(user.id)}`]);
      expect(await rowsOf('second_step', user.id)).toEqual([]);
      expect(await rowsOf('recovery_code', user.id)).toEqual([]);
    });

    it('who has lost the app and the codes is let in by the operator, which is in the audit', async () => {
      const user = await owner();
      const command = ['user', 'second-step-off', user.id, '--why=proved by ID'];
      await runCommand(harness().system, [...command, '--dry-run']);
      ticketOf(await byPassword(client(), user));
      await runCommand(harness().system, [...command, '--yes']);
      expect((await byPassword(client(), user)).msg).toBe('ok');
      expect(await runCommand(harness().system, ['audit', 'list', user.id])).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ action: 'user.secondStepOff', actor: 'operator:tester' }),
        ]),
      );
      expect(eventsOf(user.id)).toContain('secondStep.off');
      const back = client();
      await byPassword(back, user);
      expect(await changesOf(back)).toMatchObject([
        { kind: 'secondStepOff', byOperator: true, isHere: false },
        { kind: 'secondStepOn', byOperator: false, isHere: false },
      ]);
    });
  });

  describe('the owner', () => {
    it('sees each change in the app with the device it was made on, and gets a message', async () => {
      const user = await phoneOwner();
      const mails = () =>
        harness()
          .mailbox.mails()
          .filter(({ phone, purpose }) => phone === user.phone && purpose === 'secondStepChanged').length;
      const on = { kind: 'secondStepOn', byOperator: false, isHere: true };
      expect(await changesOf(user.who)).toMatchObject([on]);
      expect(mails()).toBe(1);
      const other = client();
      const ticket = ticketOf(await bySms(other, user.phone));
      expect((await pass(other, ticket, String(user.device.codes[0]))).msg).toBe('ok');
      expect(await changesOf(user.who)).toMatchObject([{ kind: 'recoveryUsed', isHere: false }, on]);
      expect(mails()).toBe(2);
      const off = await other.call('turnOffSecondStep', { secondCode: user.device.codes[1] });
      expect(off.msg).toBe('ok');
      expect(mails()).toBe(3);
      const seen = await user.who.call('listSecurityEvents');
      expect(seen.data).toMatchObject([
        { kind: 'secondStepOff', isHere: false },
        { kind: 'recoveryUsed' },
        on,
      ]);
      expect(seen.body).not.toContain('device');
      expect((await changesOf(other))[0]).toMatchObject({ kind: 'secondStepOff', isHere: true });
      harness().pass(91 * 24 * 60 * MINUTE_MS);
      const later = client();
      expect((await bySms(later, user.phone)).msg).toBe('ok');
      expect(await changesOf(later)).toEqual([]);
    });
  });

  describe('the owner, where the operator turned it off', () => {
    it('gets a message as of every other change', async () => {
      const { id, phone } = await phoneOwner();
      const mails = () => harness().mailbox.mails().filter((mail) => mail.phone === phone && mail.purpose === 'secondStepChanged').length; // prettier-ignore
      expect(mails()).toBe(1);
      const command = ['user', 'second-step-off', id, '--why=proved by ID', '--yes'];
      await runCommand(harness().system, command);
      expect(mails()).toBe(2);
      await runCommand(harness().system, command);
      expect(mails()).toBe(2);
    });
  });

  it('the database lets no step go back and no recovery code be used twice', async () => {
    const { id } = await owner();
    const run = (text: string) => harness().database.executeSql(text, [id]);
    for (const change of ['last_step = last_step', 'last_step = last_step - 1'])
      await expect(run(`UPDATE second_step SET ${change} WHERE account_id = $1`)).rejects.toThrow(/UPDATE/);
    await run('UPDATE recovery_code SET used_at = now() WHERE account_id = $1');
    await expect(run('UPDATE recovery_code SET used_at = NULL WHERE account_id = $1')).rejects.toThrow(
      /UPDATE/,
    );
  });

  const nameOf = async (id: string) => (await accountOf(harness().system, id))?.username ?? '';
}
