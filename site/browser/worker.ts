/** The worker of the playground: the engine is loaded here, so that a long call leaves the page free. */
import type { CallName } from './calls.ts';
import { runCall } from './run.ts';

/** What the page sends. */
export interface Request {
  readonly name: CallName;
  readonly values: Readonly<Record<string, unknown>>;
}

addEventListener('message', ({ data }: MessageEvent<Request>) =>
  postMessage(runCall(data.name, data.values)),
);
