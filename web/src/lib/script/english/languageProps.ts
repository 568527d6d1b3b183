/**
 * The properties of an element in another language: a run of text and values is one text, words keep a space to the elements
 * beside them, and what stays Chinese says so by `lang`.
 */
import { SHOWN, SPOKEN, type Props } from '../jsxRuntime.ts';
import { inScript } from '../script.ts';

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';
const isDrawn = (child: unknown): boolean => child !== null && child !== undefined && child !== false;
const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null;

/** Children whose runs of text and numbers are one text where it is known so; the places of the others stay empty. */
function runsWritten(children: readonly unknown[], isShort: boolean): readonly unknown[] {
  const drawn = children.map((child) => written(child, isShort));
  for (let start = 0; start < children.length; start++) {
    if (!isText(children[start])) continue;
    let end = start + 1;
    while (end < children.length && isText(children[end])) end++;
    if (end - start > 1) {
      const run = children.slice(start, end).join('');
      const said = inScript(run, isShort);
      if (said !== run) drawn.splice(start, end - start, said, ...Array<null>(end - start - 1).fill(null));
    }
    start = end;
  }
  return drawn.map((child, i) =>
    child === children[i]
      ? child
      : apart(child, drawn.slice(0, i).findLast(isDrawn), drawn.slice(i + 1).find(isDrawn)),
  );
}

/** Words with a space to the elements beside them, which Chinese does without; where lines end, it is not seen. */
function apart(said: unknown, before: unknown, after: unknown): unknown {
  if (typeof said !== 'string') return said;
  return (isElement(before) && /^[\w“]/.test(said) ? ' ' : '') + said + (isElement(after) ? ' ' : '');
}

function written(child: unknown, isShort: boolean): unknown {
  if (typeof child === 'string') return inScript(child, isShort);
  return Array.isArray(child) ? runsWritten(child, isShort) : child;
}

/** `<abbr>`, and the text of a figure, have room for a short form only. */
const isShortIn = (type: unknown): boolean => type === 'abbr' || type === 'text';

const countOf = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** Whether an element's own text is Chinese, rather than a foreign sentence with a Chinese word. */
function isChinese(children: unknown): boolean {
  const own = (Array.isArray(children) ? children : [children]).filter(isText).join('');
  return countOf(own, /[\u3400-\u9fff]/g) > countOf(own, /[a-z]/gi);
}

/** The properties of an element in the language in force. */
export function propsInLanguage(type: unknown, props: Props): Props {
  const isHost = typeof type === 'string';
  const changed: Props = { ...props, children: written(props['children'], isShortIn(type)) };
  for (const name of isHost ? SHOWN : SPOKEN) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = inScript(value);
  }
  if (!('children' in props)) delete changed['children'];
  if (isHost && props['lang'] === undefined && isChinese(changed['children'])) changed['lang'] = 'zh-Hans';
  return changed;
}
