import { YUNQI_OPTIONS, yunqiDifferences, type YunqiDifference } from '@shangyuan/engine/yunqi';
import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { differenceText } from './differenceText.ts';

const RULES = YUNQI_OPTIONS.defaults;
const texts = (year: number, isMatch: (difference: YunqiDifference) => boolean): readonly string[] =>
  yunqiDifferences(year)
    .filter(isMatch)
    .map((difference) => differenceText(difference, RULES));

test('where the schools part, with both readings', () => {
  expect(texts(2026, ({ field }) => field === 'keyun')[0]).toBe(
    '二运的客运，依《素问·六元正纪大论》为太角，依太少相间之说为少角。',
  );
  expect(texts(2013, ({ field }) => field === 'state')).toEqual([
    '年名，后世所传十五年平气为升明，只取《素问》明文为伏明。',
  ]);
  expect(texts(2026, ({ value, part }) => value === 'lichun' && part === 'year')).toEqual([
    '运气年，岁首起大寒在2026年1月20日 09:44:56，岁首起立春在2026年2月4日 04:02:08。',
  ]);
});

test('every difference of sixty years under every school is a sentence', () => {
  for (let year = 1984; year < 2044; year++) {
    for (const text of texts(year, () => true)) expect(lintText(text, 'prose')).toEqual([]);
  }
});
