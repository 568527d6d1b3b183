/** What a load asks, of the server and of the reference (reference.ts). */
import { randomUUID } from 'node:crypto';
import { startSimulators, type Simulators } from '../src/simulators/index.ts';
import { WECHAT_MERCHANT } from '../src/simulators/wechatRules.ts';
import { caseBody } from '../test/fixtures.ts';
import {
  accountId,
  calendarTokenOf,
  chosenAccounts,
  PASSWORD,
  STUDIO_RECORDS,
  tokenOf,
  usernameOf,
} from './seed.ts';

/** A request: where it goes at the server, where at the reference, and what it carries to both. */
type Shot = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly referencePath: string;
  /** Where a bare route sends the statement of the server, for the kinds that have one. */
  readonly samePath?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What kinds need of the run. */
export type World = {
  readonly accounts: number;
  readonly address: string;
  readonly referenceAddress: string;
  readonly run: (sql: string, values?: unknown[]) => Promise<unknown>;
  readonly simulators: Simulators;
};

/** A kind of request. `prepare` runs before each cell. */
export type Kind = {
  readonly name: string;
  readonly what: string;
  /** Whether its shots have a `samePath`. */
  readonly hasSame?: boolean;
  readonly prepare?: (seconds: number) => Promise<void>;
  readonly shot: () => Shot;
};

const ACCOUNTS_USED = 2_000;
const PAGE = 200;
const JSON_TYPE = { 'content-type': 'application/json', 'x-requested-with': 'load' };
/** Notices that are made before a cell, for each of its seconds; those beyond are made while it runs. */
const NOTICES_A_SECOND = 300;

/** Simulated providers, without memory of what was bought on a disk; notices are sent by the load itself. */
export const startProviders = async () => startSimulators({ notifier: { mode: 'manual' } });

const person = caseBody('张三', {
  tags: ['亲友'],
  remark: '成都',
  place: { code: '510107', longitudeDeg: 104.04 },
});

const draft = () => ({ id: randomUUID(), kind: 'case', body: person, editedAt: new Date().toISOString() });

/** The next of a list, round and round. */
function cycle<T>(items: readonly T[]): () => T {
  let turn = 0;
  return () => {
    const item = items[turn % items.length];
    turn += 1;
    if (item === undefined) throw new RangeError('Cannot choose an account: there is none');
    return item;
  };
}

/** Who sends: the session, and an address of a client behind the proxy. */
const from = (n: number) => ({
  cookie: `sid=${tokenOf(n)}`,
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

/** The kinds on a database of `accounts` seeded accounts. */
export function kindsOf(world: World): readonly Kind[] {
  const { usual, studios } = chosenAccounts(world.accounts, ACCOUNTS_USED);
  // Sessions opened by logins would end those that the other kinds use.
  const others = usual.filter((_, index) => index % 3 !== 0);
  // No member, nor one who becomes it by a notice: a member's uses are not counted.
  const hot = others.find((n) => n > 20 && n % 5 > 1) ?? 1;
  const users = others.filter((n) => n !== hot);
  const logins = usual.filter((n, index) => index % 3 === 0 && n % 50 !== 27);
  const nextUser = cycle(users);
  const nextStudio = cycle(studios);
  const post = (n: number, path: string, referencePath: string, body: object): Shot => ({
    method: 'POST',
    path,
    referencePath,
    headers: { ...JSON_TYPE, ...from(n) },
    body: JSON.stringify(body),
  });
  const list = (n: number, since: number, limit: number): Shot => ({
    method: 'GET',
    path: `/api/record/list?since=${since}&limit=${limit}`,
    referencePath: `/list?account=${accountId(n)}&since=${since}&limit=${limit}`,
    headers: { ...from(n), 'x-requested-with': 'load' },
  });
  const take = (n: number, feature: string) => ({
    ...post(n, '/api/quota/consume', '/take', { account: accountId(n), feature, requestId: randomUUID() }),
    samePath: '/same/take',
  });
  const nextLogin = cycle(logins);
  let pages = 0;
  const kinds: readonly Kind[] = [
    {
      name: 'login',
      what: 'login by password (argon2id on both sides)',
      shot: () => {
        const n = nextLogin();
        return post(n, '/api/login', '/login', { username: usernameOf(n), password: PASSWORD });
      },
    },
    {
      name: 'take',
      what: 'take of a quota, many users',
      hasSame: true,
      shot: () => take(nextUser(), 'PaiPan'),
    },
    { name: 'hot', what: 'take of a quota, one hot user', hasSame: true, shot: () => take(hot, 'Ri') },
    {
      name: 'save',
      what: 'save of a chart',
      hasSame: true,
      shot: () => {
        const n = nextUser();
        const body = { account: accountId(n), ...draft() };
        return { ...post(n, '/api/record/save', '/save', body), samePath: '/same/save' };
      },
    },
    { name: 'list', what: 'list of fifty saved charts', shot: () => list(nextUser(), 0, 50) },
    {
      name: 'pull',
      what: 'sync of 5,000 records to a device, a page of 200',
      shot: () => {
        pages += 1;
        return list(
          nextStudio(),
          (Math.floor(pages / studios.length) % (STUDIO_RECORDS / PAGE)) * PAGE,
          PAGE,
        );
      },
    },
    {
      name: 'push',
      what: 'sync of 5,000 records from a device, 200 a call',
      shot: () => {
        const n = nextUser();
        const records = Array.from({ length: PAGE }, draft);
        return post(n, '/api/record/saveMany', '/push', { account: accountId(n), records });
      },
    },
    {
      name: 'order',
      what: 'order placed, with the call to the simulated provider',
      shot: () => {
        const n = nextUser();
        const body = {
          account: accountId(n),
          productId: 'vip-month',
          scene: 'native',
          requestId: randomUUID(),
        };
        return post(n, '/wxPay/getPay', '/order', body);
      },
    },
    noticeKind(world, users),
    {
      name: 'switch',
      what: 'feature switches',
      shot: () => ({ method: 'GET', path: '/api/switch/getSwitchValue', referencePath: '/switches' }),
    },
    {
      name: 'static',
      what: 'a script of the app (80 KB, brotli)',
      shot: () => ({
        method: 'GET',
        path: '/assets/app-load.js',
        referencePath: '/assets/app-load.js',
        headers: { 'accept-encoding': 'br' },
      }),
    },
    ...calendarKinds(world, users),
  ];
  return kinds.map((kind) => ({
    ...kind,
    prepare: async (seconds) => {
      // A cell begins as a new hour would: limits by the hour, sessions and open orders of the one before are not in its way.
      await world.run("DELETE FROM rate WHERE bucket NOT LIKE 'seed|%'");
      await world.run(
        `UPDATE pay_order SET status = 3, closed_at = now(), check_at = NULL, given_up_at = now()
        WHERE status = 1 AND created_at > now() - interval '1 day' AND request_id NOT LIKE 'order-%'`,
      );
      // Users are at work already: the first call of a session in five minutes, the first use of a day and the first record write
      // a row more.
      const atWork = [hot, ...users].map(accountId);
      await world.run('UPDATE login_session SET last_seen_at = now() WHERE account_id = ANY ($1::uuid[])', [
        atWork,
      ]);
      await world.run(
        `UPDATE account SET last_quota_day = (now() AT TIME ZONE 'Asia/Shanghai')::date
        WHERE id = ANY ($1::uuid[]) AND last_quota_day IS DISTINCT FROM (now() AT TIME ZONE 'Asia/Shanghai')::date`,
        [atWork],
      );
      // Uses of members have an end of 2,000 a day, and a notice of a run before may have made a member of anybody.
      await world.run(
        "UPDATE quota_day SET used = 0 WHERE feature = '+' AND used > 0 AND account_id = ANY ($1::uuid[])",
        [atWork],
      );
      await world.run('UPDATE account SET vip_until = NULL WHERE id = $1 AND vip_until IS NOT NULL', [
        accountId(hot),
      ]);
      await world.run(
        'INSERT INTO record_head (account_id, cursor, living) SELECT unnest($1::uuid[]), 0, 0 ON CONFLICT DO NOTHING',
        [atWork],
      );
      await kind.prepare?.(seconds);
    },
  }));
}

/** Notices of payments, signed as the provider signs them: each credits another order. */
function noticeKind({ run, simulators }: World, users: readonly number[]): Kind {
  // Numbers that no run before on the same database has used.
  let ordered = Math.floor(Date.now() / 1_000) * 100_000;
  let last = ordered;
  let made: Iterator<Shot> = [].values();
  const build = (): Shot => {
    last += 1;
    const orderNo = `2026LOAD${String(last).padStart(16, '0')}`;
    const plain = JSON.stringify({
      appid: WECHAT_MERCHANT.appId,
      mchid: WECHAT_MERCHANT.mchId,
      out_trade_no: orderNo,
      transaction_id: `4200${orderNo}`,
      trade_state: 'SUCCESS',
      success_time: new Date().toISOString(),
      amount: { total: 1_800, currency: 'CNY' },
    });
    const event = { event: 'TRANSACTION.SUCCESS', summary: '支付成功', type: 'transaction' };
    const { headers, body } = simulators.wechat.notification({
      ...event,
      id: `EV-${orderNo}`,
      createdAt: Date.now(),
      plain,
    });
    const address = `10.200.${last & 255}.${(last >> 8) & 255}`;
    return {
      method: 'POST',
      path: '/pay/notice/wechat',
      referencePath: '/notice',
      headers: { ...headers, 'x-forwarded-for': address },
      body,
    };
  };
  const placeOrders = async (count: number) => {
    const values = [ordered + 1, ordered + count, users.map(accountId)];
    ordered += count;
    for (const schema of ['public', 'load'])
      await run(
        `INSERT INTO ${schema}.pay_order (id, order_no, account_id, request_id, product_id, kind, title, days, is_lifetime, target,
          channel, scene, amount_fen, origin, client_ip, status, refunded_fen, created_at, expires_at, check_count, given_up_at)
        SELECT gen_random_uuid(), '2026LOAD' || lpad(n::text, 16, '0'), ($3::uuid[])[n % array_length($3::uuid[], 1) + 1], 'order-load' || n,
          'vip-month', 'vip', '月度会员', 30, false, '', 'wechat', 'native', 1800, 'http://127.0.0.1', '127.0.0.1', 1, 0, now(),
          now() + interval '30 minutes', 0, now()
        FROM generate_series($1::bigint, $2::bigint) n`,
        values,
      );
  };
  return {
    name: 'notice',
    what: 'notice of a payment, verified and credited',
    prepare: async (seconds) => {
      const count = Math.ceil(seconds + 1) * NOTICES_A_SECOND;
      last = ordered;
      await placeOrders(4 * count);
      made = Array.from({ length: count }, build).values();
    },
    shot: () => {
      const { value, done } = made.next();
      return done === true ? build() : value;
    },
  };
}

/** Calendars of birthdays that programs subscribe to: read whole, and asked for again unchanged. */
function calendarKinds({ address, referenceAddress }: World, users: readonly number[]): readonly Kind[] {
  const tags = new Map<number, string>();
  // Without those of hundreds of people, so that all texts fit into the cache of the server.
  const owners = users.filter((n) => n % 100 !== 2);
  const next = cycle(owners);
  const shotOf = (n: number, headers: Readonly<Record<string, string>>): Shot => ({
    method: 'GET',
    path: `/calendar/${calendarTokenOf(n)}.ics`,
    referencePath: `/calendar?token=${calendarTokenOf(n)}`,
    headers: { ...from(n), ...headers },
  });
  /** Reads each calendar once, so that its text is made, and gives it to the reference. */
  const prepare = async () => {
    for (const n of owners) {
      const { path, headers } = shotOf(n, {});
      const answer = await fetch(address + path, { headers: { ...headers } });
      const text = await answer.text();
      if (!answer.ok)
        throw new Error(`Cannot read the calendar of account ${n}: ${answer.status} ${text.slice(0, 200)}`);
      const tag = answer.headers.get('etag') ?? '';
      tags.set(n, tag);
      await fetch(`${referenceAddress}/text`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: calendarTokenOf(n), tag, text }),
      });
    }
  };
  return [
    {
      name: 'calendar',
      what: 'calendar of birthdays (.ics), whole',
      prepare,
      shot: () => shotOf(next(), {}),
    },
    {
      name: 'unchanged',
      what: 'calendar of birthdays, unchanged (304)',
      prepare,
      shot: () => {
        const n = next();
        return shotOf(n, { 'if-none-match': tags.get(n) ?? '' });
      },
    },
  ];
}
