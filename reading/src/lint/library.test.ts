/**
 * Every family of statements (`library/*Text.ts`): each text by the lint, all of them beside one another.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { plainsOf, shortOf, type Family } from '../statement/family.ts';
import { lintCorpus, type KeyedText } from './lintCorpus.ts';
import { lintText, type TextIssue } from './lintText.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));

function isFamily(value: unknown): value is Family {
  return typeof value === 'object' && value !== null && 'words' in value && 'id' in value && 'chip' in value;
}

async function allFamilies(): Promise<Family[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)library\/\w+Text\.ts$/u.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(`${SRC}${file}`) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isFamily));
}

const FAMILIES = await allFamilies();

const textsOf = (family: Family, edit: 'short' | 'plain'): KeyedText[] =>
  Object.entries(family.words).flatMap(([key, words]) => {
    const texts = edit === 'plain' ? plainsOf(words) : [shortOf(words)].filter((text) => text !== null);
    return texts.map((text) => ({ key: `${family.id}.${key}`, text }));
  });

const show = (faults: readonly TextIssue[]): string[] =>
  faults.map(({ rule, text, found }) => `${rule}: ${found} | ${text}`);

test('every family has its own id', () => {
  const ids = FAMILIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (_, family) => {
  const shorts = textsOf(family, 'short');
  const plains = textsOf(family, 'plain');
  test('each text is sound', () => {
    const faults = [
      ...shorts.flatMap(({ text }) => lintText(text, 'short')),
      ...plains.flatMap(({ text }) => lintText(text, 'plain')),
    ];
    expect(show(faults)).toEqual([]);
  });
  test('its texts do not repeat one another', () => {
    expect(show([...lintCorpus(plains), ...lintCorpus(shorts, 'short')])).toEqual([]);
  });
});

test('no text of the library repeats another family', () => {
  const plains = FAMILIES.flatMap((family) => textsOf(family, 'plain'));
  const shorts = FAMILIES.flatMap((family) => textsOf(family, 'short'));
  expect(show([...lintCorpus(plains), ...lintCorpus(shorts, 'short')])).toEqual([]);
});
