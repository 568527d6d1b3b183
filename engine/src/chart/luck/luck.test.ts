import { describe, expect, it } from 'vitest';
import { jdnOf, type CivilDate } from '../../time/index.ts';
import { birthOfExample, workedExamples } from '../../../golden/workedExamples.ts';
import { castChart } from '../index.ts';
import { luckOf } from './luck.ts';
import { jiaoyunOf } from './luckNow.ts';
import { xiaoyunOf, liunianOf } from './luckYears.ts';
import { relationsOf, relationsWithLuck } from '../relations/relations.ts';
import { shenshaOf, shenshaOfLuck } from '../shensha/shensha.ts';
import { WORLD } from '../world.ts';

const RELATION_KEYS = [
  'kind',
  'pillars',
  'members',
  'to',
  'name',
  'by',
  'from',
  'missing',
  'distance',
  'transformed',
  'reason',
] as const;

function parseDate(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return { year, month, day };
}

function daysApart(a: CivilDate, text: string): number {
  return Math.abs(jdnOf(a) - jdnOf(parseDate(text)));
}

/** A relation reduced to the keys the reference writes, as comparable text. */
function relationText(relation: object): string {
  const record = relation as Readonly<Record<string, unknown>>;
  // What opens a bound 六合, and what makes 刑 and 害 forgotten, the reference leaves to the reader.
  const resolvedBy = record['kind'] === '六冲' ? record['resolvedBy'] : undefined;
  return JSON.stringify([...RELATION_KEYS.map((key) => record[key] ?? null), resolvedBy ?? null]);
}

/** The worked charts count 虚岁 by civil years. */
const rulesOf = ({ options }: ReturnType<typeof workedExamples>[number]) =>
  ({ ageYear: 'gregorian', ...options }) as const;

const examples = workedExamples().map((example) => [`${example.id} ${example.title}`, example] as const);

describe('luck, spirits and relations, worked charts', () => {
  it.each(examples)('%s: luck to the day', (_, example) => {
    const chart = castChart(birthOfExample(example), rulesOf(example), WORLD);
    const luck = luckOf(chart);
    const written = example.luck;
    expect(luck.direction).toBe(written.direction);
    expect(luck.termUsed.name).toBe(written.termUsed);
    expect(daysApart(luck.start, written.start)).toBeLessThanOrEqual(1);
    expect(luck.startAgeXu).toBe(written.startAgeXu);
    expect(luck.offset.years * 360 + luck.offset.months * 30 + luck.offset.days).toBeCloseTo(
      written.offset.years * 360 + written.offset.months * 30 + written.offset.days,
      -0.5,
    );
    expect(jiaoyunOf(chart, luck).text.slice(0, 6)).toBe(written.jiaoyun.slice(0, 6));
    expect(luck.dayun.length).toBe(written.list.length);
    for (const [i, step] of luck.dayun.entries()) {
      const row = written.list[i];
      expect([step.dayunNumber, step.ganzhi.name, step.facts.stemGod]).toEqual([
        row?.index,
        row?.ganzhi,
        row?.god,
      ]);
      expect([step.startYear, step.endYear, step.startAgeXu]).toEqual([
        row?.startYear,
        row?.endYear,
        row?.startAgeXu,
      ]);
      expect(daysApart(step.startDate, row?.startDate ?? '')).toBeLessThanOrEqual(1);
    }
    expect(xiaoyunOf(chart, luck).map(({ name }) => name)).toEqual(written.xiaoyun ?? []);
    expect(JSON.parse(JSON.stringify(luck))).toEqual(luck);
  });

  it.each(examples)('%s: spirits on every pillar, in order', (_, example) => {
    const chart = castChart(birthOfExample(example), rulesOf(example), WORLD);
    const shensha = shenshaOf(chart);
    for (const key of ['year', 'month', 'day', 'hour'] as const) {
      expect(shensha[key].map(({ name }) => name)).toEqual(example.shensha[key] ?? []);
    }
    expect(JSON.parse(JSON.stringify(shensha))).toEqual(shensha);
  });

  it.each(examples)('%s: natal relations', (_, example) => {
    const chart = castChart(birthOfExample(example), rulesOf(example), WORLD);
    const relations = relationsOf(chart);
    expect(relations.map(relationText).sort()).toEqual(example.relations.map(relationText).sort());
    expect(JSON.parse(JSON.stringify(relations))).toEqual(relations);
  });

  it.each(examples)('%s: flowing years with their relations and spirits', (_, example) => {
    const chart = castChart(birthOfExample(example), rulesOf(example), WORLD);
    const luck = luckOf(chart, { dayunCount: 12 });
    for (const written of example.years) {
      const [year] = liunianOf(chart, luck, { fromYear: written.year, toYear: written.year });
      if (year === undefined) throw new Error('no year');
      expect([year.ganzhi.name, year.facts.stemGod, year.ageXu]).toEqual([
        written.ganzhi,
        written.god,
        written.ageXu,
      ]);
      const listed = luckOf(chart).dayun.at(-1)?.startYear ?? 0;
      if (written.year <= listed + 9)
        expect(luck.dayun[year.dayunNumber - 1]?.ganzhi.name ?? null).toBe(written.decade);
      const relations = relationsWithLuck(chart, [{ place: 'liunian', ganzhi: year.ganzhi }]);
      expect(relations.map(({ kind, members }) => `${kind}:${members}`).sort()).toEqual(
        [...written.relations].sort(),
      );
      expect(shenshaOfLuck(chart, year.ganzhi, 'liunian').map(({ name }) => name)).toEqual(written.shensha);
    }
  });
});
