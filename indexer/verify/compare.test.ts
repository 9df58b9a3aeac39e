import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexEntry } from '#search/port.ts';
import { comparePage, streamEntries } from './compare.ts';

const anySide = fc.dictionary(
  fc.stringMatching(/^[A-Za-z0-9._:-]{1,3}$/),
  fc.constantFrom('x', 'y'),
  {
    maxKeys: 30,
    noNullPrototype: true,
  },
);

const sorted = (side: Record<string, string>) =>
  Object.entries(side)
    .map(([sakId, hash]) => ({ sakId, hash, versjon: 1 }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.sakId), Buffer.from(b.sakId)));

describe('the comparison of a page', () => {
  it('finds exactly what differs, whatever is on either side', () => {
    fc.assert(
      fc.property(anySide, anySide, (postgres, index) => {
        const kinds = new Map(
          comparePage(sorted(postgres), sorted(index)).map(({ sakId, kind }) => [sakId, kind]),
        );
        for (const sakId of new Set([...Object.keys(postgres), ...Object.keys(index)])) {
          const truth = Object.hasOwn(postgres, sakId) ? postgres[sakId] : undefined;
          const indexed = Object.hasOwn(index, sakId) ? index[sakId] : undefined;
          const expected =
            truth === undefined ? 'orphaned' : indexed === undefined ? 'missing' : 'stale';
          expect(kinds.get(sakId)).toBe(truth === indexed ? undefined : expected);
        }
      }),
    );
  });

  it('compares only the beginning when no more of the hash is known', () => {
    const indexed = (hash: string) => [{ sakId: 'a', hash, versjon: 1 }];
    expect(comparePage([{ sakId: 'a', hash: 'source' }], indexed('source+document'))).toEqual([]);
    for (const hash of ['another+document', 'sourc', ''])
      expect(comparePage([{ sakId: 'a', hash: 'source' }], indexed(hash))).toMatchObject([
        { kind: 'stale' },
      ]);
    expect(
      comparePage([{ sakId: 'a', hash: 'source+another' }], indexed('source+document')),
    ).toMatchObject([{ kind: 'stale' }]);
  });

  it('calls a case that cannot be built stale, whatever the index has', () => {
    const indexed = { sakId: 'a', hash: 'x', versjon: 1 };
    expect(comparePage([{ sakId: 'a', hash: null }], [indexed])).toMatchObject([{ kind: 'stale' }]);
  });
});

const entry = (sakId: string): IndexEntry => ({ sakId, hash: '', versjon: 1 });

async function* entries(...sakIds: string[]): AsyncGenerator<IndexEntry> {
  for (const sakId of sakIds) yield entry(sakId);
}

it('hands the entries out in step with the pages, each once', async () => {
  const stream = streamEntries(entries('a', 'c', 'd', 'f'));
  const ids = async (last: string | null) => (await stream.upTo(last)).map(({ sakId }) => sakId);
  expect(await ids('b')).toEqual(['a']);
  expect(await ids('b')).toEqual([]);
  expect(await ids('d')).toEqual(['c', 'd']);
  expect(await ids(null)).toEqual(['f']);
  expect(await ids(null)).toEqual([]);
});

it('ends its source when it is closed early', async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield entry('a');
    } finally {
      ended = true;
    }
  }
  const source = endless();
  await source.next();
  await streamEntries(source).close();
  expect(ended).toBe(true);
});
