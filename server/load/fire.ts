/** One cell of a load: requests of a kind over some connections for some seconds, and what came of them. */
import autocannon from 'autocannon';
import type { Kind } from './kinds.ts';
import { cpuMsOf, rssMbOf } from './processes.ts';

/** What came of a cell; times in milliseconds, processor time of one answered request. */
export type Result = {
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  /** Answers 503, those of any other error, and requests without an answer. */
  readonly busy: number;
  readonly failed: number;
  readonly lost: number;
  /** How often each status of the errors came. */
  readonly failures?: Readonly<Record<string, number>>;
  /** Most memory of the server while it ran. */
  readonly rssMb: number;
};

/** Where requests go, and the processes that work for them. */
export type Target = {
  readonly address: string;
  /** The server, the reference, or its bare routes with the statements of the server. */
  readonly role: 'ours' | 'reference' | 'same';
  readonly pid: number;
  readonly databasePid: number;
};

const TIMEOUT_SEC = 60;
const SAMPLE_MS = 250;
const WARM_UP_SEC = 1;

/** How long a server may take to work off what a cell has left in it. */
const SETTLE_MS = 20_000;
/** An answer as quick as this comes from a server that has nothing else to do. */
const QUICK_MS = 50;

/** Waits until what a cell has left in the server is worked off. */
async function settle(address: string): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  for (let quick = 0; quick < 3 && performance.now() < end;) {
    const start = performance.now();
    await fetch(`${address}/readyz`).then(async (answer) => answer.text());
    quick = performance.now() - start < QUICK_MS ? quick + 1 : 0;
  }
}

const isFailure = (code: number) => code >= 400 && code !== 503;

/** Runs a cell. */
export async function fire(
  target: Target,
  kind: Kind,
  cell: { readonly connections: number; readonly seconds: number },
): Promise<Result> {
  const { address, role, pid, databasePid } = target;
  const shoot = async (seconds: number) =>
    autocannon({
      url: address,
      connections: cell.connections,
      duration: seconds,
      timeout: TIMEOUT_SEC,
      requests: [
        {
          setupRequest: (request) => {
            const { method, path, referencePath, samePath = '', headers = {}, body } = kind.shot();
            return {
              ...request,
              method,
              path: { ours: path, reference: referencePath, same: samePath }[role],
              headers: { ...headers },
              body,
            };
          },
        },
      ],
    });
  await settle(address);
  await kind.prepare?.(cell.seconds);
  await shoot(WARM_UP_SEC);
  let rssMb = 0;
  const timer = setInterval(() => (rssMb = Math.max(rssMb, rssMbOf(pid))), SAMPLE_MS);
  const before = [cpuMsOf(pid, false), cpuMsOf(databasePid, true)] as const;
  const result = await shoot(cell.seconds);
  clearInterval(timer);
  const counts = Object.entries(result.statusCodeStats ?? {}).map(([code, { count = 0 }]) => ({
    code: Number(code),
    count,
  }));
  const sum = (test: (code: number) => boolean) =>
    counts.reduce((total, { code, count }) => total + (test(code) ? count : 0), 0);
  const answered = sum((code) => code < 400);
  return {
    seconds: cell.seconds,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMs: (cpuMsOf(pid, false) - before[0]) / Math.max(1, answered),
    databaseMs: (cpuMsOf(databasePid, true) - before[1]) / Math.max(1, answered),
    busy: sum((code) => code === 503),
    failed: sum(isFailure),
    failures: Object.fromEntries(
      counts.filter(({ code }) => isFailure(code)).map(({ code, count }) => [code, count]),
    ),
    lost: result.errors,
    rssMb: Math.max(rssMb, rssMbOf(pid)),
  };
}
