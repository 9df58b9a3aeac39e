import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Forhaandsvisning, LestListe, Liste, Tilbake } from '#contract/admin/lister.ts';
import { readSaker } from '#db/sak/saker.ts';
import { MAX_LISTE } from '#domain/opplasting.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import {
  createTestImport,
  liste,
  linje,
  type TestImport,
  treff,
} from '#tests/support/cases/import.ts';

let bff: TestBff;
let admin: Ask;
let command: TestImport;
beforeAll(async () => {
  bff = await startTestBff();
  command = await createTestImport(bff.db);
});
afterAll(async () => {
  await command.close();
  await bff.close();
});
beforeEach(async () => {
  bff.time.now = NOON;
  admin = await bff.signedIn('admin');
  for (const table of ['importfil', 'sak', 'tilbaketrekking', 'revisjon_ord'])
    await bff.db(table).delete();
});

const PATH = '/api/admin/drift/lister';
const choice = (text: string, more: Partial<Liste> = {}): Liste => ({
  fil: 'tsos-saker.json',
  innhold: Buffer.from(text).toString('base64'),
  ...{ komplett: false, likevel: false },
  ...more,
});
const post = (path: string, json: unknown) => admin(path, { method: 'POST', json });
const look = async (of: Liste): Promise<Forhaandsvisning> => {
  const answer = await post(`${PATH}/forhaandsvis`, of);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.json as Forhaandsvisning;
};
const readIn = async (of: Liste): Promise<LestListe> => {
  const { versjon } = await look(of);
  const answer = await post(PATH, { ...of, versjon });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as LestListe;
};
const wouldRestore = async (id: number) => (await admin(`${PATH}/${id}/tilbake`)).json as Tilbake;
const takeBack = async (id: number): Promise<Tilbake> => {
  const { versjon } = await wouldRestore(id);
  const answer = await post(`${PATH}/${id}/tilbake`, { versjon });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Tilbake;
};
/** All that the database has of its cases, apart from what only counts. */
const stored = async () => {
  const saker = await readSaker(bff.db, await bff.db('sak').orderBy('sak_id').pluck('sak_id'));
  return saker.map(({ versjon: _, endret: __, ...sak }) => sak);
};
const later = async (hours: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + hours * 3_600_000);
  admin = await bff.signedIn('admin');
};

const OTHER = { saksnummer: '26-000002MED-TSOS/TSAR' };
const begin = async () => {
  await command.importText(
    [
      linje('A1', { advokat: 'Tone Åsmyr' }),
      linje('B1', { ...OTHER, saksTema: 'Erstatning', parter: 'Nina Tverrelv mot Staten' }),
    ].join('\n'),
  );
};

describe('the preview of a list', () => {
  it('says what would change, and changes nothing', async () => {
    await begin();
    const before = await stored();
    const shown = await look(
      choice(
        [
          linje('A1', {
            advokat: 'Ida Vik',
            møteliste: [
              { start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00', sal: 'Sal 2' },
            ],
          }),
          linje('B1', {
            ...OTHER,
            parter: 'Nina Tverrelv mot Staten',
            saksTema: 'Tverrelv krever erstatning',
          }),
          linje('C1', { saksnummer: '26-000003MED-TSOS/TSAR', saksTema: 'Ran' }),
          linje('D1', { saksnummer: 'Even Bakkerud' }),
        ].join('\n'),
      ),
    );
    expect(shown.tall).toEqual({
      ...{ nye: 1, endret: 2, uendret: 0, gjentatt: 0, avvist: 1, borte: 0, funn: 1 },
    });
    expect(shown.endret).toMatchObject([
      { linje: 1, felt: 'advokat', naa: 'Tone Åsmyr', blir: 'Ida Vik' },
      { linje: 1, felt: 'sal', naa: 'Sal 1', blir: 'Sal 2' },
      { linje: 2, felt: 'sakenGjelder', naa: 'Erstatning' },
    ]);
    expect(shown.nye).toMatchObject([{ linje: 3, gjelder: 'Ran', skjult: false }]);
    expect(shown.avvist).toEqual([
      { linje: 4, felt: 'saksnummer', grunn: 'ikke_saksnummer', posisjon: null },
    ]);
    expect(shown.funn).toMatchObject([{ linje: 2, slag: 'navn', felt: 'saksTema' }]);
    expect(JSON.stringify(shown)).not.toMatch(/Tverrelv|Bakkerud/);
    expect(await stored()).toEqual(before);
    expect(await bff.db('importfil_foer').pluck('sak_id')).toEqual([]);
    expect(await bff.db('importfil').where('fil', 'tsos-saker.json').pluck('id')).toEqual([]);
    expect(bff.logs.join('')).not.toMatch(/Tverrelv|Bakkerud/);
  });

  it('shows nothing of a hidden case but its number', async () => {
    await begin();
    await post('/api/admin/sak/B1/skjul', {
      omfang: 'sak',
      grunn: 'feil',
      forklaring: 'Feil sak.',
      varsle: false,
    });
    const shown = await look(choice(linje('B1', { ...OTHER, saksTema: 'Hemmelig' })));
    expect(shown.endret).toEqual([
      {
        linje: 1,
        saksnummer: OTHER.saksnummer,
        felt: 'annet',
        naa: null,
        blir: null,
        skjult: true,
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Hemmelig|Erstatning/);
  });

  it('names line and reason of a file that is no list, and lists nothing', async () => {
    for (const [text, message] of [
      ['sakId;saksnummer\nA1;25-1', /Linje 1: Raden er ikke gyldig JSON/],
      ['', /ingen rader/],
    ] as const) {
      const answer = await post(`${PATH}/forhaandsvis`, choice(text));
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: { innhold: [expect.stringMatching(message)] } });
    }
    const large = await post(`${PATH}/forhaandsvis`, choice('x'.repeat(MAX_LISTE + 10_000)));
    expect(large.status).toBe(413);
  });

  it('does not widen the limit of other calls', async () => {
    const answer = await post('/api/admin/siteContents/legg-til-varsel', {
      content: 'x'.repeat(70_000),
    });
    expect(answer.status).toBe(413);
  });
});

describe('a complete list', () => {
  const hits = (...ids: string[]) =>
    liste(
      ...ids.map((id, nr) =>
        treff(id, ['2026-03-20', '2026-03-21'], { saksnummer: `26-00000${nr + 1}MED-TSOS/TSAR` }),
      ),
    );
  it('says what it lacks, whether or not that is removed, and removes it as the command does', async () => {
    await command.importText(hits('A1', 'B1', 'C1', 'D1', 'E1', 'F1'));
    const some = hits('A1', 'B1', 'C1', 'D1', 'E1');
    const kept = await look(choice(some));
    expect([kept.fjernes, kept.borte]).toMatchObject([null, [{ moeter: 2, blir: 'staar' }]]);
    const gone = await look(choice(some, { komplett: true }));
    expect(gone.fjernes).toEqual({ saker: 1, moeter: 2 });
    expect(gone.borte).toMatchObject([{ blir: 'sak_fjernes' }]);
    const refused = await look(choice(hits('A1', 'B1'), { komplett: true }));
    expect([refused.fjernes, refused.sperret]).toEqual([
      null,
      { grunn: 'for_mange', moeter: 8, av: 12 },
    ]);
    const forced = await look(choice(hits('A1', 'B1'), { komplett: true, likevel: true }));
    expect(forced.fjernes).toEqual({ saker: 4, moeter: 8 });
  });

  it('is taken back with the cases that it removed', async () => {
    await command.importText(hits('A1', 'B1', 'C1', 'D1', 'E1', 'F1'));
    const before = await stored();
    const { id } = await readIn(choice(hits('A1', 'B1', 'C1', 'D1', 'E1'), { komplett: true }));
    expect(await bff.db('sak').pluck('sak_id')).toHaveLength(5);
    expect(await takeBack(id)).toMatchObject({ tilbake: 0, igjen: 1, fjernes: 0, beholdt: [] });
    expect(await stored()).toEqual(before);
  });
});

describe('reading in', () => {
  it('does what the preview said, and is recorded with who did it', async () => {
    await begin();
    const of = choice(
      [linje('A1', { advokat: 'Ida Vik' }), linje('C1', { saksnummer: 'x' })].join('\n'),
    );
    const shown = await look(of);
    const lest = await readIn(of);
    expect(lest).toMatchObject({ fil: 'tsos-saker.json', rader: 1, avvist: 1 });
    const [record] = (
      (await admin('/api/admin/drift/importer')).json as { rader: Record<string, unknown>[] }
    ).rader;
    const { nye, endret, uendret, avvist } = shown.tall;
    expect(record).toMatchObject({ id: lest.id, nye, endret, uendret, avvist, tattTilbake: null });
    expect(record!['lastetOpp']).toEqual({ av: lest.av });
    expect(lest.av).not.toBeNull();
  });

  it('is refused with a new preview when something has changed since', async () => {
    await begin();
    const of = choice(linje('A1', { advokat: 'Ida Vik' }));
    const { versjon } = await look(of);
    await command.importText(linje('A1', { advokat: 'Siri Ås' }));
    const answer = await post(PATH, { ...of, versjon });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { id: 'liste_changed', naa: { endret: [{ naa: 'Siri Ås', blir: 'Ida Vik' }] } },
    ]);
    const { versjon: now } = (answer.json as { naa: Forhaandsvisning }).naa;
    expect((await post(PATH, { ...of, versjon: now })).status).toBe(200);
    // The other of two administrators.
    expect((await post(PATH, { ...of, versjon: now })).json).toMatchObject({
      naa: { tall: { endret: 0, uendret: 1 } },
    });
  });

  it('at once: one of two administrators is done, and the other one is told', async () => {
    await begin();
    const of = choice(linje('A1', { advokat: 'Ida Vik' }));
    const { versjon } = await look(of);
    const both = [post(PATH, { ...of, versjon }), post(PATH, { ...of, versjon })];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = answers.find(({ status }) => status === 200)!.json as LestListe;
    const { versjon: shown } = await wouldRestore(id);
    const back = [1, 2].map(() => post(`${PATH}/${id}/tilbake`, { versjon: shown }));
    expect((await Promise.all(back)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored())[0]!.advokat).toBe('Tone Åsmyr');
  });

  it('waits for nobody: another one is told that a list is being read in', async () => {
    await begin();
    await bff.db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock_shared(?)', [0x7265_7404]);
      const answer = await post(`${PATH}/forhaandsvis`, choice(linje('A1')));
      expect([answer.status, answer.json]).toMatchObject([409, { id: 'import_busy' }]);
    });
  });

  it('writes who looked, read in and took back into the log', async () => {
    await begin();
    const from = await bff.db('revisjon').max('id as id').first<{ id: number }>();
    const { id } = await readIn(choice(linje('A1', { advokat: 'Ida Vik' })));
    await takeBack(id);
    const rows = await bff
      .db('revisjon')
      .where('id', '>', from.id)
      .orderBy('id')
      .select('handling', 'detaljer');
    const fil = 'tsos-saker.json';
    expect(rows).toEqual([
      { handling: 'liste_lastet_opp', detaljer: { fil, antall: 1 } },
      { handling: 'liste_lest_inn', detaljer: { fil, antall: 1, importfilId: id } },
      { handling: 'liste_tatt_tilbake', detaljer: { fil, importfilId: id } },
    ]);
  });
});

describe('taking back', () => {
  it('puts every case back, and removes what the list brought', async () => {
    await begin();
    const before = await stored();
    const { id } = await readIn(
      choice(
        [
          linje('A1', { advokat: 'Ida Vik', ankeFra: '25-000001MED-TSOS', møteliste: [] }),
          linje('B1', { ...OTHER, parter: null }),
          linje('C1', { saksnummer: '26-000003MED-TSOS/TSAR' }),
        ].join('\n'),
      ),
    );
    await later(1);
    expect(await takeBack(id)).toMatchObject({ tilbake: 2, igjen: 0, fjernes: 1, beholdt: [] });
    expect(await stored()).toEqual(before);
    expect(await bff.db('sak_anke').pluck('sak_id')).toEqual([]);
    expect(await bff.db('importfil_foer').pluck('sak_id')).toEqual([]);
    expect((await post(`${PATH}/${id}/tilbake`, { versjon: 'x' })).json).toMatchObject({
      id: 'liste_taken_back',
    });
    const { rader } = (await admin(PATH)).json as { rader: LestListe[] };
    expect(rader[0]).toMatchObject({ tilbakeFoer: null, tattTilbake: { av: rader[0]!.av } });
  });

  it('keeps and lists what was changed later', async () => {
    await begin();
    const { id } = await readIn(
      choice(
        [linje('A1', { advokat: 'Ida Vik' }), linje('B1', { ...OTHER, advokat: 'Ida Vik' })].join(
          '\n',
        ),
      ),
    );
    const { versjon } = await wouldRestore(id);
    await command.importText(linje('A1', { advokat: 'Siri Ås' }));
    const answer = await post(`${PATH}/${id}/tilbake`, { versjon });
    expect([answer.status, answer.json]).toMatchObject([409, { naa: { tilbake: 1 } }]);
    expect(await takeBack(id)).toMatchObject({
      tilbake: 1,
      beholdt: [{ saksnummer: '25-187797MED-TSOS/TSAR', grunn: 'endret' }],
    });
    expect((await stored()).map(({ advokat }) => advokat)).toEqual(['Siri Ås', null]);
  });

  it('keeps a case that the list brought when somebody has made it a favourite', async () => {
    const { id } = await readIn(choice(linje('A1')));
    const valid = await bff.signedIn('presse');
    expect(
      (await valid('/api/presse/legg-til-favoritt/A1', { method: 'POST' })).status,
    ).toBeLessThan(300);
    expect(await takeBack(id)).toMatchObject({ fjernes: 0, beholdt: [{ grunn: 'i_bruk' }] });
  });

  it('lifts nothing that was hidden meanwhile', async () => {
    await begin();
    const { id } = await readIn(choice(linje('A1', { advokat: 'Ida Vik' })));
    const hide = { omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', varsle: false };
    expect((await post('/api/admin/sak/A1/skjul', hide)).status).toBeLessThan(300);
    expect(await takeBack(id)).toMatchObject({ tilbake: 1, beholdt: [] });
    expect(await readSaker(bff.db, ['A1'])).toEqual([]);
    expect(await bff.db('sak').where('sak_id', 'A1').pluck('advokat')).toEqual(['Tone Åsmyr']);
  });

  it('brings back no name that was removed by rule, or whose time is over', async () => {
    const over = { start: '2026-02-01T09:00:00', slutt: '2026-02-01T15:00:00' };
    const hit = (id: string, more: Record<string, unknown>) =>
      treff(id, [], { rettsmoeteIntervaller: [{ start: over.start, end: over.slutt }], ...more });
    await command.importText(
      [
        linje('A1', { møteliste: [over] }),
        linje('B1', {
          ...OTHER,
          parter: 'Nina Tverrelv',
          saksTema: 'Tverrelv mot staten',
          møteliste: [over],
        }),
      ].join('\n'),
    );
    const numbers = { A1: '25-187797MED-TSOS/TSAR', B1: OTHER.saksnummer };
    const { id } = await readIn(
      choice(
        liste(
          hit('A1', {
            saksnummer: numbers.A1,
            sakenGjelder: 'Tyveri',
            parter: 'Påtalemyndigheten mot Even Bakkerud',
          }),
          hit('B1', { saksnummer: numbers.B1, sakenGjelder: 'Krav', parter: null }),
        ),
      ),
    );
    // As the job does it (db/retention/names.ts).
    await bff.db('sak').where('sak_id', 'A1').update({ parter: null, navn_fjernet: NOON });
    expect(await takeBack(id)).toMatchObject({ tilbake: 2, beholdt: [] });
    const saker = await bff
      .db('sak')
      .orderBy('sak_id')
      .select('sak_id', 'parter', 'saks_tema', 'navn_fjernet');
    expect(saker.map(({ parter, navn_fjernet }) => [parter, navn_fjernet !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(JSON.stringify(saker)).not.toMatch(/Tverrelv|Bakkerud/);
  });

  it('is refused when a day has gone by', async () => {
    await begin();
    const { id } = await readIn(choice(linje('A1', { advokat: 'Ida Vik' })));
    await later(24);
    for (const answer of [
      await admin(`${PATH}/${id}/tilbake`),
      await post(`${PATH}/${id}/tilbake`, { versjon: 'x' }),
    ])
      expect([answer.status, answer.json]).toMatchObject([409, { id: 'liste_too_late' }]);
    expect((await post(`${PATH}/999/tilbake`, { versjon: 'x' })).status).toBe(404);
  });
});
