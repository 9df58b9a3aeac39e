import { refuseGuessing } from '#search/lost-text.ts';
import { Matcher, SearchedCase } from '#search/match/matcher.ts';
import { soughtBy } from '#search/match/sought.ts';
import type { Gate, SearchAdapter, SearchEngine } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import type { IndexedFile, SakDocument } from '#search/sak-document.ts';
import { createMemoryIndex } from '#tests/support/indexer/memory-index.ts';
import {
  isNumbered,
  referenceFind,
  referenceIds,
  referenceSearch,
  withoutWords,
} from './reference-engine.ts';
import { NO_TEXT, remembered, withoutTexts } from './reference-terms.ts';

/** Searches that the matcher has beside the one that is asked. */
const BESIDE = 60;

/**
 * The matcher in the place of a search engine, for their tests. It says which cases are hits. It has no order and counts
 * nothing, and is only given what may be seen: for that the reference stands in.
 */
export function createMatcherAdapter(): SearchAdapter {
  const documents = new Map<string, Map<string, SakDocument>>();
  const memory = createMemoryIndex();
  const matcher = new Matcher();
  let asked = 0;

  const searched = async () => [...(documents.get((await memory.active()) ?? '') ?? []).values()];
  const idsOf = (query: SearchQuery, all: readonly SakDocument[], gate: Gate): string[] => {
    asked += 1;
    matcher.put(asked, query);
    matcher.remove(asked - BESIDE);
    return all.filter((document) => isFound(document, query, gate)).map(({ sakId }) => sakId);
  };
  const isFound = (document: SakDocument, query: SearchQuery, gate: Gate): boolean => {
    const searched = caseThrough(gate)(document);
    if (searched === null) return false;
    // Saved searches are matched when a case is indexed: then it has lost no text.
    if (isNumbered(document, query, gate))
      return searched.foundBy(soughtBy(withoutWords(query))) !== null;
    return matcher.match(searched).some(({ id }) => id === asked);
  };

  const engine: SearchEngine = {
    search: async (query, page, gate, options) => {
      refuseGuessing(gate, query);
      const all = await searched();
      // Nobody is told of what has only most of the words.
      if (query.nearly) return referenceSearch(all, query, page, gate, options);
      const sakIds = idsOf(query, all, gate);
      const expected = referenceIds(all, query, gate);
      const isRight = sakIds.toSorted().join() === expected.toSorted().join();
      return isRight
        ? referenceSearch(all, query, page, gate, options)
        : { sakIds, totalHits: sakIds.length, facets: null, newHits: null, nearly: null };
    },
    find: async (lookup, gate) => {
      refuseGuessing(gate, null);
      return referenceFind(await searched(), lookup, gate);
    },
    searched: () => Promise.resolve(null),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const index: SearchAdapter['index'] = {
    ...memory,
    write: (generation, writes) => {
      const some = documents.get(generation) ?? new Map<string, SakDocument>();
      documents.set(generation, some);
      for (const write of writes)
        if (write.kind === 'put') some.set(write.document.sakId, write.document);
        else some.delete(write.sakId);
      return memory.write(generation, writes);
    },
  };
  return { engine, index, capabilities: { name: 'postgres', scalesOut: false } };
}

const caseThrough = remembered((gate: Gate) =>
  remembered((document: SakDocument) => {
    const seen = seenThrough(document, gate);
    return seen && new SearchedCase(seen, gate.now);
  }),
);

/** The case as the gate shows it when something in the index is stale; null: it is not there. */
function seenThrough(document: SakDocument, { stale }: Gate): SakDocument | null {
  const isIn = (mask: readonly string[] | 'all') => mask === 'all' || mask.includes(document.sakId);
  if (isIn(stale.saker)) return null;
  const known = isIn(stale.tekst) ? withoutTexts(document) : document;
  const isSilent = isIn(stale.parter) || isIn(stale.dokumenttekst);
  const seen = (files: readonly IndexedFile[], mask: readonly string[] | 'all') =>
    isIn(mask)
      ? []
      : files.map((file) => (isSilent ? { ...file, tekst: NO_TEXT, tekstSkjulesFra: null } : file));
  return {
    ...known,
    parterSkjulesFra: isIn(stale.parter) ? null : known.parterSkjulesFra,
    tiltaler: seen(known.tiltaler, stale.tiltaler),
    avgjoerelser: seen(known.avgjoerelser, stale.avgjoerelser),
  };
}
