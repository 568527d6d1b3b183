/**
 * What a reader has tried of the charts of the book, and marked, stored on this device.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_classics';

/** How a reader judged a chart; null where the book leaves it open. */
export interface ClassicTry {
  readonly strength: '身强' | '中和' | '身弱' | '从化' | null;
  readonly useful: Wuxing | null;
}

/** Tries by the id of the chart. */
export type ClassicTries = Readonly<Record<string, ClassicTry>>;

interface ClassicStore {
  readonly tries: ClassicTries;
  readonly marked: readonly string[];
  /** Judgements are hidden until the reader has tried. */
  readonly isHiding: boolean;
}

/** The tries and marks of this device. */
export const useClassicTries = create<ClassicStore>()(
  persist((): ClassicStore => ({ tries: {}, marked: [], isHiding: false }), { name: KEY, version: 1 }),
);
forgetWhenErased(KEY, useClassicTries);

/** Stores a try; the first one of a chart stays, since the second knows the answer. */
export function storeTry(id: string, tried: ClassicTry): void {
  useClassicTries.setState(({ tries }) => ({ tries: { [id]: tried, ...tries } }));
}

/** Marks a chart, or takes its mark away. */
export function toggleMark(id: string): void {
  useClassicTries.setState(({ marked }) => ({
    marked: marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id],
  }));
}

/** Takes all tries away. @returns what puts them back */
export function clearTries(): () => void {
  const { tries } = useClassicTries.getState();
  useClassicTries.setState({ tries: {} });
  return () => useClassicTries.setState((now) => ({ tries: { ...now.tries, ...tries } }));
}
