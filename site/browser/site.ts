/** Every page: the search. */
import type { SearchIndex } from '../lib/search.ts';
import { elementOf } from './elementOf.ts';
import { find, type Found } from './find.ts';

const root = document.body.dataset['root'] ?? '';
const input = elementOf('search', HTMLInputElement);
const results = elementOf('results', HTMLElement);
let index: Promise<SearchIndex> | undefined;

async function loadIndex(): Promise<SearchIndex> {
  const answer = await fetch(`${root}assets/search.json`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as SearchIndex;
}

function itemOf({ page, heading, address, text }: Found): HTMLElement {
  const link = document.createElement('a');
  link.href = root + address;
  const title = document.createElement('b');
  title.textContent = heading === page ? page : `${page} › ${heading}`;
  const line = document.createElement('span');
  line.textContent = text;
  link.append(title, line);
  return link;
}

function show(...children: readonly (Node | string)[]): void {
  results.replaceChildren(...children);
  results.hidden = false;
}

async function search(): Promise<void> {
  const typed = input.value.trim();
  if (typed === '') {
    results.hidden = true;
    return;
  }
  try {
    index ??= loadIndex();
    const found = find(await index, typed);
    // What was typed while the index was loading has its own answer.
    if (input.value.trim() !== typed) return;
    if (found.length === 0) show(`没有找到「${typed}」`);
    else show(...found.map(itemOf));
  } catch {
    index = undefined;
    show('现在读不到索引，稍后再试');
  }
}

document.querySelector('#contents [aria-current]')?.scrollIntoView({ block: 'nearest' });
input.addEventListener('input', () => void search());
input.addEventListener('focus', () => void search());
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !results.hidden) {
    results.hidden = true;
    input.focus();
  }
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Node && target !== input && !results.contains(target)) results.hidden = true;
});
document.addEventListener('click', ({ target }) => {
  if (
    target instanceof Node &&
    target !== input &&
    !(results.contains(target) && !(target instanceof Element && target.closest('a')))
  )
    results.hidden = true;
});
