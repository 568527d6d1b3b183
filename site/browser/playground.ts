/** The playground: a call, its arguments as JSON, and what the engine answers. */
import { CALLS, programOf, type Call, type CallName } from './calls.ts';
import { elementOf } from './elementOf.ts';
import { rowsShown } from './rows.ts';
import type { Outcome } from './run.ts';
import { readTyped } from './typed.ts';

const form = elementOf('playground', HTMLFormElement);
const calls = elementOf('call', HTMLSelectElement);
const examples = elementOf('example', HTMLSelectElement);
const fields = elementOf('fields', HTMLElement);
const status = elementOf('status', HTMLElement);
const answer = elementOf('answer', HTMLElement);
const table = elementOf('rows', HTMLTableSectionElement);
const json = elementOf('json', HTMLElement);
const program = elementOf('program', HTMLElement);

let worker: Worker | undefined;

const currentCall = (): Call => CALLS[calls.value as CallName];

const optionOf = (value: string, title: string): HTMLOptionElement => new Option(title, value);

const inputs = (): HTMLTextAreaElement[] => [...fields.querySelectorAll('textarea')];

const linesOf = (text: string): number => text.split('\n').length;

function fieldOf(name: string, isOptional: boolean, text: string): HTMLElement {
  const label = document.createElement('label');
  label.textContent = isOptional ? `${name}（可空）` : name;
  const input = document.createElement('textarea');
  Object.assign(input, { name, value: text, rows: Math.max(2, linesOf(text)), spellcheck: false });
  input.setAttribute('autocapitalize', 'off');
  label.append(input);
  return label;
}

/** A value as a reader types it: a field a line. */
function typedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, field]) => `  ${JSON.stringify(key)}: ${JSON.stringify(field)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}

function showExample(): void {
  const { parameters, examples: all } = currentCall();
  const values = all[Number(examples.value)]?.values ?? {};
  fields.replaceChildren(
    ...parameters.map(({ name, isOptional = false }) => {
      const value = values[name];
      return fieldOf(name, isOptional, value === undefined ? '' : typedText(value));
    }),
  );
}

function showCall(): void {
  examples.replaceChildren(
    ...currentCall().examples.map(({ title }, index) => optionOf(String(index), title)),
  );
  showExample();
}

function showError(message: string, field?: string): void {
  status.textContent = message;
  status.dataset['kind'] = 'error';
  answer.hidden = true;
  const input = inputs().find(({ name }) => name === field);
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}

function showResult(text: string): void {
  const rows = rowsShown(JSON.parse(text), currentCall().shown);
  table.replaceChildren(
    ...rows.map(([path, value]) => {
      const row = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      head.textContent = path;
      row.append(head);
      row.insertCell().textContent = value;
      return row;
    }),
  );
  json.textContent = text;
  status.textContent = `完成：${linesOf(text)} 行 JSON`;
  answer.hidden = false;
}

function showOutcome(outcome: Outcome): void {
  if (outcome.ok) showResult(outcome.json);
  else showError(`引擎不接受这个输入（${outcome.name}）：${outcome.message}`);
}

/** The part of the browser's trusted types that is used here; the library of types has none yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
const rules = { createScriptURL: () => new URL('worker.js', import.meta.url).href };
const policy = trustedTypes?.createPolicy('shangyuan', rules) ?? rules;

/** The worker's address, as the content policy of the server demands it of a script; a text where the browser has no such types. */
const workerAddress = (): string => policy.createScriptURL('');

function run(): void {
  const call = currentCall();
  const typed = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
  for (const input of inputs()) input.removeAttribute('aria-invalid');
  const read = readTyped(call.parameters, typed);
  if (!read.ok) {
    showError(read.message, read.field);
    return;
  }
  program.textContent = programOf(call, read.values);
  status.textContent = '正在运行…';
  delete status.dataset['kind'];
  // A call that is still running is given up for the new one.
  worker?.terminate();
  worker = new Worker(workerAddress(), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => showOutcome(data));
  worker.addEventListener('error', () => showError('引擎没有载入：检查网络后再点「运行」'));
  worker.postMessage({ name: calls.value, values: read.values });
}

calls.replaceChildren(...Object.entries(CALLS).map(([name, { title }]) => optionOf(name, title)));
calls.addEventListener('change', () => {
  showCall();
  run();
});
examples.addEventListener('change', () => {
  showExample();
  run();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
});
showCall();
run();
