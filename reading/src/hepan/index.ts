/**
 * Door of the words of 合盘: reasons, and the comparison report.
 */
export * from './hepanText.ts';
export * from './hepanReport.ts';
export * from './hepanReportOf.ts';
