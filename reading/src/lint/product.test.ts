/**
 * Every text of the product: the lines of text files, and the string literals with 汉字 in the sources of reading, web and contract.
 * Comments and docstrings are no texts of the product.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { affairOf, AFFAIRS } from '@shangyuan/engine/almanac';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { rowsOf, TEXT_MODULES } from '../../../scripts/lib/textFiles.ts';
import { lintText } from './lintText.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['reading/src', 'web/src', 'contract/src'];
/** The lint itself names what it forbids, and a classic is shown word for word, as a quotation. */
const SKIPPED = /(?:\.(?:test|texts)\.tsx?|\/testing\/.*|\/lint\/.*|\/classic(?:s|Cases)\/tables\/.*)$/u;
const HAN = /[㐀-鿿]/u;
/** A pattern that reads what a user writes is nothing the product says. */
const PATTERN = /\(\?[:=!<]/u;

/** Names of affairs and of a rating in the old books, and what the affairs are, whose English is in a text file. */
const BOOK_NAMES = new Set(['开光', '大凶', ...AFFAIRS.map(({ id }) => affairOf(id).meaning)]);

/** A text with the file it is in, and the line of a text file. */
interface ProductText {
  readonly file: string;
  readonly text: string;
}

/** String literals and pieces of template literals of a source that hold 汉字. */
function textsOfSource(source: string, loader: 'ts' | 'tsx'): string[] {
  const { code } = transformSync(source, {
    loader,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'transform',
  });
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu) ?? [];
  return literals
    .flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}/u))
    .map((text) => text.replaceAll(/\\n/gu, '').replaceAll(/\\(.)/gu, '$1'))
    .filter((text) => HAN.test(text) && !PATTERN.test(text));
}

/** Every text of reading, web and contract. */
function productTexts(): ProductText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/u.test(file) && !SKIPPED.test(file))
      .sort()
      .flatMap((file) => {
        const source = readFileSync(`${ROOT}${file}`, 'utf8');
        if (!HAN.test(source)) return [];
        return textsOfSource(source, file.endsWith('x') ? 'tsx' : 'ts').map((text) => ({ file, text }));
      }),
  );
}

/** Every column of every text file. */
function textsOfFiles(): ProductText[] {
  return TEXT_MODULES.flatMap(({ name }) =>
    rowsOf(name).flatMap(({ place, key, values }) =>
      [key, ...Object.values(values).flat()]
        .filter((text) => HAN.test(text) && !BOOK_NAMES.has(text))
        .map((text) => ({ file: place, text })),
    ),
  );
}

const TEXTS = [...productTexts(), ...textsOfFiles()];

test('finds the texts of every room that speaks Chinese, and no comment', () => {
  const found = textsOfSource("/** 注释 */ const a = '甲'; // 乙\nconst b = `丙${a}丁`;", 'ts');
  expect(found).toEqual(['甲', '丙', '丁']);
  for (const room of ['reading/src', 'web/src', 'contract/src']) {
    expect(TEXTS.filter(({ file }) => file.startsWith(room)).length, room).toBeGreaterThan(20);
  }
});

test('no text of the product promises, frightens, diagnoses, sells or looks down on anyone', () => {
  const faults = TEXTS.flatMap(({ file, text }) =>
    lintText(text, 'label')
      .filter(({ rule }) => rule.startsWith('banned') || rule === 'doubled stop')
      .map(({ rule, found }) => `${file}: ${rule} ${found} in ${text}`),
  );
  expect(faults).toEqual([]);
});
