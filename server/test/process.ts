/**
 * The server as a separate process.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const OPS = fileURLToPath(new URL('../src/ops/main.ts', import.meta.url));

/** What every process is given: where programs are, and where Node keeps what it has compiled, half of what a start costs. */
export const GIVEN = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/shangyuan/compiled', import.meta.url)),
};

type Environment = Readonly<Record<string, string>>;

/** A server that is ready, its address, and the code it ends with (null after a signal). */
export type ServerProcess = {
  readonly child: ChildProcess;
  readonly address: string;
  readonly ended: Promise<number | null>;
  /** Its output until it was ready. */
  readonly output: string;
};

/** Starts a server and waits for nothing. */
export function spawnServer(env: Environment): ChildProcess {
  return spawn(process.execPath, [MAIN], { env: { ...GIVEN, ...env } });
}

type Ended = { readonly code: number | null; readonly output: string };

/** Runs a server expected to exit. */
export function runServer(env: Environment): Promise<Ended> {
  return untilEnd(() => spawnServer(env));
}

/** Runs a command of the operator. */
export function runOps(env: Environment, ...args: string[]): Promise<Ended> {
  return untilEnd(() => spawn(process.execPath, [OPS, ...args], { env: { ...GIVEN, ...env } }));
}

function untilEnd(start: () => ChildProcess): Promise<Ended> {
  return new Promise((resolve) => {
    const child = start();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Starts a server; where it ends before it is ready, its output is the error. */
export function startServerProcess(env: Environment): Promise<ServerProcess> {
  const child = spawnServer(env);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /上元 is ready: (\S+)\n/.exec(output)?.[1];
        if (address !== undefined) resolve({ child, address, ended, output });
      });
    void ended.then((code) => {
      const reason = /^(?:✗|\w*Error\b).*/m.exec(output)?.[0] ?? 'no reason given';
      reject(new Error(`ended with ${code}: ${reason}\n${output}`));
    });
  });
}

/** An unused port, below those that systems give to connections that go out: it is free again after each end of a server. */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(10_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
