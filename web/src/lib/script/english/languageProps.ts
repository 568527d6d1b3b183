/**
 * The properties of an element in another language: a run of text and values is one text, words are separated by a
 * space from the elements beside them, and text that stays Chinese is marked by `lang`.
 */
import { SHOWN, SPOKEN, type Props } from '../jsxRuntime.ts';
import { convert } from '../script.ts';

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';
const isDrawn = (child: unknown): boolean => child !== null && child !== undefined && child !== false;
const isElement = (child: unknown): boolean => typeof child === 'object' && child !== null;

/** Children whose runs of text and numbers are one text where it is known so; the places of the others stay empty. */
function convertRuns(children: readonly unknown[], isShort: boolean): readonly unknown[] {
  const drawn = children.map((child) => convertChild(child, isShort));
  for (let start = 0; start < children.length; start++) {
    if (!isText(children[start])) continue;
    let end = start + 1;
    while (end < children.length && isText(children[end])) end++;
    if (end - start > 1) {
      const run = children.slice(start, end).join('');
      const converted = convert(run, isShort);
      if (converted !== run)
        drawn.splice(start, end - start, converted, ...Array<null>(end - start - 1).fill(null));
    }
    start = end;
  }
  return drawn.map((child, i) =>
    child === children[i]
      ? child
      : spaced(child, drawn.slice(0, i).findLast(isDrawn), drawn.slice(i + 1).find(isDrawn)),
  );
}

/** Words with a space to the elements beside them, which Chinese does without; where lines end, it is not seen. */
function spaced(text: unknown, before: unknown, after: unknown): unknown {
  if (typeof text !== 'string') return text;
  return (isElement(before) && /^[\w“]/.test(text) ? ' ' : '') + text + (isElement(after) ? ' ' : '');
}

function convertChild(child: unknown, isShort: boolean): unknown {
  if (typeof child === 'string') return convert(child, isShort);
  return Array.isArray(child) ? convertRuns(child, isShort) : child;
}

/** `<abbr>`, and the text of a figure, have room for a short form only. */
const isShortIn = (type: unknown, { as }: Props): boolean =>
  type === 'abbr' || type === 'text' || as === 'abbr';

const countOf = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** Whether an element's own text is Chinese, rather than a foreign sentence with a Chinese word. */
function isChinese(children: unknown): boolean {
  const own = (Array.isArray(children) ? children : [children]).filter(isText).join('');
  return countOf(own, /[\u3400-\u9fff]/g) > countOf(own, /[a-z]/gi);
}

/** The properties of an element in the language in force. */
export function propsInLanguage(type: unknown, props: Props): Props {
  const isHost = typeof type === 'string';
  const changed: Props = { ...props, children: convertChild(props['children'], isShortIn(type, props)) };
  for (const name of isHost ? SHOWN : SPOKEN) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = convert(value);
  }
  if (!('children' in props)) delete changed['children'];
  if (isHost && props['lang'] === undefined && isChinese(changed['children'])) changed['lang'] = 'zh-Hans';
  return changed;
}
