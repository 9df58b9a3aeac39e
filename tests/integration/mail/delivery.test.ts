import { describe, expect, it } from 'vitest';
import { enqueueMail } from '#bff/mail/mail.ts';
import { discardMail } from '#db/queues/mail-outbox.ts';
import type { MailSender } from '#bff/mail/port.ts';
import { buildMail, everyMail } from '#tests/support/mail/test-mail.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { until } from '#tests/support/until.ts';
import { NOON, useDelivery } from '#tests/support/mail/use-delivery.ts';

const MINUTE = 60_000;
const NORA = 'nora@fjordavisa.example';
const use = useDelivery();

describe('a message in the outbox', () => {
  it('reaches whom it is for, from us, as text and as HTML', async () => {
    await use.mail.enqueue();
    expect(await use.deliver()).toBe(1);
    const [got] = use.smtp.received;
    expect(got).toMatchObject({
      from: 'pressetjeneste@domstol.example',
      to: [NORA],
      subject: 'Vi har mottatt søknaden din',
    });
    expect(got!.text).toContain('Hei, Nora\n');
    expect(got!.html).toContain('<p>Hei, Nora</p>');
    expect(got!.links).toEqual(['https://presse.example/soeknad']);
  });

  it('names its sender, and says that machines must not answer', async () => {
    await use.mail.enqueue();
    await use.deliver();
    const { headers } = use.smtp.received[0]!;
    expect(headers.get('from')).toBe('Domstolenes pressetjeneste <pressetjeneste@domstol.example>');
    expect(headers.get('to')).toBe(NORA);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toMatch(/^<[\w.]+@domstol\.example>$/);
    expect(new Date(headers.get('date')!)).toEqual(NOON);
  });

  it.each(Object.values(everyMail))('is delivered as $mal', async (one) => {
    await use.mail.enqueue(one);
    expect(await use.deliver()).toBe(1);
    expect(use.smtp.received).toHaveLength(1);
  });

  it('of a restriction is not sent any more when the case has been hidden meanwhile', async () => {
    const { sakId } = everyMail.begrensning_satt.data;
    await use.database.db('tilbaketrekking').insert({
      ...{ sak_id: sakId, omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: NOON },
    });
    await use.database.db('sak').insert(sak(sakId));
    await use.mail.enqueue(everyMail.begrensning_satt);
    await use.deliver();
    expect(use.smtp.received).toEqual([]);
    expect(await use.firstRow()).toBeUndefined();
  });

  it('is sent once, and then keeps neither address nor content', async () => {
    await use.mail.enqueue();
    await use.deliver();
    expect(await use.deliver()).toBe(0);
    expect(await use.firstRow()).toMatchObject({
      ...{ status: 'sendt', til: null, data: null, feil: null, forsoek: 1 },
      sendt: NOON,
    });
    expect(use.smtp.received).toHaveLength(1);
  });

  it('is sent once for one occasion, however often it is enqueued', async () => {
    await use.mail.enqueue({ noekkel: 'soeknad_mottatt:1' });
    await use.mail.enqueue({ noekkel: 'soeknad_mottatt:1' });
    await use.deliver();
    await use.mail.enqueue({ noekkel: 'soeknad_mottatt:1' });
    expect(await use.deliver()).toBe(0);
    expect(use.smtp.received).toHaveLength(1);
  });

  it('is not sent when the change behind it was rolled back', async () => {
    const change = use.database.db.transaction(async (trx) => {
      await enqueueMail(trx, buildMail(), NOON);
      throw new Error('The change failed');
    });
    await expect(change).rejects.toThrow('The change failed');
    expect(await use.deliver()).toBe(0);
    expect(use.smtp.received).toEqual([]);
  });

  it('is not sent before the change is committed', async () => {
    const trx = await use.database.db.transaction();
    await enqueueMail(trx, buildMail(), NOON);
    expect(await use.deliver()).toBe(0);
    await trx.commit();
    expect(await use.deliver()).toBe(1);
  });

  it('is deleted with the profile while it is unsent', async () => {
    await use.mail.enqueue();
    await discardMail(use.database.db, buildMail().identitetHash);
    expect(await use.deliver()).toBe(0);
  });
});

describe('several senders side by side', () => {
  it('send each message once', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `nr${index}@fjordavisa.example`);
    for (const til of addresses) await use.mail.enqueue({ til });
    const work = async () => {
      while ((await use.deliver()) > 0);
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(use.smtp.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
    expect((await use.mail.rows()).every(({ status }) => status === 'sendt')).toBe(true);
  });

  it('do not take what another is sending, and hold no lock meanwhile', async () => {
    await use.mail.enqueue();
    const release = use.smtp.hold();
    const first = use.deliver();
    await until('the message is under way', () => use.smtp.held() === 1);
    expect(await use.deliver()).toBe(0);
    await use.database.db('epost_utboks').forUpdate().noWait();
    release();
    expect(await first).toBe(1);
    expect(use.smtp.received).toHaveLength(1);
  });
});

describe('a sender that dies between sending and recording it', () => {
  it('leaves the message to another, which sends it again with the same message id', async () => {
    await use.mail.enqueue();
    const dies: MailSender = {
      ...use.mail.deps.sender,
      send: async (message) => {
        await use.mail.deps.sender.send(message);
        await use.database.db.raw(
          'alter table epost_utboks add constraint dies check (sendt is null)',
        );
      },
    };
    await expect(use.deliver(dies)).rejects.toThrow();
    await use.database.db.raw('alter table epost_utboks drop constraint dies');
    expect(await use.deliver()).toBe(0);
    use.later(6 * MINUTE);
    expect(await use.deliver()).toBe(1);
    const ids = use.smtp.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await use.firstRow()).toMatchObject({ status: 'sendt', forsoek: 2 });
  });

  it('does not overwrite the result of the other one when it continues late', async () => {
    await use.mail.enqueue();
    const wakesUpLate: MailSender = {
      ...use.mail.deps.sender,
      send: async () => {
        use.later(6 * MINUTE);
        await use.deliver();
        throw new Error('too late');
      },
    };
    await use.deliver(wakesUpLate);
    expect(await use.firstRow()).toMatchObject({ status: 'sendt', feil: null });
  });
});

describe('the log', () => {
  it('names the row, the template and the kind of failure, but no recipient and no content', async () => {
    use.smtp.refused.set(
      'nei@fjordavisa.example',
      '550 No nei@fjordavisa.example here, Quentinius',
    );
    await use.mail.enqueue({ ...everyMail.soeknad_avslaatt, til: 'nei@fjordavisa.example' });
    await use.mail.enqueue(everyMail.arbeidsgiver_forespoersel);
    await use.deliver();
    use.smtp.trouble = '451 nora@fjordavisa.example is busy';
    await use.mail.enqueue(everyMail.arbeidsgiver_endret);
    await use.deliver();
    await use.smtp.stop();
    use.later(MINUTE);
    await use.deliver();

    const log = use.mail.logs.join('');
    for (const personal of [
      '@',
      'Nora',
      'NORA',
      'Fjellvang',
      'Randi',
      'Fjordavisa',
      'arbeidsgiveren',
      'Quentinius',
      '/arbeidsgiver/bekreft',
    ])
      expect(log).not.toContain(personal);
    const entries = use.mail.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: 1,
        mal: 'soeknad_avslaatt',
        forsoek: 1,
        feil: 'avvist',
        detalj: '550 RCPT TO',
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ id: 2, mal: 'arbeidsgiver_forespoersel', msg: 'e-mail sent' }),
    );
  });
});

describe('the numbers', () => {
  it('count what was sent, what failed and what was given up', async () => {
    use.smtp.refused.set('nei@fjordavisa.example', '550 No');
    use.smtp.refused.set('senere@fjordavisa.example', '450 Later');
    await use.mail.enqueue();
    await use.mail.enqueue({ til: 'nei@fjordavisa.example' });
    await use.mail.enqueue({ til: 'senere@fjordavisa.example' });
    await use.deliver();
    const { values } = await use.mail.deps.metrics.mail.get();
    expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
      ...{ sent: 1, dead: 1, failed: 1 },
    });
  });
});
