/**
 * Turns simplified text into traditional by a dictionary of characters and phrases, the longest phrase first (OpenCC's way).
 */
import { ConverterFactory } from 'opencc-js/core';

type Entries = readonly (readonly [simplified: string, traditional: string])[];

/** Single characters, and the phrases that differ from them. */
export interface Dictionary {
  readonly characters: Entries;
  readonly phrases: Entries;
}

/** The converter of a dictionary. */
export function converterOf({ characters, phrases }: Dictionary): (text: string) => string {
  return ConverterFactory([phrases, characters]);
}
