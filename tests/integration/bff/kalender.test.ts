import { describe, expect, it } from 'vitest';
import { addEndringer } from '#db/endring/write.ts';
import { MAX_KALENDER_SAKER } from '#domain/abonnement.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { eventsOf, feedSteps } from '#tests/support/feeds/read-feeds.ts';

const used = useBff('presse', storeSaker);
const { bff, ask: silje, signInAgain } = used;
const { address, list, favourite, saveSearch } = feedSteps(used);

const tid = (day: number) => ({
  start: new Date(`2026-03-${day}T08:00:00Z`),
  slutt: new Date(`2026-03-${day}T14:30:00Z`),
  ...{ sal: 'Sal 1', rettsalAdresse: null },
});
/** How often the log says that cases were given. */
const actions = async () =>
  (await bff.db('revisjon').where({ handling: 'abonnement_lest' }).select('id')).length;

describe('a program that asks again', () => {
  it('is told that nothing is new, and by when it changed, and the log has what was given', async () => {
    await favourite(saker.vist.sakId);
    const path = await address();
    const before = await actions();
    const { headers } = await bff.guest(path);
    const given = await actions();
    expect(given).toBe(before + 1);
    const [tag, since] = [headers.get('etag')!, headers.get('last-modified')!];
    expect(since).toBe(bff.time.now.toUTCString());
    bff.time.now = new Date(bff.time.now.getTime() + 600_000);
    for (const known of [{ 'If-None-Match': tag }, { 'If-Modified-Since': since }]) {
      const again = await bff.guest(path, { headers: known });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('last-modified')).toBe(since);
    }
    expect(await actions()).toBe(given);
    await silje(`/api/presse/slett-favoritt/${saker.vist.sakId}`, { method: 'DELETE' });
    // It has lost something: also who only says since when is told.
    const changed = await bff.guest(path, { headers: { 'If-Modified-Since': since } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('last-modified')).toBe(bff.time.now.toUTCString());
    expect(eventsOf(changed.text)).toEqual([]);
    expect(await actions()).toBe(given + 1);
  });

  it('leaves a note of when, to the hour', async () => {
    const path = await address();
    expect(await list()).toMatchObject([{ sistBrukt: null, navn: 'Telefonen', slag: 'kalender' }]);
    await bff.guest(path);
    bff.time.now = new Date(bff.time.now.getTime() + 600_000);
    await bff.guest(path);
    expect(await list()).toMatchObject([{ sistBrukt: '2026-03-10T12:00:00+01:00' }]);
    bff.time.now = new Date(bff.time.now.getTime() + 3_600_000);
    await bff.guest(path);
    await signInAgain();
    expect(await list()).toMatchObject([{ sistBrukt: '2026-03-10T13:10:00+01:00' }]);
  });
});

describe('a hearing', () => {
  it('that the court moves and cancels stays the same event, and says so', async () => {
    const { sakId } = saker.vist;
    await favourite(sakId);
    const path = await address();
    const moete = () => bff.db('rettsmoete').where({ sak_id: sakId });
    const kept = await moete();
    const events = async () => eventsOf((await bff.guest(path)).text);
    try {
      await moete().delete();
      await bff
        .db('rettsmoete')
        .insert({ sak_id: sakId, start: tid(16).start, slutt: tid(16).slutt });
      const [first] = await events();
      expect(first).toMatchObject({ sequence: 0, start: '2026-03-16T09:00:00' });
      const change = async (endring: Parameters<typeof addEndringer>[1][number]['endring']) =>
        bff.db.transaction((trx) => addEndringer(trx, [{ sakId, endring }], bff.time.now));
      await change({ slag: 'flyttet', fra: tid(16), til: tid(18) });
      await moete().update({ start: tid(18).start, slutt: tid(18).slutt });
      expect(await events()).toMatchObject([
        { uid: first!.uid, sequence: 1, start: '2026-03-18T09:00:00', status: 'CONFIRMED' },
      ]);
      await moete().delete();
      const borte = { sak_id: sakId, start: tid(18).start, slutt: tid(18).slutt, sal: 'Sal 1' };
      await bff.db('rettsmoete_borte').insert(borte);
      expect(await events()).toMatchObject([
        {
          uid: first!.uid,
          status: 'TENTATIVE',
          summary: expect.stringMatching(/^Usikkert: /) as string,
        },
      ]);
      await bff.db('rettsmoete_borte').delete();
      await change({ slag: 'avlyst', fra: tid(18), til: null });
      expect(await events()).toMatchObject([
        {
          ...{ uid: first!.uid, sequence: 2, status: 'CANCELLED' },
          summary: `Avlyst: ${saker.vist.saksnummer}, ${saker.vist.domstolNavn}`,
        },
      ]);
      // A case that is hidden is in no calendar, cancelled or not.
      const [hidden] = await bff
        .db('tilbaketrekking')
        .insert({
          ...{ sak_id: sakId, omfang: 'sak', grunn: 'feil', forklaring: 'Feil.' },
          skjult: bff.time.now,
        })
        .returning<[{ id: number }]>('id');
      expect(await events()).toEqual([]);
      await bff.db('tilbaketrekking').where({ id: hidden!.id }).delete();
    } finally {
      await bff.db('rettsmoete_borte').delete();
      await bff.db('rettsmoete_spor').delete();
      await moete().delete();
      await bff.db('rettsmoete').insert(kept.map(({ id: _, ...row }: { id: number }) => row));
      // What was hidden is waited for by the searches of the other tests.
      await indexAll(bff.search, bff.db, bff.time.now);
    }
  });
});

it('says by its stamp that a hearing is another one than before, when only a restriction has come or gone', async () => {
  const { sakId, saksnummer } = saker.vist;
  await favourite(sakId);
  const path = await address();
  const read = async () => {
    const { text } = await bff.guest(path);
    const stamp = /\r\nLAST-MODIFIED:(\w+)/.exec(text)?.[1];
    return { stamp, description: eventsOf(text)[0]!.description };
  };
  const before = await read();
  const satt = new Date(bff.time.now.getTime() - 3_600_000);
  await bff.db('begrensning').insert({
    ...{ sak_id: sakId, saksnummer, type: 'fotoforbud', tekst: 'Ingen bilder.', satt, varslet: 0 },
  });
  const restricted = await read();
  expect(restricted.description).toContain('Forbud mot fotografering');
  expect(restricted.stamp).toBe('20260310T100000Z');
  await bff.db('begrensning').update({ opphevet: bff.time.now, opphevet_forklaring: 'Over.' });
  expect(await read()).toEqual({ description: before.description, stamp: '20260310T110000Z' });
  await bff.db('begrensning').delete();
  await indexAll(bff.search, bff.db, bff.time.now);
});

describe('a calendar as a file', () => {
  it('is for its owner, and is written in the log', async () => {
    await favourite(saker.vist.sakId);
    const lagretSoekId = await saveSearch(saker.vist.saksnummer);
    for (const path of [
      '/api/presse/kalender',
      `/api/presse/kalender?lagretSoekId=${lagretSoekId}`,
    ]) {
      const { status, headers, text } = await silje(path);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(
        'attachment; filename="rettsmoeter-2026-03-10.ics"',
      );
      expect(eventsOf(text).length).toBeGreaterThan(0);
    }
    const rows = await bff.db('revisjon').where({ handling: 'kalender_hentet' });
    expect(rows).toHaveLength(2);
    const nora = await signInSecond(bff);
    expect((await nora(`/api/presse/kalender?lagretSoekId=${lagretSoekId}`)).status).toBe(404);
    expect(eventsOf((await nora('/api/presse/kalender')).text)).toEqual([]);
  });

  it('says that some are left out only of those that may be shown', async () => {
    const { db } = bff;
    const many = Array.from({ length: MAX_KALENDER_SAKER + 1 }, (_, nr) => `M${nr}`);
    await db.batchInsert('sak', many.map(sak), 200);
    await db('sak_utboks').delete();
    const person = { identitet_hash: hashOf('presse') };
    const [owner = ''] = await db('pressebruker').where(person).pluck<string[]>('id');
    const favourites = many.map((id) => ({
      pressebruker_id: owner,
      sak_id: id,
    }));
    await db('favoritt').delete();
    await db.batchInsert(
      'favoritt',
      favourites.map((one) => ({ ...one, opprettet: bff.time.now })),
      200,
    );
    const note = async () => (await silje('/api/presse/kalender')).text.replaceAll('\r\n ', '');
    expect(await note()).toContain('Bare 1000 av 1001 saker er med.');
    const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: bff.time.now };
    await db('tilbaketrekking').insert({ sak_id: 'M7', omfang: 'sak', ...why });
    expect(await note()).not.toContain('Bare');
  });
});

describe('the calendar of one case', () => {
  const file = (sakId: string) => silje(`/api/presse/kalender?sakId=${sakId}`);

  it('has its hearings to come, without names, and the log says whose they are', async () => {
    const { sakId, saksnummer } = saker.vist;
    const moete = { sak_id: sakId, start: tid(20).start, slutt: tid(20).slutt };
    const over = { ...moete, start: '2026-03-02T08:00:00Z', slutt: '2026-03-02T14:30:00Z' };
    await bff.db('rettsmoete').where({ sak_id: sakId }).delete();
    await bff.db('rettsmoete').insert([moete, over]);
    const { text, headers } = await file(sakId);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(eventsOf(text)).toMatchObject([{ start: '2026-03-20T09:00:00', status: 'CONFIRMED' }]);
    expect(text).toContain(saksnummer);
    expect(text).not.toContain(saker.vist.parter);
    const rows = await bff.db('revisjon').where({ handling: 'kalender_hentet' }).select('detaljer');
    expect((rows.at(-1) as { detaljer: unknown }).detaljer).toEqual({ sakIds: [sakId] });
  });

  it('of a case that is hidden or unknown is not there', async () => {
    expect((await file('UKJENT')).status).toBe(404);
    const why = { omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now };
    await bff.db('tilbaketrekking').insert({ sak_id: 'ANON', ...why });
    expect((await file('ANON')).status).toBe(404);
    await bff.db('tilbaketrekking').delete();
  });
});
