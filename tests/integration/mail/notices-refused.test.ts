import { describe, expect, it } from 'vitest';
import { readNoticeChoices, startNoticeMail, stopNoticeMail } from '#db/notice/choices.ts';
import { moete } from '#tests/support/cases/rows.ts';
import { NOON } from '#tests/support/mail/use-delivery.ts';
import { DAY, HOUR, MINUTE, NUMBERS, useNoticeMail } from '#tests/support/mail/use-notice-mail.ts';

const { use, ids, hit, write, send, unsent } = useNoticeMail();

describe('news of what may not be told', () => {
  const withdraw = (sakId: string) =>
    use.database.db('tilbaketrekking').insert({
      ...{ sak_id: sakId, omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.' },
      ...{ skjult: NOON, saksnummer: NUMBERS[sakId], operatoer: 'test' },
    });

  it('are not sent of a case that was hidden after they were written', async () => {
    await hit('A');
    await hit('B');
    await write();
    await withdraw('A');
    await use.deliver();
    expect(use.smtp.received.map(({ subject }) => subject)).toEqual(['Ran i Moss: 1 nytt treff']);
  });

  it('are dropped when nothing is left of them', async () => {
    await hit('A');
    await write();
    await withdraw('A');
    expect(await use.deliver()).toBe(0);
    expect(use.smtp.received).toEqual([]);
    expect(await use.mail.rows()).toEqual([]);
    const measured = await use.mail.deps.metrics.registry.metrics();
    expect(measured).toContain('presse_notices_mail_total{outcome="dropped"} 1');
  });

  it('wait for a while, and are then left out', async () => {
    await hit('A', { ved_navn: true });
    await use.database.db('sak').update({ parter_anonymisert: true });
    expect(await send()).toEqual([]);
    expect(await unsent()).toBe(1);
    use.later(6 * HOUR);
    expect(await send()).toEqual([]);
    expect(await unsent()).toBe(0);
  });

  it('are sent when they may be told in time', async () => {
    const { db } = use.database;
    await db('rettsmoete').insert(moete('A', '2026-03-20'));
    // The index does not know of it yet.
    await hit('A', { ved_navn: true });
    expect(await send()).toEqual([]);
    await db('sak_utboks').delete();
    use.later(MINUTE);
    expect(await send()).toEqual(['Ran i Moss: 1 nytt treff']);
  });
});

describe('news to somebody who may not be told', () => {
  const person = () => use.database.db('pressebruker').where({ id: ids.silje });

  it('are not written when access has lapsed, and not told later', async () => {
    await hit('A');
    use.later(101 * DAY);
    expect(await send()).toEqual([]);
    await person().update({ bekreftet: use.mail.time.now, tilgang_til: new Date('2027-03-10') });
    expect(await send()).toEqual([]);
    await hit('B');
    expect(await send()).toEqual(['Ran i Moss: 1 nytt treff']);
  });

  it('are not sent to somebody who is suspended, or has stopped them, after they were written', async () => {
    await hit('A');
    await write();
    await person().update({
      ...{ suspendert_til: '2026-04-01', suspendert_fra: NOON, suspendert_begrunnelse: 'Brudd.' },
    });
    expect(await use.deliver()).toBe(0);
    await person().update({
      ...{ suspendert_til: null, suspendert_fra: null, suspendert_begrunnelse: null },
    });
    use.later(HOUR);
    await hit('B');
    await write();
    await stopNoticeMail(use.database.db, ids.silje, { grunn: 'stoppet', now: NOON });
    expect(await use.deliver()).toBe(0);
    use.later(HOUR);
    await hit('C');
    expect(await send()).toEqual([]);
    expect(await unsent()).toBe(0);
    await startNoticeMail(use.database.db, ids.silje, use.mail.time.now);
    use.later(HOUR);
    expect(await send()).toEqual([]);
  });

  it('stop when the address refuses one for good, and not when the server is only busy', async () => {
    const refuse = (answer: string) =>
      use.smtp.refused.set('journalist@fjordavisa.example', answer);
    refuse('450 Try again');
    await hit('A');
    expect(await send()).toEqual([]);
    expect((await readNoticeChoices(use.database.db, ids.silje)).avvist).toBeNull();
    refuse('550 No such user');
    use.later(MINUTE);
    await use.deliver();
    const measured = await use.mail.deps.metrics.registry.metrics();
    for (const outcome of ['failed', 'dead'])
      expect(measured).toContain(`presse_notices_mail_total{outcome="${outcome}"} 1`);
    expect((await readNoticeChoices(use.database.db, ids.silje)).avvist).toEqual(use.mail.time.now);
    use.smtp.refused.clear();
    use.later(HOUR);
    await hit('B');
    expect(await send()).toEqual([]);
    await startNoticeMail(use.database.db, ids.silje, use.mail.time.now);
    await hit('C');
    expect(await send()).toEqual(['Ran i Moss: 1 nytt treff']);
  });

  it('go with the profile', async () => {
    await hit('A');
    await stopNoticeMail(use.database.db, ids.silje, { grunn: 'avvist', now: NOON });
    await person().delete();
    expect(await write()).toBe(0);
    expect(await use.database.db('varsling')).toEqual([]);
    expect(await unsent()).toBe(0);
  });
});
