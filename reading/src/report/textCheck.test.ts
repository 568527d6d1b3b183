/**
 * What a reader reads, beside the numbers of the chart and the age of the reader, by word lists of the test: it knows none of the
 * library's keys or texts.
 */
import { WUXING } from '@shangyuan/engine/ganzhi';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { readingOf, type Reading, type ReadSentence } from './testing/reading.ts';
import { isUnwanted, roleOf, TEXT_CHECKS, TEXT_FAULTS, type TextFault } from './testing/textChecks.ts';

const COUNT = isFull ? 2_000 : 120;

let readings: readonly Reading[] = [];
beforeAll(() => {
  readings = randomBirths(424242, isFull ? 2_600 : 160)
    .filter(({ civil }) => civil.year <= 2006)
    .slice(0, COUNT)
    .map((birth) => readingOf(birth));
});

describe('no report is denied by its numbers', () => {
  test.each(TEXT_FAULTS)('%s', (fault) => {
    const found = readings.flatMap((reading) =>
      TEXT_CHECKS[fault](reading).map(({ text }) => `${reading.report.chartKey} ${text}`),
    );
    expect(found.slice(0, 8), `${found.length} in ${readings.length} reports`).toEqual([]);
  });
});

/** One false sentence of each class, twice, in other words than the library's. */
function planted(reading: Reading): Readonly<Record<TextFault, readonly Partial<ReadSentence>[]>> {
  const years = Array.from({ length: 40 }, (_, i) => 2_000 + i);
  const worst = years.find((year) => reading.yearOf(year).score < 56) ?? 0;
  const best = years.find((year) => reading.yearOf(year).score >= 72) ?? 0;
  const poor = years.find((year) => reading.yearOf(year).facets.事业 < 56) ?? 0;
  const unwanted = WUXING.find((wuxing) => isUnwanted(roleOf(reading, wuxing))) ?? '木';
  const lesser = WUXING.find((wuxing) => roleOf(reading, wuxing) === '喜神') ?? '水';
  return {
    'a year promised or warned of against its score': [
      { section: 'yongshen', text: `到了${worst}年，手上的事正好推进。` },
      { section: 'dayun', text: `${best}年最吃紧。` },
      { section: 'career', text: `想换位置，${poor}年最有利。` },
    ],
    'the want of an unwanted element lamented': [
      { text: `样样都在，就差一点${unwanted}。` },
      { text: `可惜少了${unwanted}，热闹不起来。` },
    ],
    'an element both lamented and welcomed for its want': [
      { text: `什么都好，还差一口${lesser}。` },
      { text: `${lesser}不多，反而清净。` },
    ],
    'strong and weak words in one report': [{ text: '你底气足，不怕事。' }, { text: '说到底还是身板薄。' }],
    'overburdened and idle in one period': [],
    'a warm old age before hard decades': [
      { text: '老来身边会越来越热闹。' },
      { text: '往后的光景，越往后越有人照应。' },
    ],
    'a most useful element that is not the 用神': [{ text: `${unwanted}对你最管用。` }],
    'a part of the year that has gone by': [{ heading: '2026 丙午年', text: '开春就把行李收好。' }],
    'an age that is not that of its year': [{ text: '2027年（虚岁61），换个地方住。' }],
  };
}

test('false sentences of each class are caught in whatever words', () => {
  // Born in 1990; decades from 58 on are turned hard for the class that needs them.
  const own = readingOf({
    civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
  });
  const analysis = {
    ...own.analysis,
    dayun: own.analysis.dayun.map((decade) => ({ ...decade, band: '宜守' as const })),
  };
  const BLANK = { depth: '通俗', section: 'overview', heading: '', text: '', isTodo: false } as const;
  const all = planted(own);
  for (const fault of TEXT_FAULTS) {
    const sentences = all[fault].map((sentence) => ({ ...BLANK, ...sentence }));
    const paragraphs = [
      {
        section: 'liunian' as const,
        heading: '2030',
        ground: null,
        text: '担子压在肩上，日日忙得脚不沾地。',
      },
      { section: 'liunian' as const, heading: '2030', ground: null, text: '整天闲着，生出懒劲。' },
    ];
    const found = TEXT_CHECKS[fault]({ ...own, analysis, sentences, paragraphs }).map(({ text }) => text);
    const expected =
      fault === 'overburdened and idle in one period'
        ? [paragraphs.map(({ text }) => text).join('')]
        : fault === 'an element both lamented and welcomed for its want' ||
            fault === 'strong and weak words in one report'
          ? sentences
              .slice(fault.startsWith('strong') ? 0 : 1, fault.startsWith('strong') ? 1 : 2)
              .map(({ text }) => text)
          : sentences.map(({ text }) => text);
    expect([fault, found]).toEqual([fault, expected]);
  }
});
