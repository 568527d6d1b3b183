/**
 * What a reader says of charts that are not saved: stored on the device, by the pillars and the sex.
 */
import { create } from 'zustand';
import { forgetWhenErased } from '../device/erase.ts';
import { readJson, writeItem } from '../device/storage.ts';
import type { CaseRecord } from './caseRecord.ts';

/** Most charts of which something is stored; the oldest are dropped. */
const MAX_CHARTS = 20;

/** What a chart is known by while it is not saved. */
export type Subject = Pick<CaseRecord, 'birth' | 'pillars'>;

interface Stored {
  readonly charts: Readonly<Record<string, unknown>>;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const keyOf = ({ birth, pillars }: Subject): string => pillars.join('') + birth.sex;

/**
 * A store of values by chart.
 *
 * @param key in local storage
 * @param read makes a value of what was stored
 */
export function chartStore<Value>(key: string, read: (stored: unknown) => Value) {
  const readStored = (): Stored['charts'] => {
    const stored = readJson(key);
    return isObject(stored) ? stored : {};
  };
  const useStored = create<Stored>(() => ({ charts: readStored() }));
  forgetWhenErased(key, { setState: useStored.setState, getInitialState: () => ({ charts: {} }) });
  return {
    /** The value of a chart; undefined where there is none. */
    find: (subject: Subject): Value | undefined => {
      const stored = useStored.getState().charts[keyOf(subject)];
      return stored === undefined ? undefined : read(stored);
    },
    save: (subject: Subject, value: Value): void => {
      // Another tab may have written since; where storage is refused, memory is all there is.
      const { [keyOf(subject)]: _before, ...others } = { ...useStored.getState().charts, ...readStored() };
      const charts = Object.fromEntries(
        [...Object.entries(others), [keyOf(subject), value]].slice(-MAX_CHARTS),
      );
      useStored.setState({ charts });
      writeItem(key, JSON.stringify(charts));
    },
  };
}
