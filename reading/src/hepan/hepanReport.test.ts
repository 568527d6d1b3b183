import { analyseChart, HEPAN_MODES, type HepanMode } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WUXING } from '@shangyuan/engine/ganzhi';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText, type TextKind } from '../lint/lintText.ts';
import type { Statement } from '../statement/statement.ts';
import { hepanReportOf, statementsOfHepan, textOfHepan, type HepanReport, type HepanSide } from './index.ts';
import * as elements from './library/elementText.ts';
import * as nature from './library/natureText.ts';
import * as nayin from './library/nayinText.ts';
import * as palaces from './library/palaceText.ts';
import { LITTLE_CHILD_SIDE } from './library/parentChildText.ts';
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
    expect(report.lead?.plain).toBe(
      '这一对，一面给得出对方要的，因为小月最用得着的金，阿远有35.3%；一面快慢要等一等，因为往后二十年里没有长段一起顺的年份。往后十年里，2031年（阿远43岁，小月41岁）两人都吃力，少添新担子。',
    );
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
    expect(first === undefined ? [] : textOfHepan(first, '通俗')).toEqual([
      '在阿远眼里，小月实在可靠，值得细细经营。小月敬重阿远，凡事想做到让人放心。',
      '一面看性情，阿远是丙火，小月是辛金：阳光落在首饰上，阿远的热让小月发亮，小月的细也让阿远收住性子，一见就有话；一面看日常，阿远生在申日，小月生在亥日，两字相害：平日的委屈多半说不出口，攒久了变成冷淡。',
      '当天的不痛快，当天说掉一半。',
    ]);
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

/** Rules for the texts of the library: composed with their ground, texts are longer and hold figures. */
const OF_TEMPLATES: readonly string[] = ['length', 'number', 'no pause'];

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
      if (text === null || seen.has(kind + text)) return;
      seen.add(kind + text);
      for (const { rule, found } of lintText(text, kind))
        if (kind !== 'plain' || !OF_TEMPLATES.includes(rule))
          faults.push(`${key} ${rule}: ${found} in ${text}`);
    };
    for (const report of reports) {
      const statements = statementsOfHepan(report);
      for (const statement of statements) {
        check(statement.short, 'short', statement);
        check(statement.whole, 'prose', statement);
        check(statement.plain, 'plain', statement);
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

test('what one is short of is named element by element, one as well as several', () => {
  const people = randomBirths(11, 300).map((birth) => sideOf(birth, '甲方'));
  const counts = new Set<number>();
  for (const [i, first] of people.entries()) {
    const second = { ...(people[(i * 13 + 7) % people.length] ?? first), name: '乙方' };
    const report = read(first, second, 'friends');
    const texts = JSON.stringify([report.lead, report.sections]);
    expect(texts).not.toMatch(/几行/u);
    for (const [, name, named] of texts.matchAll(/(甲方|乙方)不足两成的([木火土金水]+)，/gu)) {
      const { percent } = (name === '甲方' ? first : second).analysis.strength;
      expect(named).toBe(WUXING.filter((wuxing) => percent[wuxing] < 20).join(''));
      counts.add(named?.length ?? 0);
    }
  }
  expect(counts.size).toBeGreaterThan(1);
});

/** Families that every kind of pair reads. */
const SHARED_FAMILIES: readonly { readonly id: string; readonly words: object }[] = [
  ...[elements, nature, nayin, palaces].flatMap((texts) => Object.values(texts)),
  LITTLE_CHILD_SIDE,
].filter((each): each is { id: string; words: object } => typeof each === 'object' && 'words' in each);

test('every text is used: 500 people contain a pair for each', () => {
  const families = [
    ...SHARED_FAMILIES,
    ...HEPAN_MODES.flatMap(
      (mode) => Object.values(HEPAN_LIBRARIES[mode] as object) as { id: string; words: object }[],
    ),
  ];
  const texts = families.flatMap(({ id, words }) => Object.keys(words).map((key) => `${id}.${key}`));
  const people = randomBirths(5, 500).map((birth) => sideOf(birth, '甲方'));
  const adults = people.filter(({ chart }) => 'time' in chart && chart.time.civil.year < 2008);
  const used = new Set<string>();
  const note = (a: HepanSide, b: HepanSide, mode: HepanMode): void => {
    for (const { key } of statementsOfHepan(read(a, b, mode)))
      for (const part of key.replace(/^todo\./u, '').split('+')) used.add(part);
  };
  for (const [i, a] of adults.entries())
    for (const mode of HEPAN_MODES) note(a, adults[(i * 13 + 7) % adults.length] ?? a, mode);
  for (const [i, b] of people.entries()) note(people[(i * 7 + 3) % people.length] ?? b, b, 'parentChild');
  expect(texts.length).toBeGreaterThan(380);
  expect(texts.filter((key) => !used.has(key))).toEqual([]);
});

test('the branch of the year speaks of where one comes from, that of the day of habits: each can be otherwise', () => {
  const faults = HEPAN_MODES.flatMap((mode) => {
    const { zodiac, years } = HEPAN_LIBRARIES[mode];
    return Object.entries<unknown>({ ...zodiac.words, ...years.words })
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
