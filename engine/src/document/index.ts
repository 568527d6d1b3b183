/**
 * Room document: a chart with everything that follows from it as one record, for other tools.
 */
export * from './chartDocument.ts';
