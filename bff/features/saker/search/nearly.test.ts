import { expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import { NOTHING_STALE, type SearchEngine } from '#search/port.ts';
import { findNearly } from './nearly.ts';

/** What a case has to weigh, each time that the engine, which finds nothing, is asked. */
async function asked(query: string, hits: number, meant: string[] = []): Promise<number[]> {
  const weights: number[] = [];
  const search: SearchEngine['search'] = async ({ nearly }) => {
    weights.push(nearly!.atLeast);
    return { sakIds: [], totalHits: 0, facets: null, newHits: null, nearly: [] };
  };
  const gate = { now: new Date('2026-03-10T12:00:00+01:00'), stale: NOTHING_STALE };
  const typed = readSearchParams(new URLSearchParams({ query })) as ValidSearch;
  const engine = { search } as SearchEngine;
  await findNearly(typed, { totalHits: hits, sakIds: [] }, { engine, gate }, async () => meant);
  return weights;
}

it('asks for some of the words only when there are no hits either', async () => {
  const [most, some, ...more] = await asked('brann lampe fiske', 0);
  expect(some).toBeLessThan(most!);
  expect(more).toEqual([]);
  expect(await asked('brann lampe fiske', 1)).toEqual([most]);
  expect(await asked('brann lampe fiske', 10)).toEqual([]);
});

it('asks for what was meant at last, unless that is a name', async () => {
  const typed = await asked('fyllekjørign mann fengsel', 0);
  const meant = await asked('fyllekjøring mann fengsel', 0);
  expect(meant).toHaveLength(2);
  const askedOf = (text: string) => asked('fyllekjørign mann fengsel', 0, [text]);
  expect(await askedOf('fyllekjøring mann fengsel')).toEqual([...typed, ...meant]);
  expect(await askedOf('Fyllekjærstad mann fengsel')).toEqual(typed);
});

it('has no case that is a hit, in whatever words that says it', async () => {
  const search: SearchEngine['search'] = async () => ({
    ...{ sakIds: ['HIT', 'OTHER'], totalHits: 3, facets: null, newHits: null },
    nearly: [[0], [1]],
  });
  const typed = readSearchParams(new URLSearchParams({ query: 'brann lampe' })) as ValidSearch;
  const gate = { now: new Date('2026-03-10T12:00:00+01:00'), stale: NOTHING_STALE };
  const hits = { totalHits: 1, sakIds: ['HIT'] };
  const by = { engine: { search } as SearchEngine, gate };
  const found = await findNearly(typed, hits, by, async () => []);
  expect(found).toMatchObject({ sakIds: ['OTHER'], has: [[1]], totalHits: 2 });
});
