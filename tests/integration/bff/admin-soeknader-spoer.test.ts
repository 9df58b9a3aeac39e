import { describe, expect, it } from 'vitest';
import { addOsloDays } from '#domain/time.ts';
import { auditOf, breakAudit, outbox, questions, soeknad } from '#tests/support/access/forms.ts';
import { refused, useReview } from '#tests/support/bff/use-review.ts';

const review = useReview();
const { read, act } = review;
const db = () => review.get().bff.db;
/** The same time tomorrow; the sessions have ended meanwhile. */
const nextDay = async () => {
  const { time } = review.get().bff;
  time.now = addOsloDays(time.now, 1);
  await review.signInAnew();
};
const post = (what: string, json: object = {}) =>
  review.get().admin(`${review.path()}/${what}`, { method: 'POST', json });
const askAgain = (json: object = {}) => post('spoer-igjen', json);
const asked = async () =>
  (await outbox(db())).filter(({ mal }) => mal === 'arbeidsgiver_forespoersel');
const answer = async (svar: 'bekreftet' | 'avkreftet') =>
  db()('arbeidsgiver_bekreftelse')
    .where({ erstattet: null })
    .update({ svar, svart: review.get().bff.time.now });

const KONTAKT = {
  kontaktpersonArbeidsgiver: 'Unni Ny',
  kontaktpersonStilling: 'Redaksjonssjef',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'unni@elveposten.example',
};

describe('an approval', () => {
  it('keeps in the log why it was given without a confirmation, and what the employer had said', async () => {
    const utenBekreftelse = 'Ringt redaksjonssjefen, som bekreftet ansettelsen.';
    const { id } = review.get();
    const [row] = await auditOf(db(), () => act('godkjenn', { utenBekreftelse }));
    expect(row).toMatchObject({
      handling: 'soeknad_godkjent',
      detaljer: { soeknadId: id, arbeidsgiverSvar: 'venter', utenBekreftelse },
    });
  });

  it('needs no reason: a program that gives none is let through, and the log says what was known', async () => {
    await answer('bekreftet');
    const { id } = review.get();
    const [row] = await auditOf(db(), async () => expect((await act('godkjenn')).status).toBe(204));
    expect(row?.detaljer).toEqual({ soeknadId: id, arbeidsgiverSvar: 'bekreftet' });
  });

  it('refuses a reason that is too long at its field', async () => {
    expect(await act('godkjenn', { utenBekreftelse: 'x'.repeat(4001) })).toMatchObject({
      status: 400,
      json: { errors: { utenBekreftelse: ['Teksten kan ikke være lengre enn 4000 tegn.'] } },
    });
  });
});

describe('what is read', () => {
  it('says what the newest question has come to, also of a possible duplicate', async () => {
    expect((await read()).arbeidsgiver).toEqual({
      ...{ svar: 'venter', spurt: '2026-03-10T12:00:00+01:00', svart: null },
    });
    await answer('avkreftet');
    expect((await read()).arbeidsgiver).toEqual({
      svar: 'avkreftet',
      spurt: '2026-03-10T12:00:00+01:00',
      svart: '2026-03-10T12:00:00+01:00',
    });
  });
});

describe('asking the employer again', () => {
  it('is refused on the day of the question, and changes nothing', async () => {
    expect(await askAgain()).toMatchObject(refused(409, 'asked_today'));
    expect(await asked()).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 0, versjon: 1 });
  });

  it('the next day sends a new question, ends the one before, and is in the log', async () => {
    await nextDay();
    const { id } = review.get();
    const rows = await auditOf(db(), async () => expect((await askAgain()).status).toBe(204));
    const [before, after] = await questions(db());
    expect(before?.erstattet).toEqual(review.get().bff.time.now);
    expect(after).toMatchObject({ soeknad_id: id, erstattet: null, svar: null });
    expect((await asked()).at(-1)).toMatchObject({
      til: soeknad.kontaktpersonEpost,
      data: { bekreftelseId: after!.id },
    });
    expect(rows).toMatchObject([
      {
        handling: 'arbeidsgiver_spurt_igjen',
        rolle: 'admin',
        detaljer: { soeknadId: id, bekreftelseId: after!.id },
      },
    ]);
    expect(await askAgain()).toMatchObject(refused(409, 'asked_today'));
  });

  it('with a review puts the application on hold in the same step', async () => {
    await nextDay();
    const vurdering = { kommentar: 'Ikke nådd.', sluttdato: null, settPaaVent: true, versjon: 1 };
    const rows = await auditOf(db(), () => askAgain({ vurdering }));
    expect(await read()).toMatchObject({ status: 3, kommentar: 'Ikke nådd.', versjon: 2 });
    const asked = await questions(db());
    expect(asked).toHaveLength(2);
    const { id } = review.get();
    const detaljer = { soeknadId: id, bekreftelseId: asked[1]!.id, settPaaVent: true };
    expect(rows).toMatchObject([
      { handling: 'soeknad_kommentert', rolle: 'admin', detaljer: { soeknadId: id } },
      { handling: 'arbeidsgiver_spurt_igjen', rolle: 'admin', detaljer },
    ]);
    expect(rows.map((row) => row.detaljer)).toEqual([
      { soeknadId: id, medKommentar: true },
      detaljer,
    ]);
  });

  it('with a review that is refused leaves neither of the two rows', async () => {
    const vurdering = { kommentar: 'Ikke nådd.', sluttdato: null, settPaaVent: true, versjon: 1 };
    expect(await auditOf(db(), () => askAgain({ vurdering }))).toMatchObject([
      { handling: 'soeknad_vist' },
    ]);
  });

  it('that may not be asked puts nothing on hold', async () => {
    const vurdering = { settPaaVent: true, versjon: 1 };
    expect(await askAgain({ vurdering })).toMatchObject(refused(409, 'asked_today'));
    expect(await read()).toMatchObject({ status: 0, versjon: 1 });
  });

  it('with a review of an older version is refused', async () => {
    await nextDay();
    await act('kommenter', { kommentar: 'Deres.' });
    const vurdering = { kommentar: 'Min.', settPaaVent: true, versjon: 1 };
    expect(await askAgain({ vurdering })).toMatchObject(refused(409, 'application_changed'));
    expect(await asked()).toHaveLength(1);
  });

  it('is refused when the need is confirmed, and when the application is decided', async () => {
    await nextDay();
    await answer('bekreftet');
    expect(await askAgain()).toMatchObject(refused(409, 'employer_answered'));
    await act('godkjenn');
    expect(await askAgain()).toMatchObject(refused(409, 'application_decided'));
    expect(await asked()).toHaveLength(1);
  });

  it('leaves nothing when the log can’t be written', async () => {
    await nextDay();
    const mend = await breakAudit(db());
    expect((await askAgain({ vurdering: { settPaaVent: true } })).status).toBe(500);
    await mend();
    expect(await asked()).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 0, versjon: 1 });
  });
});

describe('another contact person', () => {
  it('is asked at once instead of the one before, whose question ends', async () => {
    const rows = await auditOf(db(), async () =>
      expect((await post('kontaktperson', { ...KONTAKT, versjon: 1 })).status).toBe(204),
    );
    expect(await read()).toMatchObject({ versjon: 2, soeknad: KONTAKT });
    const open = (await questions(db())).filter(({ erstattet }) => erstattet === null);
    expect(open).toMatchObject([{ kontaktperson_epost: KONTAKT.kontaktpersonEpost }]);
    // The message to the one before still waited, and is not sent.
    expect((await asked()).map(({ til }) => til)).toEqual([KONTAKT.kontaktpersonEpost]);
    expect(rows).toMatchObject([
      { handling: 'kontaktperson_rettet', detaljer: { bekreftelseId: open[0]!.id } },
    ]);
  });

  it('with the same mailbox is asked at most once a day', async () => {
    const same = { ...KONTAKT, kontaktpersonEpost: soeknad.kontaktpersonEpost.toUpperCase() };
    expect(await post('kontaktperson', same)).toMatchObject(refused(409, 'asked_today'));
    expect(await read()).toMatchObject({ versjon: 1, soeknad });
    await nextDay();
    expect((await post('kontaktperson', same)).status).toBe(204);
    expect(await questions(db())).toHaveLength(2);
  });

  it.each<[object, object]>([
    [{ kontaktpersonEpost: 'ikke en adresse' }, { kontaktpersonEpost: ['Ugyldig e-post.'] }],
    [
      { kontaktpersonArbeidsgiver: ' ' },
      { kontaktpersonArbeidsgiver: ['Kontaktperson arbeidsgiver er påkrevd'] },
    ],
    [
      { kontaktpersonEpost: soeknad.epost },
      {
        kontaktpersonEpost: [
          'Kontaktpersonen må være en annen enn deg, med en annen e-postadresse. Er du frilanser, kan du oppgi en oppdragsgiver.',
        ],
      },
    ],
  ])('with %j is refused at its field', async (change, errors) => {
    expect(await post('kontaktperson', { ...KONTAKT, ...change })).toMatchObject({
      status: 400,
      json: { errors },
    });
    expect(await read()).toMatchObject({ versjon: 1, soeknad });
  });

  it('is refused of another version, and of one that is decided', async () => {
    expect(await post('kontaktperson', { ...KONTAKT, versjon: 7 })).toMatchObject(
      refused(409, 'application_changed'),
    );
    await act('godkjenn');
    expect(await post('kontaktperson', KONTAKT)).toMatchObject(refused(409, 'application_decided'));
    expect(await read()).toMatchObject({ soeknad });
  });
});
