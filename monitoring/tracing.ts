import type * as Api from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import { currentScope, inScope, type Scope } from './scope.ts';
import { watchStatements } from './statements.ts';
import type { Attributes, Tracing } from './trace.ts';
import type { RemoteSpan } from './traceparent.ts';

interface TracingOptions {
  /** The program, as traces name it. */
  readonly service: string;
  /** How many of the traces are sent, 0 to 1. */
  readonly share: number;
  readonly processor: SpanProcessor;
}

/**
 * Spans by OpenTelemetry, for `processor`. Nothing is registered for the whole process: packages that would trace by themselves,
 * with addresses and queries in their attributes, find nothing to trace with. The packages are imported here, so that a bundle
 * does not load them before they are needed.
 */
export async function createTracing({
  service,
  share,
  processor,
}: TracingOptions): Promise<Tracing> {
  const [api, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const random = new sdk.RandomIdGenerator();
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [processor],
    // A trace that begins here has the id that the log has.
    idGenerator: {
      generateTraceId: () => currentScope()?.traceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
  });
  const spans = spansOf(api, provider.getTracer('presse'));
  return {
    trace: spans.around,
    within: (name, attributes, work) =>
      currentScope()?.spanId ? spans.around(name, attributes, work) : work(),
    request: ({ requestId, traceId, from }, work) =>
      inScope({ requestId, traceId }, () => {
        const span = spans.begin('request', {}, from ?? undefined, api.SpanKind.SERVER);
        const end = (name: string, attributes: Attributes) => {
          if ((attributes['http.response.status_code'] ?? 0) >= 500)
            span.setStatus({ code: api.SpanStatusCode.ERROR });
          span
            .updateName(name)
            .setAttributes({ ...attributes })
            .end();
        };
        return inScope(scopeOf(span, requestId), () => work({ end }));
      }),
    watch: (db) => {
      watchStatements(db, spans.beginWithin);
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function spansOf(api: typeof Api, tracer: Api.Tracer) {
  const contextOf = (outer: Scope | RemoteSpan | undefined): Api.Context => {
    if (!outer?.spanId) return api.ROOT_CONTEXT;
    const { traceId, spanId } = outer;
    const span = { traceId, spanId, traceFlags: api.TraceFlags.SAMPLED };
    return api.trace.setSpanContext(api.ROOT_CONTEXT, span);
  };
  const begin = (
    name: string,
    attributes: Attributes,
    outer: Scope | RemoteSpan | undefined,
    kind = api.SpanKind.CLIENT,
  ): Api.Span => tracer.startSpan(name, { kind, attributes: { ...attributes } }, contextOf(outer));
  /** Errors are told by their class: their messages may hold SQL, values and names. */
  const fail = (span: Api.Span, error: unknown): void => {
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: api.SpanStatusCode.ERROR });
  };
  return {
    begin,
    around: async <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> => {
      const outer = currentScope();
      const span = begin(name, attributes, outer);
      try {
        return await inScope(scopeOf(span, outer?.requestId), work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    /** A part of what is under way, for what begins and ends by events; null when nothing is. */
    beginWithin: (name: string, attributes: Attributes) => {
      const outer = currentScope();
      if (!outer?.spanId) return null;
      const span = begin(name, attributes, outer);
      return {
        end: (error?: unknown) => {
          if (error !== undefined) fail(span, error);
          span.end();
        },
      };
    },
  };
}

function scopeOf(span: Api.Span, requestId: string | undefined): Scope {
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId, ...(requestId && { requestId }) };
}
