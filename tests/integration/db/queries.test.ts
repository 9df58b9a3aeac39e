import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDomstoler, readDomstolNavn, seedCourts } from '#db/domstol/domstoler.ts';
import { addFavoritt, listFavoritter, removeFavoritt } from '#db/favoritt/favoritter.ts';
import { findSakIdBySaksnummer } from '#db/sak/ids.ts';
import { readSaker, readSakerAfter } from '#db/sak/saker.ts';
import { deleteBanner, readBanner, saveBanner } from '#db/banner/banner.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;
let db: Knex;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());
beforeEach(() => db('sak').delete());

const soekenavn = async (saksnummer: string, domstolId: string) => {
  await db('sak').insert({ ...sak('N'), saksnummer, domstol_id: domstolId });
  return (await readSaker(db, ['N']))[0]!.domstolSoekenavn;
};

describe('reading cases', () => {
  it('keeps the order asked for, leaves out what is unknown, and brings the children in order', async () => {
    await db('sak').insert(['A', 'B', 'a'].map(sak));
    await db('rettsmoete').insert([moete('B', '2026-03-12'), moete('B', '2026-03-10')]);
    await db('dokument').insert(dokument('B'));
    const saker = await readSaker(db, ['a', 'X', 'B', 'A']);
    expect(saker.map(({ sakId }) => sakId)).toEqual(['a', 'B', 'A']);
    expect(saker[1]).toMatchObject({
      domstolNavn: 'Søndre Østfold tingrett',
      rettsmoeter: [
        { start: new Date('2026-03-10T08:00:00Z') },
        { start: new Date('2026-03-12T08:00:00Z') },
      ],
      dokumenter: [{ filtype: 'tiltale', publiseringsdato: '2026-03-01', avgivelsesdato: null }],
    });
    expect(saker[0]!.rettsmoeter).toEqual([]);
  });

  it('goes through all cases page by page in byte order', async () => {
    await db('sak').insert(['b', 'A', '_', 'a', 'B'].map(sak));
    const seen: string[] = [];
    for (let last: string | null = null; ; last = seen.at(-1)!) {
      const page = await readSakerAfter(db, last, 2);
      seen.push(...page.map(({ sakId }) => sakId));
      if (page.length < 2) break;
    }
    expect(seen).toEqual(['A', 'B', '_', 'a', 'b']);
  });

  it.each([
    ['25-187797MED-TSOS/TSAR', 'TSOS', ['TSOS', 'Søndre Østfold tingrett', 'Sarpsborg', 'TSAR']],
    ['26-000001TVI-TOSL/04', 'TOSL', ['TOSL', 'Oslo tingrett', 'Oslo']],
    ['26-000001TVI-TNRO', 'TNRO', ['Møre og Romsdal tingrett']],
    [
      '26-000001TVI-TIOF',
      'TIOF',
      ['Indre og Østre Finnmark tingrett', 'Sis- ja Nuorta-Finnmárkku diggegoddi'],
    ],
    ['26-000001TVI-TIOF', 'TIOF', ['Sis-Finnmárkku diggegoddi', 'Nuorta-Finnmárkku diggegoddi']],
    ['26-000001MED-TBUS/TDRA', 'TBUS', ['Drammen', 'Kongsberg', 'Hokksund']],
    ['26-000001MED-TVVA', 'TVVA', ['Vestre Innlandet tingrett']],
    ['HR-2026-1-A', 'HR', ['Norges Høyesterett', 'Noregs Høgsterett', 'Oslo']],
    ['26-000001MED-TSRO/TSTA', 'TSRO', ['Egersund', 'Sandnes', 'Stavanger', 'Jæren tingrett']],
    ['26-000001MED-TAGD', 'TAGD', ['Arendal', 'Farsund', 'Kristiansand']],
    ['24-000001MED-TMOR', 'TMOR', ['Kristiansund', 'Molde', 'Volda', 'Ålesund']],
  ])('finds %s by its court’s names', async (saksnummer, domstolId, names) => {
    expect(await soekenavn(saksnummer, domstolId)).toEqual(expect.arrayContaining(names));
  });

  it('finds a case by every seat of its court when the number does not say which', async () => {
    const courts = await db<{ id: string; seter: string[] }>('domstol').select('id', 'seter');
    await db('sak').insert(
      courts.map(({ id }) => ({ ...sak(id), saksnummer: `26-000001TVI-${id}`, domstol_id: id })),
    );
    const saker = await readSaker(
      db,
      courts.map(({ id }) => id),
    );
    for (const [i, { seter }] of courts.entries())
      expect(saker[i]!.domstolSoekenavn).toEqual(expect.arrayContaining(seter));
    expect(courts.flatMap(({ seter }) => seter)).toEqual(
      expect.arrayContaining(['Stavanger', 'Kristiansand', 'Sarpsborg', 'Ålesund', 'Hamar']),
    );
  });

  it('does not take the other seats of a court for the case’s own', async () => {
    expect(await soekenavn('25-187797MED-TSOS/TSAR', 'TSOS')).not.toContain('Moss');
  });

  it('finds a number in any letter case, the case-API case first', async () => {
    await db('sak').insert([
      sak('A'),
      { ...sak('api:1'), er_hentet_fra_sak_api: true, beskrivelse: 'Ikke berammet' },
    ]);
    expect(await findSakIdBySaksnummer(db, ' 25-187797med-tsos/tsar')).toBe('api:1');
    expect(await findSakIdBySaksnummer(db, '25-187797')).toBeNull();
  });
});

describe('favourites', () => {
  it('are added once, listed newest first, and removed; an unknown case is no favourite', async () => {
    await db('sak').insert(['A', 'B'].map(sak));
    const [bruker] = await db('pressebruker')
      .insert({ identitet_hash: Buffer.alloc(32), fornavn: 'Silje', etternavn: 'Haugnes' })
      .returning<{ id: string }[]>('id');
    const { id } = bruker!;
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    expect(await addFavoritt(db, id, 'A', at(1))).toBe(true);
    expect(await addFavoritt(db, id, 'B', at(2))).toBe(true);
    expect(await addFavoritt(db, id, 'A', at(3))).toBe(true);
    expect(await addFavoritt(db, id, 'X', at(4))).toBe(false);
    expect(await listFavoritter(db, id)).toEqual(['B', 'A']);
    expect([await removeFavoritt(db, id, 'B'), await removeFavoritt(db, id, 'B')]).toEqual([
      true,
      false,
    ]);
    await db('sak').delete();
    expect(await listFavoritter(db, id)).toEqual([]);
  });
});

describe('courts', () => {
  it('are those of the day, sorted as Norwegian sorts, and closed ones that have cases', async () => {
    const names = (await listDomstoler(db, '2026-03-01')).map(({ navn }) => navn);
    expect(names).not.toContain('Telemark tingrett');
    expect(names.at(-1)).toBe('Øvre Telemark tingrett');
    expect(names.filter((navn) => navn.endsWith('tingrett'))).toHaveLength(28);
    await db('sak').insert({ ...sak('T'), domstol_id: 'TTEL' });
    expect((await listDomstoler(db, '2026-03-01')).map(({ id }) => id)).toContain('TTEL');
    expect(await readDomstolNavn(db, 'TTEL')).toContain('tingrett');
    expect(await readDomstolNavn(db, 'alle')).toBeNull();
  });

  it('are seeded again without a change of any case', async () => {
    await db('sak').insert(sak('A'));
    await db('sak_utboks').delete();
    await seedCourts(db);
    expect(await db('sak_utboks').pluck('id')).toEqual([]);
  });
});

describe('the banner', () => {
  it('is one, replaced by the next, and goes when deleted', async () => {
    const now = new Date('2026-03-01');
    expect(await readBanner(db)).toBeNull();
    await saveBanner(db, { message: 'Gammel', purpose: 'info' }, now);
    await saveBanner(db, { message: 'Ny', purpose: 'danger', endDate: '2026-04-01' }, now);
    expect((await readBanner(db))?.content).toEqual({
      message: 'Ny',
      purpose: 'danger',
      endDate: '2026-04-01',
    });
    expect([await deleteBanner(db), await deleteBanner(db)]).toEqual([true, false]);
  });
});
