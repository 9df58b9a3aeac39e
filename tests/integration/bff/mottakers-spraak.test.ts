import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '#bff/mail/deliver.ts';
import type { OutgoingMessage } from '#bff/mail/port.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { address as eksport, readCsv } from '#tests/support/bff/eksport-files.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { feedSteps } from '#tests/support/feeds/read-feeds.ts';
import { createDelivery } from '#tests/support/mail/test-delivery.ts';

const used = useBff('presse', storeSaker);
const { bff, ask: silje } = used;
const { make, address, favourite } = feedSteps(used);
beforeEach(() => bff.db('epost_utboks').delete());

const choose = (spraak: string) =>
  silje('/api/presse/velg-spraak', { method: 'PUT', json: { spraak } });

/** Everything in the outbox is sent; gives what was, by its address. */
async function deliver(): Promise<ReadonlyMap<string, OutgoingMessage>> {
  const sent = new Map<string, OutgoingMessage>();
  const sender = {
    ping: () => Promise.resolve(),
    close: () => undefined,
    send: async (message: OutgoingMessage) => void sent.set(message.to, message),
  };
  const { deps } = createDelivery(bff.db, 'smtp://localhost', NOON);
  while ((await deliverDue({ ...deps, sender }, NOON)) > 0);
  return sent;
}
const SILJE = 'journalist@fjordavisa.example';

describe('an e-mail to a press user', () => {
  it.each([
    [null, 'nb', 'Det er laget en hemmelig adresse på profilen din'],
    ['nb', 'nb', 'Det er laget en hemmelig adresse på profilen din'],
    ['nn', 'nn', 'Det er laga ei hemmeleg adresse på profilen din'],
  ])('is in the language that they have chosen: %s', async (chosen, lang, subject) => {
    if (chosen !== null) await choose(chosen);
    // In whatever language the page was.
    await silje('/api/presse/abonnementer', {
      ...{ method: 'POST', headers: { 'accept-language': lang === 'nb' ? 'nn' : 'nb' } },
      json: { navn: 'Telefonen', slag: 'kalender', lagretSoekId: null },
    });
    const message = (await deliver()).get(SILJE)!;
    expect(message.subject).toBe(subject);
    expect(message.html).toContain(`<html lang="${lang}">`);
  });

  it('that waits follows a later choice', async () => {
    await make();
    await choose('nn');
    expect((await deliver()).get(SILJE)!.text).toContain('Vennleg helsing');
  });
});

describe('the e-mails about an application', () => {
  const apply = async (headers: Readonly<Record<string, string>>) => {
    const nora = await bff.signedIn('autentisert');
    const sent = { method: 'POST', json: soeknad, headers };
    await nora('/api/presse/registrer-soknad', sent);
    return deliver();
  };

  it.each([
    ['nn', 'Vi har fått søknaden din', '<html lang="nn">'],
    ['nb', 'Vi har mottatt søknaden din', '<html lang="nb">'],
  ])('are to the applicant in the language of the form: %s', async (spraak, subject, html) => {
    const sent = await apply({ 'accept-language': spraak });
    const receipt = sent.get('nora@elveposten.example')!;
    expect(receipt.subject).toBe(subject);
    expect(receipt.html).toContain(html);
  });

  it('are to the applicant in bokmål when the application has no language', async () => {
    const nora = await bff.signedIn('autentisert');
    const sent = { method: 'POST', json: soeknad, headers: { 'accept-language': 'nn' } };
    await nora('/api/presse/registrer-soknad', sent);
    await bff.db.transaction(async (trx) => {
      // As those that were sent before there was a choice; what was sent does not change otherwise.
      await trx.raw('set local session_replication_role = replica');
      const mine = trx('soeknad').where({ identitet_hash: hashOf('autentisert') });
      await mine.update({ spraak: null });
    });
    expect((await deliver()).get('nora@elveposten.example')!.subject).toContain('mottatt');
  });

  it('are to the employer in both, whatever the applicant reads', async () => {
    const sent = await apply({ 'accept-language': 'nn' });
    const { subject, html, text } = sent.get('trond@elveposten.example')!;
    expect(subject).toBe(
      'Kan du bekrefte at Nora Fjellvang trenger tilgang? / Kan du stadfeste at Nora Fjellvang treng tilgang?',
    );
    expect(html).toMatch(/<html lang="nb">[^]+<div lang="nb">[^]+<hr>\n<div lang="nn">/);
    expect(text.indexOf('Vennlig hilsen')).toBeLessThan(text.indexOf('Vennleg helsing'));
  });
});

describe('what a program reads at a secret address', () => {
  it('is in the language of its owner, and another text when that changes', async () => {
    await favourite(saker.vist.sakId);
    const [kalender, atom] = [await address(), await address({ slag: 'atom' })];
    const first = await bff.guest(kalender, { headers: { 'accept-language': 'nn' } });
    expect(first.text).toContain('NAME:Domstolenes pressetjeneste: favoritter');
    await choose('nn');
    const headers = { 'If-None-Match': first.headers.get('etag')! };
    const second = await bff.guest(kalender, { headers });
    expect(second.status).toBe(200);
    expect(second.text).toContain('NAME:Pressetenesta til domstolane: favorittar');
    expect((await bff.guest(atom)).text).toContain('xml:lang="nn"');
  });
});

describe('a file', () => {
  it('is in the language of whoever asks, also the rows that are read later', async () => {
    const asked = { headers: { 'accept-language': 'nn' } };
    const { text } = await silje(eksport('csv', { fraDato: '2026-02-01' }), asked);
    const { head, rows } = readCsv(text);
    expect(head[0]).toEqual(['Pressetenesta til domstolane', 'Treffa i eit søk']);
    const byNumber = new Map(rows.map((row) => [row['Saksnummer'], row]));
    expect(byNumber.get(saker.anonymisert.saksnummer)).toMatchObject({
      Partar: 'Partane er anonymiserte',
    });
  });
});
