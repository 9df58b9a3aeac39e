import { describe, expect, it } from 'vitest';
import type { Forhaandsvisning, LestListe } from '#contract/admin/lister.ts';
import { UPLOAD_LOCK } from '#db/importfil/one-at-a-time.ts';
import { MAX_LISTE } from '#domain/opplasting.ts';
import { LISTER, OTHER, choice, useLister } from '#tests/support/bff/use-lister.ts';
import { liste, linje, treff } from '#tests/support/cases/import.ts';
import { until } from '#tests/support/until.ts';

const { bff, command, ask, post, look, readIn, wouldRestore, takeBack, stored, begin } =
  useLister();

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
      const answer = await post(`${LISTER}/forhaandsvis`, choice(text));
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: { innhold: [expect.stringMatching(message)] } });
    }
    const large = await post(`${LISTER}/forhaandsvis`, choice('x'.repeat(MAX_LISTE + 10_000)));
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
  const many = (saksTema: string) =>
    choice(
      Array.from({ length: 1_000 }, (_, nr) =>
        linje(`S${nr}`, { saksnummer: `26-${100_000 + nr}MED-TSOS/TSAR`, saksTema }),
      ).join('\n'),
    );

  it('makes way for hiding, which waits for nobody', async () => {
    await begin();
    const list = many('Ran');
    const looking = post(`${LISTER}/forhaandsvis`, list);
    await until('the upload is under way', async () => {
      const held = await bff
        .db('pg_locks')
        .where({ locktype: 'advisory', objid: UPLOAD_LOCK, granted: true })
        .whereRaw('database = (select oid from pg_database where datname = current_database())')
        .pluck('pid');
      return held.length > 0;
    });
    const hidden = await post('/api/admin/sak/A1/skjul', {
      ...{ omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', varsle: false },
    });
    expect(hidden.status).toBe(200);
    expect((await looking).status).toBe(503);
    expect((await readIn(list)).rader).toBe(1_000);
  });

  it('takes as large a list as the preview, changes it, and takes it back', async () => {
    const first = await readIn(many('Ran'));
    expect(first.rader).toBe(1_000);
    const { id } = await readIn(many('Tyveri'));
    expect(await bff.db('sak').where({ saks_tema: 'Tyveri' }).pluck('sak_id')).toHaveLength(1_000);
    expect(await takeBack(id)).toMatchObject({ tilbake: 1_000, beholdt: [] });
    expect(await bff.db('sak').where({ saks_tema: 'Ran' }).pluck('sak_id')).toHaveLength(1_000);
  });

  it('does what the preview said, and is recorded with who did it', async () => {
    await begin();
    const of = choice(
      [linje('A1', { advokat: 'Ida Vik' }), linje('C1', { saksnummer: 'x' })].join('\n'),
    );
    const shown = await look(of);
    const lest = await readIn(of);
    expect(lest).toMatchObject({ fil: 'tsos-saker.json', rader: 1, avvist: 1 });
    const [record] = (
      (await ask('/api/admin/drift/importer')).json as { rader: Record<string, unknown>[] }
    ).rader;
    const { nye, endret, uendret, avvist } = shown.tall;
    expect(record).toMatchObject({ id: lest.id, nye, endret, uendret, avvist, tattTilbake: null });
    expect(record!['lastetOpp']).toEqual({ av: lest.av });
    expect(lest.av).not.toBeNull();
  });

  it('takes a list in which hundreds of rows stand twice', async () => {
    const rows = Array.from({ length: 501 }, () => linje('A1'));
    expect(await readIn(choice(rows.join('\n')))).toMatchObject({ rader: 501, avvist: 0 });
  });

  it('is refused with a new preview when something has changed since', async () => {
    await begin();
    const of = choice(linje('A1', { advokat: 'Ida Vik' }));
    const { versjon } = await look(of);
    await command.importText(linje('A1', { advokat: 'Siri Ås' }));
    const answer = await post(LISTER, { ...of, versjon });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { id: 'liste_changed', naa: { endret: [{ naa: 'Siri Ås', blir: 'Ida Vik' }] } },
    ]);
    const { versjon: now } = (answer.json as { naa: Forhaandsvisning }).naa;
    expect((await post(LISTER, { ...of, versjon: now })).status).toBe(200);
    // The other of two administrators.
    expect((await post(LISTER, { ...of, versjon: now })).json).toMatchObject({
      naa: { tall: { endret: 0, uendret: 1 } },
    });
  });

  it('at once: one of two administrators is done, and the other one is told', async () => {
    await begin();
    const of = choice(linje('A1', { advokat: 'Ida Vik' }));
    const { versjon } = await look(of);
    const both = [post(LISTER, { ...of, versjon }), post(LISTER, { ...of, versjon })];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = answers.find(({ status }) => status === 200)!.json as LestListe;
    const { versjon: shown } = await wouldRestore(id);
    const back = [1, 2].map(() => post(`${LISTER}/${id}/tilbake`, { versjon: shown }));
    expect((await Promise.all(back)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored())[0]!.advokat).toBe('Tone Åsmyr');
  });

  it('waits for nobody: another one is told that a list is being read in', async () => {
    await begin();
    await bff.db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock_shared(?)', [0x7265_7404]);
      const answer = await post(`${LISTER}/forhaandsvis`, choice(linje('A1')));
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
