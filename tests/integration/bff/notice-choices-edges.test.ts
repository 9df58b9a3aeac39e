import { describe, expect, it } from 'vitest';
import { stopNoticeMail } from '#db/notice/choices.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { buildDocument } from '#search/document.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { machineOf, outcome, FAVOURITES, INVALID, RANGE } from '#tests/support/bff/machine.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';

const { bff, ask: silje } = useBff('presse');
const pathOf = (adresse: string) => new URL(adresse).pathname;

it('a saved search of forty words and five hundred characters tells of what it finds', async () => {
  const words = Array.from({ length: 39 }, (_, i) => `-ord${i}`.padEnd(i < 38 ? 11 : 37, 'x'));
  const query = `tyveri ${words.join(' ')}`;
  expect([query.length, query.split(' ').length]).toEqual([500, 40]);
  const soek = `${RANGE}&query=${encodeURIComponent(query)}`;
  const json = { navn: 'Langt', soek, foelgerDagen: false };
  const saved = await silje('/api/presse/lagrede-soek', { method: 'POST', json });
  expect(saved.status).toBe(200);
  await bff.db('lagret_soek').update({
    ...{ varsle: 'straks', varsler_fra: new Date(bff.time.now.getTime() - 60_000) },
  });
  const sak = buildSak({ sakId: 'LANG', foerstSett: bff.time.now });
  await storeSak(bff.db, bff.documents, sak);
  const varsling = createNotices();
  await bff.db.transaction(async (trx) => {
    const telling = await varsling.begin(trx, bff.time.now);
    const { document } = buildDocument(sak, bff.time.now);
    await telling.look({ saker: [sak], documents: [document] });
    expect(await telling.write(() => true)).toEqual({ written: 1 });
  });
  expect(varsling.searches()).toBe(1);
});

it('an address that refuses e-mail is told of on the profile, until it is started again', async () => {
  const person = bff.db('pressebruker').where({ identitet_hash: hashOf('presse') });
  const [id] = await person.clone().pluck<string[]>('id');
  await stopNoticeMail(bff.db, id!, { grunn: 'avvist', now: bff.time.now });
  const stans = async () =>
    ((await silje('/api/presse/varsling')).json as { stans: unknown }).stans;
  expect(await stans()).toBe('avvist');
  await silje('/api/presse/varsling/start', { method: 'POST', json: {} });
  expect(await stans()).toBeNull();
});

describe('when a profile is ended', () => {
  it('its keys and addresses are the same as ones that never were', async () => {
    const machine = await machineOf(bff.url, silje);
    const made = await Promise.all(
      (['kalender', 'atom'] as const).map((slag) =>
        silje('/api/presse/abonnementer', {
          ...{ method: 'POST', json: { slag, navn: slag, lagretSoekId: null } },
        }),
      ),
    );
    const paths = made.map(({ json }) => pathOf((json as { adresse: string }).adresse));
    for (const path of paths) expect((await bff.guest(path)).status).toBe(200);
    expect((await machine(FAVOURITES)).status).toBe(200);
    expect((await silje('/api/presse/slett-profil', { method: 'DELETE' })).status).toBeLessThan(
      300,
    );
    expect(outcome(await machine(FAVOURITES))).toEqual(INVALID);
    for (const path of paths) {
      const ended = await bff.guest(path);
      const never = await bff.guest(path.replace(/[\w-]{43}/, 'x'.repeat(43)));
      expect([ended.status, ended.text.replace(/"requestId":"[^"]*"/, '')]).toEqual([
        404,
        never.text.replace(/"requestId":"[^"]*"/, ''),
      ]);
    }
  });
});
