/**
 * Random histories of three accounts of one person, by phone, by WeChat and by a password, that become one in two merges: records
 * edited, deleted and purged on both sides, memberships and services bought, free uses, a device that goes on saving and a payment
 * that comes while the merge is under way. Whatever happened before, nothing is lost, nothing is doubled, and the books are right.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { caseBody, unique, type Harness } from '../harness.ts';
import { Person, secondDevice } from '../mergers.ts';
import { sendAll, type Started } from '../payment/buyer.ts';

const RUNS =
  process.env['FULL'] === '1' ? { numRuns: 80 } : { numRuns: 8, seed: 20_261_123, endOnFailure: true };

const who = fc.nat({ max: 2 });
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('save' as const), who, which, isStale: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('trash' as const, 'purge' as const), who, which }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), who, which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('use' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Which two become one first, and by which proof; then what is left. The account named first stays. */
const merges = fc.constantFrom(
  [
    ['password', 'wechat', 'wechat'],
    ['phone', 'password', 'wechat'],
  ],
  [
    ['password', 'wechat', 'wechat'],
    ['password', 'phone', 'phone'],
  ],
  [
    ['wechat', 'phone', 'phone'],
    ['password', 'wechat', 'phone'],
  ],
  [
    ['phone', 'wechat', 'wechat'],
    ['password', 'phone', 'phone'],
  ],
) as fc.Arbitrary<readonly (readonly ['phone' | 'wechat' | 'password', Kind, 'wechat' | 'phone'])[]>;
type Kind = 'phone' | 'wechat' | 'password';
const KINDS: readonly Kind[] = ['phone', 'wechat', 'password'];

const history = fc.record({
  before: fc.array(step, { minLength: 6, maxLength: 20 }),
  between: fc.array(step, { maxLength: 10 }),
  merges,
  isBusy: fc.boolean(),
});

const PRODUCTS = ['vip-month', 'vip-season', 'report-chart', 'vip-month'] as const;
const nameOf = (body: unknown) => (body as { name?: string } | null)?.name ?? '';

/** What an account has, as its user can see it. */
type State = {
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly living: ReadonlySet<string>;
  readonly untilMs: number;
  readonly used: Readonly<Record<string, number>>;
  readonly unspent: number;
  readonly orders: readonly string[];
};

const FEATURES = ['PaiPan', 'Ri', 'Shi'] as const;

class World {
  readonly harness: Harness;
  /** The account of each kind; both of a merge are the one that stayed. */
  readonly people = new Map<Kind, Person>();
  readonly ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  readonly paid: Started[] = [];
  names = 0;

  constructor(harness: Harness) {
    this.harness = harness;
  }

  async arrive(): Promise<void> {
    const person = () => new Person(this.harness);
    this.people.set('phone', await person().byPhone());
    this.people.set('wechat', await person().byWechat());
    this.people.set('password', await person().byPassword());
  }

  at(kind: Kind): Person {
    const person = this.people.get(kind);
    if (person === undefined) throw new RangeError(`Cannot find the account by ${kind}`);
    return person;
  }

  async take(item: Step): Promise<void> {
    if (item.do === 'pass') {
      this.harness.pass(item.days * DAY_MS);
      // Sessions end when they are not used for a month.
      for (const person of new Set(this.people.values())) await person.enter();
      return;
    }
    const person = this.at(KINDS[item.who] ?? 'phone');
    if (item.do === 'use') return void (await person.use(FEATURES[this.names % 3]));
    if (item.do === 'buy') {
      const productId = PRODUCTS[item.which] ?? 'vip-month';
      const isService = productId.startsWith('report');
      const { data, msg } = await person.call(isService ? 'alipayServerPay' : 'alipayPay', {
        productId,
        requestId: unique().requestId,
        target: '',
      });
      expect(msg).toBe('ok');
      const started = data as unknown as Started;
      person.pay(started);
      await sendAll(this.harness, started.orderNo);
      this.paid.push(started);
      return;
    }
    const id = this.ids[item.which] ?? '';
    if (item.do !== 'save') {
      await person.client.call('deleteRecord', { id, purge: String(item.do === 'purge') });
      return;
    }
    this.harness.pass(1_000);
    const known = (await person.records()).find((record) => record.id === id)?.revision ?? 0;
    const baseRevision = Math.max(0, item.isStale ? known - 1 : known);
    await person.save(id, caseBody(`第${(this.names += 1)}稿`), { baseRevision });
  }

  async state(person: Person): Promise<State> {
    const texts = new Map<string, Set<string>>();
    const living = new Set<string>();
    for (const record of await person.records()) {
      if (record.body === null) continue;
      const revisions = await person.revisions(record.id);
      texts.set(record.id, new Set([nameOf(record.body), ...revisions.map(({ body }) => nameOf(body))]));
      if (record.deletedAt === '') living.add(record.id);
    }
    const account = await accountOf(this.harness.system, person.id);
    const { rows } = await this.harness.database.executeSql(
      'SELECT feature, sum(used)::int AS used FROM quota_day WHERE account_id = $1 GROUP BY feature',
      [person.id],
    );
    const info = await person.info();
    const { data } = await person.client.call('listOrders', { limit: 50 });
    return {
      texts,
      living,
      untilMs: account?.vip_until?.getTime() ?? 0,
      used: Object.fromEntries(
        (rows as { feature: string; used: number }[]).map((row) => [row.feature, row.used]),
      ),
      unspent: info.remainCount,
      orders: (data as unknown as { items: { orderNo: string }[] }).items.map(({ orderNo }) => orderNo),
    };
  }

  /** One merge, and what both had against what the one has. */
  async merge([stays, goes, by]: readonly [Kind, Kind, 'wechat' | 'phone'], isBusy: boolean): Promise<void> {
    const { harness } = this;
    const [own, other] = [this.at(stays), this.at(goes)];
    // The proofs of these minutes; a password account has its own.
    if (own.phone === '' && own.password === '') await own.byWechat(own.wechat);
    const offer =
      by === 'wechat' ? await own.offerOfWechat(other.wechat) : await own.offerOfPhone(other.phone);
    const device = secondDevice(other);
    const pending = isBusy ? await other.order('alipay', { productId: 'vip-month' }) : null;
    if (pending !== null) other.pay(pending);
    const code = own.phone === '' ? '' : await own.codeFor('merge');
    const proof = code !== '' ? { code } : own.password === '' ? {} : { password: own.password };
    const release = harness.holdClock();
    const now = harness.now().getTime();
    const [a, b] = [await this.state(own), await this.state(other)];
    const sent = new Map<string, string>();
    const merge = async () => own.client.call('mergeAccounts', { ticket: offer.ticket, ...proof });
    const goOn = async () => {
      for (let count = 0; count < 6; count += 1) {
        const [id, name] = [crypto.randomUUID(), `第${(this.names += 1)}稿`];
        if ((await device.save(id, caseBody(name))).code === 200) sent.set(id, name);
      }
    };
    const [answer] = await Promise.all([
      merge(),
      ...(isBusy ? [goOn(), sendAll(harness, pending?.orderNo ?? '')] : []),
    ]);
    expect(answer.msg).toBe('ok');
    if (pending !== null) this.paid.push(pending);
    own.wechat ||= other.wechat;
    own.phone ||= other.phone;
    own.password ||= other.password;
    for (const [kind, person] of this.people) if (person === other) this.people.set(kind, own);
    const after = await this.state(own);
    release();

    for (const [id, texts] of [...a.texts, ...b.texts])
      expect([...(after.texts.get(id) ?? [])], id).toEqual(expect.arrayContaining([...texts]));
    for (const [id, name] of sent) expect([...(after.texts.get(id) ?? [])]).toEqual([name]);
    expect([...after.living].toSorted()).toEqual(
      [...new Set([...a.living, ...b.living, ...sent.keys()])].toSorted(),
    );
    const left = (state: State) => Math.max(0, state.untilMs - now);
    const bought = pending === null ? 0 : 30 * DAY_MS;
    expect(left(after)).toBe(left(a) + left(b) + bought);
    for (const feature of FEATURES)
      expect(after.used[feature] ?? 0).toBe((a.used[feature] ?? 0) + (b.used[feature] ?? 0));
    expect(after.unspent).toBe(a.unspent + b.unspent);
    expect(after.orders.toSorted()).toEqual([...new Set([...a.orders, ...b.orders])].toSorted());
    const { rows } = await harness.database.executeSql(
      `SELECT living = (SELECT count(*) FROM record r WHERE r.account_id = h.account_id AND r.deleted_at IS NULL)
        AND total = (SELECT count(*) FROM record r WHERE r.account_id = h.account_id)
        AND bytes = (SELECT coalesce(sum(r.bytes), 0) FROM record r WHERE r.account_id = h.account_id)
          + (SELECT coalesce(sum(v.bytes), 0) FROM record_revision v WHERE v.account_id = h.account_id)
        AND cursor >= (SELECT coalesce(max(r.cursor), 0) FROM record r WHERE r.account_id = h.account_id) AS is_right,
        (SELECT count(*)::int FROM record r WHERE r.account_id = $2) AS left_behind
      FROM record_head h WHERE account_id = $1`,
      [own.id, other.id],
    );
    expect(rows).toEqual([{ is_right: true, left_behind: 0 }]);
    expect(await checkLedger(harness.system)).toMatchObject({ isRight: true, wrong: [] });
  }

  /** Gives everything back: grants of both accounts end. */
  async giveBack(): Promise<void> {
    for (const { orderNo, amountFen } of this.paid) {
      const request = { amountFen, days: null, reason: '测试', actor: 'operator:model' };
      await requestRefund(this.harness.system, orderNo, request);
    }
    for (let round = 0; round < 3; round += 1) {
      this.harness.pass(2 * MINUTE_MS);
      for (let isMore = true; isMore;) isMore = (await processDueMoney(this.harness.system)).refunds > 0;
    }
  }
}

export function mergeModelSuite(harness: () => Harness): void {
  describe('accounts that become one, whatever happened before', () => {
    it('lose nothing, double nothing, and give everything back once', async () => {
      const seen = { merges: 0, busy: 0, collisions: 0, refunded: 0 };
      await fc.assert(
        fc.asyncProperty(history, async ({ before, between, merges: pairs, isBusy }) => {
          const world = new World(harness());
          await world.arrive();
          for (const item of before) await world.take(item);
          for (const [index, pair] of pairs.entries()) {
            await world.merge(pair, isBusy);
            seen.merges += 1;
            seen.busy += isBusy ? 1 : 0;
            if (index === 0) for (const item of between) await world.take(item);
          }
          const [one] = new Set(world.people.values());
          expect(new Set(world.people.values()).size).toBe(1);
          if (one === undefined) return;
          seen.collisions += (await one.records()).filter(({ conflicts }) => conflicts > 0).length;
          await world.giveBack();
          seen.refunded += world.paid.length;
          expect(await one.info()).toMatchObject({
            isVip: '0',
            vipDeadline: '',
            remainCount: 0,
            vipTimes: 0,
          });
          expect(await checkLedger(harness().system)).toMatchObject({ isRight: true, wrong: [] });
        }),
        RUNS,
      );
      process.stderr.write(`merge model on ${harness().name}: ${JSON.stringify(seen)}\n`);
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
    });
  });
}
