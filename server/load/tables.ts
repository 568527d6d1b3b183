/** Results of loads as the tables of docs/RELIABILITY.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from './fire.ts';

/** A result with what it was measured on. */
export type Line = {
  readonly at: string;
  readonly part: 'pair' | 'cell' | 'soak';
  readonly kind: string;
  readonly what: string;
  readonly accounts: number;
  readonly postgres: string;
  /** Of the database when the run began. */
  readonly size: string;
  /** Of the machine. */
  readonly load: number;
  readonly connections: number;
  readonly seconds: number;
  readonly ours: Result;
  /** The reference of a pair. */
  readonly theirs?: Result;
  /** A bare route that sends the statement of the server. */
  readonly same?: Result;
  readonly rssByMinute?: readonly number[];
};

const DOC = fileURLToPath(new URL('../../docs/RELIABILITY.md', import.meta.url));
/** The accounts of the tables that compare no growth. */
const BASE_ACCOUNTS = 1_000;
/** Connections of the table of growth. */
const GROWTH_CONNECTIONS = 100;
/** Parts of the reference that a kind must reach, in percent. */
const AIMS: Readonly<Record<string, number>> = { take: 60, hot: 60, save: 55 };

/** Results of a file, a line of JSON each; of the same measurement the last counts. */
export function readLines(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const rate = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));
const ms = (value: number) => (value === 0 ? '< 1' : whole(value));
const cpu = ({ serverMs, databaseMs }: Result) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`;
  const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [first, rule, ...others].join('\n');
}

/** What ranges from the least to the most. */
function range(values: readonly number[], text: (value: number) => string = String): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(text);
  return least === most ? (least ?? '') : `${least} to ${most}`;
}

const days = (lines: readonly Line[]) =>
  [...new Set(lines.map(({ at }) => at.slice(0, 10)))].toSorted().join(', ');

/** The kinds in the order in which they came first. */
function byKind(
  lines: readonly Line[],
): readonly { readonly what: string; readonly kind: string; readonly lines: readonly Line[] }[] {
  const kinds = new Map(lines.map(({ kind, what }) => [kind, what]));
  return [...kinds].map(([kind, what]) => ({
    kind,
    what,
    lines: lines.filter((line) => line.kind === kind),
  }));
}

/** The last measurement of each cell. */
function newest(lines: readonly Line[]): readonly Line[] {
  const found = new Map(lines.map((line) => [`${line.kind} ${line.accounts} ${line.connections}`, line]));
  return [...found.values()];
}

const errorsOf = ({ failed, lost }: Result) => failed + lost;

function pairTable(all: readonly Line[]): string {
  const lines = all.filter(({ part }) => part === 'pair');
  if (lines.length === 0) return '';
  const rows = byKind(lines).map(({ kind, what, lines: pairs }) => {
    const of = (pick: (ours: Result, theirs: Result) => number) =>
      median(pairs.map(({ ours, theirs = ours }) => pick(ours, theirs)));
    const cost = (pick: (line: Line) => Result) =>
      `${median(pairs.map((line) => pick(line).serverMs)).toFixed(2)} + ${median(pairs.map((line) => pick(line).databaseMs)).toFixed(2)}`;
    const ratio = Math.round(100 * of((ours, theirs) => ours.perSecond / theirs.perSecond));
    const same = median(
      pairs.flatMap((pair) => (pair.same === undefined ? [] : [pair.ours.perSecond / pair.same.perSecond])),
    );
    const aim = AIMS[kind];
    return [
      what,
      `${rate(of((ours) => ours.perSecond))}/s`,
      `${rate(of((_, theirs) => theirs.perSecond))}/s`,
      `**${ratio} %**${aim === undefined ? '' : ` (≥ ${aim} %)`}`,
      same === 0 ? '–' : `${Math.round(100 * same)} %`,
      cost(({ ours }) => ours),
      cost(({ ours, theirs = ours }) => theirs),
      `${ms(of((ours) => ours.p50))}, ${ms(of((ours) => ours.p99))}`,
      whole(
        pairs
          .flatMap(({ ours, theirs, same: sameSql }) => [ours, theirs, sameSql])
          .reduce((sum, result) => sum + (result === undefined ? 0 : errorsOf(result)), 0),
      ),
      whole(pairs.reduce((sum, { ours }) => sum + ours.busy, 0)),
    ];
  });
  const head = [
    'what',
    'ours',
    'reference',
    'ours of reference',
    'ours of a bare route with our SQL',
    'ours: CPU of server + database a request, ms',
    'reference: the same',
    'ours: p50, p99 in ms',
    'errors',
    'busy (503)',
  ];
  const counts = byKind(lines).map(({ lines: pairs }) => pairs.length);
  const note = `Medians of ${range(counts)} pairs of ${range(lines.map(({ seconds }) => seconds))} s, ${lines[0]?.connections} connections, ${conditions(lines)}.`;
  return `${table(head, rows)}\n\n${note}\n`;
}

function conditions(lines: readonly Line[]): string {
  const accounts = [...new Set(lines.map((line) => whole(line.accounts)))].join(', ');
  const loads = range(
    lines.map((line) => line.load),
    (value) => value.toFixed(1),
  );
  return `${accounts} accounts, PostgreSQL ${lines[0]?.postgres}, durable, measured ${days(lines)} at a load of the machine of ${loads}`;
}

function cellTable(all: readonly Line[]): string {
  const lines = newest(all.filter(({ part, accounts }) => part === 'cell' && accounts === BASE_ACCOUNTS));
  if (lines.length === 0) return '';
  const columns = [...new Set(lines.map(({ connections }) => connections))].toSorted((a, b) => a - b);
  const rows = byKind(lines).map(({ what, lines: cells }) => {
    const found = columns.map((count) => cells.find(({ connections }) => connections === count)?.ours);
    return [
      what,
      ...found.map((ours) => (ours === undefined ? '' : cellOf(ours))),
      whole(found.reduce((sum, ours) => sum + (ours === undefined ? 0 : errorsOf(ours)), 0)),
      whole(Math.max(...cells.map(({ ours }) => ours.rssMb))),
    ];
  });
  const head = [
    'what',
    ...columns.map((count) => `${whole(count)} connection${count === 1 ? '' : 's'}`),
    'errors',
    'most memory, MB',
  ];
  const note = `A cell: answers a second; p50 and p99 in ms; the part answered 503, where there is one. ${range(lines.map(({ seconds }) => seconds))} s each, ${conditions(lines)}.`;
  return `${table(head, rows)}\n\n${note}\n`;
}

function cellOf(ours: Result): string {
  const busy = ours.busy > 0 ? `; 503: ${share(ours)}` : '';
  // Times of refusals say nothing of answers.
  if (ours.perSecond === 0) return `none within ${ours.seconds} s${busy}`;
  return `${rate(ours.perSecond)}/s; ${ms(ours.p50)}, ${ms(ours.p99)}${busy}`;
}

const share = ({ busy, perSecond, seconds }: Result) =>
  `${Math.round((100 * busy) / (busy + perSecond * seconds))} %`;

function growthTable(all: readonly Line[]): string {
  const lines = newest(
    all.filter(({ part, connections }) => part === 'cell' && connections === GROWTH_CONNECTIONS),
  );
  const sizes = [...new Set(lines.map(({ accounts }) => accounts))].toSorted((a, b) => a - b);
  if (sizes.length < 2) return '';
  const rows = byKind(lines).map(({ what, lines: cells }) => [
    what,
    ...sizes.map((size) => {
      const ours = cells.find(({ accounts }) => accounts === size)?.ours;
      return ours === undefined
        ? '–'
        : `${rate(ours.perSecond)}/s; ${ms(ours.p50)}, ${ms(ours.p99)}; ${cpu(ours)}`;
    }),
  ]);
  const head = [
    'what',
    ...sizes.map(
      (size) => `${whole(size)} accounts, ${lines.findLast(({ accounts }) => accounts === size)?.size}`,
    ),
  ];
  const note = `Answers a second; p50 and p99 in ms; processor time of server + database an answer in ms. ${GROWTH_CONNECTIONS} connections, ${range(lines.map(({ seconds }) => seconds))} s a cell, ${conditions(lines)}.`;
  return `${table(head, rows)}\n\n${note}\n`;
}

function soakTable(all: readonly Line[]): string {
  const line = all.findLast(({ part }) => part === 'soak');
  if (line === undefined) return '';
  const { ours, rssByMinute = [] } = line;
  const row = [
    `${rate(ours.perSecond)}/s`,
    ms(ours.p50),
    ms(ours.p99),
    cpu(ours),
    whole(errorsOf(ours)),
    whole(ours.busy),
    rssByMinute.join(', '),
  ];
  const head = [
    'answers',
    'p50, ms',
    'p99, ms',
    'CPU of server + database, ms',
    'errors',
    'busy (503)',
    'memory from minute to minute, MB',
  ];
  return `${table(head, [row])}\n\n${whole(line.seconds)} s, ${line.connections} connections, ${conditions([line])}.\n`;
}

/** All tables that the results fill. */
export function tablesOf(lines: readonly Line[]): string {
  const parts = [
    ['### Beside a bare server', pairTable(lines)],
    ['### By connections', cellTable(lines)],
    ['### By accounts', growthTable(lines)],
    ['### Everything at once, for minutes', soakTable(lines)],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}\n\n${text}`)
    .join('\n');
}

/** Puts the tables into the document, between their marks. */
export function writeTables(lines: readonly Line[]): void {
  const [before = '', rest = ''] = readFileSync(DOC, 'utf8').split('<!-- load -->\n');
  const after = rest.split('<!-- /load -->')[1] ?? '';
  writeFileSync(DOC, `${before}<!-- load -->\n\n${tablesOf(lines)}\n<!-- /load -->${after}`);
}
