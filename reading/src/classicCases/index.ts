/**
 * Door of the worked charts of the books: what each book judged, how our judgement agrees, and which of them are like a chart.
 */
export * from './bookCase.ts';
export * from './compareWithBook.ts';
export * from './likeness.ts';
export { BOOK_CASES } from './tables/bookCases.ts';
