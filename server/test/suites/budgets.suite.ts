/** What one account may cost, and what is kept of edits that meet. */
import { LIMITS } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/duration.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { RATES } from '../../src/rates.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { runCommand } from '../../src/ops/run.ts';
import { takeToken } from '../../src/modules/rate/rate.service.ts';
import { caseBody, md5, TestClient, unique, type Answer, type Harness } from '../harness.ts';

type Wire = {
  record: { id: string; revision: number; conflicts: number; body: { name: string } | null; cursor: number };
  kept: string;
  conflictId: string;
};
type Page = {
  items: { id: string; body: object | null }[];
  cursor: number;
  hasMore: boolean;
  reset: boolean;
};
type Revision = { id: string; body: { name: string }; isConflict: boolean; revision: number | null };

export function budgetsSuite(harness: () => Harness): void {
  const user = async () => {
    const client = new TestClient(harness());
    return { client, ...(await client.register()) };
  };
  const at = (shiftMs = 0) => new Date(harness().now().getTime() + shiftMs).toISOString();
  const draft = (name: string, fields: object = {}) => ({
    id: crypto.randomUUID(),
    kind: 'case',
    body: caseBody(name),
    editedAt: at(),
    ...fields,
  });
  const saved = (answer: Answer) => answer.data as unknown as Wire;
  const list = async (client: TestClient, fields: object = {}) =>
    (await client.call('listRecords', { ...fields })).data as unknown as Page;
  const revisions = async (client: TestClient, id: string) =>
    (await client.call('listRevisions', { id })).data as unknown as Revision[];
  const headOf = async (id: string) => {
    const { db } = harness().database;
    return db.selectFrom('record_head').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();
  };
  const setHead = async (id: string, counts: object) => {
    const { db } = harness().database;
    await db.updateTable('record_head').set(counts).where('account_id', '=', id).execute();
  };

  describe('an edit', () => {
    it('made on the newest revision is taken, whatever the clock of its device says', async () => {
      const { client } = await user();
      const first = draft('甲');
      expect(saved(await client.call('saveRecord', { ...first, baseRevision: 0 })).record.revision).toBe(1);
      const early = { ...first, body: caseBody('乙'), editedAt: at(-9 * DAY_MS), baseRevision: 1 };
      expect(saved(await client.call('saveRecord', early))).toMatchObject({
        kept: 'mine',
        record: { revision: 2, body: { name: '乙' } },
      });
    });

    it('made on an older one is kept as a conflict, seen by every device, and settled', async () => {
      const { client } = await user();
      const first = draft('甲');
      await client.call('saveRecord', first);
      await client.call('saveRecord', { ...first, body: caseBody('乙'), editedAt: at(1), baseRevision: 1 });
      const { cursor } = await list(client);
      const mine = { ...first, body: caseBody('丙'), editedAt: at(2), baseRevision: 1 };
      const answer = saved(await client.call('saveRecord', mine));
      expect(answer).toMatchObject({
        kept: 'server',
        record: { revision: 2, conflicts: 1, body: { name: '乙' } },
      });
      expect(saved(await client.call('saveRecord', mine))).toMatchObject({
        conflictId: '',
        record: { conflicts: 1 },
      });
      expect((await list(client, { since: cursor })).items).toMatchObject([{ id: first.id, conflicts: 1 }]);
      const conflict = (await revisions(client, first.id)).find((revision) => revision.isConflict);
      expect(conflict).toMatchObject({ id: answer.conflictId, revision: 1, body: { name: '丙' } });
      const merged = {
        ...first,
        body: caseBody('乙与丙'),
        editedAt: at(3),
        baseRevision: 2,
        resolves: [answer.conflictId],
      };
      expect(saved(await client.call('saveRecord', merged))).toMatchObject({
        kept: 'mine',
        record: { revision: 3, conflicts: 0 },
      });
      expect((await revisions(client, first.id)).filter((revision) => revision.isConflict)).toEqual([]);
    });

    it('on a record deleted since waits beside it; on one gone for good nothing is stored', async () => {
      const { client } = await user();
      const first = draft('甲');
      await client.call('saveRecord', first);
      await client.call('deleteRecord', { id: first.id });
      const late = { ...first, body: caseBody('乙'), editedAt: at(5_000), baseRevision: 1 };
      expect(saved(await client.call('saveRecord', late))).toMatchObject({
        kept: 'server',
        record: { conflicts: 1 },
      });
      await client.call('deleteRecord', { id: first.id, purge: true });
      expect(saved(await client.call('saveRecord', { ...late, body: caseBody('丙') }))).toMatchObject({
        kept: 'server',
        conflictId: '',
        record: { body: null, conflicts: 0 },
      });
      expect(await revisions(client, first.id)).toEqual([]);
    });

    it('of a hundred at the same time is never lost without a word', async () => {
      const { client } = await user();
      const first = draft('甲');
      await client.call('saveRecord', first);
      const edits = Array.from({ length: 100 }, (_, index) => ({
        ...first,
        body: caseBody(`第 ${index}`),
        editedAt: at(),
        baseRevision: 1,
      }));
      const answers = await Promise.all(edits.map((edit) => client.call('saveRecord', edit)));
      const told = answers.map((answer) => (answer.code === 200 ? saved(answer).kept : answer.data.reason));
      expect(told.filter((word) => word === 'mine')).toHaveLength(1);
      expect(told.filter((word) => word === 'server')).toHaveLength(LIMITS.conflictCount);
      expect(told.filter((word) => word === 'conflict')).toHaveLength(99 - LIMITS.conflictCount);
      const kept = await revisions(client, first.id);
      expect(kept.filter((revision) => revision.isConflict)).toHaveLength(LIMITS.conflictCount);
      expect(new Set(kept.map((revision) => revision.body.name)).size).toBe(LIMITS.conflictCount + 1);
    });

    it('without a revision on the same instant as another loses to it and is kept', async () => {
      const { client } = await user();
      const first = draft('甲');
      await client.call('saveRecord', first);
      const same = { ...first, body: caseBody('乙') };
      expect(saved(await client.call('saveRecord', same))).toMatchObject({
        kept: 'server',
        record: { conflicts: 1 },
      });
      expect((await revisions(client, first.id)).map((revision) => revision.body.name)).toEqual(['乙']);
    });

    it('by deleting is refused where the record has been changed since', async () => {
      const { client } = await user();
      const first = draft('甲');
      await client.call('saveRecord', first);
      await client.call('saveRecord', { ...first, body: caseBody('乙'), editedAt: at(1), baseRevision: 1 });
      expect((await client.call('deleteRecord', { id: first.id, baseRevision: 1 })).status).toBe(409);
      expect((await client.call('deleteRecord', { id: first.id, baseRevision: 2 })).msg).toBe('ok');
    });
  });

  describe('bodies', () => {
    it('have what their kind needs, and the answer says what is missing', async () => {
      const { client } = await user();
      const wrong: readonly [string, object, RegExp][] = [
        ['case', { name: '甲' }, /的 birth/],
        ['case', caseBody('甲', { birth: { sex: 'x', hour: 'minute', civil: {} } }), /birth/],
        ['case', caseBody('甲', { groupId: 'none' }), /的 groupId 须为小写 UUID/],
        ['case', caseBody('甲', { notes: [{ id: '1' }] }), /的 notes\.0/],
        ['group', {}, /的 name/],
        ['group', { name: ' ' }, /的 name 不能为空/],
        ['comparison', { a: { caseId: crypto.randomUUID() }, mode: 'couple' }, /的 b/],
        ['day', { date: '2026-02-30' }, /的 date 须为存在的日期/],
      ];
      for (const [kind, body, msg] of wrong) {
        const answer = await client.call('saveRecord', draft('x', { kind, body }));
        expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, data: { field: 'body' } });
        expect(answer.msg).toMatch(msg);
      }
      const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: null };
      const right: readonly [string, object][] = [
        ['case', { name: '', birth: { sex: '男', pillars } }],
        ['group', { name: '亲友', colour: 'red' }],
        ['comparison', { a: { caseId: crypto.randomUUID() }, b: caseBody('乙'), mode: 'couple' }],
        ['day', { date: '2026-03-01', affair: '嫁娶' }],
      ];
      for (const [kind, body] of right)
        expect(saved(await client.call('saveRecord', draft('x', { kind, body }))).record.body).toEqual(body);
    });

    it('of cases leave a group that is gone for good, and only then', async () => {
      const { client, id } = await user();
      const group = draft('x', { kind: 'group', body: { name: '亲友' } });
      await client.call('saveRecord', group);
      const members = [draft('甲'), draft('乙')].map((one) => ({
        ...one,
        body: { ...one.body, groupId: group.id },
      }));
      for (const member of members) await client.call('saveRecord', member);
      const groups = async () => {
        const { items } = await list(client, { kind: 'case' });
        return items.map((item) => (item.body as { groupId: string | null }).groupId);
      };
      await client.call('deleteRecord', { id: group.id });
      expect(await groups()).toEqual([group.id, group.id]);
      const { cursor } = await list(client);
      await client.call('deleteRecord', { id: group.id, purge: true });
      expect(await groups()).toEqual([null, null]);
      const changed = await list(client, { since: cursor });
      expect(new Set(changed.items.map((item) => item.id))).toEqual(
        new Set([group.id, ...members.map((member) => member.id)]),
      );
      const late = draft('丙');
      const body = { ...late.body, groupId: group.id };
      expect(saved(await client.call('saveRecord', { ...late, body })).record.body).toMatchObject({
        groupId: null,
      });
      const unknown = crypto.randomUUID();
      const other = draft('丁');
      const kept = { ...other.body, groupId: unknown };
      expect(saved(await client.call('saveRecord', { ...other, body: kept })).record.body).toMatchObject({
        groupId: unknown,
      });
      await expectCounts(id);
    });
  });

  /** The counts of the head are those of the rows. */
  async function expectCounts(id: string): Promise<void> {
    const { rows } = await harness().database.executeSql(
      `SELECT count(*)::int AS total, (count(*) FILTER (WHERE body IS NOT NULL))::int AS kept,
        (count(*) FILTER (WHERE deleted_at IS NULL))::int AS living,
        (coalesce(sum(bytes), 0) + (SELECT coalesce(sum(v.bytes), 0) FROM record_revision v WHERE v.account_id = $1))::int AS bytes,
        max(cursor)::int AS cursor
      FROM record WHERE account_id = $1`,
      [id],
    );
    const { total, kept, living, bytes, cursor } = await headOf(id);
    expect({ total, kept, living, bytes }).toEqual({ ...(rows[0] as object), cursor: undefined });
    expect(cursor).toBeGreaterThanOrEqual((rows[0] as { cursor: number }).cursor);
  }

  describe('budgets', () => {
    it('are counted exactly through saves, edits, conflicts, trash, restoring and purging', async () => {
      const { client, id } = await user();
      const drafts = Array.from({ length: 6 }, (_, index) => draft(`第 ${index}`));
      for (const one of drafts) await client.call('saveRecord', one);
      for (let index = 1; index < 14; index += 1)
        await client.call('saveRecord', {
          ...drafts[0],
          body: caseBody('长'.repeat(index)),
          editedAt: at(index),
          baseRevision: index,
        });
      await client.call('saveRecord', {
        ...drafts[1],
        body: caseBody('争'),
        editedAt: at(),
        baseRevision: 0,
      });
      await client.call('deleteRecord', { id: drafts[1]?.id });
      await client.call('deleteRecord', { id: drafts[2]?.id });
      await client.call('restoreRecord', { id: drafts[2]?.id });
      await client.call('deleteRecord', { id: drafts[0]?.id, purge: true });
      await client.call('saveRecord', { ...drafts[0], editedAt: at(60_000) });
      await expectCounts(id);
    });

    it('count the trash: what is thrown away can be made again only so often', async () => {
      const { client, id } = await user();
      await client.call('saveRecord', draft('甲'));
      await setHead(id, { kept: BOUNDS.recordsStored.limit - 1 });
      const last = draft('乙');
      expect((await client.call('saveRecord', last)).msg).toBe('ok');
      await client.call('deleteRecord', { id: last.id });
      expect((await client.call('saveRecord', draft('丙'))).data.reason).toBe('tooManyRecords');
      await client.call('deleteRecord', { id: last.id, purge: true });
      expect((await client.call('saveRecord', draft('丁'))).msg).toBe('ok');
      await setHead(id, { total: BOUNDS.recordsTotal.limit });
      expect((await client.call('saveRecord', draft('戊'))).data.reason).toBe('tooManyRecords');
    });

    it('bound living records, bytes, writes a minute and bytes a day', async () => {
      const { client, id } = await user();
      await client.call('saveRecord', draft('甲'));
      await setHead(id, { living: LIMITS.recordCount });
      expect((await client.call('saveRecord', draft('乙'))).data.reason).toBe('tooManyRecords');
      await setHead(id, { living: 1, bytes: BOUNDS.accountBytes.limit });
      expect((await client.call('saveRecord', draft('乙'))).data.reason).toBe('storageFull');
      await setHead(id, { bytes: 0, written: BOUNDS.bytesADay.limit });
      expect((await client.call('saveRecord', draft('乙'))).status).toBe(429);
      harness().pass(DAY_MS);
      expect((await client.call('saveRecord', draft('乙'))).msg).toBe('ok');
      // Beyond the rows that fill an account for the first time.
      await setHead(id, { writes: 600, total: LIMITS.recordCount });
      const answer = await client.call('saveRecord', draft('丙'));
      expect(answer).toMatchObject({ status: 429, data: { reason: 'tooOften' } });
      expect(answer.headers.get('retry-after')).toBe('60');
      harness().pass(61_000);
      expect((await client.call('saveRecord', draft('丙'))).msg).toBe('ok');
      expect((await list(client)).items).toHaveLength(3);
    });

    it('cut a page by its bytes, and the next goes on from there', async () => {
      const { client } = await user();
      const noise = 'x'.repeat(60_000);
      for (let index = 0; index < 40; index += 1)
        await client.call('saveRecord', draft(`第 ${index}`, { body: caseBody(`第 ${index}`, { noise }) }));
      const seen: string[] = [];
      let pages = 0;
      for (let since = 0, hasMore = true; hasMore; pages += 1) {
        const answer = await client.call('listRecords', { since });
        expect(answer.body.length).toBeLessThan(BOUNDS.pageBytes.limit + 100_000);
        const page = answer.data as unknown as Page;
        seen.push(...page.items.map((item) => item.id));
        ({ cursor: since, hasMore } = page);
      }
      expect(pages).toBe(3);
      expect(new Set(seen).size).toBe(40);
    });

    it('let what is gone be forgotten after half a year; a device away for longer starts again', async () => {
      const { client, id, username, password } = await user();
      const [kept, gone] = [draft('甲'), draft('乙')];
      for (const one of [kept, gone]) await client.call('saveRecord', one);
      await client.call('deleteRecord', { id: gone.id, purge: true });
      const { cursor } = await list(client);
      harness().pass((BOUNDS.tombstoneDays.limit + 1) * DAY_MS);
      expect((await runHousekeeping(harness().system)).failed).toEqual([]);
      await client.call('login', { username, password });
      expect(await list(client, { since: 1 })).toMatchObject({ reset: true, items: [{ id: kept.id }] });
      expect(await list(client, { since: cursor })).toMatchObject({ reset: false, items: [] });
      expect(await list(client)).toMatchObject({ reset: false, items: [{ id: kept.id }] });
      await expectCounts(id);
    });
  });

  describe('the ledger of uses', () => {
    const use = (feature: string, client: TestClient) =>
      client.call('consumeQuota', { feature, requestId: unique().requestId });
    const today = () => new Date(harness().now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const counted = async (id: string) => {
      const { rows } = await harness().database.executeSql(
        `SELECT feature, (count(*) FILTER (WHERE is_counted))::int AS ledger,
          (SELECT d.used FROM quota_day d WHERE d.account_id = $1 AND d.feature = u.feature AND d.day = u.day)::int AS counter
        FROM quota_use u WHERE account_id = $1 GROUP BY feature, day ORDER BY feature`,
        [id],
      );
      return rows;
    };

    it('says of each use whether it was counted, and agrees with the counters', async () => {
      const { client, id } = await user();
      await use('PaiPan', client);
      const uses = Array.from({ length: 100 }, (_, index) => ({
        feature: index % 2 === 0 ? 'PaiPan' : 'Ri',
        requestId: unique().requestId,
        date: today(),
      }));
      await client.call('reconcileQuota', { uses });
      await client.call('reconcileQuota', { uses });
      expect(await counted(id)).toEqual([
        { feature: 'PaiPan', ledger: 3, counter: 3 },
        { feature: 'Ri', ledger: 1, counter: 1 },
      ]);
    });

    it('takes only so many uses a day that are not counted', async () => {
      const { client, id } = await user();
      await client.call('reconcileQuota', {
        uses: [{ feature: 'hepan', requestId: unique().requestId, date: today() }],
      });
      const { db } = harness().database;
      await db
        .updateTable('quota_day')
        .set({ used: BOUNDS.uncountedUses.limit - 1 })
        .where('account_id', '=', id)
        .where('feature', '=', '+' as never)
        .execute();
      const uses = Array.from({ length: 5 }, () => ({
        feature: 'hepan',
        requestId: unique().requestId,
        date: today(),
      }));
      expect((await client.call('reconcileQuota', { uses })).msg).toBe('ok');
      expect((await client.call('getUserPaiPanReportCount')).data).toMatchObject({ hepanCount: 2 });
      await runCommand(harness().system, ['user', 'vip', id, '30']);
      expect((await use('hepan', client)).status).toBe(429);
      harness().pass(DAY_MS);
      expect((await use('hepan', client)).data).toMatchObject({ unlimited: true });
    });

    it('counts one of fifty repeats that come as two features at once', async () => {
      const { client, id } = await user();
      const { requestId } = unique();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          client.call('consumeQuota', { feature: index % 2 === 0 ? 'PaiPan' : 'Ri', requestId }),
        ),
      );
      expect(answers.filter((answer) => answer.code === 200)).toHaveLength(25);
      expect(answers.filter((answer) => answer.data.reason === 'requestIdReused')).toHaveLength(25);
      const rows = (await counted(id)) as { ledger: number; counter: number }[];
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ledger: 1, counter: 1 });
    });
  });

  describe('consents and profiles', () => {
    it('have company: changes of a password and leavings, which have an end a day too', async () => {
      const { client, id, username, password } = await user();
      for (let index = 2; index < RATES.credentialsAccount.limit; index += 1)
        await takeToken(harness().system, harness().database.db, 'credentialsAccount', id);
      const newPassword = md5('changed as often as may be');
      expect((await client.call('delAccount', { password })).msg).toBe('ok');
      expect((await client.call('login', { username, password })).msg).toBe('ok');
      expect((await client.call('updatePsw', { password, newPassword })).msg).toBe('ok');
      const again = { password: newPassword, newPassword: password };
      for (const name of ['updatePsw', 'delAccount'] as const)
        expect((await client.call(name, again)).status).toBe(429);
      harness().pass(DAY_MS);
      expect((await client.call('delAccount', { password: newPassword })).msg).toBe('ok');
    });

    it('and changes by a code are left to the owner where a client that knows the password has used up its own', async () => {
      const { client, id, password } = await user();
      const { phone } = unique();
      const code = await client.code(phone, 'bind');
      expect((await client.call('bindPhone', { phone, code, password })).msg).toBe('ok');
      harness().pass(61_000);
      for (let index = 1; index < RATES.credentialsAccount.limit; index += 1)
        await takeToken(harness().system, harness().database.db, 'credentialsAccount', id);
      const newPassword = md5('what the thief does not know');
      expect((await client.call('updatePsw', { password, newPassword })).status).toBe(429);
      const proof = { code: await client.code('', 'password') };
      expect((await client.call('updatePsw', { ...proof, newPassword })).msg).toBe('ok');
    });

    it('repeated change nothing, and changed have an end a day', async () => {
      const { client } = await user();
      const consent = (granted: boolean) =>
        client.call('giveConsent', {
          requestId: unique().requestId,
          item: 'location',
          granted,
          version: '1',
        });
      await consent(true);
      await consent(true);
      const { data } = await client.call('listConsents');
      expect((data as unknown as { items: unknown[] }).items).toHaveLength(1);
      const codes = [];
      for (let index = 1; index < RATES.consentAccount.limit; index += 1)
        for (const granted of [false, true]) codes.push((await consent(granted)).code);
      expect(new Set(codes)).toEqual(new Set([200]));
      // What was given can always be taken back; then it is not given again that day.
      expect((await consent(false)).msg).toBe('ok');
      expect((await consent(true)).status).toBe(429);
      const names = [];
      for (let index = 0; index < 32; index += 1)
        names.push((await client.call('updateUser', { nickName: `名 ${index}` })).code);
      expect(names.filter((code) => code === 200)).toHaveLength(30);
    });
  });
}
