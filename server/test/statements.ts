/** Reads out of the text of a statement which tables it names, and by which columns it finds their rows. */

/** A table in a statement, with the name it has there. */
type Named = { readonly table: string; readonly alias: string };

const NOT_ALIASES = new Set(
  'where on set join left right inner cross lateral order group limit values using as for returning union select when do default into loop'.split(
    ' ',
  ),
);

const plain = (text: string) =>
  text.replaceAll(/--.*$/gm, '').replaceAll('"', '').replaceAll(/\s+/g, ' ').toLowerCase();

/** The tables of a statement, each once for each name. */
function tablesOf(text: string, tables: readonly string[]): readonly Named[] {
  const found = [
    ...text.matchAll(
      /(?<!distinct )\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)(?:\s+(?:as\s+)?([a-z_]\w*))?/g,
    ),
  ];
  return found.flatMap(([, table = '', next = '']) =>
    tables.includes(table) ? [{ table, alias: next === '' || NOT_ALIASES.has(next) ? table : next }] : [],
  );
}

/** Whether the text says what a column is: by a comparison, or as a value that is inserted. */
function isNamed(text: string, { table, alias }: Named, column: string): boolean {
  const name = column.replaceAll(/[()]/g, String.raw`\$&`);
  const own = column.includes('(')
    ? name.replace(String.raw`\(`, String.raw`\((?:\w+\.)?`)
    : `(?<![\\w.])(?:(?:${alias}|${table})\\.)?${name}`;
  const compared = new RegExp(`${own}\\)?\\s*(?:=|in\\b)|=\\s*${own}(?![\\w(])`);
  const [, inserted = ''] = new RegExp(`insert into ${table}(?: as \\w+)? \\(([^)]*)\\)`).exec(text) ?? [];
  return (
    compared.test(text) ||
    inserted.split(/,\s*/).includes(column) ||
    new RegExp(`\\([^()]*${own}[^()]*\\) in`).test(text)
  );
}

/**
 * Tables of a statement that it reads or changes without naming one of their ways.
 *
 * @param ways by table: columns, `a+b` for several that go together; empty where no way is needed
 */
export function unkeyedTables(
  statement: string,
  ways: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const text = plain(statement);
  return tablesOf(text, Object.keys(ways)).flatMap((named) => {
    const own = ways[named.table] ?? [];
    const isKeyed =
      own.length === 0 || own.some((way) => way.split('+').every((column) => isNamed(text, named, column)));
    return isKeyed ? [] : [named.table];
  });
}

/** Statements of the body of a function of the database. */
export function statementsOfFunction(body: string): readonly string[] {
  const [, inside = ''] = body.split('$$');
  return plain(inside)
    .replaceAll(
      /\b(?:begin|then|else|loop|do)\b(?= (?:select|insert|update|delete|perform|with|for|if|return)\b)/g,
      ';',
    )
    .split(';')
    .map((part) => part.trim())
    .filter((part) => /\b(?:from|into|update|join)\s/.test(part));
}

/** Tables that a statement deletes from. */
export const deletedTables = (statement: string): readonly string[] =>
  [...plain(statement).matchAll(/\bdelete from ([a-z_]+)/g)].map(([, table = '']) => table);
