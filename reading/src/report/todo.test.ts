/**
 * What to do: one thing a section for every reader, none like another of the same report, none that does not fit the age.
 */
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { NO_ANSWERS, type ReaderAnswers } from '../statement/reader.ts';
import { readingOf, TODAY, type Reading } from './testing/reading.ts';

const BIRTHS = randomBirths(913, isFull ? 240 : 160);
const ageOf = (year: number): number => TODAY.year - year;
/** Two errands that share so many characters in a row are the same errand. */
const ALIKE = 6;

const todosOf = ({ report }: Reading): string[] => report.sections.flatMap(({ todo }) => todo?.plain ?? []);

test('every section has one for every reader, whatever is answered', () => {
  const answers: readonly ReaderAnswers[] = [
    NO_ANSWERS,
    { situation: '学生', partner: false, children: null },
    { situation: '在职', partner: true, children: true },
    { situation: '退休', partner: null, children: false },
  ];
  for (const [i, birth] of BIRTHS.entries()) {
    const reading = readingOf(birth, { answers: answers[i % answers.length] ?? NO_ANSWERS });
    expect(todosOf(reading).length).toBe(reading.report.sections.length);
  }
});

test('two of one report are never alike', () => {
  const alike: string[] = [];
  for (const birth of BIRTHS) {
    const todos = todosOf(readingOf(birth)).map((text) => text.replaceAll(/[，。“”]/gu, ''));
    for (const [i, a] of todos.entries()) {
      for (const b of todos.slice(i + 1)) {
        const runs = Array.from({ length: Math.max(0, a.length - ALIKE + 1) }, (_, at) =>
          a.slice(at, at + ALIKE),
        );
        if (runs.some((run) => b.includes(run))) alike.push(`${a} ~ ${b}`);
      }
    }
  }
  expect(alike).toEqual([]);
});

test('those of children, the young and the retired are of their age', () => {
  const UNFIT: readonly (readonly [isReader: (age: number) => boolean, words: RegExp])[] = [
    [(age) => age < 13, /钱|账|同事|朋友吃|期限|证书|登录|作业本|考/u],
    [(age) => age < 17, /钱|账|同事|前辈|客户|实习|期限|喝酒|合同|行业|工作/u],
    [(age) => age >= 19 && age <= 22, /同事|客户|孩子|晚辈|退休|老伙伴/u],
    [(age) => age >= 66, /同行|本行|行内|客户|团队|证书|进度表|加班|父母|学期|同学/u],
    [(age) => age >= 82, /报名|公交|登台|修好一样|半天假|快走/u],
  ];
  for (const birth of BIRTHS) {
    const age = ageOf(birth.civil.year);
    const texts = todosOf(readingOf(birth));
    for (const [isReader, words] of UNFIT) {
      if (isReader(age)) expect([age, texts.filter((text) => words.test(text))]).toEqual([age, []]);
    }
  }
});
