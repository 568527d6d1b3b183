/**
 * Reads from a source the texts it may render: Chinese, with `{}` for values between their parts.
 */
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const CHINESE = /[\u3400-\u9fff]/;
const COMPARISONS = new Set(['===', '!==', 'in']);
/** Nodes that hold types, names of modules and keys: nothing of them is drawn. */
const NOT_DRAWN =
  /^(TSTypeAliasDeclaration|TSInterfaceDeclaration|TSTypeAnnotation|TSLiteralType|TSTypeParameter\w+|TSUnionType|ImportDeclaration|TSSatisfiesType)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const hasElement = (node: Node): boolean =>
  /^JSX(Element|Fragment)$/.test(node.type) || childrenOf(node).some(hasElement);

/** Text between tags as JSX passes it to the page. */
function jsxText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => (i > 0 ? line.trimStart() : line))
    .map((line, i) => (i < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ');
}

function templateText(node: Node): string {
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

/** Runs of text and values among the children of an element. */
function runsOf(children: readonly Node[]): readonly string[] {
  const runs: string[] = [''];
  const add = (text: string): void => {
    runs[runs.length - 1] += text;
  };
  for (const child of children) {
    const inner = child['expression'] as Node | undefined;
    if (child.type === 'JSXText') add(jsxText(child['value'] as string));
    else if (child.type !== 'JSXExpressionContainer' || inner === undefined || hasElement(inner))
      runs.push('');
    else if (inner.type === 'Literal' && typeof inner['value'] === 'string') add(inner['value']);
    else if (inner.type !== 'JSXEmptyExpression') add('{}');
  }
  return runs;
}

/** Every text in Chinese that the source of a module may draw, without those it only compares. */
export function drawnTexts(source: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string): void => {
    if (CHINESE.test(text)) texts.add(text.trim());
  };
  const walk = (node: Node): void => {
    if (NOT_DRAWN.test(node.type)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node['value']);
    if (node.type === 'TemplateLiteral') add(templateText(node));
    if (/^JSX(Element|Fragment)$/.test(node.type)) runsOf(node['children'] as Node[]).forEach(add);
    for (const [name, value] of Object.entries(node)) {
      if (node.type === 'Property' && name === 'key') continue;
      if (node.type === 'SwitchCase' && name === 'test') continue;
      if (
        node.type === 'BinaryExpression' &&
        COMPARISONS.has(node['operator'] as string) &&
        name !== 'operator'
      )
        for (const side of [value].filter(isNode))
          if (side.type === 'Literal') continue;
          else walk(side);
      else (Array.isArray(value) ? value : [value]).filter(isNode).forEach(walk);
    }
  };
  walk(parseSync('source.tsx', source).program as unknown as Node);
  return texts;
}
