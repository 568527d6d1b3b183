/** Tables as files for spreadsheets. */

/**
 * Rows as CSV with the byte order mark that spreadsheets need for Chinese. A text that a spreadsheet would take for a formula begins
 * with an apostrophe.
 *
 * @example csvOf([['a', '=1+1']]) // "\uFEFFa,'=1+1\r\n"
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
