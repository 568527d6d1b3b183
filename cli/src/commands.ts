/**
 * Every command, in the order of help.
 */
import type { Command } from './command.ts';
import { WHY_FLAG, ZONE_FLAG } from './flags.ts';
import { text } from './language.ts';

export const COMMANDS: readonly Command[] = [
  {
    name: 'terms',
    about: text('一年二十四节气，精确到秒', 'the 24 solar terms of a year, to the second'),
    args: [{ name: 'year', about: text('公历年', 'year of the Gregorian calendar') }],
    flags: [ZONE_FLAG, WHY_FLAG],
    example: 'terms 2026',
    load: () => import('./commands/terms.ts'),
  },
];
