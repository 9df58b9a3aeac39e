import { beforeEach, describe, expect, it } from 'vitest';
import type { Varsler } from '#contract/admin/varsler.ts';
import type { ShownBanners } from '#contract/banner.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const API = '/api/admin/varsler';
const { bff, ask: journalist } = useBff('presse');
let admin: Ask;
let applicant: Ask;
beforeEach(async () => {
  await bff.db('varselbanner').delete();
  bff.time.now = NOON;
  admin = await bff.signedIn('admin');
  applicant = await bff.signedIn('autentisert');
});

const INFO = { message: 'Søket er tregt.', purpose: 'info', til: 'journalister' } as const;
const varsel = (more: object = {}) => ({ ...INFO, start: null, slutt: null, ...more });
const at = (time: string) => `2026-03-10T${time}:00+01:00`;
const send = (method: string, path: string, json?: object) =>
  admin(`${API}${path}`, { method, ...(json && { json }) });
const add = (more: object = {}) => send('POST', '', varsel(more));
const listed = async () => ((await admin(API)).json as Varsler).varsler;
const only = async () => (await listed())[0]!;

interface Shown {
  readonly content?: string | null;
  readonly varsler?: ShownBanners;
}
const READS = {
  journalister: () => journalist('/api/presse/hent-varsel'),
  soekere: () => applicant('/api/presse/soeknad-info'),
  administratorer: () => admin('/api/admin/gyldigadminbruker'),
};
type Who = keyof typeof READS;
const readBy = async (who: Who) => (await READS[who]()).json as Shown;
const seenBy = async (who: Who) =>
  (await readBy(who)).varsler?.vises.map(({ message }) => message) ?? [];

describe('a planned banner', () => {
  it('is shown from its start until its end, by the server’s clock, and nothing of it before', async () => {
    await add({ message: 'Stengt i kveld.', start: at('12:20'), slutt: at('12:40') });
    expect(await readBy('journalister')).toEqual({
      content: null,
      varsler: { vises: [], neste: at('12:20') },
    });
    bff.time.now = new Date(at('12:20'));
    const shown = await readBy('journalister');
    expect(shown.varsler).toMatchObject({
      vises: [{ message: 'Stengt i kveld.', slutt: at('12:40') }],
      neste: at('12:40'),
    });
    expect(JSON.parse(shown.content!)).toEqual({
      ...{ message: 'Stengt i kveld.', purpose: 'info', endDate: '2026-03-11' },
    });
    bff.time.now = new Date(at('12:40'));
    expect(await readBy('journalister')).toEqual({ content: null });
  });

  it('is seen by those it is for; others are not even told when it begins', async () => {
    const all = ['journalister', 'soekere', 'administratorer'] as const;
    for (const til of all) await add({ message: `For ${til}`, til, slutt: at('14:00') });
    await add({ message: 'For alle', til: 'alle', purpose: 'danger' });
    for (const til of all) await add({ til, message: 'Planlagt', start: at('13:00') });
    for (const who of all) expect(await seenBy(who)).toEqual(['For alle', `For ${who}`]);
    await bff.db('varselbanner').where('til', '<>', 'soekere').delete();
    expect(await readBy('journalister')).toEqual({ content: null });
    expect(await readBy('administratorer')).not.toHaveProperty('varsler');
    // Press users have theirs on the search page.
    expect((await journalist('/api/presse/soeknad-info')).json).not.toHaveProperty('varsler');
  });

  it('is kept where the version that was read is none, and deleted as it is without one', async () => {
    await add();
    const { id } = await only();
    for (const versjon of ['x', '-1', '1.5', '99999999999999999999']) {
      const answer = await send('DELETE', `/${id}?versjon=${versjon}`);
      expect(answer).toMatchObject({
        status: 400,
        json: { id: 'validation', errors: { versjon: ['Verdien er ikke gyldig.'] } },
      });
    }
    expect(await listed()).toHaveLength(1);
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('is changed, stopped at once, and deleted, each with the version that was read', async () => {
    await add({ start: at('12:20'), slutt: at('14:00') });
    const { id, versjon, start } = await only();
    const changed = varsel({
      message: 'Flyttet.',
      start,
      slutt: at('15:00'),
      til: 'alle',
      versjon,
    });
    expect((await send('PUT', `/${id}`, changed)).status).toBe(200);
    const now = await only();
    expect(now).toMatchObject({ id, message: 'Flyttet.', slutt: at('15:00'), til: 'alle' });
    expect(now.versjon).toBeGreaterThan(versjon);
    const refused = { status: 409, json: { id: 'varsel_changed', naa: { ...now } } };
    expect(await send('PUT', `/${id}`, changed)).toMatchObject(refused);
    expect(await send('POST', `/${id}/stopp`, { versjon })).toMatchObject(refused);
    expect(await send('DELETE', `/${id}?versjon=${versjon}`)).toMatchObject(refused);
    expect(await only()).toEqual(now);
    // Nor can one be stopped that is not shown.
    expect(await send('POST', `/${id}/stopp`, { versjon: now.versjon })).toMatchObject(refused);
    bff.time.now = new Date(at('12:30'));
    expect((await send('POST', `/${id}/stopp`, { versjon: now.versjon })).status).toBe(200);
    expect([await seenBy('journalister'), (await only()).slutt]).toEqual([[], at('12:30')]);
    const last = (await only()).versjon;
    expect((await send('DELETE', `/${id}?versjon=${last}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await send('DELETE', `/${id}?versjon=${last}`)).status).toBe(404);
  });

  it('of two changes at once one is made, and the other is told', async () => {
    await add();
    const { id, versjon } = await only();
    const answers = await Promise.all(
      ['En', 'To'].map((message) => send('PUT', `/${id}`, varsel({ message, versjon }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('begins now without a start, and goes on from when it began when it is changed', async () => {
    await add();
    expect((await only()).start).toBe(at('12:00'));
    bff.time.now = new Date(at('12:20'));
    const { id, versjon } = await only();
    await send('PUT', `/${id}`, varsel({ message: 'Nytt.', versjon }));
    expect(await only()).toMatchObject({ start: at('12:00'), message: 'Nytt.' });
  });

  it.each([
    ['no end at all', { slutt: undefined }, 'slutt', 'Sluttdato må ha både dato og klokkeslett.'],
    ['half an end', { slutt: '2026-03-11' }, 'slutt', 'Sluttdato må ha både dato og klokkeslett.'],
    ['an empty end', { slutt: '' }, 'slutt', 'Sluttdato må ha både dato og klokkeslett.'],
    ['half a start', { start: '2026-03' }, 'start', 'Startdato må ha både dato og klokkeslett.'],
    ['nobody', { til: 'ingen' }, 'til', 'Velg hvem som skal se varselet.'],
    ['no text', { message: ' ' }, 'message', 'Melding er påkrevd.'],
    [
      'an end before the start',
      { start: at('14:00'), slutt: at('13:00') },
      ...(['slutt', 'Slutt må være etter start.'] as const),
    ],
  ])('%s: 400, and nothing is stored', async (_, more, field, message) => {
    expect(await add(more)).toMatchObject({
      status: 400,
      json: { errors: { [field]: [message] } },
    });
    expect(await listed()).toEqual([]);
  });

  it('is in the log with who is meant to see it, and not its text', async () => {
    const rows = () => bff.db('revisjon').where('handling', 'like', 'varsel%').orderBy('id');
    const before = (await rows()).length;
    await add({ til: 'soekere' });
    const { id, versjon } = await only();
    await send('POST', `/${id}/stopp`, { versjon });
    const logged = (await rows()).slice(before);
    const detaljer = { varselId: id, maalgruppe: 'soekere' };
    expect(logged).toMatchObject([
      { handling: 'varsel_lagret', detaljer: { ...detaljer, purpose: 'info', start: at('12:00') } },
      { handling: 'varsel_stoppet', detaljer },
    ]);
    expect(JSON.stringify(logged)).not.toContain('tregt');
  });
});

describe('beside the described calls', () => {
  const contents = '/api/admin/siteContents';
  const described = async () => {
    const { content } = (await admin(`${contents}/hent-varsel`)).json as Shown;
    return content ? (JSON.parse(content) as { message: string }).message : null;
  };
  const save = (what: string, message: string) =>
    admin(`${contents}/${what}-varsel`, {
      method: 'POST',
      json: { content: JSON.stringify({ message, purpose: 'warning' }) },
    });

  it('journalists see all of them, and the most serious is the one that is told alone', async () => {
    await save('legg-til', 'Den beskrevne');
    await add({ message: 'Tregt' });
    await add({ message: 'Nede', purpose: 'danger' });
    expect(await seenBy('journalister')).toEqual(['Nede', 'Den beskrevne', 'Tregt']);
    expect((await readBy('journalister')).content).toContain('Nede');
    expect(await described()).toBe('Den beskrevne');
    expect((await listed()).map(({ message, til }) => [message, til])).toContainEqual([
      ...['Den beskrevne', 'journalister'],
    ]);
    await admin(`${contents}/slett-varsel`, { method: 'DELETE' });
    expect(await seenBy('journalister')).toEqual(['Nede', 'Tregt']);
  });

  it('one that they can tell is theirs: for journalists, begun, not over, and the first', async () => {
    await add({ message: 'For søkere', til: 'soekere' });
    await add({ message: 'Senere', start: at('13:00') });
    expect(await described()).toBeNull();
    await add({ message: 'Nå', slutt: at('12:30') });
    await add({ message: 'Nå også' });
    expect(await described()).toBe('Nå');
    // Once it is over the next one that is stored takes its place.
    bff.time.now = new Date(at('12:40'));
    await add({ message: 'Den tredje' });
    expect(await described()).toBe('Den tredje');
    expect((await save('oppdater', 'Rettet')).status).toBe(204);
    expect(await seenBy('journalister')).toEqual(['Rettet', 'Nå også']);
  });

  it('a version that knows one banner shows none that has not begun, and stores its own as before', async () => {
    // What such a version does, in its own statements.
    const { db } = bff;
    const content = (message: string) => JSON.stringify({ message, purpose: 'info' });
    await add({ message: 'Nå' });
    await add({ message: 'Planlagt', start: at('13:00') });
    const first = () => db('varsel').first<{ content: { message: string }; versjon: number }>();
    expect((await first()).content.message).toBe('Nå');
    const { id, versjon } = await only();
    await send('PUT', `/${id}`, varsel({ message: 'Nå', start: at('12:30'), versjon }));
    expect(await first()).toBeUndefined();
    const insert = (message: string) =>
      db('varsel')
        .insert({ id: true, content: content(message), oppdatert: NOON })
        .onConflict('id')
        .ignore()
        .returning('id');
    expect([await insert('Gammel'), await insert('En til')]).toEqual([[{ id: true }], []]);
    const before = (await first()).versjon;
    await db('varsel').update({ content: content('Endret'), oppdatert: NOON });
    expect((await first()).versjon).toBeGreaterThan(before);
    expect(await seenBy('journalister')).toEqual(['Endret']);
    expect(await db('varsel').delete()).toBe(1);
    expect((await listed()).map(({ message }) => message)).toEqual(['Nå', 'Planlagt']);
  });
});
