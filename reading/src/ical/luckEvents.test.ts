/** Starts of luck are read back by another hand (ical.js, of Thunderbird) at the moments that the engine has. */
import { castChart, liuyueOf, luckOf, type Chart } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { epochMsOfJdn, epochMsOfUtc, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './index.ts';
import { decadeEvents, decadeStartsMs, monthEvents, yearEvents } from './luckEvents.ts';

const chartOf = (hour: Chart['birth']['hour'] = 'minute', rules = {}): Chart =>
  castChart(
    { civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 7 }, sex: '女', hour },
    rules,
  );
const personOf = (chart: Chart) => ({ id: 'c1', name: '小月', chart, stampMs: 0 });
const fileOf = (
  events: readonly CalendarEvent[],
  reminder: { daysBefore: number; hour: number } | null = null,
) => calendarFile({ name: '', events, reminder, refreshHours: null });
const years = { fromYear: 2026, toYear: 2028 };

const readBack = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, summary, description } = new ICAL.Event(component);
    const { year, month, day, isDate } = startDate;
    const at = isDate ? epochMsOfJdn(jdnOf({ year, month, day })) : startDate.toJSDate().getTime();
    const alarm = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    return { uid, at, isDate, summary, description, alarm: alarm === undefined ? null : String(alarm) };
  });

const birth = fc.record({
  civil: fc.record({
    year: fc.integer({ min: 1900, max: 2090 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  }),
  sex: fc.constantFrom('男' as const, '女' as const),
  hour: fc.constantFrom('minute' as const, 'shichen' as const, 'unknown' as const),
});

describe('starts of luck', () => {
  it('are the same moments and words in another program, for any birth', () => {
    fc.assert(
      fc.property(birth, fc.integer({ min: 1900, max: 2150 }), (each, fromYear) => {
        const chart = castChart(each);
        const person = personOf(chart);
        const span = { fromYear, toYear: fromYear + 1 };
        const events = [...decadeEvents(person), ...yearEvents(person, span), ...monthEvents(person, span)];
        const file = fileOf(events);
        const read = readBack(file);
        expect(read.map(({ at }) => at)).toEqual(
          events.map(({ jdn, startMs }) => (startMs === undefined ? epochMsOfJdn(jdn) : startMs)),
        );
        expect(read.map(({ summary, description }) => [summary, description])).toEqual(
          events.map(({ title, text }) => [title, text]),
        );
        expect(new Set(read.map(({ uid }) => uid)).size).toBe(events.length);
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(read.slice(0, 10).every(({ isDate }) => isDate === (each.hour !== 'minute'))).toBe(true);
        expect(read.slice(luckOf(chart).dayun.length).some(({ isDate }) => isDate)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('of decades are ten civil years apart at the second of the first, on the standard clock of the birthplace', () => {
    const chart = chartOf();
    const luck = luckOf(chart);
    // Shanghai had daylight time in June 1990: the standard clock is that of UTC+8.
    const first = epochMsOfUtc(luck.start) - 8 * 3_600_000;
    const starts = decadeStartsMs(chart, luck);
    expect(starts?.[0]).toBe(first);
    expect(luck.start.second).toBe(7);
    expect(starts?.[3]).toBe(epochMsOfUtc({ ...luck.start, year: luck.start.year + 30 }) - 8 * 3_600_000);
  });

  it('without a certain minute of birth are dates, and say how far they may be off', () => {
    const textOf = (hour: Chart['birth']['hour']) => decadeEvents(personOf(chartOf(hour)))[0];
    expect(textOf('unknown')?.startMs).toBeUndefined();
    expect(textOf('unknown')?.text).toContain('时辰不详，只记日期，前后可差两个月');
    expect(textOf('shichen')?.text).toContain('只知道时辰，只记日期，前后可差几天');
    expect(textOf('minute')?.text).toMatch(/北京时间 \d+年\d+月\d+日 \d\d:\d\d:\d\d 交运/);
  });

  it('of years are those of 立春, of months those of their 节', () => {
    const person = personOf(chartOf('unknown'));
    // 立春 of 2026 is at 04:02:08 on 4 February (Purple Mountain Observatory: 04:02).
    const [first] = yearEvents(person, years);
    expect(new Date(first?.startMs ?? 0).toISOString()).toMatch(/^2026-02-03T20:02:/);
    expect(first?.title).toBe('小月 2026丙午流年起');
    const months = monthEvents(person, years);
    expect(months).toHaveLength(36);
    expect(months.slice(12, 24).map(({ startMs }) => startMs)).toEqual(
      liuyueOf(person.chart, 2027).map(({ term }) => Math.round(term.epochMs / 1000) * 1000),
    );
  });

  it('have the ids they had before, after the birth was corrected and the rules were changed', () => {
    const idsOf = (chart: Chart) =>
      [decadeEvents(personOf(chart)), yearEvents(personOf(chart), years), monthEvents(personOf(chart), years)]
        .flat()
        .map(({ uid }) => uid);
    expect(idsOf(chartOf('unknown'))).toEqual(idsOf(chartOf()));
    expect(idsOf(chartOf('minute', { luckStart: 'dayRound' }))).toEqual(idsOf(chartOf()));
    for (const uid of idsOf(chartOf())) expect(uid).toMatch(/^[\x21-\x7e]+$/);
  });

  it('are reminded of at the hour chosen, whatever their own', () => {
    const [first] = yearEvents(personOf(chartOf()), years);
    const [read] = readBack(fileOf([first as CalendarEvent], { daysBefore: 1, hour: 20 }));
    const seconds = ICAL.Duration.fromString(read?.alarm ?? '').toSeconds();
    const at = new Date((read?.at ?? 0) + seconds * 1000).toISOString();
    expect(at).toBe('2026-02-03T12:00:00.000Z');
  });

  it('before 1646 are left out', () => {
    const civil = { year: 1620, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
    const chart = castChart({ civil, sex: '女', hour: 'minute' }, {}, HISTORY);
    const first = jdnOf({ year: 1646, month: 1, day: 1 });
    const listed = luckOf(chart).dayun.filter(({ startDate }) => jdnOf(startDate) >= first);
    expect(listed.length).toBeLessThan(10);
    expect(decadeEvents(personOf(chart)).map(({ jdn }) => jdn)).toEqual(
      listed.map(({ startDate }) => jdnOf(startDate)),
    );
  });
});
