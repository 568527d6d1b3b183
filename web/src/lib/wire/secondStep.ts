/** 两步验证 of the account, and a login of this device that waits for its second step. */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import { callApi, CallError, QUIET } from './api.ts';

/** Since when it is on, and how many recovery codes are left. */
export const SECOND_STEP = queryOptions({
  queryKey: ['secondStep'],
  queryFn: () => callApi('secondStepState', {}, QUIET),
});

type LoginAnswer = OutputOf<typeof CALLS.login>;

export interface WaitingLogin {
  readonly ticket: string;
  /** Goes on with the login. */
  readonly pass: (answer: LoginAnswer) => void;
  /** Gives the login up. */
  readonly cancel: () => void;
}

/** The login that waits for its second step; null for none. */
export const useWaitingLogin = create<{ readonly login: WaitingLogin | null }>(() => ({ login: null }));

/** The answer of a login, after its second step where the account has one. @throws CallError as the login did, where that is given up */
export async function withSecondStep(login: Promise<LoginAnswer>): Promise<LoginAnswer> {
  try {
    return await login;
  } catch (error) {
    if (!(error instanceof CallError) || error.ticket === null) throw error;
    const { ticket } = error;
    const answer = new Promise<LoginAnswer>((pass, reject) =>
      useWaitingLogin.setState({ login: { ticket, pass, cancel: () => reject(error) } }),
    );
    return answer.finally(() => useWaitingLogin.setState({ login: null }));
  }
}
