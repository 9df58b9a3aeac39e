import type { Knex } from 'knex';
import type { RemoteSpan } from './traceparent.ts';

/**
 * What a span may say. Names of routes, tables and templates, counts and codes: never a name, an address, a query, an id of a
 * person, or a text that somebody has written. What is not listed here does not compile.
 */
export interface Attributes {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'db.system.name'?: 'postgresql' | 'elasticsearch';
  readonly 'db.operation.name'?: string;
  readonly 'db.collection.name'?: string;
  /** Of the answer and of the lines of the log. */
  readonly 'presse.request_id'?: string;
  readonly 'presse.cases'?: number;
  /** The class of the error. */
  readonly 'error.type'?: string;
}

/** Runs the work as a span with this name, which is one of a few. */
export type Trace = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;

interface RequestSpan {
  /** When the answer has been sent: a name with the route's pattern, and what is known by then. */
  readonly end: (name: string, attributes: Attributes) => void;
}

/** Where spans are sent (tracing.ts). */
export interface Tracing {
  /** Starts a child span, or a trace of its own when no span is active. */
  readonly trace: Trace;
  /** A part of what is under way; nothing when nothing is. */
  readonly within: Trace;
  /** Runs what answers a request, as the part of the caller's span, if there is one. */
  readonly request: <T>(
    request: {
      readonly requestId: string;
      readonly traceId: string;
      readonly from: RemoteSpan | null;
    },
    work: (span: RequestSpan) => T,
  ) => T;
  /** Each statement of this pool becomes a span of what is under way. */
  readonly watch: (db: Knex) => void;
  /** Sends what is left; never rejects. */
  readonly close: () => Promise<void>;
}

/** Without an endpoint. */
export const untraced: Trace = (_name, _attributes, work) => work();
