/**
 * Flags as they were typed for a call.
 */

/** Flags as they were typed, by their name in camel case. */
export type FlagValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Value of a flag that takes a text. */
export function textOf(flags: FlagValues, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** Values of a flag that may be given more than once. */
export function textsOf(flags: FlagValues, name: string): readonly string[] {
  const value = flags[name];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
