/**
 * Text files: what is read, what is refused, and that every module is what its files say.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectUnique,
  moduleSource,
  parseTexts,
  pathOf,
  rowsOf,
  TEXT_MODULES,
  textModuleFiles,
  type TextModule,
} from './textFiles.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODULE: TextModule = { name: 'WORDS', from: 'a/words.tsv' };

/** The constant that a source declares: it is written as JSON. */
function valueOf(source: string): unknown {
  const [, object = ''] = /export const \w+ = ([\s\S]*) as const satisfies .*;\n$/.exec(source) ?? [];
  return JSON.parse(object.replace(/,\n\}$/, '}')) as unknown;
}

describe('a text file', () => {
  test('has columns, comments, empty lines and a row a line', () => {
    const source = '\n# Words.\nkey\ttext\twhere[]\n\na b\t甲 # 乙\t丙、丁\r\n# c\td\te\nc\td\te\n';
    expect(parseTexts(source, 'w.tsv')).toEqual([
      { place: 'w.tsv:5', key: 'a b', values: { text: '甲 # 乙', where: ['丙', '丁'] } },
      { place: 'w.tsv:7', key: 'c', values: { text: 'd', where: ['e'] } },
    ]);
  });

  test.each([
    ['key text\na\tb', 'w.tsv:1: expected names of columns separated by tabs, got "key text"'],
    ['Key\ttext', 'w.tsv:1: expected names of columns separated by tabs, got "Key\ttext"'],
    ['key\ttext\ttext', 'w.tsv:1: two columns have the same name'],
    ['key\ttext\n\na', 'w.tsv:3: expected 2 cells separated by tabs, got 1'],
    ['key\ttext\na\tb\tc', 'w.tsv:2: expected 2 cells separated by tabs, got 3'],
    ['key\ttext\na\t', 'w.tsv:2: text is empty or has a space at an end'],
    ['key\ttext\n\tb', 'w.tsv:2: key is empty or has a space at an end'],
    ['key\ttext\na\tb ', 'w.tsv:2: text is empty or has a space at an end'],
    ['key\ttext\twhere[]\na\tb\tc、', 'w.tsv:2: where[] is empty or has a space at an end'],
  ])('is refused with its line: %j', (source, message) => {
    expect(() => parseTexts(source, 'w.tsv')).toThrow(message);
  });

  test('may not repeat a key, of another file of its module either', () => {
    const rows = ['a.tsv', 'b.tsv'].flatMap((file) => parseTexts('zh\ten\n天\tday\n', file));
    expect(() => expectUnique(rows)).toThrow('b.tsv:2: "天" is at a.tsv:2 already');
    expect(() => expectUnique(rows.slice(1))).not.toThrow();
  });

  test('comes back from its module as it was written', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text === text.trim() && !/[\t\r\n]/.test(text));
    const key = cell.filter((text) => !text.startsWith('#'));
    const row = fc.tuple(
      key,
      cell,
      fc.array(
        cell.filter((text) => !text.includes('、')),
        { minLength: 1 },
      ),
    );
    const rows = fc.uniqueArray(row, { selector: ([first]) => first, minLength: 1 });
    fc.assert(
      fc.property(rows, (written) => {
        const lines = written.map(([first, text, where]) => [first, text, where.join('、')].join('\t'));
        const parsed = parseTexts(`key\ttext\twhere[]\n${lines.join('\n')}\n`, 'w.tsv');
        expect(valueOf(moduleSource(MODULE, parsed))).toEqual(
          Object.fromEntries(written.map(([first, text, where]) => [first, { text, where }])),
        );
        const plain = parseTexts(
          `key\ttext\n${written.map(([first, text]) => `${first}\t${text}`).join('\n')}`,
          'w.tsv',
        );
        expect(valueOf(moduleSource(MODULE, plain))).toEqual(
          Object.fromEntries(written.map(([first, text]) => [first, text])),
        );
      }),
    );
  });
});

describe('the modules of texts', () => {
  test('are what the text files say: `npm run texts` writes them', () => {
    const stale = textModuleFiles().filter(({ path, source }) => readFileSync(path, 'utf8') !== source);
    expect(stale.map(({ path }) => path.slice(ROOT.length))).toEqual([]);
  });

  test('take in every text file, and no other module is called so', () => {
    const files = ['contract', 'engine', 'reading', 'server', 'web'].flatMap((room) =>
      readdirSync(`${ROOT}${room}/src`, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/src/${name}`,
      ),
    );
    const used = new Set(
      TEXT_MODULES.flatMap(({ name }) => rowsOf(name).map(({ place }) => place.replace(/:\d+$/, ''))),
    );
    expect(files.filter((file) => file.endsWith('.tsv') && !used.has(file))).toEqual([]);
    const modules = TEXT_MODULES.map(pathOf);
    expect(files.filter((file) => file.endsWith('.texts.ts') && !modules.includes(file))).toEqual([]);
  });

  test('have no text of picking that nothing reads', () => {
    const folder = `${ROOT}reading/src/picking/`;
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('Text.ts'))
      .map((name) => readFileSync(folder + name, 'utf8'))
      .join('\n');
    const isRead = (key: string): boolean => {
      const [family] = key.split('.');
      return [`'${key}'`, `_TEXTS.${key}`, `\`${family}.\${`, `_TEXTS, '${family}', `].some((use) =>
        code.includes(use),
      );
    };
    const keys = (['HOUR_TEXTS', 'PICKING_TEXTS'] as const).flatMap((name) => rowsOf(name));
    expect(keys.filter(({ key }) => !isRead(key)).map(({ place, key }) => `${place} ${key}`)).toEqual([]);
  });
});
