/**
 * Configuration: environment variables through one schema. Any KEY may be given as KEY_FILE, a path to read it from.
 * A wrong value ends the start with the names of the wrong keys, never their values.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { StartError } from './errors.ts';
import { isLoopback } from './network.ts';
import { hasLivePay, isSimulatorValue, PAY_KEYS, payIssues } from './payConfig.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const flag = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const text = z.string().min(1);
const SECRET_KINDS = 10;
const MIN_TOKEN = 16;
const secret = z
  .string()
  .min(32)
  .refine((value) => new Set(value).size >= SECRET_KINDS, {
    message: `must be random: fewer than ${SECRET_KINDS} different characters`,
  });

const SCHEMA = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: text.default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8600),
    /** Where users reach the app, such as https://example.com; cookies are Secure when it is https. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    /** Hops of trusted proxies in front of the server; 0 takes the address of the socket. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    /** The database itself, where DATABASE_URL is that of a pooler of transactions: for migrations, locks, notifications, copies. */
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    /** Replicas, or a proxy before several: for reads that may be some seconds old. */
    DATABASE_READ_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
    /** How long a statement may take. */
    DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
    /** How long a user's call waits for a statement. */
    DATABASE_CALL_MS: z.coerce.number().int().min(100).default(5_000),
    /** How long a start waits for a database that is not there yet. */
    DATABASE_WAIT_SEC: z.coerce.number().int().min(0).max(600).default(60),
    /** Statements are prepared once a connection; by default not where DATABASE_DIRECT_URL names a pooler in front. */
    DATABASE_PREPARE: flag.optional(),
    ALLOW_EMBEDDED_DB: flag.default(false),
    DATA_DIR: text.default(`${ROOT}data`),
    WEB_DIR: text.default(`${ROOT}web/dist`),
    DOCS_DIR: text.default(`${ROOT}site/dist`),
    /** Failed calls answer HTTP 200 too, for clients that read the status before the envelope. */
    LEGACY_HTTP_200: flag.default(false),
    /** The MCP server at /mcp, for agents of anyone. */
    MCP_HTTP: flag.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Key of stored phone numbers, codes and keys: 32 or more random characters. */
    APP_SECRET: secret.optional(),
    /** Secrets that APP_SECRET followed, separated by commas: still read, no longer written. */
    APP_SECRET_READ: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter((part) => part !== ''))
      .pipe(z.array(secret)),
    /** How long a stopping server still answers, so that the proxy drains it. */
    DRAIN_SEC: z.coerce.number().int().min(0).max(20).default(0),
    /** Open connections in all, and of one address where there is no proxy in front. */
    MAX_CONNECTIONS: z.coerce.number().int().min(1).default(2_000),
    CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(256),
    /** Lets a monitoring elsewhere read /metrics: `Authorization: Bearer …`; while one is replaced, both, with a comma between. */
    METRICS_TOKEN: z
      .string()
      .refine((value) => value.split(',').every((token) => token.length >= MIN_TOKEN), {
        message: `must have ${MIN_TOKEN} or more characters`,
      })
      .optional(),
    /** Where a weakness is reported, for /.well-known/security.txt: mailto:, https: or tel: addresses, separated by commas. */
    SECURITY_CONTACT: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(z.array(z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/))),
    /** How reports are handled, as a page for who reports. */
    SECURITY_POLICY: z.url({ protocol: /^https$/ }).optional(),
    /** Where traces go: an OpenTelemetry collector that takes OTLP over HTTP. Nothing is traced without. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** What the collector lets us in by: `name=value`, with commas between. */
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(z.array(z.string().regex(/^[\w-]+=.+$/)))
      .transform((pairs) =>
        Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]+=/, '')])),
      ),
    OTEL_SERVICE_NAME: text.default('shangyuan'),
    /** Share of requests that are traced. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    /** Who gives the operator's commands, for the audit; the user of the system where it is not set. */
    OPS_USER: z
      .string()
      .regex(/^[\w.@-]{1,40}$/)
      .optional(),
    /** Lets who sits at this machine use the operator's page without a token. */
    OPERATOR_LOCAL: flag.default(false),
    /** Opens the operator's page from elsewhere, with a code of the app that has OPERATOR_TOTP_SECRET. */
    OPERATOR_TOKEN: secret.optional(),
    /** Base 32, as authenticator apps take it; `ops operator keys` makes both. */
    OPERATOR_TOTP_SECRET: z
      .string()
      .regex(/^[A-Z2-7]{32,128}$/)
      .optional(),
    /** Records one account may write. */
    WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    SMS_PROVIDER: z.enum(['console', 'yunxin', 'aliyun', 'none']).optional(),
    /** Codes an hour to one address; a school or office behind one may need more. */
    SMS_ADDRESS_CAP: z.coerce.number().int().min(1).default(20),
    /** Codes an hour to everyone, against pumping. */
    SMS_HOURLY_CAP: z.coerce.number().int().min(1).default(1_000),
    SMS_WORK_BITS: z.coerce.number().int().min(0).max(24).default(18),
    YUNXIN_ORIGIN: z.url().default('https://api.netease.im'),
    YUNXIN_APP_KEY: text.optional(),
    YUNXIN_APP_SECRET: text.optional(),
    YUNXIN_TEMPLATE: text.optional(),
    YUNXIN_TEMPLATE_ABROAD: text.optional(),
    YUNXIN_NOTICE_TEMPLATE: text.optional(),
    YUNXIN_SECURITY_TEMPLATE: text.optional(),
    ALIYUN_SMS_ORIGIN: z.url().default('https://dysmsapi.aliyuncs.com'),
    ALIYUN_ACCESS_KEY_ID: text.optional(),
    ALIYUN_ACCESS_KEY_SECRET: text.optional(),
    ALIYUN_SIGN_NAME: text.optional(),
    ALIYUN_TEMPLATE: text.optional(),
    ALIYUN_TEMPLATE_ABROAD: text.optional(),
    ALIYUN_NOTICE_TEMPLATE: text.optional(),
    ALIYUN_SECURITY_TEMPLATE: text.optional(),
    WECHAT_APP_ID: text.optional(),
    WECHAT_APP_SECRET: text.optional(),
    WECHAT_API_ORIGIN: z.url().default('https://api.weixin.qq.com'),
    /** Where people are sent to log in. */
    WECHAT_OPEN_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://open.weixin.qq.com'),
    ...PAY_KEYS,
  })
  .superRefine((value, check) => {
    const need = (key: keyof typeof value, why: string) => {
      if (value[key] === undefined) check.addIssue({ code: 'custom', path: [key], message: why });
    };
    if (value.NODE_ENV === 'production') {
      if (!value.ALLOW_EMBEDDED_DB) need('DATABASE_URL', 'is needed in production (or ALLOW_EMBEDDED_DB=1)');
      if (value.DATABASE_URL !== undefined) need('APP_SECRET', 'is needed in production');
      need('PUBLIC_ORIGIN', 'is needed in production');
      if (value.PUBLIC_ORIGIN?.startsWith('http:') === true)
        check.addIssue({ code: 'custom', path: ['PUBLIC_ORIGIN'], message: 'must be https in production' });
      for (const key of ['WECHAT_API_ORIGIN', 'WECHAT_OPEN_ORIGIN'] as const)
        if (!/^https:\/\/[a-z\d]+\.weixin\.qq\.com\/?$/.test(value[key]))
          check.addIssue({
            code: 'custom',
            path: [key],
            message: 'must be https at weixin.qq.com in production',
          });
      for (const key of ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'] as const)
        if (isSimulatorValue(value[key]))
          check.addIssue({ code: 'custom', path: [key], message: 'is a key of the simulator' });
      if (value.SMS_PROVIDER === 'console')
        check.addIssue({
          code: 'custom',
          path: ['SMS_PROVIDER'],
          message: 'cannot be console in production',
        });
    }
    if (value.NODE_ENV !== 'production' && isPublic(value.PUBLIC_ORIGIN))
      check.addIssue({
        code: 'custom',
        path: ['NODE_ENV'],
        message: 'must be production where PUBLIC_ORIGIN is a public https address',
      });
    for (const key of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
      if (value[key] !== undefined) need('DATABASE_URL', `is needed with ${key}`);
    const why = `is needed with SMS_PROVIDER=${value.SMS_PROVIDER}`;
    if (value.SMS_PROVIDER === 'yunxin')
      for (const key of ['YUNXIN_APP_KEY', 'YUNXIN_APP_SECRET', 'YUNXIN_TEMPLATE'] as const) need(key, why);
    if (value.SMS_PROVIDER === 'aliyun')
      for (const key of [
        'ALIYUN_ACCESS_KEY_ID',
        'ALIYUN_ACCESS_KEY_SECRET',
        'ALIYUN_SIGN_NAME',
        'ALIYUN_TEMPLATE',
      ] as const)
        need(key, why);
    if (value.OPERATOR_TOKEN !== undefined) need('OPERATOR_TOTP_SECRET', 'is needed with OPERATOR_TOKEN');
    if (value.OPERATOR_TOTP_SECRET !== undefined)
      need('OPERATOR_TOKEN', 'is needed with OPERATOR_TOTP_SECRET');
    if (value.WECHAT_APP_ID !== undefined) need('WECHAT_APP_SECRET', 'is needed with WECHAT_APP_ID');
    if (value.NODE_ENV !== 'production' && value.PAY_PROVIDER === 'simulator' && !isLocalOnly(value))
      check.addIssue({
        code: 'custom',
        path: ['PAY_PROVIDER'],
        message: 'cannot be simulator where HOST or PUBLIC_ORIGIN lets other machines in',
      });
    for (const { key, message } of payIssues(value, value.NODE_ENV === 'production'))
      check.addIssue({ code: 'custom', path: [key], message });
  });

/** Checked configuration. */
export type Config = z.output<typeof SCHEMA> & {
  readonly DATABASE_PREPARE: boolean;
  readonly SMS_PROVIDER: 'console' | 'yunxin' | 'aliyun' | 'none';
  readonly PAY_PROVIDER: 'simulator' | 'live' | 'none';
};

/** Names of all configuration keys. */
export const CONFIG_KEYS = Object.keys(SCHEMA.shape) as readonly (keyof Config)[];

/** An https address that is not this machine's own. */
function isPublic(origin: string | undefined): boolean {
  return origin !== undefined && origin.startsWith('https:') && !isLoopback(new URL(origin).hostname);
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration.
 *
 * @param env environment variables; empty texts count as absent
 * @throws StartError naming every wrong or missing key
 */
export function loadConfig(env: Environment): Config {
  const values: Record<string, string> = {};
  for (const key of CONFIG_KEYS) {
    const value = env[key] ?? readKeyFile(key, env[`${key}_FILE`]);
    if (value !== undefined && value !== '') values[key] = value;
  }
  const parsed = SCHEMA.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration is wrong:\n${problems.join('\n')}`);
  }
  const config = parsed.data;
  const fallback = config.NODE_ENV === 'production' ? 'none' : 'console';
  return {
    ...config,
    DATABASE_PREPARE: config.DATABASE_PREPARE ?? config.DATABASE_DIRECT_URL === undefined,
    SMS_PROVIDER: config.SMS_PROVIDER ?? fallback,
    PAY_PROVIDER: config.PAY_PROVIDER ?? payProviderOf(config),
  };
}

/**
 * Default: the configured provider; in local development the simulators; else none.
 */
function payProviderOf(config: z.output<typeof SCHEMA>): Config['PAY_PROVIDER'] {
  if (hasLivePay(config)) return 'live';
  return config.NODE_ENV === 'development' && isLocalOnly(config) ? 'simulator' : 'none';
}

/** Whether nothing of the configuration lets other machines in. */
export function isLocalOnly(config: Pick<Config, 'NODE_ENV' | 'HOST' | 'PUBLIC_ORIGIN'>): boolean {
  const { NODE_ENV, HOST, PUBLIC_ORIGIN } = config;
  const isOriginLocal = PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname);
  return NODE_ENV !== 'production' && isLoopback(HOST) && isOriginLocal;
}

function readKeyFile(key: string, path: string | undefined): string | undefined {
  if (path === undefined || path === '') return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new StartError(`The configuration is wrong:\n  ${key}_FILE: the file cannot be read`);
  }
}
