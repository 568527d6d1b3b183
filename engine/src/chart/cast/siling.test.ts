/** 人元司令 against the written table, every stretch at both its edges. */
import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../../golden/golden.ts';
import { type Branch, BRANCHES } from '../../ganzhi/index.ts';
import { SILING, type SilingStretch, silingStemAt } from './siling.ts';

const { branches } = goldenJson<{
  branches: readonly { readonly name: Branch; readonly siling: readonly SilingStretch[] }[];
}>('bazi/core');
const MINUTE = 1 / 1440;

describe('SILING', () => {
  it('has the twelve months as written, thirty days each', () => {
    expect(SILING).toEqual(Object.fromEntries(branches.map(({ name, siling }) => [name, siling])));
    for (const branch of BRANCHES) expect(SILING[branch].reduce((sum, { days }) => sum + days, 0)).toBe(30);
  });
});

describe('silingStemAt', () => {
  it.each(branches.map(({ name, siling }) => [name, siling] as const))(
    '%s: a stem commands from the minute its stretch begins to the minute before the next',
    (month, stretches) => {
      let from = 0;
      for (const { stem, days } of stretches) {
        expect(silingStemAt(month, from)).toBe(stem);
        expect(silingStemAt(month, from + days - MINUTE)).toBe(stem);
        from += days;
      }
      // A month may last 31 days and more: the last stretch goes on.
      expect(silingStemAt(month, 32)).toBe(stretches.at(-1)?.stem);
    },
  );

  it('refuses days before the 节', () => {
    expect(() => silingStemAt('寅', -MINUTE)).toThrow('wrong days after the 节 -');
  });
});
