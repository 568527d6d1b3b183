/**
 * Entry of the report. `reportOf` writes a whole report at once; a page that shows a section at a time asks for its frame
 * (`reportFrameOf`) and loads the texts of a section when it is opened (`loadSection`).
 */
export type { Depth, Statement } from '../statement/statement.ts';
export * from './curve.ts';
export * from './loadSection.ts';
export * from './report.ts';
export * from './reportFacts.ts';
export * from './reportFrame.ts';
export * from './reportOf.ts';
