/**
 * Packs series. Written out, the terms of Sun and Moon take 8.0 KB of gzip, packed 5: an amplitude is a small step from the
 * one before, and a phase needs few bits where the amplitude is small. The Moon's are texts for engine/src/astronomy/unpack.ts;
 * the Sun's, which a first chart waits for, stay numbers: 0.2 KB more, and read in a fifteenth of the time.
 */
import type { WholeSeries, WholeTerms } from '../../src/astronomy/series.ts';
import { type Packing, phaseStepOf } from '../../src/astronomy/unpack.ts';

/** Rows of each power of the time. */
type Powers = readonly (readonly (readonly number[])[])[];

const FIRST_CODE = 40;
const DIGIT = 32;

function wholeText(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`Cannot pack ${value}: expected a whole number from 0`);
  const digit = value % DIGIT;
  const rest = (value - digit) / DIGIT;
  return String.fromCharCode(FIRST_CODE + digit + (rest > 0 ? DIGIT : 0)) + (rest > 0 ? wholeText(rest) : '');
}

function unsignedOf(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** A row as whole numbers, amplitude first. */
type WholeRow = readonly [amplitudeUnits: number, ...numbers: number[]];

/** Per power the rows as whole numbers, largest amplitude first; those under half a unit are left out. */
function wholeRows(
  powers: Powers,
  { unit, edge }: Pick<Packing, 'unit' | 'edge'>,
  wholeOf: (value: number, column: number, amplitudeUnits: number) => number,
): WholeRow[][] {
  return powers.map((rows, power) =>
    rows
      .map((row) => ({ row, units: Math.round(((row[0] ?? 0) * edge ** power) / unit) }))
      .filter(({ units }) => units !== 0)
      .toSorted((x, y) => Math.abs(y.units) - Math.abs(x.units))
      .map(({ row, units }): WholeRow => [
        units,
        ...row.slice(1).map((value, i) => wholeOf(value, i + 1, Math.abs(units))),
      ]),
  );
}

/** How much less each amplitude is than the one before; the first less than 0. */
function stepsDown(rows: readonly WholeRow[]): number[] {
  return rows.map(([units], i) => Math.abs(rows[i - 1]?.[0] ?? 0) - Math.abs(units));
}

function packRows(
  powers: readonly WholeRow[][],
  textOf: (value: number, column: number) => string,
): string[] {
  return powers.map((rows) => {
    const steps = stepsDown(rows);
    return rows
      .map(([units, ...numbers], i) => {
        const amplitude = 2 * Math.abs(steps[i] ?? 0) + (units < 0 ? 1 : 0);
        return wholeText(amplitude) + numbers.map((value, k) => textOf(value, k + 1)).join('');
      })
      .join('');
  });
}

/** Rows [A, φ0, φ1 …] in whole steps of phase and rate; φ0 is reduced to [0, 2π). */
function wholePhases(powers: Powers, packing: Pick<Packing, 'unit' | 'edge'>): WholeRow[][] {
  return wholeRows(powers, packing, (value, column, amplitudeUnits) => {
    const step = phaseStepOf(amplitudeUnits) / packing.edge ** (column - 1);
    if (column > 1) return Math.round(value / step);
    const turn = 2 * Math.PI;
    return Math.round((((value % turn) + turn) % turn) / step);
  });
}

/** Rows [A, φ0, φ1 …]; φ0 is reduced to [0, 2π). */
export function packPhases(powers: Powers, packing: Packing): string[] {
  return packRows(wholePhases(powers, packing), (value, column) =>
    wholeText(column > 1 ? unsignedOf(value) : value),
  );
}

/**
 * Rows [A, B, C] as they are summed.
 *
 * @throws RangeError where an amplitude is negative
 */
export function wholeSeries(powers: Powers, { unit, edge }: Pick<Packing, 'unit' | 'edge'>): WholeSeries {
  const whole = wholePhases(powers, { unit, edge });
  if (whole.flat().some(([units]) => units < 0)) {
    throw new RangeError('Cannot pack a negative amplitude: expected its sign in the phase');
  }
  const columnsOf = (rows: readonly WholeRow[]): WholeTerms => ({
    drops: stepsDown(rows),
    phases: rows.map(([, phase = 0]) => phase),
    rates: rows.map(([, , rate = 0]) => rate),
  });
  return { unit, edge, powers: whole.map(columnsOf) };
}

/** Rows [A, i, j …] with whole i, j. */
export function packMultiples(powers: Powers, packing: Packing): string[] {
  const whole = wholeRows(powers, packing, (value) => value);
  return packRows(whole, (value) => wholeText(unsignedOf(value)));
}
