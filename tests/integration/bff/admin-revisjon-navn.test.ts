import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

/* Names are not in the log: they are looked up when it is read, while they may be shown. */

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  admin = await bff.signedIn('admin');
  await bff.db('sak').insert([
    { ...sak('A'), saksnummer: '25-187797MED-TSOS/TSAR' },
    { ...sak('B'), saksnummer: '22-025462ENE-TBUS/TDRA' },
  ]);
});
afterAll(() => bff.close());

const log = async (query: string): Promise<Revisjon> => {
  const answer = await admin(`/api/admin/revisjon?${query}`);
  expect(answer.status).toBe(200);
  return answer.json as Revisjon;
};

const shown = async (handling: string) => {
  const [first] = (await log(`handling=${handling}`)).rader;
  return { navnPaa: first!.navnPaa, gjelder: first!.gjelder, navn: first!.navn };
};

it('cases are named by their numbers, but for one that is hidden or deleted', async () => {
  const detaljer = { sakIds: ['A', 'B', 'borte'] };
  await addRevisjon(bff.db, [{ kind: 'presse', handling: 'nytt', at: NOON, detaljer }]);
  const numbers = { A: '25-187797MED-TSOS/TSAR', B: '22-025462ENE-TBUS/TDRA' };
  expect((await shown('nytt')).navnPaa).toEqual(numbers);
  const hidden = { omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', varsle: false };
  const post = (path: string, json: object) =>
    admin(`/api/admin/sak/B/${path}`, { method: 'POST', json });
  expect((await post('skjul', hidden)).status).toBe(200);
  expect((await shown('nytt')).navnPaa).toEqual({ A: numbers.A });
  const { id } = await bff.db('tilbaketrekking').first<{ id: number }>('id');
  expect((await post(`opphev/${id}`, { forklaring: 'Rettet.' })).status).toBe(200);
  expect((await shown('nytt')).navnPaa).toEqual(numbers);
});

it('a question to an employer has whom it was sent to and whose need it is about, until they are erased', async () => {
  const question = {
    ...{ navn: 'NORA FJELLVANG', stilling: 'Journalist', redaksjon: 'Elveposten' },
    ...{ begrunnelse: 'Dekker retten.', kontaktperson_navn: 'Kari Åsen' },
    ...{ kontaktperson_organisasjon: 'Elveposten', kontaktperson_epost: 'kari@e.example' },
  };
  const [row] = await bff
    .db('arbeidsgiver_bekreftelse')
    .insert({
      ...{ ...question, identitet_hash: hashOf('lapsed'), opprettet: NOON },
      utloeper: new Date(NOON.getTime() + 86_400_000),
    })
    .returning<{ id: string }[]>('id');
  const { id } = row!;
  const hash = Buffer.alloc(32, 0xee);
  await bff.db('revisjon').insert({
    ...{ tidspunkt: NOON, identitet_hash: hash, rolle: 'arbeidsgiver' },
    ...{ handling: 'behov_bekreftet', detaljer: JSON.stringify({ bekreftelseId: id }) },
  });
  expect(await shown('behov_bekreftet')).toEqual({
    ...{ navnPaa: { [id]: 'Kari Åsen' }, gjelder: 'Nora Fjellvang', navn: 'Kari Åsen' },
  });
  const erased = Object.fromEntries(Object.keys(question).map((column) => [column, null]));
  await bff
    .db('arbeidsgiver_bekreftelse')
    .where({ id })
    .update({ ...erased, slettet: NOON });
  expect(await shown('behov_bekreftet')).toEqual({ navnPaa: {}, gjelder: null, navn: null });
});

it('all names of a page are looked up in one statement, however many there are', async () => {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => asked.push(sql);
  bff.db.on('query', note);
  await log('pageSize=100');
  bff.db.off('query', note);
  expect(asked.filter((sql) => sql.includes('from domstol'))).toHaveLength(1);
});

it('a row has the name of the user that it is about, until the user has left', async () => {
  const rows = bff.db('pressebruker').where({ identitet_hash: hashOf('lapsed') });
  const { id } = (await rows.clone().first()) as { id: string };
  const namesNow = async () => (await log('handling=bruker_vist')).rader[0]?.navnPaa;
  expect((await admin(`/api/admin/bruker/${id}`)).status).toBe(200);
  expect(await namesNow()).toEqual({ [id]: 'Jonas Utgård' });
  await rows.clone().delete();
  expect(await namesNow()).toEqual({});
});
