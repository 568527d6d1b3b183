/**
 * The 1,593 reference charts of 1900-2100 under three day boundaries, both sexes, against two libraries of one author.
 * Where we differ is listed in engine/golden/chart-differences.json with the reason; an unlisted difference fails.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jdnOf, type CivilDate, type CivilTime } from '../time/index.ts';
import { goldenJson } from '../../golden/golden.ts';
import { castChart } from './index.ts';
import { luckOf } from './luck/luck.ts';
import type { Chart, ChartPillars, CivilBirth, Sex } from './types.ts';
import { WORLD } from './world.ts';

interface Convention {
  readonly p: readonly string[] | null;
  readonly hid: readonly string[];
  readonly tg: readonly string[];
  readonly tgh: readonly string[];
  readonly ny: readonly string[];
  readonly ls: readonly string[];
  readonly vd: readonly string[];
  readonly ty: string;
  readonly tx: string;
  readonly mg: string;
  readonly sg: string;
}

interface LuckOracle {
  readonly fwd: boolean;
  readonly tymeExact: { readonly start: string };
  readonly sect1: { readonly ymd: readonly number[] };
  readonly decades: readonly string[];
}

interface ReferenceChart {
  readonly id: string;
  readonly t: string;
  readonly A: Convention;
  readonly B: Convention;
  readonly C: { readonly p: readonly string[] };
  readonly M: LuckOracle;
  readonly F: LuckOracle;
}

interface Difference {
  readonly id: string;
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
  readonly reason: string;
}

const DIFFERENCES = JSON.parse(
  readFileSync(new URL('../../golden/chart-differences.json', import.meta.url), 'utf8'),
) as { readonly differences: readonly Difference[]; readonly skipped: readonly { readonly id: string }[] };

const BOUNDARIES = { A: 'zi23', B: 'midnight', C: 'midnightSame' } as const;
const SEXES = { M: '男', F: '女' } as const;

function civilOf(text: string): CivilTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    text.match(/\d+/g)?.map(Number) ?? [];
  return { year, month, day, hour, minute, second };
}

function birthAt(text: string, sex: Sex): CivilBirth {
  return { civil: civilOf(text), utcOffsetMinutes: 480, sex, hour: 'minute' };
}

function namesOf({ year, month, day, hour }: ChartPillars): string[] {
  return [year, month, day, hour].map((ganzhi) => ganzhi?.name ?? '');
}

/** Our chart in the shape of the reference. */
function conventionOf(chart: Chart): Convention {
  const { year, month, day, hour } = chart.facts;
  const facts = [year, month, day, hour].filter((each) => each !== null);
  return {
    p: namesOf(chart.pillars),
    hid: facts.map(({ hidden }) => hidden.map(({ stem }) => stem).join('')),
    tg: facts.map(({ stemGod }) => stemGod),
    tgh: facts.map(({ hidden }) => hidden.map(({ god }) => god).join()),
    ny: facts.map(({ ganzhi }) => ganzhi.nayin),
    ls: facts.map(({ xingyun }) => xingyun),
    vd: facts.map(({ ganzhi }) => ganzhi.kongwang.join('')),
    ty: chart.taiyuan.name,
    tx: chart.taixi.name,
    mg: chart.minggong?.name ?? '',
    sg: chart.shengong?.name ?? '',
  };
}

function startsWithinADay(a: CivilDate, text: string): boolean {
  return Math.abs(jdnOf(a) - jdnOf(civilOf(text))) <= 1;
}

const found: { id: string; field: string; ours: string; theirs: string }[] = [];
let compared = 0;

function compare(id: string, field: string, ours: unknown, theirs: unknown): void {
  compared++;
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) found.push({ id, field, ours: a, theirs: b });
}

function compareLuck(reference: ReferenceChart, sex: 'M' | 'F', decadesKnown: boolean): void {
  const oracle = reference[sex];
  const luck = luckOf(castChart(birthAt(reference.t, SEXES[sex]), {}, WORLD), { dayunCount: 8 });
  compare(reference.id, `${sex}.fwd`, luck.direction, oracle.fwd ? '顺' : '逆');
  if (!decadesKnown) return;
  compared++;
  if (!startsWithinADay(luck.start, oracle.tymeExact.start)) {
    const { year, month, day } = luck.start;
    found.push({
      id: reference.id,
      field: `${sex}.start`,
      ours: `${year}-${month}-${day}`,
      theirs: oracle.tymeExact.start,
    });
  }
  compare(
    reference.id,
    `${sex}.decades`,
    luck.dayun.map(({ ganzhi }) => ganzhi.name),
    oracle.decades,
  );
}

describe('reference charts', () => {
  it('agree on every field under conventions A, B and C, or the difference is listed', () => {
    const charts = goldenJson<ReferenceChart[]>('charts');
    for (const reference of charts) {
      const isKnown = reference.A.p !== null;
      for (const convention of ['A', 'B', 'C'] as const) {
        const chart = castChart(birthAt(reference.t, '男'), { dayBoundary: BOUNDARIES[convention] }, WORLD);
        if (convention === 'C') compare(reference.id, 'C.p', namesOf(chart.pillars), reference.C.p);
        else if (isKnown) {
          const theirs = reference[convention];
          const ours = conventionOf(chart);
          for (const field of Object.keys(ours) as (keyof Convention)[]) {
            compare(reference.id, `${convention}.${field}`, ours[field], theirs[field]);
          }
        }
      }
      for (const sex of ['M', 'F'] as const) compareLuck(reference, sex, isKnown);
    }
    expect(charts.length).toBe(1593);
    expect(compared).toBeGreaterThan(40_000);
    const listed = DIFFERENCES.differences.map(({ id, field, ours, theirs }) => ({
      id,
      field,
      ours,
      theirs,
    }));
    expect(found).toEqual(listed);
    const skipped = charts.filter(({ A }) => A.p === null).map(({ id }) => id);
    expect(skipped).toEqual(DIFFERENCES.skipped.map(({ id }) => id));
  });
});
