/**
 * The product in English: names of pages, forms, and the labels of charts and calendars. Readings stay Chinese, and so does
 * every text that is not known whole. Loaded by those who chose it.
 */
import { isTyped } from '../script.ts';
import { createTranslator } from './grammar.ts';
import { PHRASES } from './phrases.texts.ts';
import { SHORT } from './short.texts.ts';

export { propsInLanguage } from './languageProps.ts';

const translate = createTranslator(PHRASES, isTyped);
const translateShort = createTranslator(SHORT, isTyped);

/** With the space that replaces the width of a Chinese mark. */
function spaced(text: string, translated: string): string {
  return translated + (/[。，；：！？》]$/.test(text) ? ' ' : '');
}

/** A text in English where it is known, or as it is. */
export function inEnglish(text: string, isShort: boolean): string {
  const translated = (isShort ? translateShort(text) : null) ?? translate(text);
  return translated === null ? text : spaced(text, translated);
}
