import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RawRow, TOO_LONG, WRONG_ENCODING, splitHits, splitLines } from './read-file.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(rows: AsyncIterable<RawRow>): Promise<RawRow[]> {
  const found: RawRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const hit = (id: string) => `{"id": "${id}", "moeter": [{"start": "a", "end": "b"}]}`;
const list = (...hits: string[]) =>
  `{"count": 2, "hits": [\n${hits.join(',\n')}\n], "more": {"a": 1}}`;
const read = (text: string, size = 7, max?: number) =>
  all(splitHits(inChunks(text, size), max === undefined ? {} : { maxBytes: max }));

/** Every row as [line, id], or [line, null] when it is no JSON. */
function ids(rows: RawRow[]): [number, string | null][] {
  return rows.map((row) => {
    try {
      if ('json' in row) return [row.line, (JSON.parse(row.json) as { id: string }).id];
    } catch {
      // Counted below as broken.
    }
    return [row.line, null];
  });
}

describe('splitHits', () => {
  it('cuts the elements of hits and knows their lines, whatever comes before and after', async () => {
    expect(ids(await read(list(hit('a'), hit('b'))))).toEqual([
      [2, 'a'],
      [3, 'b'],
    ]);
  });

  it('reads a list without hits, and one on a single line', async () => {
    expect(await read('{"count":0,"hits":[]}')).toEqual([]);
    expect(ids(await read(list(hit('a'), hit('b')).replaceAll('\n', '')))).toHaveLength(2);
  });

  it.each([
    ['a missing closing brace', '{"id": "x", "moeter": []'],
    ['a missing bracket', '{"id": "x", "moeter": [{"start": "a"}}'],
    ['one brace too many', '{"id": "x"}}'],
    ['a bracket too many', '{"id": "x"}]'],
    ['a missing quote', '{"id": "x, "moeter": []}'],
    ['a bare word', '{"id": x}'],
    ['nothing but garbage', '#¤%&'],
  ])('loses only the broken element with %s, on lines or not', async (_, broken) => {
    for (const text of [
      list(hit('a'), broken, hit('b')),
      list(hit('a'), broken, hit('b')).replaceAll('\n', ''),
    ]) {
      const found = ids(await read(text)).map(([, id]) => id);
      expect(found.filter((id) => id === 'a' || id === 'b')).toEqual(['a', 'b']);
      expect(found.length).toBeGreaterThanOrEqual(broken.endsWith(']') ? 2 : 3);
    }
  });

  it('says so when the file ends too early', async () => {
    const text = list(hit('a'), hit('last'));
    const [first, second] = ids(await read(text.slice(0, text.indexOf('"last"') + 9)));
    expect([first, second]).toEqual([
      [2, 'a'],
      [3, null],
    ]);
    const [, end] = await read(`{"hits": [${hit('a')},`);
    expect(end).toEqual({ line: 1, problem: 'is where the file ends, before its list does' });
  });

  it('skips an element beyond the limit and keeps the ones around it', async () => {
    const long = `{"id": "x", "tekst": "${'y'.repeat(300_000)}"}`;
    const rows = await read(list(hit('a'), long, hit('b')), 4096, 100_000);
    expect(rows[1]).toEqual({ line: 3, problem: TOO_LONG });
    expect(ids(rows).map(([, id]) => id)).toEqual(['a', null, 'b']);
  });

  it('is not misled by text that looks like structure', async () => {
    const text = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'id', ' ', 'å'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 5 }),
        fc.integer({ min: 1, max: 40 }),
        async (texts, size) => {
          const hits = texts.map((value, index) => ({
            id: String(index),
            [`a${value}`]: value,
            liste: [value],
          }));
          const rows = await read(JSON.stringify({ count: 1, hits }, null, size % 2), size);
          expect(rows.map((row) => JSON.parse('json' in row ? row.json : '') as unknown)).toEqual(
            hits,
          );
        },
      ),
    );
  });
});

describe('splitLines', () => {
  it('gives each line with its number and leaves out empty ones', async () => {
    const rows = await all(splitLines(inChunks('\uFEFF{"a":1}\r\n\n  \n{"b":"æ"}', 3)));
    expect(rows).toEqual([
      { line: 1, json: '{"a":1}' },
      { line: 4, json: '{"b":"æ"}' },
    ]);
  });

  it('skips a line beyond the limit and one that is not UTF-8, and keeps the rest', async () => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < 50; part += 1) yield Buffer.alloc(1000, 'x');
      yield Buffer.from('\n{}\n');
      yield Buffer.from([0xff, 0xfe, 0x0a]);
      yield Buffer.from('{"a":1}');
    }
    expect(await all(splitLines(chunks(), { maxBytes: 10_000 }))).toEqual([
      { line: 1, problem: TOO_LONG },
      { line: 2, json: '{}' },
      { line: 3, problem: WRONG_ENCODING },
      { line: 4, json: '{"a":1}' },
    ]);
  });
});
