import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '#domain/mail.ts';
import { useDelivery } from '#tests/support/mail/use-delivery.ts';

const MINUTE = 60_000;
const NORA = 'nora@fjordavisa.example';
const use = useDelivery();

describe('an outage', () => {
  it('delays every message, and loses none', async () => {
    await use.smtp.stop();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await use.mail.enqueue({ til: `${name}@fjordavisa.example` });
    await use.deliver();
    await use.deliver();
    expect((await use.mail.rows()).every(({ status, feil }) => status === 'venter' && feil)).toBe(
      true,
    );
    await use.smtp.start();
    expect(await use.deliver()).toBe(0);
    use.later(MINUTE);
    expect((await use.deliver()) + (await use.deliver())).toBe(7);
    expect(new Set(use.smtp.received.flatMap(({ to }) => to)).size).toBe(7);
  });

  it('of more than two days gives the message up, which stays in the outbox', async () => {
    use.smtp.trouble = '451 Busy';
    await use.mail.enqueue();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await use.firstRow()).toMatchObject({ status: 'venter', forsoek: attempt - 1 });
      await use.deliver();
      use.later(2 * 60 * MINUTE);
    }
    expect(await use.firstRow()).toMatchObject({ status: 'doed', detalj: '451 DATA', til: NORA });
    use.smtp.trouble = null;
    expect(await use.deliver()).toBe(0);
  });

  it('waits longer after every attempt', async () => {
    use.smtp.trouble = '451 Busy';
    await use.mail.enqueue();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await use.deliver();
      const wait = (await use.firstRow()).neste_forsoek.getTime() - use.mail.time.now.getTime();
      waits.push(wait / MINUTE);
      use.later(wait);
    }
    expect(waits).toEqual([0.5, 1, 2, 4]);
  });
});

describe('a refusal for good', () => {
  it('gives the message up at once, and delays no other message', async () => {
    use.smtp.refused.set(NORA, '550 5.1.1 No such user');
    await use.mail.enqueue();
    await use.mail.enqueue({ til: 'silje@fjordavisa.example' });
    expect(await use.deliver()).toBe(1);
    expect(await use.firstRow()).toMatchObject({
      status: 'doed',
      feil: 'avvist',
      detalj: '550 RCPT TO',
      forsoek: 1,
    });
    expect(use.smtp.sentTo('silje@fjordavisa.example')).toHaveLength(1);
  });

  it.each([
    ['lacks what the template needs', { data: {} }],
    ['is of a kind that nobody knows', { mal: 'noe_annet' }],
    [
      'leads to a question that is none',
      { mal: 'arbeidsgiver_forespoersel', data: { bekreftelseId: 'x' } },
    ],
  ])('meets a row that %s, and stops nobody', async (_, row) => {
    await use.mail.enqueue(row as never);
    await use.mail.enqueue({ til: 'silje@fjordavisa.example' });
    expect(await use.deliver()).toBe(1);
    expect(await use.firstRow()).toMatchObject({ status: 'doed', feil: 'innhold' });
  });

  it('gives up a message that has killed every sender so far', async () => {
    await use.mail.enqueue();
    await use.database.db('epost_utboks').update({ forsoek: MAX_ATTEMPTS });
    expect(await use.deliver()).toBe(0);
    expect(await use.firstRow()).toMatchObject({ status: 'doed', feil: 'for_mange_forsoek' });
  });
});
