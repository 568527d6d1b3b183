import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOf, suite, expectedOf } from './assertions.ts';
import { DIFFERENCES } from './differences.ts';

const DOC = readFileSync(new URL('../../docs/FROM_6TAIL.md', import.meta.url), 'utf8');

/** Calls of the assertions that have no answer here. */
const REFUSED = {
  'lunar-javascript': [
    'Foto.getAnimal',
    'Foto.getGong',
    'Foto.getOtherFestivals',
    'Foto.getShou',
    'Foto.getXiu',
    'Foto.getZheng',
    'Foto.toFullString',
  ],
  tyme4ts: ['LunarDay.getJupiterDirection', 'LunarHour.getAvoids', 'LunarHour.getRecommends'],
};

describe.each(['lunar-javascript', 'tyme4ts'] as const)('the suite of %s', (name) => {
  const read = suite(name);
  // Each once and in order: a test of holidays changes them for those after it.
  const answered = read.assertions.map((each) => ({
    ...each,
    answer: answerOf(read, each),
    expected: expectedOf(each),
  }));
  const failed = answered.filter(
    ({ answer, expected }) => JSON.stringify(answer) !== JSON.stringify(expected),
  );

  it('names its repository, commit and licence', () => {
    expect(read.origin.repository).toMatch(/^https:\/\/github\.com\/6tail\//);
    expect(read.origin.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(read.origin.licence).toMatch(/^MIT/);
  });

  it('agrees but for the assertions that the table of differences names', () => {
    const counts: Record<string, number> = {};
    for (const { test } of failed) counts[test] = (counts[test] ?? 0) + 1;
    const listed = DIFFERENCES.filter((row) => row.suite === name).flatMap(({ tests }) =>
      Object.entries(tests),
    );
    expect(counts).toEqual(Object.fromEntries(listed));
  });

  it('never answers with an error that is not a refusal by name', () => {
    const errors = failed.filter(({ answer }) => String(answer).startsWith('error:'));
    expect(errors).toEqual([]);
  });

  it('answers every call that its assertions make but these, which throw by name', () => {
    const refused = failed
      .map(({ answer }) => String(answer))
      .filter((text) => text.startsWith('NotInShangyuan: '));
    const calls = new Set(refused.map((text) => text.slice('NotInShangyuan: '.length)));
    expect([...calls].toSorted()).toEqual(REFUSED[name]);
  });

  it('has the figures that FROM_6TAIL.md prints', () => {
    const { package: of, commit } = read.origin;
    const total = read.assertions.length;
    expect(DOC).toContain(
      `| ${of} | ${commit.slice(0, 7)} | ${total} | ${total - failed.length} | ${failed.length} |`,
    );
  });
});

it('explains every difference in FROM_6TAIL.md', () => {
  for (const { cause, right, tests, suite: of } of DIFFERENCES) {
    const count = Object.values(tests).reduce((sum, each) => sum + each, 0);
    expect(DOC).toContain(`| ${cause} | ${of} | ${count} | ${right} |`);
  }
});
