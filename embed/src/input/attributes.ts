/**
 * Attributes as they are written, and the checks that several of them share.
 */
import { AttributeError } from './problem.ts';

/** Value of an attribute; null where it is not written. */
export type Attributes = (name: string) => string | null;

/** An attribute without spaces around it; null where it is not written or empty. */
export function writtenIn(attributes: Attributes, name: string): string | null {
  const text = attributes(name)?.trim() ?? '';
  return text === '' ? null : text;
}

/** One of a list; null where the attribute is not written. @throws AttributeError */
export function oneOf<Value extends string>(
  attributes: Attributes,
  name: string,
  values: readonly Value[],
): Value | null {
  const text = writtenIn(attributes, name);
  if (text === null) return null;
  const found = values.find((value) => value === text);
  if (found === undefined) throw new AttributeError('unreadable', name, text, values.join(' / '));
  return found;
}

/** A number within a limit to both sides; undefined where the attribute is not written. @throws AttributeError */
export function numberIn(attributes: Attributes, name: string, limit: number): number | undefined {
  const text = writtenIn(attributes, name);
  if (text === null) return undefined;
  const isNumber = /^[+-]?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
  if (!isNumber) throw new AttributeError('unreadable', name, text, `-${limit} … ${limit}`);
  return Number(text);
}

/** How much an element shows. */
export type Density = 'brief' | 'full';

/** Brief where nothing is written. @throws AttributeError, for a theme that does not exist too */
export function densityOf(attributes: Attributes): Density {
  oneOf(attributes, 'theme', ['light', 'dark', 'auto']);
  return oneOf(attributes, 'density', ['brief', 'full']) ?? 'brief';
}

/** Where options of a room are declared. */
interface Declared<Rules> {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly presets: Readonly<Record<string, Rules>>;
  readonly complete: (choice?: Partial<Rules>) => Rules;
}

/**
 * The rules of the attribute `rules`: names of presets and `option=value`, separated by spaces; a later word goes before an earlier.
 *
 * @throws AttributeError for a word that is neither
 */
export function rulesIn<Rules extends object>(attributes: Attributes, declared: Declared<Rules>): Rules {
  const words = writtenIn(attributes, 'rules')?.split(/\s+/) ?? [];
  const choices = words.map((word): object => {
    if (Object.hasOwn(declared.presets, word)) return changedBy(declared, word);
    const [name = '', value] = word.split('=', 2);
    if (!Object.hasOwn(declared.values, name)) {
      const names = [...Object.keys(declared.presets), ...Object.keys(declared.values)];
      throw new AttributeError('unreadable', 'rules', word, names.join(' / '));
    }
    const values = declared.values[name] ?? [];
    if (value === undefined || !values.includes(value))
      throw new AttributeError(
        'unreadable',
        'rules',
        word,
        values.map((one) => `${name}=${one}`).join(' / '),
      );
    return { [name]: value };
  });
  return declared.complete(Object.assign({}, ...choices) as Partial<Rules>);
}

/** What a preset changes, so that two of them can be joined. */
function changedBy<Rules extends object>({ presets, complete }: Declared<Rules>, preset: string): object {
  const defaults = complete() as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(presets[preset] ?? {}).filter(([name, value]) => defaults[name] !== value),
  );
}
