/**
 * Writes engine/src/astronomy/tables/{sunSeries,moonSeries,moonPlaceSeries}.ts: VSOP87D and ELP/MPP02 cut to what a second of time
 * needs, with a small correction fitted to the even years of the reference instants (JPL DE431) and measured on the odd
 * ones. Run it by hand: `node engine/scripts/astronomy/generate.ts`.
 */
import { writeFileSync } from 'node:fs';
import { horner, J2000_JD, RAD_PER_ARCSEC, TWO_PI, wrapRad } from '../../src/astronomy/angle.ts';
import { nutationRad } from '../../src/astronomy/nutation.ts';
import { aberrationRad } from '../../src/astronomy/sun.ts';
import { DELAUNAY, sumElp, sumVsop, type WholeSeries } from '../../src/astronomy/series.ts';
import { type Packing, unpackMultiples, unpackPhases } from '../../src/astronomy/unpack.ts';
import { goldenRows } from '../../golden/golden.ts';
import { leastSquares } from './fit.ts';
import { packMultiples, packPhases, wholeSeries } from './pack.ts';
import { type Elp, type ElpRow, loadElp, loadVsop, type Vsop } from './theory.ts';

const OUT = new URL('../../src/astronomy/tables/', import.meta.url);

/** Smallest amplitudes included, at the edge of the years that must be right (5 centuries from J2000). */
const SUN_CUT_RAD = 4.4e-9;
const MOON_CUT_ARCSEC = 0.0056;
const EDGE_CENTURIES = 5;
/** For rise and set: a second of time is 15". */
const LATITUDE_CUT_ARCSEC = 2;
const DISTANCE_CUT_KM = 5;
/**
 * Units of the packed amplitudes, half of the cuts. Rounding costs a term a quarter of the cut at most in each of its
 * numbers, with both signs, so hundreds of terms together stay near one cut.
 */
const SUN_PACKING = { unit: SUN_CUT_RAD / 2, edge: EDGE_CENTURIES / 10 };
const MOON_UNIT_RAD = (MOON_CUT_ARCSEC / 2) * RAD_PER_ARCSEC;
const MOON_MAIN_PACKING: Packing = { unit: MOON_UNIT_RAD, edge: EDGE_CENTURIES, columns: 5 };
const MOON_PLANET_PACKING: Packing = { unit: MOON_UNIT_RAD, edge: EDGE_CENTURIES, columns: 4 };

/** Frame of VSOP87 to FK5 and the light-time of the Moon, arcseconds. */
const FK5_ARCSEC = -0.09033;
const MOON_LIGHT_TIME_ARCSEC = -0.7;
/** General precession in longitude of ELP/MPP02, arcseconds. */
const PRECESSION_ARCSEC = [0, 5029.0966 - 0.29965, 1.112, 0.000077, -0.00002353];

/** Frequencies of the fitted correction of the Sun, radians a century: the Moon's elongation and two near the year. */
const SUN_FIT_FREQUENCIES = [7771.377145, 628.659897, 627.755293];
const SUN_FIT_DEGREE = 2;
const MOON_FIT_DEGREE = 2;

interface Case {
  readonly year: number;
  readonly t: number;
  readonly targetRad: number;
}

function roundTo(value: number, tolerance: number): number {
  const digits = Math.max(0, Math.ceil(-Math.log10(tolerance)));
  return Number(value.toFixed(Math.min(digits, 12)));
}

/** Rows of each power of the time. */
type Powers = (readonly number[])[][];

/** Constant rows (C = 0) become the polynomial; of the rest those above the cut are included. */
function cutVsop(theory: Vsop): { polynomial: number[]; powers: Powers } {
  const polynomial: number[] = [];
  const powers: Powers = [];
  for (const [power, rows] of Object.entries(theory.L)) {
    const scale = SUN_PACKING.edge ** Number(power);
    polynomial.push(rows.filter(([, , c]) => c === 0).reduce((sum, [a, b]) => sum + a * Math.cos(b), 0));
    powers.push(rows.filter(([a, , c]) => c !== 0 && Math.abs(a) * scale >= SUN_CUT_RAD));
  }
  return { polynomial, powers };
}

/** Argument as multiples of D, l', l and F with the sign of the sine, where it is one: the main problem's terms. */
function delaunayOf(row: ElpRow, offsetRad: number): { multiples: number[]; sign: number } | null {
  for (let d = -8; d <= 8; d++) {
    for (let lp = -4; lp <= 4; lp++) {
      for (let l = -7; l <= 7; l++) {
        const rest = row[2] - d * DELAUNAY.D[1] - lp * DELAUNAY.LP[1] - l * DELAUNAY.L[1];
        const f = Math.round(rest / DELAUNAY.F[1]);
        if (Math.abs(f) > 7 || Math.abs(rest - f * DELAUNAY.F[1]) > 1e-6) continue;
        const phase =
          row[1] -
          offsetRad -
          d * DELAUNAY.D[0] -
          lp * DELAUNAY.LP[0] -
          l * DELAUNAY.L[0] -
          f * DELAUNAY.F[0];
        if (Math.abs(Math.sin(phase)) < 1e-6)
          return { multiples: [d, lp, l, f], sign: Math.sign(Math.cos(phase)) };
      }
    }
  }
  return null;
}

/** Terms above the cut, amplitudes in radians: [A, D, l', l, F] where the argument is one of multiples, else [A, φ0 …]. */
function cutElp(series: Elp['L']): { main: Powers; planets: Powers } {
  const main: Powers = [];
  const planets: Powers = [];
  for (const [power, rows] of Object.entries(series)) {
    const mainRows: number[][] = [];
    const planetRows: number[][] = [];
    for (const row of rows) {
      const [a, p0, p1, p2] = row;
      if (Math.abs(a) * EDGE_CENTURIES ** Number(power) < MOON_CUT_ARCSEC) continue;
      const delaunay = delaunayOf(row, 0);
      if (delaunay) mainRows.push([a * delaunay.sign * RAD_PER_ARCSEC, ...delaunay.multiples]);
      else planetRows.push([a * RAD_PER_ARCSEC, p0, p1, p2]);
    }
    main.push(mainRows);
    planets.push(planetRows);
  }
  return { main, planets };
}

/** Text of a packed series: a call that reads it, dropped by bundlers where no one uses it. */
function printPacked(
  name: string,
  reader: string,
  texts: readonly string[],
  { unit, edge, columns }: Packing,
): string {
  const lines = texts.filter((text) => text !== '').map((text) => `  ${JSON.stringify(text)},\n`);
  return `export const ${name} = /* @__PURE__ */ lazily(() => ${reader}([\n${lines.join('')}], { unit: ${unit}, edge: ${edge}, columns: ${columns} }));`;
}

/** Text of a series that is summed as it is written: JSON, which a host reads faster than source. */
function printJson({ unit, edge, powers }: WholeSeries): string {
  const json = JSON.stringify({ unit, edge, powers });
  return `'${json.replaceAll(/,(?="(?:powers|phases|rates)")|(?<=\}),/g, ",' +\n  '")}'`;
}

function countOf(powers: readonly (readonly number[])[], columns: number): string {
  return powers.map((rows) => rows.length / columns).join(' ');
}

/** Rows as lines of four. */
function printRows(rows: readonly number[], columns: number): string {
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i += columns * 4) {
    lines.push(`  ${rows.slice(i, i + columns * 4).join(', ')},`);
  }
  return lines.join('\n');
}

/** Prints the worst error of the odd years, by century: the numbers of docs/ACCURACY.md before memo and rounding. */
function report(name: string, cases: readonly Case[], residuals: readonly number[], secPerRad: number): void {
  const worst: Record<number, number> = {};
  for (const [i, { year }] of cases.entries()) {
    if (year % 2 === 0) continue;
    const century = Math.floor(year / 100) * 100;
    worst[century] = Math.max(worst[century] ?? 0, Math.abs((residuals[i] as number) * secPerRad));
  }
  console.log(
    name,
    Object.entries(worst)
      .map(([century, sec]) => `${century}: ${sec.toFixed(2)} s`)
      .join(', '),
  );
}

/** Fits on the even years; returns the coefficients and what is left on all. */
function fitEven(
  cases: readonly Case[],
  residuals: readonly number[],
  columns: (t: number) => number[],
): { x: number[]; left: number[] } {
  const isFitted = cases.map(({ year }) => year % 2 === 0);
  const x = leastSquares(
    cases.filter((_, i) => isFitted[i]).map(({ t }) => columns(t)),
    residuals.filter((_, i) => isFitted[i]),
  );
  const left = residuals.map((r, i) =>
    columns((cases[i] as Case).t).reduce((sum, c, k) => sum - c * (x[k] as number), r),
  );
  return { x, left };
}

function polynomialColumns(degree: number): (t: number) => number[] {
  return (t) => Array.from({ length: degree + 1 }, (_, k) => t ** k);
}

function tOf(row: Record<string, string>): number {
  return (Number(row['jd_tdb']) - J2000_JD) / 36525;
}

function generateSun(theory: Vsop): { longitudeRad: (t: number) => number } {
  const { polynomial, powers } = cutVsop(theory);
  const cut = wholeSeries(powers, SUN_PACKING);
  const frameRad = Math.PI + FK5_ARCSEC * RAD_PER_ARCSEC;
  const cases = goldenRows('solar-terms').map((row): Case => ({
    year: Number(row['key']?.slice(0, 4)),
    t: tOf(row),
    targetRad: (Number(row['lon_deg']) * Math.PI) / 180,
  }));
  const residuals = cases.map(({ t, targetRad }) =>
    wrapRad(
      targetRad -
        frameRad -
        horner(t / 10, polynomial) -
        sumVsop(cut, t / 10) -
        nutationRad(t) -
        aberrationRad(t),
    ),
  );
  const columns = (t: number): number[] => [
    ...polynomialColumns(SUN_FIT_DEGREE)(t),
    ...SUN_FIT_FREQUENCIES.flatMap((f) => [Math.cos(f * t), Math.sin(f * t)]),
  ];
  const { x, left } = fitEven(cases, residuals, columns);
  report('sun', cases, left, (365.2422 * 86400) / TWO_PI);
  const fitted = polynomial.map((c, k) => c + (k <= SUN_FIT_DEGREE ? (x[k] as number) * 10 ** k : 0));
  fitted[0] = (fitted[0] as number) + frameRad;
  const extra = SUN_FIT_FREQUENCIES.map((f, i) => {
    const [c = 0, s = 0] = x.slice(SUN_FIT_DEGREE + 1 + 2 * i);
    return [Math.hypot(c, s), Math.atan2(-s, c), f * 10];
  });
  const filled = powers.filter((rows) => rows.length > 0);
  const terms = wholeSeries([[...(filled[0] ?? []), ...extra], ...filled.slice(1)], SUN_PACKING);
  writeFileSync(
    new URL('sunSeries.ts', OUT),
    `// Generated by engine/scripts/astronomy/generate.ts from VSOP87D (npm astronomia) and the reference instants; do not edit.
import { lazily } from '../../lazily.ts';
import type { WholeSeries } from '../series.ts';

/**
 * Geocentric longitude of the Sun, mean equinox of date, without aberration: the polynomial, radians, powers of τ, Julian
 * millennia TT from J2000.0. To the square it carries a correction fitted to JPL DE431, even years 1600-2500.
 */
export const SUN_POLYNOMIAL: readonly number[] = [${fitted.map((c) => Number(c.toPrecision(16))).join(', ')}];

// prettier-ignore
const TERMS_JSON =
  ${printJson(terms)};

/**
 * The terms A cos(B + C τ) of each power of τ.
 * Source: P. Bretagnon, G. Francou, VSOP87D, terms from ${SUN_CUT_RAD} rad at ${EDGE_CENTURIES} centuries; ${SUN_FIT_FREQUENCIES.length} terms of the first power
 * (C = ${SUN_FIT_FREQUENCIES.map((f) => f * 10).join(', ')}) are fitted to JPL DE431 as well.
 */
export const sunTerms = /* @__PURE__ */ lazily(() => JSON.parse(TERMS_JSON) as WholeSeries);
`,
  );
  console.log(`sun terms: ${terms.powers.map(({ drops }) => drops.length).join(' ')}`);
  return { longitudeRad: (t) => horner(t / 10, fitted) + sumVsop(terms, t / 10) };
}

function generateMoon(theory: Elp, sunRad: (t: number) => number): void {
  const { main, planets } = cutElp(theory.L);
  const packedMain = packMultiples(main, MOON_MAIN_PACKING);
  const packedPlanets = packPhases(planets, MOON_PLANET_PACKING);
  const mainTerms = unpackMultiples(packedMain, MOON_MAIN_PACKING);
  const planetTerms = unpackPhases(packedPlanets, MOON_PLANET_PACKING);
  const polynomial = theory.W1.map((c, k) => c + (PRECESSION_ARCSEC[k] as number) * RAD_PER_ARCSEC);
  polynomial[0] = (polynomial[0] as number) + MOON_LIGHT_TIME_ARCSEC * RAD_PER_ARCSEC;
  const cases = goldenRows('moon-phases').map((row): Case => ({
    year: Number(row['date8']?.slice(0, 4)),
    t: tOf(row),
    targetRad: (Number(row['phase']) * Math.PI) / 2,
  }));
  const residuals = cases.map(({ t, targetRad }) =>
    wrapRad(
      targetRad + sunRad(t) + aberrationRad(t) - horner(t, polynomial) - sumElp(mainTerms, planetTerms, t),
    ),
  );
  const { x, left } = fitEven(cases, residuals, polynomialColumns(MOON_FIT_DEGREE));
  report('moon', cases, left, (29.530589 * 86400) / TWO_PI);
  const fitted = polynomial.map((c, k) => c + (x[k] ?? 0));
  writeFileSync(
    new URL('moonSeries.ts', OUT),
    `// Generated by engine/scripts/astronomy/generate.ts from ELP/MPP02 (npm astronomia) and the reference instants; do not edit.
import { lazily } from '../../lazily.ts';
import { unpackMultiples, unpackPhases } from '../unpack.ts';

/**
 * Geocentric longitude of the Moon, mean equinox of date, light-time included: the polynomial, radians, powers of t, Julian
 * centuries TT from J2000.0. To the square it carries a correction fitted to JPL DE431, even years 1600-2500.
 * Source of all three: J. Chapront, G. Francou, ELP/MPP02 (DE405 fit), terms from ${MOON_CUT_ARCSEC}" at ${EDGE_CENTURIES} centuries.
 */
export const MOON_POLYNOMIAL: readonly number[] = [${fitted.map((c) => Number(c.toPrecision(16))).join(', ')}];

/** The main problem: per power of t the terms A sin(i D + j l' + k l + m F) as rows [A, i, j, k, m], A in radians, largest first. */
// prettier-ignore
${printPacked('moonMainTerms', 'unpackMultiples', packedMain, MOON_MAIN_PACKING)}

/** What the planets add: per power of t the terms A sin(φ0 + φ1 t + φ2 t²) as rows [A, φ0, φ1, φ2], radians, largest first. */
// prettier-ignore
${printPacked('moonPlanetTerms', 'unpackPhases', packedPlanets, MOON_PLANET_PACKING)}
`,
  );
  console.log(`moon terms: ${countOf(mainTerms, 5)}, ${countOf(planetTerms, 4)}`);
}

/** The largest terms of the first power, as rows [A, D, l', l, F], A in arcseconds or kilometres. */
function largeRows(rows: readonly ElpRow[], cut: number, offsetRad: number): number[] {
  return rows
    .filter(([a, , p1]) => Math.abs(a) >= cut && p1 !== 0)
    .toSorted((x, y) => Math.abs(y[0]) - Math.abs(x[0]))
    .flatMap((row) => {
      const delaunay = delaunayOf(row, offsetRad);
      return delaunay ? [roundTo(row[0] * delaunay.sign, cut / 10), ...delaunay.multiples] : [];
    });
}

function generateMoonPlace({ B, R }: Elp): void {
  const latitude = largeRows(B['0'] ?? [], LATITUDE_CUT_ARCSEC, 0);
  const distance = largeRows(R['0'] ?? [], DISTANCE_CUT_KM, Math.PI / 2);
  writeFileSync(
    new URL('moonPlaceSeries.ts', OUT),
    `// Generated by engine/scripts/astronomy/generate.ts from ELP/MPP02 (npm astronomia); do not edit.
/**
 * What rise, set and illumination need of the Moon beside its longitude, as rows [A, i, j, k, m] over the Delaunay
 * arguments: latitude Σ A sin(i D + j l' + k l + m F), arcseconds, and distance Σ A cos(…), kilometres.
 * Source: J. Chapront, G. Francou, ELP/MPP02 (DE405 fit), main problem, terms from ${LATITUDE_CUT_ARCSEC}" and ${DISTANCE_CUT_KM} km.
 */
// prettier-ignore
export const MOON_LATITUDE_TERMS: readonly number[] = [
${printRows(latitude, 5)}
];

/** The constant of the distance, kilometres. */
export const MOON_MEAN_DISTANCE_KM = ${R['0']?.find(([, , p1]) => p1 === 0)?.[0].toFixed(1)};

/** Terms of the distance, kilometres. */
// prettier-ignore
export const MOON_DISTANCE_TERMS: readonly number[] = [
${printRows(distance, 5)}
];
`,
  );
  console.log(`moon latitude terms: ${latitude.length / 5}, distance terms: ${distance.length / 5}`);
}

const sun = generateSun(await loadVsop());
const elp = await loadElp();
generateMoon(elp, sun.longitudeRad);
generateMoonPlace(elp);
