/**
 * Numbers for the operator's monitoring, in the form Prometheus reads. They name routes, events and parts, never people.
 */
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PROGRAM } from './program.ts';

/** A database that is away takes no other number with it. */
const TIMEOUT_MS = 1_000;

const numberOf = async (read: () => number | Promise<number>): Promise<number> => {
  try {
    return await read();
  } catch {
    return Number.NaN;
  }
};

const lateNumber = async (): Promise<number> => setTimeout(TIMEOUT_MS, Number.NaN, { ref: false });

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is counted. */
export type Metrics = {
  /** Everything as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  /** Counts a security event by its name. */
  readonly countEvent: (event: string) => void;
  /** Counts a line of the log by its level. */
  readonly countLine: (level: string) => void;
  /** Counts a free use that was asked for: counted, or refused because the day's are used up. */
  readonly countUse: (feature: string, outcome: 'counted' | 'usedUp') => void;
  /** Counts a read that may be some seconds old by where it was made. */
  readonly countStaleRead: (from: 'replica' | 'primary') => void;
  /** Shows a call of a provider before it is made the first time. */
  readonly addProviderCall: (provider: string, call: string) => void;
  readonly observeProvider: (provider: string, call: string, isAnswered: boolean, seconds: number) => void;
  readonly recordHousekeeping: (part: string, isDone: boolean, now: Date) => void;
  /** Registers a number that is asked for when the metrics are read; NaN where there is none within a second. */
  readonly addGauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** Registers a number for each value of a label; the values that `read` leaves out are 0. */
  readonly addGauges: (
    name: string,
    help: string,
    label: { readonly name: string; readonly values: readonly string[] },
    read: () => Promise<ReadonlyMap<string, number>>,
  ) => void;
  /** Shows counters at 0 before the first time: an alarm on growth does not see a counter that begins with 1. */
  readonly beginAtZero: (names: {
    readonly events: readonly string[];
    readonly features: readonly string[];
    readonly parts: readonly string[];
  }) => void;
};

const LOG_LEVELS = ['info', 'warn', 'error', 'fatal'];

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
  const lines = new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log, by level',
    labelNames: ['level'],
    registers,
  });
  const uses = new Counter({
    name: 'quota_uses_total',
    help: 'Free uses that were asked for, by feature and outcome',
    labelNames: ['feature', 'outcome'],
    registers,
  });
  const staleReads = new Counter({
    name: 'stale_reads_total',
    help: 'Reads that may come from a replica, by where they were made; none without DATABASE_READ_URL',
    labelNames: ['from'],
    registers,
  });
  const providers = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time of calls to providers of payment, messages and logins, by outcome',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'build_info',
    help: 'Version of the program and of Node; always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: PROGRAM.version, node: process.versions.node }, 1);
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
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    observeRequest: (route, status, seconds) => answerOf(route, status).observe(seconds),
    countEvent: (event) => events.inc({ event }),
    countLine: (level) => lines.inc({ level }),
    countUse: (feature, outcome) => uses.inc({ feature, outcome }),
    countStaleRead: (from) => staleReads.inc({ from }),
    addProviderCall: (provider, call) => {
      for (const outcome of ['answered', 'failed']) providers.zero({ provider, call, outcome });
    },
    observeProvider: (provider, call, isAnswered, seconds) =>
      providers.observe({ provider, call, outcome: isAnswered ? 'answered' : 'failed' }, seconds),
    recordHousekeeping: (part, isDone, now) => {
      housekeepingRuns.inc({ part, outcome: isDone ? 'done' : 'failed' });
      if (isDone) housekeepingLast.set({ part }, now.getTime() / 1_000);
    },
    addGauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await Promise.race([numberOf(read), lateNumber()]));
        },
      }),
    addGauges: (name, help, label, read) =>
      void new Gauge({
        name,
        help,
        labelNames: [label.name],
        registers,
        async collect() {
          const counts = await Promise.race([read().catch(() => null), lateNumber()]);
          for (const value of label.values)
            this.set({ [label.name]: value }, counts instanceof Map ? (counts.get(value) ?? 0) : Number.NaN);
        },
      }),
    beginAtZero: (names) => {
      for (const event of names.events) events.inc({ event }, 0);
      for (const feature of names.features)
        for (const outcome of ['counted', 'usedUp']) uses.inc({ feature, outcome }, 0);
      for (const part of names.parts)
        for (const outcome of ['done', 'failed']) housekeepingRuns.inc({ part, outcome }, 0);
      for (const level of LOG_LEVELS) lines.inc({ level }, 0);
    },
  };
}
