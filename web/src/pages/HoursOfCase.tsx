import type { ReactNode } from 'react';
import { HoursByPast, type NamedHour } from '../features/past/HoursByPast.tsx';
import type { CaseRecord } from '../lib/cases/caseRecord.ts';
import { usePastMarks } from '../lib/cases/pastMarks.ts';
import { Note } from '../ui/display/Note.tsx';

interface HoursOfCaseProps {
  /** Null for a case that is not saved yet. */
  readonly record: CaseRecord | null;
  readonly hours: readonly NamedHour[];
  readonly head: (key: string) => ReactNode;
}

/** The hours of the birth on the form, by the marks of its case. */
export function HoursOfCase({ record, ...rest }: HoursOfCaseProps) {
  if (record === null) return <Note align="start">先保存这个命例，再用往事来比：标记要随命例保存。</Note>;
  return <Saved record={record} {...rest} />;
}

function Saved({ record, ...rest }: HoursOfCaseProps & { readonly record: CaseRecord }) {
  const [marks, setMarks] = usePastMarks(record);
  return <HoursByPast marks={marks} onMarks={setMarks} {...rest} />;
}
