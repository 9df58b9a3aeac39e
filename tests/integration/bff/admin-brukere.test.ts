import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brukerDetaljerSchema, type BrukerDetaljer } from '#contract/admin/brukere.ts';
import { hashOf, insertPersons, persons, type Kind } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

const API = '/api/admin/bruker';

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());
beforeEach(async () => {
  await bff.db('sesjon').where({ slag: 'presse' }).delete();
  await bff.db('pressebruker').delete();
  await bff.db('arbeidsgiver_bekreftelse').delete();
  await bff.db('soeknad').delete();
  await insertPersons(bff.db, NOON);
});

const idOf = async (kind: Kind) => {
  const row = await bff.db('pressebruker').where({ identitet_hash: hashOf(kind) });
  return (row[0] as { id: string }).id;
};
const detailsOf = async (kind: Kind) => {
  const answer = await admin(`${API}/${await idOf(kind)}`);
  expect(answer.status).toBe(200);
  return answer.json as BrukerDetaljer;
};
const remove = async (id: string) => admin(`${API}/${id}`, { method: 'DELETE' });
const lastAudit = () => bff.db('revisjon').orderBy('id', 'desc').first<{ detaljer: object }>();

describe('a user’s page', () => {
  it('has profile, access, employers’ answers and applications', async () => {
    const identitet_hash = hashOf('presse');
    await bff.db('arbeidsgiver_bekreftelse').insert({
      ...{ identitet_hash, navn: 'Silje Haugnes', stilling: 'Journalist', redaksjon: 'Fjordavisa' },
      ...{ begrunnelse: 'Dekker krim.', kontaktperson_navn: 'Randi Redaktør' },
      ...{
        kontaktperson_organisasjon: 'Fjordavisa',
        kontaktperson_epost: 'randi@fjordavisa.example',
      },
      ...{ opprettet: NOON, utloeper: new Date('2026-04-10T00:00:00+02:00') },
    });
    await bff.db('arbeidsgiver_bekreftelse').update({ svar: 'bekreftet', svart: NOON });
    await bff.db('pressebruker').where({ identitet_hash }).update({ sist_innlogget: NOON });
    const details = await detailsOf('presse');
    expect(brukerDetaljerSchema.parse(details)).toEqual(details);
    expect(details).toMatchObject({
      fornavn: 'Silje',
      etternavn: 'Haugnes',
      stilling: 'Journalist',
      kontaktpersonArbeidsgiver: 'Randi Redaktør',
      sistPåloggetDato: '2026-03-10T12:00:00+01:00',
      harGyldigTilgang: true,
      tilstand: 'valid',
      sluttdato: null,
      suspensjon: null,
      folkeregisterdata: { fornavn: 'Silje', etternavn: 'Haugnes' },
      pressedata: { epost: 'journalist@fjordavisa.example', standardDomstolNavn: 'Alle domstoler' },
      bekreftelser: [
        {
          kontaktperson: 'Randi Redaktør',
          epost: 'randi@fjordavisa.example',
          spurt: '2026-03-10T12:00:00+01:00',
          svarfrist: '2026-04-09',
          svar: 'bekreftet',
          svart: '2026-03-10T12:00:00+01:00',
          erstattet: false,
        },
      ],
    });
    expect(details.domstoler.length).toBeGreaterThan(20);
    expect(details.soeknader).toMatchObject([{ søknadsDato: details.tilgangFraDato, status: 1 }]);
  });

  it('says when access has lapsed', async () => {
    expect(await detailsOf('lapsed')).toMatchObject({
      tilstand: 'lapsed',
      harGyldigTilgang: false,
      sistPåloggetDato: null,
    });
  });

  it('has hostile text as text', async () => {
    const stilling = `<img src=x onerror=alert(1)> & "'${'x'.repeat(150)}`;
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .update({ stilling });
    expect(await detailsOf('presse')).toMatchObject({ stilling, pressedata: { stilling } });
  });
});

describe('deleting a user', () => {
  it('ends every session at once', async () => {
    const [one, other] = [await bff.signedIn('presse'), await bff.signedIn('presse')];
    expect((await other('/api/presse/profil')).status).toBe(200);
    expect((await remove(await idOf('presse'))).status).toBe(204);
    for (const who of [one, other])
      for (const path of [
        '/api/presse/bruker-info',
        '/api/presse/profil',
        '/api/presse/favoritter',
      ])
        expect((await who(path)).status).toBe(401);
    expect(await bff.db('sesjon').where({ identitet_hash: hashOf('presse') })).toEqual([]);
  });

  it.each([
    ['suspended', { suspendert_til: '2027-01-01' }],
    ['without ever having signed in', { sist_innlogget: null }],
  ])('works for one who is %s', async (_, columns) => {
    const suspended = 'suspendert_til' in columns;
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .update({
        ...columns,
        ...(suspended ? { suspendert_fra: NOON, suspendert_begrunnelse: 'Brudd.' } : {}),
      });
    expect((await remove(await idOf('presse'))).status).toBe(204);
  });

  it('works for one whose access has lapsed', async () => {
    expect((await remove(await idOf('lapsed'))).status).toBe(204);
  });

  it('twice at once happens once', async () => {
    const id = await idOf('presse');
    const before = await bff.db('revisjon').where({ handling: 'sletting_bestilt' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    const after = await bff.db('revisjon').where({ handling: 'sletting_bestilt' });
    expect(after.length).toBe(before.length + 1);
  });

  it('leaves the others alone', async () => {
    const lapsed = await bff.signedIn('lapsed');
    await remove(await idOf('presse'));
    expect((await lapsed('/api/presse/reautentisering')).status).toBe(200);
    expect((await admin('/api/admin/gyldigadminbruker')).status).toBe(200);
  });
});

describe('an unknown user', () => {
  it.each([
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/opphev-suspensjon'],
    ['POST', '/angre-sletting'],
  ])('%s %s is 404, and leaves no trace in the log', async (method, rest) => {
    const count = () => bff.db('revisjon').count({ n: '*' }).first();
    const before = await count();
    for (const id of [randomUUID(), 'x', '1', '%00', "' or 1=1--", '..%2f..']) {
      const answer = await admin(`${API}/${id}${rest}`, { method });
      expect([id, answer.status]).toEqual([id, 404]);
    }
    expect(await count()).toEqual(before);
  });
});

describe('somebody who is not an administrator', () => {
  const asked = async () => {
    const id = await idOf('presse');
    return [
      ['GET', `${API}/alle`],
      ['GET', `${API}/${id}`],
      ['DELETE', `${API}/${id}`],
      ['POST', `${API}/${id}/suspender`],
      ['POST', `${API}/${id}/opphev-suspensjon`],
      ['POST', `${API}/${id}/angre-sletting`],
    ] as const;
  };
  const json = { til: '2026-04-01', begrunnelse: 'x' };

  it.each([
    ['presse', 401, 'unauthenticated'],
    ['ansatt', 403, 'not_admin'],
  ] as const)('%s: every call answers %i', async (kind, status, id) => {
    const who = await bff.signedIn(kind);
    for (const [method, path] of await asked())
      expect(await who(path, { method, ...(method === 'POST' ? { json } : {}) })).toMatchObject({
        status,
        json: { id },
      });
    expect((await detailsOf('presse')).suspensjon).toBeNull();
  });

  it('another site can not delete with the administrator’s session', async () => {
    const path = `${API}/${await idOf('presse')}`;
    for (const headers of [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }])
      expect(await admin(path, { method: 'DELETE', headers })).toMatchObject({
        status: 403,
        json: { id: 'forged_request' },
      });
    expect((await detailsOf('presse')).id).toBe(await idOf('presse'));
  });
});

describe('the audit log', () => {
  it('has who was shown in the list and the filters, but not the search text', async () => {
    await admin(`${API}/alle?sok=silje&pageSize=25`);
    const row = await lastAudit();
    expect(row).toMatchObject({
      handling: 'brukere_listet',
      rolle: 'admin',
      identitet_hash: hashOf('admin'),
      detaljer: {
        ...{ aktive: true, historikk: false, sortField: 'SistPåloggetDato', sortAscending: false },
        ...{ page: 1, pageSize: 25, harSoek: true, brukerIder: [await idOf('presse')] },
      },
    });
    expect(JSON.stringify(row.detaljer).toLowerCase()).not.toContain('silje');
  });

  it('has who was looked up and deleted, by the id', async () => {
    const brukerId = await idOf('presse');
    await admin(`${API}/${brukerId}`);
    expect(await lastAudit()).toMatchObject({ handling: 'bruker_vist', detaljer: { brukerId } });
    await remove(brukerId);
    expect(await lastAudit()).toMatchObject({
      handling: 'sletting_bestilt',
      rolle: 'admin',
      identitet_hash: hashOf('admin'),
      detaljer: { brukerId },
    });
  });

  it('is required: without its row nothing is deleted', async () => {
    await bff.db.raw(
      `create function nei() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
       create trigger nei before insert on revisjon for each row execute function nei()`,
    );
    const id = await idOf('presse');
    expect((await remove(id)).status).toBe(500);
    await bff.db.raw('drop trigger nei on revisjon; drop function nei()');
    expect((await admin(`${API}/${id}`)).status).toBe(200);
    expect(bff.logs.join('')).not.toContain(persons.presse.etternavn);
  });
});
