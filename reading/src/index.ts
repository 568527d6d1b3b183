/**
 * What `import … from '@shangyuan/reading'` gives: a report, a chart as one text, why a value is what it is, two people, a day,
 * a term. The other doors have the rest.
 */
export { dayFactReading } from './dayFact/index.ts';
export { chartDocumentText } from './document/index.ts';
export { glossaryEntry } from './glossary/index.ts';
export { hepanReportOf } from './hepan/index.ts';
export { reportOf } from './report/index.ts';
export { whyText } from './chart/index.ts';
