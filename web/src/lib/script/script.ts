/**
 * The script in force: texts pass through `inScript` where they are drawn, and nowhere else. Nothing kept, sent or compared is
 * ever in another script than the one it was written in, and what a person typed is drawn as it was typed. A language is a
 * script whose texts are said whole or not at all.
 */

/** How a text is drawn; `isShort` where there is room for an abbreviation only. */
type Write = (text: string, isShort: boolean) => string;

/** Properties of an element. */
export type Props = Record<string, unknown>;
/** How a language draws the properties of an element. */
type PropsIn = (type: unknown, props: Props) => Props;

const CHINESE = /[\u3400-\u9fff]/;
/** Texts kept ready; more than a page ever shows. */
const READY = 4096;

const asWritten: Write = (text) => text;
let write = asWritten;
let language: PropsIn | null = null;
const ready = { full: new Map<string, string>(), short: new Map<string, string>() };

/** What people typed; a single character only where it stands alone. */
const typed = new Set<string>();
/** Those within other texts that the converter in force would change. */
let typedNames: string[] = [];

const isTypedName = (text: string): boolean =>
  language === null && text.length > 1 && write(text, false) !== text;

function forget(): void {
  ready.full.clear();
  ready.short.clear();
}

/**
 * Puts a converter in force, or none; whoever draws must draw anew.
 *
 * @param inLanguage how properties are drawn where it says whole texts in another language
 */
export function writeWith(convert: Write | null, inLanguage: PropsIn | null = null): void {
  write = convert ?? asWritten;
  language = inLanguage;
  typedNames = [...typed].filter(isTypedName);
  forget();
}

/** Keeps names and notes that a person typed from being written otherwise, alone or within a sentence. */
export function keepAsTyped(texts: Iterable<string>): void {
  for (const text of texts) {
    if (typed.has(text) || !CHINESE.test(text)) continue;
    typed.add(text);
    if (isTypedName(text)) typedNames.push(text);
    forget();
  }
}

/** Whether a person typed this text. */
export function isTyped(text: string): boolean {
  return typed.has(text);
}

function writeAround(text: string, isShort: boolean): string {
  if (typed.has(text)) return text;
  const name = typedNames.find((one) => text.includes(one));
  return name === undefined
    ? write(text, isShort)
    : text
        .split(name)
        .map((part) => writeAround(part, isShort))
        .join(name);
}

/** A text as it is drawn. */
export function inScript(text: string, isShort = false): string {
  if (write === asWritten || !CHINESE.test(text)) return text;
  const kept = isShort ? ready.short : ready.full;
  const known = kept.get(text);
  if (known !== undefined) return known;
  const drawn = writeAround(text, isShort);
  if (kept.size >= READY) kept.clear();
  kept.set(text, drawn);
  return drawn;
}

/** Whether texts are drawn as they are written. */
export function isAsWritten(): boolean {
  return write === asWritten;
}

/** How the language in force draws properties; null for a script. */
export function languageInForce(): PropsIn | null {
  return language;
}
