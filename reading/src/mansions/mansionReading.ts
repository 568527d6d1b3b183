import { MANSION_TEXTS, type MansionText } from './mansionTexts.ts';

/**
 * Our plain text of a lunar mansion 宿.
 *
 * @param name one character, such as 角
 * @throws RangeError for a name that is not one of the twenty-eight
 * @example mansionReading('角').sky // '室女座，二星。'
 */
export function mansionReading(name: string): MansionText {
  const text = (MANSION_TEXTS as Readonly<Record<string, MansionText>>)[name];
  if (text === undefined)
    throw new RangeError(`Cannot read mansion "${name}": unknown name, expected one of the twenty-eight`);
  return text;
}
