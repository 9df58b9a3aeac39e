import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

const API = '/api/admin/siteContents';
const TODAY = osloDay(NOON);

let bff: TestBff;
let admin: Ask;
let journalist: Ask;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());
beforeEach(async () => {
  await bff.db('varsel').delete();
  bff.time.now = NOON;
  admin = await bff.signedIn('admin');
  journalist = await bff.signedIn('presse');
});

const post = (path: string, banner: unknown) =>
  admin(`${API}/${path}`, { method: 'POST', json: { content: JSON.stringify(banner) } });
const add = (banner: unknown) => post('legg-til-varsel', banner);
const update = (banner: unknown) => post('oppdater-varsel', banner);
const remove = () => admin(`${API}/slett-varsel`, { method: 'DELETE' });
const contentOf = (json: unknown): unknown => {
  const { content } = json as { content: string | null };
  return content === null ? null : JSON.parse(content);
};
/** What press users see. */
const shown = async () => contentOf((await journalist('/api/presse/hent-varsel')).json);
const stored = async () => {
  const { json } = await admin(`${API}/hent-varsel`);
  return { banner: contentOf(json), vises: (json as { vises: boolean }).vises };
};
const BANNER = { message: 'Søket er nede i natt.', purpose: 'warning' } as const;

describe('the banner', () => {
  it('is added, updated and deleted, and press users see each at once', async () => {
    expect(await stored()).toEqual({ banner: null, vises: false });
    expect((await add(BANNER)).status).toBe(204);
    expect([await stored(), await shown()]).toEqual([{ banner: BANNER, vises: true }, BANNER]);
    const changed = { message: 'Ferdig.', purpose: 'info', endDate: '2026-04-01' };
    expect((await update(changed)).status).toBe(204);
    expect([await stored(), await shown()]).toEqual([{ banner: changed, vises: true }, changed]);
    expect((await remove()).status).toBe(204);
    expect([await stored(), await shown()]).toEqual([{ banner: null, vises: false }, null]);
  });

  it('says who stored or deleted it last, and when', async () => {
    const changed = async () =>
      ((await admin(`${API}/hent-varsel`)).json as { endret: unknown }).endret;
    const { navn } = await bff
      .db<{ navn: string }>('administrator')
      .first<{ navn: string }>('navn');
    await add(BANNER);
    expect(await changed()).toEqual({ av: navn, tidspunkt: '2026-03-10T12:00:00+01:00' });
    bff.time.now = new Date(NOON.getTime() + 5 * 60_000);
    await remove();
    expect(await changed()).toEqual({ av: navn, tidspunkt: '2026-03-10T12:05:00+01:00' });
  });

  it('has no end date when an update has none', async () => {
    await add({ ...BANNER, endDate: '2026-04-01' });
    await update(BANNER);
    expect((await stored()).banner).toEqual(BANNER);
  });

  it.each([null, ''])('takes the end date %j as none', async (endDate) => {
    expect((await add({ ...BANNER, endDate })).status).toBe(204);
    expect((await stored()).banner).toEqual(BANNER);
  });

  it.each([
    ['2026-04-01T21:59:59.999Z', '2026-04-01'],
    ['2026-04-01T22:00:00.000Z', '2026-04-02'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
    ['2026-04-01T00:30:00+02:00', '2026-04-01'],
  ])('reads the instant %s as its Oslo day', async (instant, endDate) => {
    expect((await add({ ...BANNER, endDate: instant })).status).toBe(204);
    expect((await stored()).banner).toEqual({ ...BANNER, endDate });
  });

  it.each(['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'])(
    'is shown until %s begins in Oslo, and is still there for administrators',
    async (endDate) => {
      const midnight = startOfOsloDay(endDate);
      bff.time.now = new Date(midnight.getTime() - 1_000);
      admin = await bff.signedIn('admin');
      expect((await add({ ...BANNER, endDate })).status).toBe(204);
      expect((await stored()).vises).toBe(true);
      bff.time.now = midnight;
      expect(await stored()).toEqual({ banner: { ...BANNER, endDate }, vises: false });
    },
  );

  it('whose end date has passed may be stored, and is shown to nobody', async () => {
    await add({ ...BANNER, endDate: TODAY });
    expect([(await stored()).vises, await shown()]).toEqual([false, null]);
    await update({ ...BANNER, endDate: shiftDay(TODAY, { days: 1 }) });
    expect([(await stored()).vises, (await shown()) !== null]).toEqual([true, true]);
  });

  it('is text and never markup, without invisible characters', async () => {
    const message = '<script>alert(1)</script> & "anførsel"\nny linje 🙂';
    await add({ ...BANNER, message: `  ${message}\u202e\u0000\ud800 \r\n` });
    expect(await shown()).toEqual({ ...BANNER, message });
  });

  it('stores only the fields of a banner', async () => {
    await add({ ...BANNER, html: '<b>', id: 7, constructor: 1 });
    expect((await stored()).banner).toEqual(BANNER);
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing', {}, { message: ['Melding er påkrevd.'], purpose: ['Varseltype er påkrevd.'] }],
    ['a blank message', { ...BANNER, message: ' \n ' }, { message: ['Melding er påkrevd.'] }],
    ['no type', { message: 'Hei' }, { purpose: ['Varseltype er påkrevd.'] }],
    ['an unknown type', { ...BANNER, purpose: 'pink' }, { purpose: ['Varseltype er påkrevd.'] }],
    ['a message that is no text', { ...BANNER, message: 7 }, { message: ['Melding er påkrevd.'] }],
    [
      'a message that is too long',
      { ...BANNER, message: 'x'.repeat(501) },
      { message: ['Meldingen kan ikke være lengre enn 500 tegn.'] },
    ],
    ['no date', { ...BANNER, endDate: '1. mai' }, { endDate: ['Sluttdato må være en dato.'] }],
    [
      'a date that there isn’t',
      { ...BANNER, endDate: '2026-02-30' },
      { endDate: ['Sluttdato må være en dato.'] },
    ],
  ])('%s: 400 by field, for adding and updating', async (_, banner, errors) => {
    for (const send of [add, update])
      expect(await send(banner)).toMatchObject({ status: 400, json: { id: 'validation', errors } });
    expect((await stored()).banner).toBeNull();
  });

  it.each(['', 'x', '{', '[]', 'null', '"tekst"', '7', '{"message":"a",}'])(
    'content that is no JSON object: %j is 400 `malformed`',
    async (content) => {
      for (const path of ['legg-til-varsel', 'oppdater-varsel'])
        expect(await admin(`${API}/${path}`, { method: 'POST', json: { content } })).toMatchObject({
          status: 400,
          json: { id: 'malformed' },
        });
    },
  );

  it.each([[{}], [{ content: BANNER }], [{ content: 'x'.repeat(10_001) }], [[]]])(
    'a body without the string: 400',
    async (json) => {
      expect(await admin(`${API}/legg-til-varsel`, { method: 'POST', json })).toMatchObject({
        status: 400,
        json: { id: 'validation' },
      });
    },
  );

  it('adding where there is one: 409, and the first stays; of ten at once one is added', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add({ ...BANNER, message: `Nr. ${n}` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
    const { banner } = await stored();
    expect(await add(BANNER)).toMatchObject({ status: 409, json: { id: 'varsel_exists' } });
    expect((await stored()).banner).toEqual(banner);
  });

  it('a change of what another administrator has changed meanwhile: 409, and the first stays', async () => {
    const versionNow = async () =>
      ((await admin(`${API}/hent-varsel`)).json as { versjon: number }).versjon;
    const save = (message: string, versjon: number | null) =>
      admin(`${API}/oppdater-varsel`, {
        method: 'POST',
        json: { content: JSON.stringify({ ...BANNER, message }), versjon },
      });
    const changed = { status: 409, json: { id: 'varsel_changed' } };
    await add(BANNER);
    const read = await versionNow();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => save(`Nr. ${n}`, read)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    expect(await save('Den andre', read)).toMatchObject(changed);
    expect(await admin(`${API}/slett-varsel?versjon=${read}`, { method: 'DELETE' })).toMatchObject(
      changed,
    );
    expect((await stored()).banner).toMatchObject({
      message: expect.stringMatching(/^Nr\./) as string,
    });
    // Nor is a later banner taken for the one that was read.
    const second = await versionNow();
    await remove();
    await add(BANNER);
    expect(await save('Den andre', second)).toMatchObject(changed);
    expect((await save('Nå', await versionNow())).status).toBe(204);
    expect((await save('Uten versjon', null)).status).toBe(204);
  });

  it('updating or deleting where there is none: 404', async () => {
    expect((await update(BANNER)).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });

  it.each([
    ['presse', 401, 'unauthenticated'],
    ['ansatt', 403, 'not_admin'],
  ] as const)('%s: every call answers %i', async (kind, status, id) => {
    const who = await bff.signedIn(kind);
    const json = { content: JSON.stringify(BANNER) };
    const calls = [
      ['hent-varsel', { method: 'GET' }],
      ['legg-til-varsel', { method: 'POST', json }],
      ['oppdater-varsel', { method: 'POST', json }],
      ['slett-varsel', { method: 'DELETE' }],
    ] as const;
    for (const [path, options] of calls)
      expect(await who(`${API}/${path}`, options)).toMatchObject({ status, json: { id } });
  });
});

describe('the audit log', () => {
  it('has every change of the banner with who made it, and not its text', async () => {
    const rows = () => bff.db('revisjon').where('handling', 'like', 'varsel%').orderBy('id');
    const before = (await rows()).length;
    await add({ ...BANNER, endDate: '2026-04-01' });
    await add(BANNER);
    await update(BANNER);
    await remove();
    await remove();
    const who = { rolle: 'admin', identitet_hash: hashOf('admin') };
    expect((await rows()).slice(before)).toMatchObject([
      {
        ...who,
        handling: 'varsel_lagret',
        detaljer: { purpose: 'warning', endDate: '2026-04-01' },
      },
      { ...who, handling: 'varsel_lagret', detaljer: { purpose: 'warning' } },
      { ...who, handling: 'varsel_slettet' },
    ]);
    expect(JSON.stringify(await rows())).not.toContain('Søket');
  });
});
