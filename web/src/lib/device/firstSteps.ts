/**
 * The three steps shown to a new user, and which of them were done on this device.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_first_steps';

/** 看今天, 排一张盘, 点任何一个字. */
export type FirstStep = 'today' | 'cast' | 'ask';

interface FirstSteps {
  readonly today: boolean;
  readonly cast: boolean;
  readonly ask: boolean;
  /** 不再显示. */
  readonly isHidden: boolean;
  /** Ids of cases that are not the user's own, as was answered. */
  readonly notOwn: readonly string[];
}

/** What was seen. */
export const useFirstSteps = create<FirstSteps>()(
  persist((): FirstSteps => ({ today: false, cast: false, ask: false, isHidden: false, notOwn: [] }), {
    name: KEY,
    version: 1,
  }),
);
forgetWhenErased(KEY, useFirstSteps);

/** Ticks a step. */
export function seeStep(step: FirstStep): void {
  if (!useFirstSteps.getState()[step]) useFirstSteps.setState({ [step]: true });
}

/** Whether the steps are shown: until a chart was cast here, unless they were taken away. */
export function useIsNewcomer(): boolean {
  return useFirstSteps(({ cast, isHidden }) => !cast && !isHidden);
}

/** Takes the steps away for good. */
export function hideSteps(): void {
  useFirstSteps.setState({ isHidden: true });
}

/** Notes that a case is not the user's own. */
export function declineOwn(id: string): void {
  useFirstSteps.setState(({ notOwn }) => ({ notOwn: [...notOwn, id] }));
}
