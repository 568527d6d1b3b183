/** Calendars are read back by another hand (ical.js, of Thunderbird) and say what was put in. */
import { lunarDateOf, publishedHolidays, USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  almanacEvents,
  birthdayEvents,
  calendarFile,
  calendarPieces,
  dayEvents,
  type CalendarEvent,
} from './index.ts';

const FILE = { name: '', reminder: null, refreshHours: null } as const;
const jdn = (year: number, month: number, day: number) => jdnOf({ year, month, day });

interface Read {
  readonly uid: string;
  readonly jdn: number;
  readonly days: number;
  readonly title: string;
  readonly text: string;
  readonly alarms: readonly number[];
}

/** Events of a file as ical.js reads them. */
function readBack(file: string): readonly Read[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    expect(event.startDate.isDate).toBe(true);
    const { year, month, day } = event.startDate;
    const first = jdn(year, month, day);
    return {
      uid: event.uid,
      jdn: first,
      days: event.endDate.subtractDate(event.startDate).toSeconds() / 86_400,
      title: event.summary,
      text: event.description ?? '',
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
    };
  });
}

const bytesOf = (line: string) => new TextEncoder().encode(line).length;
const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);

describe('a calendar file', () => {
  const event = fc.record({
    uid: fc.uuid(),
    jdn: fc.integer({ min: 2_400_000, max: 2_500_000 }),
    days: fc.integer({ min: 1, max: 12 }),
    title: fc.string({ unit: 'grapheme', maxLength: 120 }),
    text: fc.string({ unit: 'binary', maxLength: 400 }),
    stampMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  });
  const reminder = fc.option(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 7 }), hour: fc.integer({ min: 0, max: 23 }) }),
  );
  /** What a calendar cannot hold is left out; line ends are one kind. */
  const unescaped = (text: string) =>
    text.replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');

  it('read by another program has the same events, whatever their words', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), reminder, (events, options) => {
        const read = readBack(calendarFile({ ...FILE, events, reminder: options }));
        expect(read).toEqual(
          events.map(({ stampMs: _stamp, ...rest }) => ({
            ...rest,
            title: unescaped(rest.title),
            text: unescaped(rest.text),
            alarms: options === null ? [] : [options.hour * 3_600 - options.daysBefore * 86_400],
          })),
        );
      }),
    );
  });

  it('is the same where it is made in pieces', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 7 }),
        reminder,
        fc.integer({ min: 1, max: 4 }),
        (events, options, size) => {
          const source = { name: '上元', events, reminder: options, refreshHours: 12 };
          const pieces = [...calendarPieces(source, size)];
          expect(pieces).toHaveLength(Math.max(1, Math.ceil(events.length / size)));
          expect(pieces.join('')).toBe(calendarFile(source));
        },
      ),
    );
  });

  it('has lines of at most 75 bytes that end in CRLF', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 3 }), (events) => {
        const file = calendarFile({ ...FILE, name: '上元 · 农历生日', events, refreshHours: 12 });
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(bytesOf(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });

  it('has no line of a user’s own, by whatever sign that a program takes for the end of a line', () => {
    const ends = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001C'];
    const file = calendarFile({
      ...FILE,
      events: ends.map((end, i) => ({
        uid: String(i),
        stampMs: 0,
        jdn: jdn(2026, 1, 1),
        days: 1,
        title: `名${end}BEGIN:VEVENT`,
        text: `字${end}ATTACH:x`,
      })),
    });
    const lines = ends.reduce((parts, end) => parts.flatMap((part) => part.split(end)), [file]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(ends.length);
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  it('is the same text for the same events, has a name and says when to refresh', () => {
    const source = { events: almanacEvents(2026, 2026, ALL), reminder: null, refreshHours: 12 };
    const file = calendarFile({ ...source, name: '上元 · 节气与节日' });
    expect(calendarFile({ ...source, name: '上元 · 节气与节日' })).toBe(file);
    expect(file).toContain('X-WR-CALNAME:上元 · 节气与节日\r\n');
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n');
  });

  it('reminds the day before at nine, or on the day', () => {
    const [day] = dayEvents([{ jdn: jdn(2026, 12, 31), affair: '', reasons: '', stampMs: 0 }]);
    const alarmsOf = (daysBefore: number) =>
      readBack(
        calendarFile({ ...FILE, events: [day as CalendarEvent], reminder: { daysBefore, hour: 9 } }),
      )[0]?.alarms;
    expect(alarmsOf(1)).toEqual([-15 * 3_600]);
    expect(alarmsOf(0)).toEqual([9 * 3_600]);
  });
});

const ALL = { terms: true, festivals: USUAL_FESTIVALS, holidays: publishedHolidays() };

describe('the almanac of a year', () => {
  it('has 24 terms on their days with the minute', () => {
    // 大寒 of 1979 came at 23:59:54 on 20 January: rounded up it would read 00:00 of the same day.
    const [late] = almanacEvents(1979, 1979, { ...ALL, festivals: [], holidays: null }).filter(
      ({ title }) => title === '大寒',
    );
    expect(late).toMatchObject({ jdn: jdn(1979, 1, 20), text: expect.stringContaining('23:59 交大寒') });
    const terms = almanacEvents(2026, 2026, { ...ALL, festivals: [], holidays: null });
    expect(terms).toHaveLength(24);
    expect(terms.map(({ title }) => title).slice(0, 3)).toEqual(['小寒', '大寒', '立春']);
    const lidong = terms.find(({ title }) => title === '立冬');
    expect(civilDateOf(lidong?.jdn ?? 0)).toEqual({ year: 2026, month: 11, day: 7 });
    expect(lidong?.text).toMatch(/^北京时间 17:52 交立冬\n农历九月廿九 · 丙午年 己亥月 /);
  });

  it('has festivals of the usual kinds, and 清明 and 冬至 once', () => {
    const events = almanacEvents(2026, 2026, { ...ALL, holidays: null });
    expect(titles(events)).toEqual(
      expect.arrayContaining(['春节', '元宵节', '端午节', '中秋节', '重阳节', '除夕', '国庆节']),
    );
    expect(titles(events).filter((title) => title.startsWith('清明'))).toHaveLength(1);
    expect(titles(events).filter((title) => title.startsWith('冬至'))).toHaveLength(1);
    const alone = almanacEvents(2026, 2026, { ...ALL, terms: false, holidays: null });
    expect(titles(alone)).toEqual(expect.arrayContaining(['清明节', '冬至节']));
    expect(titles(events)).not.toContain('玉皇诞');
    expect(titles(almanacEvents(2026, 2026, { ...ALL, festivals: ['宗教·道'] }))).toContain('玉皇诞');
  });

  it('has days off as spans and days worked one by one, and none without a notice', () => {
    const only = { terms: false, festivals: [], holidays: publishedHolidays() };
    const events = almanacEvents(2026, 2027, only);
    const spring = events.find(({ title }) => title === '春节放假');
    expect([spring?.jdn, spring?.days]).toEqual([jdn(2026, 2, 15), 9]);
    expect(titles(events).filter((title) => title === '春节调休上班')).toHaveLength(2);
    expect(events.filter((event) => civilDateOf(event.jdn).year === 2027)).toEqual([]);
  });

  it('has the same ids in every year of making', () => {
    const uids = (from: number, to: number) =>
      almanacEvents(from, to, ALL)
        .filter((event) => civilDateOf(event.jdn).year === 2026)
        .map(({ uid }) => uid);
    expect(uids(2026, 2026)).toEqual(uids(2025, 2027));
    expect(new Set(uids(2026, 2026)).size).toBe(uids(2026, 2026).length);
    for (const uid of uids(2026, 2026)) expect(uid).toMatch(/^[\x21-\x7e]+$/);
  });
});

describe('lunar birthdays', () => {
  const person = {
    id: '01',
    name: '妈妈',
    birth: { year: 1987, month: 6, isLeap: true, day: 30 },
    stampMs: 0,
  };
  const choice = { fromJdn: jdn(2026, 1, 1), count: 2, rules: {}, isNamed: true };

  it('say whose, how old and why the day is another', () => {
    const [first] = birthdayEvents([person], choice);
    const lunar = lunarDateOf(civilDateOf(first?.jdn ?? 0));
    expect([lunar.month, lunar.isLeap]).toEqual([6, false]);
    expect(first?.title).toMatch(/^妈妈 农历生日（六月(三十|廿九)）$/);
    expect(first?.text).toMatch(/^满 39 周岁，虚岁 40\n生于闰六月三十，这一年过六月/);
  });

  it('without names hold none, and no age', () => {
    const file = calendarFile({ ...FILE, events: birthdayEvents([person], { ...choice, isNamed: false }) });
    expect(file).not.toContain('妈妈');
    expect(file).not.toMatch(/周岁|虚岁/);
    expect(readBack(file)[0]?.title).toMatch(/^农历生日（/);
  });

  it('of several people come in order, each event with its own id', () => {
    const other = { ...person, id: '02', birth: { year: 2000, month: 1, isLeap: false, day: 1 } };
    const events = birthdayEvents([person, other], { ...choice, count: 3, rules: { leapBirthday: 'both' } });
    expect(events).toHaveLength(6);
    expect(events.map((event) => event.jdn)).toEqual(
      events.map((event) => event.jdn).toSorted((a, b) => a - b),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
  });

  it('celebrated twice in a year have two ids, for each rule of the thirtieth', () => {
    // In 2017 the sixth month has 29 days: its thirtieth is celebrated on the first of the leap sixth, which has 30.
    const rules = { leapBirthday: 'both', thirtieth: 'nextDay' } as const;
    const events = birthdayEvents([person], { ...choice, fromJdn: jdn(2017, 1, 28), rules });
    expect(events.map(({ title }) => title)).toEqual([
      '妈妈 农历生日（闰六月初一）',
      '妈妈 农历生日（闰六月三十）',
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });
});

describe('saved days', () => {
  it('are named by what they are for, with the lunar date and the reasons', () => {
    const events = dayEvents([
      { jdn: jdn(2026, 11, 26), affair: '嫁娶', reasons: '月德、成日当日，列为宜嫁娶。', stampMs: 0 },
      { jdn: jdn(2026, 11, 21), affair: '', reasons: '', stampMs: 0 },
    ]);
    expect(titles(events)).toEqual(['收藏的日子', '嫁娶']);
    expect(events[1]?.text).toMatch(/^农历十月十八 · .*\n月德、成日当日，列为宜嫁娶。$/);
  });
});
