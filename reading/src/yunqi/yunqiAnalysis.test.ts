import { yunqiOfYear } from '@shangyuan/engine/yunqi';
import { describe, expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import type { Statement } from '../statement/statement.ts';
import { yunqiBirthReading, yunqiYearReading } from './index.ts';
import { YUNQI_BIRTH_SITIAN, YUNQI_BIRTH_STEP, YUNQI_EFFECT, YUNQI_SHARED } from './library/birthText.ts';
import { YUNQI_STEP } from './library/stepText.ts';
import { YUNQI_FLAG, YUNQI_KEYUN, YUNQI_RELATION } from './library/yearText.ts';

const YEARS = Array.from({ length: 60 }, (_, i) => 1984 + i);

function soundness(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ key, expert, evidence }) =>
    [...lintText(expert ?? '', 'expert'), ...lintText(evidence[0]?.why ?? '', 'prose')].map(
      ({ rule, found }) => `${key} ${rule} ${found}`,
    ),
  );
}

const keysOf = ({ id, words }: { readonly id: string; readonly words: object }): string[] =>
  Object.keys(words).map((key) => `${id}.${key}`);

describe('a year', () => {
  test('how guest and host meet is stated once, not in both reason and verdict', () => {
    const texts = YEARS.flatMap((year) =>
      yunqiYearReading(year).qi.map(({ statement }) => statement.expert ?? ''),
    );
    expect(texts.join('')).toMatch(/（相得·顺）/u);
    expect(texts.filter((text) => /：[^。（]*(相得|顺)[^。（]*（[^）]*\1/u.test(text))).toEqual([]);
  });

  test('2026: six steps of qi and five of 运 in their order, and how the year stands', () => {
    const { title, statements, qi, yun } = yunqiYearReading(2026);
    expect(title).toBe('丙午年，岁运太羽');
    expect(statements.map(({ key }) => key)).toEqual(['yunqi.relation.不和']);
    expect(qi.map(({ name }) => name)).toEqual(['初之气', '二之气', '三之气', '四之气', '五之气', '终之气']);
    expect(qi[2]?.what).toBe('客气少阴君火，主气少阳相火');
    expect(yun[0]?.what).toMatch(/客运太羽$/);
    expect(yun[1]?.differences[0]).toBe('二运的客运，依《素问·六元正纪大论》为太角，依太少相间之说为少角。');
    expect(qi[4]?.differences.at(-1)).toMatch(/^五之气的客主加临/);
  });

  test('every text of the year is used within sixty years, and correct', () => {
    const texts = YEARS.flatMap((year) => {
      const { statements, qi, yun } = yunqiYearReading(year);
      return [...statements, ...[...qi, ...yun].map(({ statement }) => statement)];
    });
    expect(soundness(texts)).toEqual([]);
    const keys = new Set(texts.map(({ key }) => key));
    const all = [YUNQI_STEP, YUNQI_KEYUN, YUNQI_FLAG, YUNQI_RELATION].flatMap(keysOf);
    expect(all.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('a birth', () => {
  const reading = yunqiBirthReading(Date.UTC(1984, 5, 1), [Date.UTC(2024, 5, 1), Date.UTC(2026, 10, 22)]);

  test('has its step, its 司天, its tendency with the arithmetic, and each date', () => {
    expect(reading.statements.map(({ key }) => key)).toEqual([
      'yunqi.birthStep.三之气',
      'yunqi.birthSitian.少阴君火',
    ]);
    expect(reading.arithmetic).toEqual([
      '岁运太过，土＋3',
      '司天，火＋2',
      '在泉，金＋1',
      '客气，火＋1',
      '合计：木0，火3，土3，金1，水0',
    ]);
    expect(reading.dates.map(({ title }) => title)).toEqual(['甲辰年三之气', '丙午年五之气']);
    expect(reading.dates[0]?.statements.map(({ key }) => key)).toEqual([
      'yunqi.effect.土.当令放大',
      'yunqi.shared.岁运',
      'yunqi.shared.主气',
    ]);
    expect(reading.dates[0]?.care).toMatch(/。$/);
  });

  test('more than three dates are refused; none are needed', () => {
    expect(() => yunqiBirthReading(0, [1, 2, 3, 4])).toThrow(RangeError);
    expect(yunqiBirthReading(0, []).dates).toEqual([]);
  });

  test('every text of a birth is used within sixty years, and correct', () => {
    const moments = YEARS.flatMap((year) => yunqiOfYear(year).qiSteps.map(({ startMs }) => startMs));
    const texts = moments.flatMap((birthMs, i) => {
      const dates = [7, 60, 113].map((ahead) => moments[(i + ahead) % moments.length] as number);
      const { statements, dates: read } = yunqiBirthReading(birthMs, dates);
      return [...statements, ...read.flatMap((date) => date.statements)];
    });
    expect(soundness(texts)).toEqual([]);
    const keys = new Set(texts.map(({ key }) => key));
    const all = [YUNQI_BIRTH_STEP, YUNQI_BIRTH_SITIAN, YUNQI_EFFECT, YUNQI_SHARED].flatMap(keysOf);
    expect(all.filter((key) => !keys.has(key))).toEqual([]);
  });
});
