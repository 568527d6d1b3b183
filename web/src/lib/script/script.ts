/**
 * The script in force: texts pass through `inScript` where they are drawn, and nowhere else. Nothing kept, sent or compared is
 * ever in another script than the one it was written in, and what a person typed is drawn as it was typed.
 */

type Write = (text: string) => string;

const CHINESE = /[\u3400-\u9fff]/;
/** Texts kept ready; more than a page ever shows. */
const READY = 4096;

const asWritten: Write = (text) => text;
let write = asWritten;
const ready = new Map<string, string>();

/** What people typed; a single character only where it stands alone. */
const typed = new Set<string>();
/** Those within other texts that the converter in force would change. */
let typedNames: string[] = [];

const isTypedName = (text: string): boolean => text.length > 1 && write(text) !== text;

/** Puts a converter in force, or none; whoever draws must draw anew. */
export function writeWith(convert: Write | null): void {
  write = convert ?? asWritten;
  typedNames = [...typed].filter(isTypedName);
  ready.clear();
}

/** Keeps names and notes that a person typed from being written otherwise, alone or within a sentence. */
export function keepAsTyped(texts: Iterable<string>): void {
  for (const text of texts) {
    if (typed.has(text) || !CHINESE.test(text)) continue;
    typed.add(text);
    if (isTypedName(text)) typedNames.push(text);
    ready.clear();
  }
}

function writeAround(text: string): string {
  if (typed.has(text)) return text;
  const name = typedNames.find((one) => text.includes(one));
  return name === undefined ? write(text) : text.split(name).map(writeAround).join(name);
}

/** A text as it is drawn. */
export function inScript(text: string): string {
  if (write === asWritten || !CHINESE.test(text)) return text;
  const known = ready.get(text);
  if (known !== undefined) return known;
  const drawn = writeAround(text);
  if (ready.size >= READY) ready.clear();
  ready.set(text, drawn);
  return drawn;
}

/** Whether texts are drawn as they are written. */
export function isAsWritten(): boolean {
  return write === asWritten;
}
