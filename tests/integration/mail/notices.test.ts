import { describe, expect, it } from 'vitest';
import { setFavoritterVarsle } from '#db/notice/choices.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON } from '#tests/support/mail/use-delivery.ts';
import { HOUR, MINUTE, useNoticeMail } from '#tests/support/mail/use-notice-mail.ts';

const { use, ids, saveSearch, hit, change, write, send, unsent } = useNoticeMail();
const clock = (text: string) => {
  use.mail.time.now = new Date(text);
};

/** So many new cases, each found by the saved search. */
async function manyHits(count: number): Promise<string[]> {
  const { db } = use.database;
  const many = Array.from({ length: count }, (_, nr) => `M${nr}`);
  await db.batchInsert(
    'sak',
    many.map((id) => sak(id)),
    200,
  );
  await db('sak_utboks').delete();
  for (const id of many) await hit(id);
  return many;
}

describe('news by e-mail', () => {
  it('can be stopped by the mail program, in one step', async () => {
    await hit('A');
    await send();
    const { headers } = use.smtp.received[0]!;
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/presse\.example\/api\/varsling\/stopp\/[\w.-]+>$/,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await use.mail.enqueue();
    use.smtp.forget();
    await use.deliver();
    expect(use.smtp.received[0]!.headers.has('list-unsubscribe')).toBe(false);
  });

  it('are told once, however many processes write them', async () => {
    for (const id of ['A', 'B', 'C']) await hit(id);
    await Promise.all([write(), write(), write()]);
    await write();
    await use.deliver();
    expect(use.smtp.received.map(({ subject }) => subject)).toEqual(['Ran i Moss: 3 nye treff']);
    expect(await unsent()).toBe(0);
  });

  it('are not lost when the e-mail could not be written', async () => {
    await hit('A');
    const { db } = use.database;
    await db.raw('alter table epost_utboks rename to borte');
    await expect(write()).rejects.toThrow('epost_utboks');
    await db.raw('alter table borte rename to epost_utboks');
    expect(await send()).toEqual(['Ran i Moss: 1 nytt treff']);
  });

  it('come at once, then in one e-mail five minutes later', async () => {
    await hit('A');
    expect(await send()).toHaveLength(1);
    use.later(MINUTE);
    await hit('B');
    await hit('C');
    expect(await send()).toEqual([]);
    use.later(4 * MINUTE - 1);
    expect(await send()).toEqual([]);
    use.later(1);
    expect(await send()).toEqual(['Ran i Moss: 2 nye treff']);
  });

  it('come every morning, and on Mondays', async () => {
    // Noon is on a Tuesday.
    const weekly = await saveSearch('ukentlig', 'Hver uke');
    ids.soek = await saveSearch('daglig', 'Hver dag');
    await hit('A');
    await hit('B', { lagret_soek_id: weekly });
    expect(await send()).toEqual([]);
    clock('2026-03-11T06:59:59+01:00');
    expect(await send()).toEqual([]);
    clock('2026-03-11T07:00:00+01:00');
    expect(await send()).toEqual(['Hver dag: 1 nytt treff']);
    expect(use.smtp.received[0]!.text).toContain('hver morgen kl. 07:00.');
    clock('2026-03-16T06:59:59+01:00');
    expect(await send()).toEqual([]);
    clock('2026-03-16T07:00:00+01:00');
    expect(await send()).toEqual(['Hver uke: 1 nytt treff']);
    expect(use.smtp.received[0]!.text).toContain('hver mandag kl. 07:00.');
    clock('2026-03-29T06:30:00+02:00');
    await hit('C');
    expect(await send()).toEqual([]);
    clock('2026-03-29T07:00:00+02:00');
    expect(await send()).toEqual(['Hver dag: 1 nytt treff']);
  });

  it('of favourites come when they are asked for, from then on', async () => {
    await change('A');
    expect(await send()).toEqual([]);
    expect(await unsent()).toBe(0);
    await change('A');
    const { db } = use.database;
    await setFavoritterVarsle(db, ids.silje, { varsle: 'straks', now: use.mail.time.now });
    await change('B');
    expect(await send()).toEqual(['Favoritter: rettsmøte flyttet i 26-000002TVI-TSOS']);
    use.later(HOUR);
    await change('B');
    await setFavoritterVarsle(db, ids.silje, { varsle: 'daglig', now: use.mail.time.now });
    expect(await unsent()).toBe(1);
    await setFavoritterVarsle(db, ids.silje, { varsle: 'aldri', now: use.mail.time.now });
    await setFavoritterVarsle(db, ids.silje, { varsle: 'straks', now: use.mail.time.now });
    expect(await send()).toEqual([]);
  });

  it('of one case are one line of each search, and one however often the same happens to it', async () => {
    await setFavoritterVarsle(use.database.db, ids.silje, { varsle: 'straks', now: NOON });
    await hit('A');
    ids.soek = await saveSearch('straks', 'Det samme');
    await hit('A');
    for (let nr = 0; nr < 60; nr += 1) await change('A');
    expect(await send()).toEqual(['Det samme: 1 nytt treff, og 2 til']);
  });

  it('list twenty of a search, and say how many more there are, in one e-mail', async () => {
    await manyHits(1_200);
    expect(await send()).toEqual(['Ran i Moss: 1000 nye treff, og flere til']);
    expect(use.smtp.received[0]!.text.match(/beramming/g)).toHaveLength(20);
    expect(use.smtp.received[0]!.text).toContain('og 980 til i «Ran i Moss»');
    expect(use.smtp.received[0]!.text).toContain('https://presse.example/nytt');
    expect(await unsent()).toBe(0);
    use.later(HOUR);
    expect(await send()).toEqual([]);
  });

  it('are said to be more only when more may be told', async () => {
    const [hidden] = await manyHits(1_001);
    const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: NOON, operatoer: 'drift' };
    await use.database.db('tilbaketrekking').insert({ sak_id: hidden, omfang: 'sak', ...why });
    expect(await send()).toEqual(['Ran i Moss: 1000 nye treff']);
  });
});

it('hundreds of changes of one case are one e-mail of one line, and no flood after it', async () => {
  await setFavoritterVarsle(use.database.db, ids.silje, { varsle: 'daglig', now: NOON });
  for (let nr = 0; nr < 250; nr += 1) await change('A');
  clock('2026-03-11T07:00:00+01:00');
  expect(await send()).toEqual(['Favoritter: rettsmøte flyttet i 26-000001TVI-TSOS']);
  expect(use.smtp.received).toHaveLength(1);
  expect(await unsent()).toBe(0);
  for (const day of [12, 13]) {
    clock(`2026-03-${day}T07:00:00+01:00`);
    expect(await send()).toEqual([]);
  }
});
