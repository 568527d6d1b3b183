/**
 * The product in English: names of pages, forms, and the labels of charts and calendars. Readings stay Chinese, and so does
 * every text that is not known whole. Loaded by those who chose it.
 */
import { isTyped } from '../script.ts';
import { voiceOf, type Phrases } from './grammar.ts';
import { PHRASES } from './phrases.ts';
import { SHORT } from './short.ts';

const say = voiceOf(PHRASES, isTyped);
const short: Phrases = SHORT;

/** A text in English where it is known, or as it is. */
export function inEnglish(text: string, isShort: boolean): string {
  return (isShort ? short[text.trim()] : undefined) ?? say(text) ?? text;
}
