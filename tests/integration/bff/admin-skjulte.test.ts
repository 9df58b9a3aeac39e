import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Drift } from '#contract/admin/drift.ts';
import type { Skjulte } from '#contract/admin/skjulte.ts';
import { setningOf, setningstekst } from '#domain/revisjon-setning.ts';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';

/* What is hidden and restricted now, and changes of it in place. Today is 10 March 2026. */

let bff: TestBff;
let astrid: Ask;
const NUMBER = '26-000001MED-TSOS/TSAR';
beforeAll(async () => {
  bff = await startTestBff();
  astrid = await bff.signedIn('admin');
});
afterAll(() => bff.close());
beforeEach(async () => {
  for (const table of ['sak', 'tilbaketrekking', 'begrensning']) await bff.db(table).delete();
  await insertSaker(bff.db, [
    { sakId: 'S1', parter: 'Even Bakkerud' },
    { sakId: 'S2', parter: 'Ola Annen' },
  ]);
});

const post = (path: string, json: object, ask = astrid) =>
  ask(`/api/admin/sak/${path}`, { method: 'POST', json });
const list = async () => {
  const answer = await astrid('/api/admin/skjulte');
  expect(answer.status).toBe(200);
  return (answer.json as Skjulte).rader;
};
const hide = (sakId: string, omfang = 'parter') =>
  post(`${sakId}/skjul`, { omfang, grunn: 'feil', forklaring: 'Feil.', varsle: false });
const restrict = (sakId: string, gjelderTil: string | null = null) =>
  post(`${sakId}/begrensning`, {
    ...{ type: 'referatforbud', tekst: 'Ikke referer Even Bakkerud.', gjelderTil, varsle: false },
  });
const sentences = async (handling: string) => {
  const { json } = await astrid(`/api/admin/revisjon?handling=${handling}`);
  return (json as Revisjon).rader.map((row) => setningstekst(setningOf(row), '26-1'));
};

describe('what is hidden and restricted now', () => {
  it('is nothing at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('says what, by whom, why and since when; the newest first, and no name of a party', async () => {
    await hide('S1');
    bff.time.now = new Date(bff.time.now.getTime() + 60_000);
    await restrict('S1', '2026-03-12');
    const rows = await list();
    expect(rows).toMatchObject([
      {
        ...{ slag: 'begrensning', type: 'referatforbud', gjelderTil: '2026-03-12', versjon: 1 },
        ...{ saksnummer: NUMBER, av: 'Astrid Domsland', seIgjen: null, endret: null },
      },
      { slag: 'skjuling', omfang: 'parter', grunn: 'feil', tekst: 'Feil.', sakId: 'S1' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Bakkerud');
    expect(await sentences('skjulte_listet')).toContain('Så hva som er skjult og begrenset nå');
  });

  it('has nothing that is lifted, and no restriction whose last day has passed', async () => {
    await hide('S1');
    await restrict('S2', '2026-03-10');
    const [first] = (await list()).filter(({ slag }) => slag === 'skjuling');
    await post(`S1/opphev/${first!.id}`, { forklaring: 'Rettet.' });
    await bff.db('begrensning').update({ gjelder_til: '2026-03-09' });
    expect(await list()).toEqual([]);
  });

  it('counts apart what courts have restricted in their lists', async () => {
    await bff
      .db('sak')
      .where({ sak_id: 'S2' })
      .update({ begrensninger: ['lukkedeDoerer'] });
    await restrict('S1');
    const { rader, fraDomstolen } = (await astrid('/api/admin/skjulte')).json as Skjulte;
    expect(rader.map(({ sakId }) => sakId)).toEqual(['S1']);
    expect(fraDomstolen).toMatchObject({
      antall: 1,
      rader: [{ sakId: 'S2', typer: ['lukkedeDoerer'] }],
    });
    expect(JSON.stringify(fraDomstolen)).not.toContain('Annen');
  });

  it('has cases with one number once, and changes them together', async () => {
    await bff.db('sak').where({ sak_id: 'S2' }).update({ saksnummer: NUMBER });
    await hide('S1', 'sak');
    const [row, ...more] = await list();
    expect(more).toEqual([]);
    const path = `${row!.sakId}/skjuling/${row!.id}/endre`;
    const to = { versjon: 1, grunn: 'sikkerhet', forklaring: 'Trussel.', seIgjen: '2026-03-20' };
    expect((await post(path, to)).status).toBe(200);
    const stored = await bff.db('tilbaketrekking').orderBy('sak_id');
    expect(stored).toMatchObject([
      { sak_id: 'S1', grunn: 'sikkerhet', versjon: 2 },
      { sak_id: 'S2', grunn: 'sikkerhet', versjon: 2 },
    ]);
  });
});

describe('a change in place', () => {
  const begin = async () => {
    await restrict('S1', '2026-03-12');
    const [row] = await list();
    return { row: row!, path: `S1/begrensning/${row!.id}/endre` };
  };
  const to = {
    versjon: 1,
    tekst: 'Gjelder dag to.',
    gjelderTil: '2026-03-20',
    seIgjen: '2026-03-10',
  };

  it('is in the list that it answers, with who and when, and in the log as a change', async () => {
    const { path } = await begin();
    const { status, json } = await post(path, to);
    expect(status).toBe(200);
    expect((json as Skjulte).rader).toMatchObject([
      {
        ...{ tekst: 'Gjelder dag to.', gjelderTil: '2026-03-20', seIgjen: '2026-03-10' },
        ...{ versjon: 2, endretAv: 'Astrid Domsland', endret: expect.any(String) as string },
      },
    ]);
    const [sentence] = await sentences('begrensning_endret');
    expect(sentence).toBe(
      'Endret referatforbud på 26-1: teksten, siste dag og når det skal ses på igjen',
    );
    expect(await sentences('begrensning_satt')).not.toHaveLength(0);
  });

  it('does not take the name out of a text that was read without it and sent back as it was', async () => {
    const { path, row } = await begin();
    await post(path, { ...to, tekst: row.tekst });
    expect(await bff.db('begrensning').first()).toMatchObject({
      tekst: 'Ikke referer Even Bakkerud.',
    });
  });

  it('is refused when somebody has changed it since, with how it is now, and nothing is saved', async () => {
    const { path } = await begin();
    await post(path, to);
    const late = await post(path, { ...to, tekst: 'Noe annet.' });
    expect(late).toMatchObject({
      status: 409,
      json: { id: 'skjult_changed', naa: { rader: [{ tekst: 'Gjelder dag to.', versjon: 2 }] } },
    });
    expect(await bff.db('begrensning').first()).toMatchObject({ tekst: 'Gjelder dag to.' });
  });

  it('is refused of what is over, with the list as it is now', async () => {
    const { path, row } = await begin();
    await post(`S1/begrensning/${row.id}/opphev`, { forklaring: 'Over.' });
    expect(await post(path, to)).toMatchObject({
      status: 409,
      json: { id: 'already_lifted', naa: { rader: [] } },
    });
    expect(await post(`S2/begrensning/${row.id}/endre`, to)).toMatchObject({ status: 409 });
  });

  it.each([
    [{ gjelderTil: '2026-03-09' }, 'gjelderTil'],
    [{ seIgjen: '2026-03-09' }, 'seIgjen'],
    [{ tekst: ' ' }, 'tekst'],
    [{ versjon: 0 }, 'versjon'],
  ])('is refused with %j', async (wrong, field) => {
    const { path } = await begin();
    const { status, json } = await post(path, { ...to, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys((json as { errors: object }).errors)).toEqual([field]);
  });

  it('lets a day to look again stay that has passed', async () => {
    const { path } = await begin();
    await bff.db('begrensning').update({ se_igjen: '2026-03-01' });
    expect((await post(path, { ...to, seIgjen: '2026-03-01' })).status).toBe(200);
  });

  it('of a hidden identity has no last day', async () => {
    await post('S1/begrensning', {
      ...{ type: 'skjultIdentitet', tekst: 'Skjult.', gjelderTil: null, varsle: false },
    });
    const [row] = await list();
    expect(await post(`S1/begrensning/${row!.id}/endre`, to)).toMatchObject({ status: 400 });
  });
});

it('a case that could not be indexed is known by its number, but for one that is hidden', async () => {
  await bff.db('doedbrev').insert({ sak_id: 'S1', grunn: 'kan_ikke_bygges', detalj: null });
  const numbers = async () => {
    const { json } = await astrid('/api/admin/drift');
    return (json as Drift).doedbrev?.rader.map(({ saksnummer }) => saksnummer);
  };
  expect(await numbers()).toEqual([NUMBER]);
  await hide('S1', 'sak');
  expect(await numbers()).toEqual([null]);
});
