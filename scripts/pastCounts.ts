/**
 * Writes reading/src/marks/kindCounts.ts: how often charts say each kind of event of a past year or decade. `npm run counts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { randomBirths } from '../engine/golden/births.ts';
import { COUNTED, countKinds } from '../reading/src/marks/testing/countKinds.ts';

const { births, seed, today } = COUNTED;
const text = `/**
 * How many of the records of ${births} random births say each kind of event of a past year (年) or decade (运) at an age. Births of 1930 to
 * 2025 (seed ${seed}) of age on ${today.year}-${today.month}-${today.day}, by our own rules of looking back: nothing here was observed in lives.
 * Written by \`npm run counts\`; do not edit.
 */
import type { KindCounts } from './spanCells.ts';

/** Counts by type of span, age and kind. */
export const KIND_COUNTS: KindCounts = ${JSON.stringify(countKinds(randomBirths(seed, births)))};
`;
const file = fileURLToPath(new URL('../reading/src/marks/kindCounts.ts', import.meta.url));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
