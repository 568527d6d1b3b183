/**
 * Reads the series as their generator packs them: half the bytes of written numbers, and precise only as far as each
 * term's amplitude asks. The other half is engine/scripts/astronomy/pack.ts.
 *
 * A text holds whole numbers in base-32 digits, the lowest first, each digit but a number's last marked by 32 more. A row
 * starts with the size of its amplitude, in units, as the difference from the row before (the first from 0; rows run from
 * the largest down), doubled, plus 1 where the amplitude is negative. Signed numbers run 0, −1, 1, −2, 2 …
 */

const FIRST_CODE = 40;
const DIGIT = 32;

/** How the texts are to be read; the first is of the power 0 of the time, the next of the power 1, and so on. */
export interface Packing {
  /** Amplitude of 1 at the power 0; at each further power it is less by `edge`. */
  readonly unit: number;
  /** Time to which the series must be right. */
  readonly edge: number;
  /** Numbers of a row. */
  readonly columns: number;
}

function readWhole(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - FIRST_CODE;
    if (digit < DIGIT) {
      numbers.push(value + digit * place);
      value = 0;
      place = 1;
    } else {
      value += (digit - DIGIT) * place;
      place *= DIGIT;
    }
  }
  return numbers;
}

function signedOf(whole: number): number {
  return whole % 2 === 0 ? whole / 2 : -(whole + 1) / 2;
}

/** Step of the phase of a term, radians: half of it shifts the term by less than half a unit. */
export function phaseStepOf(amplitudeUnits: number): number {
  return 1 / (1 << (32 - Math.clz32(amplitudeUnits)));
}

/** The rows of a text with their amplitudes read; the other numbers of a row are left as they are packed. */
interface ReadRows {
  readonly rows: number[];
  /** Size of the amplitude of each row, in units. */
  readonly units: readonly number[];
}

function readRows(text: string, power: number, { unit, edge, columns }: Packing): ReadRows {
  const rows = readWhole(text);
  const powerUnit = unit / edge ** power;
  const units: number[] = [];
  let amplitude = 0;
  for (let i = 0; i < rows.length; i += columns) {
    const whole = rows[i] as number;
    amplitude = Math.abs(amplitude - Math.floor(whole / 2));
    units.push(amplitude);
    rows[i] = (whole % 2 === 0 ? amplitude : -amplitude) * powerUnit;
  }
  return { rows, units };
}

/**
 * Terms by phase and rates: rows [A, φ0, φ1 …], an angle φ0 + φ1 x + … of the time x. The first angle is from 0 on.
 *
 * @returns per power of the time, flat rows
 */
export function unpackPhases(texts: readonly string[], packing: Packing): readonly (readonly number[])[] {
  const { edge, columns } = packing;
  return texts.map((text, power) => {
    const { rows, units } = readRows(text, power, packing);
    for (const [row, size] of units.entries()) {
      const i = row * columns;
      let step = phaseStepOf(size);
      rows[i + 1] = (rows[i + 1] as number) * step;
      for (let column = 2; column < columns; column++) {
        step /= edge;
        rows[i + column] = signedOf(rows[i + column] as number) * step;
      }
    }
    return rows;
  });
}

/**
 * Terms by multiples of given arguments: rows [A, i, j …].
 *
 * @returns per power of the time, flat rows
 */
export function unpackMultiples(texts: readonly string[], packing: Packing): readonly (readonly number[])[] {
  return texts.map((text, power) => {
    const { rows } = readRows(text, power, packing);
    for (let i = 0; i < rows.length; i++) {
      if (i % packing.columns !== 0) rows[i] = signedOf(rows[i] as number);
    }
    return rows;
  });
}

/** A series that is read at its first use and kept: a first chart needs the Sun alone. */
export function lazily<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}
