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

/** Reads the whole numbers of a text one after another. */
function readWhole(text: string, take: (whole: number) => void): void {
  let value = 0;
  let place = 1;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - FIRST_CODE;
    if (digit < DIGIT) {
      take(value + digit * place);
      value = 0;
      place = 1;
    } else {
      value += (digit - DIGIT) * place;
      place *= DIGIT;
    }
  }
}

function signedOf(whole: number): number {
  return whole % 2 === 0 ? whole / 2 : -(whole + 1) / 2;
}

/** Step of the phase of a term, radians: half of it shifts the term by less than half a unit. */
export function phaseStepOf(amplitudeUnits: number): number {
  return 1 / (1 << (32 - Math.clz32(amplitudeUnits)));
}

/**
 * The rows of a text, flat: the amplitudes read here, the other numbers of a row by `read`. In one pass, since a first chart waits
 * for it.
 *
 * @param read value of the number in a column from 1 on, in a row whose amplitude has that many units
 */
function readRows(
  text: string,
  power: number,
  { unit, edge, columns }: Packing,
  read: (whole: number, column: number, units: number) => number,
): number[] {
  const rows: number[] = [];
  const powerUnit = unit / edge ** power;
  let units = 0;
  let column = 0;
  readWhole(text, (whole) => {
    if (column === 0) {
      units = Math.abs(units - Math.floor(whole / 2));
      rows.push((whole % 2 === 0 ? units : -units) * powerUnit);
    } else {
      rows.push(read(whole, column, units));
    }
    column = column + 1 === columns ? 0 : column + 1;
  });
  return rows;
}

/**
 * Terms by phase and rates: rows [A, φ0, φ1 …], an angle φ0 + φ1 x + … of the time x. The first angle is from 0 on.
 *
 * @returns per power of the time, flat rows
 */
export function unpackPhases(texts: readonly string[], packing: Packing): readonly (readonly number[])[] {
  const { edge } = packing;
  return texts.map((text, power) => {
    let step = 0;
    return readRows(text, power, packing, (whole, column, units) => {
      step = column === 1 ? phaseStepOf(units) : step / edge;
      return (column === 1 ? whole : signedOf(whole)) * step;
    });
  });
}

/**
 * Terms by multiples of given arguments: rows [A, i, j …].
 *
 * @returns per power of the time, flat rows
 */
export function unpackMultiples(texts: readonly string[], packing: Packing): readonly (readonly number[])[] {
  return texts.map((text, power) => readRows(text, power, packing, signedOf));
}
