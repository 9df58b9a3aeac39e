import { describe, expect, it } from 'vitest';
import { encrypt } from '#bff/session/key-ring.ts';
import { setFavoritterVarsle, setLagretSoekVarsle } from '#db/notice/choices.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { moete } from '#tests/support/cases/rows.ts';
import { NOON } from '#tests/support/mail/use-delivery.ts';
import { HOUR, useNoticeMail } from '#tests/support/mail/use-notice-mail.ts';

const { use, ids, saveSearch, hit, change, write, send } = useNoticeMail();

describe('e-mails with news', () => {
  it('say search, place, day, time and type of each hit, and lead to it, without a name or a word of the search', async () => {
    await use.database.db('rettsmoete').insert({
      ...{ ...moete('A', '2026-03-20'), sal: 'Sal 3', rettsmoetetype: 'Hovedforhandling' },
    });
    await use.database.db('sak').update({ saks_tema: 'Ildspåsettelse' });
    await use.database.db('sak_utboks').delete();
    await hit('A');
    await hit('B');
    expect(await send()).toEqual(['Ran i Moss: 2 nye treff']);
    const [mail] = use.smtp.received;
    expect(mail!.to).toEqual(['journalist@fjordavisa.example']);
    expect(mail!.text).toContain(
      `Ran i Moss
----------
2 nye treff. Se dem i søket:
https://presse.example/lagrede-sok?aapne=${ids.soek}

fr. 20.03.2026 kl. 09:00
Søndre Østfold tingrett, Sal 3
Hovedforhandling, tvistesak
26-000001TVI-TSOS:
https://presse.example/beramming/A

Ingen kommende rettsmøter
Søndre Østfold tingrett
Tvistesak
26-000002TVI-TSOS:
https://presse.example/beramming/B
`,
    );
    expect(mail!.text).toContain('Du får denne e-posten med en gang noe skjer.');
    expect(JSON.stringify([mail!.text, mail!.html, [...mail!.headers]])).not.toMatch(
      /bakkerud|ildspåsettelse/i,
    );
  });

  it('say the hearing that the search asks for, not one before it', async () => {
    const { db } = use.database;
    for (const day of ['2026-03-20', '2026-04-20']) await db('rettsmoete').insert(moete('A', day));
    await db('sak_utboks').delete();
    const soek = 'domstolid=alle&query=ran&fraDato=2026-04-01&tilDato=2026-04-30';
    await db('lagret_soek').where({ id: ids.soek }).update({ soek });
    await hit('A');
    await send();
    expect(use.smtp.received[0]!.text).toContain('ma. 20.04.2026 kl. 10:00\n');
    expect(use.smtp.received[0]!.text).not.toContain('20.03.2026');
  });

  it('say no hearing time of a case that is told without', async () => {
    const { db } = use.database;
    await db('rettsmoete').insert(moete('A', '2026-03-20'));
    await db('sak')
      .where({ sak_id: 'A' })
      .update({ er_hentet_fra_sak_api: true, beskrivelse: 'Sak.' });
    await db('sak_utboks').delete();
    await hit('A');
    await send();
    expect(use.smtp.received[0]!.text).toContain('\n\nIkke berammet\nSøndre Østfold tingrett\n');
  });

  it('have the reader’s own labels of a case', async () => {
    const sealed = encrypt(
      KEYS.audit,
      JSON.stringify({ tekst: 'Hemmelig.', merker: ['Sjursøya'] }),
    );
    await use.database.db('notat').insert({
      ...{ pressebruker_id: ids.silje, sak_id: 'A', ...sealed, opprettet: NOON, endret: NOON },
    });
    await hit('A');
    await hit('B');
    await send();
    const { text } = use.smtp.received[0]!;
    expect(text.match(/Ditt merke/g)).toHaveLength(1);
    expect(text).toContain('Ditt merke: Sjursøya\n26-000001TVI-TSOS:\n');
    expect(text).not.toContain('Hemmelig');
  });

  it('stand by search, the one with the most hits first, then changes of favourites', async () => {
    await setFavoritterVarsle(use.database.db, ids.silje, { varsle: 'straks', now: NOON });
    await hit('A');
    await change('C');
    const other = await saveSearch('straks', 'Alt i Østfold');
    await hit('A', { lagret_soek_id: other });
    await hit('B', { lagret_soek_id: other });
    expect(await send()).toEqual(['Alt i Østfold: 2 nye treff, og 2 til']);
    const { text } = use.smtp.received[0]!;
    expect(text).toMatch(/^3 nye treff i 2 lagrede søk, og 1 endring i favorittene dine\n/);
    expect(text).toMatch(/\nAlt i Østfold\n[^]*\nRan i Moss\n[^]*\nFavoritter\n/);
    expect(text).toContain('Flyttet fra ti. 07.04.2026 kl. 09:00 til on. 08.04.2026 kl. 09:00\n');
  });

  it('have the language of their reader', async () => {
    await use.database.db('pressebruker').where({ id: ids.silje }).update({ spraak: 'nn' });
    await hit('A');
    await send();
    expect(use.smtp.received[0]!.text).toMatch(/^1 nytt treff i eit lagra søk\n/);
  });

  it('say nothing of a search that is deleted, or tells no more, when they are sent', async () => {
    const { db } = use.database;
    const [gone, quiet] = [
      await saveSearch('straks', 'Borte'),
      await saveSearch('straks', 'Stille'),
    ];
    for (const id of [gone, quiet])
      for (const sakId of ['A', 'B', 'C']) await hit(sakId, { lagret_soek_id: id });
    await hit('A');
    await write();
    await db('lagret_soek').where({ id: gone }).delete();
    await setLagretSoekVarsle(
      db,
      { pressebrukerId: ids.silje, id: quiet },
      { varsle: 'aldri', now: use.mail.time.now },
    );
    await use.deliver();
    expect(use.smtp.received.map(({ subject }) => subject)).toEqual(['Ran i Moss: 1 nytt treff']);
    expect(use.smtp.received[0]!.text).not.toMatch(/Borte|Stille/);
  });

  it('tell a hearing that was moved twice as moved once, and one that was moved back not at all', async () => {
    const { db } = use.database;
    await setFavoritterVarsle(db, ids.silje, { varsle: 'straks', now: NOON });
    for (const [sakId, ...days] of [
      ['A', 7, 8, 9],
      ['B', 7, 8, 7],
    ] as const) {
      await change(sakId, days[0], days[1]);
      await change(sakId, days[1], days[2]);
    }
    expect(await send()).toEqual(['Favoritter: rettsmøte flyttet i 26-000001TVI-TSOS']);
    expect(use.smtp.received[0]!.text).toContain('fra ti. 07.04.2026 kl. 09:00 til to. 09.04.2026');
    expect(use.smtp.received[0]!.text).not.toContain('08.04.2026');
    use.later(HOUR);
    await change('B', 7, 8);
    await change('B', 8, 7);
    expect(await send()).toEqual([]);
  });
});
