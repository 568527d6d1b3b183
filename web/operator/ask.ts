/** Calls of the server. What it refuses is an error with its own words; a session that has ended leads back to the login. */
import type { InputOf, OutputOf } from '@shangyuan/contract';
import { OPERATOR_CALLS, type OperatorCallName } from '@shangyuan/contract/operator';
import { refreshResource, resources } from '../src/lib/page/resource.ts';

/** What the server refused, in its words. */
export class Refused extends Error {
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

const NOT_REACHED = '连不上服务器，请检查网络后重试';

type Calls = typeof OPERATOR_CALLS;
export type Answer<N extends OperatorCallName> = OutputOf<Calls[N]>;
export type Question<N extends OperatorCallName> = InputOf<Calls[N]>;

async function send(name: OperatorCallName, input: object): Promise<Response> {
  const response = await fetch(OPERATOR_CALLS[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new Refused(NOT_REACHED, 'offline');
  });
  if (response.ok) return response;
  const { msg = NOT_REACHED, data } = (await response.json().catch(() => ({}))) as {
    msg?: string;
    data?: { reason?: string };
  };
  const reason = data?.reason ?? '';
  if (reason === 'loginRequired') refreshResource(STATE);
  throw new Refused(msg, reason);
}

/** Makes a call. @throws Refused */
export async function ask<N extends OperatorCallName>(name: N, input: Question<N>): Promise<Answer<N>> {
  const response = await send(name, input);
  return ((await response.json()) as { data: Answer<N> }).data;
}

/** An image of a letter. @throws Refused */
export async function askImage(id: string): Promise<Blob> {
  return (await send('feedbackImage', { id })).blob();
}

/** Key of who is logged in. */
const STATE = ['state'];

/** What a call answers, as a resource; shown again after every act. */
export const answerOf = <N extends OperatorCallName>(name: N, input: Question<N>) => ({
  queryKey: name === 'state' ? STATE : [name, input],
  queryFn: () => ask(name, input),
});

/** Reads all that is shown again, after an act. */
export const readAgain = (): Promise<void> => resources.invalidateQueries();

/** What is shown of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Refused ? error.message : '出错了，请重试';
