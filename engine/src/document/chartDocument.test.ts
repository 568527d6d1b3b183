import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART_OPTIONS, castChart, type Birth, type ChartRulesInput } from '../chart/index.ts';
import { GANZHI } from '../ganzhi/index.ts';
import { chartDocument } from './chartDocument.ts';
import { WORLD } from '../chart/world.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const OPTIONS = { disclaimer: '仅供参考' };
const documentOf = (birth: Birth, rules: ChartRulesInput = {}) =>
  chartDocument(castChart(birth, rules, WORLD), OPTIONS);

describe('the document of a chart', () => {
  const document = chartDocument(
    castChart({ civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 }),
    OPTIONS,
  );

  it('says what the worked example of the design says', () => {
    const { pillars, time, luckStart, decades, years, notices } = document;
    expect([pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi)).toEqual([
      '庚午',
      '壬午',
      '辛亥',
      '乙未',
    ]);
    expect(pillars.year?.hiddenStems.map(({ stem, god }) => stem + god)).toEqual(['丁七杀', '己偏印']);
    expect(time).toMatchObject({
      civil: '1990-06-15T14:30:00',
      utc: '1990-06-15T05:30:00Z',
      dstMinutes: 60,
      solarClock: '1990-06-15T13:30:00',
      lunar: '1990年五月廿三',
    });
    expect(luckStart).toMatchObject({ direction: '逆', ageXu: 4, date: '1993-07-19T04:54:00' });
    expect(decades[0]).toMatchObject({ number: 1, ganzhi: '辛巳', startYear: 1993, endYear: 2002 });
    expect(years[0]).toMatchObject({
      year: 1990,
      ganzhi: '庚午',
      ageXu: 1,
      decade: 0,
      fanTaisui: ['值', '刑'],
    });
    expect(notices).toContain('daylight');
  });

  it('lists every year once, each in its decade', () => {
    const { years, decades } = document;
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: years.length }, (_, i) => 1990 + i));
    expect(years.at(-1)?.year).toBe(decades.at(-1)?.endYear);
    for (const { number, startYear, endYear } of decades)
      expect(years.filter(({ decade }) => decade === number).map(({ year }) => year)).toEqual(
        years.map(({ year }) => year).filter((year) => year >= (startYear ?? 0) && year <= (endYear ?? 0)),
      );
  });

  it('holds no name unless it is given', () => {
    expect(document.name).toBeNull();
    const named = chartDocument(castChart({ civil: CIVIL, sex: '女', hour: 'minute' }), {
      ...OPTIONS,
      name: '小月',
    });
    expect(named.name).toBe('小月');
  });

  it('of pillars only has decades without dates and no years', () => {
    const alone = documentOf({
      pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null },
      sex: '男',
      hour: 'unknown',
    });
    expect(alone).toMatchObject({ time: null, luckStart: null, years: [], minggong: null });
    expect(alone.pillars.hour).toBeNull();
    expect(alone.decades[0]).toMatchObject({ number: 1, ganzhi: '癸未', startDate: null, startYear: null });
  });
});

describe('read back from JSON', () => {
  const civil = fc.record({
    year: fc.integer({ min: 1900, max: 2090 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.constant(0),
  });
  const rules = fc
    .record(
      Object.fromEntries(
        CHART_OPTIONS.names.map((name) => [name, fc.constantFrom(...CHART_OPTIONS.values[name])]),
      ),
      { requiredKeys: [] },
    )
    .map((chosen) => chosen as ChartRulesInput);
  const birth = fc
    .tuple(
      civil,
      fc.constantFrom('男' as const, '女' as const),
      fc.constantFrom('minute' as const, 'shichen' as const, 'unknown' as const),
      fc.constantFrom(
        { zone: 'Asia/Shanghai', longitudeDeg: 104.07 },
        { zone: 'America/New_York', longitudeDeg: -74.006, latitudeDeg: 40.71 },
      ),
    )
    .map(([time, sex, hour, where]): Birth => ({ civil: time, sex, hour, ...where }));

  it('its birth and rules cast the very same document again', () => {
    fc.assert(
      fc.property(birth, rules, (of, by) => {
        const document = documentOf(of, by);
        const read = JSON.parse(JSON.stringify(document)) as typeof document;
        expect(read).toEqual(document);
        expect(documentOf(read.birth, read.rules)).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });

  it('so do pillars only', () => {
    for (const day of GANZHI.slice(0, 10)) {
      const of: Birth = {
        pillars: { year: '甲子', month: '丙寅', day: day.name, hour: null },
        sex: '女',
        hour: 'unknown',
      };
      const document = documentOf(of);
      expect(documentOf(JSON.parse(JSON.stringify(document.birth)) as Birth, document.rules)).toEqual(
        document,
      );
    }
  });
});
