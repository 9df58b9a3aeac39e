import { describe, expect, it } from 'vitest';
import { hashOf } from '#tests/support/access/persons.ts';
import { signInSecond } from '#tests/support/access/second-person.ts';
import {
  machineOf,
  noeklerOf,
  outcome,
  refusedAs,
  SEARCH,
  withKey,
} from '#tests/support/bff/machine.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const FAVOURITE = `/api/presse/legg-til-favoritt/${saker.vist.sakId}`;
const DAY = 86_400_000;

describe('a call with a key', () => {
  it('changes what it is made for without the headers of our page, and makes no session and no visit', async () => {
    const machine = await machineOf(bff.url, silje);
    const before = await bff.db('sesjon').count();
    const visits = await bff
      .db('pressebruker')
      .select('besoek_sist', 'besoek_forrige')
      .orderBy('id');
    bff.time.now = new Date(bff.time.now.getTime() + DAY);
    const added = await machine(FAVOURITE, { method: 'POST' });
    expect([added.status, added.headers.get('set-cookie')]).toEqual([204, null]);
    expect((await machine(SEARCH)).headers.get('set-cookie')).toBeNull();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await machine(FAVOURITE, { method: 'POST', headers })).status).toBe(204);
    expect(await bff.db('sesjon').count()).toEqual(before);
    expect(
      await bff.db('pressebruker').select('besoek_sist', 'besoek_forrige').orderBy('id'),
    ).toEqual(visits);
  });

  it('does not take the header of a page from a call that has none of a key', async () => {
    const headers = {
      authorization: 'Basic eDp4',
      'x-requested-with': '',
      origin: 'https://evil.example',
    };
    expect(outcome(await silje(FAVOURITE, { method: 'POST', headers }))).toEqual(
      refusedAs('forged_request'),
    );
    const signout = {
      authorization: 'Bearer x',
      'x-requested-with': '',
      origin: 'https://evil.example',
    };
    const left = await silje('/api/presse/auth/signout', { method: 'POST', headers: signout });
    expect(outcome(left)).toEqual(refusedAs('forged_request'));
  });

  it('is in the audit log as its owner’s, with the key, and the key itself is in no table and no line of the log', async () => {
    const machine = await machineOf(bff.url, silje);
    await machine(SEARCH);
    await machine(FAVOURITE, { method: 'POST' });
    await machine(`${SEARCH}&query=Synligsen`);
    const rows = await bff
      .db('revisjon')
      .orderBy('id', 'desc')
      .limit(3)
      .select<{ handling: string; identitet_hash: Buffer; detaljer: { noekkelId?: number } }[]>(
        '*',
      );
    expect(rows.map(({ handling }) => handling)).toEqual(['soek', 'favoritt_lagt_til', 'soek']);
    for (const { detaljer, identitet_hash: who } of rows)
      expect([detaljer.noekkelId, who.equals(hashOf('presse'))]).toEqual([machine.id, true]);
    await silje(SEARCH);
    const own = await bff.db('revisjon').orderBy('id', 'desc').first<{ detaljer: object }>();
    expect(own.detaljer).not.toHaveProperty('noekkelId');

    const secret = machine.key.slice(4);
    expect(bff.logs.join('\n')).not.toContain(secret);
    for (const table of ['tilgangsnoekkel', 'revisjon', 'revisjon_ord', 'sesjon', 'rategrense'])
      expect(JSON.stringify(await bff.db(table))).not.toContain(secret);
    expect(await bff.measured()).not.toContain(secret);
  });

  it('notes when the key was last used, at most once a minute', async () => {
    const machine = await machineOf(bff.url, silje);
    const used = async () => (await noeklerOf(await bff.signedIn('presse')))[0]!.sistBrukt;
    expect(await used()).toBeNull();
    await machine(SEARCH);
    expect(await used()).toBe('2026-03-10T12:00:00+01:00');
    bff.time.now = new Date(bff.time.now.getTime() + 59_999);
    await machine(SEARCH);
    expect(await used()).toBe('2026-03-10T12:00:00+01:00');
    bff.time.now = new Date(bff.time.now.getTime() + 1);
    await machine(SEARCH);
    expect(await used()).toBe('2026-03-10T12:01:00+01:00');
  });

  it('is sent nothing when it has the answer already, and is logged nevertheless', async () => {
    const machine = await machineOf(bff.url, silje);
    const first = await machine(SEARCH);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const logged = async () => Number((await bff.db('revisjon').count({ n: '*' }).first())!['n']);
    const before = await logged();
    const again = await machine(SEARCH, {
      headers: { 'if-none-match': etag, 'accept-encoding': 'gzip, br' },
    });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-encoding')).toBeNull();
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await logged()).toBe(before + 1);
    const other = await machine(`${SEARCH}&query=tyveri`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
    // Nobody who may not ask learns by it what the answer is.
    const refused = await withKey(bff.url, 'x')(SEARCH, { headers: { 'if-none-match': etag } });
    expect(refused.status).toBe(401);
    expect((await silje(SEARCH, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('gets another tag as soon as something of it is hidden', async () => {
    const machine = await machineOf(bff.url, silje);
    const etag = (await machine(SEARCH)).headers.get('etag')!;
    await bff.db('sak').where({ sak_id: saker.vist.sakId }).update({ parter_anonymisert: true });
    const after = await machine(SEARCH, { headers: { 'if-none-match': etag } });
    expect([after.status, after.text.includes('Synligsen')]).toEqual([200, false]);
    await bff.db('sak').where({ sak_id: saker.vist.sakId }).update({ parter_anonymisert: false });
  });
});

describe('how much programs may ask', () => {
  it('is counted apart from what their owner asks, for all keys of one person together', async () => {
    const other = await startTestBff({ beside: bff, config: { RATE_LIMIT_MACHINE: 5 } });
    try {
      const [a, b] = [
        withKey(other.url, (await machineOf(bff.url, silje, { navn: 'A' })).key),
        withKey(other.url, (await machineOf(bff.url, silje, { navn: 'B' })).key),
      ];
      for (const one of [a, b, a, b, a]) expect((await one(SEARCH)).status).toBe(200);
      const refused = await b(SEARCH);
      expect([...outcome(refused), refused.headers.get('retry-after')]).toEqual([
        ...refusedAs('too_many_requests', 429),
        '60',
      ]);
      expect((await silje(SEARCH)).status).toBe(200);
      const others = withKey(other.url, (await machineOf(bff.url, await signInSecond(bff))).key);
      expect((await others(SEARCH)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('does not let anybody try keys, and keeps the right ones of the same house in', async () => {
    const other = await startTestBff({ beside: bff, config: { RATE_LIMIT_SIGNIN: 3 } });
    try {
      const right = withKey(other.url, (await machineOf(bff.url, silje)).key);
      const guess = (i: number) => withKey(other.url, `dpt_${String(i).padStart(43, '0')}`)(SEARCH);
      for (let i = 0; i < 3; i += 1) expect((await guess(i)).status).toBe(401);
      expect((await guess(4)).status).toBe(429);
      expect((await right(SEARCH)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
