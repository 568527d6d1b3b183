/**
 * Rewrites a bundle so that Node compiles the functions of its first call while it reads the file. As bundlers write it, each of
 * them is read twice: passed over at import, compiled when it is first called.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Edit extends Span {
  readonly text: string;
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly {
        readonly startOffset: number;
        readonly endOffset: number;
        readonly count: number;
      }[];
    }[];
  }[];
}

const spanName = (start: number, end: number): string => `${start}-${end}`;

/** Places of the functions that a program calls in a module, as Node's coverage has them. */
function calledSpans(file: string, program: string): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shangyuan-called-'));
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  });
  const { href } = pathToFileURL(file);
  const functions = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage)
    .flatMap(({ result }) => result)
    .filter(({ url }) => url === href)
    .flatMap((script) => script.functions);
  rmSync(folder, { recursive: true });
  const whole = functions.map(({ ranges }) => ranges[0]).filter((range) => (range?.count ?? 0) > 0);
  return new Set(whole.map((range) => spanName(range?.startOffset ?? 0, range?.endOffset ?? 0)));
}

/** The text between two places, with the edits that lie there; those of one place in their order. */
function edited(code: string, from: number, to: number, edits: readonly Edit[]): string {
  let text = '';
  let at = from;
  for (const edit of edits) {
    if (edit.start < from || edit.end > to) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, to);
}

/**
 * The module with the functions that a program calls in parentheses, which make V8 compile them at once, and with texts in
 * plain quotes, which it reads faster than templates. What the module does is the same: functions that were declared stand before
 * all else.
 *
 * @param file an ES module without imports
 * @param program text of a module that imports the file
 */
export function compiledAtOnce(file: string, program: string): string {
  const code = readFileSync(file, 'utf8');
  const called = calledSpans(file, program);
  const isCalled = ({ start, end }: Span) => called.has(spanName(start, end));
  const { program: tree } = parseSync(file, code);
  const topLevel = new Set<unknown>(tree.body);
  const tagged = new Set<unknown>();
  const edits: Edit[] = [];
  const moved: (Span & { readonly name: string })[] = [];
  const wrap = (node: Span) => {
    if (!isCalled(node)) return;
    edits.push(
      { start: node.start, end: node.start, text: '(' },
      { start: node.end, end: node.end, text: ')' },
    );
  };
  new Visitor({
    FunctionDeclaration(node) {
      if (!topLevel.has(node) || node.id === null || !isCalled(node)) return;
      moved.push({ start: node.start, end: node.end, name: node.id.name });
    },
    FunctionExpression: wrap,
    ArrowFunctionExpression: wrap,
    TaggedTemplateExpression({ quasi }) {
      tagged.add(quasi);
    },
    TemplateLiteral(node) {
      const [only] = node.quasis;
      if (node.expressions.length > 0 || tagged.has(node) || only === undefined) return;
      edits.push({ start: node.start, end: node.end, text: JSON.stringify(only.value.cooked) });
    },
  }).visit(tree);
  edits.sort((a, b) => a.start - b.start);
  const head = moved.map(({ start, end, name }) => `${name}=(${edited(code, start, end, edits)})`);
  let rest = '';
  let at = 0;
  for (const { start, end } of moved) {
    rest += edited(code, at, start, edits);
    at = end;
  }
  return `var ${head.join()};${rest}${edited(code, at, code.length, edits)}`;
}
