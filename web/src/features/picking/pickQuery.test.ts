import {
  AFFAIRS,
  MAX_PICK_DAYS,
  PICK_DAYS_ON,
  PICK_FILTERS,
  PICK_ROLES,
  type PickPerson,
} from '@shangyuan/engine/almanac';
import { MOUNTAINS, GANZHI } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../lib/words/almanacText.ts';
import { hrefOf, parseHref } from '../../lib/page/paths.ts';
import {
  errorText,
  formatDaysQuestion,
  formatHoursQuestion,
  parseDay,
  parseDaysQuestion,
  parseHoursQuestion,
  pickDaysQuery,
  type DaysQuestion,
} from './pickQuery.ts';

const DEFAULTS = { date: { year: 2026, month: 11, day: 21 }, preset: '协纪' } as const;
const FIRST = jdnOf({ year: 1, month: 1, day: 1 });
const LAST = jdnOf({ year: 9999, month: 12, day: 31 });

const pillar = fc.constantFrom(...GANZHI.map(({ name }) => name));
const person: fc.Arbitrary<PickPerson> = fc.record(
  { role: fc.constantFrom(...PICK_ROLES), birthYear: pillar, birthMonth: pillar, birthDay: pillar },
  { requiredKeys: ['role', 'birthYear'] },
);
const subject = {
  affair: fc.constantFrom(...AFFAIRS.map(({ id }) => id)),
  people: fc.array(person, { maxLength: 4 }),
  preset: fc.constantFrom(...PRESETS),
};
const daysQuestion: fc.Arbitrary<DaysQuestion> = fc
  .record({
    ...subject,
    fromJdn: fc.integer({ min: FIRST, max: LAST }),
    days: fc.integer({ min: 1, max: MAX_PICK_DAYS }),
    sitting: fc.option(fc.constantFrom(...MOUNTAINS), { nil: null }),
    filters: fc.uniqueArray(fc.constantFrom(...PICK_FILTERS)),
    on: fc.constantFrom(...PICK_DAYS_ON),
  })
  .map(({ fromJdn, days, ...rest }) => ({
    ...rest,
    from: civilDateOf(fromJdn),
    to: civilDateOf(Math.min(LAST, fromJdn + days - 1)),
  }));

describe('the address of a question', () => {
  test('restores the question, through the whole address of a page', () => {
    fc.assert(
      fc.property(daysQuestion, (question) => {
        const query = parseHref(hrefOf('pickDay', formatDaysQuestion(question)))?.query ?? {};
        expect(parseDaysQuestion(query, DEFAULTS)).toEqual({ ok: true, value: question });
      }),
    );
  });

  test('for hours too', () => {
    const day = { ...subject, date: fc.integer({ min: FIRST, max: LAST }).map(civilDateOf) };
    const hoursQuestion = fc.oneof(
      fc.record(day),
      fc.record({ ...day, span: fc.constant('month' as const) }),
    );
    fc.assert(
      fc.property(hoursQuestion, (question) => {
        const query = parseHref(hrefOf('pickHour', formatHoursQuestion(question)))?.query ?? {};
        expect(parseHoursQuestion(query, DEFAULTS)).toEqual({ ok: true, value: question });
      }),
    );
  });

  test('an empty one means a wedding in the next thirty days, and an opening today', () => {
    expect(parseDaysQuestion({}, DEFAULTS)).toEqual({
      ok: true,
      value: {
        affair: 'jiaqu',
        from: DEFAULTS.date,
        to: { year: 2026, month: 12, day: 20 },
        people: [],
        sitting: null,
        filters: [],
        on: 'all',
        preset: '协纪',
      },
    });
    expect(parseHoursQuestion({}, DEFAULTS)).toMatchObject({
      value: { affair: 'kaishi', date: DEFAULTS.date },
    });
  });

  test.each([
    [{ affair: 'zzz' }, 'affair'],
    [{ affair: '' }, 'affair'],
    [{ from: '2026-02-30' }, 'date'],
    [{ from: '0000-01-01' }, 'date'],
    [{ to: '1582-10-10' }, 'date'],
    [{ to: '2026-11-20' }, 'endBeforeStart'],
    [{ to: '2027-12-26' }, 'tooLong'],
    [{ people: '新郎' }, 'people'],
    [{ people: '新郎.甲丑' }, 'people'],
    [{ people: '路人.甲子' }, 'people'],
    [{ people: '主.甲子.甲子.甲子.甲子' }, 'people'],
    [{ people: Array.from({ length: 7 }, () => '主.甲子').join(',') }, 'people'],
    [{ sitting: '东' }, 'sitting'],
    [{ filters: 'chongDay,H99' }, 'filters'],
    [{ on: 'monday' }, 'filters'],
    [{ preset: '别书' }, 'preset'],
  ] as const)('%j is refused: %s', (query, error) => {
    expect(parseDaysQuestion(query, DEFAULTS)).toEqual({ ok: false, error });
    expect(errorText(error)).toMatch(/./);
  });

  test('the longest range is the engine’s', () => {
    const to = civilDateOf(jdnOf(DEFAULTS.date) + MAX_PICK_DAYS - 1);
    const text = `${to.year}-${to.month}-${to.day}`;
    expect(parseDaysQuestion({ to: text }, DEFAULTS).ok).toBe(true);
    expect(errorText('tooLong')).toContain(String(MAX_PICK_DAYS));
  });

  test('whatever is in an address, it is read or refused', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('jiaqu', '2026-11-21', '新郎.甲子', '子', 'chongDay', '通行'),
    );
    const keys = ['affair', 'from', 'to', 'people', 'sitting', 'filters', 'preset', 'date'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), part), (query) => {
        const read = parseDaysQuestion(query, DEFAULTS);
        if (read.ok) expect(jdnOf(read.value.to)).toBeGreaterThanOrEqual(jdnOf(read.value.from));
        expect(() => parseHoursQuestion(query, DEFAULTS)).not.toThrow();
        expect(() => parseDay(query)).not.toThrow();
      }),
    );
  });
});

test('the engine query contains the question', () => {
  const query = {
    affair: 'jiaqu',
    people: '新郎.庚午.壬午.辛亥',
    sitting: '子',
    filters: 'chongDay',
    preset: '通行',
  };
  const read = parseDaysQuestion(query, DEFAULTS);
  expect(read.ok && pickDaysQuery(read.value)).toMatchObject({
    affair: 'jiaqu',
    people: [{ role: '新郎', birthYear: '庚午', birthMonth: '壬午', birthDay: '辛亥' }],
    sitting: '子',
    filters: ['chongDay'],
  });
});
