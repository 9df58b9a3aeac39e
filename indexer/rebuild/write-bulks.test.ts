import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSakDocument, text, versioned } from '#tests/support/search/builders.ts';
import type { Put } from '#indexer/writes.ts';
import { documentJson } from '#search/document-json.ts';
import { splitBulks } from './write-bulks.ts';

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
        const bytes = bulk.reduce((sum, put) => sum + documentJson(put.document).length, 0);
        expect(bulk.length === 1 || bytes <= most).toBe(true);
        expect(bulk).not.toHaveLength(0);
      }
    }),
  );
});
