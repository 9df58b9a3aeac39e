import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#bff/audit.ts';
import { mailSchema } from '#bff/mail/mail.ts';
import { readyMail } from '#bff/mail/ready.ts';
import { enqueueUnused } from '#bff/mail/ubrukt.ts';
import { readBruk, writeBeholdt } from '#db/bruker/ubrukt.ts';
import { accessState } from '#domain/access.ts';
import { addOsloDays, addOsloMonths, osloDay, shiftDay } from '#domain/time.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

const NOW = new Date('2026-11-26T08:00:00+01:00');
const days = (by: number) => addOsloDays(NOW, by);
const SPOER = { spoer: 'da@domstol.example' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const table of ['epost_utboks', 'pressebruker', 'soeknad'])
    await database.db(table).delete();
  // The log can't be emptied: what comes later is looked at.
  lastLogged = await readLastLogged();
});
let lastLogged = 0;
const readLastLogged = async () =>
  (await database.db('revisjon').max<{ id: number | null }>({ id: 'id' }).first())?.id ?? 0;

/** Somebody who was given access three years ago, and signed in last so many days ago. */
const giveUser = (lastDays: number | null, columns: Readonly<Record<string, unknown>> = {}) =>
  giveAccess(database.db, {
    ...{ identitetHash: randomBytes(32), fornavn: 'Silje', etternavn: 'Haugnes' },
    ...{ from: days(-1100), to: days(-735) },
    columns: { sist_innlogget: lastDays === null ? null : days(-lastDays), ...columns },
  });
const run = (now: Date = NOW) => enqueueUnused(database.db, now, SPOER);
const mails = () => database.db('epost_utboks').orderBy('id').pluck('mal');
const sent = (at: Date = NOW) =>
  database.db('epost_utboks').update({ status: 'sendt', sendt: at, til: null, data: null });
const user = (id: string) =>
  database
    .db('pressebruker')
    .where({ id })
    .first<{ sluttdato: string | null; ubrukt_varslet: Date | null; versjon: number }>(
      ...['sluttdato', 'ubrukt_varslet', 'versjon'],
    );
const logged = () =>
  database
    .db('revisjon')
    .where('id', '>', lastLogged)
    .orderBy('id')
    .select('handling', 'rolle', 'identitet_hash', 'detaljer');

describe('access that nobody has used for twelve months', () => {
  it('is told of once, also by several at once, and not before', async () => {
    const id = await giveUser(400);
    await giveUser(363);
    expect(await Promise.all([run(), run(), run()])).toContainEqual({ told: 1, ended: 0 });
    expect(await run(days(1))).toEqual({ told: 0, ended: 0 });
    expect(await database.db('epost_utboks')).toMatchObject([
      {
        mal: 'ubrukt_varsel',
        til: 'journalist@fjordavisa.example',
        data: { fornavn: 'Silje', pressebrukerId: id, avsluttes: '2026-12-10', ...SPOER },
      },
    ]);
    expect(await logged()).toEqual([
      {
        ...{ handling: 'ubrukt_varslet', rolle: 'system', identitet_hash: SYSTEM },
        detaljer: { brukerId: id, til: '2026-12-10' },
      },
    ]);
  });

  it('is ended two weeks later, once, with an e-mail and a row of the log, and can be applied for again', async () => {
    const id = await giveUser(400);
    await run();
    await sent();
    expect(await run(days(13))).toEqual({ told: 0, ended: 0 });
    const runs = await Promise.all([run(days(14)), run(days(14))]);
    expect(runs.map(({ ended }) => ended).sort()).toEqual([0, 1]);
    expect(await run(days(15))).toEqual({ told: 0, ended: 0 });
    expect(await user(id)).toMatchObject({ sluttdato: '2026-12-10' });
    expect(await mails()).toEqual(['ubrukt_varsel', 'ubrukt_avsluttet']);
    expect((await logged()).map(({ handling }) => handling as string)).toEqual([
      ...['ubrukt_varslet', 'ubrukt_avsluttet'],
    ]);
    const bruk = await readBruk(database.db, id);
    expect(accessState(bruk!.access, days(14))).toBe('ended');
  });

  it('a transaction that is lost in the middle leaves nothing, and the next run does it', async () => {
    const id = await giveUser(400);
    await database.db.raw(
      `create function ingen_epost() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger ingen_epost before insert on epost_utboks execute function ingen_epost()`,
    );
    try {
      await expect(run()).rejects.toThrow('killed');
    } finally {
      await database.db.raw('drop trigger ingen_epost on epost_utboks; drop function ingen_epost');
    }
    expect(await user(id)).toMatchObject({ ubrukt_varslet: null });
    expect(await logged()).toEqual([]);
    expect(await run()).toEqual({ told: 1, ended: 0 });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'signed in',
      (id) =>
        database
          .db('pressebruker')
          .where({ id })
          .update({ sist_innlogget: days(5) }),
    ],
    [
      'read by a calendar',
      (id) =>
        database.db('abonnement').insert({
          ...{ pressebruker_id: id, slag: 'kalender', navn: 'Telefonen' },
          ...{ hemmelighet_hash: randomBytes(32), opprettet: days(-500), sist_brukt: days(5) },
        }),
    ],
    [
      'asked by a key',
      (id) =>
        database.db('tilgangsnoekkel').insert({
          ...{ pressebruker_id: id, navn: 'Desken', noekkel_hash: randomBytes(32) },
          ...{ omfang: ['soek'], opprettet: days(-20), utloeper: days(100), sist_brukt: days(5) },
        }),
    ],
    [
      'kept by an administrator',
      (id) => writeBeholdt(database.db, id, { tidspunkt: days(5), begrunnelse: 'Er i permisjon.' }),
    ],
  ])(
    'whoever has been told and then %s keeps it, and is not even sent the warning',
    async (_, use) => {
      const id = await giveUser(400);
      await run();
      const row: unknown = await database.db('epost_utboks').first();
      const mail = mailSchema.parse(row);
      const at = { now: days(6), noteKeys: [randomBytes(32)] as const };
      expect(await readyMail(database.db, mail, at)).toEqual(mail);
      await use(id);
      expect(await readyMail(database.db, mail, at)).toBeNull();
      await sent();
      expect(await run(days(14))).toEqual({ told: 0, ended: 0 });
      expect(await user(id)).toMatchObject({ sluttdato: null });
      // A year later it begins anew.
      const later = addOsloMonths(days(5), 12);
      expect((await run(later)).told).toBe(1);
      expect(await mails()).toHaveLength(2);
    },
  );

  it.each<[string, Readonly<Record<string, unknown>>]>([
    [
      'suspended',
      {
        ...{ suspendert_til: shiftDay(osloDay(NOW), { days: 5 }), suspendert_fra: days(-3) },
        suspendert_begrunnelse: 'Brudd.',
      },
    ],
    ['without an address', { epost: null }],
  ])('whoever is %s is not told', async (_, columns) => {
    await giveUser(400, columns);
    expect(await run()).toEqual({ told: 0, ended: 0 });
  });

  it.each([
    [10, 0],
    [14, 0],
    [15, 1],
  ])('an end date in %i days: told %i times', async (ahead, told) => {
    const sluttdato = shiftDay(osloDay(NOW), { days: ahead });
    await giveAccess(database.db, {
      ...{ identitetHash: randomBytes(32), fornavn: 'Silje', etternavn: 'Haugnes', sluttdato },
      ...{ from: days(-1100), to: days(-735), columns: { sist_innlogget: days(-400) } },
    });
    expect((await run()).told).toBe(told);
  });

  it('does not end while the warning waits or was returned, and begins anew when it is gone', async () => {
    const id = await giveUser(400);
    await run();
    expect(await run(days(14))).toEqual({ told: 0, ended: 0 });
    await database.db('epost_utboks').update({ status: 'doed', feil: 'avvist' });
    expect(await run(days(20))).toEqual({ told: 0, ended: 0 });
    await database.db('epost_utboks').delete();
    expect(await run(days(40))).toEqual({ told: 1, ended: 0 });
    await sent(days(40));
    expect(await run(days(53))).toEqual({ told: 0, ended: 0 });
    expect(await run(days(54))).toEqual({ told: 0, ended: 1 });
    expect(await user(id)).toMatchObject({ sluttdato: osloDay(days(54)) });
  });
});
