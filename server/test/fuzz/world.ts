/**
 * The users of a run of random requests and the operator, what answers have given them, and what no answer may be.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { runCommand } from '../../src/ops/run.ts';
import { appCode } from '../appCode.ts';
import { caseBody, OPERATOR, TestClient, unique, type Answer, type Harness } from '../harness.ts';
import { sendAll, type Started } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';
import { fieldsOf, groupOf, OPERATOR_VISITOR, type Plan, type Pooled } from './requests.ts';

const MINUTE_MS = 60_000;
/** An answer that takes longer hangs. */
const PATIENCE_MS = 60_000;
/** Cases after which users are new ones, so that what they may do in a day is not used up. */
const USERS_LAST = 250;
const MOST_VALUES = 40;

/** Where a program was written, or a statement of the database, is in no answer. */
const INNER =
  /\n\s+at |node:internal|node_modules|\.(ts|js|sql):\d+|insert into "|update "\w+" set|select "|violates |invalid input syntax|duplicate key|PGlite|relation "|FST_|ERR_[A-Z]/;

export const TYPES = [
  'text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'application/json; charset=latin1', 'application/JSON;', 'application/json,',
  'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="x', 'application/octet-stream', '', 'json', 'application/problem+json', '*/*',
] as const; // prettier-ignore

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'post', 'QUERY'] as const;

/** One pixel as GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export class World {
  readonly harness: Harness;
  readonly #values = new Map<string, unknown[]>();
  #clients: readonly TestClient[] = [];
  #count = 0;
  /** Paths that have answered a success. */
  readonly succeeded = new Set<string>();

  constructor(harness: Harness) {
    this.harness = harness;
  }

  /** New users: one with a password and some of everything, one with a phone, one with a password only. */
  async populate(): Promise<void> {
    const make = () => new TestClient(this.harness);
    const [stranger, rich, byPhone, bare] = [make(), make(), make(), make()];
    const { username } = await rich.register();
    this.add('username', username, 1);
    const { phone } = await byPhone.loginBySms();
    this.add('phone', phone, 2);
    this.add('username', (await bare.register()).username, 3);
    for (const name of ['一', '二', '三']) {
      const draft = {
        id: crypto.randomUUID(),
        kind: 'case',
        body: caseBody(name),
        editedAt: this.harness.now().toISOString(),
      };
      this.#learn('/api/record/save', (await rich.call('saveRecord', draft)).data, 1);
    }
    for (const name of ['queryVipPrice', 'getServerPrice'] as const)
      this.#learn('/', (await rich.call(name)).data, 1);
    const codes = await runCommand(this.harness.system, [
      'codes',
      'create',
      '3',
      '30',
      '--name=x',
      '--expires=2035-01-01',
      '--yes',
    ]);
    for (const [code] of JSON.stringify(codes).matchAll(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g))
      this.add('giftCode', code, 1);
    for (const [call, productId] of [
      ['wxPay', 'vip-month'],
      ['alipayServerPay', 'report-chart'],
    ] as const) {
      const { data } = await rich.call(call, {
        productId,
        requestId: unique().requestId,
        ...(call === 'wxPay' ? {} : { target: 'a'.repeat(40) }),
      });
      this.#learn('/api/order', data, 1);
      const started = data as unknown as Started;
      payAtCashier(this.harness, started);
      await sendAll(this.harness, started.orderNo);
    }
    const letter = { type: 'other', text: '这一行的字太小了，看不清。', requestId: unique().requestId };
    await rich.call('sendFeedback', letter);
    const operator = make();
    await this.#loginOperator(operator);
    for (const [name, fields] of [
      ['codes', {}],
      ['orders', {}],
      ['feedback', {}],
      ['codes/create', { requestId: unique().requestId, name: '随机', size: 3, days: 7 }],
    ] as const) {
      const path = `/api/operator/${name}`;
      this.#learn(path, (await this.#askAsOperator(operator, path, fields)).data, OPERATOR_VISITOR);
    }
    this.#clients = [stranger, rich, byPhone, bare, operator];
  }

  /** Where random logins have used up what may be wrong, it stays out for a while. */
  async #loginOperator(operator: TestClient): Promise<void> {
    // A code of the next step of time.
    this.harness.pass(MINUTE_MS);
    const login = { name: 'fuzz', token: OPERATOR.OPERATOR_TOKEN, code: this.#operatorCode() };
    await this.#askAsOperator(operator, '/api/operator/login', login);
  }

  async #askAsOperator(operator: TestClient, path: string, fields: object): Promise<Answer> {
    return operator.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  }

  #operatorCode(): string {
    return appCode(OPERATOR.OPERATOR_TOTP_SECRET, this.harness.now());
  }

  /** Stores a value under its name, for all and for the visitor who has it. */
  add(name: string, value: unknown, visitor: number): void {
    for (const key of [name, `${visitor} ${name}`])
      this.#values.set(key, [value, ...(this.#values.get(key) ?? [])].slice(0, MOST_VALUES));
  }

  /** The newest value of a name comes first; what there is none of yet is a text that nothing has. */
  #value({ name, at }: Pooled, visitor: number): unknown {
    const mails = this.harness.mailbox.mails();
    if (name === 'smsCode') return mails[at % Math.min(3, mails.length)]?.code ?? '000000';
    if (name === 'wxCode') return this.harness.wechat.issue(`union-${at % 5}`, '微信的人');
    if (name === 'operatorCode') return this.#operatorCode();
    const secret = this.#values.get(`${visitor} secret`)?.[0];
    if (name === 'appCode')
      return typeof secret === 'string' ? appCode(secret, this.harness.now()) : '123456';
    // Mostly what is the visitor's own; an operator's is all.
    const isAnyones = at % 5 === 0 || visitor === OPERATOR_VISITOR;
    const values = this.#values.get(isAnyones ? name : `${visitor} ${name}`) ?? [];
    return values[at % Math.max(1, Math.min(values.length, 6))] ?? 'none';
  }

  /** Stores what later requests can name. */
  #learn(path: string, data: unknown, visitor: number): void {
    if (Array.isArray(data)) for (const item of data) this.#learn(path, item, visitor);
    else if (typeof data === 'object' && data !== null)
      for (const [key, item] of Object.entries(data)) {
        if (typeof item === 'string' && item !== '')
          this.add(key === 'id' || key === 'imageIds' ? `id:${groupOf(path)}` : key, item, visitor);
        else if (Array.isArray(item))
          for (const one of item) this.#learn(path, typeof one === 'string' ? { [key]: one } : one, visitor);
        else this.#learn(path, item, visitor);
      }
  }

  /** Sends a planned request and checks its answer. */
  async send(plan: Plan): Promise<void> {
    if (this.#count % USERS_LAST === 0) await this.populate();
    this.#count += 1;
    if (this.#count % 20 === 0) this.harness.pass((plan.pick % 70) * MINUTE_MS);
    const client = this.#clients[plan.visitor] ?? new TestClient(this.harness);
    client.ip = `10.${this.#count >> 16}.${(this.#count >> 8) & 255}.${this.#count & 255}`;
    const fields = fieldsOf(plan, (pooled) => this.#value(pooled, plan.visitor));
    const answer = await this.fetch(client, ...requestOf(plan, fields));
    if (answer === null) return;
    checkAnswer(answer, `${plan.carrier} ${plan.path}`);
    if (answer.status === 200 && plan.carrier !== 'wrongMethod') {
      this.succeeded.add(plan.path);
      this.#learn(plan.path, answer.data, plan.visitor);
      if (typeof fields === 'object') this.#learn(plan.path, fields, plan.visitor);
    }
    if (plan.visitor === OPERATOR_VISITOR) {
      if (answer.status === 401 || plan.path === '/api/operator/logout') await this.#loginOperator(client);
    } else if (plan.visitor > 0 && !client.cookies.has('sid')) {
      const { username } = await client.register();
      this.add('username', username, plan.visitor);
    }
  }

  /** @returns null where the platform refuses to send such a request */
  async fetch(client: TestClient, path: string, init: RequestInit): Promise<Answer | null> {
    try {
      new Request(this.harness.origin + path, init);
    } catch {
      return null;
    }
    return within(client.fetch(path, init), path);
  }
}

/** Fails where something does not end. */
export async function within<T>(work: Promise<T>, what: string): Promise<T> {
  const end = new AbortController();
  const late = wait(PATIENCE_MS, null, { signal: end.signal }).then(
    () => Promise.reject(new Error(`no answer: ${what}`)),
    () => Promise.reject(new Error('ended')),
  );
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    end.abort();
  }
}

/** What holds of every answer, whatever the request was. */
export function checkAnswer(
  { status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>,
  what: string,
): void {
  expect(status, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
  expect(INNER.exec(body)?.[0] ?? '', `${what}: ${body.slice(0, 300)}`).toBe('');
  expect(headers.get('x-content-type-options'), what).toBe('nosniff');
  if (headers.get('content-type')?.startsWith('application/json') !== true || body === '') return;
  const envelope = JSON.parse(body) as { code?: unknown; msg?: unknown };
  if (envelope.msg !== undefined && status >= 400)
    expect(envelope.msg, `${what}: ${body.slice(0, 300)}`).toMatch(/\p{Script=Han}/u);
}

/** A request as `fetch` takes it. */
function requestOf({ path, carrier, header, pick }: Plan, fields: unknown): readonly [string, RequestInit] {
  // What is no octet of a header cannot be sent; the test of bytes tries it.
  const headers: Record<string, string> =
    header === null ? {} : { [header[0]]: header[1].replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '') };
  const json = { ...headers, 'content-type': 'application/json' };
  const text = JSON.stringify(fields) ?? '';
  const post = (body: string | FormData, more: Record<string, string> = json) =>
    [path, { method: 'POST', headers: more, body }] as const;
  switch (carrier) {
    case 'json':
      return post(text);
    case 'query':
      return [`${path}?${queryOf(fields, (item) => encodeURIComponent(item.toWellFormed()))}`, { headers }];
    case 'rawQuery':
      return [`${path}?${queryOf(fields, (item) => item.replaceAll(/[^\x21-\x7e]|#/g, ''))}`, { headers }];
    case 'twice': {
      const query = queryOf(fields, (item) => encodeURIComponent(item.toWellFormed()));
      return [`${path}?${query}&${query.split('&')[pick % 3] ?? query}`, { headers }];
    }
    case 'form':
      return post(formOf(fields, pick), headers);
    case 'wrongType':
      return post(text, { ...headers, 'content-type': TYPES[pick % TYPES.length] ?? '' });
    case 'cut':
      return post(text.slice(0, pick % Math.max(1, text.length)));
    case 'wrongMethod': {
      const method = METHODS[pick % METHODS.length] ?? 'PUT';
      return [path, { method, headers: json, body: text }];
    }
    case 'noBody':
      return [path, { method: 'POST', headers: pick % 2 === 0 ? json : headers }];
  }
}

function queryOf(fields: unknown, encode: (text: string) => string): string {
  if (typeof fields !== 'object' || fields === null) return encode(String(fields));
  const text = (item: unknown) => (typeof item === 'string' ? item : (JSON.stringify(item) ?? ''));
  return Object.entries(fields).map(([key, item]) => `${encode(key)}=${encode(text(item))}`).join('&'); // prettier-ignore
}

function formOf(fields: unknown, pick: number): FormData {
  const form = new FormData();
  if (typeof fields === 'object' && fields !== null)
    for (const [key, item] of Object.entries(fields))
      form.append(key, typeof item === 'object' ? JSON.stringify(item) : String(item));
  const bytes =
    [PIXEL, PIXEL.subarray(0, 20), Buffer.from('<svg onload="x"/>'), Buffer.alloc(0)][pick % 4] ?? PIXEL;
  if (pick % 3 > 0)
    form.append(
      pick % 5 === 0 ? '__proto__' : 'images',
      new Blob([new Uint8Array(bytes)]),
      '../../x\u0000.png',
    );
  return form;
}
