import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import type { Sak } from '#domain/sak.ts';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { sweep } from '#indexer/sweep.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { realEngines } from '#tests/support/indexer/test-engines.ts';
import { createTestIndexer, type TestIndexer } from '#tests/support/indexer/test-indexer.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';

const quietly = { signal: new AbortController().signal, progress: SILENT };
let dir: string;
let lager: Dokumentlager;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'presse-tekster-'));
  lager = openFolderStore(dir);
});
afterAll(() => rm(dir, { recursive: true }));

/** Words that stand in the text of one document only. */
const TEXT = 'Retten fant kniven i Bjørnevannet. Vitnet Odalia Fjellstrøm så tiltalte der.';
const NAMES_HIDDEN = new Date('2026-03-24T15:30:00+01:00');
const justBefore = new Date(NAMES_HIDDEN.getTime() - 1);

const withText = buildSak({
  sakId: 'MEDTEKST',
  saksTema: 'Tyveri',
  dokumenter: [
    buildDokument({ avgivelsesdato: '2026-03-10', filNavn: 'dom.pdf', tekst: TEXT }),
    buildDokument({ filNavn: 'tiltale.pdf', tekst: 'Tiltalebeslutning for ran.' }),
  ],
});
const other = buildSak({ sakId: 'ANNEN', saksTema: 'Tyveri' });

/** Each way in which a word of a text could tell that the case is there. */
const QUESTIONS: Readonly<Record<string, Partial<ValidSearch>>> = {
  word: { query: 'bjørnevannet' },
  'another form of the word': { query: 'kniver' },
  name: { query: 'Fjellstrøm' },
  phrase: { query: '"Odalia Fjellstrøm"' },
  prefix: { query: 'bjørnev*' },
  'one of two words': { query: 'bjørnevannet ELLER finnesikke' },
  'with a word of the case': { query: 'tyveri bjørnevannet' },
  'the advanced field': { isAdvancedSearch: true, dokumenttekst: 'Fjellstrøm' },
  relevance: { query: 'bjørnevannet', sortField: 'relevans' },
};

describe.each(realEngines())('the text of documents in $engine', ({ engine, skip }) => {
  if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.
  let test: TestIndexer;
  let adapter: SearchAdapter;

  beforeEach(async () => {
    const prefix = `t${randomBytes(5).toString('hex')}`;
    test = await createTestIndexer(engine, (db) => {
      const elastic = elasticsearchForTests();
      adapter =
        engine === 'elasticsearch' && 'url' in elastic
          ? createElasticAdapter({ url: elastic.url, prefix, patience: PATIENT })
          : createPostgresAdapter({ db, prefix, patience: PATIENT });
      return adapter.index;
    });
    for (const sak of [withText, other]) await storeSak(test.indexer.db, lager, sak);
    await rebuild(test.indexer, quietly);
  });
  afterEach(async () => {
    for (const navn of await adapter.index.list()) await adapter.index.drop(navn);
    await adapter.engine.close();
    await test.close();
  });

  /** Ids, total and facets of a search at the test's time, as the web server asks. */
  async function ask(question: Partial<ValidSearch>) {
    const { db } = test.indexer;
    const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-12-31' };
    const query = toSearchQuery({
      ...readSearchParams(new URLSearchParams()),
      ...range,
      ...question,
    });
    const gate = { now: test.time.now, stale: await readStaleMask(db, test.time.now) };
    const page = { page: 1, pageSize: 50 };
    return adapter.engine.search(query, page, gate, { facets: true });
  }
  const found = async (question: Partial<ValidSearch>) => (await ask(question)).sakIds;

  async function expectNothingFound(): Promise<void> {
    const nothing = await ask({ query: 'finnesikke' });
    for (const [way, question] of Object.entries(QUESTIONS))
      expect(await ask(question), way).toEqual(nothing);
    // A hidden word neither brings a case in nor keeps it out.
    expect(await ask({ query: 'tyveri -bjørnevannet' })).toEqual(await ask({ query: 'tyveri' }));
    expect(await ask({ query: 'tyveri ELLER bjørnevannet', sortField: 'relevans' })).toEqual(
      await ask({ query: 'tyveri ELLER finnesikke', sortField: 'relevans' }),
    );
  }
  const storedTexts = () =>
    test.indexer.db('dokument_tekst').whereNotNull('tekst').pluck<string[]>('tekst');

  it('finds the case in every way until the names are hidden', async () => {
    test.time.now = justBefore;
    for (const [way, question] of Object.entries(QUESTIONS))
      expect(await found(question), way).toEqual(['MEDTEKST']);
    expect(await found({ query: 'tyveri -bjørnevannet' })).toEqual(['ANNEN']);
  });

  it('finds nothing from the exact instant on, with the indexer stopped', async () => {
    test.time.now = NAMES_HIDDEN;
    await expectNothingFound();
  });

  it('is gone from Postgres and from the index when the indexer has been there, for good', async () => {
    test.time.now = NAMES_HIDDEN;
    expect(await sweep(test.indexer, quietly)).toMatchObject({ due: 2, deadLetters: 0 });
    expect(await storedTexts()).toEqual([]);
    expect(await test.indexer.db('dokument_tekst').distinct().pluck('kode')).toEqual(['utloept']);
    expect(isRight(await verify(test.indexer, quietly))).toBe(true);
    await expectNothingFound();
    // A clock that is set back shows that the index itself has no text any more.
    test.time.now = justBefore;
    expect(await found({ query: 'bjørnevannet' })).toEqual([]);
    await rebuild(test.indexer, quietly);
    expect(await found({ query: 'bjørnevannet' })).toEqual([]);
  });

  it('is gone from Postgres after a rebuild too, which takes over what is due', async () => {
    test.time.now = NAMES_HIDDEN;
    await rebuild(test.indexer, quietly);
    expect(await storedTexts()).toEqual([]);
    expect(isRight(await verify(test.indexer, quietly))).toBe(true);
  });

  it('stays while the names are shown, however often the case is written', async () => {
    await test.indexer.db('sak').update({ rettens_administrator: 'Ny Dommer' });
    await followBatch(test.indexer);
    expect(await storedTexts()).toHaveLength(2);
    expect(await found({ query: 'bjørnevannet' })).toEqual(['MEDTEKST']);
  });

  const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the parties are anonymised', () => update({ parter_anonymisert: true })],
    ['the names are no longer given', () => update({ parter: null })],
    ['the hearing is taken away', () => test.indexer.db('rettsmoete').delete()],
    [
      'the hearing is moved back',
      () =>
        test.indexer
          .db('rettsmoete')
          .update({ start: '2026-01-05T08:00:00Z', slutt: '2026-01-05T14:00:00Z' }),
    ],
    ['one of two files is taken away', () => test.indexer.db('dokument').where(dom).delete()],
    [
      'one of two files is replaced',
      () =>
        test.indexer
          .db('dokument')
          .where(dom)
          .update({ sha256: Buffer.alloc(32, 7) }),
    ],
    ['the case is deleted', () => test.indexer.db('sak').where({ sak_id: 'MEDTEKST' }).delete()],
  ];
  const dom = { fil_navn: 'dom.pdf' };
  const update = (change: Record<string, unknown>) =>
    test.indexer.db('sak').where({ sak_id: 'MEDTEKST' }).update(change);

  it.each(changes)('finds nothing at once when %s, and is gone then', async (_, change) => {
    await change();
    await expectNothingFound();
    await sweep(test.indexer, quietly);
    expect(await storedTexts()).not.toContain(TEXT);
    await expectNothingFound();
    expect(isRight(await verify(test.indexer, quietly))).toBe(true);
  });

  it('does not take a text away from a case that has changed meanwhile', async () => {
    const { db } = test.indexer;
    test.time.now = NAMES_HIDDEN;
    await db('sak').where({ sak_id: 'MEDTEKST' }).update({ saks_tema: 'Ran' });
    const { build } = test.indexer;
    const moved = buildRettsmoete('2026-04-10T09:00:00+02:00');
    const movesMeanwhile: typeof build = (sak: Sak, now) => {
      if (sak.sakId === 'MEDTEKST') moving ??= moveHearing(moved);
      return build(sak, now);
    };
    let moving: Promise<unknown> | undefined;
    const moveHearing = ({ start, slutt }: { start: Date; slutt: Date }) =>
      db('rettsmoete').where({ sak_id: 'MEDTEKST' }).update({ start, slutt });
    const waitForMove = { ...adapter.index, write: afterMove() };
    function afterMove(): SearchAdapter['index']['write'] {
      return async (...args) => {
        await moving;
        return adapter.index.write(...args);
      };
    }
    await followBatch({ ...test.indexer, build: movesMeanwhile, index: waitForMove });
    expect(await storedTexts()).toHaveLength(2);
    await followBatch(test.indexer);
    expect(await found({ query: 'bjørnevannet' })).toEqual(['MEDTEKST']);
  });
});
