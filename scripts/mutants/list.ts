/**
 * Faults that a reviewer put into the code by hand, one at a time: wrong edges, swapped cells, instants that are equal. Each must
 * be noticed by the tests named beside it, in a clone without anything beside it. `npm run mutants` tries them all.
 *
 * A mutant is found by its text, not by its file, so that it follows the code when that moves; a text that is not there, or
 * twice, fails the run.
 */

import { ENGINE } from './engine.ts';
import { MONEY } from './money.ts';
import { SERVER } from './server.ts';
import { TABLES } from './tables.ts';
import { VIEWS } from './views.ts';
import type { Mutant } from './mutant.ts';

/** All of them. */
export const MUTANTS: readonly Mutant[] = [...ENGINE, ...TABLES, ...SERVER, ...MONEY, ...VIEWS];
