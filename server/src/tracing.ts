/**
 * Traces for OpenTelemetry: spans of requests, statements and calls of providers. Off unless an endpoint is configured; what makes
 * them is loaded only then.
 */
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { OnStatement } from './db/database.ts';

/** What leaves spans. */
export type Tracing = {
  /** Puts every request of an app into a span. */
  readonly traceRequests: (app: FastifyInstance) => void;
  /** Undefined where nothing is traced, so that statements are not measured. */
  readonly onStatement: OnStatement | undefined;
  /** Does work in a span, such as the call of a provider. */
  readonly around: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
};

/** Tracing that is off. */
export const NO_TRACING: Tracing = {
  traceRequests: () => {},
  onStatement: undefined,
  around: async (_name, work) => work(),
  stop: async () => {},
};

/** Tracing as the configuration says. */
export async function startTracing(config: Config): Promise<Tracing> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return NO_TRACING;
  const { otelTracing } = await import('./otel.ts');
  return otelTracing({ ...config, OTEL_EXPORTER_OTLP_ENDPOINT: config.OTEL_EXPORTER_OTLP_ENDPOINT });
}
