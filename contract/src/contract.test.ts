import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  CALLS,
  ERRORS,
  FEATURES,
  FIELD_LABELS,
  FREE_QUOTAS,
  LIMITS,
  TIMES,
  isSuccess,
  smsText,
  wireKeyText,
  type Call,
} from './index.ts';
import {
  document,
  flag,
  instant,
  isUsername,
  isoDate,
  json,
  requestId,
  text,
  uuid,
  whole,
} from './fields.ts';

const calls: readonly [string, Call][] = Object.entries(CALLS);
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('CALLS', () => {
  it('holds every path of spec §7 that is not about payment', () => {
    const paths = calls.map(([, call]) => call.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/login',
        '/api/register',
        '/api/updatePsw',
        '/api/delAccount',
        '/api/registerOrLogin',
        '/api/getUserInfo',
        '/api/getUserPaiPanReportCount',
        '/api/baZi/saveUserContact',
        '/api/switch/getSwitchValue',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has a Chinese label for every field and a summary for every call', () => {
    for (const [name, call] of calls) {
      expect(call.summary, name).toMatch(/\p{Script=Han}/u);
      const { shape } = call.input as unknown as { shape: Record<string, unknown> };
      for (const field of Object.keys(shape)) {
        expect(FIELD_LABELS[field], `${name}.${field} needs a label in labels.ts`).toBeDefined();
      }
    }
  });

  it('takes what a query string can carry as well as JSON', () => {
    const id = '01900000-0000-7000-8000-000000000000';
    const record = { id, kind: 'group', body: { name: '甲' }, editedAt: '2026-01-01T00:00:00Z' };
    const parse = (fields: object) => z.parse(CALLS.saveRecord.input, fields);
    expect(parse({ ...record, body: JSON.stringify(record.body) })).toEqual(parse(record));
    expect(z.parse(CALLS.listRecords.input, { since: '7', limit: '2' })).toEqual({ since: 7, limit: 2 });
    expect(z.parse(CALLS.deleteRecord.input, { id, purge: '1' })).toEqual({ id, purge: true });
  });
});

describe('fields', () => {
  it('refuse control characters, lone surrogates and what is too long', () => {
    for (const wrong of ['a\u0000', '\u001b[31m', 'a\nb', '\ud800', 'x'.repeat(141), 1, null, ['a']])
      expect(accepts(text(), wrong)).toBe(false);
    expect(accepts(text(), '𠮷野家 🀄')).toBe(true);
  });

  it('know ids, dates, instants, numbers and flags', () => {
    for (const wrong of ['', 'short', 'with space', 'x'.repeat(65)])
      expect(accepts(requestId, wrong)).toBe(false);
    for (const wrong of ['2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z', ''])
      expect(accepts(isoDate, wrong)).toBe(false);
    expect(accepts(isoDate, '2024-02-29')).toBe(true);
    for (const wrong of [
      '2026-01-01',
      '2026-01-01T25:00:00Z',
      '2026-01-01T00:00:00+08:00',
      '0000-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-02-28T24:00:00Z',
    ])
      expect(accepts(instant, wrong), wrong).toBe(false);
    for (const right of ['2024-02-29T23:59:59.999Z', '2026-01-01T00:00:00Z', '0001-01-01T00:00:00.5Z'])
      expect(accepts(instant, right), right).toBe(true);
    for (const wrong of ['1.5', '1e3', 'NaN', '', ' 1', 11, -1, Number.NaN])
      expect(accepts(whole(0, 10), wrong)).toBe(false);
    for (const wrong of ['yes', 1, '', null]) expect(accepts(flag, wrong)).toBe(false);
    expect(accepts(uuid, '01900000-0000-7000-8000-00000000000G')).toBe(false);
  });

  it('bound documents in size, depth and kind', () => {
    const schema = json(document(100));
    for (const wrong of [
      '{',
      '[]',
      '1',
      'null',
      { a: 'x'.repeat(100) },
      { a: '\u0007' },
      { a: 1e308 },
      { a: -1e-7 },
      '{"a":1e999}',
      '{"a":{"__proto__":{"b":1}}}',
      '{"a":'.repeat(20) + '1' + '}'.repeat(20),
    ])
      expect(accepts(schema, wrong), JSON.stringify(wrong)).toBe(false);
    expect(z.parse(schema, '{"__proto__":{"a":1},"b":2}')).toEqual({ b: 2 });
    expect(z.parse(schema, '{"a":[1,null,{"b":"x\\ny"}]}')).toEqual({ a: [1, null, { b: 'x\ny' }] });
  });
});

describe('constants', () => {
  it('are those of spec §3, §8 and §9', () => {
    expect(wireKeyText()).toHaveLength(16);
    const counters = { PaiPan: 3, hepan: 0, wylq: 0, lssg: 0, esbxx: 0, scxj: 0, grl: 0, Ri: 1, Shi: 1 };
    expect(FREE_QUOTAS).toMatchObject(counters);
    expect(FEATURES.slice(0, 9), 'a new counter comes after those of the spec').toEqual(
      Object.keys(counters),
    );
    expect(TIMES).toMatchObject({ networkTimeoutMs: 60_000, toastMs: 3_000, longPressMs: 350 });
    expect(LIMITS).toMatchObject({ inputLength: 140, imageCount: 9, longPressPx: 10 });
    expect([400, 403, 404, 412, 413, 414, 416, 601].map((code) => smsText(code, '1'))).toHaveLength(8);
    expect(smsText(1)).toBe(smsText(2));
  });

  it('the code 200 is success, as text of the switch call only, and the status of three order calls', () => {
    const answer = (code: number | '200') => ({ code, msg: '', data: [] }) as never;
    for (const [name, call] of calls) {
      const byStatus = /^\/(orderApi\/(view|viewNew|serverView)|viewNew)$/.test(call.path);
      const byText = name === 'getSwitchValue';
      expect(isSuccess(answer(200), call, 400), name).toBe(!byText && !byStatus);
      expect(isSuccess(answer('200'), call, 400), name).toBe(byText);
      expect(isSuccess(answer(500), call, 200), name).toBe(byStatus);
    }
    expect(isSuccess(answer('200'))).toBe(false);
  });

  it('of errors never claim success', () => {
    for (const error of Object.values(ERRORS)) {
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(isSuccess({ code: error.code, msg: error.text, data: { reason: 'internal' } })).toBe(false);
    }
  });
});

describe('edges of fields', () => {
  it.each([
    ['abc', false],
    ['abcd', true],
    ['甲', false],
    ['甲乙', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['甲'.repeat(20), true],
    [`${'甲'.repeat(20)}a`, false],
  ])('%s as the name of an account: %s', (name, isGood) => {
    expect(isUsername(name)).toBe(isGood);
  });

  it('a document is nested sixteen deep and no deeper', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
    expect([16, 17].map((depth) => accepts(document(), nested(depth)))).toEqual([true, false]);
  });
});
