/** WeChat and phone of one account, and two accounts that become one: what is proved, what comes together, what is lost: nothing. */
import { LIFETIME_UNTIL } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { Authenticator } from '../authenticator.ts';
import { caseBody, md5, TestClient, unique, type Harness } from '../harness.ts';
import { Person, secondDevice } from '../mergers.ts';
import { Device } from '../syncDevice.ts';
import { sendAll } from '../payment/buyer.ts';

export function mergeSuite(harness: () => Harness): void {
  const rows = async <T>(text: string, values: unknown[] = []) =>
    (await harness().database.executeSql(text, values)).rows as T[];
  const person = () => new Person(harness());
  const phoneUser = () => person().byPhone();
  const wechatUser = () => person().byWechat();
  const linksOf = async ({ client }: Person) => (await client.call('accountLinks')).data;
  /** Someone on a new device who comes by WeChat. */
  const comes = async (wechat: string) => (await person().byWechat(wechat)).id;

  describe('WeChat for an account that has a phone', () => {
    it('is linked after a fresh login, opens the account, and is removed again', async () => {
      const user = await phoneUser();
      const wechat = `union-${crypto.randomUUID()}`;
      expect(await linksOf(user)).toMatchObject({ wechatSince: '', hasPassword: false, merged: [] });
      expect((await user.link(wechat)).data).toEqual({ linked: true, offer: null });
      // The same again changes nothing.
      expect((await user.link(wechat)).data).toEqual({ linked: true, offer: null });
      expect((await linksOf(user))['wechatSince']).not.toBe('');
      expect(await comes(wechat)).toBe(user.id);
      expect((await user.link(`union-${crypto.randomUUID()}`)).data.reason).toBe('wechatLinked');
      expect((await user.client.call('unlinkWechat')).data).toEqual({ linked: false });
      expect((await user.client.call('unlinkWechat')).data.reason).toBe('notFound');
      for (const event of ['wechat.linked', 'wechat.unlinked'])
        expect(harness().log()).toContain(`"event":"${event}","account":"${user.id}"`);
      expect(await comes(wechat)).not.toBe(user.id);
    });

    it('needs the password or a code where the login is older', async () => {
      const user = await phoneUser();
      const wechat = `union-${crypto.randomUUID()}`;
      harness().pass(16 * MINUTE_MS);
      expect((await user.link(wechat)).data.reason).toBe('proofRequired');
      expect((await user.link(wechat, { code: '000000' })).data.reason).toBe('smsWrongCode');
      expect((await user.link(wechat, { code: await user.codeFor('wechat') })).msg).toBe('ok');
      expect((await user.client.call('unlinkWechat')).data.reason).toBe('proofRequired');
      const code = await user.codeFor('wechat');
      expect((await user.client.call('unlinkWechat', { code })).msg).toBe('ok');
    });

    it('is never removed where it is the last way in', async () => {
      const user = await wechatUser();
      expect((await user.client.call('unlinkWechat')).data.reason).toBe('lastWayIn');
      expect(await comes(user.wechat)).toBe(user.id);
    });

    it('ends with the phone that takes its account back, where it was linked since', async () => {
      const user = await phoneUser();
      const former = user.phone;
      const fresh = unique().phone;
      const oldCode = await (harness().pass(MINUTE_MS), user.client.code('', 'rebind'));
      const code = await user.codeFor('bind', fresh);
      expect((await user.client.call('bindPhone', { phone: fresh, code, oldCode })).msg).toBe('ok');
      const wechat = `union-${crypto.randomUUID()}`;
      expect((await user.link(wechat)).msg).toBe('ok');
      harness().pass(MINUTE_MS);
      expect((await new TestClient(harness()).loginBySms(former)).id).toBe(user.id);
      expect(await comes(wechat)).not.toBe(user.id);
    });

    it('comes back with a state that works once', async () => {
      const client = new TestClient(harness());
      const { state } = (await client.call('wechatAuthorize')).data;
      const login = async () => {
        const password = harness().wechat.issue(`union-${crypto.randomUUID()}`, '客');
        return client.call('registerOrLogin', { loginType: '3', password, state });
      };
      expect((await login()).msg).toBe('ok');
      expect((await login()).data).toMatchObject({ reason: 'socialFailed', field: 'state' });
    });
  });

  describe('an offer to merge', () => {
    it('says what the other account has, to who holds it, and changes nothing', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      await other.buy('wechat');
      await other.save(crypto.randomUUID(), caseBody('甲'));
      await own.buy('alipay', { productId: 'vip-season' });
      const offer = await own.offerOfWechat(other.wechat);
      expect(offer).toMatchObject({
        nickName: '微信的人',
        mobilePhoneNumber: '',
        hasWechat: true,
        username: '',
        cases: 1,
        comparisons: 0,
        orders: 1,
        isVip: '1',
      });
      const days = (Date.parse(offer.mergedDeadline) - harness().now().getTime()) / DAY_MS;
      expect(days).toBeCloseTo(120, 2);
      expect(await comes(other.wechat)).toBe(other.id);
      expect(JSON.stringify(offer)).not.toContain(other.id);
    });

    it('is refused where one account could keep only one of two phones or two WeChats', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      const phone = unique().phone;
      const code = await other.codeFor('bind', phone);
      expect((await other.client.call('bindPhone', { phone, code })).msg).toBe('ok');
      expect(await own.link(other.wechat)).toMatchObject({
        data: { reason: 'mergeBlocked' },
        msg: expect.stringContaining('请先登录那个账号解除微信'),
      });
      const third = await wechatUser();
      const again = await third.codeFor('bind', phone);
      const refused = await third.client.call('offerMerge', { phone, code: again });
      expect(refused).toMatchObject({
        data: { reason: 'mergeBlocked' },
        msg: expect.stringContaining('微信'),
      });
      // Without WeChat the account of the phone comes along, with the same code.
      harness().pass(MINUTE_MS);
      expect((await other.client.call('unlinkWechat', { code: await other.codeFor('wechat') })).msg).toBe(
        'ok',
      );
      expect((await third.client.call('offerMerge', { phone, code: again })).msg).toBe('ok');
    });

    it('is not made to who only holds the WeChat of an account with a phone', async () => {
      const [own, other] = [await person().byPassword(), await phoneUser()];
      const wechat = `union-${crypto.randomUUID()}`;
      expect((await other.link(wechat)).msg).toBe('ok');
      expect((await own.link(wechat)).data.reason).toBe('mergeBlocked');
      const offer = await own.offerOfPhone(other.phone);
      expect((await own.merge(offer)).msg).toBe('ok');
      expect(await comes(wechat)).toBe(own.id);
    });

    it('is refused for an account that is locked, or whose phone was replaced some days ago', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      await runCommand(harness().system, ['user', 'lock', other.id, '--why=x', '--yes']);
      expect((await own.link(other.wechat)).data.reason).toBe('accountLocked');
      await runCommand(harness().system, ['user', 'unlock', other.id, '--why=x', '--yes']);
      const fresh = unique().phone;
      const oldCode = await (harness().pass(MINUTE_MS), own.client.code('', 'rebind'));
      const code = await own.codeFor('bind', fresh);
      expect((await own.client.call('bindPhone', { phone: fresh, code, oldCode })).msg).toBe('ok');
      expect(await own.link(other.wechat)).toMatchObject({
        data: { reason: 'mergeBlocked' },
        msg: expect.stringContaining('7 天'),
      });
      harness().pass(8 * DAY_MS);
      const again = await own.link(other.wechat, { code: await own.codeFor('wechat') });
      expect(again).toMatchObject({ msg: 'ok', data: { linked: false } });
    });

    it('holds for a quarter of an hour, for that account, once, and only with the code of the phone', async () => {
      const [own, other, third] = [await phoneUser(), await wechatUser(), await person().byPassword()];
      const { ticket } = await own.offerOfWechat(other.wechat);
      const merge = (who: Person, proof: object) => who.client.call('mergeAccounts', { ticket, ...proof });
      expect((await merge(own, {})).data.reason).toBe('proofRequired');
      expect((await merge(own, { password: md5('a guess') })).data.reason).toBe('proofRequired');
      expect((await merge(own, { code: '000000' })).data.reason).toBe('smsWrongCode');
      expect((await merge(third, { password: third.password })).data.reason).toBe('mergeStale');
      const forged = `${ticket.slice(0, -4)}AAAA`;
      const answer = await own.client.call('mergeAccounts', { ticket: forged, code: '000000' });
      expect(answer.data.reason).toBe('mergeStale');
      harness().pass(16 * MINUTE_MS);
      expect((await merge(own, { code: await own.codeFor('merge') })).data.reason).toBe('mergeStale');
      const proof = { code: await own.codeFor('wechat') };
      const { data } = await own.link(other.wechat, proof);
      const { offer } = data as unknown as { offer: { ticket: string } };
      expect((await own.merge(offer)).msg).toBe('ok');
      expect((await own.merge(offer)).data.reason).toBe('mergeStale');
    });
  });

  describe('two accounts that are merged', () => {
    it('are one: both ways lead there, the other’s devices are logged out, and its records keep their revisions', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      const elsewhere = secondDevice(other);
      const [mine, theirs, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      await own.save(mine, caseBody('甲'));
      await other.save(theirs, caseBody('乙'));
      await other.save(theirs, caseBody('乙二'), { baseRevision: 1 });
      await other.save(gone, caseBody('丙'));
      await other.client.call('deleteRecord', { id: gone, purge: 'true' });
      const { cursor } = (await own.client.call('listRecords', { since: 0 })).data;
      await own.absorb(other, 'wechat');
      expect(await comes(other.wechat)).toBe(own.id);
      harness().pass(MINUTE_MS);
      expect((await new TestClient(harness()).loginBySms(own.phone)).id).toBe(own.id);
      expect(await elsewhere.save(crypto.randomUUID(), caseBody('丁'))).toMatchObject({
        data: { reason: 'loginRequired' },
      });
      // A device of the account that stays lists what came.
      const { items } = (await own.client.call('listRecords', { since: cursor ?? 0 })).data as unknown as {
        items: { id: string; revision: number; body: { name: string } | null }[];
      };
      expect(items.map(({ id, body }) => [id, body?.name])).toEqual([
        [theirs, '乙二'],
        [gone, undefined],
      ]);
      // A device of the other logs in again and goes on from the revision that it knows.
      const back = await person().byWechat(other.wechat);
      expect((await back.save(theirs, caseBody('乙三'), { baseRevision: 2 })).data).toMatchObject({
        kept: 'mine',
        record: { revision: 3 },
      });
      expect((await back.revisions(theirs)).map(({ body }) => (body as { name: string }).name)).toEqual([
        '乙二',
        '乙',
      ]);
      expect(await linksOf(own)).toMatchObject({ merged: [other.id] });
      expect((await accountOf(harness().system, other.id))?.status).toBe('erased');
      expect(harness().log()).toContain(
        `"event":"account.merged","account":"${own.id}","detail":"${other.id}"`,
      );
    });

    it('lose nothing that a device had not sent yet: edits, removals, new records; and forget what was purged', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      const device = (who: Person) => new Device(who.client, harness().now);
      const [a, b, late] = [device(own), device(other), device(secondDevice(other))];
      const [common, edited, removed, purged, fresh, mine] = Array.from({ length: 6 }, () =>
        crypto.randomUUID(),
      ) as [string, string, string, string, string, string];
      a.edit(mine, { name: '己' });
      a.edit(common, { name: '同', relation: '朋友' });
      await a.sync();
      for (const [id, name] of [
        [common, '同'],
        [edited, '甲'],
        [removed, '乙'],
        [purged, '丙'],
      ] as const)
        b.edit(id, { name, ...(id === common && { relation: '朋友' }) });
      await b.sync();
      await late.sync();
      // Purged so long ago that the account does not list it any more.
      await rows('DELETE FROM record WHERE account_id = $1 AND id = $2', [other.id, purged]);
      b.records.delete(purged);
      b.rows.delete(purged);
      b.edit(edited, { name: '甲改' });
      b.edit(common, { source: '家谱' });
      b.remove(removed);
      b.edit(fresh, { name: '丁' });
      await own.absorb(other, 'wechat');
      for (const one of [b, late]) one.followInto((await person().byWechat(other.wechat)).client);
      await b.sync();
      await late.sync();
      await a.sync();
      expect(b.state()).toEqual(a.state());
      expect(late.state()).toEqual(a.state());
      const names = Object.fromEntries(
        Object.entries(a.state()).map(([id, text]) => {
          const { name, relation, source } = JSON.parse(text) as Record<string, string>;
          return [id, [name, relation, source].filter((part) => part !== undefined)];
        }),
      );
      expect(names).toEqual({
        [mine]: ['己'],
        [common]: ['同', '朋友', '家谱'],
        [edited]: ['甲改'],
        [fresh]: ['丁'],
      });
    });

    it('make one of a record that both have: alike, edited in both, in the trash of one, settings', async () => {
      const [own, other] = [await wechatUser(), await phoneUser()];
      const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
      const [same = '', edited = '', trashed = '', binned = '', purged = '', revised = ''] = ids;
      const setting = '00000000-0000-8000-8000-000000000000';
      const both = async (id: string, a: string, b: string, kind = 'case') => {
        await other.save(id, caseBody(b), { kind });
        harness().pass(1_000);
        await own.save(id, caseBody(a), { kind });
      };
      await both(same, '同', '同');
      await both(edited, '甲新', '甲旧');
      await both(trashed, '乙在', '乙弃');
      await other.client.call('deleteRecord', { id: trashed });
      await both(binned, '丙弃', '丙在');
      await own.client.call('deleteRecord', { id: binned });
      await both(purged, '丁', '丁在');
      await own.client.call('deleteRecord', { id: purged, purge: 'true' });
      await both(revised, '戊', '戊一');
      await other.save(revised, caseBody('戊二'), { baseRevision: 1 });
      await other.client.call('saveRecord', {
        id: setting,
        kind: 'setting',
        body: { rules: 2 },
        editedAt: harness().now().toISOString(),
      });
      await own.client.call('saveRecord', {
        id: setting,
        kind: 'setting',
        body: { rules: 1 },
        editedAt: harness().now().toISOString(),
      });
      await own.absorb(other, 'phone');
      const found = new Map((await own.records()).map((record) => [record.id, record]));
      const seen = (id: string) => {
        const { body, conflicts, deletedAt } = found.get(id) ?? {};
        return [(body as { name: string } | null)?.name, conflicts, deletedAt === ''];
      };
      expect(ids.map(seen)).toEqual([
        ['同', 0, true],
        ['甲新', 1, true],
        ['乙在', 0, true],
        ['丙在', 0, true],
        ['丁在', 0, true],
        ['戊二', 1, true],
      ]);
      expect(found.get(setting)?.body).toEqual({ rules: 1 });
      const namesOf = async (id: string) =>
        (await own.revisions(id)).map(({ body, isConflict }) => [
          (body as { name: string }).name,
          isConflict,
        ]);
      expect(await namesOf(edited)).toEqual([['甲旧', true]]);
      expect(await namesOf(trashed)).toEqual([['乙弃', false]]);
      expect(await namesOf(binned)).toEqual([['丙弃', false]]);
      expect(new Set((await namesOf(revised)).map(String))).toEqual(new Set(['戊,true', '戊一,false']));
      const [head] = await rows(
        `SELECT h.living, h.kept, h.total, (h.bytes - (SELECT sum(bytes) FROM record WHERE account_id = $1)
          - (SELECT sum(bytes) FROM record_revision WHERE account_id = $1))::int AS gap, h.cursor =
          (SELECT max(cursor) FROM record WHERE account_id = $1) AS is_at_head FROM record_head h WHERE account_id = $1`,
        [own.id],
      );
      expect(head).toEqual({ living: 7, kept: 7, total: 7, gap: 0, is_at_head: true });
    });

    it('have the membership left of both, the orders of both, and refunds take back what they gave', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      const { orderNo } = await own.buy('wechat');
      harness().pass(10 * DAY_MS);
      const back = await person().byWechat(other.wechat);
      const theirs = await back.buy('alipay', { productId: 'vip-season' });
      harness().pass(DAY_MS);
      const until = async ({ id }: Person) =>
        (await accountOf(harness().system, id))?.vip_until?.getTime() ?? 0;
      const left = async (who: Person) => Math.max(0, (await until(who)) - harness().now().getTime());
      const [mine, his] = [await left(own), await left(back)];
      const pending = await back.order('alipay', { productId: 'vip-month' });
      const offer = await own.offerOfWechat(other.wechat);
      const before = harness().now().getTime();
      expect((await own.merge(offer)).msg).toBe('ok');
      // Days in which both were members are not given own.
      expect(Math.abs((await left(own)) - (mine + his))).toBeLessThan(
        harness().now().getTime() - before + 5 * MINUTE_MS,
      );
      expect((await own.info()).vipTimes).toBe(2);
      const { data } = await own.client.call('listOrders', {});
      expect((data as unknown as { items: { orderNo: string }[] }).items.map((one) => one.orderNo)).toEqual([
        pending.orderNo,
        theirs.orderNo,
        orderNo,
      ]);
      expect((await own.call('viewReceipt', { orderNo: theirs.orderNo })).msg).toBe('ok');
      // Paid only now, at a cashier that was opened before: it counts for the account that stays.
      const at = await until(own);
      own.pay(pending);
      await sendAll(harness(), pending.orderNo);
      expect((await until(own)) - at).toBe(30 * DAY_MS);
      // Given back: the whole of the other's season.
      const request = { amountFen: theirs.amountFen, days: null, reason: '测试', actor: 'operator:test' };
      await requestRefund(harness().system, theirs.orderNo, request);
      harness().pass(2 * MINUTE_MS);
      await processDueMoney(harness().system);
      const afterRefund = Math.max(0, (await until(own)) - harness().now().getTime());
      expect(Math.abs(afterRefund - (mine + 30 * DAY_MS))).toBeLessThan(30 * MINUTE_MS);
      expect(await checkLedger(harness().system)).toMatchObject({ isRight: true, wrong: [] });
    });

    it('keep a membership for life, activation codes, uses that are paid for, and a name of the operator’s', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      const target = 'ab'.repeat(20);
      await other.call('wxServerPay', {
        productId: 'report-chart',
        requestId: unique().requestId,
        target: '',
      });
      const started = (
        await other.call('wxServerPay', { productId: 'report-chart', requestId: unique().requestId, target })
      ).data as never;
      other.pay(started);
      await sendAll(harness(), (started as { orderNo: string }).orderNo);
      const free = (
        await other.call('wxServerPay', {
          productId: 'report-chart',
          requestId: unique().requestId,
          target: '',
        })
      ).data as never;
      other.pay(free);
      await sendAll(harness(), (free as { orderNo: string }).orderNo);
      const made = (await runCommand(harness().system, [
        'codes',
        'create',
        '1',
        '30',
        '--name=礼',
        '--yes',
      ])) as {
        result: { codes: string[] };
      };
      const code = made.result.codes[0];
      const { requestId } = unique();
      expect((await other.call('useActivateCode', { code, requestId })).msg).toBe('ok');
      const nickname = `留名 ${unique().username}`;
      await runCommand(harness().system, ['nickname', 'grant', nickname, other.id]);
      await own.absorb(other, 'wechat');
      const { data } = await own.call('listServices');
      expect(data).toMatchObject({ unlocked: [{ target }], left: { 'report-chart': 1 } });
      expect(await own.info()).toMatchObject({ nickName: nickname, isVip: '1', remainCount: 1 });
      expect((await own.call('listCodes')).body).toContain('礼');
      // The same request again is answered as the first time, and gives nothing more.
      const deadline = (await own.info()).vipDeadline;
      expect((await own.call('useActivateCode', { code, requestId })).msg).toBe('ok');
      expect((await own.info()).vipDeadline).toBe(deadline);
      const lasting = await wechatUser();
      await lasting.buy('wechat', { productId: 'vip-lifetime' });
      const second = await phoneUser();
      await second.buy('wechat');
      await second.absorb(lasting, 'wechat');
      expect((await second.info()).vipDeadline).toBe(new Date(LIFETIME_UNTIL).toISOString());
    });

    it('add up the free uses of the day, which are not doubled', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      expect((await own.use()).data).toMatchObject({ remaining: 2 });
      expect((await other.use()).data).toMatchObject({ remaining: 2 });
      expect((await other.use('Ri')).data).toMatchObject({ remaining: 0 });
      await own.absorb(other, 'wechat');
      expect((await own.client.call('listQuotas')).data).toMatchObject({ remaining: { PaiPan: 1, Ri: 0 } });
      expect((await own.use()).data).toMatchObject({ remaining: 0 });
      expect((await own.use()).code).toBe(402);
      expect((await own.client.call('getUserPaiPanReportCount')).data).toMatchObject({ count: 3, today: 3 });
    });

    it('keep letters, consents, calendars with their addresses, the avatar, e-mail and passkeys', async () => {
      const origin = harness().origin.replace('127.0.0.1', 'localhost');
      const [own, other] = [new Person({ ...harness(), origin }), new Person({ ...harness(), origin })];
      await own.byWechat();
      await other.byPhone();
      const { requestId } = unique();
      for (const who of [own, other]) {
        await who.client.call('sendFeedback', { requestId, type: 'other', text: '来信' });
        await who.client.call('giveConsent', {
          requestId,
          item: 'birthdayCalendar',
          granted: who === other,
          version: '1',
        });
      }
      await other.save(crypto.randomUUID(), caseBody('寿星'));
      const opened = (await other.client.call('openCalendar', { kind: 'birthdays', isNamed: true }))
        .data as unknown as { path: string };
      harness().secrets.add(opened.path.slice('/calendar/'.length, -'.ics'.length));
      await other.client.call('updateUser', { email: 'other@example.com' });
      const device = new Authenticator(origin);
      const asked = (await other.client.call('beginPasskey')).data as never;
      expect((await other.client.call('addPasskey', { answer: device.create(asked) })).msg).toBe('ok');
      await own.absorb(other, 'phone');
      const { data } = await own.client.call('listFeedback');
      expect(data as unknown as object[]).toHaveLength(2);
      // The last word about an item stands.
      const consents = (await own.client.call('listConsents')).data as unknown as {
        items: { granted: boolean }[];
      };
      expect(consents.items.map(({ granted }) => granted)).toEqual([true, false]);
      const text = (await new TestClient(harness()).fetch(opened.path)).body;
      expect(text).toContain('寿星');
      expect(await own.info()).toMatchObject({ email: 'other@example.com', mobilePhoneNumberVerified: true });
      const key = new TestClient({ ...harness(), origin });
      const login = await key.call('loginByPasskey', {
        answer: device.get((await key.call('askPasskey')).data as never),
      });
      expect(login).toMatchObject({ msg: 'ok', data: { user: { id: own.id } } });
    });

    it('keep the name and password of the one that has them; of two, those of the account that stays', async () => {
      const [own, other] = [await wechatUser(), await person().byPassword()];
      expect((await other.link(own.wechat)).data).toMatchObject({ linked: false });
      const taker = await phoneUser();
      await other.absorb(own, 'wechat');
      await taker.absorb(other, 'wechat');
      const login = (password: string) =>
        new TestClient(harness()).call('login', { username: other.username, password });
      expect(await login(other.password)).toMatchObject({ data: { user: { id: taker.id } } });
      const second = await person().byPassword();
      const offer = await second.offerOfPhone(taker.phone);
      expect(offer).toMatchObject({ username: other.username, isPasswordLost: true });
      expect((await second.merge(offer)).msg).toBe('ok');
      expect((await login(other.password)).data.reason).toBe('wrongCredentials');
      expect(await linksOf(second)).toMatchObject({
        merged: expect.arrayContaining([own.id, other.id, taker.id]),
      });
    });

    it('leave nothing behind but the rows of money and the audit, and are exported and erased as one', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      await other.buy('wechat');
      await other.save(crypto.randomUUID(), caseBody('乙的命例'));
      await other.use();
      await own.absorb(other, 'wechat');
      const columns = await rows<{ t: string; c: string }>(
        `SELECT table_name AS t, column_name AS c FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type IN ('uuid', 'text') AND table_name <> 'living_session'`,
      );
      const left: string[] = [];
      for (const { t, c } of columns)
        if ((await rows(`SELECT 1 FROM "${t}" WHERE "${c}"::text = $1 LIMIT 1`, [other.id])).length > 0)
          left.push(`${t}.${c}`);
      expect(left.toSorted()).toEqual([
        'account.id',
        'audit.target',
        'entitlement.account_id',
        'pay_order.account_id',
        'record_head.account_id',
      ]);
      const account = await accountOf(harness().system, own.id);
      let text = '';
      if (account !== null) for await (const piece of exportPieces(harness().system, account)) text += piece;
      const data = JSON.parse(text) as Record<string, { action?: string }[]>;
      expect(data['orders']).toHaveLength(1);
      expect(data['memberships']).toHaveLength(1);
      expect(data['records']).toHaveLength(1);
      expect(data['history']?.filter(({ action }) => action === 'user.merge')).toHaveLength(2);
      const openid = await rows<{ origin: string }>('SELECT origin FROM pay_order WHERE account_id = $1', [
        other.id,
      ]);
      expect(openid[0]?.origin).not.toBe('');
      expect(await eraseAccount(harness().system, own.id, 'operator:tester', true)).toBe(true);
      expect(await rows('SELECT origin, client_ip FROM pay_order WHERE account_id = $1', [other.id])).toEqual(
        [{ origin: '', client_ip: '' }],
      );
      expect(
        await rows('SELECT 1 FROM record WHERE account_id = ANY ($1::uuid[])', [[own.id, other.id]]),
      ).toEqual([]);
    });

    it('say to the operator where the other went', async () => {
      const [own, other] = [await phoneUser(), await wechatUser()];
      await own.absorb(other, 'wechat');
      expect(await runCommand(harness().system, ['user', 'show', other.id])).toMatchObject({
        status: 'erased',
        mergedInto: own.id,
      });
    });
  });
}
