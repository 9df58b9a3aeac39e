import { describe, expect, it } from 'vitest';
import type { LestListe } from '#contract/admin/lister.ts';
import { readSaker } from '#db/sak/saker.ts';
import { LISTER, OTHER, choice, useLister } from '#tests/support/bff/use-lister.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { liste, linje, treff } from '#tests/support/cases/import.ts';

const { bff, command, ask, post, readIn, wouldRestore, takeBack, stored, later, begin } =
  useLister();

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
    expect((await post(`${LISTER}/${id}/tilbake`, { versjon: 'x' })).json).toMatchObject({
      id: 'liste_taken_back',
    });
    const { rader } = (await ask(LISTER)).json as { rader: LestListe[] };
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
    const answer = await post(`${LISTER}/${id}/tilbake`, { versjon });
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
      .select<Record<'parter' | 'saks_tema' | 'navn_fjernet', unknown>[]>(
        ...['parter', 'saks_tema', 'navn_fjernet'],
      );
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
      await ask(`${LISTER}/${id}/tilbake`),
      await post(`${LISTER}/${id}/tilbake`, { versjon: 'x' }),
    ])
      expect([answer.status, answer.json]).toMatchObject([409, { id: 'liste_too_late' }]);
    expect((await post(`${LISTER}/999/tilbake`, { versjon: 'x' })).status).toBe(404);
  });
});
