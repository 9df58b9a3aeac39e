import { createHash } from 'node:crypto';
import type { Sak } from '#domain/sak.ts';
import { buildDocument } from './document.ts';
import { readStanding } from './text/standing/standing.ts';
import { SAMPLE_CASES } from './version-sample.ts';

/** With what an index is built. Both are fingerprints: equal or not, neither older nor newer. */
export interface IndexVersion {
  /** How texts become words and documents (`analysisVersion`). */
  readonly analysis: string;
  /** How the engine stores the documents (`SearchIndex.layout`). */
  readonly layout: string;
}

/** As IndexVersion, of an index that is there; null when it is from before versions were stored. */
type StoredVersion = { readonly [K in keyof IndexVersion]: IndexVersion[K] | null };

/**
 * `older`: the index can be searched and written, but words are analysed in another way than they were when it was built, so
 * that a search may miss cases. `incompatible`: the engine stores documents in another way; it can be neither searched nor
 * written before it is rebuilt.
 */
export type IndexState = 'current' | 'older' | 'incompatible';

export function indexState(stored: StoredVersion, code: IndexVersion): IndexState {
  if (stored.layout !== code.layout) return 'incompatible';
  return stored.analysis === code.analysis ? 'current' : 'older';
}

/** To be raised when the analysis changes in a way that the documents of the sample do not show. */
const REVISION = 3;

let version: string | undefined;

/**
 * The fingerprint of what this code makes of texts: of the sentences that are not searched, of the documents of a fixed sample of cases, and of what those are made of, as
 * `verify` compares it. Worked out at the first call,
 * which takes a tenth of a second, so programs call it when they start (docs/decisions/0022).
 */
export function analysisVersion(): string {
  version ??= fingerprintOf(SAMPLE_CASES, buildDocument);
  return version;
}

const THEN = new Date('2026-03-01T12:00:00Z');

export function fingerprintOf(saker: readonly Sak[], build: typeof buildDocument): string {
  const hash = createHash('sha256').update(JSON.stringify([REVISION, readStanding()]));
  for (const sak of saker) hash.update(build(sak, THEN).hash);
  return hash.digest('hex').slice(0, 16);
}
