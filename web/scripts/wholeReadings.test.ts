/**
 * Whole readings of many births through the dictionaries that pages load: no character that a script does not have.
 */
import { analyseChart, HEPAN_MODES } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { chartDocument } from '@shangyuan/engine/document';
import { chartDocumentText } from '@shangyuan/reading/document';
import { glossaryEntry, TERMS, termParts } from '@shangyuan/reading/glossary';
import { hepanReportOf } from '@shangyuan/reading/hepan';
import { reportOf } from '@shangyuan/reading/report';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../engine/golden/births.ts';
import { converterOf } from '../src/lib/script/converter.ts';
import { strangersIn } from './scriptTable.ts';
import { dictionaryOf, runsOfSources } from './traditional.ts';

const COUNT = process.env['FULL'] === '1' ? 2_000 : 200;
const TODAY = { year: 2026, month: 11, day: 22 };
const CHINESE = /[\u3400-\u9fff]/;

/** Every text of a reading, in all its depths and edits. */
function textsIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (CHINESE.test(value)) into.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, into);
}

const SIDES = randomBirths(95, COUNT).map((birth, i) => {
  const chart = castChart(birth);
  return { chart, analysis: analyseChart(chart), name: `甲${i}` };
});
const REPORTS = new Set<string>();
const COMPARISONS = new Set<string>();
const DOCUMENTS = new Set<string>();
for (const [i, side] of SIDES.entries()) {
  const { chart, analysis } = side;
  textsIn(reportOf(chart, analysis, { today: TODAY }), REPORTS);
  const other = SIDES[(i + 1) % SIDES.length];
  const mode = HEPAN_MODES[i % HEPAN_MODES.length];
  if (other !== undefined && mode !== undefined)
    textsIn(hepanReportOf(side, other, { mode, today: TODAY }), COMPARISONS);
  textsIn(
    chartDocumentText(chart, chartDocument(chart, { disclaimer: '' }, analysis)).split('\n'),
    DOCUMENTS,
  );
}
const GLOSSARY = new Set<string>();
for (const term of TERMS) textsIn(glossaryEntry(term), GLOSSARY);

const READINGS = [
  ['reports', REPORTS, 10_000],
  ['comparisons', COMPARISONS, 1_000],
  ['charts as text', DOCUMENTS, 1_000],
  ['the glossary', GLOSSARY, 200],
] as const;

const RUNS = runsOfSources();

describe.each(['tw', 'hk'] as const)('%s', (script) => {
  const dictionary = dictionaryOf(script, RUNS);
  const changed = new Set(dictionary.characters.map(([from]) => from));
  const convert = converterOf(dictionary);
  const faultsIn = (texts: Iterable<string>): readonly string[] =>
    [...texts].flatMap((text) => {
      const strange = strangersIn(convert(text), script, changed).join('');
      return strange === '' ? [] : [`${strange} | ${convert(text)}`];
    });

  test.each(READINGS)('%s', (_, texts, least) => {
    expect(texts.size).toBeGreaterThan(least);
    expect(faultsIn(texts)).toEqual([]);
  });

  test('a text cut at its terms is written as the whole is', () => {
    const apart = [...REPORTS, ...COMPARISONS, ...GLOSSARY].filter(
      (text) =>
        termParts(text)
          .map((part) => convert(part.text))
          .join('') !== convert(text),
    );
    expect(apart).toEqual([]);
  });

  test('a text that was not converted would be noticed', () => {
    expect(strangersIn('这张盘是辛日午月', script, changed).join('')).toBe('这张盘');
    expect(strangersIn('一邊出點子，天干地支', script, changed)).toEqual([]);
  });
});

test.each(READINGS)('simplified: %s', (_, texts) => {
  const none = new Set<string>();
  expect([...texts].filter((text) => strangersIn(text, 'simplified', none).length > 0)).toEqual([]);
  expect(strangersIn('這是盤', 'simplified', none).join('')).toBe('這盤');
});
