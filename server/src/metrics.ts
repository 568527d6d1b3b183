/**
 * Numbers for the operator's monitoring, in the form Prometheus reads. They name routes, events and parts, never people.
 */
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A database that is away takes no other number with it. */
const TIMEOUT_MS = 1_000;

const numberOf = async (read: () => number | Promise<number>): Promise<number> => {
  try {
    return await read();
  } catch {
    return Number.NaN;
  }
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is counted. */
export type Metrics = {
  /** Everything as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  /** Counts a security event by its name. */
  readonly countEvent: (event: string) => void;
  readonly recordHousekeeping: (part: string, isDone: boolean, now: Date) => void;
  /** Seconds since the oldest erasure that is due should have been done; 0 when none is. */
  readonly setOldestDueErasure: (seconds: number) => void;
  /** Registers a number that is asked for when the metrics are read; NaN where there is none within a second. */
  readonly addGauge: (name: string, help: string, read: () => number | Promise<number>) => void;
};

/** Metrics of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  // Looking a pair of labels up costs more than counting.
  const known = new Map<string, ReturnType<typeof answers.labels>>();
  const answerOf = (route: string, status: number) => {
    const key = `${route} ${status}`;
    const found = known.get(key) ?? answers.labels(route, String(status));
    known.set(key, found);
    return found;
  };
  const events = new Counter({
    name: 'security_events_total',
    help: 'Security events, as the log names them',
    labelNames: ['event'],
    registers,
  });
  const housekeepingRuns = new Counter({
    name: 'housekeeping_runs_total',
    help: 'Runs of a part of the housekeeping, by outcome',
    labelNames: ['part', 'outcome'],
    registers,
  });
  const housekeepingLast = new Gauge({
    name: 'housekeeping_last_success_timestamp_seconds',
    help: 'When a part of the housekeeping last ended well',
    labelNames: ['part'],
    registers,
  });
  const oldestErasure = new Gauge({
    name: 'oldest_due_erasure_seconds',
    help: 'How long the oldest erasure that is due has been waiting; 0 when none is',
    registers,
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    observeRequest: (route, status, seconds) => answerOf(route, status).observe(seconds),
    countEvent: (event) => events.inc({ event }),
    recordHousekeeping: (part, isDone, now) => {
      housekeepingRuns.inc({ part, outcome: isDone ? 'done' : 'failed' });
      if (isDone) housekeepingLast.set({ part }, now.getTime() / 1_000);
    },
    setOldestDueErasure: (seconds) => oldestErasure.set(seconds),
    addGauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          const tooLate = setTimeout(TIMEOUT_MS, Number.NaN, { ref: false });
          this.set(await Promise.race([numberOf(read), tooLate]));
        },
      }),
  };
}
