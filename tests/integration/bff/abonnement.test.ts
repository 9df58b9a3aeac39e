import { describe, expect, it } from 'vitest';
import type { Abonnement } from '#contract/abonnement.ts';
import { MAX_ABONNEMENTER } from '#domain/abonnement.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { HIDDEN, saker, storeSaker } from '#tests/support/cases/saker.ts';
import { ABONNEMENTER, entriesOf, eventsOf, feedSteps } from '#tests/support/feeds/read-feeds.ts';

const used = useBff('presse', storeSaker);
const { bff, ask: silje } = used;
const { make, address, list, favourite, saveSearch } = feedSteps(used);

/** Without the rules of the table about who may do what when; gives what stood there before. */
async function changeAccess(change: Readonly<Record<string, unknown>>) {
  const person = { identitet_hash: hashOf('presse') };
  return bff.db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    const names = Object.keys(change);
    const before = await trx('pressebruker').where(person).first<Record<string, unknown>>(names);
    await trx('pressebruker').where(person).update(change);
    return before;
  });
}
describe('a secret address', () => {
  it('gives the favourites to a program without a session', async () => {
    await favourite(saker.vist.sakId);
    const path = await address();
    expect(path).toMatch(/^\/kalender\/[\w-]{43}\.ics$/);
    const answer = await bff.guest(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const [one] = eventsOf(answer.text);
    expect(one).toMatchObject({
      summary: `${saker.vist.saksnummer}, ${saker.vist.domstolNavn}`,
      url: `${bff.url}/beramming/${saker.vist.sakId}`,
      status: 'CONFIRMED',
    });
    const news = await bff.guest(await address({ slag: 'atom' }));
    expect(news.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(entriesOf(news.text)).toMatchObject([
      { id: one!.url, title: one!.summary, summary: expect.stringContaining('') as string },
    ]);
  });

  it('gives what a saved search finds, and stays with it', async () => {
    const lagretSoekId = await saveSearch(saker.vist.saksnummer);
    const [kalender, atom] = [
      await address({ lagretSoekId }),
      await address({ slag: 'atom', lagretSoekId }),
    ];
    expect(eventsOf((await bff.guest(kalender)).text).length).toBeGreaterThan(0);
    expect(entriesOf((await bff.guest(atom)).text)).toHaveLength(1);
    await silje(`/api/presse/lagrede-soek/${lagretSoekId}`, { method: 'DELETE' });
    expect((await bff.guest(kalender)).status).toBe(404);
    expect((await bff.guest(atom)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('says no name, neither of parties nor of its owner nor of the search', async () => {
    for (const sak of Object.values(saker)) await favourite(sak.sakId);
    const lagretSoekId = await saveSearch('Synligsen');
    for (const json of [
      ...[{}, { slag: 'atom' }, { lagretSoekId }, { slag: 'atom', lagretSoekId }],
    ]) {
      const { text } = await bff.guest(await address({ ...json, navn: 'Kalenderen til Silje' }));
      const whole = text.replaceAll('\r\n ', '');
      for (const name of ['Synligsen', 'Mitt søk', 'Silje', 'Haugnes', ...HIDDEN])
        expect(whole.toLowerCase()).not.toContain(name.toLowerCase());
      for (const { parter, saksTema } of Object.values(saker))
        for (const secret of [parter, saksTema]) if (secret) expect(whole).not.toContain(secret);
    }
  });

  it('is only known to whoever made it', async () => {
    const path = await address();
    const secret = /[\w-]{43}/.exec(path)![0];
    const before = bff.logs.length;
    await bff.guest(path, { headers: { Referer: bff.url + path } });
    await bff.guest(path.replace('kalender', 'atom').replace('ics', 'xml'));
    await bff.guest(path, { method: 'POST' });
    const tables = await Promise.all(
      ['abonnement', 'revisjon', 'rategrense'].map((table) => bff.db(table)),
    );
    expect(JSON.stringify(tables)).not.toContain(secret);
    expect(bff.logs.length).toBeGreaterThan(before);
    expect(bff.logs.join('') + (await bff.measured())).not.toContain(secret);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const { text, headers } = await bff.guest(path);
    expect(text).not.toContain(secret);
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('that is guessed, revoked, of the other kind, or of somebody without access is the same 404', async () => {
    const path = await address();
    const guessed = await bff.guest(path.replace(/[\w-]{43}/, 'x'.repeat(43)));
    expect(guessed).toMatchObject({ status: 404, json: { id: 'not_found' } });
    const bare = ({ status, headers, text }: typeof guessed) => ({
      status,
      text: text.replace(/"requestId":"[^"]+"/, ''),
      headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
    });
    const isGuessed = async (of = path) => expect(bare(await bff.guest(of))).toEqual(bare(guessed));
    await isGuessed(path.replace('/kalender/', '/atom/').replace('.ics', '.xml'));
    await isGuessed(path.replace(/[\w-]{43}/, 'kort'));
    for (const change of [
      { tilgang_til: bff.time.now },
      {
        suspendert_til: '2026-03-11',
        suspendert_fra: bff.time.now,
        suspendert_begrunnelse: 'Brudd.',
      },
      { sluttdato: '2026-03-10' },
    ]) {
      const before = await changeAccess(change);
      await isGuessed();
      await changeAccess(before);
      expect((await bff.guest(path)).status).toBe(200);
    }
    const [{ id }] = (await list()) as [Abonnement];
    expect((await silje(`${ABONNEMENTER}/${id}`, { method: 'DELETE' })).status).toBe(204);
    await isGuessed();
  });

  it('has nothing any more when its owner is gone', async () => {
    const path = await address();
    await silje('/api/presse/slett-profil', { method: 'DELETE' });
    expect((await bff.guest(path)).status).toBe(404);
    expect(await bff.db('abonnement').select('id')).toEqual([]);
  });
});

describe('making and revoking addresses', () => {
  it('is for one’s own searches and addresses', async () => {
    const lagretSoekId = await saveSearch('Synligsen');
    const nora = await signInSecond(bff);
    expect((await make({ lagretSoekId }, nora)).status).toBe(404);
    const path = await address({ lagretSoekId });
    const [{ id }] = (await list()) as [Abonnement];
    expect(await list(nora)).toEqual([]);
    expect((await nora(`${ABONNEMENTER}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await bff.guest(path)).status).toBe(200);
  });

  it.each([
    [{ navn: ' ' }, 'navn', 'Skriv hvor adressen skal brukes.'],
    [{ navn: 'x'.repeat(61) }, 'navn', 'Navnet kan ha høyst 60 tegn.'],
    [{ slag: 'rss' }, 'slag', null],
    [{ lagretSoekId: 'alle' }, 'lagretSoekId', null],
  ])('refuses %o', async (json, field, message) => {
    const { status, json: body } = await make(json);
    expect(status).toBe(400);
    const { [field]: told } = (body as { errors: Record<string, string[]> }).errors;
    if (message) expect(told).toEqual([message]);
    else expect(told).toBeDefined();
  });

  it(`takes ${MAX_ABONNEMENTER} of one person`, async () => {
    const [owner] = await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .pluck<string[]>('id');
    await bff.db.raw(
      `insert into abonnement (pressebruker_id, slag, navn, hemmelighet_hash, opprettet)
       select ?, 'atom', 'x', sha256(i::text::bytea), now() from generate_series(1, ?) i`,
      [owner!, MAX_ABONNEMENTER - 1],
    );
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(MAX_ABONNEMENTER);
  });
});
