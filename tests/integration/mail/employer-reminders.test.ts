import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueEmployerReminders } from '#bff/mail/employer-reminders.ts';
import { deliverDue } from '#bff/mail/deliver.ts';
import { createMetrics } from '#bff/http/metrics.ts';
import { addOsloDays } from '#domain/time.ts';
import { reminderDue, reminderHorizon } from '#domain/spoerre-igjen.ts';
import { anyInstant } from '#domain/testing/arbitrary-sak.ts';
import { KEYS, hashOf } from '#tests/support/access/persons.ts';
import { outbox, questions, soeknad, soeknaderOf } from '#tests/support/access/forms.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const { bff, ask: nora, signInAgain } = useBff('autentisert');
const MINE = '/api/presse/min-soeknad';

const remind = (moment: string) => enqueueEmployerReminders(bff.db, new Date(moment));
const written = async () =>
  (await outbox(bff.db)).filter(
    ({ mal }) => mal === 'arbeidsgiver_paaminnelse' || mal === 'arbeidsgiver_ikke_svart',
  );
const kinds = async () => (await written()).map(({ mal, til }) => [mal, til]);
const applyAt = async (moment: string) => {
  bff.time.now = new Date(moment);
  await signInAgain();
  await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
};
const only = async () => (await questions(bff.db)).at(-1)!;
const answer = async (svar: string, svart: string) =>
  bff.db('arbeidsgiver_bekreftelse').update({ svar, svart: new Date(svart) });
const REMINDER = ['arbeidsgiver_paaminnelse', 'trond@elveposten.example'];
const LAPSE = ['arbeidsgiver_ikke_svart', 'nora@elveposten.example'];

/** Everything that is due is sent; gives what was, in order. */
async function deliver(moment: string): Promise<string[]> {
  const sent: string[] = [];
  const deps = {
    ...{ db: bff.db, clock: () => new Date(moment), random: () => 0.5, domain: 'domstol.example' },
    ...{ logger: { info() {}, warn() {}, error() {} }, metrics: createMetrics() },
    render: {
      publicUrl: 'https://presse.example',
      sessionKeys: KEYS.session,
      noteKeys: KEYS.audit,
    },
    sender: { send: async ({ subject }: { subject: string }) => void sent.push(subject) },
  };
  while ((await deliverDue(deps as never, new Date(moment))) > 0);
  return sent;
}
const ASKED =
  'Kan du bekrefte at Nora Fjellvang trenger tilgang? / Kan du stadfeste at Nora Fjellvang treng tilgang?';
const SUBJECT = `Påminnelse: ${ASKED.replace(' / ', ' / Påminning: ')}`;

beforeEach(async () => {
  await bff.db('arbeidsgiver_bekreftelse').delete();
});

describe('the reminder to the employer', () => {
  it('is written seven Oslo days after the question, to the instant, also when the clocks change', async () => {
    await applyAt('2026-03-24T12:00:00+01:00');
    expect(await remind('2026-03-31T11:59:59.999+02:00')).toBe(0);
    expect(await remind('2026-03-31T12:00:00+02:00')).toBe(1);
    const { id, utloeper } = await only();
    expect(await written()).toEqual([
      {
        ...{ mal: 'arbeidsgiver_paaminnelse', til: 'trond@elveposten.example' },
        data: {
          ...{ bekreftelseId: id, utloeper: utloeper.toISOString() },
          ...{ spurt: '2026-03-24T11:00:00.000Z', kontaktperson: 'Trond Vestby' },
          ...{ navn: 'Nora Fjellvang', stilling: 'Krimjournalist', redaksjon: 'Elveposten' },
        },
        noekkel: `arbeidsgiver_paaminnelse:${id}`,
      },
    ]);
    expect((await nora(`${MINE}/status`)).json).toMatchObject({
      spoersmaal: [{ paaminnet: '2026-03-31T12:00:00+02:00' }],
    });
  });

  it('is written once for a question, by several at once, and after it was sent and forgotten', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    const now = '2026-03-18T12:00:00+01:00';
    const all = await Promise.all([remind(now), remind(now), remind(now)]);
    expect(all.reduce((sum, one) => sum + one)).toBe(1);
    await bff.db('epost_utboks').delete();
    expect(await remind('2026-03-20T12:00:00+01:00')).toBe(0);
    expect(await written()).toEqual([]);
  });

  it('comes again for a new question', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await remind('2026-03-17T12:00:00+01:00');
    bff.time.now = new Date('2026-03-18T12:00:00+01:00');
    await signInAgain();
    await nora(`${MINE}/send-paa-nytt`, { method: 'POST' });
    // The first reminder had not been sent yet: it goes with its question.
    expect(await written()).toEqual([]);
    expect(await remind('2026-03-25T11:59:00+01:00')).toBe(0);
    expect(await remind('2026-03-25T12:00:00+01:00')).toBe(1);
  });

  it('has neither mark nor message when its transaction fails, and both the next time', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await bff.db.raw(
      "alter table epost_utboks add constraint dies check (mal <> 'arbeidsgiver_paaminnelse')",
    );
    await expect(remind('2026-03-18T12:00:00+01:00')).rejects.toThrow('dies');
    await bff.db.raw('alter table epost_utboks drop constraint dies');
    expect(await only()).toMatchObject({ paaminnet: null });
    expect(await remind('2026-03-18T12:00:00+01:00')).toBe(1);
  });

  it.each([
    ['is answered', () => answer('avkreftet', '2026-03-12T12:00:00+01:00')],
    ['is withdrawn', () => nora(MINE, { method: 'DELETE' })],
    ['is replaced', () => bff.db('arbeidsgiver_bekreftelse').update({ erstattet: bff.time.now })],
    ['belongs to an application that is decided', () => reject()],
    [
      'belongs to a press user’s profile',
      () =>
        bff.db
          .raw('alter table arbeidsgiver_bekreftelse disable trigger user')
          .then(() => bff.db('arbeidsgiver_bekreftelse').update({ soeknad_id: null }))
          .then(() => bff.db.raw('alter table arbeidsgiver_bekreftelse enable trigger user')),
    ],
  ])('is not written when the question %s', async (_, happens) => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await happens();
    expect(await remind('2026-03-18T12:00:00+01:00')).toBe(0);
    expect(await remind('2026-05-18T12:00:00+01:00')).toBe(0);
  });

  it.each([
    ['answered', () => answer('bekreftet', '2026-03-17T13:00:00+01:00')],
    ['decided', () => approve()],
    ['taken back', () => nora(MINE, { method: 'DELETE' })],
    ['corrected', () => bff.db('arbeidsgiver_bekreftelse').update({ erstattet: bff.time.now })],
  ])('that waits is not sent any more when it is %s meanwhile', async (_, happens) => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await deliver('2026-03-10T12:00:00+01:00');
    await remind('2026-03-17T12:00:00+01:00');
    await happens();
    expect(await deliver('2026-03-17T14:00:00+01:00')).not.toContain(SUBJECT);
    expect(await written()).toEqual([]);
  });

  it('is sent while the answer is waited for', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await deliver('2026-03-10T12:00:00+01:00');
    await remind('2026-03-17T12:00:00+01:00');
    expect(await deliver('2026-03-17T14:00:00+01:00')).toEqual([SUBJECT]);
    expect(await deliver('2026-03-18T14:00:00+01:00')).toEqual([]);
  });

  it('is not sent when the link has lapsed during an outage', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await deliver('2026-03-10T12:00:00+01:00');
    await remind('2026-04-09T12:00:00+02:00');
    expect(await deliver('2026-04-10T00:00:00+02:00')).toEqual([]);
  });
});

describe('a question that nobody answers for thirty days', () => {
  it('is told to the applicant once, when the link has lapsed', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await remind('2026-04-09T23:59:59.999+02:00');
    expect(await kinds()).toEqual([REMINDER]);
    expect(await remind('2026-04-10T00:00:00+02:00')).toBe(1);
    expect(await kinds()).toEqual([REMINDER, LAPSE]);
    expect((await written()).at(-1)!.data).toEqual({
      ...{ bekreftelseId: (await only()).id, fornavn: 'Nora' },
      ...{ kontaktperson: 'Trond Vestby', frist: '2026-04-09' },
    });
    await bff.db('epost_utboks').delete();
    expect(await remind('2026-04-11T00:00:00+02:00')).toBe(0);
  });

  it('is not reminded of any more when nothing ran for a month', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    expect(await remind('2026-04-10T00:00:00+02:00')).toBe(1);
    expect(await kinds()).toEqual([LAPSE]);
  });

  it('is not told when the applicant has asked again before the message is sent', async () => {
    await applyAt('2026-03-10T12:00:00+01:00');
    await deliver('2026-03-10T12:00:00+01:00');
    await remind('2026-04-10T00:00:00+02:00');
    bff.time.now = new Date('2026-04-10T01:00:00+02:00');
    await signInAgain();
    await nora(`${MINE}/send-paa-nytt`, { method: 'POST' });
    const sent = await deliver('2026-04-10T02:00:00+02:00');
    expect(sent).toEqual([ASKED]);
  });
});

it('the horizon leaves out no question whose reminder is due, at any change of the clocks', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 0, max: 9 * 86_400 }), (asked, seconds) => {
      const now = new Date(asked.getTime() + seconds * 1000);
      if (reminderDue(asked) <= now) expect(asked <= reminderHorizon(now)).toBe(true);
      expect(addOsloDays(asked, 7)).toEqual(reminderDue(asked));
    }),
    { numRuns: 2000 },
  );
});

async function decide(path: string, json: object): Promise<void> {
  const [mine] = (await soeknaderOf(bff.db, hashOf('autentisert'))).slice(-1);
  const ask = await bff.signedIn('admin');
  const review = { kommentar: '', sluttdato: null, settPaaVent: false, ...json };
  await ask(`/api/admin/soeknad/${mine!.id}/${path}`, { method: 'POST', json: review });
}
const reject = () => decide('avslaa', { avslagBegrunnelse: 'Ikke nok.' });
/** Without an answer, which leaves the question open. */
const approve = () => decide('godkjenn', { utenBekreftelse: 'Kjent for oss fra før.' });
