import { beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '#bff/session/crypto.ts';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { pressePaths, varslingPaths } from '#contract/paths.ts';
import type { NoticeChoices } from '#contract/notice-choices.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const DAY = 86_400_000;
const { bff, ask: silje } = useBff('presse', storeSaker);
const { varsling, startVarsling, lagredeSoek, lagretSoek, lagretSoekVarsle } = pressePaths;

const chosen = async (who: Ask = silje) => (await who(varsling.path)).json as NoticeChoices;
const choose = (favoritter: unknown, who: Ask = silje) =>
  who(varsling.path, { method: 'PUT', json: { favoritter } });
const form = {
  navn: 'Mitt',
  soek: 'domstolid=TSOS&fraDato=2026-03-01&tilDato=2026-03-31&query=tyveri',
  foelgerDagen: true,
};
const list = async () => (await silje(lagredeSoek.path)).json as LagretSoek[];
const row = () => bff.db('lagret_soek').first<{ id: number; varsler_fra: Date | null }>();
const varsle = (id: number | string, to: unknown, who: Ask = silje) =>
  who(lagretSoekVarsle.href(`${id}`), { method: 'PUT', json: { varsle: to } });
const later = (ms: number) => {
  bff.time.now = new Date(bff.time.now.getTime() + ms);
};
const actions = async () =>
  (await bff.db('revisjon').orderBy('id').select<{ handling: string }[]>('handling')).map(
    ({ handling }) => handling,
  );

describe('what is told of favourites', () => {
  it('is nothing until it is chosen, and is sent to the address of the profile', async () => {
    expect(await chosen()).toEqual({
      ...{ epost: 'journalist@fjordavisa.example', favoritter: 'aldri', stans: null },
      ...{ favoritterValgt: false, soekSist: null },
    });
    expect((await choose('daglig')).status).toBe(204);
    expect(await chosen()).toMatchObject({ favoritter: 'daglig' });
    expect(await actions()).toContain('varsling_endret');
    expect((await choose('aldri')).status).toBe(204);
    expect(await chosen()).toMatchObject({ favoritter: 'aldri', favoritterValgt: true });
  });

  it('is one of four, and nobody else’s', async () => {
    for (const odd of ['hver time', null, 1, ''])
      expect([(await choose(odd)).status, odd]).toEqual([400, odd]);
    await choose('straks');
    const other = await signInSecond(bff);
    expect(await chosen(other)).toMatchObject({ favoritter: 'aldri' });
  });
});

describe('what is told of a saved search', () => {
  beforeEach(async () => {
    await silje(lagredeSoek.path, { method: 'POST', json: form });
  });

  it('is nothing at first, then what is chosen, from then on', async () => {
    const [{ id, varsle: first }] = (await list()) as [LagretSoek];
    expect([first, (await row()).varsler_fra]).toEqual(['aldri', null]);
    const began = bff.time.now;
    expect((await varsle(id, 'ukentlig')).status).toBe(204);
    expect(await list()).toMatchObject([{ id, varsle: 'ukentlig' }]);
    later(60_000);
    await varsle(id, 'straks');
    expect((await row()).varsler_fra).toEqual(began);
    await varsle(id, 'aldri');
    expect((await row()).varsler_fra).toBeNull();
    await varsle(id, 'straks');
    expect((await row()).varsler_fra).toEqual(bff.time.now);
  });

  it('is from now on when the search becomes another one, and not when it gets another name', async () => {
    const [{ id }] = (await list()) as [LagretSoek];
    await varsle(id, 'straks');
    const began = bff.time.now;
    later(60_000);
    const put = (path: string, json: object) => silje(path, { method: 'PUT', json });
    await put(pressePaths.lagretSoekNavn.href(`${id}`), { navn: 'Nytt navn' });
    expect((await row()).varsler_fra).toEqual(began);
    await put(lagretSoek.href(`${id}`), {
      ...form,
      soek: 'domstolid=TSOS&fraDato=2026-03-01&tilDato=2026-03-31&query=ran',
    });
    expect((await row()).varsler_fra).toEqual(bff.time.now);
    expect(await list()).toMatchObject([{ varsle: 'straks' }]);
  });

  it('leaves out of e-mails what was found before', async () => {
    const [{ id }] = (await list()) as [LagretSoek];
    await varsle(id, 'ukentlig');
    const { id: pressebruker_id } = await bff.db('pressebruker').where(me).first<{ id: string }>();
    const found = { pressebruker_id, lagret_soek_id: id, sak_id: saker.vist.sakId };
    await bff.db('nyhet').insert({ ...found, tidspunkt: bff.time.now });
    const unsent = async () => (await bff.db('nyhet').whereNull('sendt')).length;
    await varsle(id, 'daglig');
    expect(await unsent()).toBe(1);
    await varsle(id, 'aldri');
    expect(await unsent()).toBe(0);
  });

  it('is its owner’s choice', async () => {
    const [{ id }] = (await list()) as [LagretSoek];
    expect((await varsle(id, 'straks', await signInSecond(bff))).status).toBe(404);
    for (const [odd, status] of [
      ['ofte', 400],
      [undefined, 400],
    ])
      expect((await varsle(id, odd)).status).toBe(status);
    expect((await varsle('x', 'straks')).status).toBe(404);
    expect(await list()).toMatchObject([{ varsle: 'aldri' }]);
  });
});

const me = { identitet_hash: hashOf('presse') };

describe('the link in an e-mail', () => {
  const link = async (
    days = 365,
    purpose: 'stopp_varsling' | 'arbeidsgiver_bekreftelse' = 'stopp_varsling',
  ) => {
    const { id } = await bff.db('pressebruker').where(me).first<{ id: string }>();
    const expires = new Date(bff.time.now.getTime() + days * DAY);
    return varslingPaths.stopp.href(signLink(KEYS.session, { id, expires }, purpose));
  };
  const post = (path: string) => bff.guest(path, { method: 'POST' });

  it('stops nothing when it is opened, and leads to the page', async () => {
    const path = await link();
    const { status, headers } = await bff.guest(path);
    expect([status, headers.get('location')]).toEqual([
      302,
      path.replace('/api/varsling/stopp/', '/varsler/stopp/'),
    ]);
    expect(await chosen()).toMatchObject({ stans: null });
  });

  it('stops all of it when it is posted to, as a mail program does, until it is started again', async () => {
    await choose('straks');
    const path = await link();
    // From elsewhere, without cookie, origin, or header of ours (RFC 8058).
    const answer = await fetch(bff.url + path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(204);
    expect(await chosen()).toMatchObject({ favoritter: 'straks', stans: 'stoppet' });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(bff.url + path, { method: 'POST', body: form })).status).toBe(204);
    expect((await actions()).filter((action) => action === 'varsling_stoppet')).toHaveLength(1);
    expect((await silje(startVarsling.path, { method: 'POST' })).status).toBe(204);
    expect(await chosen()).toMatchObject({ favoritter: 'straks', stans: null });
  });

  it('works for somebody whose access has lapsed', async () => {
    const path = await link();
    later(600 * DAY);
    expect((await post(path)).status).toBe(404);
    bff.time.now = new Date(bff.time.now.getTime() - 300 * DAY);
    expect((await post(path)).status).toBe(204);
  });

  it('is of nothing when it was not made for this, is too old, or the profile has been ended', async () => {
    const other = await link(365, 'arbeidsgiver_bekreftelse');
    const path = await link();
    const last = path.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of [
      other,
      await link(-1),
      path.slice(0, -1) + last,
      `${path}x`,
      '/api/varsling/stopp/x',
    ])
      expect([(await post(wrong)).status, wrong]).toEqual([404, wrong]);
    expect(await chosen()).toMatchObject({ stans: null });
    await silje(pressePaths.slettProfil.path, { method: 'DELETE' });
    expect((await post(path)).status).toBe(404);
  });

  it('is not written to the log', async () => {
    const path = await link();
    await post(path);
    await bff.guest(path);
    expect(bff.logs.join('')).not.toContain(path.split('/').at(-1));
  });
});
