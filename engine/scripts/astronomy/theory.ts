/**
 * The full theories as npm astronomia carries them: VSOP87D of the Earth and ELP/MPP02 (DE405 fit) of the Moon.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** One term of VSOP87: A cos(B + C τ), τ in Julian millennia, A in radians (or au), C in radians a millennium. */
export type VsopRow = readonly [a: number, b: number, c: number];
/** One term of ELP: A sin(φ0 + φ1 t + …), t in Julian centuries, A in arcseconds (or km). */
export type ElpRow = readonly [
  a: number,
  phi0: number,
  phi1: number,
  phi2: number,
  phi3: number,
  phi4: number,
];

export interface Vsop {
  readonly L: Readonly<Record<string, readonly VsopRow[]>>;
}

export interface Elp {
  readonly W1: readonly number[];
  readonly L: Readonly<Record<string, readonly ElpRow[]>>;
  readonly B: Readonly<Record<string, readonly ElpRow[]>>;
  readonly R: Readonly<Record<string, readonly ElpRow[]>>;
}

async function load(file: string): Promise<unknown> {
  // The package's exports name each file without its ending; its declarations say nothing of the data.
  const path = createRequire(import.meta.url)
    .resolve('astronomia')
    .replace(/(?:lib|src)[\\/].*$/, `data/${file}.js`);
  const module = (await import(pathToFileURL(path).href)) as { readonly default: unknown };
  return module.default;
}

export async function loadVsop(): Promise<Vsop> {
  return (await load('vsop87Dearth')) as Vsop;
}

export async function loadElp(): Promise<Elp> {
  return (await load('elpMppDeFull')) as Elp;
}
