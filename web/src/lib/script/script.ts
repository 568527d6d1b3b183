/**
 * The current script: texts pass through `convert` where they are rendered, and nowhere else. Nothing stored, sent or
 * compared is ever converted, and what a user typed is shown as typed. A language is a script whose texts are
 * translated wholly or not at all.
 */

/** How a text is drawn; `isShort` where there is room for an abbreviation only. */
type Convert = (text: string, isShort: boolean) => string;

/** Properties of an element. */
export type Props = Record<string, unknown>;
/** How a language draws the properties of an element. */
type PropsIn = (type: unknown, props: Props) => Props;

const CHINESE = /[\u3400-\u9fff]/;
/** Texts in the cache; more than a page ever shows. */
const MAX_CACHED = 4096;

const identity: Convert = (text) => text;
let converter = identity;
let language: PropsIn | null = null;
const cacheOf = { full: new Map<string, string>(), short: new Map<string, string>() };
/** Results of conversion: a child passed on from part to part comes again, and 佔 of 占 must not follow 占 of 占門. */
const converted = new Set<string>();
const MAX_CONVERTED = 16_384;

/** What users typed, as a whole text. */
const typed = new Set<string>();
/** The same within other texts: a name anywhere, any word where it is quoted. */
const typedWithin = new Set<string>();
/** Those of them that the converter in force would change. */
let changing: string[] = [];

const isChanging = (text: string): boolean => language === null && converter(text, false) !== text;

function forget(): void {
  cacheOf.full.clear();
  cacheOf.short.clear();
}

/**
 * Sets the converter, or none; callers must re-render.
 *
 * @param inLanguage converts properties, for a converter that translates whole texts
 */
export function setConverter(convert: Convert | null, inLanguage: PropsIn | null = null): void {
  converter = convert ?? identity;
  language = inLanguage;
  converted.clear();
  changing = [...typedWithin].filter(isChanging);
  forget();
}

function protectWithin(text: string): void {
  if (typedWithin.has(text)) return;
  typedWithin.add(text);
  if (isChanging(text)) changing.push(text);
  forget();
}

/**
 * Protects what a user typed from conversion. A tag or a note is often also a word of ours (财运), so within our
 * sentences it is protected only in quotation marks.
 *
 * @param names of people, protected everywhere; a name of one character like the words
 * @param words tags, groups and notes, protected as whole texts and in 「」
 */
export function protectTyped(names: Iterable<string>, words: Iterable<string> = []): void {
  for (const text of [...names, ...words]) {
    if (typed.has(text) || !CHINESE.test(text)) continue;
    typed.add(text);
    forget();
    protectWithin(`「${text}」`);
  }
  for (const name of names) if (name.length > 1 && CHINESE.test(name)) protectWithin(name);
}

/** Whether a person typed this text. */
export function isTyped(text: string): boolean {
  return typed.has(text);
}

function convertAround(text: string, isShort: boolean): string {
  if (typed.has(text)) return text;
  const name = changing.find((one) => text.includes(one));
  return name === undefined
    ? converter(text, isShort)
    : text
        .split(name)
        .map((part) => convertAround(part, isShort))
        .join(name);
}

function rememberConverted(text: string): void {
  const [oldest] = converted;
  if (converted.size >= MAX_CONVERTED && oldest !== undefined) converted.delete(oldest);
  converted.add(text);
}

/** A text as it is drawn. */
export function convert(text: string, isShort = false): string {
  if (converter === identity || !CHINESE.test(text)) return text;
  const cache = isShort ? cacheOf.short : cacheOf.full;
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  if (converted.has(text)) return text;
  const result = convertAround(text, isShort);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, result);
  if (result !== text) rememberConverted(result);
  return result;
}

/**
 * The parts of one text as they are drawn: a word that begins in one part and ends in the next is read whole.
 *
 * @example convertParts(['3', ' 天后']) // ['3', ' 天後']
 */
export function convertParts(parts: readonly string[]): readonly string[] {
  if (parts.length < 2 || parts.some((part) => typed.has(part))) return parts.map((part) => convert(part));
  const whole = parts.join('');
  const result = convert(whole);
  // A word of a place may be longer or shorter; then where the parts meet is not known.
  if (result.length !== whole.length) return parts.map((part) => convert(part));
  let end = 0;
  return parts.map((part) => result.slice(end, (end += part.length)));
}

/** Whether texts are drawn as they are written. */
export function isUnconverted(): boolean {
  return converter === identity;
}

/** How the language in force draws properties; null for a script. */
export function languageInForce(): PropsIn | null {
  return language;
}
