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
  it('say number, court and type of the case, and lead to it, without a name or the search', async () => {
    await hit('A');
    expect(await send()).toEqual(['Treff i et lagret søk: 26-000001TVI-TSOS']);
    const [mail] = use.smtp.received;
    expect(mail!.to).toEqual(['journalist@fjordavisa.example']);
    expect(mail!.text).toContain('Hei, Silje\n');
    expect(mail!.text).toContain(
      '26-000001TVI-TSOS\nTreff i et lagret søk\nSøndre Østfold tingrett. Tvistesak\nhttps://presse.example/beramming/A\n',
    );
    expect(JSON.stringify([mail!.text, mail!.html, [...mail!.headers]])).not.toMatch(/bakkerud/i);
  });

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
    expect(use.smtp.received.map(({ subject }) => subject)).toEqual([
      '3 nyheter i saker du følger',
    ]);
    expect(await unsent()).toBe(0);
  });

  it('are not lost when the e-mail could not be written', async () => {
    await hit('A');
    const { db } = use.database;
    await db.raw('alter table epost_utboks rename to borte');
    await expect(write()).rejects.toThrow('epost_utboks');
    await db.raw('alter table borte rename to epost_utboks');
    expect(await send()).toEqual(['Treff i et lagret søk: 26-000001TVI-TSOS']);
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
    expect(await send()).toEqual(['2 nyheter i saker du følger']);
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
    expect(await send()).toEqual(['Treff i et lagret søk: 26-000001TVI-TSOS']);
    clock('2026-03-16T06:59:59+01:00');
    expect(await send()).toEqual([]);
    clock('2026-03-16T07:00:00+01:00');
    expect(await send()).toEqual(['Treff i et lagret søk: 26-000002TVI-TSOS']);
    clock('2026-03-29T06:30:00+02:00');
    await hit('C');
    expect(await send()).toEqual([]);
    clock('2026-03-29T07:00:00+02:00');
    expect(await send()).toEqual(['Treff i et lagret søk: 26-000003TVI-TSOS']);
  });

  it('of favourites come when they are asked for, from then on', async () => {
    await change('A');
    expect(await send()).toEqual([]);
    expect(await unsent()).toBe(0);
    await change('A');
    const { db } = use.database;
    await setFavoritterVarsle(db, ids.silje, { varsle: 'straks', now: use.mail.time.now });
    await change('B');
    expect(await send()).toEqual(['Rettsmøte flyttet: 26-000002TVI-TSOS']);
    use.later(HOUR);
    await change('B');
    await setFavoritterVarsle(db, ids.silje, { varsle: 'daglig', now: use.mail.time.now });
    expect(await unsent()).toBe(1);
    await setFavoritterVarsle(db, ids.silje, { varsle: 'aldri', now: use.mail.time.now });
    await setFavoritterVarsle(db, ids.silje, { varsle: 'straks', now: use.mail.time.now });
    expect(await send()).toEqual([]);
  });

  it('of one case are one line, however many searches find it and however often it moves', async () => {
    await setFavoritterVarsle(use.database.db, ids.silje, { varsle: 'straks', now: NOON });
    await hit('A');
    ids.soek = await saveSearch('straks', 'Det samme');
    await hit('A');
    for (let nr = 0; nr < 60; nr += 1) await change('A');
    expect(await send()).toEqual(['2 nyheter i saker du følger']);
  });

  it('become numbers when there are more than twenty, in one e-mail', async () => {
    await manyHits(1_200);
    expect(await send()).toEqual(['Mer enn 1000 nyheter i saker du følger']);
    expect(use.smtp.received[0]!.text).not.toContain('TVI-');
    expect(use.smtp.received[0]!.text).toContain('https://presse.example/nytt');
    expect(await unsent()).toBe(0);
    use.later(HOUR);
    expect(await send()).toEqual([]);
  });

  it('are said to be more only when more may be told', async () => {
    const [hidden] = await manyHits(1_001);
    const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: NOON, operatoer: 'drift' };
    await use.database.db('tilbaketrekking').insert({ sak_id: hidden, omfang: 'sak', ...why });
    expect(await send()).toEqual(['1000 nyheter i saker du følger']);
  });
});

it('a thousand changes of one case are one e-mail of one line, and no flood after it', async () => {
  await setFavoritterVarsle(use.database.db, ids.silje, { varsle: 'daglig', now: NOON });
  for (let nr = 0; nr < 1_000; nr += 1) await change('A');
  clock('2026-03-11T07:00:00+01:00');
  expect(await send()).toEqual(['Rettsmøte flyttet: 26-000001TVI-TSOS']);
  expect(use.smtp.received).toHaveLength(1);
  expect(await unsent()).toBe(0);
  for (const day of [12, 13]) {
    clock(`2026-03-${day}T07:00:00+01:00`);
    expect(await send()).toEqual([]);
  }
});
