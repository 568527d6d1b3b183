/** The ledger of free uses. */
import { FREE_QUOTAS } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/duration.ts';
import { TestClient, unique, type Harness } from '../harness.ts';

async function user(harness: Harness): Promise<TestClient> {
  const client = new TestClient(harness);
  await client.register();
  return client;
}

const use = (client: TestClient, feature: string, requestId = unique().requestId) =>
  client.call('consumeQuota', { feature, requestId });

export function quotaSuite(harness: () => Harness): void {
  describe('quotas', () => {
    it('begin with the numbers of the spec and run out with its words', async () => {
      const client = await user(harness());
      const { data } = await client.call('listQuotas');
      expect(data).toMatchObject({ unlimited: false, remaining: FREE_QUOTAS, limits: FREE_QUOTAS });
      const left = [];
      for (let count = 0; count < 3; count += 1) left.push((await use(client, 'PaiPan')).data['remaining']);
      expect(left).toEqual([2, 1, 0]);
      expect(await use(client, 'PaiPan')).toMatchObject({
        code: 402,
        msg: '免费次数用尽，请开通会员！',
        data: { reason: 'quotaUsedUp' },
      });
      expect((await use(client, 'hepan')).code).toBe(402);
      expect((await use(client, 'Ri')).data['remaining']).toBe(0);
      const count = await client.call('getUserPaiPanReportCount');
      expect(count.data).toEqual({ count: 3, today: 3, caseCount: 0, hepanCount: 0 });
    });

    it('count a request id once; another feature with it is an error', async () => {
      const client = await user(harness());
      const { requestId } = unique();
      for (let count = 0; count < 3; count += 1)
        expect((await use(client, 'PaiPan', requestId)).data['remaining']).toBe(2);
      expect((await use(client, 'Ri', requestId)).data.reason).toBe('requestIdReused');
      expect((await use(await user(harness()), 'PaiPan', requestId)).data['remaining']).toBe(2);
    });

    it('open again at midnight in Shanghai, and never through a clock set back', async () => {
      const client = await user(harness());
      const sixteen = new Date(harness().now());
      sixteen.setUTCHours(15, 59, 0, 0);
      harness().pass(sixteen.getTime() + DAY_MS - harness().now().getTime());
      expect((await use(client, 'Ri')).msg).toBe('ok');
      expect((await use(client, 'Ri')).code).toBe(402);
      harness().pass(2 * 60_000);
      expect((await use(client, 'Ri')).msg).toBe('ok');
      harness().pass(-DAY_MS);
      expect((await use(client, 'Ri')).code).toBe(402);
      harness().pass(DAY_MS);
    });

    it('are unlimited for members', async () => {
      const client = await user(harness());
      const { db } = harness().database;
      const { data } = await client.call('listSessions');
      const session = (data as unknown as { id: string }[])[0];
      await db
        .updateTable('account')
        .set({ vip_until: new Date(harness().now().getTime() + DAY_MS) })
        .where(
          'id',
          'in',
          db
            .selectFrom('login_session')
            .select('account_id')
            .where('id', '=', session?.id ?? ''),
        )
        .execute();
      for (let count = 0; count < 5; count += 1)
        expect((await use(client, 'hepan')).data).toMatchObject({ unlimited: true, remaining: 0 });
      harness().pass(2 * DAY_MS);
      expect((await use(client, 'hepan')).code).toBe(402);
    });

    it('grant 5 of 200 takes at the same time against a limit of 5', async () => {
      const client = await user(harness());
      const { db } = harness().database;
      await db.insertInto('quota_limit').values({ feature: 'lssg', per_day: 5 }).execute();
      harness().parts.cache.invalidate('quota_limit');
      const answers = await Promise.all(Array.from({ length: 200 }, () => use(client, 'lssg')));
      await db.deleteFrom('quota_limit').execute();
      harness().parts.cache.invalidate('quota_limit');
      expect(answers.filter((answer) => answer.code === 200)).toHaveLength(5);
      expect(answers.filter((answer) => answer.code === 402)).toHaveLength(195);
    });

    it('grant 50 repeats of one request id once', async () => {
      const client = await user(harness());
      const { requestId } = unique();
      const answers = await Promise.all(Array.from({ length: 50 }, () => use(client, 'PaiPan', requestId)));
      expect(new Set(answers.map((answer) => answer.data['remaining']))).toEqual(new Set([2]));
    });

    it('count an offline use on its own day to the seventh day back, and an older one today', async () => {
      const client = await user(harness());
      const dayOf = (back: number) =>
        new Date(harness().now().getTime() + 8 * HOUR_MS - back * DAY_MS).toISOString().slice(0, 10);
      const report = (back: number) =>
        client.call('reconcileQuota', {
          uses: [{ feature: 'Ri', requestId: unique().requestId, date: dayOf(back) }],
        });
      expect((await report(7)).data).toMatchObject({ remaining: { Ri: 1 } });
      expect((await report(8)).data).toMatchObject({ remaining: { Ri: 0 } });
    });

    it('take offline uses in without going below zero', async () => {
      const client = await user(harness());
      const date = new Date(harness().now().getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
      const uses = Array.from({ length: 5 }, () => ({
        feature: 'PaiPan',
        requestId: unique().requestId,
        date,
      }));
      const future = [{ feature: 'Ri', requestId: unique().requestId, date: '2999-01-01' }];
      const first = await client.call('reconcileQuota', { uses: [...uses, ...future] });
      expect(first.data).toMatchObject({ date, remaining: { PaiPan: 0, Ri: 0, Shi: 1 } });
      expect((await client.call('reconcileQuota', { uses })).data).toMatchObject({
        remaining: { PaiPan: 0 },
      });
      expect((await use(client, 'PaiPan')).code).toBe(402);
      expect((await client.call('getUserPaiPanReportCount')).data).toMatchObject({ count: 5 });
    });
  });
}
