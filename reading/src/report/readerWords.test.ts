/**
 * Words that are not used for readers of an age, or for readers who answered nothing. The lists are those of an
 * editor who read the reports from outside.
 */
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { NO_ANSWERS, type ReaderAnswers } from '../statement/reader.ts';
import { CHILDREN, OF_ELDERS, OF_MINORS, OF_YOUNG, PARTNER } from './testing/wordLists.ts';
import { readingOf, TODAY, type Reading, type ReadSentence } from './testing/reading.ts';

const COUNT = isFull ? 1_500 : 240;

const ageOf = (year: number): number => TODAY.year - year;
const births = randomBirths(808, COUNT);

const plainOf = ({ sentences }: Reading): ReadSentence[] => sentences.filter(({ depth }) => depth !== '专业');

function unfit(
  isReader: (age: number) => boolean,
  words: RegExp,
  { answers, skip = [] }: { readonly answers?: ReaderAnswers; readonly skip?: readonly string[] } = {},
): string[] {
  return births
    .filter(({ civil }) => isReader(ageOf(civil.year)))
    .flatMap((birth) =>
      plainOf(readingOf(birth, answers === undefined ? {} : { answers }))
        .filter(({ section, text }) => !skip.includes(section) && words.test(text))
        .map(({ section, text }) => `${ageOf(birth.civil.year)} ${section} ${text}`),
    );
}

describe('words that do not fit a reader', () => {
  test('a minor: money, work, meeting someone, errands of adults', () => {
    expect(unfit((age) => age < 17, OF_MINORS).slice(0, 10)).toEqual([]);
  });

  test('from 19 to 22: children, long years of work', () => {
    expect(unfit((age) => age >= 19 && age <= 22, OF_YOUNG).slice(0, 10)).toEqual([]);
  });

  // Past decades and working life are looked back on.
  test('from 67 on: errands of working life', () => {
    expect(unfit((age) => age >= 67, OF_ELDERS, { skip: ['career', 'dayun'] }).slice(0, 10)).toEqual([]);
  });

  test('a reader who answered nothing: children and a partner', () => {
    expect(unfit((age) => age >= 23 && age <= 64, CHILDREN).slice(0, 10)).toEqual([]);
    expect(unfit((age) => age >= 23 && age <= 64, PARTNER).slice(0, 10)).toEqual([]);
  });

  test('a reader who retired early: errands of working life', () => {
    const answers = { ...NO_ANSWERS, situation: '退休' } as const;
    expect(
      unfit((age) => age >= 50 && age <= 60, OF_ELDERS, { answers, skip: ['career', 'dayun'] }).slice(0, 10),
    ).toEqual([]);
  });
});

test('what is answered changes what is read, and adds to it', () => {
  const [birth] = births.filter(({ civil }) => ageOf(civil.year) === 38);
  if (birth === undefined) throw new Error('no birth of that age');
  const textsOf = (answers: ReaderAnswers): string =>
    plainOf(readingOf(birth, { answers }))
      .map(({ text }) => text)
      .join('');
  const nothing = textsOf(NO_ANSWERS);
  for (const answers of [
    { ...NO_ANSWERS, situation: '学生' },
    { ...NO_ANSWERS, situation: '退休' },
    { ...NO_ANSWERS, partner: true },
    { ...NO_ANSWERS, partner: false },
    { ...NO_ANSWERS, children: true },
  ] as const) {
    expect(textsOf(answers), JSON.stringify(answers)).not.toBe(nothing);
  }
});
