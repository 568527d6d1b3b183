/** The tables of spirits and affairs against the reference, row by row; what ids are called is each side's own matter. */
import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../golden/golden.ts';
import { affairOf, AFFAIRS, SPIRIT_ROWS } from './index.ts';
import type { SpiritRow, SpiritRule } from './tables/spiritRow.ts';

interface WrittenCase {
  readonly months: string;
  readonly need: readonly string[] | null;
  readonly ifNeed: string | null;
  readonly otherwise: string;
  readonly keep?: readonly string[];
}

interface WrittenSpirit {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rule: { readonly by: string; readonly [part: string]: unknown };
  readonly source: string;
  readonly favours: readonly string[];
  readonly forbids: readonly string[];
  readonly cases: readonly WrittenCase[];
  readonly gradeByMonth?: Readonly<Record<string, number>>;
}

interface WrittenAffair {
  readonly id: string;
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly derived: boolean;
  readonly inPicker: boolean;
  readonly [field: string]: unknown;
}

const written: readonly WrittenSpirit[] = goldenJson<{ spirits: WrittenSpirit[] }>('almanac/spirits').spirits;
const { affairs } = goldenJson<{ affairs: readonly WrittenAffair[] }>('almanac/affairs');
const NAME_OF = new Map(written.map(({ id, name }) => [id, name]));
const OUR_NAME_OF = new Map(SPIRIT_ROWS.map(({ id, name }) => [id, name]));

function words(list: string | undefined): readonly string[] {
  return list === undefined || list === '' ? [] : list.split(' ');
}

/** A mode with the spirit it delegates to by name. */
function modeOf(mode: string | null | undefined, names: ReadonlyMap<string, string>): string | null {
  const [rung = '', to] = (mode ?? '').split(':');
  return to === undefined ? mode || null : `${rung}:${names.get(to)}`;
}

/** Cells hold text or lists of stems and branches; lists of numbers stay. */
function cellsOf(table: unknown): unknown {
  if (!Array.isArray(table)) return table;
  return table.map((cell: unknown) =>
    Array.isArray(cell) && typeof cell[0] !== 'number' ? cell.join('') : cell,
  );
}

/** What decides of a rule: the unfolded table, whatever its notation. */
function ourRule(rule: SpiritRule): unknown {
  const { by } = rule;
  if (by === 'officer') return [by, rule.officer];
  if (by === 'termDay' || by === 'dayBeforeTerm') return [by, rule.terms.split(' ')];
  if (by === 'lunarDay') return [by, rule.days];
  if (!('table' in rule)) return [by];
  if (typeof rule.table !== 'string') return [by, rule.table];
  const cells = rule.table.split(' ').map((cell) => (cell === '·' ? '' : cell));
  return [by, by === 'fixed' ? cells.join('') : cells];
}

function theirRule({ by, ...rule }: WrittenSpirit['rule']): unknown {
  if (by === 'officer') return [by, rule['officer']];
  if (by === 'termDay' || by === 'dayBeforeTerm') return [by, rule['terms']];
  if (by === 'lunarDay') return [by, rule['days']];
  if (rule['table'] === undefined) return [by];
  const cells = cellsOf(rule['table']);
  return [by, by === 'fixed' ? (cells as string[]).join('') : cells];
}

function ourCases({ cases = [] }: SpiritRow): unknown {
  return cases.map(({ months, need, ifNeed, otherwise, keep }) => ({
    months,
    need: words(need).map((id) => OUR_NAME_OF.get(id)),
    ifNeed: modeOf(ifNeed, OUR_NAME_OF),
    otherwise: modeOf(otherwise, OUR_NAME_OF),
    keep: words(keep),
  }));
}

function theirCases({ cases }: WrittenSpirit): unknown {
  return cases.map(({ months, need, ifNeed, otherwise, keep = [] }) => ({
    months,
    need: (need ?? []).map((id) => NAME_OF.get(id)),
    ifNeed: modeOf(ifNeed, NAME_OF),
    otherwise: modeOf(otherwise, NAME_OF),
    keep,
  }));
}

function gradesOf(grades: Readonly<Record<string, number>> = {}): unknown {
  return Object.entries(grades)
    .flatMap(([months, grade]) => Array.from(months, (month) => `${month}${grade}`))
    .sort();
}

describe('tables of the reference', () => {
  test('176 spirits and 100 affairs, in this order', () => {
    expect(SPIRIT_ROWS.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
    expect(AFFAIRS.map(({ id }) => id)).toEqual(affairs.map(({ id }) => id));
  });
  test.each(SPIRIT_ROWS.map((row, order) => [row.name, row, written[order] as WrittenSpirit] as const))(
    'spirit %s: when it stands, what it favours and forbids, its rungs',
    (_, row, theirs) => {
      expect([
        row.kind,
        ourRule(row.rule),
        words(row.favours),
        words(row.forbids),
        ourCases(row),
        gradesOf(row.grades),
      ]).toEqual([
        theirs.kind,
        theirRule(theirs.rule),
        theirs.favours,
        theirs.forbids,
        theirCases(theirs),
        gradesOf(theirs.gradeByMonth),
      ]);
    },
  );
  test.each(AFFAIRS.map((row, order) => [row.name, row, affairs[order]] as const))(
    'affair %s: basis, how it is combined, words a search must find',
    (_, row, written) => {
      const { id, name, category, basis, combine, meaning, ...more } = affairOf(row.id);
      const { synonyms, derived, inPicker, daytime, custom, follows, ...theirs } = written as WrittenAffair;
      expect({ id, name, category, basis, combine, meaning }).toEqual(theirs);
      expect([more.derived === true, more.inPicker === true, more.daytime === true]).toEqual([
        derived,
        inPicker,
        daytime === true,
      ]);
      expect([more.custom, more.follows]).toEqual([custom, follows]);
      const found: readonly string[] = [name, ...(more.synonyms ?? [])];
      for (const word of Object.values(synonyms).flat()) expect(found).toContain(word);
    },
  );
});
