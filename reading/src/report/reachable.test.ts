/**
 * Every key of the report's library is used: for each a birth is known (`testing/reachingBirths.ts`).
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import type { Family } from '../statement/family.ts';
import { NO_ANSWERS, type ReaderAnswers } from '../statement/reader.ts';
import { partKeys } from './bridge.ts';
import { reportOf } from './reportOf.ts';
import { reachingBirths, readOf, type Read } from './testing/reachingBirths.ts';
import { statementsOf } from './testing/statements.ts';

const LIBRARY = fileURLToPath(new URL('library/', import.meta.url));
/** Six years, so that luck uses all its keys. */
const OPTIONS = {
  today: { year: 2026, month: 11, day: 22 },
  years: { fromYear: 2026, toYear: 2031 },
};
/** Years whose months are read: the running one, with months that have passed, and the next. */
const MONTHS_OF = [2026, 2027] as const;

/** Nothing answered; a partner and children; neither. */
const ANSWERS: readonly ReaderAnswers[] = [
  NO_ANSWERS,
  { ...NO_ANSWERS, partner: true, children: true },
  { ...NO_ANSWERS, partner: false, children: false },
];

/** Keys of the statements that readers of the chart's report see who have given one of {@link ANSWERS}. */
function keysOf({ chart, analysis }: Read, i: number): string[] {
  const monthsOf = MONTHS_OF[i % MONTHS_OF.length] ?? MONTHS_OF[0];
  const options = { ...OPTIONS, monthsOf, answers: ANSWERS[i] ?? NO_ANSWERS };
  return statementsOf(reportOf(chart, analysis, options)).flatMap((statement) =>
    statement.plain === null ? [] : partKeys(statement),
  );
}

function isFamily(value: unknown): value is Family {
  return typeof value === 'object' && value !== null && 'words' in value && 'chip' in value;
}

async function keysOfLibrary(): Promise<string[]> {
  const modules = await Promise.all(
    readdirSync(LIBRARY).map((file) => import(`${LIBRARY}${file}`) as Promise<object>),
  );
  const families = modules.flatMap((module) => Object.values(module).filter(isFamily));
  return families.flatMap(({ id, words }) => Object.keys(words).map((key) => `${id}.${key}`));
}

/** Years of a phase that come near only when read in other years; and what none of 15,000 random births has. */
const RARE = [
  'lucky.year.火.中',
  'lucky.year.金.远',
  'matter.cost.缺.比劫',
  'matter.top.正财',
  'matter.thirst.土.无',
  'matter.thirst.金.藏',
  'relation.natal.半合.前',
  'thesis.health.健康.官杀.强',
];

/** Births to look through for a key that none of the listed ones has. */
const TRIES = 6_000;

/** Lines for `testing/reachingBirths.ts` that bring out the missing keys, of random births; what none of them has is left out. */
function linesFor(missing: readonly string[]): string[] {
  const left = new Set(missing);
  const lines: string[] = [];
  for (const { civil, sex } of randomBirths(7, TRIES)) {
    if (left.size === 0) break;
    const two = (number: number) => String(number).padStart(2, '0');
    const line = `${civil.year}-${two(civil.month)}-${two(civil.day)} ${two(civil.hour)}:${two(civil.minute)} ${sex}`;
    const read = readOf(line);
    const found = ANSWERS.flatMap((_, i) => keysOf(read, i)).filter((key) => left.has(key));
    if (found.length > 0) lines.push(`${line} for ${found.join(' ')}`);
    for (const key of found) left.delete(key);
  }
  return lines;
}

test('a birth is known for every key', async () => {
  const keys = await keysOfLibrary();
  expect(keys.length).toBeGreaterThan(1_200);
  const left = new Set(keys.filter((key) => !RARE.includes(key)));
  const reads = reachingBirths();
  // Nearly all come with the first answers: the others are looked through only until nothing is left.
  for (const [i] of ANSWERS.entries())
    for (const read of reads) {
      if (left.size === 0) break;
      for (const key of keysOf(read, i)) left.delete(key);
    }
  const missing = [...left];
  expect(missing, `add births to testing/reachingBirths.ts: ${linesFor(missing).join('; ')}`).toEqual([]);
});
