import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSakDocument, text, versioned } from '#tests/support/search/builders.ts';
import type { Put } from '#indexer/writes.ts';
import { EngineUnavailable, type SearchIndex, type WriteOutcome } from '#search/port.ts';
import { splitBulks, writeWithRetries } from './write-bulks.ts';

const putOf = (words: number): Put => ({
  kind: 'put',
  ...versioned(buildSakDocument({ tekst: { sakenGjelder: text('x'.repeat(words)) } })),
});

it('keeps every document, in order, in bulks that stay below the limit unless one alone is larger', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000)), fc.integer({ min: 500, max: 20_000 }), (sizes, most) => {
      const puts = sizes.map(putOf);
      const bulks = splitBulks(puts, most);
      expect(bulks.flat()).toEqual(puts);
      for (const bulk of bulks) {
        const bytes = bulk.reduce((sum, put) => sum + put.json.length, 0);
        expect(bulk.length === 1 || bytes <= most).toBe(true);
        expect(bulk).not.toHaveLength(0);
      }
    }),
  );
});

const options = { signal: new AbortController().signal, patience: 0 };
const writing = (write: SearchIndex['write']) =>
  writeWithRetries({ index: { write } as SearchIndex }, 'en-generasjon', [putOf(1)], options);
const busy = (reason: string): SearchIndex['write'] => {
  const outcome = (sakId: string): WriteOutcome => ({ sakId, kind: 'failed', retry: true, reason });
  return async (_, writes) =>
    writes.map((one) => outcome('document' in one ? one.document.sakId : ''));
};

it.each([
  ['index_not_found_exception', ': index_not_found_exception'],
  ['unavailable_shards_exception: [saker][0]', ': unavailable_shards_exception'],
  ["'Even Bakkerud' does not fit", ''],
])(
  'gives up with what the engine said last, and with no words of a case: %s',
  async (said, told) => {
    await expect(writing(busy(said))).rejects.toThrow(
      new EngineUnavailable(`the search engine takes no more writes${told}`),
    );
  },
);

it('gives up with why the engine was not reached', async () => {
  const away = async () => {
    throw new EngineUnavailable('Elasticsearch does not answer: ECONNREFUSED');
  };
  await expect(writing(away)).rejects.toThrow(
    /takes no more writes: Elasticsearch does not answer: ECONNREFUSED$/,
  );
});
