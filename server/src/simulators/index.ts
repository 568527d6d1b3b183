/**
 * Simulated providers: WeChat Pay v3 and Alipay with the cashiers of both, and WeChat login, on one loopback port, so that
 * anyone can try a whole purchase without an account at either. They stand on nothing of the house (docs/layers.ts gives them no
 * arrows): a second reading of the providers' documents beside that of our clients.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Alipay, ALIPAY_MERCHANT } from './alipay.ts';
import { answerBuyer } from './alipayCashier.ts';
import { serve, type SimAnswer, type SimRequest } from './http.ts';
import type { NotifierOptions } from './notifier.ts';
import { openMemory, type SimState } from './state.ts';
import { answerPayer } from './wechatCashier.ts';
import { WechatLogin, WECHAT_LOGIN } from './wechatLogin.ts';
import { WechatPay } from './wechatPay.ts';
import { WECHAT_MERCHANT } from './wechatRules.ts';

export type SimulatorOptions = {
  /** Wanted port; another one where it is taken, any where it is 0. */
  readonly port?: number;
  /** File that keeps what was bought; nothing is kept without one. */
  readonly path?: string | null;
  /** Time of day of the providers. Answers are signed with the machine's own, as clients check them. */
  readonly now?: () => number;
  readonly notifier?: Partial<NotifierOptions>;
  /** How long a refund at WeChat Pay takes; `manual` leaves it to the test. */
  readonly refundMs?: number | 'manual';
};

/** Configuration that points a server at simulators: at the payment providers, and at the login by WeChat. */
type Pointers = {
  readonly env: Readonly<Record<string, string>>;
  readonly loginEnv: Readonly<Record<string, string>>;
};

/** Running simulators. */
export type Simulators = Pointers & {
  readonly origin: string;
  readonly wechat: WechatPay;
  readonly alipay: Alipay;
  readonly stop: () => Promise<void>;
};

const REFUND_MS = 2_000;
/** Both providers wait for five seconds. */
const ANSWER_WITHIN_MS = 5_000;

export async function startSimulators(options: SimulatorOptions = {}): Promise<Simulators> {
  const memory = openMemory(options.path ?? null);
  const now = options.now ?? (() => Date.now());
  const notifier = {
    mode: 'auto',
    timeScale: 1,
    duplicates: 0,
    answerWithinMs: ANSWER_WITHIN_MS,
    ...options.notifier,
  } as const;
  let origin = '';
  const wechat = new WechatPay(memory, () => origin, {
    notifier,
    now,
    refundMs: options.refundMs ?? REFUND_MS,
  });
  const alipay = new Alipay(memory, () => origin, { notifier, now });
  const login = new WechatLogin();
  const server = await serve(
    options.port ?? 0,
    (request) => login.answer(request) ?? answer(wechat, alipay, request),
  );
  origin = server.origin;
  const note = options.path === undefined || options.path === null ? null : noteOf(options.path);
  if (note !== null) writeFileSync(note, origin);
  return {
    origin,
    wechat,
    alipay,
    ...pointersOf(memory.state, origin),
    stop: async () => {
      if (note !== null) rmSync(note, { force: true });
      wechat.notifier.stop();
      alipay.notifier.stop();
      await server.stop();
    },
  };
}

/** Where running simulators say what their address is. */
const noteOf = (path: string) => `${path}.origin`;
const HELLO = '/simulators';
const JOIN_MS = 1_000;

/** Simulators that another process runs on the same file, so that there are not two with a memory each; null where none run. */
export async function findSimulators(path: string): Promise<Pointers | null> {
  try {
    const origin = readFileSync(noteOf(path), 'utf8');
    const { ok } = await fetch(`${origin}${HELLO}`, { signal: AbortSignal.timeout(JOIN_MS) });
    return ok ? pointersOf(openMemory(path).state, origin) : null;
  } catch {
    return null;
  }
}

function pointersOf(state: SimState, origin: string): Pointers {
  return {
    env: envOf(state, origin),
    loginEnv: {
      WECHAT_APP_ID: WECHAT_LOGIN.appId,
      WECHAT_APP_SECRET: WECHAT_LOGIN.secret,
      WECHAT_API_ORIGIN: origin,
      WECHAT_OPEN_ORIGIN: origin,
    },
  };
}

function answer(wechat: WechatPay, alipay: Alipay, request: SimRequest): SimAnswer | Promise<SimAnswer> {
  const { pathname, searchParams } = request.url;
  const page = answerPayer(wechat, request) ?? answerBuyer(alipay, request);
  if (page !== null) return page;
  if (pathname.startsWith('/v3/')) return wechat.answer(request);
  if (pathname === HELLO) return { status: 200, body: 'simulated providers' };
  if (pathname === '/gateway.do') return alipay.answer(request);
  if (pathname === '/downloadBillFile.resource') return alipay.download(searchParams.get('fileId') ?? '');
  return { status: 404, body: 'not found' };
}

const publicPem = (privatePem: string) =>
  createPublicKey(createPrivateKey(privatePem)).export({ type: 'spki', format: 'pem' }) as string;

function envOf({ keys }: SimState, origin: string): Readonly<Record<string, string>> {
  return {
    WECHATPAY_ORIGIN: origin,
    WECHATPAY_APP_ID: WECHAT_MERCHANT.appId,
    WECHATPAY_APP_SECRET: 'simulator',
    WECHATPAY_OAUTH_ORIGIN: origin,
    WECHATPAY_MCH_ID: WECHAT_MERCHANT.mchId,
    WECHATPAY_MCH_SERIAL: WECHAT_MERCHANT.serial,
    WECHATPAY_MCH_KEY: keys.wechatMerchant,
    WECHATPAY_API_V3_KEY: WECHAT_MERCHANT.apiV3Key,
    WECHATPAY_PUBLIC_KEYS: `${WECHAT_MERCHANT.publicKeyId}\n${publicPem(keys.wechatPlatform)}`,
    ALIPAY_GATEWAY: `${origin}/gateway.do`,
    ALIPAY_APP_ID: ALIPAY_MERCHANT.appId,
    ALIPAY_SELLER_ID: ALIPAY_MERCHANT.sellerId,
    ALIPAY_PRIVATE_KEY: keys.alipayApp,
    ALIPAY_PUBLIC_KEYS: publicPem(keys.alipayPlatform),
  };
}
