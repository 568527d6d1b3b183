import { analyseChart, monthFactsOf, scoreYears } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { reportFactsOf, type ReportFacts, type ReportOptions } from '../reportFacts.ts';
import { textOf, type ReportSection } from '../report.ts';
import { dayunSection } from '../sections/dayun.ts';
import { liunianSection } from '../sections/liunian.ts';

const NOVEMBER = { year: 2026, month: 11, day: 22 };

function factsOf(birth: Birth, options: ReportOptions = { today: NOVEMBER }): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), options);
}

const SAMPLE: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
};

function plainOf(section: ReportSection | null, heading: RegExp): string {
  const found = section?.paragraphs.filter((paragraph) => heading.test(paragraph.heading ?? '')) ?? [];
  return found.flatMap(({ statements }) => statements.map(({ plain }) => plain ?? '')).join('');
}

test('late in November the running year is described by what is left of it, with the day it ends', () => {
  const text = plainOf(liunianSection(factsOf(SAMPLE)), /^2026 丙午年/u);
  expect(text).toContain('两个多月');
  expect(text).toContain('2027年2月4日');
  expect(text).not.toMatch(/年初|上半年/u);
});

test('before 立春 the running year is listed first, and its last month is what is left', () => {
  const section = liunianSection(factsOf(SAMPLE, { today: { year: 2027, month: 1, day: 20 } }));
  expect(section?.paragraphs[0]?.heading).toMatch(/^2026 丙午年/u);
  expect(plainOf(section, /^2026 丙午年/u)).toContain('不到一个月');
});

test('the months shown are those of one year, the one mostly ahead, with the days they begin and end', () => {
  const headingsOn = (month: number) =>
    liunianSection(factsOf(SAMPLE, { today: { year: 2026, month, day: 1 } }))
      ?.paragraphs.map(({ heading }) => heading ?? '')
      .filter((heading) => /月 · /u.test(heading));
  expect(headingsOn(3)?.every((heading) => heading.startsWith('2026'))).toBe(true);
  const november = headingsOn(11);
  expect(november).toHaveLength(12);
  expect(november?.every((heading) => heading.startsWith('2027'))).toBe(true);
  // 寒露 and 立冬 of 2027 fall on 8 October and 7 November.
  expect(november?.[8]).toContain('10月8日至11月6日');
});

test('the two best and the two hardest months are those of the highest and lowest scores', () => {
  for (const birth of randomBirths(61, 30)) {
    const facts = factsOf(birth);
    const section = liunianSection(facts);
    if (section === null) continue;
    const scores = monthFactsOf(facts.chart, facts.analysis, facts.monthsOf).map(
      ({ verdict }) => verdict.score,
    );
    const sorted = scores.toSorted((a, b) => a - b);
    const months = section.paragraphs.filter(({ heading }) => /月 · /u.test(heading ?? ''));
    const scoreOf = (mark: string): number =>
      scores[months.findIndex(({ heading }) => heading?.endsWith(`，${mark}）`))] ?? Number.NaN;
    if (sorted[0] === sorted.at(-1)) continue;
    expect(scoreOf('最好')).toBe(sorted.at(-1));
    expect(scoreOf('最难')).toBe(sorted[0]);
    expect(scoreOf('次好')).toBe(sorted.at(-2));
    expect(scoreOf('次难')).toBe(sorted[1]);
  }
});

test('months of the running year that have passed are short and in the past', () => {
  const section = liunianSection(factsOf(SAMPLE, { today: { year: 2026, month: 7, day: 1 } }));
  const months = section?.paragraphs.filter(({ heading }) => /月 · /u.test(heading ?? '')) ?? [];
  // 芒种 of 2026 is on 5 June: four months have passed on 1 July.
  const past = months.map(({ statements }) => statements.every(({ key }) => key.startsWith('month.past.')));
  expect(past).toEqual([true, true, true, true, ...Array.from({ length: 8 }, () => false)]);
});

test('against last year: the whole moves as the scores do', () => {
  for (const birth of randomBirths(62, 40)) {
    const facts = factsOf(birth);
    const [before, after] = scoreYears(facts.analysis, { fromYear: 2026, toYear: 2027 });
    const compared = liunianSection(facts)?.paragraphs.find(({ heading }) => heading?.includes('与去年相比'));
    if (compared === undefined || before === undefined || after === undefined) continue;
    const keys = compared.statements.map(({ key }) => key).join(' ');
    const change = after.score - before.score;
    if (change >= 4) expect(keys).toContain('year.change.宽');
    if (change <= -4) expect(keys).toContain('year.change.紧');
  }
});

test('the best and the hardest year of the current decade are those of its scores still ahead', () => {
  for (const birth of randomBirths(63, 40)) {
    const facts = factsOf(birth);
    const now = dayunSection(facts)?.paragraphs.find(({ heading }) => heading?.startsWith('眼下'));
    const years = (now?.statements ?? [])
      .filter(({ key }) => key.startsWith('decade.year.'))
      .map(
        ({ key, evidence }) =>
          [key.slice('decade.year.'.length, 'decade.year.'.length + 1), evidence] as const,
      );
    for (const [mark, evidence] of years) {
      const { year, score } = evidence[0]?.values ?? {};
      const decade = facts.analysis.dayun.findLast(
        ({ startYear }) => (startYear ?? Infinity) <= Number(year),
      );
      const from = Math.max(decade?.startYear ?? 0, Number(year) >= 2027 ? 2027 : 0);
      const all = scoreYears(facts.analysis, { fromYear: from, toYear: decade?.endYear ?? from }).map(
        (each) => each.score,
      );
      expect(score).toBe('顺松'.includes(mark) ? Math.max(...all) : Math.min(...all));
    }
  }
});

test('a decade is described with its halves where its years are so, and how sure that is', () => {
  // 辛亥 from 2026: the stem helps (metal of a weak metal), the branch of water does not; its best year is 2029, its hardest 2035.
  const birth: Birth = {
    civil: { year: 1983, month: 4, day: 13, hour: 21, minute: 20, second: 0 },
    sex: '男',
    hour: 'minute',
  };
  const section = dayunSection(factsOf(birth));
  const text = plainOf(section, /^眼下/u);
  expect(text).toContain('2026到2030年（虚岁44到48）走得开，2031到2035年（虚岁49到53）步子要小');
  expect(section?.paragraphs[0]?.statements.map(({ key }) => key)).toContain('decade.sure.低');
});

test('halves that the years named beside them deny, or whose first has passed, are for a master only', () => {
  // 戊寅 from 2023: the better first half has 2027, the hardest year, and the other one 2032, the best.
  const section = dayunSection(factsOf(SAMPLE));
  const text = plainOf(section, /^眼下/u);
  expect(section?.paragraphs[0]?.statements.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['decade.year.难@2027', 'decade.year.顺@2032']),
  );
  expect(text).not.toContain('2023到2027年');
  expect(section === null ? '' : textOf(section, '专业').join('')).toContain('若作五年一分，干戊');
  // In 2031 nothing can be done early any more.
  const late = factsOf(SAMPLE, { today: { year: 2031, month: 3, day: 1 } });
  expect(plainOf(dayunSection(late), /^眼下/u)).not.toMatch(/大事早些办|扛过去|扛一扛/u);
});

test('a master reads what the decades turn on, what is disputed and which year tests it', () => {
  const section = dayunSection(factsOf(SAMPLE));
  const text = section === null ? '' : textOf(section, '专业').join('');
  expect(text).toContain('一生之转在己卯运');
  expect(text).toMatch(/所争者丙子运：合看为较顺，分看干丙为宜守；若20\d\d..果滞，则分看为是/u);
  expect(text).toMatch(/2028戊申金到，果顺则取金为是/u);
});

test('who has retired by answer reads the years of a life at home', () => {
  const birth: Birth = { ...SAMPLE, civil: { ...SAMPLE.civil, year: 1970 } };
  const answers = { situation: '退休', partner: null, children: null } as const;
  const section = liunianSection(factsOf(birth, { today: NOVEMBER, answers }));
  const keys = section?.paragraphs.flatMap(({ statements }) => statements.map(({ key }) => key)) ?? [];
  expect(keys.some((key) => key.startsWith('year.late.'))).toBe(true);
  expect(keys.filter((key) => key.startsWith('year.stem.'))).toEqual([]);
  expect(keys.filter((key) => /^month\.[比劫食伤偏正七]/u.test(key))).toEqual([]);
});

test('of a decade whose last year is the next one nothing is advised for years that have passed', () => {
  // 丙子 丁酉 癸酉 丙辰, a man: the decade 庚子 ends with 2027.
  const section = dayunSection(
    factsOf({
      civil: { year: 1996, month: 10, day: 3, hour: 8, minute: 10, second: 0 },
      sex: '男',
      hour: 'minute',
    }),
  );
  const text = plainOf(section, /^眼下/u);
  expect(text).toContain('2023年（虚岁28）');
  expect(section?.paragraphs[0]?.statements.filter(({ key }) => key.startsWith('decade.year.'))).toEqual([]);
});

test('a partner and children are spoken of where the reader says so, and only there', () => {
  const textWith = (partner: boolean | null, children: boolean | null): string =>
    plainOf(
      liunianSection(factsOf(SAMPLE, { today: NOVEMBER, answers: { situation: null, partner, children } })),
      /与去年相比/u,
    );
  expect(textWith(true, true)).toMatch(/两个人之间，2027年（虚岁38）.*孩子那一头，2027年（虚岁38）/u);
  for (const [partner, children] of [
    [null, null],
    [false, false],
  ] as const)
    expect(textWith(partner, children)).not.toMatch(/两个人|孩子/u);
});

test('no month that costs is called good, and none that does not is called tight', () => {
  let checked = 0;
  for (const birth of randomBirths(67, 160)) {
    const facts = factsOf(birth);
    const section = liunianSection(facts);
    for (const { heading, statements } of section?.paragraphs ?? []) {
      const [, band, mark] = / · (\S+)（.*，(最好|次好|次难)）$/u.exec(heading ?? '') ?? [];
      if (band === undefined || mark === undefined) continue;
      const text = statements.map(({ plain }) => plain ?? '').join('');
      const isCostly = band === '需谨慎' || band === '宜守';
      if (isCostly) expect(text, heading ?? '').not.toMatch(/数它最好|另一个好用/u);
      else expect(text, heading ?? '').not.toContain('也是偏紧的时候');
      checked += isCostly === (mark !== '次难') ? 1 : 0;
    }
  }
  expect(checked).toBeGreaterThan(2);
});

test('the best facet of a year is called good only where it is', () => {
  let checked = 0;
  for (const birth of randomBirths(68, 40)) {
    const facts = factsOf(birth);
    for (const { statements } of liunianSection(facts)?.paragraphs ?? []) {
      for (const { key } of statements) {
        const [, facet, year] = /^year\.rank\.(事业|财运|感情|健康)@(\d+)$/u.exec(key) ?? [];
        if (facet === undefined) continue;
        const [scored] = scoreYears(facts.analysis, { fromYear: Number(year), toYear: Number(year) });
        expect(scored?.facets[facet as '事业']).toBeGreaterThanOrEqual(60);
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(20);
});
