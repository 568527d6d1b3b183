/**
 * Door of the words of a whole chart, as one text.
 */
export { chartDocumentText } from './documentText.ts';
