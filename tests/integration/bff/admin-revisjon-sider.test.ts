import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { orderedStep } from '#db/retention/people.ts';
import { runRetention } from '#db/retention/run.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { pseudonymOf } from '#domain/revisjon.ts';
import { delerAv, setningOf, setningstekst } from '#domain/revisjon-setning.ts';
import { SLETTEFRIST } from '#domain/sletting.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

/* What was done to somebody is found as what they did is, also when they are gone. */

let bff: TestBff;
let admin: Ask;
let brukerId: string;
const at = (minute: number) => new Date(NOON.getTime() + minute * 60_000);
beforeAll(async () => {
  bff = await startTestBff();
  admin = await bff.signedIn('admin');
  await bff.db('sak').insert([{ ...sak('A'), saksnummer: '25-187797MED-TSOS/TSAR' }]);
  ({ id: brukerId } = await bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf('lapsed') })
    .first<{ id: string }>('id'));
  await addRevisjon(bff.db, [
    { kind: 'admin', handling: 'bruker_suspendert', at: at(1), detaljer: { brukerId } },
    { kind: 'lapsed', handling: 'sak', sakId: 'A', at: at(2), detaljer: {} },
    { kind: 'lapsed', handling: 'profil_vist', at: at(3), detaljer: { brukerId } },
    { kind: 'admin', handling: 'bruker_vist', at: at(4), detaljer: { brukerId: 'tull' } },
  ]);
});
afterAll(() => bff.close());

const log = async (query: string): Promise<Revisjon> => {
  const answer = await admin(`/api/admin/revisjon?${query}`);
  expect(answer.status).toBe(200);
  return answer.json as Revisjon;
};
const found = async (query: string) =>
  (await log(query)).rader.map(({ handling, sider }) => [handling, ...sider]);

describe('the log of a person', () => {
  it('has both sides, once each, and what one does with what is one’s own is done by', async () => {
    expect(await found('person=jonas')).toEqual([
      ['profil_vist', 'gjortAv'],
      ['sak', 'gjortAv'],
      ['bruker_suspendert', 'gjelder'],
    ]);
    expect((await log('person=jonas')).antall).toEqual({ begge: 3, gjortAv: 2, gjelder: 1 });
  });

  it('is split by side, and each count stays what it is', async () => {
    expect(await found('person=jonas&side=gjelder')).toEqual([['bruker_suspendert', 'gjelder']]);
    const { totalt, antall } = await log('person=jonas&side=gjortAv');
    expect({ totalt, antall }).toEqual({
      totalt: 2,
      antall: { begge: 3, gjortAv: 2, gjelder: 1 },
    });
    expect(await found('person=jonas&side=gjelder&handling=sak')).toEqual([]);
    expect(await found('person=jonas&sak=A')).toEqual([['sak', 'gjortAv']]);
    expect(await found('person=jonas&sak=A&side=gjelder')).toEqual([]);
  });

  it('has a row once whose two sides were both asked for', async () => {
    const both = await log(`person=${encodeURIComponent('d')}&handling=bruker_suspendert`);
    expect(both.rader.map(({ sider }) => sider)).toEqual([['gjortAv', 'gjelder']]);
    expect(both.antall).toEqual({ begge: 1, gjortAv: 1, gjelder: 1 });
  });

  it('counts nothing by side when nobody is asked for', async () => {
    const { antall, rader } = await log('handling=sak');
    expect([antall, rader.map(({ sider }) => sider)]).toEqual([null, [[]]]);
  });

  it('is in the file as well, with the side and whom it is about', async () => {
    const { text } = await admin('/api/admin/revisjon/csv?person=jonas&side=gjelder');
    const [head, row, ...more] = text.trim().split('\r\n');
    expect(head).toContain(';Side;Gjelder;Hva;');
    expect(row).toContain(`;Gjelder;${pseudonymOf(hashOf('lapsed'))};`);
    expect(more).toEqual([]);
  });
});

it('what was done to somebody who is deleted is found by the pseudonym, and names nobody', async () => {
  const user = await bff.signedIn('presse');
  await user('/api/presse/bruker-info');
  const { id } = await bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf('presse') })
    .first<{ id: string }>('id');
  const shown = await admin(`/api/admin/bruker/${id}`);
  const { versjon } = shown.json as { versjon: string };
  const query = new URLSearchParams({ versjon });
  const gone = await admin(`/api/admin/bruker/${id}?${query}`, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  const lager = openFolderStore(tmpdir());
  const later = new Date(NOON.getTime() + SLETTEFRIST);
  const job = { db: bff.db, lager, periods: DEFAULT_PERIODS, now: later };
  await runRetention(job, { steps: [orderedStep] });
  const { rader } = await log(`person=${pseudonymOf(hashOf('presse'))}&side=gjelder`);
  expect(rader.map((row) => setningstekst(setningOf(row), ''))).toEqual([
    'Slettet en bruker',
    'Bestilte sletting av en bruker',
    'Så en bruker',
  ]);
  expect(await found('person=silje')).toEqual([]);
});

it('what was shown again is said, also where the row of before does not say it', async () => {
  const post = (path: string, json: object) =>
    admin(`/api/admin/sak/A/${path}`, { method: 'POST', json });
  const hidden = { omfang: 'parter', grunn: 'feil', forklaring: 'Feil.', varsle: false };
  expect((await post('skjul', hidden)).status).toBe(200);
  const { id } = await bff.db('tilbaketrekking').first<{ id: number }>('id');
  expect((await post(`opphev/${id}`, { forklaring: 'Rettet.' })).status).toBe(200);
  await addRevisjon(bff.db, [
    {
      ...{ kind: 'admin', handling: 'sak_opphevet', sakId: 'A', at: at(9) },
      detaljer: { tilbaketrekkingId: id },
    },
  ]);
  const { rader } = await log('handling=sak_opphevet');
  expect(rader.map((row) => setningstekst(setningOf(row), '25-1'))).toEqual([
    'Opphevet skjulingen av partene i 25-1',
    'Opphevet skjulingen av partene i 25-1',
  ]);
  expect(delerAv(setningOf(rader[0]!)).at(-1)).toEqual({ slag: 'sak' });
});
