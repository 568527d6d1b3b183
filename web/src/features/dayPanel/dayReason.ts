import { reasonOf } from '../../ui/frames/ReasonSheet.tsx';

interface DayReading {
  readonly meaning: string;
  readonly sources: readonly string[];
}

/** A reading of a day as a sheet shows it. */
export function dayReason<T extends DayReading>({ sources, ...reading }: T) {
  return reasonOf({ ...reading, source: sources.join('；') });
}
