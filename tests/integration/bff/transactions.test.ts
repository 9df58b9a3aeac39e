import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Folkeregister } from '#bff/register/folkeregister.ts';
import { openDatabase } from '#db/connection.ts';
import { beginSession, type Kind } from '#tests/support/access/persons.ts';
import { createFakeRegister } from '#tests/support/bff/fakes.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { createHttpClient, type Ask } from '#tests/support/bff/http-client.ts';
import { type TestBff, startOver, startTestBff } from '#tests/support/bff/test-bff.ts';

/** Every call that asks the population register, with somebody who may make it. */
const CALLS: readonly (readonly [string, Kind, (who: Ask) => ReturnType<Ask>])[] = [
  ['bruker-info', 'presse', (who) => who('/api/presse/bruker-info')],
  ['soeknad-info', 'autentisert', (who) => who('/api/presse/soeknad-info')],
  ['profil', 'presse', (who) => who('/api/presse/profil')],
  ['reautentisering', 'lapsed', (who) => who('/api/presse/reautentisering')],
  [
    'registrer-soknad',
    'autentisert',
    (who) => who('/api/presse/registrer-soknad', { method: 'POST', json: soeknad }),
  ],
  [
    'oppdater-profil',
    'lapsed',
    (who) => who('/api/presse/reautentisering/oppdater-profil', { method: 'POST', json: soeknad }),
  ],
];

let bff: TestBff;
/** The server under test: it has the database of `bff`, and one connection to it. */
let served: TestBff;
let db: Knex;
/** What the register does before it answers. */
let beforeAnswer: () => Promise<void>;
let asked: number;

beforeAll(async () => {
  bff = await startTestBff();
  db = openDatabase(bff.databaseUrl, { poolMax: 1, connectTimeout: 2000 });
  const names = createFakeRegister();
  const register: Folkeregister = {
    ...names,
    findName: async (pid) => {
      asked += 1;
      await beforeAnswer();
      return names.findName(pid);
    },
  };
  served = await startTestBff({ deps: { db, register } });
});
beforeEach(async () => {
  asked = 0;
  await startOver(bff);
});
afterEach(() => {
  beforeAnswer = async () => undefined;
});
afterAll(async () => {
  await served.close();
  await db.destroy();
  await bff.close();
});

async function signedIn(kind: Kind): Promise<Ask> {
  const token = await beginSession(bff.db, kind, bff.time.now);
  return createHttpClient(served.url, `presse_sesjon=${token}`);
}

/** Transactions that are open in the database of the test, without the one that asks. */
async function openTransactions(): Promise<number> {
  const { rows } = await bff.db.raw<{ rows: { open: number }[] }>(
    `select count(*) as open from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rows[0]!.open;
}

describe('while the population register is asked', () => {
  it.each(CALLS)('%s has no transaction open', async (_, kind, call) => {
    let open = -1;
    beforeAnswer = async () => {
      open = await openTransactions();
    };
    expect((await call(await signedIn(kind))).status).toBeLessThan(300);
    expect(asked).toBe(1);
    expect(open).toBe(0);
  });

  it.each(CALLS)('%s leaves the only connection to others', async (_, kind, call) => {
    let answer: () => void = () => undefined;
    let reached: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (reached = resolve));
    beforeAnswer = () => {
      reached();
      return new Promise((resolve) => (answer = resolve));
    };
    const waiting = call(await signedIn(kind));
    await isAsked;
    const other = await (await signedIn('presse'))('/api/presse/hent-domstoler');
    answer();
    expect(other.status).toBe(200);
    expect((await waiting).status).toBeLessThan(300);
  });

  it('somebody who leaves meanwhile has no name in the session afterwards', async () => {
    const silje = await signedIn('presse');
    beforeAnswer = async () => {
      beforeAnswer = async () => undefined;
      const left = await silje('/api/presse/slett-profil', { method: 'DELETE' });
      expect(left.status).toBe(204);
    };
    expect((await silje('/api/presse/bruker-info')).status).toBe(200);
    const rows = await bff.db('sesjon').pluck<string[]>('data');
    expect(JSON.stringify(rows)).not.toContain('Silje');
    expect(rows).toHaveLength(1);
  });
});
