import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a table is quoted where it must be, and no cell is a formula', () => {
  expect(
    csvOf([
      ['码', '去向'],
      ['A-1', 'a "b", c'],
      ['=1+1', '-5'],
    ]),
  ).toBe(`\uFEFF码,去向\r\nA-1,"a ""b"", c"\r\n'=1+1,'-5\r\n`);
});
