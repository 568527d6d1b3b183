/**
 * A family beside what it is made from: the comparison of the same two in every relation, the years of the engine, the days of the
 * personal calendar; and its words by age.
 */
import { analyseChart, HEPAN_MODES, personalDays, scoreYear } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { hepanReportOf } from '../hepan/hepanReportOf.ts';
import { lintText } from '../lint/lintText.ts';
import { reportFactsOf } from '../report/reportFacts.ts';
import { familyOf, type Family } from './family.ts';
import type { FamilyMember } from './pairs.ts';

const TODAY: CivilDate = { year: 2026, month: 11, day: 23 };

function member(name: string, birth: Birth): FamilyMember {
  const chart = castChart(birth, {}, WORLD);
  return { name, facts: reportFactsOf(chart, analyseChart(chart), { today: TODAY }) };
}

const born = (name: string, sex: '男' | '女', year: number, month: number, day: number, hour: number) =>
  member(name, { sex, hour: 'minute', civil: { year, month, day, hour, minute: 30, second: 0 } });

const XIAOYUE = born('小月', '女', 1990, 6, 15, 14);
const AYUAN = born('阿远', '男', 1988, 8, 9, 10);

const NAMES = ['甲', '乙', '丙', '丁', '戊', '己'];
const members = randomBirths(34, 60).map((birth, i) => member(`${NAMES[i % 6] ?? ''}君`, birth));
/** Families of two to six, each person in two of them. */
const families = Array.from({ length: 30 }, (_, i) => {
  const size = 2 + (i % 5);
  return Array.from({ length: size }, (_, j) => members[(i * 4 + j) % members.length] as FamilyMember).map(
    ({ facts }, j) => ({ facts, name: `${NAMES[j] ?? ''}君` }),
  );
});
const drawn = families.map((people) => ({ people, family: familyOf(people, TODAY) }));

/** What is read as a row of a list, without a stop. */
const linesOf = ({ rows, days }: Family): string[] => [...rows, ...days].map(({ text }) => text);

function sentencesOf({ pairs, lead, care, years, notes }: Family): string[] {
  return [
    ...pairs.flatMap(({ text, reasons }) => [text, ...reasons]),
    lead,
    ...(care === null ? [] : [care]),
    ...years.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell.why]))),
    ...notes,
  ];
}

describe('pairs', () => {
  test('never disagree with the comparison of the same two, in any relation and either order', () => {
    const kinds = new Set<string>();
    for (const { people, family } of drawn.slice(0, 8))
      for (const { a, b, kind, tone, reasons } of family.pairs) {
        const [x, y] = [people[a], people[b]].map((person) => ({
          chart: person?.facts.chart,
          analysis: person?.facts.analysis,
          name: person?.name,
        })) as unknown as [Parameters<typeof hepanReportOf>[0], Parameters<typeof hepanReportOf>[0]];
        for (const mode of HEPAN_MODES)
          for (const [first, second] of [
            [x, y],
            [y, x],
          ] as const) {
            const { sections } = hepanReportOf(first, second, { mode, today: TODAY });
            const part = sections.flatMap(({ parts }) => parts).find(({ item }) => item === 'dayPillar');
            // A minor has no comparison of love or work.
            if (part === undefined) continue;
            expect(part.tone).toBe(tone);
            expect(kind === '多些耐心').toBe(part.tone === '要留心');
            if (first === x) expect(reasons).toContain(part.reasons[0]?.sentence);
          }
        kinds.add(kind);
      }
    expect([...kinds].sort()).toEqual(['互补', '多些耐心', '扶持']);
  });

  test('are the same with the people in another order, the arrows turned with them', () => {
    const turned = { a: 'b', b: 'a', both: 'both', none: 'none' } as const;
    for (const { people, family } of drawn) {
      const last = people.length - 1;
      const back = familyOf(people.toReversed(), TODAY);
      for (const { a, b, kind, arrow, short } of family.pairs) {
        const same = back.pairs.find((pair) => pair.a === last - b && pair.b === last - a);
        expect([same?.kind, same?.short, same?.arrow]).toEqual([kind, short, turned[arrow]]);
      }
    }
  });

  // Day stems by hand: 辛亥 beside 丙申 joins (丙辛合), 庚辰 feeds 壬, 丙 stands against 壬.
  test.each([
    ['辛亥', '丙申', '互补', '辛丙相合', 'both'],
    ['庚辰', '壬子', '扶持', '金生水', 'b'],
    ['壬子', '庚辰', '扶持', '金生水', 'a'],
    ['丙午', '壬申', '多些耐心', '丙壬相冲', 'none'],
    ['丙申', '壬子', '互补', '申子三合', 'both'],
    ['丙申', '辛卯', '互补', '丙辛相合', 'both'],
    ['丙午', '庚午', '多些耐心', '火克金', 'b'],
    ['庚戌', '辛亥', '扶持', '金帮金', 'both'],
    ['甲子', '己丑', '互补', '甲己相合', 'both'],
    ['甲子', '丙午', '多些耐心', '子午相冲', 'none'],
    ['甲子', '戊申', '互补', '子申三合', 'both'],
    ['甲子', '甲子', '扶持', '同为甲', 'both'],
  ])('%s and %s: %s, %s', (first, second, kind, label, arrow) => {
    const ofDay = (name: string, day: string) =>
      member(name, {
        sex: '女',
        hour: 'unknown',
        pillars: { year: '庚午', month: '壬午', day, hour: null },
      });
    const [pair] = familyOf([ofDay('春', first), ofDay('秋', second)], TODAY).pairs;
    expect([pair?.kind, pair?.label, pair?.arrow]).toEqual([kind, label, arrow]);
  });
});

describe('years', () => {
  const bandOf = (score: number) => (score >= 70 ? '顺' : score >= 60 ? '平' : '紧');

  test('are those of the engine, and a good one is hard for none of them', () => {
    for (const { people, family } of drawn) {
      expect(family.years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033]);
      for (const { year, cells, isGood } of family.years) {
        const scores = people.map(({ facts }) => scoreYear(facts.analysis, year).score);
        expect(cells.map((cell) => cell?.score)).toEqual(scores);
        const bands = scores.map(bandOf);
        expect(
          cells.map((cell) => (cell?.voice === '慎' || cell?.voice === '守' ? '紧' : cell?.voice)),
        ).toEqual(bands);
        expect(isGood).toBe(!bands.includes('紧'));
      }
    }
  });

  test('rows name years ahead, and what they say of a year holds', () => {
    const found = new Set<string>();
    for (const { people, family } of drawn) {
      const bandsOf = (year: number) =>
        people.map(({ facts }) => bandOf(scoreYear(facts.analysis, year).score));
      for (const { kind, year, text } of family.rows) {
        found.add(kind);
        // 23 November 2026: the greater part of the year lies behind.
        expect(year).toBeGreaterThan(2026);
        const bands = bandsOf(year);
        const hard = bands.filter((band) => band === '紧').length;
        if (kind === '共好') expect(hard).toBe(0);
        if (kind === '较好') for (let y = 2027; y <= 2033; y++) expect(bandsOf(y)).toContain('紧');
        if (kind === '同紧') {
          expect(hard).toBeGreaterThan(1);
          const lead = /大事请(.+)先拿主意/u.exec(text)?.[1];
          if (lead !== undefined) expect(bands[people.findIndex(({ name }) => name === lead)]).toBe('顺');
        }
        if (kind === '多陪') {
          const index = people.findIndex(({ name }) => text.includes(name));
          expect([bandsOf(year)[index], bandsOf(year + 1)[index]]).toEqual(['紧', '紧']);
        }
      }
    }
    expect([...found].sort()).toEqual(['共好', '同紧', '多陪', '较好'].sort());
  });

  test('a child is not asked to decide, though its year be the best', () => {
    const child = born('小满', '男', 2018, 5, 3, 9);
    let seen = 0;
    for (const [i, { facts }] of members.slice(1).entries()) {
      const adults = [facts, (members[i] as FamilyMember).facts].filter(({ isMinor }) => !isMinor);
      if (adults.length < 2) continue;
      const people = [child, ...adults.map((each, j) => ({ name: `大人${j}`, facts: each }))];
      const { rows } = familyOf(people, TODAY);
      const tight = rows.find(({ kind }) => kind === '同紧');
      if (tight === undefined || bandOf(scoreYear(child.facts.analysis, tight.year).score) !== '顺') continue;
      seen += 1;
      expect(tight.text).not.toContain('小满先拿');
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('there is no year before a birth, and such a year is not one of all', () => {
    const today = { year: 2025, month: 6, day: 1 };
    const child = born('小满', '男', 2026, 11, 1, 9);
    const early = { name: '小满', facts: reportFactsOf(child.facts.chart, child.facts.analysis, { today }) };
    const adult = members.find(({ facts }) => bandOf(scoreYear(facts.analysis, 2025).score) !== '紧');
    if (adult === undefined) throw new Error('no one has a fair 2025');
    const facts = reportFactsOf(adult.facts.chart, adult.facts.analysis, { today });
    const [first, second] = familyOf([early, { name: '大人', facts }], today).years;
    expect(first?.cells.map((cell) => cell === null)).toEqual([true, false]);
    expect(first?.isGood).toBe(false);
    expect(second?.cells[0]).not.toBeNull();
  });
});

test('days are hard for fewer than half by the personal calendar of each, and for none where there are such days', () => {
  let withHard = 0;
  for (const { people, family } of drawn) {
    const dates = family.days.map(({ jdn }) => jdn);
    expect(dates).toEqual(dates.toSorted((x, y) => x - y));
    expect(dates.length).toBeLessThanOrEqual(3);
    const from = jdnOf(TODAY);
    const range = { from: TODAY, to: civilDateOf(from + 89) };
    const calendars = people.map(({ facts }) => personalDays(facts.analysis, range).days);
    const hardOn = (jdn: number) =>
      people.filter((_, i) => (calendars[i]?.[jdn - from]?.score ?? 0) < 60).map(({ name }) => name);
    const counts = Array.from({ length: 90 }, (_, i) => hardOn(from + i).length).toSorted((x, y) => x - y);
    const found = family.days.map(({ jdn }) => hardOn(jdn).length).toSorted((x, y) => x - y);
    expect(found).toEqual(counts.filter((count) => 2 * count < people.length).slice(0, 3));
    for (const { jdn, text } of family.days) {
      const names = hardOn(jdn);
      if (names.length > 0) withHard += 1;
      expect(/([^，]*)放慢些/u.exec(text)?.[1] ?? '').toBe(names.join('、'));
    }
  }
  expect(withHard).toBeGreaterThan(0);
  // Two people have no day that is hard for one of them, however few days are left.
  const few = members.slice(1).flatMap(({ facts }, i) => {
    const pair = [
      { name: '甲君', facts },
      { name: '乙君', facts: (members[i] as FamilyMember).facts },
    ];
    const { days } = familyOf(pair, TODAY);
    return days.length < 3 ? [days] : [];
  });
  expect(few.length).toBeGreaterThan(0);
  for (const days of few) for (const { text } of days) expect(text).not.toContain('放慢些');
  expect(drawn.some(({ family }) => family.days.some(({ text }) => /都|顺，别人/u.test(text)))).toBe(true);
});

describe('words', () => {
  test('pass the lint, and foretell nothing bad', () => {
    const faultsOf = (texts: readonly string[], kind: 'prose' | 'label') =>
      texts.flatMap((text) => lintText(text, kind).map(({ rule, found }) => `${rule} ${found}: ${text}`));
    const faults = drawn.flatMap(({ family }) => [
      ...faultsOf(sentencesOf(family), 'prose'),
      ...faultsOf(linesOf(family), 'label'),
    ]);
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
    const all = drawn.flatMap(({ family }) => [...sentencesOf(family), ...linesOf(family)]).join('');
    expect(all).not.toMatch(/undefined|克夫|克妻|克子|妨|刑克六亲|必有|灾|离婚|怪/u);
  });

  test('to a pair with a minor the adult is the one who adapts, and two minors are helped', () => {
    const child = born('小满', '男', 2017, 3, 4, 9);
    const other = born('小米', '女', 2019, 9, 20, 7);
    let seen = 0;
    for (const { facts } of members) {
      if (facts.isMinor) continue;
      const { pairs } = familyOf([{ name: '大人', facts }, child, other], TODAY);
      for (const { a, kind, text } of pairs)
        if (kind === '多些耐心') {
          seen += 1;
          expect(text).toMatch(a === 0 ? /大人/u : /大人帮|各玩各的/u);
        }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('each person to keep company is spoken of by age', () => {
    const advice = (text: string) => text.split('，').slice(1).join('，');
    for (const { people, family } of drawn)
      for (const { text } of family.rows.filter(({ kind }) => kind === '多陪')) {
        const person = people.find(({ name }) => text.includes(name));
        const age = person?.facts.age ?? 40;
        if (age < 13) expect(advice(text)).toContain('陪着玩');
        else if (age >= 65) expect(advice(text)).toContain('常去坐坐');
        else expect(advice(text)).not.toMatch(/功课|体检/u);
      }
  });

  test('people with one name get numerals, and an hour that is not known is mentioned', () => {
    const noHour = member('小月', {
      sex: '女',
      hour: 'unknown',
      civil: { year: 1962, month: 2, day: 3, hour: 0, minute: 0, second: 0 },
    });
    const { people, notes } = familyOf([XIAOYUE, AYUAN, noHour], TODAY);
    expect(people.map(({ name }) => name)).toEqual(['小月（一）', '阿远', '小月（三）']);
    expect(notes).toEqual(['小月（三）的时辰未详，少看一柱，喜用与年份请看得宽些。']);
  });
});

test('is plain data, of two to six', () => {
  const family = familyOf([XIAOYUE, AYUAN], TODAY);
  expect(JSON.parse(JSON.stringify(family))).toEqual(family);
  expect(family.disclaimer).toContain('仅供传统文化研究与娱乐参考');
  expect(() => familyOf([XIAOYUE], TODAY)).toThrow(/family of 1/);
  expect(() =>
    familyOf(
      Array.from({ length: 7 }, () => AYUAN),
      TODAY,
    ),
  ).toThrow(/family of 7/);
});
