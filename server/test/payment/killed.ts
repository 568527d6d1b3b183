/** The killable server from outside: started, commanded, found dead, started again on the same data and port. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GIVEN, steadyPort } from '../process.ts';
import { forgetConnections } from './crashing.ts';
import type { Order } from './killable.ts';

const ENTRY = fileURLToPath(new URL('killable.ts', import.meta.url));

/** Thrown for a server that has died before it answered. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

type Command = Order extends infer O ? (O extends { readonly id: number } ? Omit<O, 'id'> : never) : never;
type Reply = { readonly id: number; readonly result?: unknown; readonly error?: string };

export class KillableServer {
  address = '';
  kills = 0;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #serial = 0;

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { ...GIVEN, ...env };
  }

  async start(): Promise<void> {
    // Orders remember where their notices go, so it always listens at the same port.
    this.#env['PORT'] ??= String(await steadyPort());
    const child = fork(ENTRY, { env: this.#env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    this.#ended = new Promise((resolve) => void child.once('exit', () => resolve()));
    this.address = String(await this.#reply(0));
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Whether it answers; one that has just been killed is not known to be dead for a moment. */
  async #isThere(): Promise<boolean> {
    try {
      await this.tell({ do: 'steps' });
      return true;
    } catch (error) {
      if (error instanceof Killed) return false;
      throw error;
    }
  }

  /** Starts it again where it has been killed, without a step to die at. */
  async again(): Promise<void> {
    if (await this.#isThere()) return;
    await this.#ended;
    this.kills += 1;
    await this.start();
    await forgetConnections(this.address);
  }

  /** @throws Killed where it dies over it */
  async tell(command: Command): Promise<unknown> {
    // Time passes for the dead too.
    if (command.do === 'pass')
      this.#env['SHIFT_MS'] = String(Number(this.#env['SHIFT_MS'] ?? 0) + command.ms);
    if (!this.#isRunning) throw new Killed('dead before it was told');
    const id = (this.#serial += 1);
    // What cannot be sent any more is answered by the exit.
    this.#child?.send({ ...command, id }, () => {});
    return this.#reply(id);
  }

  async #reply(id: number): Promise<unknown> {
    const child = this.#child;
    if (child === null) throw new Killed('not started');
    return new Promise((resolve, reject) => {
      const end = () => reject(new Killed('killed'));
      const hear = (reply: Reply) => {
        if (reply.id !== id) return;
        child.off('message', hear);
        child.off('exit', end);
        if (reply.error === undefined) resolve(reply.result);
        else reject(new Error(reply.error));
      };
      child.on('message', hear);
      child.once('exit', end);
    });
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }
}
