/**
 * kill -9 between every two steps of everything that moves money: at each step a server dies, is started again, and the
 * provider, the buyer and the operator do what they do when they got no answer. What was paid is credited once, what was
 * refunded is taken back once, and the books are right. FULL=1 dies at every step of every story, at one on this database and
 * at the next on the other; else at one of the two stories that move most, early on one database and late on the other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerCheck } from '../src/modules/ledger/ledger.service.ts';
import { startSimulators, type Simulators } from '../src/simulators/index.ts';
import type { Notification } from '../src/simulators/notifier.ts';
import { BY_HAND } from './fixtures.ts';
import { unique, type Answer, type Harness } from './harness.ts';
import { Buyer, noticesOf, send, type Started } from './payment/buyer.ts';
import { payAtCashier } from './payment/cashier.ts';
import { Killed, KillableServer } from './payment/killed.ts';
import { startPostgres } from './postgres.ts';

const IS_FULL = process.env['FULL'] === '1';
const MINUTE = 60_000;
const TRIES = 6;
/** No story has so many steps. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** Stories of a short run, and how far into them it dies on each database. */
const PICKED = ['an order is placed, paid and reported twice', 'an order is given back'];
const PICKED_PART = { embedded: 1 / 3, postgres: 2 / 3 } as const;
/**
 * The first step that a full run dies at. Every second one follows: what is before a statement at one database is after
 * the statement before it at the other, and what is committed is mostly the same.
 */
const FIRST = { embedded: 1, postgres: 2 } as const;

/** What a story is played with. */
type Stage = {
  readonly server: KillableServer;
  readonly harness: Harness;
  readonly buyer: Buyer;
  /** Everything from here on may be killed. */
  readonly armed: () => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
};

/** Does something again where the server has died over it. */
async function insist<T>({ server }: Stage, work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const isDeath =
        error instanceof Killed || (error instanceof TypeError && error.message === 'fetch failed');
      if (!isDeath || left === 0) throw error;
      await server.again();
    }
  }
}

async function call(stage: Stage, ...[name, fields]: Parameters<Buyer['call']>): Promise<Answer> {
  const answer = await insist(stage, () => stage.buyer.call(name, fields));
  expect(answer.msg).toBe('ok');
  return answer;
}

const started = (answer: Answer) => answer.data as unknown as Started;

/** A provider retries until it is acknowledged. */
async function tellUntilHeard(stage: Stage, notice: Notification | undefined): Promise<void> {
  if (notice === undefined) throw new TypeError('nothing to tell');
  await insist(stage, async () => {
    if (!(await send(stage.harness, notice)).isAcknowledged) throw new Killed('not heard');
  });
}

/** The job runs each quarter of a minute; what a dead one had taken on is free again after a minute. */
async function sweep(stage: Stage): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await insist(stage, () => stage.server.tell({ do: 'sweep' }));
    await stage.pass(2 * MINUTE);
  }
}

const order = async (stage: Stage, name: 'wxPay' | 'alipayPay', requestId = unique().requestId) =>
  started(await call(stage, name, { productId: 'vip-month', requestId }));

const statusOf = async (stage: Stage, orderNo: string) =>
  (await call(stage, 'getOrderData', { orderNo })).data['status'];

const infoOf = (stage: Stage) => insist(stage, () => stage.buyer.info());

const STORIES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'an order is placed, paid and reported twice': async (stage) => {
    await stage.armed();
    const placed = await order(stage, 'wxPay');
    payAtCashier(stage.harness, placed);
    const [notice] = noticesOf(stage.harness, placed.orderNo);
    await tellUntilHeard(stage, notice);
    await tellUntilHeard(stage, notice);
    expect(await statusOf(stage, placed.orderNo)).toBe('2');
    expect((await infoOf(stage)).vipDay).toBe(30);
  },
  'a payment is reported by no notice and found by the job': async (stage) => {
    const placed = await order(stage, 'alipayPay');
    payAtCashier(stage.harness, placed);
    await stage.pass(31 * MINUTE);
    await stage.armed();
    await sweep(stage);
    expect(await statusOf(stage, placed.orderNo)).toBe('2');
    expect((await infoOf(stage)).vipDay).toBe(30);
  },
  'a payment is found by its payer who comes back': async (stage) => {
    const placed = await order(stage, 'wxPay');
    payAtCashier(stage.harness, placed);
    await stage.armed();
    for (let round = 0; round < 3; round += 1) {
      await statusOf(stage, placed.orderNo);
      await stage.pass(4_000);
    }
    expect(await statusOf(stage, placed.orderNo)).toBe('2');
    expect((await infoOf(stage)).vipDay).toBe(30);
  },
  'an order that stays unpaid is closed': async (stage) => {
    const placed = await order(stage, 'wxPay');
    await stage.pass(31 * MINUTE);
    await stage.armed();
    await sweep(stage);
    expect(await statusOf(stage, placed.orderNo)).toBe('3');
    expect(stage.harness.pay.wechat.trades[placed.orderNo]?.state).toBe('CLOSED');
  },
  'a code is used': async (stage) => {
    const code = String(await stage.server.tell({ do: 'code' }));
    const { requestId } = unique();
    await stage.armed();
    await call(stage, 'useActivateCode', { code, requestId });
    expect(await infoOf(stage)).toMatchObject({ vipDay: 7, vipTimes: 1 });
  },
  'an order is given back': async (stage) => {
    const { harness, server } = stage;
    const placed = await order(stage, 'wxPay');
    const { orderNo, amountFen } = placed;
    payAtCashier(harness, placed);
    await tellUntilHeard(stage, noticesOf(harness, orderNo)[0]);
    await stage.armed();
    // An operator whose command was cut off looks first and repeats it where nothing has happened.
    await insist(stage, async () => {
      if ((await statusOf(stage, orderNo)) === '2') await server.tell({ do: 'refund', orderNo, amountFen });
    });
    await sweep(stage);
    harness.pay.wechat.endRefund(`${orderNo}R1`, 'SUCCESS');
    await tellUntilHeard(stage, noticesOf(harness, orderNo).at(-1));
    await sweep(stage);
    expect(await statusOf(stage, orderNo)).toBe('5');
    expect(await infoOf(stage)).toMatchObject({ vipDay: 0, isVip: '0' });
    const refunds = Object.values(harness.pay.wechat.refunds).filter((one) => one.outTradeNo === orderNo);
    expect(refunds).toMatchObject([{ refund: amountFen, status: 'SUCCESS' }]);
  },
};

describe.each(['embedded', 'postgres'] as const)('money in a server killed on %s', (kind) => {
  const folder = mkdtempSync('/tmp/shangyuan-kill-money-');
  let pay: Simulators;
  let server: KillableServer;
  let shift = 0;
  let stopDatabase = async () => {};
  const counts: Record<string, number> = {};

  beforeAll(async () => {
    pay = await startSimulators({
      now: () => Date.now() + shift,
      notifier: BY_HAND,
      refundMs: 'manual',
    });
    const env: Record<string, string> = {
      NODE_ENV: 'test',
      DATA_DIR: `${folder}/data`,
      WEB_DIR: `${folder}/none`,
      LOG_LEVEL: 'silent',
      APP_SECRET: 'test secret of the suite, 32 letters',
      REQUESTS_PER_MINUTE: '100000',
      PAY_PROVIDER: 'simulator',
      ...pay.env,
    };
    if (kind === 'postgres') {
      const postgres = await startPostgres();
      env['DATABASE_URL'] = postgres.url;
      stopDatabase = postgres.stop;
    }
    server = new KillableServer(env);
    await server.start();
  });
  afterAll(async () => {
    process.stderr.write(`kills on ${kind}: ${server.kills} at steps of ${JSON.stringify(counts)}\n`);
    await server.stop();
    await stopDatabase();
    await pay.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Plays a story that dies at a step, if it has so many. @returns how many it took where it was not killed */
  async function play(story: (stage: Stage) => Promise<void>, step: number): Promise<number> {
    let steps = 0;
    const harness = {
      origin: server.address,
      pay,
      secrets: new Set(),
      now: () => new Date(Date.now() + shift),
    } as unknown as Harness;
    const buyer = await new Buyer(harness).arrive();
    const { kills } = server;
    const stage: Stage = {
      server,
      harness,
      buyer,
      armed: async () => void (await server.tell({ do: 'dieAt', step })),
      pass: async (ms) => {
        shift += ms;
        await server.tell({ do: 'pass', ms }).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      },
    };
    try {
      await story(stage);
    } finally {
      // It may still die of what goes on after its last answer.
      steps = Number(await insist(stage, () => server.tell({ do: 'steps' })));
      await insist(stage, () => server.tell({ do: 'dieAt', step: NEVER }));
    }
    expect(await server.tell({ do: 'ledger' })).toMatchObject({
      isRight: true,
      wrong: [],
    } satisfies Partial<LedgerCheck>);
    return server.kills > kills ? 0 : steps;
  }

  it.each(IS_FULL ? Object.keys(STORIES) : PICKED)(
    '%s',
    async (name) => {
      const story = STORIES[name];
      if (story === undefined) throw new TypeError('no story');
      const steps = await play(story, NEVER);
      counts[name] = steps;
      expect(steps).toBeGreaterThan(4);
      const before = server.kills;
      const every = Array.from({ length: Math.ceil(steps / 2) }, (_, index) => 2 * index + FIRST[kind]);
      const chosen = IS_FULL ? every : [Math.floor(PICKED_PART[kind] * steps)];
      for (const step of chosen) await play(story, step);
      expect(server.kills - before).toBeGreaterThan(chosen.length * 0.8);
    },
    // A full run dies at up to a hundred steps of a story; each death is a start, on a machine that may be busy.
    IS_FULL ? 7_200_000 : 120_000,
  );
});
