import { describe, expect, it } from 'vitest';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { elveposten, OTHER, useRedaksjoner } from '#tests/support/bff/use-redaksjoner.ts';

/* The newsroom of an application, and of whoever is approved. It is noon on 10 March 2026. */

const { admin, add, added, change, sentences, userOf, apply } = useRedaksjoner();
const shown = async (id: string) =>
  ((await admin(`/api/admin/soeknad/${id}`)).json as SoeknadDetaljer).redaksjonen;
const decide = (id: string, what: string, json: object = {}) =>
  admin(`/api/admin/soeknad/${id}/${what}`, {
    method: 'POST',
    json: { kommentar: null, sluttdato: null, ...json },
  });

describe('an application', () => {
  it('from nowhere that is known says so', async () => {
    expect(await shown(await apply())).toEqual({
      ...{ kjennskap: 'ukjent', grunnlag: null, domene: null, advarsel: null, redaksjon: null },
    });
  });

  it('is recognised by its contact person, says what is known, and its user belongs there', async () => {
    const id = await added();
    const soeknadId = await apply();
    expect(await shown(soeknadId)).toMatchObject({
      ...{ kjennskap: 'kontakt', grunnlag: 'kontaktensAdresse', domene: 'elveposten.example' },
      redaksjon: { id, navn: 'Elveposten', aktive: 0, godkjent: 0, avslaatt: 0 },
    });
    expect((await decide(soeknadId, 'godkjenn')).status).toBe(204);
    const user = (await userOf('autentisert'))!;
    expect(user.redaksjon_id).toBe(id);
    const bruker = (await admin(`/api/admin/bruker/${user.id}`)).json as BrukerDetaljer;
    expect(bruker.redaksjonen).toEqual({ id, navn: 'Elveposten', suspensjon: null });
    expect(await shown(soeknadId)).toMatchObject({
      ...{ grunnlag: 'kontaktensAdresse', redaksjon: { aktive: 1, godkjent: 1 } },
    });
    // What was recognised when it was decided stands, whatever the register says later. Nobody has chosen it.
    await change(id, elveposten({ domener: [], kontakter: [], navn: 'Elva' }));
    expect(await shown(soeknadId)).toMatchObject({ grunnlag: null, redaksjon: { navn: 'Elva' } });
    // Taken up again, it is recognised anew.
    expect((await decide(soeknadId, 'angre')).status).toBe(204);
    expect(await shown(soeknadId)).toMatchObject({ grunnlag: null, redaksjon: null });
  });

  it('whose contact person has the editor’s name and a foreign address is a warning', async () => {
    await add();
    const soeknadId = await apply({
      kontaktpersonArbeidsgiver: 'EVA ELV',
      kontaktpersonEpost: 'eva@elveposten-desk.example',
    });
    expect(await shown(soeknadId)).toMatchObject({
      kjennskap: 'ukjentKontakt',
      advarsel: { hva: 'fremmedDomene', navn: 'Eva Elv' },
    });
  });

  it('belongs where an administrator says, until it is decided', async () => {
    await add();
    const andre = await added(OTHER);
    const soeknadId = await apply();
    const choose = (redaksjonId: string | null) => decide(soeknadId, 'redaksjon', { redaksjonId });
    expect((await choose(andre)).status).toBe(204);
    expect(await shown(soeknadId)).toMatchObject({
      ...{ grunnlag: 'valgt', kjennskap: 'ukjentKontakt', redaksjon: { navn: 'Fjordnytt' } },
    });
    expect(await sentences('soeknad_redaksjon')).toEqual([
      'Sa at søknaden fra Nora Fjellvang hører til redaksjonen Fjordnytt',
    ]);
    expect((await choose(null)).status).toBe(204);
    expect(await shown(soeknadId)).toMatchObject({ grunnlag: 'valgt', redaksjon: null });
    expect((await choose('0b6e7c1e-2f7a-4d3c-9a52-6a1f2f7a4d3c')).status).toBe(400);
    await choose(andre);
    await decide(soeknadId, 'godkjenn');
    expect((await userOf('autentisert'))?.redaksjon_id).toBe(andre);
    expect(await shown(soeknadId)).toMatchObject({
      ...{ grunnlag: 'valgt', redaksjon: { navn: 'Fjordnytt' } },
    });
    expect((await choose(null)).json).toMatchObject({ id: 'application_decided' });
  });

  it('that is rejected counts for its newsroom, and one whose approval is undone does not', async () => {
    const id = await added();
    const soeknadId = await apply();
    await decide(soeknadId, 'godkjenn');
    expect((await decide(soeknadId, 'angre')).status).toBe(204);
    expect(await userOf('autentisert')).toBeUndefined();
    expect((await shown(soeknadId)).redaksjon).toMatchObject({ id, godkjent: 0, avslaatt: 0 });
    await decide(soeknadId, 'avslaa', { avslagBegrunnelse: 'Ikke nok.' });
    expect((await shown(soeknadId)).redaksjon).toMatchObject({ id, godkjent: 0, avslaatt: 1 });
  });
});
