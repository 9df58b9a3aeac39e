import type { Gate } from '#search/port.ts';
import type { Filter } from '#search/elastic/filters.ts';

export type Files = 'tiltaler' | 'avgjoerelser';

/** Inside a file: it may be shown at the gate's time. */
export function availableFile(path: Files, gate: Gate): readonly Filter[] {
  return [{ range: { [`${path}.skjulesFra`]: { gt: gate.now.toISOString() } } }];
}
