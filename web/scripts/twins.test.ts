/**
 * No two files that draw repeat a quarter of one another. Compared are runs of six words of code, without imports and comments; a run
 * that stands in eight files or more is how such code is written here, and files of fewer than 120 runs are little but the use of a frame.
 * Pages, compared with all, and files of one room are held to more: no run of theirs is left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url).pathname;
const RUN = 6;
const COMMON = 8;
const LEAST_RUNS = 120;
/** Of files where no run is left out. */
const LEAST_RUNS_OF_ALL = 100;
const MOST_SHARED = 0.25;

function runsOf(code: string): Set<string> {
  const bare = code
    .replaceAll(/^import[^;]*;\n/gm, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
  const words = bare.match(/[\w$]+|[^\s\w$]/g) ?? [];
  return new Set(words.slice(0, 1 - RUN).map((_, i) => words.slice(i, i + RUN).join(' ')));
}

const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, runs: runsOf(readFileSync(SOURCES + name, 'utf8')) }));
const counts = new Map<string, number>();
for (const { runs } of all) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);

interface Drawing {
  readonly name: string;
  readonly runs: ReadonlySet<string>;
}

/** Share of the smaller one that stands in the other as well. */
function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((run) => large.has(run)).length / small.size;
}

/** Pairs that pass the filter and repeat more of one another than they may. */
function twinsOf(
  files: readonly Drawing[],
  isHeld: (rooms: ReadonlySet<string | undefined>) => boolean = () => true,
): readonly string[] {
  return files.flatMap((a, index) =>
    files.slice(index + 1).flatMap((b) => {
      if (!isHeld(new Set([a.name.split('/')[0], b.name.split('/')[0]]))) return [];
      const shared = sharedOf(a.runs, b.runs);
      return shared > MOST_SHARED ? [`${a.name} and ${b.name}: ${Math.round(shared * 100)} %`] : [];
    }),
  );
}

describe('files that draw', () => {
  const drawings = all
    .map(({ name, runs }) => ({
      name,
      runs: new Set([...runs].filter((run) => (counts.get(run) ?? 0) < COMMON)),
    }))
    .filter(({ runs }) => runs.size >= LEAST_RUNS);

  it('are not twins', () => {
    expect(twinsOf(drawings)).toEqual([]);
  });

  it('are not twins of a page or of one in their room, whatever they repeat', () => {
    const whole = all.filter(({ runs }) => runs.size >= LEAST_RUNS_OF_ALL);
    expect(twinsOf(whole, (rooms) => rooms.size === 1 || rooms.has('pages'))).toEqual([]);
  });

  it('are found: a copy of one would be a twin', () => {
    const [first] = drawings;
    expect(drawings.length).toBeGreaterThan(250);
    expect(sharedOf(first?.runs ?? new Set(), first?.runs ?? new Set())).toBe(1);
  });
});
