import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../../bff/mail/deliver.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { createDelivery, everyMail, type TestDelivery } from '../support/test-mail.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');

let database: TestDatabase;
let smtp: TestSmtp;
let mail: TestDelivery;
beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  mail = createDelivery(database.db, smtp.url, NOON);
});
afterEach(async () => {
  mail.deps.sender.close();
  await smtp.close();
  await database.close();
});
const deliver = () => deliverDue(mail.deps, mail.time.now);

describe('a message in the outbox', () => {
  it('reaches whom it is for, from us, as text and as HTML', async () => {
    await mail.enqueue();
    expect(await deliver()).toBe(1);
    const [got] = smtp.received;
    expect(got).toMatchObject({
      from: 'pressetjeneste@domstol.example',
      to: ['nora@fjordavisa.example'],
      subject: 'Vi har mottatt søknaden din',
    });
    expect(got!.text).toContain('Hei, Nora\n');
    expect(got!.html).toContain('<p>Hei, Nora</p>');
    expect(got!.links).toEqual(['https://presse.example/soeknad']);
  });

  it('says who sends it, and that no machine is to answer', async () => {
    await mail.enqueue();
    await deliver();
    const { headers } = smtp.received[0]!;
    expect(headers.get('from')).toBe('Domstolenes pressetjeneste <pressetjeneste@domstol.example>');
    expect(headers.get('to')).toBe('nora@fjordavisa.example');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('message-id')).toMatch(/^<[\w.]+@domstol\.example>$/);
    expect(new Date(headers.get('date')!)).toEqual(NOON);
  });

  it.each(Object.values(everyMail))('is delivered as $mal', async (one) => {
    await mail.enqueue(one);
    expect(await deliver()).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });
});
