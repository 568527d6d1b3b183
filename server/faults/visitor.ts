/** A client that repeats a call until it is answered, as the app does, and notes in the timeline how each try ended. */
import { setTimeout as wait } from 'node:timers/promises';
import { md5 } from '../test/fixtures.ts';
import type { CallKind, Timeline } from './timeline.ts';

/** An answer that is final: what was asked for, or a refusal that repeating does not change. */
export type Answer = { readonly status: number; readonly code: number; readonly data: unknown };

/** What visitors share. */
export type Site = {
  /** Addresses that serve the same; a try goes to the next one. */
  readonly addresses: readonly string[];
  readonly timeline: Timeline;
  readonly random: () => number;
  /** When calls are given up that are not answered yet, by `performance.now()`. */
  giveUpAt: number;
};

type Request = { readonly path: string; readonly kind: CallKind; readonly body?: object };

/** Thrown for a call that was not answered before the load gave up. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

const ANSWER_MS = 10_000;
/** Pauses between tries, half as long again each time: a server that starts needs the processor. */
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 500;
const PASSWORD = md5('a password of the load');
/** The provider took no order: asked again as after a failure of ours. */
const PAY_FAILED = 424;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';

export class Visitor {
  readonly site: Site;
  readonly username: string;
  id = '';
  readonly #cookies = new Map<string, string>();
  readonly #ip: string;
  #turn: number;

  constructor(site: Site, username: string, ip: string) {
    this.site = site;
    this.username = username;
    this.#ip = ip;
    this.#turn = Math.floor(site.random() * site.addresses.length);
  }

  /** Makes an account of its name; a name that is taken after a lost answer is its own. */
  async register(): Promise<void> {
    const answer = await this.#insist({
      path: '/api/register',
      kind: 'write',
      body: { username: this.username, password: PASSWORD },
    });
    if (answer.status === 200) this.id = userOf(answer);
    else if (answer.status === 409) await this.login();
    else throw new Error(`/api/register answered ${answer.status}`);
  }

  async login(): Promise<void> {
    const answer = await this.#insist({
      path: '/api/login',
      kind: 'write',
      body: { username: this.username, password: PASSWORD },
    });
    if (answer.status !== 200) throw new Error(`/api/login answered ${answer.status}`);
    this.id = userOf(answer);
  }

  /** Makes a call, logged in again where the session has ended. */
  async call(request: Request): Promise<Answer> {
    const answer = await this.#insist(request);
    if (answer.status !== 401) return answer;
    await this.login();
    return this.#insist(request);
  }

  async #insist(request: Request): Promise<Answer> {
    for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(1.5 * pauseMs, MAX_PAUSE_MS)) {
      const answer = await this.#try(request).catch(() => null);
      this.site.timeline.add(request.kind, answer !== null);
      if (answer !== null) return answer;
      if (performance.now() > this.site.giveUpAt) throw new Unanswered(request.path);
      await wait(pauseMs * (0.5 + this.site.random()));
    }
  }

  /** @returns null where it may be repeated */
  async #try({ path, body }: Request): Promise<Answer | null> {
    const address = this.site.addresses[this.#turn % this.site.addresses.length] ?? '';
    this.#turn += 1;
    const headers = {
      'x-requested-with': 'load',
      'x-forwarded-for': this.#ip,
      'user-agent': PHONE,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text();
    const { status } = response;
    if (status >= 500 || status === 429 || status === PAY_FAILED) return null;
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    if (response.headers.get('content-type')?.includes('json') !== true)
      return { status, code: status, data: text };
    const { code, data } = JSON.parse(text) as { code: number; data: unknown };
    return { status, code, data };
  }
}

const userOf = ({ data }: Answer) => (data as { user: { id: string } }).user.id;
