import { beforeEach, describe, expect, it } from 'vitest';
import type { IDag } from '#contract/i-dag.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Endring } from '#domain/endringer.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

const { bff, ask } = useBff('presse');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(bff.time.now.getTime() - hours * HOUR);
const own = () => bff.db('pressebruker').where({ identitet_hash: hashOf('presse') });
const iDag = async () => (await ask('/api/presse/i-dag')).json as IDag;
const ids = (lines: readonly { readonly sak: { readonly sakId: string } }[]) =>
  lines.map(({ sak }) => sak.sakId);

/** A case of a court, with names and a hearing tomorrow. */
async function addSak(sakId: string, nr: number, more: object = {}): Promise<void> {
  await bff.db('sak').insert({
    ...{ ...sak(sakId), saksnummer: `26-00010${nr}MED-TSOS/TSAR`, foerst_sett: ago(900) },
    ...{ parter: 'Even Bakkerud', saks_tema: 'Tyveri fra Even Bakkerud', ...more },
  });
  await bff.db('rettsmoete').insert({ ...moete(sakId), start: ago(-20), slutt: ago(-24) });
}
const addFil = (sakId: string, fil_navn: string, more: object = {}) =>
  bff.db('dokument').insert({ ...dokument(sakId), tittel: 'Tiltale mot Even', fil_navn, ...more });
const favourite = async (sakId: string) => {
  const { id } = await own().first<{ id: string }>('id');
  await bff.db('favoritt').insert({ pressebruker_id: id, sak_id: sakId, opprettet: ago(800) });
};
const changed = (sakId: string, endring: Endring, hours: number) =>
  addEndringer(bff.db, [{ sakId, endring }], ago(hours));
const came = (sakId: string, filNavn: string, hours: number) =>
  changed(
    sakId,
    { slag: 'dokument', fil: { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn } },
    hours,
  );

beforeEach(async () => {
  for (const table of ['tilbaketrekking', 'favoritt', 'sak_utboks', 'sak'])
    await bff.db(table).delete();
  // Here an hour ago, and before that a day ago: the visit of now goes on.
  await own().update({
    ...{ besoek_sist: ago(0.2), besoek_forrige: ago(24) },
    ...{ standard_domstol_id: 'TSOS', flere_domstoler: [] },
  });
});

describe('the day', () => {
  it('tells what has changed of favourites since the visit before, the newest first', async () => {
    for (const [nr, id] of ['A', 'B', 'C'].entries()) await addSak(id, nr);
    await favourite('A');
    await favourite('B');
    await changed('A', { slag: 'tema' }, 30);
    await changed('A', { slag: 'dommer', fra: null, til: 'Gro Øverli' }, 5);
    await changed('B', { slag: 'tema' }, 2);
    await changed('C', { slag: 'tema' }, 1);
    const { siden, favoritter } = await iDag();
    expect(Date.parse(siden)).toBe(ago(24).getTime());
    expect(favoritter.antall).toBe(2);
    expect(favoritter.endringer.map(({ sak, endring }) => [sak.sakId, endring.slag])).toEqual([
      ['B', 'tema'],
      ['A', 'dommer'],
    ]);
  });

  it('tells which documents have come: of own courts and of favourites, with the case or afterwards', async () => {
    await addSak('OWN', 1);
    await addSak('NEW', 2, { foerst_sett: ago(3) });
    await addSak('OLD', 3);
    await addSak('FAR', 4, { domstol_id: 'TOSL' });
    await addSak('STAR', 5, { domstol_id: 'TOSL' });
    await favourite('STAR');
    for (const id of ['OWN', 'NEW', 'OLD', 'FAR', 'STAR']) await addFil(id, `${id}.pdf`);
    await came('OWN', 'OWN.pdf', 2);
    await came('OLD', 'OLD.pdf', 40);
    await came('FAR', 'FAR.pdf', 2);
    await came('STAR', 'STAR.pdf', 1);
    const { linjer, flere } = (await iDag()).dokumenter;
    expect([ids(linjer), flere]).toEqual([['STAR', 'OWN', 'NEW'], false]);
  });

  it('tells which favourites lose their names within three days', async () => {
    await addSak('SOON', 1);
    await addSak('LATE', 2);
    await favourite('SOON');
    await favourite('LATE');
    const end = (days: number) => ({ start: ago(days * 24 + 2), slutt: ago(days * 24) });
    await bff.db('rettsmoete').where({ sak_id: 'SOON' }).update(end(12));
    await bff.db('rettsmoete').where({ sak_id: 'LATE' }).update(end(10));
    const { forsvinner } = await iDag();
    expect(forsvinner.map(({ sak, hva }) => [sak.sakId, hva])).toEqual([['SOON', 'navn']]);
  });

  it('says no name and no subject', async () => {
    await addSak('A', 1, { foerst_sett: ago(3) });
    await addFil('A', 'A.pdf');
    await favourite('A');
    await changed('A', { slag: 'tema' }, 2);
    const { text } = await ask('/api/presse/i-dag');
    expect(text).toContain('26-000101MED');
    expect(text).not.toMatch(/Even|Bakkerud|Tyveri/);
  });

  it('says nothing of a case that is hidden', async () => {
    await addSak('A', 1, { foerst_sett: ago(3) });
    await addFil('A', 'A.pdf');
    await favourite('A');
    await changed('A', { slag: 'tema' }, 2);
    const before = await iDag();
    expect([before.favoritter.antall, before.dokumenter.linjer.length]).toEqual([1, 1]);
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'A', omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: ago(1) },
      ...{ skjult_av: hashOf('admin'), saksnummer: '26-000101MED-TSOS/TSAR' },
    });
    const { favoritter, dokumenter, forsvinner } = await iDag();
    expect([favoritter, dokumenter.linjer, forsvinner]).toEqual([
      { antall: 0, endringer: [] },
      [],
      [],
    ]);
  });

  it('is the last day for somebody who has not been here before', async () => {
    await own().update({ besoek_sist: null, besoek_forrige: null });
    await addSak('A', 1);
    await favourite('A');
    await changed('A', { slag: 'tema' }, 23);
    const first = await iDag();
    expect([first.erFoersteBesoek, first.favoritter.endringer.length]).toEqual([true, 1]);
  });

  it('is in the audit log by the cases that were told of', async () => {
    await addSak('A', 1);
    await favourite('A');
    await changed('A', { slag: 'tema' }, 2);
    const before = await bff.db('revisjon').max<{ id: number }[]>({ id: 'id' });
    await iDag();
    expect(
      await bff.db('revisjon').where('id', '>', before[0]!.id).select('handling', 'detaljer'),
    ).toEqual([{ handling: 'i_dag', detaljer: { sakIds: ['A'] } }]);
  });
});
