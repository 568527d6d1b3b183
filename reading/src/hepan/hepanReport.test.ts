import { analyseChart, HEPAN_MODES, type HepanMode } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText, type TextKind } from '../lint/lintText.ts';
import type { Statement } from '../statement/statement.ts';
import { hepanReportOf, statementsOfHepan, textOfHepan, type HepanReport, type HepanSide } from './index.ts';
import { HEPAN_LIBRARIES } from './libraries.ts';
import { WORLD } from '@shangyuan/engine/world';

const TODAY = { year: 2026, month: 11, day: 22 };
const CHENGDU: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  zone: 'Asia/Shanghai',
  sex: '女',
  hour: 'minute',
};
const SHANGHAI: Birth = {
  ...CHENGDU,
  civil: { year: 1988, month: 8, day: 9, hour: 10, minute: 40, second: 0 },
  sex: '男',
};

function sideOf(birth: Birth, name: string): HepanSide {
  const chart = castChart(birth, {}, WORLD);
  return { chart, analysis: analyseChart(chart), name };
}

const read = (a: HepanSide, b: HepanSide, mode: HepanMode): HepanReport =>
  hepanReportOf(a, b, { mode, today: TODAY });
describe('a comparison report', () => {
  const [xiaoyue, ayuan] = [sideOf(CHENGDU, '小月'), sideOf(SHANGHAI, '阿远')];
  const report = read(xiaoyue, ayuan, 'couple');
  const partOf = (item: string) =>
    report.sections.flatMap(({ parts }) => parts).find((part) => part.item === item);

  test('opens with one sentence on the pair, and has its sections in order', () => {
    expect(report.headline).toBe('角色分明，快慢要等一等');
    expect(report.lead?.short).toBe('一半靠缘，一半靠处。');
    expect(report.sections.map(({ title }) => title)).toEqual([
      '相处模式',
      '性情互补',
      '价值与支持',
      '家庭',
      '时机',
    ]);
  });

  test('says how each sees the other by name, and gives each and both something to do', () => {
    const [first] = report.sections;
    expect(first === undefined ? [] : textOfHepan(first, '通俗')[0]).toBe(
      '彼此把对方看得郑重，相处有分寸。小月敬重阿远，凡事想做到让人放心。在阿远眼里，小月实在可靠，值得细细经营；阿远别只做事，也把喜欢说出口。',
    );
    expect(report.advice.map(({ to }) => to)).toEqual(['a', 'b', 'both']);
  });

  test('gives reasons with their source, and the arithmetic apart from the words', () => {
    const day = partOf('dayPillar');
    expect(day?.reasons.map(({ sentence }) => sentence)).toEqual(['日柱辛亥与丙申，天干相合，地支是相害。']);
    expect(day?.source).toBe('三命通会·论十干合');
    expect(day?.arithmetic).toBe('62＋25−17.6＝69.4');
    expect(partOf('zodiac')?.arithmetic).toBe('65');
    expect(partOf('nayin')?.arithmetic).toBe('相克记48');
    expect(partOf('nayin')?.reasons[0]?.sentence).toBe('年柱纳音路旁土与大林木相克，旧说路旁土受克反成。');
    for (const statement of statementsOfHepan(report))
      expect(statement.plain ?? '', statement.key).not.toMatch(/\d/);
  });

  test('is plain data, and the same pair reads the same', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(read(xiaoyue, ayuan, 'couple')).toEqual(report);
  });

  test('findings of another engine version are derived again', () => {
    const old = { ...xiaoyue, chart: { ...xiaoyue.chart, engineVersion: '0.9.0' } };
    expect(read(old, ayuan, 'couple')).toEqual(report);
  });

  test('an unknown hour leaves the hour out and says so', () => {
    const unknown = sideOf({ ...CHENGDU, hour: 'unknown' }, '小月');
    const shorter = read(unknown, ayuan, 'couple');
    expect(shorter.notes.join('')).toContain('小月的时辰未详');
    expect(shorter.sections.find(({ id }) => id === 'home')?.rows).toEqual([]);
  });

  test('a minor: no report of love or work, and it says so; parent and child are read', () => {
    const child = sideOf({ ...SHANGHAI, civil: { ...CHENGDU.civil, year: 2015 } }, '小石');
    for (const mode of ['couple', 'partner', 'colleagues'] as const) {
      const withheld = read(xiaoyue, child, mode);
      expect([withheld.headline, withheld.lead, withheld.sections, withheld.advice]).toEqual([
        null,
        null,
        [],
        [],
      ]);
      expect(withheld.notes.join('')).toContain('未满十八岁');
    }
    for (const mode of ['parentChild', 'friends'] as const)
      expect(read(xiaoyue, child, mode).sections.length).toBeGreaterThan(3);
  });
});

/** Value of an arithmetic that is written out: 62＋25−17.6＝69.4 → 69.4 and what stands behind the sign. */
function reckoned(arithmetic: string): [number, number] {
  const [terms = '', result = terms] = arithmetic.split(/[＝≈记]|，限于10至98，得/u);
  const script = terms
    .replaceAll('＋', '+')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('%', '/100')
    .replaceAll('+-', '-');
  const value = /^[\d.+\-*/()]+$/u.test(script) ? (Function(`return ${script}`)() as number) : Number(result);
  return [value, Number(result)];
}

describe('reports of many pairs', () => {
  const people = randomBirths(7, 260).map((birth, i) => sideOf(birth, `甲${i}`));
  const adults = people.filter(
    ({ chart }) => chart.pillars.year !== null && Number('time' in chart && chart.time.civil.year) < 2008,
  );
  const reports = adults.flatMap((a, i) => {
    const b = adults[(i * 7 + 3) % adults.length] ?? a;
    const mode = HEPAN_MODES[i % HEPAN_MODES.length] ?? 'couple';
    return a === b ? [] : [read({ ...a, name: '甲方' }, { ...b, name: '乙方' }, mode)];
  });

  test('every edit and every reason is a sound sentence, and nothing is repeated', () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    const check = (text: string | null, kind: TextKind, { key }: Statement): void => {
      if (text === null || seen.has(text)) return;
      seen.add(text);
      for (const { rule, found } of lintText(text, kind)) faults.push(`${key} ${rule}: ${found} in ${text}`);
    };
    for (const report of reports) {
      const statements = statementsOfHepan(report);
      for (const statement of statements) {
        check(statement.short, 'short', statement);
        check(statement.whole, 'plain', statement);
        check(statement.plain, 'prose', statement);
        check(statement.expert, 'expert', statement);
        for (const { why } of statement.evidence) check(why, 'prose', statement);
      }
      const keys = statements.map(({ key }) => key);
      expect(keys.length).toBe(new Set(keys).size);
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test('the arithmetic of every item comes to its points', () => {
    for (const report of reports) {
      for (const { parts } of report.sections) {
        for (const { arithmetic, score, item } of parts) {
          const [value, shown] = reckoned(arithmetic);
          expect(shown, arithmetic).toBe(score);
          const clamped = Math.min(98, Math.max(10, value));
          const slack = item === 'elements' ? 0.6 : 0.09;
          expect(Math.abs(clamped - score), arithmetic).toBeLessThanOrEqual(slack);
        }
      }
      const [total, shown] = reckoned(report.points.arithmetic);
      expect(shown).toBe(report.points.total);
      expect(Math.abs(Math.min(99, Math.max(20, total)) - shown)).toBeLessThanOrEqual(0.15);
    }
  });

  test('changed about, every kind of pair but parent and child says the same', () => {
    for (const [i, a] of adults.slice(0, 60).entries()) {
      const b = adults[i + 60] ?? a;
      for (const mode of ['couple', 'partner', 'friends', 'colleagues'] as const) {
        const [there, back] = [read(a, b, mode), read(b, a, mode)];
        expect(there.headline).toBe(back.headline);
        const texts = (report: HepanReport): Set<string> =>
          new Set(statementsOfHepan(report).map(({ key, whole }) => `${key} ${whole}`));
        expect(texts(back)).toEqual(texts(there));
      }
    }
  });
});

test('every text is used: 600 people contain a pair for each', () => {
  const texts = HEPAN_MODES.flatMap((mode) =>
    Object.values(HEPAN_LIBRARIES[mode]).flatMap(({ id, words }: { id: string; words: object }) =>
      Object.keys(words).map((key) => `${id}.${key}`),
    ),
  );
  const people = randomBirths(5, 1_000)
    .filter((birth) => 'year' in birth.civil && birth.civil.year < 2008)
    .map((birth) => sideOf(birth, '甲方'));
  const used = new Set<string>();
  for (const [i, a] of people.slice(0, 600).entries()) {
    const b = people[(i * 13 + 7) % people.length] ?? a;
    for (const mode of HEPAN_MODES) for (const { key } of statementsOfHepan(read(a, b, mode))) used.add(key);
  }
  expect(texts.filter((key) => !used.has(key))).toEqual([]);
});

test('the library of five kinds of pair has 310 texts, beside what opens and what to do', () => {
  const counts = HEPAN_MODES.map((mode) => {
    const { item, god, day } = HEPAN_LIBRARIES[mode];
    return [item, god, day].map(({ words }) => Object.keys(words).length);
  });
  expect(counts).toEqual([[45, 10, 11], ...Array.from({ length: 4 }, () => [40, 10, 11])]);
  expect(counts.flat().reduce((sum, count) => sum + count)).toBe(310);
});

test('the branch of the year speaks of where one comes from, that of the day of habits: each can be otherwise', () => {
  const faults = HEPAN_MODES.flatMap((mode) => {
    const { words } = HEPAN_LIBRARIES[mode].item;
    return Object.entries<unknown>(words)
      .filter(([key]) => /^(?:zodiac|luckSync)\./u.test(key))
      .filter(([, text]) =>
        /作息|钟点|节奏|节拍|(?<!老)习惯|起居|一静一动|时间观念/u.test(JSON.stringify(text)),
      )
      .map(([key]) => `${mode} ${key}`);
  });
  expect(faults).toEqual([]);
});

test('two branches alike are not called 相同, and no plus stands before a minus', () => {
  const twins = sideOf(
    { ...CHENGDU, civil: { year: 2014, month: 5, day: 5, hour: 9, minute: 0, second: 0 } },
    '大明',
  );
  const texts = HEPAN_MODES.flatMap((mode) =>
    read(twins, { ...twins, name: '小明' }, mode).sections.flatMap(({ parts }) =>
      parts.flatMap(({ arithmetic, reasons }) => [arithmetic, ...reasons.map(({ sentence }) => sentence)]),
    ),
  ).join('\n');
  expect(texts).toMatch(/地支相同/u);
  expect(texts).not.toMatch(/是相同|＋−/u);
});
