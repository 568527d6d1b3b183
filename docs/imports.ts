/**
 * Holds the source files against docs/layers.ts: which imports a file has, where they lead, and which of them are forbidden.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAYERS, READS_DATES, RULES, type Workspace } from './layers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCOPE = '@shangyuan/';
const SOURCE = /\.tsx?$/;
/** Tests and what they stand on may look anywhere. */
const EXEMPT = /\.test\.tsx?$/;

/** The workspaces of the house. */
export const WORKSPACES = Object.keys(LAYERS) as Workspace[];

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifests = Object.fromEntries(
  WORKSPACES.map((name) => [
    name,
    JSON.parse(readFileSync(`${ROOT}${name}/package.json`, 'utf8')) as Manifest,
  ]),
) as Readonly<Record<Workspace, Manifest>>;

/** Every source file under the law, as a path from the root of the repository. */
export function sourceFiles(): string[] {
  return WORKSPACES.flatMap((workspace) =>
    readdirSync(`${ROOT}${workspace}/src`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${workspace}/src/${path}`)
      .filter((path) => SOURCE.test(path) && !EXEMPT.test(path)),
  ).sort();
}

/** Text of a source file. */
export const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8');

function withoutComments(text: string): string {
  return text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/^[ \t]*\/\/.*$/gm, '');
}

const IMPORTS = [
  /(?:^|;)[ \t]*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /(?:^|;)[ \t]*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\brequire\(\s*['"]([^'"]+)['"]/g,
];

/** What a source text imports, types and later loading included. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text);
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** Where a file stands: its workspace, its room, and the inner room or file within that. */
interface Place {
  readonly workspace: Workspace;
  /** Path from `src`. */
  readonly path: string;
  readonly room: string;
  readonly inner: string | null;
}

function rowsOf(workspace: Workspace): Readonly<Record<string, string>> {
  return LAYERS[workspace];
}

const isInRow = (row: string, path: string): boolean => {
  const parts = row.split('/');
  const found = path.split('/');
  return parts.length <= found.length && parts.every((part, i) => part === '*' || part === found[i]);
};

/** Rooms of the workspace that are no inner rooms, as the table writes them. */
function outerRows(workspace: Workspace): string[] {
  const taken = Object.values(rowsOf(workspace)).flatMap((words) => words.split(' '));
  // A row that others extend matches no files: a new module needs its own row.
  const rows = Object.keys(rowsOf(workspace)).filter((row) => !taken.includes(`+${row}`));
  return rows.filter((row) => !rows.some((other) => other !== row && row.startsWith(`${other}/`)));
}

/** The place of a path from the root of the repository; null where no row has it. */
function placeOf(file: string): Place | null {
  const workspace = WORKSPACES.find((name) => file.startsWith(`${name}/src/`));
  if (workspace === undefined) return null;
  const path = file.slice(`${workspace}/src/`.length);
  const isAtRoot = !path.includes('/');
  const row = outerRows(workspace)
    .filter((candidate) => (isAtRoot ? candidate === path : candidate !== '.' && isInRow(candidate, path)))
    .sort((a, b) => b.length - a.length)[0];
  const room = row === undefined ? (isAtRoot && '.' in rowsOf(workspace) ? '.' : null) : concrete(row, path);
  if (room === null) return null;
  const rest = room === '.' ? [] : path.slice(room.length + 1).split('/');
  const inner = rest.length > 1 && `${room}/${rest[0]}` in rowsOf(workspace) ? (rest[0] ?? null) : null;
  return { workspace, path, room, inner };
}

/** `features/*` for the path features/chart/x.ts is the room features/chart. */
const concrete = (row: string, path: string): string =>
  path.split('/').slice(0, row.split('/').length).join('/');

/** Words of a row, with those of the rows that it takes over. */
function wordsOf(workspace: Workspace, key: string): string[] {
  return (rowsOf(workspace)[key] ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (word.startsWith('+') ? wordsOf(workspace, word.slice(1)) : [word]));
}

/** Words of the row of a room, whose key may have a star. */
function mayImport(workspace: Workspace, room: string): string[] {
  const rows = rowsOf(workspace);
  const key = room in rows ? room : Object.keys(rows).find((row) => row.includes('*') && isInRow(row, room));
  return wordsOf(workspace, key ?? '');
}

/** Doors of a workspace: path from its root → the name that leads there. */
function doorsOf(workspace: Workspace): string[] {
  return Object.values(manifests[workspace].exports ?? {}).map((path) => path.slice('./src/'.length));
}

/** Words of an inner row that name other rooms (`lib/page`); where it has any, they replace the arrows of its room. */
function outerWords(from: Place): string[] {
  if (from.inner === null) return [];
  return mayImport(from.workspace, `${from.room}/${from.inner}`).filter((word) => word.includes('/'));
}

/** Complaint of an import inside one workspace; null where it is allowed. */
function judgeInside(from: Place, to: Place): string | null {
  if (from.room === to.room) {
    if (from.inner === null || from.inner === to.inner) return null;
    const words = mayImport(from.workspace, `${from.room}/${from.inner}`);
    const target = to.inner ?? to.path.slice(to.room.length + 1);
    return words.includes(target) ? null : `${from.room}/${from.inner} may not import ${target}`;
  }
  const narrow = outerWords(from).filter((word) => !word.startsWith('@'));
  const words = narrow.length > 0 ? narrow : mayImport(from.workspace, from.room);
  const isAllowed = words.some((word) =>
    narrow.length > 0 ? isInRow(word, to.path) : word === '*' || word === to.room || isInRow(word, to.room),
  );
  if (!isAllowed) return `${from.room} may not import ${narrow.length > 0 ? to.path : to.room}`;
  const hasDoors = from.workspace === 'engine' && to.room !== '.';
  return hasDoors && !doorsOf('engine').includes(to.path) ? RULES.door : null;
}

const ENGINES = /\/engine\/(?:world|history)$/;

/** Complaint of an import of another workspace by its name. */
function judgeDoor(from: Place, specifier: string): string | null {
  if (from.workspace === 'web' && ENGINES.test(specifier) && from.inner !== 'engine') return RULES.engines;
  const [name = '', ...rest] = specifier.slice(SCOPE.length).split('/');
  const door = rest.join('/');
  const exports = manifests[name as Workspace]?.exports ?? {};
  if (!((door === '' ? '.' : `./${door}`) in exports)) return RULES.door;
  const allowed = mayImport(from.workspace, from.room).filter((word) => word.startsWith('@'));
  const isAllowed =
    from.workspace !== name &&
    (mayImport(from.workspace, from.room).includes('*') ||
      allowed.some((word) => word === `@${name}` || word === `@${name}/${door}`));
  return isAllowed ? null : `${from.workspace}/${from.room} may not import ${specifier}`;
}

/** Complaint of an import of a package. */
function judgePackage(from: Place, specifier: string): string | null {
  // Made by the build out of our own sources.
  if (specifier.startsWith('virtual:')) return from.workspace === 'web' ? null : RULES.package;
  if (specifier.startsWith('node:'))
    return ['server', 'cli', 'mcp'].includes(from.workspace) ? null : RULES.package;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (!(name in (manifests[from.workspace].dependencies ?? {}))) return RULES.package;
  if (name === 'zod' && specifier !== 'zod/mini' && !['server', 'mcp'].includes(from.workspace))
    return RULES.zod;
  const isSql = from.path.startsWith('db/') || from.path.endsWith('.store.ts');
  return name === 'kysely' && !isSql ? RULES.kysely : null;
}

const STORE = /^(.*)\/[^/]+\.store\.ts$/;

/** Refuses a store that is imported by something other than a service of the same module. */
function judgeStore(from: Place, to: Place): string | null {
  const module = STORE.exec(to.path)?.[1];
  if (module === undefined) return null;
  const isOwnService = posix.dirname(from.path) === module && /\.(service|store)\.ts$/.test(from.path);
  return isOwnService ? null : RULES.store;
}

/** Complaint of one import of a file; null where it is allowed. */
function judgeImport(file: string, from: Place, specifier: string): string | null {
  if (specifier.startsWith(SCOPE)) return judgeDoor(from, specifier);
  if (!specifier.startsWith('.')) return judgePackage(from, specifier);
  const to = placeOf(targetOf(file, specifier));
  if (to === null || to.workspace !== from.workspace) return RULES.door;
  return judgeStore(from, to) ?? judgeInside(from, to);
}

const targetOf = (file: string, specifier: string): string =>
  posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));

const ARGUMENTS = new Map(
  Object.entries(READS_DATES).flatMap(([count, names]) =>
    names.split(' ').map((name) => [name, Number(count)]),
  ),
);
const DATE_NAMES = [...ARGUMENTS.keys()].join('|');
const DATE_USES = new RegExp(`\\b(${DATE_NAMES})\\b(\\(?)`, 'g');
const DATE_ALIAS = new RegExp(`\\b(${DATE_NAMES})\\s+as\\b`, 'g');

/** How many arguments a call has, from the text behind its bracket. */
function countArguments(code: string): number {
  let depth = 0;
  let count = 0;
  let isOpen = false;
  for (const mark of code) {
    if (')]}'.includes(mark) && depth-- === 0) break;
    if ('([{'.includes(mark)) depth++;
    if (depth === 0 && mark === ',') isOpen = false;
    else if (!isOpen && mark.trim() !== '') {
      isOpen = true;
      count++;
    }
  }
  return count;
}

/** Violations of functions that read lunar dates without an engine, or under another name. */
function judgeDates(file: string, from: Place, code: string): string[] {
  if (from.workspace !== 'web') return [];
  const aliases = [...code.matchAll(DATE_ALIAS)].map(([, name = '']) => name);
  const bare = code.replace(/'[^'\n]*'/g, "''").replace(/\bimport\s[^;]*?\bfrom\b/g, '');
  const uses = [...bare.matchAll(DATE_USES)].flatMap(({ 0: use, 1: name = '', 2: bracket, index }) => {
    const isPassed = bracket !== '' && countArguments(bare.slice(index + use.length)) === ARGUMENTS.get(name);
    return isPassed ? [] : [name];
  });
  return [...aliases, ...uses].map((name) => `${file}: ${name}: ${RULES.dates}`);
}

/** What a text may not say, whatever it imports: the pattern, where it is refused, and where it is at home. */
const FORBIDDEN_WORDS: readonly {
  readonly rule: keyof typeof RULES;
  readonly pattern: RegExp;
  readonly in: RegExp;
  readonly except: RegExp;
}[] = [
  {
    rule: 'clock',
    pattern:
      /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\)|\bperformance\.now\b|\bMath\.random\b|[=,({[]\s*Date\b(?!\.UTC\()|\bglobalThis\b/,
    in: /^(?:engine|reading)\//,
    except: /^$/,
  },
  {
    rule: 'zone',
    pattern: /\bIntl\b|\btoLocale\w*String\b|\bgetTimezoneOffset\b/,
    in: /^(?:engine|reading)\//,
    except: /^engine\/src\/time\/(?:hostZone|inZone|worldZones)\.ts$/,
  },
  {
    rule: 'fetch',
    pattern: /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:WebSocket|EventSource)\b/,
    in: /^web\//,
    except: /^web\/src\/(?:lib\/wire\/|sw\.ts$)/,
  },
  {
    rule: 'query',
    pattern:
      /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery)\b|\bsql(?:<[^>]*>)?`/,
    in: /^server\//,
    except: /^server\/src\/(?:db\/|ops\/)|\.store\.ts$/,
  },
  {
    rule: 'transaction',
    pattern: /\bwithTransaction\b/,
    in: /^server\//,
    except: /^server\/src\/(?:db\/|ops\/)|\.service\.ts$/,
  },
  {
    rule: 'literal',
    pattern: /\bimport\(\s*(?!['"\s])|\brequire\(\s*(?!['"\s])/,
    in: /./,
    except: /^server\/src\/db\/migrate\.ts$/,
  },
];

/** Complaints of words that the file may not say. */
function judgeWords(file: string, code: string): string[] {
  return FORBIDDEN_WORDS.flatMap(({ rule, pattern, in: where, except }) => {
    if (!where.test(file) || except.test(file)) return [];
    const found = pattern.exec(code)?.[0];
    return found === undefined ? [] : [`${file}: ${found.trim()}: ${RULES[rule]}`];
  });
}

/**
 * Everything forbidden in a source file.
 *
 * @param file path from the root of the repository; it need not exist
 * @param text its source
 * @returns one line each: file, what is imported, why not; empty where all is allowed
 */
export function violationsOf(file: string, text: string): string[] {
  const from = placeOf(file);
  if (from === null) return [`${file}: no row of docs/layers.ts has this folder`];
  const imports = importsOf(text).flatMap((specifier) => {
    const violation = judgeImport(file, from, specifier);
    return violation === null ? [] : [`${file}: ${specifier}: ${violation}`];
  });
  const code = withoutComments(text);
  return [...imports, ...judgeDates(file, from, code), ...judgeWords(file, code)];
}

/** Path of the file that a specifier leads to, doors of workspaces included; null for a package or a style sheet. */
function fileOf(file: string, specifier: string): string | null {
  if (specifier.startsWith(SCOPE)) {
    const [name = '', ...rest] = specifier.slice(SCOPE.length).split('/');
    const path = manifests[name as Workspace]?.exports?.[rest.length === 0 ? '.' : `./${rest.join('/')}`];
    return path === undefined ? null : posix.join(name, path);
  }
  return specifier.startsWith('.') && SOURCE.test(specifier) ? targetOf(file, specifier) : null;
}

/** The module of the server that a file belongs to, or its folder http; every other file by itself. */
export function moduleOf(file: string): string {
  return /^server\/src\/(?:modules\/\w+|http)(?=\/)/.exec(file)?.[0] ?? file;
}

/**
 * Circles of files, or of what `nodeOf` puts together: every set of which each leads to each other; sorted, a line each.
 */
export function circlesOf(
  files: readonly string[],
  read: (file: string) => string,
  nodeOf: (file: string) => string = (file) => file,
): string[] {
  const arrows = new Map<string, string[]>();
  for (const file of files) {
    const targets = importsOf(read(file)).flatMap((specifier) => fileOf(file, specifier) ?? []);
    const outside = targets.filter((target) => target === file || nodeOf(target) !== nodeOf(file));
    arrows.set(nodeOf(file), [...(arrows.get(nodeOf(file)) ?? []), ...outside.map(nodeOf)]);
  }
  // Tarjan: a node that cannot lead back above itself closes a set.
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!arrows.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || (arrows.get(node) ?? []).includes(node)) circles.push(circle.sort().join(' '));
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return circles.sort();
}

/** Whether a folder of a row is in the tree, so that the table names nothing that has gone. */
export function isStanding(workspace: Workspace, row: string): boolean {
  const path = row.replace(/\/?\*$/, '').replace(/^\.$/, '');
  return existsSync(posix.join(ROOT, workspace, 'src', path));
}
