/**
 * The part of the configuration that takes money: which provider, its ids and keys. Keys are PEM, given by KEY_FILE or with
 * `\n` for line ends.
 */
import * as z from 'zod';

const text = z.string().min(1);
const pem = text.transform((value) => value.replaceAll(String.raw`\n`, '\n'));

/** Payment keys of the schema. */
export const PAY_KEYS = {
  /** `simulator` brings both providers along for a try; `live` is what the keys below name; `none` sells nothing. */
  PAY_PROVIDER: z.enum(['simulator', 'live', 'none']).optional(),
  /** Port of the simulated providers; another one where it is taken. */
  PAY_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(8601),
  /** Who sells, as receipts name it. */
  SELLER_NAME: text.max(60).default('上元'),
  WECHATPAY_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
  WECHATPAY_APP_ID: text.optional(),
  WECHATPAY_MCH_ID: z
    .string()
    .regex(/^\d{8,10}$/)
    .optional(),
  /** Serial number of our own certificate at WeChat Pay, and its key. */
  WECHATPAY_MCH_SERIAL: text.optional(),
  WECHATPAY_MCH_KEY: pem.optional(),
  WECHATPAY_API_V3_KEY: z.string().length(32).optional(),
  /** Keys WeChat Pay signs with: each a line PUB_KEY_ID_… and its PEM, or a platform certificate. */
  WECHATPAY_PUBLIC_KEYS: pem.optional(),
  /** For payment inside WeChat: the secret of the app id, which gives the payer's openid. */
  WECHATPAY_APP_SECRET: text.optional(),
  WECHATPAY_OAUTH_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: text.optional(),
  /** Our own account number at Alipay, 2088…; notifications for another one are refused. */
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY: pem.optional(),
  /** Keys Alipay signs with, the newest first. */
  ALIPAY_PUBLIC_KEYS: pem.optional(),
} as const;

const GROUPS = {
  WECHATPAY_APP_ID: [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MCH_ID',
    'WECHATPAY_MCH_SERIAL',
    'WECHATPAY_MCH_KEY',
    'WECHATPAY_API_V3_KEY',
    'WECHATPAY_PUBLIC_KEYS',
  ],
  ALIPAY_APP_ID: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEYS'],
} as const;

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  WECHATPAY_ORIGIN: ['api.mch.weixin.qq.com', 'api2.mch.weixin.qq.com'],
  WECHATPAY_OAUTH_ORIGIN: ['api.weixin.qq.com'],
  ALIPAY_GATEWAY: ['openapi.alipay.com'],
};

type Values = Readonly<Record<string, unknown>>;
type Issue = { readonly key: string; readonly message: string };

/** Whether a value names itself as the simulator's. */
export const isSimulatorValue = (value: unknown) => typeof value === 'string' && /simulator/i.test(value);
const isSet = (values: Values, key: string) => values[key] !== undefined;

/** Whether a real provider is configured. */
export function hasLivePay(values: Values): boolean {
  return Object.keys(GROUPS).some((key) => isSet(values, key));
}

/** What is wrong about the payment keys; production takes nothing that belongs to a simulator. */
export function payIssues(values: Values, isProduction: boolean): readonly Issue[] {
  const missing = Object.values(GROUPS).flatMap((group) => {
    if (!group.some((key) => isSet(values, key))) return [];
    const absent = group.filter((key) => !isSet(values, key));
    const given = group.find((key) => isSet(values, key));
    return absent.map((key) => ({ key, message: `is needed with ${given}` }));
  });
  const live =
    values['PAY_PROVIDER'] === 'live' && !hasLivePay(values)
      ? [{ key: 'PAY_PROVIDER', message: 'is live, and no provider is configured' }]
      : [];
  return [...missing, ...live, ...(isProduction ? simulatorIssues(values) : [])];
}

function simulatorIssues(values: Values): readonly Issue[] {
  const provider =
    values['PAY_PROVIDER'] === 'simulator'
      ? [{ key: 'PAY_PROVIDER', message: 'cannot be simulator in production' }]
      : [];
  const marked = Object.keys(PAY_KEYS)
    .filter((key) => /^(WECHATPAY|ALIPAY)_/.test(key) && isSimulatorValue(values[key]))
    .map((key) => ({ key, message: 'is a key of the simulator' }));
  const elsewhere = Object.entries(HOSTS).flatMap(([key, hosts]) => {
    const url = new URL(String(values[key]));
    const isProviders = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
    return isProviders ? [] : [{ key, message: `must be https at ${hosts.join(' or ')} in production` }];
  });
  return [...provider, ...marked, ...elsewhere];
}
