import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailSchema } from '#bff/mail/mail.ts';
import { enqueueMorning, type MorningDeps } from '#bff/mail/morgenvarsel.ts';
import { readyMail } from '#bff/mail/ready.ts';
import { renderMail } from '#bff/mail/render.ts';
import type { MorgenvarselSlag } from '#domain/morgenvarsel.ts';
import { addOsloDays } from '#domain/time.ts';
import { KEYS, SOEKNAD_COLUMNS } from '#tests/support/access/persons.ts';
import { PUBLIC_URL } from '#tests/support/mail/test-mail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/** A Thursday. */
const MORNING = new Date('2026-11-26T07:00:00+01:00');
const days = (by: number) => addOsloDays(MORNING, by);
const ASTRID = Buffer.alloc(32, 1);
const VIDAR = Buffer.alloc(32, 2);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  for (const table of ['epost_utboks', 'administrator', 'soeknad', 'doedbrev'])
    await database.db(table).delete();
});

const run = (now: Date = MORNING, services: Awaited<ReturnType<MorningDeps['health']>> = OK) =>
  enqueueMorning({ db: database.db, clockAhead: async () => 0, health: async () => services }, now);
const OK = {
  ...({ database: 'ok', search: 'ok', signIn: 'ok', register: 'ok', documents: 'ok' } as const),
};

const administrator = (
  identitet_hash: Buffer,
  valgt: readonly MorgenvarselSlag[],
  more: Readonly<Record<string, unknown>> = {},
) =>
  database.db('administrator').insert({
    ...{ identitet_hash, navn: 'Astrid Domsland', sist_innlogget: days(-1) },
    ...{ epost: 'astrid@domstol.example', epost_noekkel: database.db.raw('gen_random_uuid()') },
    ...{ epost_bekreftet: days(-3), morgenvarsel: valgt, ...more },
  });
const apply = (soeknadsdato: Date) =>
  database.db('soeknad').insert({
    ...{ identitet_hash: Buffer.alloc(32, soeknadsdato.getTime() % 251), soeknadsdato },
    ...{ fornavn: 'Nora', etternavn: 'Fjellvang', ...SOEKNAD_COLUMNS },
  });
const deadMail = (feil: string) =>
  database.db('epost_utboks').insert({
    ...{ mal: 'soeknad_mottatt', til: 'nora@fjordavisa.example', data: { fornavn: 'Nora' } },
    ...{ identitet_hash: VIDAR, noekkel: `test:${feil}`, status: 'doed', forsoek: 1, feil },
    ...{ opprettet: days(-1), neste_forsoek: days(-1) },
  });
const written = () => database.db('epost_utboks').where({ mal: 'morgenvarsel' });

describe('the e-mail of the morning', () => {
  it('has what each administrator has chosen, as numbers alone, and no name', async () => {
    await administrator(ASTRID, ['soeknader', 'epostfeil', 'alarmer']);
    await administrator(VIDAR, ['doedbrev'], { epost: 'vidar@domstol.example' });
    await apply(days(-14));
    await apply(days(-2));
    await deadMail('avvist');
    await deadMail('uventet');
    expect(await run(MORNING, { ...OK, search: 'down' })).toBe(1);
    const [row] = (await written()) as unknown[];
    expect(row).toMatchObject({
      til: 'astrid@domstol.example',
      data: {
        dag: '2026-11-26',
        linjer: [
          { slag: 'soeknader', antall: 2, av: 14 },
          { slag: 'epostfeil', antall: 2, av: 1 },
          { slag: 'alarmer', antall: 1, av: 0 },
        ],
      },
    });
    const mail = mailSchema.parse(row);
    if (mail.mal !== 'morgenvarsel') throw new Error(mail.mal);
    const sent = renderMail(mail, { publicUrl: PUBLIC_URL, sessionKeys: KEYS.session });
    expect(sent.subject).toBe('Pressetjenesten torsdag 26.11.2026');
    expect(sent.text).toContain(
      '2 søknader er klare til å avgjøres. Den eldste har ventet i 14 dager.',
    );
    expect(sent.text).toContain('2 e-poster er ikke kommet fram, 1 av dem er kommet i retur.');
    expect(sent.text).not.toMatch(/Nora|Fjellvang|Fjordavisa/);
    expect(sent.unsubscribe).toMatch(/^https:\/\/presse\.example\/api\/varsling\/stopp\//);
  });

  it('is one for each administrator and day, also by several servers, and after it was sent', async () => {
    await administrator(ASTRID, ['soeknader']);
    await apply(days(-2));
    await Promise.all([run(), run(), run()]);
    expect(await written()).toHaveLength(1);
    await database
      .db('epost_utboks')
      .update({ status: 'sendt', sendt: MORNING, til: null, data: null });
    expect(await run(new Date(MORNING.getTime() + 3_600_000))).toBe(0);
    expect(await run(days(1))).toBe(1);
    expect(await written()).toHaveLength(2);
  });

  it.each<[string, Date]>([
    ['before seven', new Date(MORNING.getTime() - 1)],
    ['in the middle of the day', new Date(MORNING.getTime() + 3 * 3_600_000)],
    ['on a Saturday', days(2)],
  ])('is not written %s', async (_, now) => {
    await administrator(ASTRID, ['soeknader']);
    await apply(days(-2));
    expect(await run(now)).toBe(0);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['has not confirmed the address', { epost_bekreftet: null }],
    ['has chosen nothing', { morgenvarsel: [] }],
    ['has not signed in for a month', { sist_innlogget: days(-31) }],
  ])('is not written to one who %s', async (_, more) => {
    await administrator(ASTRID, ['soeknader'], more);
    await apply(days(-2));
    expect(await run()).toBe(0);
  });

  it('is not written when there is nothing to say', async () => {
    await administrator(ASTRID, [
      ...(['soeknader', 'epostfeil', 'domstoler', 'alarmer', 'doedbrev'] as const),
    ]);
    expect(await run()).toBe(0);
  });

  it('is not sent a day late', async () => {
    await administrator(ASTRID, ['soeknader']);
    await apply(days(-2));
    await run();
    const mail = mailSchema.parse((await written())[0]);
    const at = (now: Date) => ({ now, noteKeys: KEYS.audit });
    expect(await readyMail(database.db, mail, at(MORNING))).toEqual(mail);
    expect(await readyMail(database.db, mail, at(days(1)))).toBeNull();
  });
});
