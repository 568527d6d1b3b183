/**
 * STATES.md is true: every story it names exists under that name, every number of its tables is a story, and every
 * counter of the product has its row.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '@shangyuan/contract';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${ROOT}docs/STATES.md`, 'utf8');
const stories = [...text.matchAll(/^(\d+)\. `([\w/.]+)` (.+)$/gmu)].map(
  ([, number = '', file = '', name = '']) => ({ number, file, name }),
);
const rows = [...text.matchAll(/^\| (.+) \|$/gmu)].map(([, row = '']) => row.split(' | '));

test('every story exists under its name', () => {
  const lost = stories.filter(
    ({ file, name }) => !readFileSync(`${ROOT}${file}`, 'utf8').includes(`('${name}'`),
  );
  expect(stories.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});

test('every number is a story, every letter a reason, and no story stands for nothing', () => {
  const named = new Set(rows.flatMap((row) => row.slice(1).join(' ').match(/\d+/gu) ?? []));
  const numbers = stories.map(({ number }) => number);
  expect([...named].filter((number) => !numbers.includes(number))).toEqual([]);
  const listed = text.slice(text.indexOf('\n- a: '), text.indexOf('## The gate'));
  expect(numbers.filter((number) => !named.has(number) && !listed.includes(number))).toEqual([]);
  const letters = new Set(rows.flatMap((row) => row.slice(1).filter((cell) => /^[a-z]$/u.test(cell))));
  expect([...letters].filter((letter) => !text.includes(`\n- ${letter}: `))).toEqual([]);
});

test('a state of a screen has a story or a reason, and every counter its row', () => {
  const screens = rows.slice(
    1,
    rows.findIndex(([first]) => first === 'action'),
  );
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((row) => row.length !== 8 || row.some((cell) => cell.trim() === ''))).toEqual([]);
  const counters = rows.map((row) => row[1]);
  expect(
    FEATURES.filter((feature) => !counters.includes(feature)),
    'add a row to "The gate" of docs/STATES.md, and the action to ACTIONS of e2e/gate.spec.ts',
  ).toEqual([]);
});
