/**
 * A mixed load over HTTP and its ledger: people who register, log in, use what is counted, save and synchronise records, buy
 * and redeem codes, at one address or several. What got no answer is repeated with the same id until it has one, so all that
 * is in the ledger must be in the database, and counted once (books.ts).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../engine/golden/random.ts';
import type { Simulators } from '../src/simulators/index.ts';
import { caseBody } from '../test/fixtures.ts';
import { payAtCashier, type StartedOrder } from '../test/payment/cashier.ts';
import { Timeline, type CallKind } from './timeline.ts';
import { Unanswered, Visitor, type Answer, type Site } from './visitor.ts';

/** A use of a counter. */
type Use = { readonly accountId: string; readonly requestId: string; isAnswered: boolean };
/** A record as its owner has last seen it saved. */
type SavedRecord = {
  readonly accountId: string;
  readonly id: string;
  revision: number;
  name: string;
  /** Whether an edit is under way: the one before it, or this one, is what the server has. */
  isSaving: boolean;
};
/** An order by the id of its request; `orderNo` is '' until it is answered. */
type Order = {
  readonly accountId: string;
  readonly requestId: string;
  orderNo: string;
  isPaid: boolean;
  /** Whether the buyer has seen that it is paid. */
  isSeen: boolean;
};
type UsedCode = { readonly accountId: string; readonly code: string; isAnswered: boolean };

/** What was sent, and what of it was answered. */
export type Ledger = {
  readonly visitors: Visitor[];
  readonly uses: Use[];
  readonly records: Map<string, SavedRecord>;
  readonly orders: Order[];
  readonly codes: UsedCode[];
};

export type LoadOptions = {
  /** Addresses that serve the same. */
  readonly addresses: readonly string[];
  /** The providers that the servers were pointed at; null leaves orders out. */
  readonly pay: Pick<Simulators, 'wechat' | 'alipay'> | null;
  /** Activation codes of seven days that nothing else uses. */
  readonly codes?: readonly string[];
  readonly seed: number;
  /** How many go about their business at a time. */
  readonly workers?: number;
};

/** SQL to be run before the load, once the schema is there: no feature has free uses without end. */
export const LOAD_SETUP = `INSERT INTO quota_limit (feature, per_day)
  SELECT f, 1000000 FROM unnest(ARRAY['PaiPan', 'Ri', 'Shi']) f ON CONFLICT DO NOTHING`;

/** What a server under the load needs beside its database and providers: limits by address would end it soon. */
export const LOAD_ENV = {
  TRUST_PROXY: '1',
  REQUESTS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
} as const;

const FEATURES = ['PaiPan', 'Ri', 'Shi'] as const;
const WORKERS = 12;
/** Time between two acts of a worker, at most: others work on this machine too. */
const THINK_MS = 20;
/** An account may place thirty orders an hour. */
const ORDERS_EACH = 20;
const BATCH = 10;
const SEEN_PAUSE_MS = 200;
/** The server asks the provider about an order once in three seconds. */
const SEEN_TRIES = 100;

/** One who goes about: the accounts it has, and what it does next by its own stream of numbers. */
type Worker = {
  readonly random: () => number;
  readonly visitor: Visitor;
  buyer: Visitor;
  ordersLeft: number;
  cursor: number;
  readonly records: SavedRecord[];
};

/** A load on servers. */
export class MixedLoad {
  readonly timeline = new Timeline();
  readonly ledger: Ledger = { visitors: [], uses: [], records: new Map(), orders: [], codes: [] };
  /** Calls that were not answered before the load gave up. */
  readonly unanswered: string[] = [];
  readonly pay: LoadOptions['pay'];
  readonly #site: Site;
  readonly #codes: string[];
  readonly #options: LoadOptions;
  readonly #run = randomUUID().slice(0, 8);
  #workers: Worker[] = [];
  #running: Promise<void>[] = [];
  #isStopping = false;
  /** Why a worker has ended: an answer that no fault explains. */
  #failure: unknown;
  #serial = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.pay = options.pay;
    this.#codes = [...(options.codes ?? [])];
    const { addresses, seed } = options;
    this.#site = { addresses, timeline: this.timeline, random: randomFrom(seed), giveUpAt: Infinity };
  }

  /** The first of the addresses. */
  get address(): string {
    return this.#site.addresses[0] ?? '';
  }

  /** Answered acts that the database must have. */
  get acknowledged(): number {
    const { uses, records, orders, codes, visitors } = this.ledger;
    let count = visitors.filter(({ id }) => id !== '').length;
    for (const use of uses) if (use.isAnswered) count += 1;
    for (const { revision } of records.values()) count += revision;
    for (const { orderNo, isSeen } of orders) count += Number(orderNo !== '') + Number(isSeen);
    for (const code of codes) if (code.isAnswered) count += 1;
    return count;
  }

  /** Begins, or goes on after {@link MixedLoad.pause}. */
  async run(): Promise<void> {
    this.#isStopping = false;
    this.#site.giveUpAt = Infinity;
    while (this.#workers.length < (this.#options.workers ?? WORKERS)) await this.#addWorker();
    this.#running = this.#workers.map((worker) => this.#goOn(worker));
    for (const running of this.#running) running.catch((error: unknown) => (this.#failure ??= error));
  }

  /**
   * Ends every act that is under way, repeating what got no answer, and waits for it.
   *
   * @param withinMs how long what is not answered is repeated; it then stands in `unanswered`
   */
  async pause(withinMs = 60_000): Promise<void> {
    this.#isStopping = true;
    this.#site.giveUpAt = performance.now() + withinMs;
    await Promise.all(this.#running);
  }

  /** Waits until so many more calls are answered. */
  async answers(count: number, withinMs = 60_000): Promise<void> {
    const target = this.timeline.answered + count;
    await this.#until(() => this.timeline.answered >= target, `${count} answers`, withinMs);
  }

  /** Waits until calls of the kinds are answered again after a moment. */
  async isBack(kinds: readonly CallKind[], since: number, withinMs = 60_000): Promise<void> {
    const isBack = () => kinds.every((kind) => this.timeline.isAnsweredSince(kind, since));
    await this.#until(isBack, `calls of ${kinds.join(', ')}`, withinMs);
  }

  async #until(isSo: () => boolean, what: string, withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    while (!isSo()) {
      if (this.#failure !== undefined) throw this.#failure;
      if (performance.now() > end) throw new Error(`no ${what} within ${withinMs / 1_000} s`);
      await wait(5);
    }
  }

  /** Someone with a new account. */
  async arrive(): Promise<Visitor> {
    this.#serial += 1;
    const serial = this.#serial;
    const ip = `10.9.${(serial >> 8) & 255}.${serial & 255}`;
    const visitor = new Visitor(this.#site, `load_${this.#run}_${serial}`, ip);
    this.ledger.visitors.push(visitor);
    await visitor.register();
    return visitor;
  }

  async #addWorker(): Promise<void> {
    const random = randomFrom(this.#options.seed * 1_000 + this.#workers.length);
    const visitor = await this.arrive();
    const buyer = await this.arrive();
    this.#workers.push({ random, visitor, buyer, ordersLeft: ORDERS_EACH, cursor: 0, records: [] });
  }

  async #goOn(worker: Worker): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#act(worker);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        this.unanswered.push(error.message);
        return;
      }
      await wait(worker.random() * THINK_MS);
    }
  }

  async #act(worker: Worker): Promise<void> {
    const { visitor, random } = worker;
    // Two try without end what all depends on, so that a moment without reads or writes is seen.
    if (worker === this.#workers[0]) return this.#read(visitor, '/api/quota/list', 'read');
    if (worker === this.#workers[1]) return this.#use(visitor, random);
    const dice = random();
    if (dice < 0.25) return this.#use(visitor, random);
    if (dice < 0.3) return this.#use(this.#workers[1]?.visitor ?? visitor, random);
    if (dice < 0.45) return this.#save(worker, random() < 0.5 ? undefined : pick(worker.records, random));
    if (dice < 0.5) return this.#saveMany(worker);
    if (dice < 0.58) return this.#read(visitor, '/api/record/list?limit=50', 'read');
    if (dice < 0.66) return this.#synchronise(worker);
    if (dice < 0.76) return this.#read(visitor, '/api/switch/getSwitchValue', 'server');
    if (dice < 0.84) return this.#read(visitor, '/', 'server');
    if (dice < 0.87) return visitor.login();
    if (dice < 0.88) return void (await this.arrive());
    if (dice < 0.9) return this.#redeem(worker);
    return this.#buy(worker);
  }

  async #read(visitor: Visitor, path: string, kind: CallKind): Promise<void> {
    expectOk(path, await visitor.call({ path, kind }));
  }

  #requestId(): string {
    this.#serial += 1;
    return `${this.#run}-${this.#serial}`;
  }

  async #use(visitor: Visitor, random: () => number): Promise<void> {
    const use = { accountId: visitor.id, requestId: this.#requestId(), isAnswered: false };
    this.ledger.uses.push(use);
    const feature = pick(FEATURES, random);
    const path = '/api/quota/consume';
    expectOk(path, await visitor.call({ path, kind: 'write', body: { feature, requestId: use.requestId } }));
    use.isAnswered = true;
  }

  #newRecord(worker: Worker): SavedRecord {
    const record = {
      accountId: worker.visitor.id,
      id: randomUUID(),
      revision: 0,
      name: '',
      isSaving: true,
    };
    this.ledger.records.set(record.id, record);
    return record;
  }

  #draftOf(record: SavedRecord) {
    const name = `命例 ${this.#requestId()}`;
    record.isSaving = true;
    return {
      id: record.id,
      kind: 'case',
      body: caseBody(name),
      editedAt: new Date().toISOString(),
      baseRevision: record.revision,
    };
  }

  #noteSaved(worker: Worker, record: SavedRecord, name: string): void {
    if (record.revision === 0) worker.records.push(record);
    record.revision += 1;
    record.name = name;
    record.isSaving = false;
  }

  async #save(worker: Worker, known: SavedRecord | undefined): Promise<void> {
    const record = known ?? this.#newRecord(worker);
    const draft = this.#draftOf(record);
    const path = '/api/record/save';
    const { data } = expectOk(path, await worker.visitor.call({ path, kind: 'write', body: draft }));
    const { kept } = data as { kept: string };
    if (kept !== 'mine') throw new Error(`a repeated save of ${record.id} became a conflict`);
    this.#noteSaved(worker, record, draft.body.name);
  }

  async #saveMany(worker: Worker): Promise<void> {
    const records = Array.from({ length: BATCH }, () => this.#newRecord(worker));
    const drafts = records.map((record) => this.#draftOf(record));
    const path = '/api/record/saveMany';
    expectOk(path, await worker.visitor.call({ path, kind: 'write', body: { records: drafts } }));
    for (const [index, record] of records.entries())
      this.#noteSaved(worker, record, drafts[index]?.body.name ?? '');
  }

  /** Everything since the last time; what is new on the server is what this worker has saved. */
  async #synchronise(worker: Worker): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const path = `/api/record/list?since=${worker.cursor}`;
      const { data } = expectOk(path, await worker.visitor.call({ path, kind: 'read' }));
      const page = data as { cursor: number; hasMore: boolean };
      worker.cursor = page.cursor;
      ({ hasMore } = page);
    }
  }

  async #redeem({ buyer }: Worker): Promise<void> {
    const code = this.#codes.pop();
    if (code === undefined) return;
    const used = { accountId: buyer.id, code, isAnswered: false };
    this.ledger.codes.push(used);
    const path = '/api/useActivateCode';
    const body = { code, requestId: this.#requestId() };
    expectOk(path, await buyer.call({ path, kind: 'write', body }));
    used.isAnswered = true;
  }

  /** Places an order, pays it at the cashier, and looks until it is paid here too. */
  async #buy(worker: Worker): Promise<void> {
    if (this.pay === null) return;
    if (worker.ordersLeft === 0) {
      worker.buyer = await this.arrive();
      worker.ordersLeft = ORDERS_EACH;
    }
    worker.ordersLeft -= 1;
    const { buyer, random } = worker;
    const started = await this.place(buyer, random() < 0.5 ? '/wxPay/getPay' : '/alipay/payByOrderOnHarmony');
    if (started === null) return;
    // Some think better of it.
    if (random() < 0.1) return;
    if (!this.#isTakenAtCashier(started)) return;
    const order = this.ledger.orders.find(({ orderNo }) => orderNo === started.orderNo);
    if (order === undefined) throw new TypeError(`no order ${started.orderNo}`);
    order.isPaid = true;
    await this.#see(buyer, order);
  }

  /** Pays, where the order was not placed by a clock that is wrong. */
  #isTakenAtCashier(started: StartedOrder): boolean {
    try {
      if (this.pay !== null) payAtCashier({ pay: this.pay }, started);
      return true;
    } catch (error) {
      if (error instanceof TypeError && /时间戳|超时/.test(error.message)) return false;
      throw error;
    }
  }

  /** Places an order. @returns null where it is too late to pay it */
  async place(buyer: Visitor, path: string): Promise<StartedOrder | null> {
    const requestId = this.#requestId();
    const order: Order = { accountId: buyer.id, requestId, orderNo: '', isPaid: false, isSeen: false };
    this.ledger.orders.push(order);
    const answer = await buyer.call({ path, kind: 'pay', body: { productId: 'vip-month', requestId } });
    // It was placed, its answer was lost, and it has run out since.
    if (answer.status === 409) return null;
    const started = expectOk(path, answer).data as StartedOrder;
    order.orderNo = started.orderNo;
    return started;
  }

  async #see(buyer: Visitor, order: Order): Promise<void> {
    for (let left = SEEN_TRIES; left > 0 && performance.now() < this.#site.giveUpAt; left -= 1) {
      const path = `/orderApi/getOrderData?orderNo=${order.orderNo}`;
      const { data } = expectOk(path, await buyer.call({ path, kind: 'pay' }));
      order.isSeen = (data as { status: string }).status === '2';
      if (order.isSeen) return;
      await wait(SEEN_PAUSE_MS);
    }
    throw new Unanswered(`order ${order.orderNo} paid and not known to be`);
  }
}

function pick<T>(values: readonly [T, ...T[]], random: () => number): T;
function pick<T>(values: readonly T[], random: () => number): T | undefined;
function pick<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)];
}

function expectOk(path: string, answer: Answer): Answer {
  if (answer.status === 200) return answer;
  throw new Error(`${path} answered ${answer.status} ${answer.code}`);
}
