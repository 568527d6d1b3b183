/**
 * Words of comparisons against their figures, rows, births and ages, and each kind of fault planted in other words.
 */
import { HEPAN_MODES, type HepanMode } from '@shangyuan/engine/analysis';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import type { Statement } from '../statement/statement.ts';
import { hepanReportOf, statementsOfHepan, type HepanReport, type HepanSide } from './index.ts';
import { hepanFaults, type HepanFault } from './testing/hepanFaults.ts';
import { pairsOf, sideOf, TODAY } from './testing/pairs.ts';

const COUNT = process.env['FULL'] === '1' ? 1_385 : 150;
const PAIRS = pairsOf(randomBirths(33, COUNT * 2));
const read = (a: HepanSide, b: HepanSide, mode: HepanMode): HepanReport =>
  hepanReportOf(a, b, { mode, today: TODAY });
const kindsOf = (faults: readonly HepanFault[]): string[] => [...new Set(faults.map(({ kind }) => kind))];

test.each(HEPAN_MODES)('the words of %s agree with its figures, years and ages', (mode) => {
  const faults = PAIRS.flatMap(([a, b]) => hepanFaults(read(a, b, mode), { a, b }));
  expect(faults.map(({ kind, text }) => `${kind} ${text}`).slice(0, 10)).toEqual([]);
});

/** The report with another sentence at the head of an item, or of its opening. */
function planted(report: HepanReport, item: string, plain: string): HepanReport {
  const put = (statement: Statement): Statement => ({ ...statement, plain, whole: plain });
  if (item === 'lead') return { ...report, lead: report.lead && put(report.lead) };
  const [anyStatement] = statementsOfHepan(report);
  return {
    ...report,
    sections: report.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) =>
        part.item === item && anyStatement !== undefined
          ? { ...part, statements: [put(part.statements[0] ?? anyStatement)] }
          : part,
      ),
    })),
  };
}

/** The first pair of a kind whose report suits. */
function pairWith(mode: HepanMode, suits: (report: HepanReport) => boolean) {
  for (const [a, b] of PAIRS) {
    const report = read(a, b, mode);
    if (report.lead !== null && suits(report)) return { report, sides: { a, b } };
  }
  throw new Error('no such pair');
}

const partOf = (report: HepanReport, item: string) =>
  report.sections.flatMap(({ parts }) => parts).find((part) => part.item === item);
const labelsOf = (report: HepanReport): string =>
  report.sections.flatMap(({ rows }) => rows.map(({ label }) => label)).join('');

describe('a planted fault is found, though it is reworded', () => {
  const supplied = pairWith(
    'couple',
    (report) => /甲方少|乙方少/u.test(labelsOf(report)) && !labelsOf(report).includes('都少'),
  );
  test.each([
    '性情的空缺多半落在一处，遇事容易一起急。',
    '两个人缺的地方一样，谁也帮不上谁。',
    '弱的地方叠在一处，家里容易着慌。',
    '甲方的火只有9.9%，乙方有99.9%，正好补齐。',
  ])('elements against their rows: %s', (text) => {
    const { report, sides } = supplied;
    expect(kindsOf(hepanFaults(report, sides))).toEqual([]);
    expect(kindsOf(hepanFaults(planted(report, 'elements', text), sides))).toContain('elements');
  });

  test.each([
    ['zodiac', (score: number) => score >= 75, '两边的做派差得远，一见面就误会。'],
    ['dayPillar', (score: number) => score < 60, '待在一起省力，事事有默契。'],
    ['dayPillar', (score: number) => score >= 75, '一开口就顶嘴，两边都受累，委屈说不出。'],
  ] as const)('%s against its points', (item, suits, text) => {
    const { report, sides } = pairWith('friends', (each) => suits(partOf(each, item)?.score ?? 67));
    expect(kindsOf(hepanFaults(planted(report, item, text), sides))).toContain('score');
  });

  test('a theme praised here and lamented there', () => {
    const { report, sides } = pairWith('couple', (each) => {
      const [reason] = partOf(each, 'dayPillar')?.reasons ?? [];
      const ties = reason?.reason.code === 'DAY_PILLARS' ? reason.reason.values.branchTies : [];
      const stem = reason?.reason.code === 'DAY_PILLARS' ? reason.reason.values.stemTie : '';
      return ties.join('') === '六冲' && (stem === '冲' || stem === '相克');
    });
    const praised = planted(report, 'palace', '起居上样样不用将就，步调贴得上。');
    expect(kindsOf(hepanFaults(report, sides))).toEqual([]);
    expect(kindsOf(hepanFaults(praised, sides))).toContain('theme');
  });

  test.each(['两人都顺', '都很轻快，一路往上走', '都难，都觉得累'])('a year that is not so: %s', (words) => {
    const { report, sides } = pairWith('partner', ({ comparison }) =>
      comparison.years.some(({ year, aScore, bScore }) => year < 2030 && aScore >= 70 && bScore < 60),
    );
    const year = report.comparison.years.find(({ aScore, bScore }) => aScore >= 70 && bScore < 60)?.year;
    expect(
      kindsOf(hepanFaults(planted(report, 'lead', `${year}年（甲方，乙方）${words}。`), sides)),
    ).toContain('years');
  });

  test('an age that is not that of the birth', () => {
    const { report, sides } = pairWith('couple', () => true);
    const faults = hepanFaults(planted(report, 'lead', '2028年（甲方3岁，乙方4岁）慢慢来。'), sides);
    expect(kindsOf(faults)).toContain('years');
  });

  test.each([
    ['assumed', '两人的儿子会像妈妈多一点。'],
    ['assumed', '婚后的家务一人一半。'],
    ['silence', '投缘不投缘，这里没有特别的话。'],
  ] as const)('%s: %s', (kind, text) => {
    const { report, sides } = pairWith('couple', () => true);
    expect(kindsOf(hepanFaults(planted(report, 'shensha', text), sides))).toContain(kind);
  });

  test('too many things to do, or one twice', () => {
    const { report, sides } = pairWith('couple', ({ advice }) => advice.length === 3);
    const twice = { ...report, advice: [...report.advice, ...report.advice] };
    expect(kindsOf(hepanFaults(twice, sides))).toContain('todo');
  });
});

const born = (year: number, name: string): HepanSide =>
  sideOf(
    {
      civil: { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
      zone: 'Asia/Shanghai',
      sex: year % 2 === 0 ? '女' : '男',
      hour: 'minute',
    },
    name,
  );
const wordsOf = (report: HepanReport): string =>
  statementsOfHepan(report)
    .map(({ whole }) => whole ?? '')
    .join('');

describe('ages', () => {
  test.each([
    [1990, 1999, '甲方只比乙方大九岁，请核对两人的出生日期，或换一种关系来看。'],
    [1990, 1992, '甲方只比乙方大两岁，请核对两人的出生日期，或换一种关系来看。'],
    [1990, 1990, '甲方只比乙方大不到一岁，请核对两人的出生日期，或换一种关系来看。'],
    [1999, 1986, '甲方比乙方小十三岁，请核对两人的出生日期，或换一种关系来看。'],
  ])('a parent of %s and a child of %s are asked about at the top', (parent, child, note) => {
    expect(read(born(parent, '甲方'), born(child, '乙方'), 'parentChild').notes[0]).toBe(note);
  });

  test('a parent fourteen years older is not asked about, nor two friends', () => {
    const asks = (report: HepanReport): boolean => report.notes.join('').includes('核对');
    expect(asks(read(born(1980, '甲方'), born(1994, '乙方'), 'parentChild'))).toBe(false);
    expect(asks(read(born(1990, '甲方'), born(1999, '乙方'), 'friends'))).toBe(false);
  });

  test('retired colleagues and undertakings past eighty read as old acquaintances', () => {
    for (const [mode, year] of [
      ['colleagues', 1957],
      ['partner', 1944],
    ] as const) {
      for (let i = 0; i < 12; i++) {
        const [a, b] = [born(year - i, '甲方'), born(1990 + i, '乙方')];
        const report = read(a, b, mode);
        expect(report.notes.join('')).toContain('老相识');
        expect(kindsOf(hepanFaults(report, { a, b }))).toEqual([]);
      }
    }
    const [a, b] = [born(1957, '甲方'), born(1990, '乙方')];
    const faults = hepanFaults(planted(read(a, b, 'colleagues'), 'nayin', '各报一次培训，回来给组里讲。'), {
      a,
      b,
    });
    expect(kindsOf(faults)).toContain('age');
  });

  test('a child reads nothing of love, and a small child is given nothing to do', () => {
    for (let i = 0; i < 12; i++) {
      const [a, b] = [born(1985 + i, '甲方'), born(2010 + i, '乙方')];
      for (const mode of ['parentChild', 'friends'] as const)
        expect(kindsOf(hepanFaults(read(a, b, mode), { a, b }))).toEqual([]);
      const report = read(a, b, 'parentChild');
      const isLittle = 2010 + i > 2019;
      expect(report.advice.map(({ to }) => to).join(''), `${2010 + i}`).toMatch(isLittle ? /^a$/u : /both$/u);
      expect(report.sections.every(({ todo }) => todo === null)).toBe(isLittle);
    }
    const [a, b] = [born(1985, '甲方'), born(2012, '乙方')];
    const faults = hepanFaults(
      planted(read(a, b, 'parentChild'), 'nayin', '重走初次约会的路，说说当年的表白。'),
      { a, b },
    );
    expect(kindsOf(faults)).toContain('age');
  });

  test('no age is named where only the pillars are known', () => {
    const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' };
    const a = sideOf({ pillars, sex: '女', hour: 'shichen' }, '甲方');
    expect(wordsOf(read(a, born(1988, '乙方'), 'couple'))).not.toMatch(/甲方\d+岁/u);
  });
});
