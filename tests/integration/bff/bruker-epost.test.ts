import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '#bff/mail/deliver.ts';
import type { OutgoingMessage } from '#bff/mail/port.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { createDelivery } from '#tests/support/mail/test-delivery.ts';

const { bff, ask: silje } = useBff('presse');
beforeEach(() => bff.db('epost_utboks').delete());

/** What an administrator does to Silje. */
async function act(method: string, what = '', json?: object) {
  const where = { identitet_hash: hashOf('presse') };
  const { id } = await bff.db('pressebruker').where(where).first<{ id: string }>();
  const admin = await bff.signedIn('admin');
  return (await admin(`/api/admin/bruker/${id}${what}`, { method, json })).status;
}
const suspend = () =>
  act('POST', '/suspender', { til: '2026-04-01', begrunnelse: 'Brudd på forbudet.' });

/** Everything in the outbox is sent. */
async function deliver(): Promise<OutgoingMessage[]> {
  const sent: OutgoingMessage[] = [];
  const { deps } = createDelivery(bff.db, 'smtp://localhost', NOON);
  const send = (message: OutgoingMessage) => Promise.resolve(void sent.push(message));
  while ((await deliverDue({ ...deps, sender: { ...deps.sender, send } }, NOON)) > 0);
  return sent;
}
const ASK = {
  nb: 'Har du spørsmål, eller mener du at dette er feil? Skriv til da@domstol.example.',
  nn: 'Har du spørsmål, eller meiner du at dette er feil? Skriv til da@domstol.example.',
};

describe.each(['nb', 'nn'] as const)('the e-mail in %s', (spraak) => {
  beforeEach(async () => {
    await silje('/api/presse/velg-spraak', { method: 'PUT', json: { spraak } });
  });

  it('to whoever is suspended says until when, where the reason is, and whom to ask', async () => {
    expect(await suspend()).toBe(204);
    const [message, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(message!.to).toBe('journalist@fjordavisa.example');
    // A reason may name somebody.
    expect(message!.text).not.toContain('Brudd på forbudet.');
    expect(message!.text).toContain('01.04.2026');
    expect(message!.text).toContain(ASK[spraak]);
  });

  it('to whoever is let in again says so', async () => {
    await suspend();
    await deliver();
    expect(await act('POST', '/opphev-suspensjon')).toBe(204);
    const [message] = await deliver();
    expect(message!.text).toContain(ASK[spraak]);
  });

  it('to whoever is deleted says when, and is the only one that is sent', async () => {
    await suspend();
    expect(await act('DELETE')).toBe(204);
    const sent = await deliver();
    // The one about the suspension had not been sent.
    expect(sent.map(({ subject }) => subject)).toEqual([
      spraak === 'nb' ? 'Profilen din blir slettet' : 'Profilen din blir sletta',
    ]);
    expect(sent[0]!.text).toContain('11.03.2026 kl. 12:00');
    expect(sent[0]!.text).toContain(ASK[spraak]);
  });

  it('to whose deletion is undone says so', async () => {
    await act('DELETE');
    await deliver();
    expect(await act('POST', '/angre-sletting')).toBe(204);
    const [message] = await deliver();
    expect(message!.text).toContain(ASK[spraak]);
    expect(message!.text).toContain(spraak === 'nb' ? 'angret slettingen' : 'angra slettinga');
  });
});

it('whoever leaves by themselves is sent none', async () => {
  await silje('/api/presse/slett-profil', { method: 'DELETE' });
  expect(await bff.db('epost_utboks')).toEqual([]);
});

it('each suspension is told, also of the same person', async () => {
  await suspend();
  bff.time.now = new Date(NOON.getTime() + 60_000);
  await act('POST', '/suspender', { til: '2026-05-01', begrunnelse: 'Lengre.' });
  expect(await bff.db('epost_utboks').pluck('mal')).toEqual(Array(2).fill('bruker_suspendert'));
});
