/** Tables of docs/ about the rows of the database: how they are found, and how long they are kept. */
import { TABLE_ROWS, UNIQUE_LOOKUPS } from '../tableRows.ts';
import { table } from './markdown.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const rows = Object.entries(TABLE_ROWS);

const divisionOf = (ways: readonly string[]) => {
  if (ways.length === 0) return 'small';
  return ways[0] === 'account_id' ? 'by account' : 'by look-up';
};

export const rowsTable = (): string =>
  table(
    ['table', 'divided', 'a request names one of'],
    rows.map(([name, { ways }]) => [
      `\`${name}\``,
      divisionOf(ways),
      ways.length === 0 ? '' : code(ways.map((way) => way.replaceAll('+', ', '))),
    ]),
  );

export const lookupsTable = (): string =>
  table(
    ['look-up', 'unique key'],
    UNIQUE_LOOKUPS.map(([name, of, columns]) => [name, `\`${of} (${columns})\``]),
  );

export const retentionTable = (): string =>
  table(
    ['table', 'how long rows are kept', 'deleted by'],
    rows.map(([name, { kept, parts }]) => [`\`${name}\``, kept, parts.length === 0 ? '' : code(parts)]),
  );
