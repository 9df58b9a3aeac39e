import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminSak } from '#contract/admin/saker.ts';
import type { Skjulte } from '#contract/admin/skjulte.ts';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { setningOf, setningstekst } from '#domain/revisjon-setning.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';

/* What is hidden for somebody's safety is shown again by two administrators. S1 and S2 have one number. */

let bff: TestBff;
let astrid: Ask;
let berit: Ask;
const BERIT = Buffer.alloc(32, 7);
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());
beforeEach(async () => {
  bff.time.now = NOON;
  for (const table of ['sak', 'tilbaketrekking', 'begrensning']) await bff.db(table).delete();
  await insertSaker(bff.db, [
    { sakId: 'S1', parter: 'Even Bakkerud' },
    { sakId: 'S2', parter: 'Ola Annen' },
  ]);
  await bff.db('sak').update({ saksnummer: '26-000001MED-TSOS/TSAR' });
  berit = await bff.signedIn('admin');
  await bff
    .db('administrator')
    .insert({
      ...{ identitet_hash: BERIT, navn: 'Vidar Tinghaug', sist_innlogget: NOON },
    })
    .onConflict()
    .ignore();
  await bff.db('sesjon').where({ slag: 'admin' }).update({ identitet_hash: BERIT });
  astrid = await bff.signedIn('admin');
});

const post = (ask: Ask, path: string, json: object) =>
  ask(`/api/admin/sak/${path}`, { method: 'POST', json });
async function hide(grunn = 'sikkerhet', omfang = 'parter'): Promise<number> {
  const answer = await post(astrid, 'S1/skjul', {
    ...{ omfang, grunn, forklaring: 'Trussel.', varsle: false },
  });
  expect(answer.status).toBe(200);
  const { id } = await bff.db('tilbaketrekking').where({ sak_id: 'S1' }).first<{ id: number }>();
  return id;
}
const propose = (ask: Ask, id: number) =>
  post(ask, `S1/opphev/${id}/foreslaa`, { forklaring: 'Even Bakkerud samtykker.' });
const answer = (ask: Ask, id: number, svar: string, forslagId: number, ord = 'Enig.') =>
  post(ask, `S1/opphev/${id}/svar`, { svar, forslagId, ord });
const forslagIn = ({ json }: { json?: unknown }) =>
  (json as AdminSak).opplysninger.find(({ type }) => type === 'parter')!.tilbaketrekking?.forslag;
const hidden = () =>
  bff.db('tilbaketrekking').whereNull('opphevet').orderBy('sak_id').pluck('sak_id');

async function proposed() {
  const id = await hide();
  const forslag = forslagIn(await propose(astrid, id))!;
  return { id, forslagId: forslag.id };
}

describe('what is hidden for safety', () => {
  it('is not shown again by one alone', async () => {
    const id = await hide();
    expect(await post(astrid, `S1/opphev/${id}`, { forklaring: 'Over.' })).toMatchObject({
      ...{ status: 409, json: { id: 'needs_two' } },
    });
    expect(await hidden()).toEqual(['S1', 'S2']);
  });

  it('nor by an older version of the programs, nor by giving it another reason', async () => {
    const id = await hide();
    const row = () => bff.db('tilbaketrekking').where({ id });
    await expect(row().update({ opphevet: NOON })).rejects.toThrow(/by two/);
    await expect(row().update({ grunn: 'feil' })).rejects.toThrow(/keeps its reason/);
    const to = { versjon: 1, grunn: 'feil', forklaring: 'Feil.', seIgjen: null };
    expect(await post(berit, `S1/skjuling/${id}/endre`, to)).toMatchObject({
      ...{ status: 400, json: { errors: { grunn: [expect.any(String)] } } },
    });
  });

  it('waits for a colleague once it is proposed, and each sees whose it is', async () => {
    const { id } = await proposed();
    expect(await hidden()).toEqual(['S1', 'S2']);
    const seen = async (ask: Ask) => {
      const [row] = ((await ask('/api/admin/skjulte')).json as Skjulte).rader;
      return row?.slag === 'skjuling' ? row.forslag : null;
    };
    const told = { av: 'Astrid Domsland', utloeper: '2026-03-18T00:00:00+01:00' };
    expect(await seen(astrid)).toMatchObject({ ...told, erMitt: true });
    // Without the name of the party.
    expect((await seen(berit))?.forklaring).not.toContain('Bakkerud');
    expect(await seen(berit)).toMatchObject({ ...told, erMitt: false });
    expect(forslagIn(await berit('/api/admin/sak/S2'))).toMatchObject(told);
    expect(await propose(berit, id)).toMatchObject({ json: { id: 'already_proposed' } });
  });

  it('is shown again by the second, with all of its number', async () => {
    const { id, forslagId } = await proposed();
    expect(await answer(astrid, id, 'godkjent', forslagId)).toMatchObject({
      ...{ status: 409, json: { id: 'not_yours' } },
    });
    expect(await hidden()).toEqual(['S1', 'S2']);
    expect((await answer(berit, id, 'godkjent', forslagId)).status).toBe(200);
    expect(await hidden()).toEqual([]);
    const sak = (await astrid('/api/admin/sak/S1')).json as AdminSak;
    expect(sak.historikk.map(({ hendelse, av }) => [hendelse, av]).sort()).toEqual([
      ['foreslaatt', 'Astrid Domsland'],
      ['forslag_godkjent', 'Vidar Tinghaug'],
      ['opphevet', 'Vidar Tinghaug'],
      ['skjult', 'Astrid Domsland'],
    ]);
  });

  it('stays hidden when the second declines, who says why', async () => {
    const { id, forslagId } = await proposed();
    expect((await answer(berit, id, 'avslaatt', forslagId, '')).status).toBe(400);
    const { status, ...declined } = await answer(berit, id, 'avslaatt', forslagId, 'Ikke ennå.');
    expect(status).toBe(200);
    expect(forslagIn(declined)).toBeNull();
    expect(await hidden()).toEqual(['S1', 'S2']);
    const [last] = (declined.json as AdminSak).historikk;
    expect(['forslag_avslaatt', 'foreslaatt', 'skjult']).toContain(last!.hendelse);
    expect((await propose(berit, id)).status).toBe(200);
  });

  it('is withdrawn by whoever proposed it, and by nobody else', async () => {
    const { id, forslagId } = await proposed();
    expect(await answer(berit, id, 'trukket', forslagId)).toMatchObject({
      json: { id: 'not_yours' },
    });
    expect((await answer(astrid, id, 'trukket', forslagId, '')).status).toBe(200);
    expect(await answer(berit, id, 'godkjent', forslagId)).toMatchObject({
      ...{ status: 409, json: { id: 'proposal_over', naa: { sakId: 'S1' } } },
    });
    expect(await hidden()).toEqual(['S1', 'S2']);
  });

  it.each(['godkjent', 'trukket'])(
    'approved by one while another answer (%s) comes: one of them counts',
    async (other) => {
      const { id, forslagId } = await proposed();
      const both = await Promise.all([
        answer(berit, id, 'godkjent', forslagId),
        answer(other === 'trukket' ? astrid : berit, id, other, forslagId),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { utfall } = await bff.db('opphevelse_forslag').first<{ utfall: string }>();
      expect(await hidden()).toEqual(utfall === 'godkjent' ? [] : ['S1', 'S2']);
    },
  );

  it('is in the log with both', async () => {
    const { id, forslagId } = await proposed();
    await answer(berit, id, 'godkjent', forslagId);
    const { json } = await astrid('/api/admin/revisjon?slag=skjuling');
    const rows = (json as Revisjon).rader.slice(0, 2);
    expect(rows.map((row) => [row.navn, setningstekst(setningOf(row), '26-1')])).toEqual([
      ['Vidar Tinghaug', 'Opphevet skjulingen av partene i 26-1, som den andre av to'],
      ['Astrid Domsland', 'Foreslo å oppheve skjulingen av partene i 26-1'],
    ]);
    expect(hashOf('admin').equals(BERIT)).toBe(false);
  });

  it('a proposal ends by itself after a week', async () => {
    const { id, forslagId } = await proposed();
    bff.time.now = new Date('2026-03-18T00:00:00+01:00');
    await bff.db('sesjon').update({ sist_brukt: bff.time.now, utloeper: '2026-03-19T00:00:00Z' });
    await bff.db('sesjon').update({ kontrollert: bff.time.now });
    expect(await answer(berit, id, 'godkjent', forslagId)).toMatchObject({
      json: { id: 'proposal_over' },
    });
    expect((await propose(berit, id)).status).toBe(200);
    expect(await bff.db('opphevelse_forslag').orderBy('id').pluck('utfall')).toEqual([
      'utloept',
      null,
    ]);
  });
});

describe('what is hidden for another reason', () => {
  it('takes one, and no proposal', async () => {
    const id = await hide('feil');
    expect(await propose(astrid, id)).toMatchObject({ status: 409, json: { id: 'needs_one' } });
    expect((await post(astrid, `S1/opphev/${id}`, { forklaring: 'Rettet.' })).status).toBe(200);
  });
});

describe('the history of a case', () => {
  it('says what was changed in place, by whom and from what', async () => {
    const id = await hide('feil');
    const to = {
      versjon: 1,
      grunn: 'kjennelse',
      forklaring: 'Even Bakkerud.',
      seIgjen: '2026-03-20',
    };
    expect((await post(berit, `S1/skjuling/${id}/endre`, to)).status).toBe(200);
    const restricted = await post(astrid, 'S1/begrensning', {
      ...{ type: 'referatforbud', tekst: 'Ikke referer.', gjelderTil: null, varsle: false },
    });
    const { begrensninger } = restricted.json as AdminSak;
    const { id: nr } = begrensninger[0]!;
    const text = {
      versjon: 1,
      tekst: 'Ikke referer noe.',
      gjelderTil: '2026-03-12',
      seIgjen: null,
    };
    expect((await post(berit, `S1/begrensning/${nr!}/endre`, text)).status).toBe(200);
    for (const sakId of ['S1', 'S2']) {
      const { historikk } = (await astrid(`/api/admin/sak/${sakId}`)).json as AdminSak;
      const changes = historikk.filter(({ endret }) => endret.length > 0);
      const of = (name: string) => changes.find(({ hendelse }) => hendelse === name);
      expect(of('skjuling_endret')).toMatchObject({
        ...{ av: 'Vidar Tinghaug', omfang: 'parter' },
        endret: [
          { felt: 'grunn', fra: 'feil', til: 'kjennelse' },
          { felt: 'forklaring', fra: 'Trussel.' },
          { felt: 'seIgjen', fra: null, til: '2026-03-20' },
        ],
      });
      expect(of('begrensning_endret')).toMatchObject({
        begrensning: 'referatforbud',
        endret: [
          { felt: 'tekst', fra: 'Ikke referer.', til: 'Ikke referer noe.' },
          { felt: 'gjelderTil', fra: null, til: '2026-03-12' },
        ],
      });
      expect(JSON.stringify(changes)).not.toContain('Bakkerud');
    }
  });
});
