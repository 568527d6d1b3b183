import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { gujiReadings } from './index.ts';
import { PASSAGE_CHAPTER, PASSAGE_HOUR, PASSAGE_STEM } from './library/passageText.ts';
import { WORLD } from '@shangyuan/engine/world';

test('a chart with its books, chapters, and why each fits', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const readings = gujiReadings(analyseChart(chart));
  expect(readings.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['《穷通宝鉴》论庚金·四月', '《滴天髓》天干·庚金', '《子平真诠》论偏官']),
  );
  expect(readings[1]?.statement.plain).toContain('最刚的铁');
  expect(readings[1]?.statement.evidence[0]).toMatchObject({
    source: '滴天髓·天干·庚金',
    why: '这张盘是庚日，所以对到天干·庚金这一章。',
  });
});

test('every passage is used by a chart, with a correct text', () => {
  const texts = new Set<string>();
  const faults = new Set<string>();
  const read = (analysis: ReturnType<typeof analyseChart>): void => {
    for (const { statement } of gujiReadings(analysis)) {
      texts.add(statement.key);
      for (const { rule, found } of [
        ...lintText(statement.expert ?? '', 'expert'),
        ...lintText(statement.evidence[0]?.why ?? '', 'prose'),
      ])
        faults.add(`${statement.key} ${rule} ${found}`);
    }
  };
  for (const birth of randomBirths(8, 1_500)) read(analyseChart(castChart(birth, {}, WORLD)));
  for (const birth of randomBirths(8, 20))
    read(analyseChart(castChart({ ...birth, hour: 'unknown' }, {}, WORLD)));
  expect([...faults].slice(0, 10)).toEqual([]);
  const all = [PASSAGE_STEM, PASSAGE_CHAPTER, PASSAGE_HOUR].flatMap(({ id, words }) =>
    Object.keys(words).map((key) => `${id}.${key}`),
  );
  expect(all.filter((key) => !texts.has(key))).toEqual([]);
});
