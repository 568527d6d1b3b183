/**
 * What a screen of analysis says, over many charts: every condition has words, no engine shorthand shows, and the texts agree
 * with what was found.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import { castChart, type Chart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { TEN_GOD_GROUP, TEN_GODS, WUXING, type TenGod } from '@shangyuan/engine/ganzhi';
import {
  balanceCardOf,
  godLines,
  godPresence,
  patternCardOf,
  phasePresence,
  tenthsText,
  yongshenCardOf,
} from './index.ts';

const XIAOYUE = castChart({
  pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
  sex: '女',
  hour: 'shichen',
});

/** A chart every fifty days or so, each at another hour, over fifty years. */
function* manyCharts(): Generator<Chart> {
  for (let i = 0; i < 400; i++) {
    const at = new Date(Date.UTC(1950, 0, 1) + i * 47 * 86_400_000);
    yield castChart({
      civil: {
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        day: at.getUTCDate(),
        hour: (i * 7) % 24,
        minute: 20,
        second: 0,
      },
      sex: i % 2 === 0 ? '男' : '女',
      hour: 'minute',
    });
  }
}

function textsOf(analysis: Analysis): string[] {
  const balance = balanceCardOf(analysis);
  const pattern = patternCardOf(analysis);
  const yongshen = yongshenCardOf(analysis);
  return [
    balance.explanation.sentence,
    ...balance.ticks.flatMap(({ short, explanation }) => [short, explanation.sentence]),
    pattern.basis,
    pattern.weighing,
    ...[...pattern.successes, ...pattern.failures].flatMap(({ text, conditions, rescuers }) => [
      text,
      ...conditions.map((condition) => condition.text),
      ...rescuers.map((condition) => condition.text),
    ]),
    ...yongshen.needs.map(({ text }) => text),
    ...WUXING.map((wuxing) => phasePresence(analysis, wuxing).meaning),
    ...TEN_GODS.map((god) => godPresence(analysis, god).meaning),
    yongshen.weighing,
    ...yongshen.because,
  ];
}

test('a card denies no god that the chart has', () => {
  for (const chart of manyCharts()) {
    const analysis = analyseChart(chart);
    const { successes, failures } = patternCardOf(analysis);
    const texts = [...successes, ...failures].flatMap(({ conditions, rescuers }) =>
      [...conditions, ...rescuers].map(({ text }) => text),
    );
    for (const text of texts) {
      const [, what] = /^没有(..?)(?:，|$)/u.exec(text) ?? [];
      if (what === undefined) continue;
      for (const god of TEN_GODS.filter((one) => one === what || TEN_GOD_GROUP[one] === what))
        expect(analysis.tenGods[god].level, text).toBe(0);
      const other = /，只有(..)$/u.exec(text)?.[1];
      if (other !== undefined) expect(analysis.tenGods[other as TenGod].level, text).toBeGreaterThan(0);
    }
  }
});

test('小月: what the book asks of 七杀格, and what she has', () => {
  const analysis = analyseChart(XIAOYUE);
  const { name, successes, failures, count, weighing } = patternCardOf(analysis);
  expect([name, count, failures]).toEqual(['七杀格', '三路中合一路', []]);
  expect(
    successes.map((way) => [way.name, way.isMet, way.conditions.map(({ text, isMet }) => [text, isMet])]),
  ).toEqual([
    [
      '食神制杀',
      false,
      [
        ['没有食神，只有伤官', false],
        ['日主偏弱', false],
      ],
    ],
    [
      '印化七杀',
      true,
      [
        ['印藏在支中', true],
        ['日主不强', true],
      ],
    ],
    ['阳刃当杀', false, [['没有坐着阳刃', false]]],
  ]);
  expect(weighing).toBe('我们看：条件是有的，只是藏在地支里，力量要等引出来才显。');
  const { needs, schools, confidence } = yongshenCardOf(analysis);
  expect(needs.map(({ wuxing, word }) => wuxing + word)).toEqual([
    '金最需要',
    '水有帮助',
    '土平常',
    '木少些好',
    '火宜少',
  ]);
  expect(schools.map(({ name: school, wuxing }) => school + wuxing)).toEqual(['扶抑金', '调候水', '格局土']);
  expect(confidence).toBe('把握中等');
});

test('小月: how much there is of fire and of 七杀, with what was counted', () => {
  const analysis = analyseChart(XIAOYUE);
  const fire = phasePresence(analysis, '火');
  expect(fire.title).toBe('火：官杀');
  expect(fire.meaning).toContain('约三成是火');
  expect(fire.meaning).toContain('“旺”');
  const counted = [...(fire.steps[1] ?? '').matchAll(/([\d.]+)分/gu)].map(([, points]) => Number(points));
  expect(counted.reduce((a, b) => a + b, 0)).toBeCloseTo(analysis.strength.score.火, 0);
  expect(godLines(analysis)[0]).toEqual({ god: '七杀', word: '最重', level: 4 });
  expect(godPresence(analysis, '七杀').meaning).toContain('天干不见，藏在');
  expect(godPresence(analysis, '食神').meaning).toContain('盘中不见');
});

describe('over 400 charts', () => {
  const analyses = [...manyCharts()].map((chart) => analyseChart(chart));

  test('nothing reads like a log: no arrows, signs, half-width marks, points or bare verdicts', () => {
    const faults = analyses
      .flatMap(textsOf)
      .filter((text) => /[→←+−:;,%]|\d|作败|作成|[^计]分。|undefined|null/u.test(text));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('conditions that are met are shown as met, and the parts of a bar add up to its votes', () => {
    for (const analysis of analyses) {
      const { successes, failures, special } = patternCardOf(analysis);
      expect(successes.length > 0 || special.length > 0).toBe(true);
      for (const way of [...successes, ...failures])
        expect(way.isMet).toBe(way.conditions.every(({ isMet }) => isMet) || failures.includes(way));
      for (const { wuxing, parts } of yongshenCardOf(analysis).needs) {
        const sum = parts.reduce((total, { points }) => total + points, 0);
        expect(sum).toBeCloseTo(analysis.yongshen.votes[wuxing], 0);
      }
    }
  });
});

test.each([
  [0, '不到一成'],
  [4.9, '不到一成'],
  [15, '约二成'],
  [29.6, '约三成'],
  [50, '约一半'],
  [96, '几乎全部'],
])('%d %% is %s', (percent, text) => expect(tenthsText(percent)).toBe(text));
