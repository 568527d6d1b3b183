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
/** What was drawn otherwise than written: a child given on from part to part comes again, and 佔 of 占 must not follow 占 of 占門. */
const drawn = new Set<string>();
const DRAWN = 16_384;

/** What people typed, where it stands alone. */
const typed = new Set<string>();
/** The same within other texts: a name anywhere, any word where it is quoted. */
const typedWithin = new Set<string>();
/** Those of them that the converter in force would change. */
let changing: string[] = [];

const isChanging = (text: string): boolean => language === null && write(text, false) !== text;

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
  drawn.clear();
  changing = [...typedWithin].filter(isChanging);
  forget();
}

function keepWithin(text: string): void {
  if (typedWithin.has(text)) return;
  typedWithin.add(text);
  if (isChanging(text)) changing.push(text);
  forget();
}

/**
 * Keeps what a person typed from being written otherwise. A tag or a note is often a word of ours as well (财运), so within our
 * sentences it is kept only in quotation marks.
 *
 * @param names of people, kept wherever they stand; a name of one character as the words are
 * @param words tags, groups and notes, kept alone and in 「」
 */
export function keepAsTyped(names: Iterable<string>, words: Iterable<string> = []): void {
  for (const text of [...names, ...words]) {
    if (typed.has(text) || !CHINESE.test(text)) continue;
    typed.add(text);
    forget();
    keepWithin(`「${text}」`);
  }
  for (const name of names) if (name.length > 1 && CHINESE.test(name)) keepWithin(name);
}

/** Whether a person typed this text. */
export function isTyped(text: string): boolean {
  return typed.has(text);
}

function writeAround(text: string, isShort: boolean): string {
  if (typed.has(text)) return text;
  const name = changing.find((one) => text.includes(one));
  return name === undefined
    ? write(text, isShort)
    : text
        .split(name)
        .map((part) => writeAround(part, isShort))
        .join(name);
}

function keepDrawn(text: string): void {
  const [oldest] = drawn;
  if (drawn.size >= DRAWN && oldest !== undefined) drawn.delete(oldest);
  drawn.add(text);
}

/** A text as it is drawn. */
export function inScript(text: string, isShort = false): string {
  if (write === asWritten || !CHINESE.test(text)) return text;
  const kept = isShort ? ready.short : ready.full;
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (drawn.has(text)) return text;
  const said = writeAround(text, isShort);
  if (kept.size >= READY) kept.clear();
  kept.set(text, said);
  if (said !== text) keepDrawn(said);
  return said;
}

/**
 * The parts of one text as they are drawn: a word that begins in one part and ends in the next is read whole.
 *
 * @example inScriptAcross(['3', ' 天后']) // ['3', ' 天後']
 */
export function inScriptAcross(parts: readonly string[]): readonly string[] {
  if (parts.length < 2 || parts.some((part) => typed.has(part))) return parts.map((part) => inScript(part));
  const whole = parts.join('');
  const said = inScript(whole);
  // A word of a place may be longer or shorter; then where the parts meet is not known.
  if (said.length !== whole.length) return parts.map((part) => inScript(part));
  let end = 0;
  return parts.map((part) => said.slice(end, (end += part.length)));
}

/** Whether texts are drawn as they are written. */
export function isAsWritten(): boolean {
  return write === asWritten;
}

/** How the language in force draws properties; null for a script. */
export function languageInForce(): PropsIn | null {
  return language;
}
