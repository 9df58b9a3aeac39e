import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ByteRange,
  type Dokumentlager,
  DokumentDamaged,
  DokumentlagerUnavailable,
} from '#db/dokumentlager/port.ts';

export interface StoreUnderTest {
  readonly lager: Dokumentlager;
  /** Puts something else under a key, past the store. */
  readonly overwrite: (noekkel: string, content: Buffer) => Promise<void>;
  /** Puts a file that is no document beside the others. */
  readonly addForeign: (name: string) => Promise<void>;
  /** Takes the folder, or the bucket, away. */
  readonly remove: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const MISSING = `ab/${'a'.repeat(64)}.pdf`;
const NOT_KEYS = ['../x.pdf', `ab/../${'a'.repeat(64)}.pdf`, '', '/etc/passwd', `${MISSING}?x`];
/** More than one chunk of any stream. */
const large = randomBytes(300_000);

/** What every document store does. */
export function dokumentlagerContract(start: () => Promise<StoreUnderTest>): void {
  describe('a document store', () => {
    let tested: StoreUnderTest;
    let lager: Dokumentlager;
    beforeAll(async () => {
      tested = await start();
      ({ lager } = tested);
    });
    afterAll(() => tested?.close());

    const keys = async () => {
      const found: string[] = [];
      for await (const name of lager.list()) found.push(name);
      return found.sort();
    };
    const give = async (noekkel: string, range?: ByteRange) =>
      buffer((await lager.open(noekkel, range))!.content);

    it('keeps a document under a key of its content, once', async () => {
      const first = await lager.put(Buffer.from('innhold'));
      async function* parts(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('inn');
        yield Buffer.from('hold');
      }
      expect(await lager.put(parts())).toEqual(first);
      expect(first).toMatchObject({
        bytes: 7,
        noekkel: '7c/7c580d4d360def0c26523440b88854f4b0dcbd73ef7bf270c82130f40444cc20.pdf',
      });
      expect(await keys()).toEqual([first.noekkel]);
    });

    it('gives it whole, in part, and how large it is', async () => {
      const { noekkel } = await lager.put(large);
      expect((await give(noekkel)).equals(large)).toBe(true);
      for (const range of [
        { start: 70_000, end: 299_999 },
        { start: 3, end: 3 },
      ]) {
        const expected = large.subarray(range.start, range.end + 1);
        expect((await give(noekkel, range)).equals(expected)).toBe(true);
        const opened = await lager.open(noekkel, range);
        expect(opened!.bytes).toBe(large.length);
        opened!.content.destroy();
      }
      expect(await lager.size(noekkel)).toBe(large.length);
    });

    it('keeps a document without content', async () => {
      const { noekkel } = await lager.put(Buffer.alloc(0));
      expect(await text((await lager.open(noekkel))!.content)).toBe('');
      expect(await lager.size(noekkel)).toBe(0);
    });

    it('leaves nothing of a document that broke off', async () => {
      const before = await keys();
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield large.subarray(0, 100_000);
        throw new Error('broke off');
      }
      await expect(lager.put(broken())).rejects.toThrow('broke off');
      expect(await keys()).toEqual(before);
    });

    it('takes the same document from several writers at once', async () => {
      const content = Buffer.from('samtidig');
      const [first, ...others] = await Promise.all(
        Array.from({ length: 5 }, () => lager.put(content)),
      );
      for (const other of others) expect(other).toEqual(first);
      expect((await give(first!.noekkel)).equals(content)).toBe(true);
    });

    it('has nothing under another key, and refuses what is not a key', async () => {
      expect(await lager.size(MISSING)).toBeNull();
      expect(await lager.open(MISSING)).toBeNull();
      expect(await lager.open(MISSING, { start: 0, end: 4 })).toBeNull();
      for (const wrong of NOT_KEYS) {
        const asked = [() => lager.open(wrong), () => lager.size(wrong), () => lager.remove(wrong)];
        for (const ask of asked)
          await expect((async () => ask())()).rejects.toThrow('Not a key of the document store');
      }
    });

    it('removes a document, also one that is gone already', async () => {
      const { noekkel } = await lager.put(Buffer.from('til sletting'));
      await lager.remove(noekkel);
      await lager.remove(noekkel);
      expect(await lager.open(noekkel)).toBeNull();
      expect(await keys()).not.toContain(noekkel);
    });

    it('lists its documents and nothing else', async () => {
      const { noekkel } = await lager.put(Buffer.from('i lista'));
      await tested.addForeign('les-meg.txt');
      const found = await keys();
      expect(found).toContain(noekkel);
      expect(found.every((key) => /^[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/.test(key))).toBe(true);
    });

    it.each([
      ['another document', Buffer.from(large).reverse()],
      ['half of it', large.subarray(0, 150_000)],
      ['nothing', Buffer.alloc(0)],
    ])('never gives %s as the whole one', async (_, other) => {
      const { noekkel } = await lager.put(large);
      await tested.overwrite(noekkel, other);
      const came: Uint8Array[] = [];
      const reading = async () => {
        const opened = await lager.open(noekkel);
        for await (const chunk of opened!.content) came.push(chunk as Uint8Array);
      };
      await expect(reading()).rejects.toThrow(DokumentDamaged);
      expect(Buffer.concat(came).length).toBeLessThan(Math.max(other.length, 1));
      await lager.put(large);
      expect((await give(noekkel)).equals(large)).toBe(true);
    });

    it('does not give a part that is beyond its end', async () => {
      const { noekkel } = await lager.put(Buffer.from('kort'));
      for (const range of [
        { start: 2, end: 4 },
        { start: 100, end: 200 },
      ])
        await expect(lager.open(noekkel, range)).rejects.toThrow(DokumentlagerUnavailable);
    });

    it('gives a document to a reader who leaves in the middle, and to the next', async () => {
      const { noekkel } = await lager.put(large);
      for (let i = 0; i < 5; i++) (await lager.open(noekkel))!.content.destroy();
      expect((await give(noekkel)).equals(large)).toBe(true);
    });

    it('is an outage when it is not there: nothing counts as missing', async () => {
      const { noekkel } = await lager.put(Buffer.from('borte'));
      await lager.ping();
      await tested.remove();
      const asked = [
        () => lager.ping(),
        () => keys(),
        ...[noekkel, MISSING].flatMap((key) => [() => lager.open(key), () => lager.size(key)]),
      ];
      for (const ask of asked) await expect(ask()).rejects.toThrow();
      for (const ask of asked.slice(2))
        await expect(ask()).rejects.toBeInstanceOf(DokumentlagerUnavailable);
    });
  });
}
