import { describe, expect, it } from 'vitest';
import { auditOf, breakAudit, outbox, questions, soeknad } from '#tests/support/access/forms.ts';
import { kontakt, linkOf, ownSoeknad, refusal } from '#tests/support/access/own-soeknad.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const used = useBff('autentisert');
const { bff } = used;
const { mine, newest, apply, shown, status, sendAgain, correct, withdraw, answer, at, admin } =
  ownSoeknad(used);

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
    expect((await shown()).json).toMatchObject({ ...kontakt, begrunnelse: soeknad.begrunnelse });
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
