import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueNewsroomLists } from '#bff/mail/newsroom-lists.ts';
import { signLink } from '#bff/session/crypto.ts';
import type { Redaksjon, Redaksjoner } from '#contract/admin/redaksjoner.ts';
import { arbeidsgiverPaths, redaksjonPaths } from '#contract/paths.ts';
import type { Redaksjonsliste } from '#contract/redaksjonsliste.ts';
import { auditOf, outbox } from '#tests/support/access/forms.ts';
import { EDITOR, linkTo, listLink, newsroomOf } from '#tests/support/access/newsroom.ts';
import { KEYS, hashOf } from '#tests/support/access/persons.ts';
import { createHttpClient } from '#tests/support/bff/http-client.ts';
import { NOON, startOver } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff, ask: admin, signInAgain } = useBff('admin');
const LAST_MOMENT = new Date('2026-04-09T23:59:59.999+02:00');

let id: string;
let link: string;
beforeEach(async () => {
  await startOver(bff);
  await bff.db('redaksjon').delete();
  await signInAgain();
  id = await newsroomOf(bff, 'presse', 'lapsed');
  link = await listLink(bff, id);
});

const look = (path = link) => bff.guest(path);
const people = async () => ((await look()).json as Redaksjonsliste).personer;
/** The answer that marks those with one of these names. */
async function answer(...gone: string[]) {
  const personer = (await people()).map(({ merke, navn }) => ({
    ...{ merke, jobberHer: !gone.some((name) => navn.startsWith(name)) },
  }));
  return bff.guest(link, { method: 'POST', json: { personer } });
}
const shown = async () => (await admin(`/api/admin/redaksjon/${id}`)).json as Redaksjon;
const listed = async () =>
  ((await admin('/api/admin/redaksjon/alle')).json as Redaksjoner).redaksjoner.find(
    (one) => one.id === id,
  );
const send = () => admin(`/api/admin/redaksjon/${id}/send-liste`, { method: 'POST' });
const mails = async () =>
  (await outbox(bff.db))
    .filter(({ mal }) => mal.startsWith('redaksjon_liste'))
    .map(({ mal, til }) => [mal, til]);

describe('a link to the editor', () => {
  it('shows names and titles of those who have not been ended, and nothing else of anybody', async () => {
    const merke = expect.stringMatching(/^[\w-]{16}$/) as string;
    expect((await look()).json).toEqual({
      ...{ redaksjon: 'Dalposten', redaktoer: EDITOR.navn, svarfrist: '2026-04-09' },
      personer: expect.arrayContaining([
        { merke, navn: 'Silje Haugnes', stilling: expect.any(String) as string },
      ]) as unknown,
    });
    expect(await people()).toHaveLength(2);
    const { text } = await look();
    const rows = await bff.db('pressebruker').where({ redaksjon_id: id });
    for (const row of rows as Record<string, unknown>[])
      for (const column of ['id', 'epost', 'telefon', 'kontaktperson_epost'])
        if (row[column]) expect(text).not.toContain(row[column]);
  });

  it('is answered once: the list is confirmed, and whoever is marked keeps access', async () => {
    expect(await shown()).toMatchObject({ status: 'maaBekreftes', bekreftet: null });
    expect(await answer('Silje')).toMatchObject({ status: 204, text: '' });
    expect(await look()).toMatchObject({ status: 410, json: { id: 'link_used' } });
    const newsroom = await shown();
    expect(newsroom).toMatchObject({
      ...{ status: 'aktiv', bekreftet: '2026-03-10', bekreftesIgjen: '2027-03-10' },
      liste: { tilstand: 'used', svart: '2026-03-10T12:00:00+01:00' },
    });
    const marked = newsroom.personer.filter(({ merket }) => merket);
    expect(marked.map(({ fornavn }) => fornavn)).toEqual(['Silje']);
    expect(await listed()).toMatchObject({ merket: 1 });
    const silje = await bff.signedIn('presse');
    expect((await silje('/api/presse/profil')).status).toBe(200);
  });

  it('no longer says who is gone when that has been followed up', async () => {
    await answer('Silje');
    const where = { identitet_hash: hashOf('presse') };
    const suspended = { suspendert_til: '2026-04-01', suspendert_fra: NOON };
    await bff
      .db('pressebruker')
      .where(where)
      .update({ ...suspended, suspendert_begrunnelse: 'Sluttet.' });
    expect((await shown()).personer.some(({ merket }) => merket)).toBe(false);
    expect(await listed()).toMatchObject({ merket: 0 });
    await bff.db('pressebruker').where(where).delete();
    expect(await bff.db('redaksjon_liste_borte')).toEqual([]);
  });

  it('confirms nobody whom the editor has not seen', async () => {
    const json = { personer: (await people()).map(({ merke }) => ({ merke, jobberHer: true })) };
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('lapsed') })
      .update({ redaksjon_id: null });
    expect(await bff.guest(link, { method: 'POST', json })).toMatchObject({
      status: 409,
      json: { id: 'list_changed' },
    });
    expect(await shown()).toMatchObject({ bekreftet: null });
    expect((await answer()).status).toBe(204);
  });

  it('is answered once, also when many answers come at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => answer()));
    const done = all.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204, 410]));
  });

  it('works to the end of its last day and no longer', async () => {
    bff.time.now = LAST_MOMENT;
    expect((await look()).status).toBe(200);
    bff.time.now = new Date(LAST_MOMENT.getTime() + 1);
    expect(await look()).toMatchObject({ status: 410, json: { id: 'link_expired' } });
  });

  it.each([
    ['another list', () => listLink(bff, id)],
    [
      'another editor',
      () => bff.db('redaksjon').update({ redaktoer_epost: 'ny@dalposten.example' }),
    ],
  ])('is replaced by %s', async (_, happen) => {
    await happen();
    expect(await look()).toMatchObject({ status: 410, json: { id: 'link_replaced' } });
  });

  it.each([
    ['that is cut off', () => link.slice(0, -1)],
    ['of another list', () => linkTo('3f2b0b52-5a3c-4a37-8a63-0e3f1f7a0c11', LAST_MOMENT)],
    ['made for an employer', async () => forPurpose('arbeidsgiver_bekreftelse')],
    ['made to stop e-mails', async () => forPurpose('stopp_varsling')],
    ['that is nonsense', () => '/api/redaksjon/liste/%F0%9F%98%80'],
  ])('%s leads nowhere', async (_, path) => {
    const address = await path();
    expect(await look(address)).toMatchObject({ status: 404, json: { id: 'not_found' } });
    const json = { personer: [] };
    expect((await bff.guest(address, { method: 'POST', json })).status).toBe(404);
  });

  it('opens nothing else: no question, no session', async () => {
    const token = link.split('/').at(-1)!;
    expect((await bff.guest(arbeidsgiverPaths.behov.href(token))).status).toBe(404);
    const cookie = createHttpClient(bff.url, `presse_sesjon=${token}; admin_sesjon=${token}`);
    for (const path of ['/api/presse/bruker-info', `/api/admin/redaksjon/${id}`])
      expect((await cookie(path)).status).toBe(401);
  });

  it('is logged, as a pseudonym of the editor’s address', async () => {
    const log = await auditOf(bff.db, () => answer('Silje'));
    const [silje] = await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .pluck<string[]>('id');
    expect(log).toMatchObject([
      { handling: 'redaksjonsliste_vist', rolle: 'arbeidsgiver', detaljer: { redaksjonId: id } },
      {
        ...{ handling: 'redaksjonsliste_bekreftet', rolle: 'arbeidsgiver' },
        detaljer: { redaksjonId: id, brukerIder: [silje] },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('arne@');
  });

  async function forPurpose(purpose: 'arbeidsgiver_bekreftelse' | 'stopp_varsling') {
    const [liste] = await bff.db('redaksjon_liste').pluck<string[]>('id');
    const target = { id: liste!, expires: LAST_MOMENT };
    return redaksjonPaths.liste.href(signLink(KEYS.session, target, purpose));
  }
});

describe('the list is sent', () => {
  beforeEach(async () => {
    await bff.db('redaksjon_liste').delete();
  });

  it('by an administrator, once a day, to the editor, and replaces the one before', async () => {
    expect((await send()).status).toBe(204);
    expect(await mails()).toEqual([['redaksjon_liste', EDITOR.epost]]);
    expect(await send()).toMatchObject({ status: 409, json: { id: 'asked_today' } });
    bff.time.now = new Date('2026-03-11T09:00:00+01:00');
    await signInAgain();
    expect((await send()).status).toBe(204);
    expect(await mails()).toEqual([['redaksjon_liste', EDITOR.epost]]);
    const states = await bff.db('redaksjon_liste').orderBy('opprettet').pluck('erstattet');
    expect(states).toEqual([bff.time.now, null]);
  });

  it.each([
    [
      'list_without_editor',
      () => bff.db('redaksjon').update({ redaktoer_navn: null, redaktoer_epost: null }),
    ],
    ['list_without_people', () => bff.db('pressebruker').update({ redaksjon_id: null })],
  ])('but not: %s', async (error, without) => {
    await without();
    expect(await send()).toMatchObject({ status: 409, json: { id: error } });
    expect(await mails()).toEqual([]);
  });

  const work = (moment: string) => enqueueNewsroomLists(bff.db, KEYS, new Date(moment));

  it('by itself a year after it was confirmed, and once more after a week', async () => {
    await bff.db('redaksjon').update({ bekreftet: new Date('2025-03-10T12:00:00+01:00') });
    expect(await work('2026-03-09T23:59:59+01:00')).toBe(0);
    expect(await work('2026-03-10T00:00:00+01:00')).toBe(1);
    expect(await work('2026-03-16T23:00:00+01:00')).toBe(0);
    expect(await work('2026-03-17T00:00:00+01:00')).toBe(1);
    expect(await work('2026-06-17T00:00:00+01:00')).toBe(0);
    expect(await mails()).toEqual([
      ['redaksjon_liste', EDITOR.epost],
      ['redaksjon_liste_paaminnelse', EDITOR.epost],
    ]);
  });

  it('by itself to nobody who was never asked, is suspended, or has no people', async () => {
    expect(await work('2030-03-10T00:00:00+01:00')).toBe(0);
    const confirmed = { bekreftet: new Date('2025-03-10T12:00:00+01:00') };
    await bff.db('redaksjon').update({
      ...confirmed,
      ...{ suspendert_fra: NOON, suspendert_begrunnelse: 'Brudd.' },
    });
    expect(await work('2026-03-11T00:00:00+01:00')).toBe(0);
    await bff.db('redaksjon').update({ suspendert_fra: null, suspendert_begrunnelse: null });
    await bff.db('pressebruker').update({ redaksjon_id: null });
    expect(await work('2026-03-11T00:00:00+01:00')).toBe(0);
  });

  it('by itself to nobody whose people have all lost access, or are being deleted', async () => {
    await bff.db('redaksjon').update({ bekreftet: new Date('2025-03-10T12:00:00+01:00') });
    const [ended, other] = await bff
      .db('pressebruker')
      .where({ redaksjon_id: id })
      .pluck<string[]>('id');
    await bff.db('pressebruker').where({ id: other }).update({ redaksjon_id: null });
    expect(await listed()).toMatchObject({ brukere: 1 });
    await admin(`/api/admin/bruker/${ended}`, { method: 'DELETE' });
    expect(await listed()).toMatchObject({ brukere: 0 });
    expect((await shown()).personer).toEqual([]);
    expect(await work('2026-03-11T00:00:00+01:00')).toBe(0);
  });

  it('once, when two servers are at it', async () => {
    await bff.db('redaksjon').update({ bekreftet: new Date('2025-03-10T12:00:00+01:00') });
    const both = await Promise.all([1, 2].map(() => work('2026-03-11T00:00:00+01:00')));
    expect(both.toSorted()).toEqual([0, 1]);
  });
});
