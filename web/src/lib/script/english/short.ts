/**
 * Abbreviations, drawn where the page has room for one or two characters and says so by `<abbr>`. The whole name stands beside
 * it for who listens.
 */
import type { Phrases } from './grammar.ts';

/** Short forms by the text that is drawn. */
export const SHORT = {
  // Days of the week.
  日: 'Su',
  一: 'Mo',
  二: 'Tu',
  三: 'We',
  四: 'Th',
  五: 'Fr',
  六: 'Sa',
} as const satisfies Phrases;
