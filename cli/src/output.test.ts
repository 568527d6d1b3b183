/**
 * What a reader sees: columns under each other in a terminal, colour only there, scripts of shells that work.
 */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { textOfBlocks, table } from './output/blocks.ts';
import { widthOf } from './output/width.ts';
import { runLine } from './testing.ts';

test.each([
  ['甲子', 4],
  ['a甲1', 4],
  ['（丙）', 6],
  ['é', 1],
  ['e\u0301', 1],
  ['𠀀', 2],
  ['━━', 2],
  ['', 0],
])('%s takes %i columns', (words, columns) => expect(widthOf(words)).toBe(columns));

test('columns of a table stand under each other', () => {
  const rows = [
    ['甲子', 'x', '1'],
    ['a', '乙丑日', '2'],
  ];
  expect(textOfBlocks([table(null, rows)], false)).toBe('甲子  x       1\na     乙丑日  2\n');
});

test('in a chart every column begins at the same place', async () => {
  const { out } = await runLine('chart 1990-06-15 14:30 女 成都');
  const grid = out.split('\n').filter((line) => /^(?:十神|天干|地支|藏干|星运|自坐|空亡|纳音)/u.test(line));
  expect(grid).toHaveLength(8);
  const starts = grid.map((line) => {
    const second = /^(\S+ +\S+(?: \S+)* {2,})\S/u.exec(line)?.[1] ?? '';
    return widthOf(second);
  });
  expect(new Set(starts).size).toBe(1);
});

test('colour only on a terminal, and not with NO_COLOR', async () => {
  const line = 'terms 2026';
  const escape = '\u001B[';
  expect((await runLine(line)).out).not.toContain(escape);
  expect((await runLine(line, { isTerminal: true })).out).toContain(escape);
  expect((await runLine(line, { isTerminal: true, env: { NO_COLOR: '1' } })).out).not.toContain(escape);
  expect((await runLine(line, { isTerminal: true, env: { TERM: 'dumb' } })).out).not.toContain(escape);
  expect((await runLine(`${line} --json`, { isTerminal: true })).out).not.toContain(escape);
});

test('bash completes commands, flags and their choices', async () => {
  const { out } = await runLine('completion bash');
  const complete = (words: readonly string[]) =>
    execFileSync(
      'bash',
      [
        '-c',
        `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _shangyuan; echo "\${COMPREPLY[@]}"`,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(complete(['shangyuan', 'pi'])).toBe('pick-day pick-hour');
  expect(complete(['shangyuan', 'chart', '--rule'])).toBe('--rules --rule');
  expect(complete(['shangyuan', 'compare', '--kind', 'c'])).toBe('couple colleagues');
});

test.each(['zsh', 'fish'])('the script of %s names every command and flag', async (shell) => {
  const { out } = await runLine(`completion ${shell}`);
  for (const { name, flags } of COMMANDS) {
    expect(out).toContain(name);
    for (const flag of flags) expect(out).toContain((flag.flags.split(' ')[0] ?? '').slice(2));
  }
  // Quotes are closed in every line.
  for (const line of out.split('\n')) expect((line.match(/'/gu) ?? []).length % 2).toBe(0);
});
