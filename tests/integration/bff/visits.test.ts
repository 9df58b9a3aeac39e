import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { NOTED_EVERY, VISIT_ENDS_AFTER } from '#domain/visit.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

const YESTERDAY = new Date('2026-03-09T16:00:00+01:00');
const IN_THE_NIGHT = new Date('2026-03-10T02:00:00+01:00');

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
  const cases = [
    { sakId: 'GAMMEL', foerstSett: new Date('2026-03-02T06:00:00+01:00') },
    { sakId: 'SETT', foerstSett: YESTERDAY },
    { sakId: 'NY', foerstSett: IN_THE_NIGHT },
    { sakId: 'NY-OSLO', foerstSett: IN_THE_NIGHT, domstolId: 'TOSL' },
  ];
  for (const [nr, sak] of cases.entries()) {
    const saksnummer = `26-00020${nr}MED-${sak.domstolId ?? 'TSOS'}`;
    await storeSak(bff.db, bff.documents, buildSak({ ...sak, saksnummer }));
  }
  await indexAll(bff.search, bff.db, NOON);
});
afterAll(() => bff.close());

const reader = (kind: 'presse' | 'lapsed' = 'presse') =>
  bff.db('pressebruker').where({ identitet_hash: hashOf(kind) });
beforeEach(async () => {
  bff.time.now = NOON;
  await reader().update({ besoek_sist: YESTERDAY, besoek_forrige: null });
});

async function search(ask: Ask, params: Record<string, string> = {}): Promise<Berammingsliste> {
  const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
  const query = new URLSearchParams({ ...range, sortField: 'sisteSak', ...params });
  const answer = await ask(`/api/presse/hent-berammingsliste?${query}`);
  expect(answer.status).toBe(200);
  return answer.json as Berammingsliste;
}
const idsOf = ({ hits }: Berammingsliste) => hits.map(({ sakId }) => sakId);

describe('what is new since the last visit', () => {
  it('is counted among all hits, with when the reader was last here', async () => {
    const presse = await bff.signedIn('presse');
    const all = await search(presse);
    expect(all).toMatchObject({
      totalHits: 4,
      nye: { siden: '2026-03-09T16:00:00+01:00', antall: 2 },
    });
    expect((await search(presse, { domstolid: 'TOSL' })).nye?.antall).toBe(1);
    expect((await search(presse, { fasettdomstol: 'TOSL' })).nye?.antall).toBe(1);
  });

  it('is found alone, and the count stays the same', async () => {
    const presse = await bff.signedIn('presse');
    const found = await search(presse, { nye: 'true' });
    expect(idsOf(found)).toEqual(['NY', 'NY-OSLO']);
    expect(found).toMatchObject({ totalHits: 2, nye: { antall: 2 } });
    expect(found.fasetter?.domstol.map(({ verdi, antall }) => [verdi, antall])).toEqual([
      ['TOSL', 1],
      ['TSOS', 1],
    ]);
    expect(idsOf(await search(presse, { nye: 'false' }))).toHaveLength(4);
  });

  it('comes with the first page, and with another one only when it is asked for', async () => {
    const presse = await bff.signedIn('presse');
    expect((await search(presse, { page: '2' })).nye).toBeNull();
    expect((await search(presse, { page: '2', telling: 'true' })).nye?.antall).toBe(2);
  });

  it('is nothing of its own to somebody who has never been here: then nothing is left out', async () => {
    await reader().update({ besoek_sist: null });
    const presse = await bff.signedIn('presse');
    const found = await search(presse, { nye: 'true' });
    expect(found).toMatchObject({ totalHits: 4, nye: null });
  });

  it('a case that was hidden by an administrator is not counted', async () => {
    const presse = await bff.signedIn('presse');
    const why = { grunn: 'feil', forklaring: 'Skal ikke vises.', skjult: NOON };
    await bff.db('tilbaketrekking').insert({ sak_id: 'NY', omfang: 'sak', ...why });
    try {
      expect((await search(presse)).nye?.antall).toBe(1);
    } finally {
      await bff.db('tilbaketrekking').delete();
    }
  });

  it('says in the audit log that it was asked for, and not when the reader was here', async () => {
    const presse = await bff.signedIn('presse');
    await search(presse, { nye: 'true' });
    const [row] = await bff
      .db('revisjon')
      .where({ handling: 'soek' })
      .orderBy('id', 'desc')
      .limit(1)
      .select<{ detaljer: { soek: object } }[]>('detaljer');
    expect(row?.detaljer.soek).toMatchObject({ nye: 'true' });
    expect(JSON.stringify(row)).not.toContain('2026-03-09T');
  });
});

describe('a visit', () => {
  const siden = async (ask: Ask) => (await search(ask)).nye?.siden;
  const later = (ms: number) => {
    bff.time.now = new Date(bff.time.now.getTime() + ms);
  };
  const INFO = '/api/presse/bruker-info';

  it('lasts while something is asked for, whatever it is', async () => {
    const presse = await bff.signedIn('presse');
    for (let i = 0; i < 5; i += 1) {
      later(50 * 60_000);
      await presse(INFO);
    }
    expect(await siden(presse)).toBe('2026-03-09T16:00:00+01:00');
  });

  it('ends after an hour without a call, on any device', async () => {
    const presse = await bff.signedIn('presse');
    await presse(INFO);
    later(30 * 60_000);
    const telephone = await bff.signedIn('presse');
    await telephone(INFO);
    later(VISIT_ENDS_AFTER);
    const again = await bff.signedIn('presse');
    expect(await siden(again)).toBe('2026-03-10T12:30:00+01:00');
  });

  it('is noted every five minutes, not at every call', async () => {
    const presse = await bff.signedIn('presse');
    let written = 0;
    bff.db.on('query', ({ sql }: { sql: string }) => {
      written += sql.includes('update pressebruker') ? 1 : 0;
    });
    await search(presse);
    expect(written).toBe(1);
    later(NOTED_EVERY - 1);
    await search(presse);
    expect(written).toBe(1);
    later(1);
    await search(presse);
    expect(written).toBe(2);
  });

  it('begins once, though a page asks for several things at the same time', async () => {
    const presse = await bff.signedIn('presse');
    const answers = await Promise.all(Array.from({ length: 8 }, () => search(presse)));
    expect(new Set(answers.map(({ nye }) => nye?.siden))).toEqual(
      new Set(['2026-03-09T16:00:00+01:00']),
    );
    expect(await reader().first('besoek_sist', 'besoek_forrige')).toEqual({
      besoek_sist: NOON,
      besoek_forrige: YESTERDAY,
    });
  });

  it('is nobody else’s: other readers, and administrators, have their own', async () => {
    const lapsed = await bff.signedIn('lapsed');
    await lapsed(INFO);
    const admin = await bff.signedIn('admin');
    await admin('/api/admin/gyldigadminbruker');
    expect(await reader().first('besoek_sist')).toEqual({ besoek_sist: YESTERDAY });
    expect(await reader('lapsed').first('besoek_sist')).toEqual({ besoek_sist: NOON });
  });

  it('that cannot be noted fails no search', async () => {
    const presse = await bff.signedIn('presse');
    await bff.db.raw(`
      create function skrivebeskyttet() returns trigger language plpgsql as $$
        begin raise exception 'read-only' using errcode = '25006'; end $$;
      create trigger skrivebeskyttet before update on pressebruker
        for each row execute function skrivebeskyttet()`);
    try {
      expect(await siden(presse)).toBe('2026-03-09T16:00:00+01:00');
    } finally {
      await bff.db.raw(
        'drop trigger skrivebeskyttet on pressebruker; drop function skrivebeskyttet()',
      );
    }
    expect(await reader().first('besoek_sist')).toEqual({ besoek_sist: YESTERDAY });
  });

  it('is not waited for while somebody changes the press user', async () => {
    const presse = await bff.signedIn('presse');
    await bff.db.transaction(async (trx) => {
      await trx('pressebruker')
        .where({ identitet_hash: hashOf('presse') })
        .forUpdate()
        .first();
      expect(await siden(presse)).toBe('2026-03-09T16:00:00+01:00');
    });
    expect(await reader().first('besoek_sist')).toEqual({ besoek_sist: YESTERDAY });
  });

  it('is forgotten with the profile', async () => {
    const presse = await bff.signedIn('presse');
    await presse(INFO);
    expect((await presse('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect(await reader().first('id')).toBeUndefined();
  });
});
