import { analyseChart, personalDays, type Analysis, type PersonalDay } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { lintText } from '../lint/lintText.ts';
import { NO_ANSWERS, type ReaderAnswers } from '../statement/reader.ts';
import { personalDayReading, personalHourReadings, type PersonalDayReading } from './index.ts';
import { PERSONAL_ERRAND } from './library/errandText.ts';
import { PERSONAL_EVEN, PERSONAL_EVENT, PERSONAL_LEAD } from './library/leadText.ts';
import { PERSONAL_HOUR, PERSONAL_NET, PERSONAL_TOUCH } from './library/netText.ts';

const SIXTY = { from: { year: 2026, month: 12, day: 1 }, to: { year: 2027, month: 1, day: 29 } };

const JUNE = { from: { year: 2026, month: 6, day: 1 }, to: { year: 2026, month: 6, day: 30 } };

interface Someone {
  readonly analysis: Analysis;
  readonly bornOn: CivilDate | null;
  readonly answers?: ReaderAnswers;
}

const people = (seed: number, count: number): Someone[] =>
  randomBirths(seed, count).map((birth) => {
    const chart = castChart(birth, {}, WORLD);
    return { analysis: analyseChart(chart), bornOn: chart.time.civil };
  });

const daysOf = ({ analysis }: Someone, hours = false): readonly PersonalDay[] =>
  personalDays(analysis, SIXTY, { hours }).days;

/** The day as the page shows it. */
const readingOf = (
  { analysis, bornOn, answers = NO_ANSWERS }: Someone,
  day: PersonalDay,
): PersonalDayReading => personalDayReading(analysis, day, { bornOn, answers });

const textOf = (someone: Someone, day: PersonalDay): string =>
  readingOf(someone, day)
    .statements.map(({ plain }) => plain)
    .join('');

const openingOf = (text: string): string => text.slice(0, text.search(/[。；]/u));

function mostOf(texts: readonly string[]): number {
  return Math.max(...[...Map.groupBy(texts, (text) => text).values()].map(({ length }) => length));
}

test('庚辰 on 22 November 2026: grounds, net, what it meets, one thing to do, each with its evidence', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const date = { year: 2026, month: 11, day: 22 };
  const analysis = analyseChart(chart);
  const [day] = personalDays(analysis, { from: date, to: date }, { hours: true }).days;
  if (day === undefined) throw new Error('no day');
  const { headline, statements } = readingOf({ analysis, bornOn: null }, day);
  // 庚子: 子水 伤官 in the branch and 庚金 比肩 on the stem.
  expect(day.ganzhi.name).toBe('庚子');
  expect(headline).toMatch(/[子庚].*。$/u);
  const [opening, net, , errand] = statements;
  expect(opening?.key).toMatch(/^personal\.(?:lead|event)\./u);
  expect(opening?.short).toBe(headline);
  expect(net?.key).toMatch(/^personal\.net\./u);
  expect(net?.evidence[0]?.why).toContain(`“${day.band}”`);
  expect(errand?.key).toMatch(/^personal\.errand\.泛\./u);
  for (const { evidence } of statements) expect(evidence[0]?.why).toMatch(/。$/u);
  expect(personalHourReadings(analysis, day)).toHaveLength(13);
});

/** A birth that makes the reader so old in December 2026. */
const bornFor = (age: number | null): CivilDate | null =>
  age === null ? null : { year: 2026 - age, month: 3, day: 3 };

describe('two days read differently', () => {
  const readers = people(77, isFull ? 50 : 10);
  const read = readers.map((reader) => daysOf(reader).map((day) => textOf(reader, day)));

  test('no sentence opens more than 6 % of the days, of one person neither', () => {
    const openings = read.map((texts) => texts.map(openingOf));
    expect(mostOf(openings.flat())).toBeLessThanOrEqual(openings.flat().length * 0.06);
    for (const own of openings) expect(mostOf(own)).toBeLessThanOrEqual(own.length * 0.06);
  });

  test('neighbours differ, and of thirty days nine in ten are read once', () => {
    for (const texts of read) {
      expect(texts.filter((text, i) => i > 0 && openingOf(text) === openingOf(texts[i - 1] ?? ''))).toEqual(
        [],
      );
      expect(new Set(texts.slice(0, 30)).size).toBeGreaterThanOrEqual(27);
    }
  });

  test('the line of a day comes once in two weeks, in 22 characters at most', () => {
    for (const reader of readers) {
      const lines = daysOf(reader).map((day) => readingOf(reader, day).headline);
      for (const line of lines) expect(lintText(line, 'short')).toEqual([]);
      const again = lines.filter((line, i) => lines.slice(Math.max(0, i - 13), i).includes(line));
      expect(again).toEqual([]);
    }
  });

  test.each([4, 12, 30, 70, 85, null])('at %s one thing to do comes at most every sixth day', (age) => {
    for (const reader of readers) {
      const bornOn = bornFor(age);
      const errands = daysOf(reader).map(
        (day) => readingOf({ ...reader, bornOn }, day).statements.at(-1)?.plain ?? '',
      );
      expect(mostOf(errands)).toBeLessThanOrEqual(errands.length / 6);
    }
  });

  test('an hour is read by its own grounds: of thirteen twelve differ at least', () => {
    for (const reader of readers.slice(0, 5)) {
      for (const day of daysOf(reader, true).slice(0, 14)) {
        const texts = personalHourReadings(reader.analysis, day).map(({ statement }) => statement.plain);
        expect(new Set(texts).size).toBeGreaterThanOrEqual(12);
      }
    }
  });
});

test('two people read the same on a day only where its grounds and its net are the same', () => {
  const byText = new Map<string, string>();
  let pairs = 0;
  for (const reader of people(5, isFull ? 400 : 80)) {
    for (const day of daysOf(reader).slice(0, 10)) {
      const text = `${day.jdn} ${textOf(reader, day)}`;
      const { statements } = readingOf(reader, day);
      const verdict = statements.map(({ key }) => key).join(' ');
      pairs += byText.has(text) ? 1 : 0;
      expect(byText.get(text) ?? verdict).toBe(verdict);
      byText.set(text, verdict);
    }
  }
  expect(pairs).toBeLessThan(byText.size * 0.02);
});

test('every text is used, correct, and never with a figure', () => {
  const used = new Set<string>();
  const faults = new Set<string>();
  const ages = [3, 12, 30, 70, 85, null];
  // A year that lifts days of the other side, which few charts have.
  const lifted = castChart({
    civil: { year: 1967, month: 12, day: 20, hour: 16, minute: 34, second: 29 },
    sex: '男',
    hour: 'minute',
  });
  const readers = [
    ...[...people(21, 150), ...people(9, 1)].map(({ analysis }) => analysis),
    analyseChart(lifted),
  ];
  const read = new Set<string>();
  for (const [i, analysis] of readers.entries()) {
    const range = i === readers.length - 1 ? JUNE : SIXTY;
    for (const day of personalDays(analysis, range, { hours: i < 30 }).days) {
      const bornOn = bornFor(ages[i % ages.length] ?? null);
      const { statements } = readingOf({ analysis, bornOn }, day);
      for (const statement of [
        ...statements,
        ...personalHourReadings(analysis, day).map((each) => each.statement),
      ]) {
        for (const key of statement.key.split('+')) used.add(key);
        const text = `${statement.plain}${statement.expert}`;
        if (read.has(text)) continue;
        read.add(text);
        for (const { rule, found } of [
          ...lintText(statement.plain ?? '', 'plain').filter((issue) => issue.rule !== 'length'),
          ...lintText(statement.expert ?? '', 'expert'),
          ...statement.evidence.flatMap(({ why }) => lintText(why, 'prose')),
        ])
          faults.add(`${statement.key} ${rule} ${found}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
  const families = [
    PERSONAL_LEAD,
    PERSONAL_EVEN,
    PERSONAL_EVENT,
    PERSONAL_NET,
    PERSONAL_TOUCH,
    PERSONAL_HOUR,
    PERSONAL_ERRAND,
  ];
  const all = families.flatMap(({ id, words }) => Object.keys(words).map((key) => `${id}.${key}`));
  expect(all.filter((key) => !used.has(key))).toEqual([]);
});

describe('age', () => {
  /** Words that do not suit a reader of each age; written for this test. */
  const UNFIT: readonly (readonly [age: number, words: RegExp])[] = [
    [4, /功课|同学|付款|票据|手续|签的|报数目|老友|养生|医生|月底(?!子)|消息发|散步|期限|请示/u],
    [12, /付款|票据|手续|签的|报数目|老友|养生|医生|月底(?!子)|小家伙|积木|勺子|起夜|早市|期限/u],
    [19, /同学|老师|课|书包|小家伙|小朋友|积木|老街坊|起夜|养生|退休|早市|棋桌/u],
    [40, /同学|老师|课上|书包|小家伙|小朋友|积木|老街坊|起夜|养生|退休|早市|棋桌/u],
    [70, /功课|书包|操场|跳绳|小家伙|小朋友|积木|起夜|勺子|加班|收工|报数目|签的/u],
    [
      85,
      /功课|书包|操场|跳绳|小家伙|小朋友|积木|公园|早市|出门|散步|付款|签的|手续|来来回回|提前五分钟|要出汗/u,
    ],
  ];
  /** Nothing is assumed of anyone. */
  const ASSUMED =
    /丈夫|妻|老公|老婆|伴侣|恋人|对象|儿子|女儿|子女|上司|老板|同事|上班|下班|单位|公司|客户|女人|男人/u;

  test.each(UNFIT)('at %i nobody else is addressed, and nothing is assumed', (age, words) => {
    const found = new Set<string>();
    for (const { analysis } of people(303, isFull ? 100 : 20)) {
      const bornOn = bornFor(age) as CivilDate;
      for (const day of personalDays(analysis, SIXTY).days) {
        const text = textOf({ analysis, bornOn }, day);
        for (const pattern of [words, ASSUMED]) {
          const match = pattern.exec(text);
          if (match !== null) found.add(`${match[0]}: ${text}`);
        }
      }
    }
    expect([...found]).toEqual([]);
  });

  test('one who answers 退休 at 60 gets no errand of working life', () => {
    const [someone] = people(9, 1);
    if (someone === undefined) throw new Error('no one');
    const answers = { ...NO_ANSWERS, situation: '退休' } as const;
    const keys = daysOf(someone).map(
      (day) => readingOf({ ...someone, bornOn: bornFor(60), answers }, day).statements.at(-1)?.key ?? '',
    );
    expect(keys.filter((key) => !key.startsWith('personal.errand.退.'))).toEqual([]);
  });

  test('the errand of a birthday is that of the new age', () => {
    const [someone] = people(9, 1);
    if (someone === undefined) throw new Error('no one');
    const birthday = { year: 2026, month: 12, day: 10 };
    const bornOn = { ...birthday, year: 2026 - 18 };
    const range = { from: { ...birthday, day: 9 }, to: birthday };
    const keys = personalDays(someone.analysis, range).days.map(
      (day) => readingOf({ ...someone, bornOn }, day).statements.at(-1)?.key,
    );
    expect(keys[0]).toMatch(/^personal\.errand\.少\./u);
    expect(keys[1]).toMatch(/\.way$/u);
  });
});
