/**
 * Attributes and views for tests.
 */
import { densityOf, type Attributes } from './input/attributes.ts';
import { birthIn } from './input/birth.ts';
import { dayIn } from './input/day.ts';
import { AttributeError } from './input/problem.ts';
import { languageFor } from './language/language.ts';
import { castWritten, chartView } from './view/chartView.ts';
import { dayOf, dayView } from './view/dayView.ts';
import type { Cell, Span, Table, View } from './view/view.ts';

/** Attributes as they are written in a page. */
export type Written = Readonly<Record<string, string>>;

const attributesOf =
  (written: Written): Attributes =>
  (name) =>
    written[name] ?? null;

/** What `<shangyuan-chart>` shows. */
export function chartOf(written: Written, tag = 'zh-Hans'): View {
  const attributes = attributesOf(written);
  const birth = birthIn(attributes);
  return chartView(languageFor(tag), castWritten(birth), birth, densityOf(attributes));
}

/** What `<shangyuan-day>` shows. */
export function dayViewOf(written: Written, tag = 'zh-Hans', nowMs = 0): View {
  const attributes = attributesOf(written);
  return dayView(languageFor(tag), dayOf(dayIn(attributes, nowMs)), densityOf(attributes));
}

/** The problem that a use has; fails where it has none. */
export function problemOf(use: () => unknown) {
  try {
    use();
  } catch (error) {
    if (error instanceof AttributeError) return error.problem;
    throw error;
  }
  throw new Error('expected a problem');
}

export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Text of a cell, its lines parted by a bar. */
export const cellText = (cell: Cell): string => cell.map(textOf).join('|');

/** A table of a view. */
export function tableOf(view: View, part: Table['part']): Table {
  const found = view.tables.find((table) => table.part === part);
  if (found === undefined) throw new Error(`no table ${part}`);
  return found;
}

/** Texts of a line of a table, by what it is called. */
export function rowText(view: View, part: Table['part'], name: string): readonly string[] {
  return (
    tableOf(view, part)
      .rows.find((row) => row.name.text === name)
      ?.cells.map(cellText) ?? []
  );
}

/** Value of a fact, by what it is called. */
export function factText(view: View, name: string): string | undefined {
  const fact = view.facts.find((one) => one.name === name);
  return fact && textOf(fact.value);
}

/** Every text of a view. */
export function textsOf(view: View): readonly string[] {
  return [
    view.title,
    view.closing,
    ...view.notes,
    ...view.facts.flatMap(({ name, value }) => [name, ...value.map(({ text }) => text)]),
    ...view.tables.flatMap(({ caption, columns, rows }) => [
      caption,
      ...columns,
      ...rows.flatMap(({ name, cells }) => [name.text, ...cells.flat(2).map(({ text }) => text)]),
    ]),
  ];
}
