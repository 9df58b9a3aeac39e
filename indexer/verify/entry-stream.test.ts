import { expect, it } from 'vitest';
import type { IndexEntry } from '#search/port.ts';
import { streamEntries } from './entry-stream.ts';

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
