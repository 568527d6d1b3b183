/**
 * Writes engine/src/astronomy/tables/{sunSeries,moonSeries,moonPlaceSeries}.ts: VSOP87D and ELP/MPP02 cut to what a second of time
 * needs, with a small correction fitted to the even years of the reference instants (JPL DE431) and measured on the odd
 * ones. Run it by hand, with the reference folder beside the checkout: `node engine/scripts/astronomy/generate.ts`.
 */
import { writeFileSync } from 'node:fs';
import { horner, J2000_JD, RAD_PER_ARCSEC, TWO_PI, wrapRad } from '../../src/astronomy/angle.ts';
import { nutationRad } from '../../src/astronomy/nutation.ts';
import { aberrationRad } from '../../src/astronomy/sun.ts';
import { DELAUNAY, sumElp, sumVsop } from '../../src/astronomy/series.ts';
import { readSharedTsv } from '../../src/testing/oracles.ts';
import { leastSquares } from './fit.ts';
import { type Elp, type ElpRow, loadElp, loadVsop, type Vsop, type VsopRow } from './theory.ts';

const OUT = new URL('../../src/astronomy/tables/', import.meta.url);

/** Smallest amplitudes kept, at the edge of the years that must be right (5 centuries from J2000). */
const SUN_CUT_RAD = 4e-9;
const MOON_CUT_ARCSEC = 0.005;
const EDGE_CENTURIES = 5;
/** For rise and set: a second of time is 15". */
const LATITUDE_CUT_ARCSEC = 2;
const DISTANCE_CUT_KM = 5;
/** What rounding may cost a term, of the cut: errors of both signs, so hundreds of terms together stay near one cut. */
const ROUNDING_SHARE = 0.4;

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

/** Constant rows (C = 0) become the polynomial; the rest is cut, sorted and rounded, amplitudes in 1e-9 rad. */
function cutVsop(theory: Vsop): { polynomial: number[]; powers: number[][] } {
  const edge = EDGE_CENTURIES / 10;
  const polynomial: number[] = [];
  const powers: number[][] = [];
  for (const [power, rows] of Object.entries(theory.L)) {
    const scale = edge ** Number(power);
    polynomial.push(rows.filter(([, , c]) => c === 0).reduce((sum, [a, b]) => sum + a * Math.cos(b), 0));
    const kept = rows.filter(([a, , c]) => c !== 0 && Math.abs(a) * scale >= SUN_CUT_RAD);
    const cost = (a: number): number => (SUN_CUT_RAD * ROUNDING_SHARE) / (Math.abs(a) * scale);
    powers.push(
      [...kept]
        .sort((x: VsopRow, y: VsopRow) => Math.abs(y[0]) - Math.abs(x[0]))
        .flatMap(([a, b, c]) => [
          roundTo(a * 1e9, (SUN_CUT_RAD * 1e9 * ROUNDING_SHARE) / scale),
          roundTo(b, cost(a)),
          roundTo(c, cost(a) / edge),
        ]),
    );
  }
  while (powers.at(-1)?.length === 0) powers.pop();
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

interface CutElp {
  /** Per power, rows [A, D, l', l, F]. */
  readonly main: number[][];
  /** Per power, rows [A, φ0, φ1, φ2]. */
  readonly rest: number[][];
}

/** Terms above the cut, largest first, amplitudes in 0.001" (or 0.001 km). */
function cutElp(series: Elp['L'], cut: number): CutElp {
  const main: number[][] = [];
  const rest: number[][] = [];
  for (const [power, rows] of Object.entries(series)) {
    const scale = EDGE_CENTURIES ** Number(power);
    const unit = (cut * 1000 * ROUNDING_SHARE) / scale;
    main.push([]);
    rest.push([]);
    const kept = rows.filter(([a]) => Math.abs(a) * scale >= cut);
    for (const row of kept.toSorted((x, y) => Math.abs(y[0]) - Math.abs(x[0]))) {
      const [a, p0, p1, p2] = row;
      const delaunay = delaunayOf(row, 0);
      if (delaunay) {
        main.at(-1)?.push(roundTo(a * 1000 * delaunay.sign, unit), ...delaunay.multiples);
        continue;
      }
      const cost = (cut * ROUNDING_SHARE) / (Math.abs(a) * scale);
      rest
        .at(-1)
        ?.push(
          roundTo(a * 1000, unit),
          roundTo(((p0 % TWO_PI) + TWO_PI) % TWO_PI, cost),
          roundTo(p1, cost / EDGE_CENTURIES),
          roundTo(p2, cost / EDGE_CENTURIES ** 2),
        );
    }
  }
  for (const powers of [main, rest]) while (powers.at(-1)?.length === 0) powers.pop();
  return { main, rest };
}

function printFlat(rows: readonly number[], stride: number): string {
  const lines: string[] = [];
  for (let i = 0; i < rows.length; i += stride * 4)
    lines.push(`    ${rows.slice(i, i + stride * 4).join(', ')},`);
  return `  [\n${lines.join('\n')}\n  ],`;
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
  const base = (t: number): number =>
    horner(t / 10, polynomial) + sumVsop(powers, t / 10) + FK5_ARCSEC * RAD_PER_ARCSEC;
  const cases = readSharedTsv('oracles/solar-terms.tsv').map((row): Case => ({
    year: Number(row['key']?.slice(0, 4)),
    t: tOf(row),
    targetRad: (Number(row['lon_deg']) * Math.PI) / 180,
  }));
  const residuals = cases.map(({ t, targetRad }) =>
    wrapRad(targetRad - Math.PI - base(t) - nutationRad(t) - aberrationRad(t)),
  );
  const columns = (t: number): number[] => [
    ...polynomialColumns(SUN_FIT_DEGREE)(t),
    ...SUN_FIT_FREQUENCIES.flatMap((f) => [Math.cos(f * t), Math.sin(f * t)]),
  ];
  const { x, left } = fitEven(cases, residuals, columns);
  report('sun', cases, left, (365.2422 * 86400) / (2 * Math.PI));
  const fitted = polynomial.map((c, k) => c + (k <= SUN_FIT_DEGREE ? (x[k] as number) * 10 ** k : 0));
  fitted[0] = (fitted[0] as number) + Math.PI + FK5_ARCSEC * RAD_PER_ARCSEC;
  const extra = SUN_FIT_FREQUENCIES.flatMap((f, i) => {
    const [c = 0, s = 0] = x.slice(SUN_FIT_DEGREE + 1 + 2 * i);
    return [roundTo(Math.hypot(c, s) * 1e9, 0.1), roundTo(Math.atan2(-s, c), 0.001), roundTo(f * 10, 0.001)];
  });
  const first = [...(powers[0] as number[]), ...extra];
  powers[0] = first;
  writeFileSync(
    new URL('sunSeries.ts', OUT),
    `// Generated by engine/scripts/astronomy/generate.ts from VSOP87D (npm astronomia) and the reference instants; do not edit.
/**
 * Geocentric longitude of the Sun, mean equinox of date, without aberration: the polynomial (radians, powers of τ) and
 * per power of τ the terms A cos(B + C τ), A in 1e-9 rad, largest first. τ is Julian millennia TT from J2000.0.
 * Source: P. Bretagnon, G. Francou, VSOP87D, terms from ${SUN_CUT_RAD} rad at ${EDGE_CENTURIES} centuries; the polynomial to the
 * square and the last ${SUN_FIT_FREQUENCIES.length} terms of the first power carry a correction fitted to JPL DE431, even years 1600-2500.
 */
export const SUN_POLYNOMIAL: readonly number[] = [${fitted.map((c) => Number(c.toPrecision(16))).join(', ')}];

// prettier-ignore
export const SUN_TERMS: readonly (readonly number[])[] = [
${powers.map((rows) => printFlat(rows, 3)).join('\n')}
];
`,
  );
  console.log(`sun terms: ${powers.map((rows) => rows.length / 3).join(' ')}`);
  return { longitudeRad: (t) => horner(t / 10, fitted) + sumVsop(powers, t / 10) };
}

function generateMoon(theory: Elp, sunRad: (t: number) => number): void {
  const { main, rest } = cutElp(theory.L, MOON_CUT_ARCSEC);
  const polynomial = theory.W1.map((c, k) => c + (PRECESSION_ARCSEC[k] as number) * RAD_PER_ARCSEC);
  polynomial[0] = (polynomial[0] as number) + MOON_LIGHT_TIME_ARCSEC * RAD_PER_ARCSEC;
  const cases = readSharedTsv('oracles/new-moons.tsv.gz').map((row): Case => ({
    year: Number(row['date8']?.slice(0, 4)),
    t: tOf(row),
    targetRad: (Number(row['phase']) * Math.PI) / 2,
  }));
  const residuals = cases.map(({ t, targetRad }) =>
    wrapRad(targetRad + sunRad(t) + aberrationRad(t) - horner(t, polynomial) - sumElp(main, rest, t)),
  );
  const { x, left } = fitEven(cases, residuals, polynomialColumns(MOON_FIT_DEGREE));
  report('moon', cases, left, (29.530589 * 86400) / (2 * Math.PI));
  const fitted = polynomial.map((c, k) => c + (x[k] ?? 0));
  writeFileSync(
    new URL('moonSeries.ts', OUT),
    `// Generated by engine/scripts/astronomy/generate.ts from ELP/MPP02 (npm astronomia) and the reference instants; do not edit.
/**
 * Geocentric longitude of the Moon, mean equinox of date, light-time included: the polynomial (radians, powers of t) and
 * per power of t the terms, A in 0.001", largest first: of the main problem A sin(i D + j l' + k l + m F) as rows
 * [A, i, j, k, m], of the planets A sin(φ0 + φ1 t + φ2 t²) as rows [A, φ0, φ1, φ2]. t is Julian centuries TT from J2000.0.
 * Source: J. Chapront, G. Francou, ELP/MPP02 (DE405 fit), terms from ${MOON_CUT_ARCSEC}" at ${EDGE_CENTURIES} centuries; the polynomial to the
 * square carries a correction fitted to JPL DE431, even years 1600-2500.
 */
export const MOON_POLYNOMIAL: readonly number[] = [${fitted.map((c) => Number(c.toPrecision(16))).join(', ')}];

// prettier-ignore
export const MOON_MAIN_TERMS: readonly (readonly number[])[] = [
${main.map((rows) => printFlat(rows, 5)).join('\n')}
];

// prettier-ignore
export const MOON_PLANET_TERMS: readonly (readonly number[])[] = [
${rest.map((rows) => printFlat(rows, 4)).join('\n')}
];
`,
  );
  console.log(
    `moon terms: ${main.map((rows) => rows.length / 5).join(' ')}, ${rest.map((rows) => rows.length / 4).join(' ')}`,
  );
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
export const MOON_LATITUDE_TERMS: readonly number[] = ${printFlat(latitude, 5).trim().replace(/,$/, ';')}

/** The constant of the distance, kilometres. */
export const MOON_MEAN_DISTANCE_KM = ${R['0']?.find(([, , p1]) => p1 === 0)?.[0].toFixed(1)};

// prettier-ignore
export const MOON_DISTANCE_TERMS: readonly number[] = ${printFlat(distance, 5).trim().replace(/,$/, ';')}
`,
  );
  console.log(`moon latitude terms: ${latitude.length / 5}, distance terms: ${distance.length / 5}`);
}

const sun = generateSun(await loadVsop());
const elp = await loadElp();
generateMoon(elp, sun.longitudeRad);
generateMoonPlace(elp);
