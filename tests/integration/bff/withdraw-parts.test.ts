import { describe, expect, it } from 'vitest';
import type { AdminSak } from '#contract/admin/saker.ts';
import type { DokumentRow } from '#db/sak/dokumenter.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { tried } from '#tests/support/trust.ts';
import { DETAILS, DOM, TILTALE, useWithdrawing } from '#tests/support/withdraw/use-withdrawing.ts';

/* The indexer stands still while an administrator hides or restricts a part of a case. */

const { bff, presse, admin, hide, hit } = useWithdrawing();

describe('parties that are hidden', () => {
  it('look like those that the court has anonymised, at the next request', async () => {
    await hide({ omfang: 'parter' });
    expect(await hit({})).toMatchObject({ parter: null, parterStatus: 1 });
    for (const query of [{ query: 'Glimnes' }, { isAdvancedSearch: 'true', parter: 'Glimnes' }])
      expect(await hit(query)).toBeUndefined();
    expect(await hit({ query: 'glimhammer', dokumenttekst: 'true' })).toBeUndefined();
    const { text } = await presse('/api/presse/soekeforslag?q=Glimn');
    expect(text).not.toContain('Glimnes');
    expect((await presse(DETAILS)).json).toMatchObject({ parter: null, parterStatus: 1 });
    tried('withdrawn', 6);
  });

  it('take the indictments with them when that is asked for', async () => {
    await hide({ omfang: 'parter', ogsaaTiltale: true });
    expect((await presse(TILTALE)).status).toBe(410);
    expect((await presse(DOM)).status).toBe(200);
    expect(await hit({})).toMatchObject({ tiltale: { utgaaetFil: true, filer: [] } });
  });

  it('are said to be hidden to somebody who had opened the case, and to nobody else', async () => {
    await presse(DETAILS);
    bff.time.now = new Date(NOON.getTime() + 60_000);
    await hide({ omfang: 'parter' });
    const parterSkjult = async () =>
      ((await presse(DETAILS)).json as { parterSkjult: string | null }).parterSkjult;
    expect(await parterSkjult()).toBe('2026-03-10T12:01:00+01:00');
  });

  it('are not said to be hidden to somebody who opened the case later', async () => {
    await hide({ omfang: 'parter' });
    bff.time.now = new Date(NOON.getTime() + 60_000);
    for (let look = 0; look < 2; look += 1)
      expect((await presse(DETAILS)).json).toMatchObject({ parterSkjult: null });
  });
});

describe('a document that is hidden', () => {
  const dokument = {
    filtype: 'avgjoerelse',
    domstolInitialer: 'TSOS',
    filNavn: 'dom.pdf',
  } as const;

  it('answers as one that has expired, and its text is not found', async () => {
    await hide({ omfang: 'dokument', dokument });
    const { status, json } = await presse(DOM);
    expect([status, json]).toMatchObject([
      410,
      { id: 'gone', message: 'Fjernet 3 måneder etter avsagt dom' },
    ]);
    expect(await hit({})).toMatchObject({ avgjorelse: { utgaaetFil: true, filer: [] } });
    expect(await hit({ soekeKategori: 'avgjorelser' })).toBeUndefined();
    expect(await hit({ query: 'glimhammer', dokumenttekst: 'true' })).toBeUndefined();
    expect((await presse(TILTALE)).status).toBe(200);
    tried('withdrawn', 4);
  });

  it('stands in the log without the name that its file name says', async () => {
    const filNavn = 'quentinius-glimnes.pdf';
    await bff.db('dokument').where({ fil_navn: 'dom.pdf' }).update({ fil_navn: filNavn });
    expect((await hide({ omfang: 'dokument', dokument: { ...dokument, filNavn } })).status).toBe(
      200,
    );
    const log = await bff.db('revisjon').where({ handling: 'sak_skjult' }).pluck('detaljer');
    expect(JSON.stringify(log)).toMatch(/uten-navn-\d+\.pdf/);
    expect(JSON.stringify(log)).not.toContain('quentinius');
  });

  it('stays hidden when the court replaces or sends it again', async () => {
    await hide({ omfang: 'dokument', dokument });
    await bff.db('dokument').where({ fil_navn: 'dom.pdf' }).update({ tittel: 'Ny dom' });
    expect((await presse(DOM)).status).toBe(410);
    const [row] = await bff
      .db('dokument')
      .where({ fil_navn: 'dom.pdf' })
      .delete()
      .returning<DokumentRow[]>('*');
    await bff.db('dokument').insert({ ...row, id: undefined });
    expect((await presse(DOM)).status).toBe(410);
  });

  it('is not found by its days either, while another one of the case is shown', async () => {
    const row = await bff.db('dokument').where({ fil_navn: 'dom.pdf' }).first<DokumentRow>();
    const another = { id: undefined, fil_navn: 'dom-2.pdf', avgivelsesdato: '2026-02-25' };
    await bff.db('dokument').insert({ ...row, ...another });
    await indexAll(bff.search, bff.db, NOON);
    const handedDown = (day: string) =>
      hit({ soekeKategori: 'avgjorelser', fraDato: day, tilDato: day });
    expect(await handedDown('2026-03-01')).toBeDefined();
    await hide({ omfang: 'dokument', dokument });
    expect(await handedDown('2026-03-01')).toBeUndefined();
  });

  it('is refused when the case has no such document', async () => {
    const answer = await hide({ omfang: 'dokument', dokument: { ...dokument, filNavn: 'x.pdf' } });
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { errors: { dokument: ['Saken har ikke dette dokumentet.'] } },
    ]);
  });
});

describe('a restriction', () => {
  const restrict = (what: object = {}) =>
    admin('/api/admin/sak/SKJULES/begrensning', {
      method: 'POST',
      json: {
        ...{ type: 'referatforbud', tekst: 'Kan ikke gjengis.', gjelderTil: '2026-04-01' },
        ...{ varsle: true, ...what },
      },
    });

  it('is set with a text, told to those who have seen the case, and lifted', async () => {
    await presse(DETAILS);
    const { status, json } = await restrict();
    expect(status).toBe(200);
    const { begrensninger } = json as AdminSak;
    expect(begrensninger).toMatchObject([{ type: 'referatforbud', tekst: 'Kan ikke gjengis.' }]);
    expect(await bff.db('epost_utboks')).toMatchObject([
      { mal: 'begrensning_satt', data: { tekst: 'Kan ikke gjengis.' } },
    ]);
    expect(await restrict()).toMatchObject({ status: 409, json: { id: 'already_restricted' } });
    const path = `/api/admin/sak/SKJULES/begrensning/${begrensninger[0]!.id}/opphev`;
    const lifted = await admin(path, {
      method: 'POST',
      json: { forklaring: 'Opphevet av retten.' },
    });
    expect(lifted.json).toMatchObject({
      begrensninger: [],
      historikk: [{ hendelse: 'begrensning_opphevet' }, { hendelse: 'begrensning_satt' }],
    });
  });

  it.each([
    [{ gjelderTil: '2026-03-09' }, { gjelderTil: ['Datoen kan ikke være før i dag.'] }],
    [
      { type: 'skjultIdentitet' },
      { gjelderTil: ['Skjult identitet gjelder til du opphever den.'] },
    ],
    [{ tekst: '' }, { tekst: ['Tekst til journalistene er påkrevd.'] }],
  ])('is refused with %o', async (what, errors) => {
    expect(await restrict(what)).toMatchObject({ status: 400, json: { errors } });
  });

  it("of the parties' identity hides them at the next request", async () => {
    await restrict({ type: 'skjultIdentitet', gjelderTil: null });
    expect(await hit({ query: 'Glimnes' })).toBeUndefined();
    expect(await hit({})).toMatchObject({ parter: null, parterStatus: 1 });
  });
});
