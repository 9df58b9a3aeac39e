import { setTimeout as delay } from 'node:timers/promises';
import type { Tracing } from './trace.ts';
import { createTracing } from './tracing.ts';

interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** ms that the endpoint has to take what it is sent. Nothing waits for it but the end of the program. */
const PATIENCE = 3000;

/** Sends traces where the settings say. Without an endpoint: null, and nothing of OpenTelemetry is loaded. */
export async function openTracing(
  settings: TracingSettings,
  service: string,
): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (!endpoint) return null;
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: PATIENCE,
  });
  const processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE });
  const tracing = await createTracing({
    ...{ service, share: settings.OTEL_TRACES_SAMPLER_ARG, processor },
  });
  return {
    ...tracing,
    close: () => Promise.race([tracing.close(), delay(PATIENCE, undefined, { ref: false })]),
  };
}

/** `name=value,other=value`, as OpenTelemetry writes it: values may be percent-encoded. */
export function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? [];
    return name ? [[name, decodeURIComponent(value!.trim())] as const] : [];
  });
  return Object.fromEntries(pairs);
}
