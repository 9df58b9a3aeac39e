import { type Finding, ok, warning } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';
import { headersOf } from '#monitoring/open-tracing.ts';

const TODO = 'see OTEL_EXPORTER_OTLP_ENDPOINT and …_HEADERS; the service works without';

/** Sends no trace at all to where traces are sent. */
export async function lookAtTraces({ values, patience }: Patient): Promise<Finding[]> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (!endpoint) return [ok('none are sent')];
  try {
    const { status } = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headersOf(headers) },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(patience),
    });
    if (status < 300) return [ok(`${new URL(endpoint).hostname} takes them`)];
    return [warning(`${new URL(endpoint).hostname} answers ${status}`, TODO)];
  } catch (error) {
    return [warning(meaningOf(error), TODO)];
  }
}
