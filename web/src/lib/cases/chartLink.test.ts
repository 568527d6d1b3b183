import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CHART_OPTIONS, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import { castChart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { GANZHI } from '@shangyuan/engine/ganzhi';
import { describe, expect, test } from 'vitest';
import { parseHref } from '../page/paths.ts';
import type { CaseRecord } from './caseRecord.ts';
import { readChartLink, writeChartLink, type LinkedBirth } from './chartLink.ts';
import type { Place } from './place.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const CHENGDU: Place = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.66,
  zone: 'Asia/Shanghai',
  precision: 'own',
};
const PLACED = { zone: 'Asia/Shanghai', longitudeDeg: 104.07, latitudeDeg: 30.66 } as const;

const linked = (birth: Birth, more: Partial<LinkedBirth> = {}): LinkedBirth => ({
  birth,
  place: null,
  rules: {},
  name: '',
  ...more,
});

/** What is read from what was written; of the place only the narrowest name remains. */
function roundTrip(value: LinkedBirth): LinkedBirth {
  const link = readChartLink(writeChartLink(value));
  if (!link.ok) throw new Error(link.error);
  return link.value;
}

describe('the text of a link', () => {
  const birth: Birth = { civil: CIVIL, sex: '女', hour: 'minute', ...PLACED };

  test('is short and can be read by eye', () => {
    expect(writeChartLink(linked({ civil: CIVIL, sex: '女', hour: 'minute' }))).toBe('1.fg19900615-1430');
    expect(writeChartLink(linked(birth, { place: CHENGDU }))).toBe(
      '1.fg19900615-1430.e104-07.n30-66.t.p510100成都市',
    );
    expect(
      writeChartLink(
        linked({
          pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null },
          sex: '男',
          hour: 'unknown',
        }),
      ),
    ).toBe('1.mz061847.hu');
    expect(writeChartLink(linked(birth, { rules: { clock: 'trueSolar', dayBoundary: 'zi23' } }))).toContain(
      '.rclock-trueSolar',
    );
  });

  test('contains no name by default, and any name on request', () => {
    expect(writeChartLink(linked(birth))).not.toContain('.a');
    for (const name of ['小月', 'J. R. R.', '!1.!0', 'a&b=c#d?e%20', '　'])
      expect(roundTrip(linked(birth, { name })).name).toBe(name);
  });

  test('contains the code and the narrowest name of a place', () => {
    expect(roundTrip(linked(birth, { place: CHENGDU })).place).toEqual({ ...CHENGDU, path: ['成都市'] });
    const typed: Place = { ...CHENGDU, code: null, path: ['东经104.07°'], latitudeDeg: null };
    const { latitudeDeg: _, ...noLatitude } = birth;
    expect(roundTrip(linked(noLatitude, { place: typed })).place).toEqual(typed);
  });

  test('the longest, with every rule away from its default, stays under a thousand characters', () => {
    const rules = Object.fromEntries(
      CHART_OPTIONS.names.map((name) => [name, CHART_OPTIONS.values[name].at(-1)]),
    ) as ChartRulesInput;
    const plain = writeChartLink(linked(birth, { place: CHENGDU }));
    expect(new URLSearchParams({ birth: plain }).toString().length).toBeLessThan(90);
    expect(writeChartLink(linked(birth, { rules })).length).toBeLessThan(1000);
  });
});

describe('round trip', () => {
  test('of every value of every rule', () => {
    for (const name of CHART_OPTIONS.names)
      for (const value of CHART_OPTIONS.values[name])
        for (const shenshaProfile of CHART_OPTIONS.values.shenshaProfile) {
          const rules = { shenshaProfile, [name]: value } as ChartRulesInput;
          const read = roundTrip(linked({ civil: CIVIL, sex: '男', hour: 'minute', ...PLACED }, { rules }));
          expect(CHART_OPTIONS.complete(read.rules)).toEqual(CHART_OPTIONS.complete(rules));
        }
  });

  const degrees = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => (value === 0 ? 0 : value / 1e6));
  const where = fc.record(
    {
      zone: fc.constantFrom(
        'Asia/Shanghai',
        'America/New_York',
        'Europe/Berlin',
        'Etc/GMT+5',
        'Asia/Kolkata',
      ),
      longitudeDeg: degrees(180),
      latitudeDeg: degrees(90),
      utcOffsetMinutes: fc.integer({ min: -1440, max: 1440 }).map((value) => (value === 0 ? 0 : value)),
    },
    { requiredKeys: [] },
  );
  const clock = {
    year: fc.integer({ min: -3000, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 30 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  };
  const sex = fc.constantFrom('男' as const, '女' as const);
  const timing = fc.constantFrom(
    { hour: 'minute' as const },
    { hour: 'shichen' as const },
    { hour: 'unknown' as const },
    { hour: 'unknown' as const, isNearMidnight: true },
  );
  const name = fc.constantFrom(...GANZHI.map((ganzhi) => ganzhi.name));
  const pillars = fc.record({ year: name, month: name, day: name, hour: fc.option(name) });
  const anyBirth = fc
    .tuple(
      fc.oneof(
        fc.tuple(fc.record({ civil: fc.record(clock) }), timing),
        fc.tuple(fc.record({ lunar: fc.record({ ...clock, isLeap: fc.boolean() }) }), timing),
        fc.tuple(
          fc.record({ pillars }),
          timing.map(({ hour }) => ({ hour })),
        ),
      ),
      sex,
      where,
    )
    .map(([[date, known], of, at]) => ({ ...date, ...known, sex: of, ...at }) as Birth);

  test('of any birth: civil, lunar, by pillars, at home and abroad', () => {
    fc.assert(
      fc.property(anyBirth, fc.string({ unit: 'grapheme', maxLength: 20 }), (birth, person) => {
        const value = linked(birth, { name: person });
        expect(roundTrip(value)).toEqual(value);
        // As the address carries it.
        const search = new URLSearchParams({ birth: writeChartLink(value) }).toString();
        expect(new URLSearchParams(search).get('birth')).toBe(writeChartLink(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('results in the very same chart', () => {
    const births: Birth[] = [
      { civil: CIVIL, sex: '女', hour: 'minute', ...PLACED },
      { civil: { ...CIVIL, year: 1620 }, sex: '男', hour: 'unknown', isNearMidnight: true },
      {
        lunar: { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 },
        sex: '女',
        hour: 'minute',
        ...PLACED,
      },
      { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '男', hour: 'shichen' },
      { civil: CIVIL, sex: '男', hour: 'shichen', utcOffsetMinutes: -480, longitudeDeg: -118.2437 },
    ];
    for (const birth of births)
      for (const rules of [{}, { shenshaProfile: 'popular', ageYear: 'lichun' }] as const) {
        const read = roundTrip(linked(birth, { rules }));
        expect(castChart(read.birth, read.rules, HISTORY)).toEqual(castChart(birth, rules, HISTORY));
      }
  });
});

test('what is no link, or is cut off, or comes from a later version, says so', () => {
  for (const text of [
    '',
    'hello',
    '1',
    '1.',
    '1.f',
    '1.xg19900615-1430',
    '1.fg1990',
    '1.fg19900615-14',
    '1.fz0618',
    '1.fz99184732',
    '0.fg19900615-1430',
    '1.fg19900615-1430.e',
    '1.fg19900615-1430.eabc',
    '1.fg19900615-1430.hq',
    '1.fg19900615-1430.htoString',
    '1.fg19900615-1430.e99999999999999999999104-07',
    '1.fg9999999999999999999919900615-1430',
    '1.fg19900615-1430.?',
    `1.fg19900615-1430.a${'长'.repeat(5000)}`,
    '../../etc/passwd',
    '<script>',
  ])
    expect(readChartLink(text), text).toEqual({ ok: false, error: 'badLink' });
  for (const text of ['2.whatever', '12.x', '1.fg19900615-1430.rnewRule-on', '1.fg19900615-1430.rclock-moon'])
    expect(readChartLink(text), text).toEqual({ ok: false, error: 'newerLink' });
});

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1.fg19900615-1430.${text}`),
      ),
      (text) => {
        const link = readChartLink(text);
        expect(['女', 'badLink', 'newerLink']).toContain(link.ok ? link.value.birth.sex : link.error);
      },
    ),
  );
});

test('the defaults that links of version 1 rely on: another default needs a link of version 2', () => {
  expect(CHART_OPTIONS.defaults).toMatchInlineSnapshot(`
    {
      "ageYear": "lunarYear",
      "ambiguousTime": "first",
      "anhe": "three",
      "bone": "common",
      "boneLeap": "same",
      "ciguan": "guirenxu",
      "clock": "civil",
      "constellation": "date",
      "dayBoundary": "zi23",
      "decadeSplit": "whole",
      "dexiu": "both",
      "gong": "free",
      "goujiao": "bothSides",
      "hongluan": "yearOnly",
      "hongyan": "common",
      "jinshen": "hour",
      "jiuchou": "nine",
      "kongwang": "dayAndYear",
      "kuigang": "four",
      "lifeStage": "yangForwardYinBackward",
      "luckStart": "minute",
      "luowang": "both",
      "minggongMonth": "jie",
      "monthPillar": "instant",
      "sanqi": "forwardAdjacent",
      "shenshaProfile": "classic",
      "si": "bingengwu",
      "silingClock": "elapsed",
      "silingTable": "yuanhai",
      "southern": "none",
      "suiqian": "taisui",
      "taiyuan": "monthPlus",
      "tianguan": "off",
      "tianyi": "jiawugeng",
      "wuwei": "火",
      "xiaoyun": "hour",
      "yearBoundary": "lichun",
      "yinBlade": "diwang",
    }
  `);
});

test('a link made by an earlier build reads as the birth it was made from', () => {
  const dataOf = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`testing/earlierData/${name}`, import.meta.url), 'utf8'));
  const { hash } = dataOf('link.json') as { hash: string };
  const { database } = dataOf('device.json') as {
    database: { stores: { cases: { records: readonly CaseRecord[] } } };
  };
  const record = database.stores.cases.records.find(({ name }) => name === '小月');
  if (record === undefined || record.place === null)
    throw new Error('Cannot compare: device.json has no 小月 with a place');
  const { birth, rules, place } = record;
  expect(readChartLink(parseHref(hash.slice(1))?.query['birth'] ?? '')).toEqual({
    ok: true,
    value: { birth, rules, name: '', place: { ...place, path: place.path.slice(-1) } },
  });
});
