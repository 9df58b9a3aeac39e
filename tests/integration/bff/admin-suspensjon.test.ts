import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { hashOf, insertPersons, type Kind } from '#tests/support/access/persons.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

const UNTIL = '2026-03-20';
const DOCUMENT = '/api/presse/avgjorelser/TSOS/vist-dom.pdf';

let bff: TestBff;
let admin: Ask;
let user: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
});
afterAll(() => bff.close());
beforeEach(() => arriveAt(NOON));

/** Starts over at `now`: the users, and who is signed in. */
async function arriveAt(now: Date): Promise<void> {
  bff.time.now = now;
  const { db } = bff;
  for (const table of ['sesjon', 'pressebruker', 'soeknad']) await db(table).delete();
  await insertPersons(db, now);
  admin = await bff.signedIn('admin');
  user = await bff.signedIn('presse');
}

const idOf = async (kind: Kind) => {
  const rows = await bff.db('pressebruker').where({ identitet_hash: hashOf(kind) });
  return (rows[0] as { id: string }).id;
};
const suspend = async (json: unknown, kind: Kind = 'presse') =>
  admin(`/api/admin/bruker/${await idOf(kind)}/suspender`, { method: 'POST', json });
const lift = async (kind: Kind = 'presse') =>
  admin(`/api/admin/bruker/${await idOf(kind)}/opphev-suspensjon`, { method: 'POST' });
const detailsOf = async (kind: Kind) =>
  (await admin(`/api/admin/bruker/${await idOf(kind)}`)).json as BrukerDetaljer;
const suspended = (til = UNTIL) => ({ til, begrunnelse: 'Delte saksdokumenter.' });

describe('a suspended user', () => {
  const changes = [
    ['POST', `/api/presse/legg-til-favoritt/${saker.vist.sakId}`],
    ['POST', '/api/presse/registrer-soknad'],
    ['POST', '/api/presse/reautentisering/oppdater-profil'],
    ['PUT', '/api/presse/rediger-om-meg'],
    ['PUT', '/api/presse/rediger-min-arbeidsgiver'],
  ] as const;
  const reads = [
    '/api/presse/profil',
    '/api/presse/favoritter',
    '/api/presse/standard-domstol',
    '/api/presse/hent-varsel',
    '/api/presse/reautentisering',
    `/api/presse/saksdetaljer/${saker.vist.sakId}`,
    '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31',
    DOCUMENT,
  ];

  it('gets 403 `suspended` from every press call and document at once, in the same session', async () => {
    expect((await user(DOCUMENT)).status).toBe(200);
    expect((await suspend(suspended())).status).toBe(204);
    const refused = {
      status: 403,
      json: { id: 'suspended', message: 'Tilgangen din er suspendert.' },
    };
    for (const path of reads) expect([path, await user(path)]).toMatchObject([path, refused]);
    for (const [method, path] of changes)
      expect([path, await user(path, { method, json: {} })]).toMatchObject([path, refused]);
    expect((await detailsOf('presse')).soeknader).toHaveLength(1);
  });

  it('is told until when and why, in the same session and after signing in again', async () => {
    await suspend(suspended());
    for (const who of [user, await bff.signedIn('presse')]) {
      expect((await who('/api/presse/bruker-info')).json).toEqual({
        erGyldigPressebruker: false,
        fornavn: 'Silje',
        suspendert: suspended(),
        maaOppdatere: false,
        merke: expect.any(String) as string,
      });
      expect((await who('/api/presse/soeknad-info')).json).toEqual({
        navn: 'Silje Haugnes',
        erGyldigBruker: false,
        brukerHarAktivSoeknad: false,
        suspendert: suspended(),
        maaOppdatere: false,
      });
    }
  });

  it.each(['/api/presse/slett-profil', '/api/presse/reautentisering/slett-profil'])(
    'can end the profile by %s, and is signed out',
    async (path) => {
      await suspend(suspended());
      expect((await user(path, { method: 'DELETE' })).status).toBe(204);
      const left = await bff.db('pressebruker').where({ identitet_hash: hashOf('presse') });
      expect(left).toEqual([]);
      expect((await user('/api/presse/bruker-info')).status).toBe(401);
    },
  );

  it('can not update when access has lapsed', async () => {
    const lapsed = await bff.signedIn('lapsed');
    expect((await suspend(suspended(), 'lapsed')).status).toBe(204);
    for (const [method, path] of changes)
      expect(await lapsed(path, { method, json: {} })).toMatchObject({
        status: 403,
        json: { id: 'suspended' },
      });
    await lift('lapsed');
    expect(await lapsed('/api/presse/profil')).toMatchObject({ json: { id: 'access_lapsed' } });
  });
});

describe('a suspension ends', () => {
  it.each(['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'])(
    'by itself as %s begins in Oslo',
    async (til) => {
      const midnight = startOfOsloDay(til);
      await arriveAt(new Date(midnight.getTime() - 1_800_000));
      expect((await suspend(suspended(til))).status).toBe(204);
      bff.time.now = new Date(midnight.getTime() - 1);
      expect((await user('/api/presse/profil')).status).toBe(403);
      expect(await detailsOf('presse')).toMatchObject({ tilstand: 'suspended' });
      bff.time.now = midnight;
      expect((await user('/api/presse/profil')).status).toBe(200);
      expect((await user('/api/presse/bruker-info')).json).toMatchObject({ suspendert: null });
      expect(await detailsOf('presse')).toMatchObject({
        tilstand: 'valid',
        harGyldigTilgang: true,
        suspensjon: null,
      });
    },
  );

  it('when an administrator lifts it, at once', async () => {
    await suspend(suspended());
    expect((await lift()).status).toBe(204);
    expect((await user(DOCUMENT)).status).toBe(200);
    expect((await detailsOf('presse')).suspensjon).toBeNull();
  });

  it('and cannot be lifted again: 409', async () => {
    const refused = {
      status: 409,
      json: { id: 'not_suspended', message: 'Brukeren er ikke suspendert.' },
    };
    expect(await lift()).toMatchObject(refused);
    await suspend(suspended());
    bff.time.now = startOfOsloDay(UNTIL);
    admin = await bff.signedIn('admin');
    expect(await lift()).toMatchObject(refused);
  });
});

describe('suspending', () => {
  it('is shown with day, reason and start; suspending again changes day and reason', async () => {
    await suspend(suspended());
    const fra = '2026-03-10T12:00:00+01:00';
    expect(await detailsOf('presse')).toMatchObject({
      tilstand: 'suspended',
      harGyldigTilgang: false,
      suspensjon: { ...suspended(), fra },
    });
    bff.time.now = new Date(NOON.getTime() + 60_000);
    await suspend({ til: '2026-05-01', begrunnelse: 'Lenger.' });
    expect((await detailsOf('presse')).suspensjon).toEqual({
      til: '2026-05-01',
      begrunnelse: 'Lenger.',
      fra,
    });
  });

  it.each([
    ['nothing', {}, ['til', 'begrunnelse']],
    ['no object', [], ['til', 'begrunnelse']],
    ['no day', { til: '20.03.2026', begrunnelse: 'x' }, ['til']],
    ['a day that there isn’t', { til: '2026-02-30', begrunnelse: 'x' }, ['til']],
    ['today', { til: osloDay(NOON), begrunnelse: 'x' }, ['til']],
    ['yesterday', { til: shiftDay(osloDay(NOON), { days: -1 }), begrunnelse: 'x' }, ['til']],
    ['an empty reason', { til: UNTIL, begrunnelse: ' \n\u200b ' }, ['begrunnelse']],
    ['a reason that is too long', { til: UNTIL, begrunnelse: 'x'.repeat(4001) }, ['begrunnelse']],
    ['a reason that is no text', { til: UNTIL, begrunnelse: { $gt: '' } }, ['begrunnelse']],
    ['a day that is a number', { til: 20260320, begrunnelse: 'x' }, ['til']],
  ])('with %s is 400 by field, and changes nothing', async (_, json, fields) => {
    const answer = await suspend(json);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { errors: object }).errors)).toEqual(fields);
    expect((await detailsOf('presse')).suspensjon).toBeNull();
  });

  it('until today is refused with a message', async () => {
    expect(await suspend({ til: osloDay(NOON), begrunnelse: 'x' })).toMatchObject({
      json: { errors: { til: ['Datoen må være etter i dag.'] } },
    });
  });

  it('until tomorrow is accepted a minute before midnight, and refused a minute after it', async () => {
    const midnight = startOfOsloDay('2026-03-29');
    await arriveAt(new Date(midnight.getTime() - 60_000));
    expect((await suspend(suspended('2026-03-29'))).status).toBe(204);
    await arriveAt(new Date(midnight.getTime() + 60_000));
    expect((await suspend(suspended('2026-03-29'))).status).toBe(400);
  });

  it('is refused when access has ended', async () => {
    await bff.db('sesjon').delete();
    bff.time.now = new Date(NOON.getTime() + 40 * 86_400_000);
    await bff.db.raw('alter table pressebruker disable trigger user');
    await bff.db('pressebruker').update({ sluttdato: '2026-04-01' });
    await bff.db.raw('alter table pressebruker enable trigger user');
    admin = await bff.signedIn('admin');
    expect(await suspend(suspended('2026-05-01'))).toMatchObject({
      status: 409,
      json: {
        id: 'not_suspendable',
        message: 'Brukeren har ingen tilgang som kan suspenderes.',
      },
    });
  });

  it('stores a hostile reason as text', async () => {
    const begrunnelse = '<script>alert(1)</script>\n"\'; drop table pressebruker;-- 𝒜';
    expect(
      (await suspend({ til: UNTIL, begrunnelse: `${begrunnelse}\u0000\u202e\ud800` })).status,
    ).toBe(204);
    expect((await user('/api/presse/bruker-info')).json).toMatchObject({
      suspendert: { begrunnelse },
    });
  });

  it('and changing and lifting it each write an audit row, without the reason', async () => {
    const rows = () =>
      bff
        .db('revisjon')
        .whereIn('handling', ['bruker_suspendert', 'suspensjon_endret', 'suspensjon_opphevet'])
        .orderBy('id');
    const before = (await rows()).length;
    await suspend(suspended());
    await suspend(suspended());
    await lift();
    await lift();
    const brukerId = await idOf('presse');
    expect((await rows()).slice(before)).toMatchObject([
      {
        handling: 'bruker_suspendert',
        rolle: 'admin',
        identitet_hash: hashOf('admin'),
        detaljer: { brukerId, til: UNTIL },
      },
      { handling: 'suspensjon_endret', detaljer: { brukerId, til: UNTIL, tilFoer: UNTIL } },
      { handling: 'suspensjon_opphevet', detaljer: { brukerId } },
    ]);
    expect(JSON.stringify(await rows())).not.toContain('saksdokumenter');
  });
});
