/**
 * The examples of a document: its `ts` blocks, each going on from the one before. A line `expression // value` must have that
 * value; an import is one line.
 */
const IMPORT = /^import \{ (.+) \} from '(.+)';$/;
const CHECK = /^(.+?) \/\/ (.+)$/;

/** Names to import from each module. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What a document's examples import, and the code behind it. */
export interface Examples {
  readonly imports: Imports;
  /** Plain lines as they are; checked lines call `check(line, value, expected)`. */
  readonly body: string;
  /** How many lines are checked. */
  readonly checks: number;
}

function checkedLine(line: string): string {
  const [, expression, value = ''] = CHECK.exec(line) ?? [];
  return expression === undefined ? line : `check(${JSON.stringify(line)}, ${expression}, ${value});`;
}

/** Examples of the text of a document. */
export function examplesOf(markdown: string): Examples {
  const lines = [...markdown.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const imports = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, names, module] = IMPORT.exec(line) ?? [];
    if (names === undefined || module === undefined) continue;
    imports.set(module, new Set([...(imports.get(module) ?? []), ...names.split(', ')]));
  }
  const code = lines.filter((line) => !IMPORT.test(line));
  return {
    imports,
    body: code.map(checkedLine).join('\n'),
    checks: code.filter((line) => CHECK.test(line)).length,
  };
}

/** Examples as a module of their own, which fails at the first value that is another. */
export function exampleModule({ imports, body }: Examples): string {
  const lines = Array.from(
    imports,
    ([module, names]) => `import { ${[...names].join(', ')} } from '${module}';`,
  );
  return `${lines.join('\n')}
function check(line: string, value: unknown, expected: unknown): void {
  if (JSON.stringify(value) !== JSON.stringify(expected)) throw new Error(line + ' is ' + JSON.stringify(value));
}
${body}
`;
}
