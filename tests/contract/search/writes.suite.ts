import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildDocument } from '#search/document.ts';
import { EngineUnavailable, type IndexEntry, type IndexWrite } from '#search/port.ts';
import { SEARCH_FIELDS } from '#search/query.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { versioned } from '#tests/support/search/builders.ts';
import { NOW } from './designed-cases.ts';
import { ask, newGeneration, OPEN, type Start, type Started } from './suite.ts';

const put = (sakId: string, versjon: number, saksTema = 'Ran'): IndexWrite => ({
  kind: 'put',
  ...buildDocument(buildSak({ sakId, versjon, saksTema }), NOW),
});
const gone = (sakId: string, versjon: number): IndexWrite => ({ kind: 'delete', sakId, versjon });
const unusable = (sakId: string): IndexWrite => {
  const { document, versjon } = buildDocument(buildSak({ sakId }), NOW);
  return {
    kind: 'put',
    ...versioned({ ...document, foerstSett: 'no instant at all' }, versjon),
  };
};

export function writesSuite(start: Start): void {
  describe('what is written', () => {
    let started: Started;
    let generation: string;
    const index = () => started.adapter.index;
    const write = async (...writes: IndexWrite[]) =>
      (await index().write(generation, writes)).map(({ sakId, kind }) => `${sakId} ${kind}`);
    const entries = async () => {
      await index().refresh(generation);
      const found: IndexEntry[] = [];
      for await (const entry of index().entries(generation)) found.push(entry);
      return found;
    };
    const stored = async () =>
      (await entries()).map(({ sakId, versjon }) => `${sakId} v${versjon}`);
    const find = async (query: string) => {
      await index().refresh(generation);
      const asked = ask({ query });
      return (await started.adapter.engine.search(asked.query, asked.page, OPEN)).sakIds;
    };
    beforeAll(async () => {
      started = await start();
    });
    beforeEach(async () => {
      generation = newGeneration();
      await index().create(generation);
    });
    afterAll(() => started.close());

    test('an older version never replaces a newer one', async () => {
      expect(await write(put('a', 5))).toEqual(['a written']);
      expect(await write(put('a', 3, 'Drap'))).toEqual(['a superseded']);
      expect(await stored()).toEqual(['a v5']);
    });

    test('an equal version replaces: the same version at a later time hides more', async () => {
      await write(put('a', 5));
      expect(await write(put('a', 5, 'Drap'))).toEqual(['a written']);
      await index().finish(generation);
      await index().activate(generation);
      expect([await find('drap'), await find('ran')]).toEqual([['a'], []]);
    });

    test('a newer version takes the old one’s hearings and words along', async () => {
      await index().finish(generation);
      await index().activate(generation);
      await write(put('a', 1, 'Heleri'));
      const built = buildDocument(buildSak({ sakId: 'a', rettsmoeter: [] }), NOW);
      expect(await write({ kind: 'put', ...built, versjon: 2 })).toEqual(['a written']);
      expect([await find(''), await find('heleri')]).toEqual([[], []]);
    });

    test('facets count a case by what it is now, and one that is gone by nothing', async () => {
      await index().finish(generation);
      await index().activate(generation);
      const of = (sakId: string, versjon: number, kode: string): IndexWrite => ({
        kind: 'put',
        ...buildDocument(
          buildSak({ sakId, versjon, saksnummer: `26-000001${kode}-TSOS/TSAR` }),
          NOW,
        ),
      });
      const codes = async () => {
        await index().refresh(generation);
        const { query, page } = ask({});
        const { facets, totalHits } = await started.adapter.engine.search(query, page, OPEN, {
          facets: true,
        });
        return [totalHits, facets?.kode.map(({ value, count }) => `${value} ${count}`)];
      };
      await write(of('a', 1, 'MED'), of('b', 1, 'MED'), of('c', 1, 'ENE'));
      expect(await codes()).toEqual([3, ['MED 2', 'ENE 1']]);
      await write(of('a', 2, 'ENE'));
      expect(await codes()).toEqual([3, ['ENE 2', 'MED 1']]);
      await write(of('b', 2, 'TVI'), gone('c', 2));
      expect(await codes()).toEqual([2, ['ENE 1', 'TVI 1']]);
    });

    test('a late write does not bring a deleted case back', async () => {
      await index().finish(generation);
      await index().activate(generation);
      await write(put('a', 1));
      expect(await write(gone('a', 3))).toEqual(['a written']);
      expect(await write(put('a', 2))).toEqual(['a superseded']);
      expect([await stored(), await find(''), await index().count(generation)]).toEqual([
        [],
        [],
        0,
      ]);
    });

    test('nor when the delete came before anything else', async () => {
      expect(await write(gone('a', 3))).toEqual(['a written']);
      expect(await write(put('a', 2))).toEqual(['a superseded']);
      expect(await stored()).toEqual([]);
    });

    test('a case that comes back with a higher version is there again', async () => {
      await write(put('a', 1), gone('b', 1));
      await write(gone('a', 2));
      expect(await write(put('a', 3))).toEqual(['a written']);
      expect(await stored()).toEqual(['a v3']);
    });

    test('an older delete changes nothing', async () => {
      await write(put('a', 5));
      expect(await write(gone('a', 4))).toEqual(['a superseded']);
      expect(await stored()).toEqual(['a v5']);
    });

    test('outcomes come in the order of the writes, also when a case stands there twice', async () => {
      expect(await write(put('b', 2), put('a', 1), put('b', 1), gone('a', 2))).toEqual([
        'b written',
        'a written',
        'b superseded',
        'a written',
      ]);
      expect(await stored()).toEqual(['b v2']);
    });

    test('a document that cannot be stored is reported alone', async () => {
      const outcomes = await index().write(generation, [put('a', 1), unusable('b'), put('c', 1)]);
      expect(outcomes).toMatchObject([
        { sakId: 'a', kind: 'written' },
        { sakId: 'b', kind: 'failed', retry: false },
        { sakId: 'c', kind: 'written' },
      ]);
      expect(await stored()).toEqual(['a v1', 'c v1']);
    });

    test('nothing is a batch, too', async () => {
      expect(await write()).toEqual([]);
    });

    test('entries are everything, in byte order, with hash and version', async () => {
      const ids = ['b', 'B', '_', '10', '9', 'a.1', 'a-1', 'a'];
      await write(...ids.map((id, i) => put(id, i + 1)), gone('x', 1));
      expect((await entries()).map(({ sakId }) => sakId)).toEqual([...ids].sort());
      expect((await entries())[0]).toEqual({
        sakId: '10',
        versjon: 4,
        hash: buildDocument(buildSak({ sakId: '10', saksTema: 'Ran' }), NOW).hash,
      });
      expect(await index().count(generation)).toBe(ids.length);
    });
  });

  generationsSuite(start);
}

function generationsSuite(start: Start): void {
  describe('generations', () => {
    test('one is searched at a time, and it changes at once', async () => {
      const { adapter, close } = await start();
      const { index, engine } = adapter;
      const { query, page } = ask({});
      const found = async () => (await engine.search(query, page, OPEN)).sakIds;
      expect(await index.active()).toBeNull();
      expect(await engine.searched()).toBeNull();
      expect(await index.list()).toEqual([]);
      await expect(found()).rejects.toBeInstanceOf(EngineUnavailable);
      const condition = { match: 'all', clauses: [], fields: SEARCH_FIELDS } as const;
      const lookedUp = () => engine.find({ condition, limit: 5 }, OPEN);
      await expect(lookedUp()).rejects.toBeInstanceOf(EngineUnavailable);

      const [one, two] = [newGeneration(), newGeneration()];
      for (const [generation, id] of [
        [one, 'a'],
        [two, 'b'],
      ] as const) {
        await index.create(generation);
        await index.write(generation, [put(id, 1)]);
        await index.finish(generation);
        await index.finish(generation);
      }
      expect(await index.active()).toBeNull();
      await expect(found()).rejects.toBeInstanceOf(EngineUnavailable);
      await expect(lookedUp()).rejects.toBeInstanceOf(EngineUnavailable);
      await index.activate(one);
      expect(await lookedUp()).toEqual(['a']);
      expect([await index.active(), await found()]).toEqual([one, ['a']]);
      await index.activate(two);
      await index.activate(two);
      expect([await index.active(), await found()]).toEqual([two, ['b']]);
      expect(await index.list()).toEqual([one, two]);
      await index.drop(one);
      expect([await index.list(), await found()]).toEqual([[two], ['b']]);
      expect(await index.layoutOf(two)).toBe(index.layout);
      expect(await index.layoutOf(one)).toBeNull();
      expect(await engine.searched()).toEqual({ navn: two, mark: null });
      for (const mark of ['first', 'second']) await index.mark(two, mark);
      expect(await engine.searched()).toEqual({ navn: two, mark: 'second' });
      expect([await index.markOf(two), await index.markOf(one)]).toEqual(['second', null]);
      expect(await index.layoutOf(two)).toBe(index.layout);
      await engine.ping();
      await index.ping();
      await close();
    });
  });
}
