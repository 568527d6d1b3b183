/**
 * A started server for black-box tests: a real port, a clock that tests set, an SMS mailbox, a log that is kept. Clients
 * talk HTTP only.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { CALLS, type Call, type CallName } from '@shangyuan/contract';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { buildApp, newLogger } from '../src/app.ts';
import { listenForChanges } from '../src/changes.ts';
import { loadConfig } from '../src/config.ts';
import type { OpsCtx } from '../src/context.ts';
import type { OtpPurpose } from '../src/db/tables.ts';
import { openDatabase, openEmbedded, type Database, type OnStatement } from '../src/db/database.ts';
import { createMetrics } from '../src/metrics.ts';
import { startJobs } from '../src/jobs/jobs.ts';
import { buildParts, type SilentParts } from '../src/parts.ts';
import type { Mailbox, SmsPort } from '../src/ports.ts';
import { startSimulators, type Simulators } from '../src/simulators/index.ts';
import { BY_HAND, md5 } from './fixtures.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres, type TestPostgres, type TestReplica } from './postgres.ts';
import { startWechat, type WechatSimulator } from './simulators/wechat.ts';

export { caseBody, md5 } from './fixtures.ts';

const START = Date.parse('2026-03-01T04:00:00Z');

/** Secrets of the operator's page. */
export const OPERATOR = {
  OPERATOR_TOKEN: 'token of the operator, 32 letters or more',
  OPERATOR_TOTP_SECRET: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const;

/** What suites get. */
export type Harness = {
  readonly name: string;
  readonly origin: string;
  readonly database: Database;
  /** Texts of the statements of requests, and of all else: jobs, metrics, what the operator does. */
  readonly statements: { readonly ofRequests: ReadonlySet<string>; readonly ofJobs: ReadonlySet<string> };
  /** Null on the embedded database. */
  readonly postgres: TestPostgres | null;
  /** Null but on `replicated`. */
  readonly replica: TestReplica | null;
  readonly mailbox: SmsPort & Mailbox;
  readonly wechat: WechatSimulator;
  /** Payment providers; every notification waits for a test to send it. */
  readonly pay: Simulators;
  readonly system: OpsCtx;
  readonly parts: SilentParts;
  /** All log lines so far. */
  readonly log: () => string;
  /** Values that must never be in the log. */
  readonly secrets: Set<string>;
  /** Moves the server's clock. */
  readonly pass: (ms: number) => void;
  /** Stops the server's clock, but for {@link Harness.pass}, until what is returned is called. */
  readonly holdClock: () => () => void;
  readonly now: () => Date;
  readonly stop: () => Promise<void>;
};

export type Answer = {
  readonly status: number;
  readonly code: number | string;
  readonly msg: string;
  // The tests look into answers of any shape.
  readonly data: Record<string, never> & { reason?: string; field?: string };
  readonly headers: Headers;
  readonly body: string;
};

/**
 * What a server of the suites stands on; `pooled` is a PostgreSQL behind PgBouncer in transaction mode, `replicated` one with a
 * replica.
 */
export type HarnessKind = 'postgres' | 'embedded' | 'pooled' | 'replicated';

/**
 * Starts the server on PostgreSQL or on an embedded database in memory.
 *
 * @param fill writes into the database before the server migrates it
 */
export async function startHarness(
  kind: HarnessKind,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<Harness> {
  const postgres = kind === 'embedded' ? null : await startPostgres();
  const pooler = postgres !== null && kind === 'pooled' ? await startPgBouncer(postgres.url) : null;
  const replica = postgres !== null && kind === 'replicated' ? await postgres.startReplica() : null;
  const dataDir = mkdtempSync('/tmp/shangyuan-test-');
  const wechat = await startWechat();
  let shift = START - Date.now();
  let heldAt: number | null = null;
  const clock = { now: () => new Date((heldAt ?? Date.now()) + shift) };
  const pay = await startSimulators({
    now: () => clock.now().getTime(),
    notifier: BY_HAND,
    refundMs: 'manual',
  });
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    WEB_DIR: `${dataDir}/none`,
    APP_SECRET: 'test secret of the suite, 32 letters',
    REQUESTS_PER_MINUTE: '100000',
    WECHAT_APP_ID: 'wxtest',
    WECHAT_APP_SECRET: 'wxsecret',
    WECHAT_API_ORIGIN: wechat.origin,
    PAY_PROVIDER: 'simulator',
    OPERATOR_LOCAL: '1',
    ...OPERATOR,
    ...pay.env,
    ...(postgres === null ? {} : { DATABASE_URL: pooler?.url ?? postgres.url }),
    ...(postgres === null || pooler === null ? {} : { DATABASE_DIRECT_URL: postgres.url }),
    ...(replica === null ? {} : { DATABASE_READ_URL: replica.url }),
  });
  const isRequest = new AsyncLocalStorage<true>();
  const statements = { ofRequests: new Set<string>(), ofJobs: new Set<string>() };
  const onStatement: OnStatement = (text, _durationMs, isDone) => {
    if (isDone) statements[isRequest.getStore() === true ? 'ofRequests' : 'ofJobs'].add(text);
  };
  const database =
    postgres === null
      ? await openEmbedded(null, onStatement)
      : await openDatabase(config, () => {}, onStatement);
  await fill(database);
  const logLines: string[] = [];
  const metrics = createMetrics();
  const logger = newLogger(config, { write: (line) => void logLines.push(line) }, metrics.countLine);
  const parts = await buildParts(config, database, { clock, metrics });
  const changes = await listenForChanges({ ...parts, log: logger });
  const mailbox = silentMailbox(clock.now);
  const jobs = await startJobs({ ...parts, db: database.db, log: logger }, database, { runsSchedule: false });
  const sms = { port: mailbox, mailbox };
  const app = await buildApp({ ...parts, sms }, { logger, queue: jobs.queue });
  app.addHook('onRequest', ({ url }, _reply, done) =>
    /^\/(?:api\/)?(?:operator|metrics)\b/.test(url) ? done() : isRequest.run(true, done),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    name: postgres === null ? 'embedded' : `PostgreSQL ${postgres.version}`,
    origin,
    database,
    statements,
    postgres,
    replica,
    mailbox,
    wechat,
    pay,
    system: { ...parts, sms, db: database.db, log: logger, operator: 'operator:tester' },
    parts,
    log: () => logLines.join(''),
    secrets: new Set(),
    pass: (ms) => void (shift += ms),
    holdClock: () => {
      heldAt = Date.now();
      return () => {
        shift += (heldAt ?? Date.now()) - Date.now();
        heldAt = null;
      };
    },
    now: clock.now,
    stop: async () => {
      await app.close();
      await jobs.stop();
      parts.images.close();
      await changes.close();
      await database.close();
      await wechat.stop();
      await pay.stop();
      await pooler?.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function silentMailbox(now: () => Date): SmsPort & Mailbox {
  const mails: { phone: string; code: string; purpose: string; at: Date }[] = [];
  return {
    send: async (message) => void mails.unshift({ ...message, at: now() }),
    notify: async (phone, notice) => void mails.unshift({ phone, code: '', purpose: notice, at: now() }),
    mails: () => mails,
  };
}

let serial = 0;

/** A phone number, a name and the like that no other test uses. */
export function unique() {
  serial += 1;
  const digits = String(serial).padStart(8, '0');
  return {
    phone: `139${digits}`,
    username: `user_${digits}`,
    requestId: `request-${digits}`,
    ip: `10.1.${serial >> 8}.${serial & 255}`,
  };
}

/** Input fields of a call; lists and objects go as JSON text in a query. */
export type Fields = Readonly<Record<string, unknown>>;

/** A client with a cookie jar. `legacy` uses GET for everything, as the spec's own app does. */
export class TestClient {
  readonly harness: Harness;
  readonly isLegacy: boolean;
  ip = unique().ip;
  cookies = new Map<string, string>();
  /** Called with every answer. */
  onAnswer: (answer: Answer) => void = () => {};

  constructor(harness: Harness, isLegacy = false) {
    this.harness = harness;
    this.isLegacy = isLegacy;
  }

  /** Makes a call and checks that a success has the shape of the contract. */
  async call(
    name: CallName,
    fields: Fields = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const call = CALLS[name];
    const useGet = this.isLegacy || call.kind === 'read';
    const answer = useGet
      ? await this.fetch(`${call.path}?${queryOf(fields)}`, { headers })
      : await this.fetch(call.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(fields),
        });
    if (answer.status === 200 && (call as Call).file === undefined) {
      expect(String(answer.code)).toBe('200');
      z.parse(call.output as z.ZodMiniType, answer.data);
    }
    return answer;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(this.harness.origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        'x-requested-with': 'test',
        'x-forwarded-for': this.ip,
        ...(this.cookies.size === 0
          ? {}
          : { cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    const body = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const { code = 0, msg = '', data = {} } = (isJson ? JSON.parse(body) : {}) as Partial<Answer>;
    const answer = { status: response.status, code, msg, data, headers: response.headers, body } as Answer;
    this.onAnswer(answer);
    return answer;
  }

  private keepCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [key = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(key);
    else this.cookies.set(key, value);
    if (key === 'sid' && value !== '') this.harness.secrets.add(value);
  }

  /** Asks for a code and reads it from the mailbox; without a phone, the code to the account's own. */
  async code(phone: string, purpose: OtpPurpose = 'login'): Promise<string> {
    const answer = await this.call('sendSms', { phone, purpose });
    expect(answer.msg).toBe('ok');
    const mail = this.harness.mailbox
      .mails()
      .find((item) => (phone === '' || item.phone === phone) && item.purpose === purpose);
    if (phone !== '') this.harness.secrets.add(phone);
    // Six digits turn up in ids and times by chance, so the scan looks for the code as JSON would hold it.
    this.harness.secrets.add(`"${mail?.code}"`);
    return mail?.code ?? '';
  }

  async loginBySms(phone = unique().phone): Promise<{ id: string; phone: string; username: string }> {
    const password = await this.code(phone);
    const answer = await this.call('registerOrLogin', { loginType: '2', username: phone, password });
    expect(answer.msg).toBe('ok');
    const { id, username } = (answer.data as unknown as { user: { id: string; username: string } }).user;
    return { id, phone, username };
  }

  async register(password = 'correct horse'): Promise<{ id: string; username: string; password: string }> {
    const { username } = unique();
    this.harness.secrets.add(md5(password));
    const answer = await this.call('register', { username, password: md5(password) });
    expect(answer.msg).toBe('ok');
    return {
      id: (answer.data as unknown as { user: { id: string } }).user.id,
      username,
      password: md5(password),
    };
  }

  /** The RSA parameter `p` for a payload. */
  async seal(fields: Fields, extra: Fields = {}): Promise<string> {
    const { data } = await this.call('publicKey');
    const payload = JSON.stringify({
      ...fields,
      ts: this.harness.now().getTime(),
      nonce: randomUUID(),
      ...extra,
    });
    const bytes = Buffer.from(payload);
    const blocks: Buffer[] = [];
    for (let start = 0; start < bytes.length; start += 200)
      blocks.push(
        publicEncrypt(
          { key: data['pem'] ?? '', padding: constants.RSA_PKCS1_PADDING },
          bytes.subarray(start, start + 200),
        ),
      );
    return Buffer.concat(blocks).toString('base64');
  }
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    query.append(key, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  return query.toString();
}
