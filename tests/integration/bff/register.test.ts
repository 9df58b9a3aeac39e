import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolkeregister } from '#bff/adapters/folkeregister.ts';
import { identityHash } from '#bff/session/crypto.ts';
import { seal } from '#bff/session/key-ring.ts';
import { createSession, type NewSession } from '#bff/session/session.ts';
import { insertSoeknad } from '#db/soeknad/soeknader.ts';
import { IDENTITY_KEY, type Kind, KEYS, hashOf, persons } from '#tests/support/access/persons.ts';
import { buildSoeknad } from '#tests/support/access/forms.ts';
import { createHttpClient, type Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { startTestRegister } from '#tests/support/bff/test-register.ts';

const INFO = '/api/presse/bruker-info';
const SOEKNAD = '/api/presse/soeknad-info';
const UNAVAILABLE = {
  status: 503,
  json: {
    id: 'register_unavailable',
    message: 'Kunne ikke hente informasjon fra Folkeregisteret.',
  },
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
});
beforeEach(async () => {
  Object.assign(bff.register, { down: false, asked: 0 });
  await bff
    .db('soeknad')
    .where({ identitet_hash: hashOf('autentisert') })
    .delete();
});
afterAll(() => bff.close());

const navnOf = async (who: Ask) => ((await who(SOEKNAD)).json as { navn: string }).navn;
const storedName = (kind: Kind) =>
  bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf(kind) })
    .first('fornavn', 'etternavn');
const storeName = (kind: Kind, etternavn: string) =>
  bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf(kind) })
    .update({ etternavn });

/** A session of Nora with some values changed. */
async function unlike(change: Partial<NewSession>): Promise<Ask> {
  const session: NewSession = {
    side: 'presse',
    identitetHash: hashOf('autentisert'),
    ...{ fornavn: '', etternavn: '', idToken: null },
    pid: seal(KEYS.session, persons.autentisert.pid),
    ...change,
  };
  const token = await createSession(bff.db, session, bff.time.now);
  return createHttpClient(bff.url, `presse_sesjon=${token}`);
}

describe('the name', () => {
  it('is asked for once in a session, whichever pages need it, even at once', async () => {
    const who = await bff.signedIn('presse');
    await Promise.all([INFO, SOEKNAD, INFO, SOEKNAD].map((path) => who(path)));
    expect((await who(INFO)).json).toMatchObject({ fornavn: 'Silje' });
    expect(bff.register.asked).toBe(1);
    expect(await navnOf(await bff.signedIn('presse'))).toBe('Silje Haugnes');
    expect(bff.register.asked).toBe(2);
  });

  it('is known for the rest of the session when the register goes down', async () => {
    const who = await bff.signedIn('autentisert');
    await who(INFO);
    bff.register.down = true;
    expect(await navnOf(who)).toBe('Nora Fjellvang');
    expect(bff.register.asked).toBe(1);
  });

  it('is the register’s, even if another spelling is stored', async () => {
    await storeName('presse', 'Før');
    expect(await navnOf(await bff.signedIn('presse'))).toBe('Silje Haugnes');
    expect(await storedName('presse')).toEqual({ fornavn: 'Silje', etternavn: 'Haugnes' });
  });
});

describe('while the register is down', () => {
  beforeEach(() => {
    bff.register.down = true;
  });

  it.each([
    ['presse', 'Silje'],
    ['lapsed', 'Jonas'],
  ] as const)('%s: every page works, with the stored name', async (kind, fornavn) => {
    await storeName(kind, 'Lagret');
    const who = await bff.signedIn(kind);
    expect(await who(INFO)).toMatchObject({
      status: 200,
      json: { erGyldigPressebruker: true, fornavn },
    });
    expect(await navnOf(who)).toBe(`${fornavn} Lagret`);
    expect(await storedName(kind)).toMatchObject({ etternavn: 'Lagret' });
    const other = await who('/api/presse/standard-domstol');
    expect(other.status).toBe(kind === 'presse' ? 200 : 403);
  });

  it('an applicant without a known name is told so, and let in when it is up again', async () => {
    const who = await bff.signedIn('autentisert');
    const refused = await who(SOEKNAD);
    expect(refused).toMatchObject(UNAVAILABLE);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await who(INFO)).toMatchObject({
      status: 200,
      json: { erGyldigPressebruker: false, fornavn: '' },
    });
    expect((await who('/api/presse/hent-domstoler')).status).toBe(200);
    bff.register.down = false;
    expect(await navnOf(who)).toBe('Nora Fjellvang');
    expect((await who(INFO)).json).toMatchObject({ fornavn: 'Nora' });
  });

  it('an applicant has the name of the application', async () => {
    const applicant = { fornavn: 'Nora', etternavn: 'Søkersen', soeknad: buildSoeknad() };
    const identitetHash = hashOf('autentisert');
    await insertSoeknad(bff.db, { identitetHash, ...applicant }, bff.time.now);
    const who = await bff.signedIn('autentisert');
    expect((await who(SOEKNAD)).json).toEqual({
      navn: 'Nora Søkersen',
      erGyldigBruker: false,
      brukerHarAktivSoeknad: true,
      suspendert: null,
      maaOppdatere: false,
    });
  });

  it('the name of the sign-in is used when there is no other', async () => {
    const who = await unlike({ fornavn: 'Nora', etternavn: 'Tokensen' });
    expect(await navnOf(who)).toBe('Nora Tokensen');
    bff.register.down = false;
    expect(await navnOf(who)).toBe('Nora Fjellvang');
  });
});

describe('an application', () => {
  it('is active until it has been decided', async () => {
    const applicant = { fornavn: 'Nora', etternavn: 'Fjellvang', soeknad: buildSoeknad() };
    const identitetHash = hashOf('autentisert');
    const who = await bff.signedIn('autentisert');
    const isActive = async () =>
      ((await who(SOEKNAD)).json as { brukerHarAktivSoeknad: boolean }).brukerHarAktivSoeknad;
    expect(await isActive()).toBe(false);
    const id = await insertSoeknad(bff.db, { identitetHash, ...applicant }, bff.time.now);
    expect(await isActive()).toBe(true);
    const decision = {
      status: 2,
      behandlet: bff.time.now,
      avslag_begrunnelse: 'Ikke redaksjonell.',
    };
    await bff.db('soeknad').where({ id }).update(decision);
    expect(await isActive()).toBe(false);
  });
});

describe('somebody without an answer from the register', () => {
  it('because the number is unknown: the user sees an outage, the log says what it was', async () => {
    const pid = '21868240399';
    const identitetHash = identityHash(IDENTITY_KEY, pid);
    const who = await unlike({ identitetHash, pid: seal(KEYS.session, pid) });
    expect(await who(SOEKNAD)).toMatchObject(UNAVAILABLE);
    expect(bff.logs.at(-1) && bff.logs.join('')).toContain('It does not know the person');
    expect(bff.logs.join('')).not.toContain(pid);
  });

  it.each([
    ['the session has no number', null],
    ['the number was sealed with another key', seal([IDENTITY_KEY], persons.autentisert.pid)],
  ])('because %s', async (_, pid) => {
    const who = await unlike({ pid });
    expect(await who(SOEKNAD)).toMatchObject(UNAVAILABLE);
    expect(bff.register.asked).toBe(0);
  });
});

describe('the identity number', () => {
  it('is in no answer, no log line and no row, whatever happens', async () => {
    const answers: string[] = [];
    const findName = () => Promise.reject(new TypeError(`${persons.presse.pid} is no function`));
    const broken = await startTestBff({ deps: { register: { findName, ping: findName } } });
    for (const service of [bff, broken])
      for (const kind of Object.keys(persons) as Kind[])
        for (const down of [true, false]) {
          service.register.down = down;
          const who = await service.signedIn(kind);
          for (const path of [INFO, SOEKNAD, '/api/health/ready'])
            answers.push((await who(path)).text);
        }
    const rows = JSON.stringify(await bff.db('sesjon').select());
    const everything = [...answers, ...bff.logs, ...broken.logs, rows].join('\n');
    await broken.close();
    for (const { pid } of Object.values(persons)) expect(everything).not.toContain(pid);
  });
});

describe('the register itself', () => {
  it('may go down and come back without a restart of the service', async () => {
    const real = await startTestRegister(Object.values(persons));
    const served = await startTestBff({ deps: { register: createFolkeregister(real.url) } });
    const ready = async () => (await served.guest('/api/health/ready')).json;
    try {
      await real.stop();
      const who = await served.signedIn('autentisert');
      expect(await who(SOEKNAD)).toMatchObject(UNAVAILABLE);
      expect(await ready()).toMatchObject({
        status: 'degraded',
        dependencies: { register: 'down', database: 'ok' },
      });
      await real.start();
      expect(await navnOf(who)).toBe('Nora Fjellvang');
      expect(await ready()).toMatchObject({ dependencies: { register: 'ok' } });
      await real.stop();
      expect(await navnOf(who)).toBe('Nora Fjellvang');
    } finally {
      await served.close();
      await real.stop();
    }
  });
});
