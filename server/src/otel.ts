/**
 * Spans, sent to a collector as OTLP over HTTP. Their attributes are the pattern of a route, the operation and table of a statement,
 * the names of a provider and its call: no address, query, body, parameter or person.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { SECOND_MS } from './duration.ts';
import { UNLOGGED } from './http/logging.ts';
import { PROGRAM } from './program.ts';

const SERVER_ERROR = 500;
const EXPORT_MS = 5 * SECOND_MS;

type Settings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
> & { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string };

/** Tracing to a collector. One that is away costs spans, nothing else. */
export function otelTracing(config: Settings) {
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': PROGRAM.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('shangyuan');
  const active = new AsyncLocalStorage<Span>();
  const parentContext = () => {
    const parent = active.getStore();
    return parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
  };

  const traceRequests = (app: FastifyInstance) => {
    const spans = new WeakMap<FastifyRequest, Span>();
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      if (UNLOGGED.has(route)) {
        done();
        return;
      }
      // A trace that a caller names is not gone on with: who calls is a stranger, and no proxy takes the header away.
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'request.id': request.id,
          },
        },
        ROOT_CONTEXT,
      );
      spans.set(request, span);
      active.run(span, done);
    });
    // A body is read in the context of its socket.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request);
      if (span === undefined) done();
      else active.run(span, done);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      if (span === undefined) return;
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  };

  return {
    traceRequests,
    onStatement: (text: string, durationMs: number, isDone: boolean) => {
      // Statements of jobs and of the queue have no request to belong to.
      if (active.getStore() === undefined) return;
      const end = performance.timeOrigin + performance.now();
      const name = statementName(text);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const options = { kind: SpanKind.CLIENT, startTime: new Date(end - durationMs), attributes };
      const span = tracer.startSpan(name, options, parentContext());
      if (!isDone) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(new Date(end));
    },
    around: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, parentContext());
      try {
        return await active.run(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    stop: async () => {
      await provider.shutdown().catch(() => {});
    },
  };
}

/** Operation of a statement and what it is done on, such as `INSERT record`. */
export function statementName(text: string): string {
  const operation = /^[\s(]*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const target = /\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]\w*)/i.exec(text)?.[1];
  return target === undefined ? operation : `${operation} ${target}`;
}
