/** The tables of spirits and affairs against the reference, row by row; what ids are called is each side's own matter. */
import { describe, expect, test } from 'vitest';
import { hasShared, readShared, sharedNote } from '../testing/oracles.ts';
import { AFFAIRS, SPIRIT_ROWS } from './index.ts';
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

const written: readonly WrittenSpirit[] = hasShared
  ? (JSON.parse(readShared('domain/almanac/spirits.json')) as { spirits: WrittenSpirit[] }).spirits
  : [];
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

describe.runIf(hasShared)(`tables of the reference${sharedNote}`, () => {
  test('176 spirits: when they stand, what they favour and forbid, their rungs', () => {
    expect(SPIRIT_ROWS.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
    SPIRIT_ROWS.forEach((row, order) => {
      const theirs = written[order] as WrittenSpirit;
      expect(
        [
          row.kind,
          ourRule(row.rule),
          words(row.favours),
          words(row.forbids),
          ourCases(row),
          gradesOf(row.grades),
        ],
        row.name,
      ).toEqual([
        theirs.kind,
        theirRule(theirs.rule),
        theirs.favours,
        theirs.forbids,
        theirCases(theirs),
        gradesOf(theirs.gradeByMonth),
      ]);
    });
  });
  test('100 affairs: basis, how it is combined, words a search must find', () => {
    const { affairs } = JSON.parse(readShared('domain/almanac/affairs.json'));
    AFFAIRS.forEach((row, order) => {
      const { id, name, category, basis, combine, meaning } = row;
      const { synonyms, derived, inPicker, ...theirs } = affairs[order];
      expect({ id, name, category, basis, combine, meaning }).toEqual(theirs);
      expect(['derived' in row, 'inPicker' in row]).toEqual([derived, inPicker]);
      const found: readonly string[] = [name, ...('synonyms' in row ? row.synonyms : [])];
      for (const word of Object.values<string[]>(synonyms).flat()) expect(found).toContain(word);
    });
  });
});
