import { describe, expect, it } from 'vitest';
import { signLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import { KEYS, hashOf } from '#tests/support/access/persons.ts';
import {
  auditOf,
  breakAudit,
  outbox,
  questions,
  soeknad,
  soeknaderOf,
} from '#tests/support/access/forms.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff, ask: nora, signInAgain } = useBff('autentisert');

const MINE = '/api/presse/min-soeknad';
const STATUS = `${MINE}/status`;
const apply = () => nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
const status = async () => (await nora(STATUS)).json as SoeknadStatus;
const sendAgain = () => nora(`${MINE}/send-paa-nytt`, { method: 'POST' });
const kontakt = {
  kontaktpersonArbeidsgiver: 'Randi Redaktør',
  kontaktpersonStilling: 'Redaktør',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'randi@elveposten.example',
};
const correct = (json: object = kontakt) => nora(`${MINE}/kontaktperson`, { method: 'PUT', json });
const withdraw = () => nora(MINE, { method: 'DELETE' });
const mine = async () => (await soeknaderOf(bff.db, hashOf('autentisert'))).at(-1)!;
const newest = async () => {
  const all = await questions(bff.db);
  return all.find(({ svar, erstattet, slettet }) => !svar && !erstattet && !slettet) ?? all.at(-1)!;
};
const linkOf = ({ id, utloeper }: { id: string; utloeper: Date }) =>
  arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires: utloeper }));
const answer = async (
  svar: 'bekreftet' | 'avkreftet',
  question?: Awaited<ReturnType<typeof newest>>,
) => bff.guest(linkOf(question ?? (await newest())), { method: 'POST', json: { svar } });
/** Goes to another moment, in which Nora signs in again. */
const at = async (moment: string) => {
  bff.time.now = new Date(moment);
  await signInAgain();
};
const refusal = (code: number, id: string) => ({ status: code, json: { id } });

/** What an administrator does, in a session of their own. */
const admin = async (path: string, json: object) =>
  (await bff.signedIn('admin'))(`/api/admin/soeknad/${(await mine()).id}/${path}`, {
    method: 'POST',
    json: { kommentar: 'Hemmelig merknad', sluttdato: null, settPaaVent: false, ...json },
  });

describe('the status of an application', () => {
  it('says when it was sent, who was asked, and what can be done', async () => {
    expect((await nora(STATUS)).status).toBe(404);
    await apply();
    expect(await status()).toEqual({
      søknadsDato: '2026-03-10T12:00:00+01:00',
      stand: 'venter',
      epost: 'nora@elveposten.example',
      avsender: 'pressetjeneste@domstol.example',
      kontaktperson: {
        navn: 'Trond Vestby',
        stilling: 'Vaktsjef',
        organisasjon: 'Elveposten AS',
        epost: 'trond@elveposten.example',
      },
      spoersmaal: [
        {
          kontaktperson: 'Trond Vestby',
          epost: 'trond@elveposten.example',
          spurt: '2026-03-10T12:00:00+01:00',
          paaminnet: null,
          svarfrist: '2026-04-09',
          svar: null,
          svart: null,
          epostStatus: 'venter',
        },
      ],
      ventetDager: 0,
      vanligvisInnen: null,
      sendPaaNytt: { kan: true, fra: '2026-03-11' },
      rettKontaktperson: { kan: true, fra: null },
    });
  });

  it('follows the answer, and says when a decision usually comes', async () => {
    await apply();
    await at('2026-03-31T08:00:00+02:00');
    expect(await status()).toMatchObject({
      ventetDager: 21,
      sendPaaNytt: { kan: true, fra: null },
    });
    await answer('bekreftet');
    expect(await status()).toMatchObject({
      stand: 'bekreftet',
      // Five working days, with Easter and the weekend between them.
      vanligvisInnen: '2026-04-10',
      spoersmaal: [{ svar: 'bekreftet', svart: '2026-03-31T08:00:00+02:00' }],
      sendPaaNytt: { kan: false, fra: null },
      rettKontaktperson: { kan: false, fra: null },
    });
  });

  it('says that the employer said no, or did not answer in time', async () => {
    await apply();
    await at('2026-04-09T23:59:59+02:00');
    expect(await status()).toMatchObject({ stand: 'venter' });
    await at('2026-04-10T00:00:00+02:00');
    expect(await status()).toMatchObject({ stand: 'utloept', sendPaaNytt: { kan: true } });
    await sendAgain();
    await answer('avkreftet');
    expect(await status()).toMatchObject({
      ...{ stand: 'avkreftet', vanligvisInnen: null },
      ...{ sendPaaNytt: { kan: false }, rettKontaktperson: { kan: true } },
    });
  });

  it('says when the e-mail was refused for good, and no longer when another is asked', async () => {
    await apply();
    const noekkel = `arbeidsgiver_forespoersel:${(await newest()).id}`;
    await bff.db('epost_utboks').where({ noekkel }).update({ status: 'doed', feil: 'avvist' });
    expect(await status()).toMatchObject({
      stand: 'ikkeFram',
      spoersmaal: [{ epostStatus: 'avvist' }],
    });
    await correct();
    expect(await status()).toMatchObject({ stand: 'venter' });
  });

  it('is the same for an administrator’s comment or none, and tells of a hold nothing but that it is processed', async () => {
    await apply();
    const before = JSON.stringify(await status());
    await admin('kommenter', {});
    expect(JSON.stringify(await status())).toBe(before);
    await admin('kommenter', { settPaaVent: true });
    const held = await status();
    expect(held).toEqual({ ...JSON.parse(before), stand: 'behandles' });
    expect(JSON.stringify(held)).not.toContain('Hemmelig');
  });

  it('is for its applicant only, and leaves a trace in the log', async () => {
    await apply();
    expect(await (await bff.signedIn('presse'))(STATUS)).toMatchObject(refusal(404, 'not_found'));
    const audit = await auditOf(bff.db, status);
    expect(audit).toMatchObject([
      { handling: 'soeknad_vist', rolle: 'presse', detaljer: { soeknadId: (await mine()).id } },
    ]);
  });
});

describe('sending again', () => {
  it('is possible on the next Oslo day, with a new link for thirty days; the old one says so', async () => {
    await apply();
    const first = await newest();
    await at('2026-03-10T23:59:59+01:00');
    expect(await sendAgain()).toMatchObject(refusal(409, 'asked_today'));
    expect(await questions(bff.db)).toHaveLength(1);
    await at('2026-03-11T00:00:00+01:00');
    const audit = await auditOf(bff.db, sendAgain);
    const second = await newest();
    expect(second).toMatchObject({
      utloeper: new Date('2026-04-11T00:00:00+02:00'),
      kontaktperson_epost: 'trond@elveposten.example',
    });
    const detaljer = { soeknadId: (await mine()).id, bekreftelseId: second.id };
    expect(audit).toMatchObject([
      { handling: 'arbeidsgiver_spurt_igjen', rolle: 'presse', detaljer },
    ]);
    expect(await bff.guest(linkOf(first))).toMatchObject(refusal(410, 'link_replaced'));
    expect((await bff.guest(linkOf(second))).status).toBe(200);
    expect(await status()).toMatchObject({ sendPaaNytt: { fra: '2026-03-12' }, ventetDager: 1 });
  });

  it('counts days of Oslo where the clocks change', async () => {
    await at('2026-03-28T23:59:59+01:00');
    await apply();
    await at('2026-03-29T00:00:00+01:00');
    expect((await sendAgain()).status).toBe(204);
    await at('2026-03-29T23:59:59+02:00');
    expect(await sendAgain()).toMatchObject(refusal(409, 'asked_today'));
    await at('2026-03-30T00:00:00+02:00');
    expect((await sendAgain()).status).toBe(204);
  });

  it('ten times at once asks once', async () => {
    await apply();
    await at('2026-03-11T12:00:00+01:00');
    const answers = await Promise.all(Array.from({ length: 10 }, sendAgain));
    const codes = answers.map((one) => one.status).sort();
    expect(codes).toEqual([204, ...Array<number>(9).fill(409)]);
    expect(await questions(bff.db)).toHaveLength(2);
    const asked = (await outbox(bff.db)).filter(({ mal }) => mal === 'arbeidsgiver_forespoersel');
    expect(asked.map(({ data }) => data['bekreftelseId'])).toEqual([(await newest()).id]);
  });

  it.each(['bekreftet', 'avkreftet'] as const)('is refused once it is %s', async (svar) => {
    await apply();
    await answer(svar);
    await at('2026-03-12T12:00:00+01:00');
    expect(await sendAgain()).toMatchObject(refusal(409, 'employer_answered'));
    expect(await questions(bff.db)).toMatchObject([{ svar }]);
  });

  it('is not possible on the day of the reminder', async () => {
    await apply();
    await at('2026-03-17T12:00:00+01:00');
    await bff.db('arbeidsgiver_bekreftelse').update({ paaminnet: bff.time.now });
    expect(await sendAgain()).toMatchObject(refusal(409, 'asked_today'));
    await at('2026-03-18T06:00:00+01:00');
    expect((await sendAgain()).status).toBe(204);
  });

  it('is rolled back when the audit row cannot be written', async () => {
    await apply();
    await at('2026-03-12T12:00:00+01:00');
    const mend = await breakAudit(bff.db);
    expect((await sendAgain()).status).toBe(500);
    expect(await questions(bff.db)).toMatchObject([{ erstattet: null }]);
    await mend();
  });
});

describe('correcting the contact person', () => {
  it('asks the other one instead, at once; the old link says so', async () => {
    await apply();
    const first = await newest();
    const audit = await auditOf(bff.db, correct);
    const second = await newest();
    expect(second).toMatchObject({
      kontaktperson_epost: 'randi@elveposten.example',
      erstattet: null,
    });
    expect(audit).toMatchObject([
      { handling: 'kontaktperson_rettet', detaljer: { bekreftelseId: second.id } },
    ]);
    expect(await bff.guest(linkOf(first))).toMatchObject(refusal(410, 'link_replaced'));
    expect((await outbox(bff.db)).map(({ mal, til }) => [mal, til])).toEqual([
      ['soeknad_mottatt', 'nora@elveposten.example'],
      ['arbeidsgiver_forespoersel', 'randi@elveposten.example'],
    ]);
    expect((await nora(MINE)).json).toMatchObject({ ...kontakt, begrunnelse: soeknad.begrunnelse });
    expect(await status()).toMatchObject({
      kontaktperson: { navn: 'Randi Redaktør' },
      spoersmaal: [{ epost: 'trond@elveposten.example' }, { epost: 'randi@elveposten.example' }],
    });
  });

  it('the same twice at once asks once', async () => {
    await apply();
    const answers = await Promise.all([correct(), correct(), correct()]);
    expect(answers.map((one) => one.status)).toEqual([204, 204, 204]);
    expect(await questions(bff.db)).toHaveLength(2);
  });

  it('is possible three times on one Oslo day, also after applying anew', async () => {
    await apply();
    const to = (name: string) =>
      correct({ ...kontakt, kontaktpersonEpost: `${name}@avis.example` });
    for (const name of ['a', 'b']) expect((await to(name)).status).toBe(204);
    expect((await withdraw()).status).toBe(204);
    await apply();
    expect(await to('c')).toMatchObject(refusal(409, 'too_many_questions'));
    expect(await status()).toMatchObject({ rettKontaktperson: { kan: true, fra: '2026-03-11' } });
    await at('2026-03-11T00:00:00+01:00');
    expect((await to('c')).status).toBe(204);
  });

  it('does not write twice on a day to the same mailbox', async () => {
    await apply();
    await correct();
    expect(
      await correct({ ...kontakt, kontaktpersonEpost: 'TROND@elveposten.example' }),
    ).toMatchObject(refusal(409, 'asked_today'));
    expect(await questions(bff.db)).toHaveLength(2);
  });

  it('is refused for the applicant’s own mailbox, and for one that has said no', async () => {
    await apply();
    const field = (answered: { json?: unknown }) =>
      (answered.json as { errors: Record<string, string[]> }).errors;
    const own = await correct({ ...kontakt, kontaktpersonEpost: 'Nora@elveposten.example' });
    expect(own.status).toBe(400);
    expect(field(own)).toHaveProperty('kontaktpersonEpost');
    await answer('avkreftet');
    await at('2026-03-12T12:00:00+01:00');
    const again = await correct({ ...kontakt, kontaktpersonEpost: 'trond@elveposten.example' });
    expect(again.status).toBe(400);
    expect((await correct()).status).toBe(204);
    expect(await status()).toMatchObject({ stand: 'venter' });
  });

  it('is refused once the need is confirmed, also when both happen at once', async () => {
    await apply();
    const [answered, corrected] = await Promise.all([answer('bekreftet'), correct()]);
    const all = await questions(bff.db);
    // Whoever came first: a confirmed need is never asked about again, and a replaced question never answered.
    if (answered.status === 204) {
      expect(corrected).toMatchObject(refusal(409, 'employer_answered'));
      expect(all).toMatchObject([{ svar: 'bekreftet', erstattet: null }]);
    } else {
      expect(corrected.status).toBe(204);
      expect(all.map(({ svar }) => svar)).toEqual([null, null]);
    }
  });

  it('makes an administrator who has read the one before read again', async () => {
    await apply();
    const { versjon } = await mine();
    await correct();
    expect(await admin('godkjenn', { versjon })).toMatchObject(refusal(409, 'application_changed'));
  });
});

describe('taking an application back', () => {
  it('removes what is personal, the question and its mail, and one can apply again at once', async () => {
    await apply();
    const first = await newest();
    const audit = await auditOf(bff.db, async () => {
      expect(await withdraw()).toMatchObject({ status: 204, text: '' });
    });
    const row = await mine();
    expect(row).toMatchObject({
      ...{ status: 0, trukket: NOON, slettet: NOON, behandlet: null },
      ...{ fornavn: null, epost: null, kontaktperson_epost: null, begrunnelse: null },
    });
    expect(audit).toMatchObject([
      { handling: 'soeknad_trukket', rolle: 'presse', detaljer: { soeknadId: row.id } },
    ]);
    expect(await outbox(bff.db)).toEqual([]);
    expect(await questions(bff.db)).toMatchObject([{ navn: null, slettet: NOON }]);
    expect(await bff.guest(linkOf(first))).toMatchObject(refusal(410, 'link_replaced'));
    expect((await nora(MINE)).status).toBe(404);
    expect((await nora(STATUS)).status).toBe(404);
    expect((await nora('/api/presse/soeknad-info')).json).toMatchObject({
      brukerHarAktivSoeknad: false,
    });
    expect((await apply()).status).toBe(204);
    expect(await status()).toMatchObject({ stand: 'venter', spoersmaal: [{ svar: null }] });
  });

  it('leaves the administrators’ list, and nobody can decide it', async () => {
    await apply();
    const { id } = await mine();
    await withdraw();
    const who = await bff.signedIn('admin');
    expect((await who('/api/admin/soeknad/alle-soeknader?sok=Fjellvang')).json).toMatchObject({
      totalt: 0,
    });
    expect((await who(`/api/admin/soeknad/${id}`)).status).toBe(404);
    expect((await admin('godkjenn', {})).status).toBe(404);
  });

  it('twice at once is once, and the second is told', async () => {
    await apply();
    const audit = await auditOf(bff.db, async () => {
      const answers = await Promise.all([withdraw(), withdraw()]);
      expect(answers.map((one) => one.status).sort()).toEqual([204, 409]);
    });
    expect(audit).toMatchObject([{ handling: 'soeknad_trukket' }]);
    expect(await withdraw()).toMatchObject(refusal(409, 'application_ended'));
    expect(await sendAgain()).toMatchObject(refusal(409, 'application_ended'));
    expect(await correct()).toMatchObject(refusal(409, 'application_ended'));
  });

  it.each(['godkjenn', 'avslaa'] as const)(
    'and %s at the same moment: one of them happens',
    async (decision) => {
      await apply();
      const reason = decision === 'avslaa' ? { avslagBegrunnelse: 'Ikke nok.' } : {};
      const [taken, decided] = await Promise.all([withdraw(), admin(decision, reason)]);
      if (taken.status === 204) {
        expect(decided.status).toBe(404);
        expect(await mine()).toMatchObject({ status: 0, trukket: NOON });
        expect(await outbox(bff.db)).toEqual([]);
      } else {
        expect(taken).toMatchObject(refusal(409, 'application_ended'));
        expect(decided.status).toBe(204);
        expect(await mine()).toMatchObject({ trukket: null, slettet: null });
      }
    },
  );

  it('is rolled back when the audit row cannot be written', async () => {
    await apply();
    const mend = await breakAudit(bff.db);
    expect((await withdraw()).status).toBe(500);
    expect(await mine()).toMatchObject({ slettet: null });
    expect(await outbox(bff.db)).toHaveLength(2);
    await mend();
    expect((await withdraw()).status).toBe(204);
  });

  it('touches nobody else’s, and nothing that was decided before', async () => {
    await apply();
    await admin('avslaa', { avslagBegrunnelse: 'Ikke nok.' });
    await at('2026-03-12T12:00:00+01:00');
    await apply();
    await withdraw();
    expect(await soeknaderOf(bff.db, hashOf('autentisert'))).toMatchObject([
      { status: 2, slettet: null },
      { status: 0, slettet: bff.time.now },
    ]);
  });
});

it('the database lets an application be taken back only with what is personal', async () => {
  await apply();
  const change = bff.db('soeknad').where({ id: (await mine()).id });
  await expect(change.update({ trukket: NOON })).rejects.toThrow('does not change');
});
