/**
 * Every key of the report's library is used: for each a birth is known (`testing/reachingBirths.ts`).
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Family } from '../statement/family.ts';
import { partKeys } from './bridge.ts';
import { reportOf } from './reportOf.ts';
import { reachingBirths } from './testing/reachingBirths.ts';
import { statementsOf } from './testing/statements.ts';

const LIBRARY = fileURLToPath(new URL('library/', import.meta.url));
/** Six years and the months of one, so that luck uses all its keys. */
const OPTIONS = {
  today: { year: 2026, month: 11, day: 22 },
  years: { fromYear: 2026, toYear: 2031 },
  monthsOf: 2026,
};

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

/** A period that is good by 禄 or only a hidden stem, against its stem and branch: none among 15,000 random births. */
const RARE = ['period.ground.禄.助', 'period.ground.暗处.助'];

test('a birth is known for every key', async () => {
  const keys = await keysOfLibrary();
  const reached = new Set(
    reachingBirths().flatMap(({ chart, analysis }) =>
      statementsOf(reportOf(chart, analysis, OPTIONS)).flatMap((statement) =>
        statement.plain === null ? [] : partKeys(statement),
      ),
    ),
  );
  expect(keys.length).toBeGreaterThan(1_200);
  expect(keys.filter((key) => !reached.has(key))).toEqual(RARE);
});
