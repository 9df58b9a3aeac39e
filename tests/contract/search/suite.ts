import type { Sak } from '#domain/sak.ts';
import { readSearchParams } from '#contract/search.ts';
import { buildDocument } from '#search/document.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { NOTHING_STALE, type Gate, type IndexWrite, type SearchAdapter } from '#search/port.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import { NOW } from './designed-cases.ts';
import type { Params } from './query-lists.ts';

export interface Started {
  readonly adapter: SearchAdapter;
  readonly close: () => Promise<void>;
}
/** Starts an engine of its own for each part of the suite. */
export type Start = () => Promise<Started>;

export const OPEN: Gate = { now: NOW, stale: NOTHING_STALE };

/** Parses search parameters as the web server does; the default dates cover everything. */
export function ask(params: Params): { query: SearchQuery; page: Page } {
  const { page, pageSize, ...read } = readSearchParams(new URLSearchParams(params));
  const query = toSearchQuery({
    ...read,
    page,
    pageSize,
    domstolid: read.domstolid ?? 'alle',
    fraDato: read.fraDato ?? '2026-01-01',
    tilDato: read.tilDato ?? '2026-06-30',
  });
  return { query, page: { page, pageSize } };
}

export function documentsOf(saker: readonly Sak[], builtAt = NOW): SakDocument[] {
  return saker.map((sak) => buildDocument(sak, builtAt).document);
}

export function putsOf(saker: readonly Sak[], builtAt = NOW): IndexWrite[] {
  return saker.map((sak) => ({ kind: 'put', ...buildDocument(sak, builtAt) }));
}

let generations = 0;
/** A new generation name, as the indexer makes them. */
export function newGeneration(): string {
  generations += 1;
  return `g20260310t110000x${String(generations).padStart(4, '0')}`;
}

/** Puts these cases into a new index and activates it. Throws when one of them is not accepted. */
export async function searchOver(
  adapter: SearchAdapter,
  writes: readonly IndexWrite[],
): Promise<string> {
  const generation = newGeneration();
  await adapter.index.create(generation);
  for (let at = 0; at < writes.length; at += 1000) {
    const outcomes = await adapter.index.write(generation, writes.slice(at, at + 1000));
    const refused = outcomes.filter(({ kind }) => kind !== 'written');
    if (refused.length > 0) throw new Error(`Not written: ${JSON.stringify(refused.slice(0, 3))}`);
  }
  await adapter.index.finish(generation);
  await adapter.index.activate(generation);
  return generation;
}
