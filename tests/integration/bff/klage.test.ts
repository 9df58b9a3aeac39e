import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MinKlage } from '#contract/klage.ts';
import { deliverDue } from '#bff/mail/deliver.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { auditOf, outbox } from '#tests/support/access/forms.ts';
import { REASON, refused, useReview } from '#tests/support/bff/use-review.ts';
import { createDelivery } from '#tests/support/mail/test-delivery.ts';

const DAY = 24 * 3_600_000;
const MINE = '/api/presse/min-soeknad/klage';
const review = useReview();
const { act, read } = review;

const db = () => review.get().bff.db;
const mine = async () => (await review.get().nora(MINE)).json as MinKlage;
const complain = (json: object = { tekst: 'Vi har en redaktør.' }) =>
  review.get().nora(MINE, { method: 'POST', json });
const answer = (json: object) =>
  review.get().admin(`${review.path()}/klage`, { method: 'POST', json });
const reopen = () =>
  review
    .get()
    .admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json: { grunn: 'Ny redaktør.' } });
const SENT_ON = { avgjort: null, svar: 'oversendt', ord: 'Ikke et redigert medium.' };
const daysLater = async (days: number) => {
  const { time } = review.get().bff;
  time.now = new Date(time.now.getTime() + days * DAY);
  await review.signInAnew();
};
/** What the mail worker sends now. */
async function delivered() {
  const sent: { subject: string; text: string }[] = [];
  const now = new Date(review.get().bff.time.now.getTime() + 3_600_000);
  const { deps } = createDelivery(db(), 'smtp://localhost', now);
  const send = (mail: (typeof sent)[number]) => {
    sent.push(mail);
    return Promise.resolve();
  };
  await deliverDue({ ...deps, sender: { ...deps.sender, send } }, now);
  return sent.filter(({ subject }) => /avslått|klage/i.test(subject));
}

describe('a rejection', () => {
  it('says in its e-mail by when, to whom and how it can be complained about, and of the documents', async () => {
    await act('avslaa', REASON);
    const [mail] = await delivered();
    expect(mail!.text).toContain('Siste frist er 31.03.2026.');
    expect(mail!.text).toContain('sender vi klagen til Klagenemnda');
    expect(mail!.text).toContain('Du har rett til å se dokumentene i saken');
    expect(mail!.text).toContain('e-post til da@domstol.example');
  });

  it('says so in an e-mail that administrators have written, too', async () => {
    const tekst = 'Det ble nei.\n\n{begrunnelse}\n\n{lenke}';
    const json = {
      tekster: { emneNb: 'Avslått', emneNn: 'Avslått', tekstNb: tekst, tekstNn: tekst },
    };
    const saved = await review
      .get()
      .admin('/api/admin/epostmaler/soeknad_avslaatt', { method: 'POST', json });
    expect(saved.status).toBe(204);
    await act('avslaa', REASON);
    const [mail] = await delivered();
    expect(mail).toMatchObject({ subject: 'Avslått' });
    expect(mail!.text).toContain('Det ble nei.');
    expect(mail!.text).toContain('Siste frist er 31.03.2026.');
  });

  it('says so to the applicant alone, and only while it is the newest decision', async () => {
    expect(await review.get().nora(MINE)).toMatchObject({ status: 404 });
    await act('avslaa', REASON);
    expect(await mine()).toEqual({
      avslaatt: '2026-03-10T12:00:00+01:00',
      begrunnelse: REASON.avslagBegrunnelse,
      ...{ frist: '2026-03-31', forSen: false, instans: 'Klagenemnda' },
      ...{ spoer: 'da@domstol.example', klage: null },
    });
    expect((await review.get().nora('/api/presse/soeknad-info')).json).toMatchObject({
      ...{ brukerHarAktivSoeknad: false, avslag: true },
    });
    const other = await review.get().bff.signedIn('presse');
    expect(await other(MINE)).toMatchObject({ status: 404 });
    expect(await other(MINE, { method: 'POST', json: { tekst: 'Nei.' } })).toMatchObject(
      refused(409, 'rejection_ended'),
    );
    await daysLater(1);
    await review.apply();
    expect(await review.get().nora(MINE)).toMatchObject({ status: 404 });
    const info = (await review.get().nora('/api/presse/soeknad-info')).json;
    expect(info).not.toHaveProperty('avslag');
  });
});

describe('a complaint', () => {
  beforeEach(async () => {
    const { time } = review.get().bff;
    // What is sent to pages has no fractions of a second.
    time.now = new Date(time.now.getTime() + 123);
    await act('avslaa', REASON);
  });

  it('is sent once, about the rejection that was read, and is logged', async () => {
    expect(await complain({ tekst: ' ' })).toMatchObject({
      status: 400,
      json: { errors: { tekst: ['Skriv hva du mener er feil.'] } },
    });
    expect(await complain({ tekst: 'x'.repeat(4001) })).toMatchObject({ status: 400 });
    expect(await complain({ tekst: 'Feil.', avslaatt: '2026-03-09T12:00:00+01:00' })).toMatchObject(
      refused(409, 'rejection_ended'),
    );
    const rows = await auditOf(db(), () =>
      complain({ tekst: 'Feil.', avslaatt: '2026-03-10T12:00:00+01:00' }),
    );
    expect(rows).toMatchObject([
      { handling: 'klage_sendt', rolle: 'presse', detaljer: { soeknadId: review.get().id } },
    ]);
    expect(await complain()).toMatchObject(refused(409, 'klage_sent'));
    expect((await mine()).klage).toEqual({
      ...{ tekst: 'Feil.', sendt: '2026-03-10T12:00:00+01:00', forSen: false },
      ...{ utfall: null, avgjort: null, ord: null },
    });
  });

  it('of two at once, one is stored', async () => {
    const answers = await Promise.all([complain(), complain()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('is in time until the end of the last day, and sent late it is said to be late', async () => {
    await daysLater(21.44);
    expect(await mine()).toMatchObject({ forSen: false });
    await daysLater(0.02);
    expect(await mine()).toMatchObject({ forSen: true });
    const rows = await auditOf(db(), () => complain());
    expect(rows[0]!.detaljer).toEqual({ soeknadId: review.get().id, forSen: true });
    expect((await mine()).klage).toMatchObject({ forSen: true });
    expect((await read()).klage).toMatchObject({ forSen: true, frist: '2026-03-31' });
  });

  it('is found by administrators in the list, and on the page of its application', async () => {
    const list = async (query: string) =>
      (await review.get().admin(`/api/admin/soeknad/alle-soeknader?${query}`)).json;
    const narrowed = 'vis=alle&historikk=true&klage=true';
    expect(await list(narrowed)).toMatchObject({ soeknader: [], totalt: 0 });
    await complain();
    expect(await list(narrowed)).toMatchObject({
      soeknader: [{ id: review.get().id, klageVenter: true }],
      antall: { klager: 1 },
    });
    expect((await read()).klage).toMatchObject({
      ...{ tekst: 'Vi har en redaktør.', utfall: null, instans: 'Klagenemnda' },
      egetAvslag: true,
    });
    const before = await db()('sesjon').pluck<string[]>('token_hash');
    await review.signInAnew();
    await db()('sesjon')
      .where({ slag: 'admin' })
      .whereNotIn('token_hash', before)
      .update({ identitet_hash: createHash('sha256').update('Torbjørn').digest() });
    expect((await read()).klage).toMatchObject({ egetAvslag: false });
    await answer(SENT_ON);
    expect(await list(narrowed)).toMatchObject({ totalt: 0 });
  });

  it('is sent on with words, which the applicant reads and the log keeps', async () => {
    await complain();
    expect(await answer({ ...SENT_ON, ord: '' })).toMatchObject({
      status: 400,
      json: { errors: { ord: ['Du må skrive en begrunnelse.'] } },
    });
    const rows = await auditOf(db(), () => answer(SENT_ON));
    expect(rows.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
      ['klage_oversendt', { soeknadId: review.get().id, begrunnelse: SENT_ON.ord }],
    ]);
    const mail = (await delivered()).find(
      ({ subject }) => subject === 'Klagen din er sendt videre',
    );
    expect(mail!.text).toContain('Klagen din er sendt til Klagenemnda, som avgjør den.');
    expect(mail!.text).toContain(SENT_ON.ord);
    expect((await mine()).klage).toMatchObject({ utfall: 'oversendt', ord: SENT_ON.ord });
  });

  it('is refused as too late only when it is, and can be sent on all the same afterwards', async () => {
    await complain();
    const late = { avgjort: null, svar: 'avvist', ord: 'Kom for sent.' };
    expect(await answer(late)).toMatchObject({
      status: 400,
      json: { errors: { svar: ['Klagen kom innen fristen, og kan ikke avvises som for sen.'] } },
    });
    await db()('klage').update({ frist: '2026-03-09' });
    expect((await answer(late)).status).toBe(204);
    const { avgjort } = (await mine()).klage!;
    expect(await answer({ ...SENT_ON, avgjort: null })).toMatchObject({
      ...refused(409, 'klage_changed'),
      json: { naa: { utfall: 'avvist', ord: 'Kom for sent.' } },
    });
    await daysLater(1);
    expect((await answer({ ...SENT_ON, avgjort })).status).toBe(204);
    // The first answer had not been sent, and is not sent any more.
    const told = (await outbox(db())).filter(({ mal }) => mal === 'klage_besvart');
    expect(told.map(({ data }) => data['svar'])).toEqual(['oversendt']);
  });

  it('has got what it asked for when the application is taken up again, and another rejection is complained about anew', async () => {
    await complain();
    await daysLater(1);
    expect((await reopen()).status).toBe(204);
    expect((await read()).klage).toMatchObject({ utfall: 'omgjort', av: 'Astrid Domsland' });
    expect(await answer(SENT_ON)).toMatchObject(refused(409, 'klage_changed'));
    await act('avslaa', REASON);
    expect((await mine()).klage).toBeNull();
    expect((await complain({ tekst: 'Fortsatt feil.' })).status).toBe(204);
    expect((await read()).klage).toMatchObject({ tekst: 'Fortsatt feil.', utfall: null });
  });

  it('has got it when a newer application is approved, and waits again when that is undone', async () => {
    await complain();
    await daysLater(1);
    const newer = await review.apply();
    expect((await act('godkjenn', {}, newer)).status).toBe(204);
    const utfall = async () => (await read()).klage!.utfall;
    expect(await utfall()).toBe('omgjort');
    await review.get().admin(`${review.path(newer)}/angre`, { method: 'POST', json: {} });
    expect(await utfall()).toBeNull();
  });

  it('goes with what is personal of its application', async () => {
    await complain();
    await eraseSoeknader(db(), hashOf('autentisert'), review.get().bff.time.now);
    expect(await db()('klage').select()).toEqual([]);
  });
});
