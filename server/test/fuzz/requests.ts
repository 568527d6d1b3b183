/**
 * Requests made from the OpenAPI document, and of the operator's page from its contract: right ones, as far as its schemas say, and the same with one thing wrong. What a field can
 * only take from an earlier answer (an id, a ticket, a code) is a {@link Pooled} that the world of the run fills in.
 */
import { OPERATOR_CALLS } from '@shangyuan/contract/operator';
import fc from 'fast-check';
import { changeOnePlace, oddText, oddValue, ODD_DATES, ODD_NUMBERS } from '../../../scripts/lib/fuzz.ts';
import { openApiDocument, openApiPaths } from '../../src/modules/docs/docs.ts';
import { caseBody, md5 } from '../fixtures.ts';
import { OPERATOR } from '../harness.ts';

/** A value that an earlier answer had under that name, or which there is none yet. */
export class Pooled {
  readonly name: string;
  readonly at: number;
  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }
}

/** How the fields of a request travel. */
export type Carrier =
  'query' | 'rawQuery' | 'json' | 'form' | 'wrongType' | 'cut' | 'wrongMethod' | 'twice' | 'noBody';

/** A request before its pooled values are filled in. */
export type Plan = {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The one thing that is wrong; null for a right request. */
  readonly change: {
    readonly place: number;
    readonly odd: unknown;
    readonly how: 'replace' | 'drop' | 'add';
  } | null;
  readonly carrier: Carrier;
  /** Who sends it: a stranger, one of the users, or the operator. */
  readonly visitor: number;
  /** A header beside the usual ones. */
  readonly header: readonly [string, string] | null;
  /** For the choices of the carrier. */
  readonly pick: number;
};

type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

type Operation = {
  readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, { schema: Schema }>> } };
};

const DOCUMENTED = openApiDocument()['paths'] as Readonly<Record<string, Operation>>;
const PATHS = { ...DOCUMENTED, ...(openApiPaths(OPERATOR_CALLS) as typeof DOCUMENTED) };

/** Every path of the document, and of the operator's page. */
export const CALL_PATHS: readonly string[] = Object.keys(DOCUMENTED);
export const OPERATOR_PATHS: readonly string[] = Object.keys(PATHS).slice(CALL_PATHS.length);

/** The visitor who is the operator. */
export const OPERATOR_VISITOR = 4;
export const isOfOperator = (path: string): boolean => path.startsWith('/api/operator/');

/** Calls with the same second part of the path speak of the same things: a record, a calendar, an order; the operator's with the third. */
export const groupOf = (path: string): string =>
  path
    .split('/')
    .slice(2, isOfOperator(path) ? 4 : 3)
    .join('/');

const inputOf = (path: string): Schema =>
  PATHS[path]?.post.requestBody.content['application/json']?.schema ?? {};
const takesForm = (path: string): boolean =>
  PATHS[path]?.post.requestBody.content['multipart/form-data'] !== undefined;

const pooled = (name: string): fc.Arbitrary<Pooled> => fc.nat(40).map((at) => new Pooled(name, at));
const one = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const hexOf = (length: number) =>
  fc.string({ unit: one(...'0123456789abcdef'.split('')), minLength: length, maxLength: length });

const LINE = one('子平', '一段 备注', 'a note', '王小明 👋', '「引号」', "O'Brien", '𠮷野', '甲');
const PLACES = { zone: 'Asia/Shanghai', longitudeDeg: 116.4, latitudeDeg: 39.9 };
const PASSWORDS = one(md5('correct horse'), md5('another good horse'));
const INSTANTS = one('2026-02-01T00:00:00Z', '2026-03-01T04:00:00.123Z', '1990-06-15T06:30:00Z');

/** Bodies of records by their kind. */
const DRAFTS: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.oneof(
  LINE.map((name) => ({ kind: 'case', body: caseBody(name, { remark: '备注', tags: ['家'], notes: [{ id: 'a', text: '一\n二', year: 2020, createdAt: 1 }] }) })),
  one(
    { kind: 'case', body: { name: '', birth: { sex: '男', pillars: { year: '甲子', month: '丙寅', day: '丁卯', hour: null } } } },
    { kind: 'case', body: { name: '乙', birth: { sex: '女', hour: 'unknown', ...PLACES, lunar: { year: 1990, month: 5, isLeap: true, day: 1, hour: 0, minute: 0, second: 0 } } } },
    { kind: 'group', body: { name: '家人' } },
    { kind: 'comparison', body: { a: { caseId: '01900000-0000-7000-8000-000000000000' }, b: { name: '乙', birth: caseBody('').birth }, mode: 'marriage' } },
    { kind: 'day', body: { date: '2026-05-01', hour: 3, affair: '嫁娶' } },
    { kind: 'setting', body: { theme: 'dark' } },
  ),
); // prettier-ignore

const record = fc
  .tuple(fc.oneof(pooled('id:record'), fc.uuid()), DRAFTS, INSTANTS)
  .map(([id, draft, editedAt]) => ({ id, ...draft, editedAt }));

const HOLIDAYS = JSON.stringify({
  asOf: '2026-03-01',
  notices: [
    {
      year: 2026,
      source: 'https://www.gov.cn/x',
      rows: [
        { name: '元旦', off: ['2026-01-01'], work: [] },
        { name: '劳动节', off: ['2026-05-01'], work: [] },
        { name: '国庆节', off: ['2026-10-01..2026-10-03'], work: ['2026-10-10'] },
      ],
    },
  ],
});

/** What the schemas cannot say: texts with a meaning, and values of earlier answers. */
const BY_FIELD: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  username: fc.oneof(
    pooled('username'),
    pooled('phone'),
    fc.nat(999_999).map((n) => `人${n}号`),
  ),
  password: fc.oneof(PASSWORDS, pooled('smsCode'), pooled('wxCode')),
  newPassword: PASSWORDS,
  plain: one('correct horse', 'another good horse'),
  phone: fc.oneof(
    pooled('phone'),
    fc.nat(99_999).map((n) => `1381${String(n).padStart(7, '0')}`),
    one('+85291234567', ''),
  ),
  code: fc.oneof(pooled('smsCode'), pooled('giftCode')),
  activateCode: pooled('giftCode'),
  oldCode: pooled('smsCode'),
  secondCode: fc.oneof(pooled('appCode'), pooled('codes')),
  ticket: pooled('ticket'),
  wxCode: pooled('wxCode'),
  state: pooled('state'),
  orderNo: pooled('orderNo'),
  before: fc.oneof(pooled('orderNo'), one('2026-03-01T04:00:00.000Z', '')),
  productId: pooled('productId'),
  target: fc.oneof(one('a'.repeat(40)), hexOf(40)),
  requestId: fc.oneof(pooled('requestId'), fc.uuid()),
  resolves: fc.array(pooled('conflictId'), { maxLength: 2 }),
  baseRevision: fc.nat(4),
  editedAt: INSTANTS,
  known: fc.oneof(INSTANTS, pooled('changedAt')),
  date: one('2026-03-01', '2026-02-27', '2026-12-31'),
  birthday: one('1990-06-15 14:30', '1990-06-15', '2000-02-29T23:59:59'),
  email: one('a@example.com', ''),
  records: fc.array(record, { minLength: 1, maxLength: 4 }),
  account: fc.oneof(pooled('username'), pooled('phone'), pooled('accountId')),
  key: fc.oneof(pooled('username'), pooled('phone'), pooled('accountId')),
  reason: LINE,
  amount: one('0.01', '1', '18.00'),
  refundNo: pooled('refundNo'),
  after: fc.oneof({ weight: 4, arbitrary: one('') }, pooled('next')),
  actor: one('', 'operator:fuzz'),
  action: one('', 'operator.login', 'switch.set'),
  asOf: one('2026-02-28', '2026-03-01'),
  file: one(HOLIDAYS, '{}', ''),
  kid: one('', 'x'),
  version: one('1', '2026-11'),
};

/** Calls whose field has another meaning than the same field of others. */
const BY_CALL: Readonly<Record<string, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  '/api/record/save': record,
  // The user that some clients name beside the session is left to the changes.
  ...Object.fromEntries(
    [
      '/wxPay/getPay',
      '/wxPay/getServerPay',
      '/alipay/payByOrderOnHarmony',
      '/alipay/payByServerOrderOnHarmony',
    ].map((path) => [
      path,
      fc.record(
        { productId: pooled('productId'), requestId: fc.uuid(), target: one('', 'b'.repeat(40)) },
        { requiredKeys: ['productId'] },
      ),
    ]),
  ),
  '/orderApi/getOrderData': fc.record({ orderNo: pooled('orderNo') }),
  '/api/delAccount': fc.record({ password: PASSWORDS }),
  '/api/updatePsw': fc.record({ password: PASSWORDS, newPassword: PASSWORDS }),
  '/api/holiday/list': one({}, { since: '2026-01-01' }, { since: '2026-11-20' }),
  '/api/operator/login': fc.record({
    name: one('anna', 'fuzz'),
    token: one(OPERATOR.OPERATOR_TOKEN, ''),
    code: pooled('operatorCode'),
  }),
  '/api/operator/orders': fc.record(
    {
      orderNo: pooled('orderNo'),
      account: pooled('username'),
      state: one('', 'paid', 'refunded'),
      channel: one('', 'wechat'),
      after: pooled('next'),
    },
    { requiredKeys: [] },
  ),
  '/api/operator/refund': fc.record({
    orderNo: pooled('orderNo'),
    requestId: fc.uuid(),
    amount: one('0.01', '1', '18.00'),
    days: one(null, 0, 3),
    reason: LINE,
  }),
  '/api/operator/codes/find': fc.record({ code: pooled('codes') }),
  '/api/operator/codes/revokeOne': fc.record({ code: pooled('codes'), reason: LINE }),
  '/api/operator/codes/create': fc.record({
    requestId: fc.uuid(),
    name: LINE,
    size: fc.integer({ min: 1, max: 5 }),
    days: one(null, 7),
    expires: one('', '2035-01-01', '2020-01-01'),
  }),
  '/api/operator/holidays/drop': fc.record({ year: one(2026, 2027), reason: LINE }),
};

function rightValue(path: string, name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (name === 'id' || name.endsWith('Id'))
    if (schema.pattern?.includes('{12}'))
      return fc.oneof({ weight: 5, arbitrary: pooled(`id:${groupOf(path)}`) }, fc.uuid());
  return BY_FIELD[name] ?? bySchema(path, name, schema);
}

function bySchema(path: string, name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return one(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((inner) => bySchema(path, name, inner)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 100, 2 ** 31 - 1),
      });
    case 'array':
      return fc.array(rightValue(path, '', schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object':
      return rightFields(path, schema);
    case 'string':
      if (schema.pattern === undefined || schema.pattern.includes('\\p'))
        return LINE.map((text) => text.slice(0, schema.maxLength));
      return fc.stringMatching(new RegExp(schema.pattern), { size: 'medium' });
    default:
      return one<unknown>({}, '一', 1);
  }
}

function rightFields(path: string, schema: Schema): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const fields = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(fields.map(([name, inner]) => [name, rightValue(path, name, inner)]));
  return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
}

const CARRIERS: Readonly<Record<Carrier, number>> = {
  json: 10, query: 8, rawQuery: 2, form: 1, wrongType: 1, cut: 1, wrongMethod: 1, twice: 2, noBody: 1,
}; // prettier-ignore

/** The operator's calls are made by POST only. */
const weightOf = (path: string, carrier: string, weight: number): number => {
  if (isOfOperator(path)) return carrier === 'json' ? 25 : 1;
  return carrier === 'form' && takesForm(path) ? 8 : weight;
};

const carriers = (path: string): fc.Arbitrary<Carrier> =>
  fc.oneof(
    ...Object.entries(CARRIERS).map(([carrier, weight]) => ({
      weight: weightOf(path, carrier, weight),
      arbitrary: fc.constant(carrier as Carrier),
    })),
  );

/** Headers that clients send wrongly, beside those of the dictionary. */
const HEADERS: fc.Arbitrary<readonly [string, string]> = fc.tuple(
  one(
    'accept', 'accept-encoding', 'accept-language', 'authorization', 'cache-control', 'cookie', 'forwarded', 'if-modified-since', 'if-none-match', 'origin',
    'purpose', 'range', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto',
    'x-http-method-override', 'x-requested-with', 'x-request-id', 'content-encoding', 'content-language', 'mcp-session-id', 'priority', 'via',
  ),
  fc.oneof(
    one('sid=', `sid=${'A'.repeat(43)}`, 'sid=a; sid=b', 'same-origin', 'cross-site', 'null', 'text/html', 'gzip', 'DELETE', 'W/"x"', '*', 'bytes=0-,-1', 'for=unknown',
      '127.0.0.1', '::1', '::ffff:10.0.0.1', '999.1.1.1', 'fe80::1%eth0', 'https://evil.example', 'http://[::1', 'prefetch'),
    oddText,
  ),
); // prettier-ignore

const changes = fc.record({
  place: fc.nat(200),
  odd: fc.oneof(oddValue, one(...ODD_NUMBERS, ...ODD_DATES)),
  how: fc.oneof({ weight: 6, arbitrary: one('replace' as const) }, one('drop' as const, 'add' as const)),
});

/** A request of any of the calls. */
const plansOf = (paths: readonly string[], visitor: fc.Arbitrary<number>): fc.Arbitrary<Plan> =>
  one(...paths).chain((path) =>
    fc.record({
      path: fc.constant(path),
      fields: BY_CALL[path] ?? rightFields(path, inputOf(path)),
      change: fc.option(changes, { freq: 3 }),
      carrier: carriers(path),
      visitor,
      header: fc.option(HEADERS, { freq: 3 }).map((header) => (header?.[1] === undefined ? null : header)),
      pick: fc.nat(1_000),
    }),
  );

export const plans = plansOf(CALL_PATHS, fc.nat(3));
export const operatorPlans = plansOf(
  OPERATOR_PATHS,
  fc.oneof({ weight: 9, arbitrary: one(OPERATOR_VISITOR) }, fc.nat(3)),
);

/** The fields of a plan, with the one thing wrong that it has. */
export function fieldsOf({ fields, change }: Plan, fill: (value: Pooled) => unknown): unknown {
  const filled = fillIn(fields, fill);
  return change === null ? filled : changeOnePlace(filled, change.place, change.odd, change.how);
}

function fillIn(value: unknown, fill: (value: Pooled) => unknown): unknown {
  if (value instanceof Pooled) return fill(value);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, fill)]));
}
