/**
 * Measures the cases of one file in its own process, so that no other case has shaped the code they share:
 * `measure.ts <file>` all of them warm, `measure.ts <file> <case> <who>` the first calls of one, cold. Prints JSON; run.ts makes the table.
 */
import type { BenchCase, Peer, Work } from './case.ts';

const WARM_UP_MS = 300;
const WINDOW_MS = 200;
const ROUNDS = 5;
/** A cold peer is timed over as many units as we are, or as many as it does in this time. */
const COLD_MS = 1000;

/** Units a second of a case, by who does the work. */
export type Rates = Partial<Record<Peer | 'ours', number>>;

let sink: unknown;

/** Milliseconds this thread has worked so far: time in which a busy neighbour holds the core is not counted. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Waits only for work that has to be waited for: a turn of the loop would count as work. */
async function done({ run }: Work): Promise<void> {
  const made = run();
  sink = made instanceof Promise ? await made : made;
}

async function warmUp(work: Work): Promise<void> {
  const until = performance.now() + WARM_UP_MS;
  do await done(work);
  while (performance.now() < until);
}

/** Units a second over calls until `isEnough`. */
async function rateOver(
  work: Work,
  isEnough: (elapsedMs: number, units: number) => boolean,
): Promise<number> {
  const start = workedMs();
  let calls = 0;
  let elapsed = 0;
  do {
    await done(work);
    calls++;
    elapsed = workedMs() - start;
  } while (!isEnough(elapsed, calls * work.count));
  return (calls * work.count * 1000) / elapsed;
}

function worksOf({ ours, count, peers }: BenchCase): [Peer | 'ours', Work][] {
  return [['ours', { run: ours, count }], ...(Object.entries(peers) as [Peer, Work][])];
}

/** Rates of a case once warm: the best of some windows taken in turn, so that a busy neighbour does not decide. */
async function warmRatesOf(benchCase: BenchCase): Promise<Rates> {
  const works = worksOf(benchCase);
  for (const [, work] of works) await warmUp(work);
  const best: Rates = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [who, work] of works) {
      const rate = await rateOver(work, (elapsedMs) => elapsedMs >= WINDOW_MS);
      best[who] = Math.max(best[who] ?? 0, rate);
    }
  }
  return best;
}

/** Rate of the first units of all. */
async function coldRateOf(benchCase: BenchCase, who: string): Promise<number> {
  const work = worksOf(benchCase).find(([name]) => name === who)?.[1];
  if (work === undefined) throw new Error(`Cannot measure ${who}: not in the case ${benchCase.name}`);
  return rateOver(work, (elapsedMs, units) => units >= benchCase.count || elapsedMs >= COLD_MS);
}

const [file = '', place, who = ''] = process.argv.slice(2);
const { cases } = (await import(new URL(file, import.meta.url).href)) as { cases: readonly BenchCase[] };
const chosen = cases[Number(place)];
const rates: Rates[] = [];
if (place === undefined) for (const each of cases) rates.push(await warmRatesOf(each));
const result = place === undefined ? rates : chosen && (await coldRateOf(chosen, who));
if (result === undefined || sink === undefined) throw new Error('The benchmark did no work');
console.log(JSON.stringify(result));
