/**
 * From a view to elements. Text is set as text, never as HTML: attributes are typed by others.
 */
import type { Cell, Fact, Span, Table, View } from '../view/view.ts';

type Properties = Readonly<Record<string, string | undefined>>;

/** An element with attributes and children. */
export function make(
  name: string,
  properties: Properties,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(properties))
    if (value !== undefined) element.setAttribute(property, value);
  element.append(...children);
  return element;
}

function spanOf({ text, lang, wuxing, size }: Span): Node | string {
  if (lang === undefined && wuxing === undefined && size === undefined) return text;
  return make('span', { lang, 'data-wuxing': wuxing, class: size, part: size }, text);
}

const spansOf = (spans: readonly Span[]) => spans.map(spanOf);

function cellOf(lines: Cell): HTMLElement {
  const [only = []] = lines;
  if (lines.length < 2) return make('td', {}, ...spansOf(only));
  return make('td', {}, ...lines.map((line) => make('div', {}, ...spansOf(line))));
}

function tableOf({ part, caption, columns, rows }: Table): HTMLElement {
  const [corner = '', ...others] = columns;
  const first = corner === '' ? make('td', {}) : make('th', { scope: 'col' }, corner);
  const head = make('tr', {}, first, ...others.map((column) => make('th', { scope: 'col' }, column)));
  const body = rows.map(({ name, cells }) =>
    make('tr', {}, make('th', { scope: 'row' }, spanOf(name)), ...cells.map(cellOf)),
  );
  const table = make(
    'table',
    { part: `table ${part}`, class: part },
    make('caption', { part: 'caption' }, caption),
    make('thead', {}, head),
    make('tbody', {}, ...body),
  );
  return make('div', { class: 'scroll', role: 'group', 'aria-label': caption }, table);
}

function factsOf(facts: readonly Fact[]): HTMLElement {
  const rows = facts.map(({ name, value, part }) =>
    make('div', { part, class: part }, make('dt', {}, name), make('dd', {}, ...spansOf(value))),
  );
  return make('dl', { part: 'facts' }, ...rows);
}

/** A whole view, in the language of `tag`. */
export function drawView(view: View, tag: string): HTMLElement {
  const title = make('h2', { id: 'title', part: 'title' }, view.title);
  const notes = view.notes.map((note) => make('li', {}, note));
  return make(
    'div',
    { class: 'sheet', lang: tag, part: 'sheet', role: 'group', 'aria-labelledby': 'title' },
    title,
    factsOf(view.facts),
    make('div', { class: 'tables' }, ...view.tables.map(tableOf)),
    ...(notes.length === 0
      ? []
      : [make('h3', { part: 'caption' }, view.notesTitle), make('ul', { part: 'notes' }, ...notes)]),
    make('p', { part: 'closing' }, view.closing),
  );
}

/** What is shown where the attributes cannot be used. */
export function drawMessage(text: string, tag: string): HTMLElement {
  return make(
    'div',
    { class: 'sheet', lang: tag, part: 'sheet' },
    make('p', { role: 'alert', part: 'message' }, text),
  );
}
