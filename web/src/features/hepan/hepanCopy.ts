/**
 * A comparison as plain text, to be pasted elsewhere: pillars of both, what passes between them, each item with its reasons.
 */
import { reportOfResult } from './hepanReport.ts';
import type { HepanResult } from './hepanResult.ts';
import { modeText } from './modes.ts';

/** The text of a comparison; birth times and places are left out. */
export function hepanText(result: HepanResult): string {
  const { record } = result;
  const report = reportOfResult(result);
  const { names } = report;
  const people = (['a', 'b'] as const).map(
    (side) =>
      `${names[side]} ${record[side].birth.sex} ${record[side].pillars.map((name) => name ?? '不详').join(' ')}`,
  );
  const parts = report.sections.flatMap((section) =>
    section.parts.flatMap(({ title, tone, reasons, source }) => [
      `【${title}】${tone}`,
      ...reasons.map(({ sentence }) => sentence),
      source,
    ]),
  );
  return [
    `合盘 ${modeText(record.mode)}`,
    ...people,
    ...(report.headline === null ? [] : [report.headline]),
    ...parts,
    ...report.notes,
    report.disclaimer,
  ].join('\n');
}
