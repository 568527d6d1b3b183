/**
 * Texts with slots in braces, as text files have them.
 */

/** Names of the slots of a text. */
type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;

/** Values of the slots of a text. */
type ValuesOf<Text extends string> = Readonly<Record<SlotsOf<Text>, string | number>>;

const filled = (text: string, values: object): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => String((values as Record<string, unknown>)[slot]));

/**
 * A text with its slots filled; a slot without a value does not compile.
 *
 * @example fillText('{stem}属{wuxing}', { stem: '甲', wuxing: '木' }) // '甲属木'
 */
export const fillText: <Text extends string>(text: Text, values: ValuesOf<Text>) => string = filled;

/** What the engine says: a code, and values by it. */
interface Coded {
  readonly code: string;
  readonly values: object;
}

/** Those of a union whose values fill the slots of their text. */
type Fitting<Texts extends object, Family extends string, One extends Coded, More> = One extends Coded
  ? `${Family}.${One['code']}` extends keyof Texts
    ? One['values'] & More extends ValuesOf<Texts[`${Family}.${One['code']}`] & string>
      ? One
      : never
    : never
  : never;

/**
 * The text `family.code`, filled with the values; a code without a text does not compile, nor a text with a slot that the values
 * of its code lack.
 *
 * @param more values that every text of the family may name
 */
export function codedText<
  Texts extends Readonly<Record<string, string>>,
  Family extends string,
  One extends Coded,
  More,
>(texts: Texts, family: Family, one: One & Fitting<Texts, Family, One, More>, more?: More): string {
  return filled(texts[`${family}.${one.code}`] as string, { ...one.values, ...more });
}
