import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { claimDue, readMailBacklog } from '#db/queues/mail-outbox.ts';
import { auditOf, outbox, questions, soeknad } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { REASON, refused, useReview } from '#tests/support/bff/use-review.ts';
import { deliverDecisions } from '#tests/support/mail/decision-mail.ts';

const MINUTE = 60_000;
const review = useReview();
const { read, act } = review;

const db = () => review.get().bff.db;
const later = (ms: number) => {
  const { time } = review.get().bff;
  time.now = new Date(time.now.getTime() + ms);
};
const undo = (json: object = {}) =>
  review.get().admin(`${review.path()}/angre`, { method: 'POST', json });
const TOO_LATE = { message: 'E-posten er sendt. Ta opp igjen med grunn.' };
const tooLate = { status: 409, json: { id: 'too_late_to_undo', ...TOO_LATE } };

/** The row of the application, all of it. */
const soeknadRow = () => db()('soeknad').where({ id: review.get().id }).first<object>();
/** The row of the press user without its own counter and visits; undefined when there is none. */
async function brukerRow(): Promise<object | undefined> {
  const where = { identitet_hash: hashOf('autentisert') };
  const row = await db()('pressebruker').where(where).first<Record<string, unknown> | undefined>();
  return row && { ...row, versjon: null, besoek_sist: null };
}
const decisions = async () =>
  (await outbox(db())).filter(({ mal }) => /godkjent|avslaatt/.test(mal)).map(({ mal }) => mal);

const deliver = (when: Date, how?: { dies: boolean }) => deliverDecisions(db(), when, how);
const at = (ms: number) => new Date(review.get().bff.time.now.getTime() + ms);

describe('the e-mail of a decision', () => {
  it.each([
    ['godkjenn', {}, 'Søknaden din er godkjent'],
    ['avslaa', REASON, 'Søknaden din er avslått'],
  ] as const)('waits ten minutes after %s, and is then sent at once', async (what, json, said) => {
    await act(what, json);
    expect(await deliver(at(10 * MINUTE - 1))).toEqual([]);
    expect(await deliver(at(10 * MINUTE))).toEqual([said]);
  });

  it('is not late while it waits on purpose', async () => {
    await deliver(at(0));
    await act('godkjenn');
    expect(await readMailBacklog(db())).toMatchObject({ venter: 1, eldste: at(10 * MINUTE) });
  });

  it('no longer has what was before once it has been taken', async () => {
    await act('avslaa', { ...REASON, kommentar: 'Internt.' });
    await deliver(at(10 * MINUTE));
    expect(await db()('epost_utboks').whereNotNull('angre')).toEqual([]);
  });
});

describe('undoing', () => {
  it('an approval takes access back, leaves no trace of it, and tells nobody', async () => {
    await act('kommenter', { kommentar: 'Ringt.', settPaaVent: true });
    const before = await soeknadRow();
    await act('godkjenn', { kommentar: 'Ja.', sluttdato: '2026-12-31' });
    expect((await review.get().nora('/api/presse/profil')).status).toBe(200);
    later(9 * MINUTE);
    expect((await undo()).status).toBe(204);
    // What was written with it stays in the conversation.
    expect(await soeknadRow()).toEqual({ ...before, kommentar: 'Ja.' });
    expect(await brukerRow()).toBeUndefined();
    expect((await review.get().nora('/api/presse/profil')).status).toBe(403);
    expect(await deliver(at(MINUTE))).toEqual([]);
    expect(await decisions()).toEqual([]);
  });

  it('an approval of somebody who had a profile gives back that profile as it was', async () => {
    await act('godkjenn', { sluttdato: '2026-03-12' });
    later(3 * 24 * 60 * MINUTE);
    await review.signInAnew();
    const before = await brukerRow();
    const again = { ...soeknad, stilling: 'Redaktør', telefon: '92241099' };
    const { nora, admin } = review.get();
    expect(
      (await nora('/api/presse/registrer-soknad', { method: 'POST', json: again })).status,
    ).toBe(204);
    const { id } = await db()('soeknad').where({ status: 0 }).first<{ id: string }>();
    await admin(`${review.path(id)}/godkjenn`, { method: 'POST', json: {} });
    expect(await brukerRow()).toMatchObject({ stilling: 'Redaktør', sluttdato: null });
    expect((await admin(`${review.path(id)}/angre`, { method: 'POST', json: {} })).status).toBe(
      204,
    );
    expect(await brukerRow()).toEqual(before);
  });

  it('a rejection opens the question to the employer again, which is sent if it had not been', async () => {
    const [before] = await questions(db());
    await act('avslaa', REASON);
    expect((await outbox(db())).map(({ mal }) => mal)).not.toContain('arbeidsgiver_forespoersel');
    await undo();
    expect(await questions(db())).toEqual([before]);
    expect((await outbox(db())).map(({ mal }) => mal)).toContain('arbeidsgiver_forespoersel');
  });

  it('a rejection asks the employer no second time who had been asked', async () => {
    await deliver(at(0));
    await act('avslaa', REASON);
    await undo();
    expect(
      (await outbox(db())).filter(({ mal }) => mal === 'arbeidsgiver_forespoersel'),
    ).toHaveLength(1);
    expect(await db()('epost_utboks').where({ status: 'venter' })).toEqual([]);
  });

  it('can be followed by another decision, which is told', async () => {
    await act('godkjenn');
    await undo();
    await act('avslaa', REASON);
    expect(await deliver(at(10 * MINUTE))).toEqual(['Søknaden din er avslått']);
  });

  it('and the decision are lines of the log', async () => {
    const rows = await auditOf(db(), async () => {
      await act('avslaa', { ...REASON, kommentar: 'Hemmelig' });
      await undo();
    });
    const { id } = review.get();
    expect(rows.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
      ['soeknad_avslaatt', { soeknadId: id, medKommentar: true }],
      ['avgjoerelse_angret', { soeknadId: id, avgjoerelse: 'avslaatt' }],
    ]);
  });

  it('is offered until the e-mail is due, and refused from then on', async () => {
    await act('godkjenn');
    expect(await read()).toMatchObject({ angresFoer: '2026-03-10T12:10:00+01:00' });
    later(10 * MINUTE);
    expect(await read()).toMatchObject({ angresFoer: null, kanTasOppIgjen: true });
    expect(await undo()).toMatchObject(tooLate);
    expect(await read()).toMatchObject({ status: 1 });
  });

  it('is refused when it is another decision than the one that was read', async () => {
    // What is sent to pages has no fractions of a second.
    later(123);
    await act('godkjenn');
    const { behandlet } = await read();
    expect((await undo({ behandlet })).status).toBe(204);
    expect(await undo({ behandlet })).toMatchObject(refused(409, 'application_changed'));
    later(MINUTE);
    await act('avslaa', REASON);
    expect(await undo({ behandlet })).toMatchObject(refused(409, 'application_changed'));
    expect(await read()).toMatchObject({ status: 2 });
  });

  it('of two administrators at once, one undoes', async () => {
    await act('godkjenn');
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  });

  it('is refused when another administrator has suspended the user meanwhile', async () => {
    await act('godkjenn');
    const { id } = await db()('pressebruker')
      .where({ identitet_hash: hashOf('autentisert') })
      .first<{ id: string }>();
    const json = { til: '2026-04-01', begrunnelse: 'Brudd.' };
    await review.get().admin(`/api/admin/bruker/${id}/suspender`, { method: 'POST', json });
    expect(await undo()).toMatchObject(refused(409, 'bruker_changed'));
    expect(await brukerRow()).toMatchObject({ suspendert_til: '2026-04-01' });
  });

  it('is refused when the applicant has applied again', async () => {
    await act('avslaa', REASON);
    await review.apply();
    expect(await undo()).toMatchObject(refused(409, 'applied_again'));
  });
});

describe('undoing beside the mail worker', () => {
  it('wins when it is first: the worker passes the message by, and finds none later', async () => {
    await act('godkjenn');
    await db().transaction(async (trx: Knex) => {
      // As `undo` does first of all.
      await trx('epost_utboks').where({ mal: 'soeknad_godkjent' }).forUpdate();
      expect(await deliver(at(10 * MINUTE))).toEqual([]);
    });
    expect((await undo()).status).toBe(204);
    expect(await deliver(at(10 * MINUTE))).toEqual([]);
    expect(await deliver(at(60 * MINUTE))).toEqual([]);
  });

  it('loses when the worker is first, and waits to be told so', async () => {
    await act('godkjenn');
    let undone: ReturnType<typeof undo> | undefined;
    await db().transaction(async (trx: Knex) => {
      expect(await claimDue(trx, at(10 * MINUTE), 5)).not.toEqual([]);
      undone = undo();
      await expect
        .poll(async () => {
          const waiting = await db().raw<{ rows: unknown[] }>(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return waiting.rows.length;
        })
        .toBeGreaterThan(0);
    });
    expect(await undone).toMatchObject(tooLate);
    expect(await read()).toMatchObject({ status: 1 });
  });

  it('at the same time has exactly one outcome, whoever is first', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round++) {
      await act('avslaa', REASON);
      const [{ status }, sent] = await Promise.all([undo(), deliver(at(10 * MINUTE))]);
      outcomes.add(`${status} ${sent.length}`);
      if (status !== 204) break;
    }
    for (const outcome of outcomes) expect(['204 0', '409 1']).toContain(outcome);
  });

  it('is refused after a crash in the middle of sending, and the message goes out later, once written', async () => {
    await act('avslaa', REASON);
    // The mail server may have it: nobody can know.
    expect(await deliver(at(10 * MINUTE), { dies: true })).toHaveLength(1);
    expect(await undo()).toMatchObject(tooLate);
    expect(await deliver(at(12 * MINUTE))).toEqual(['Søknaden din er avslått']);
    expect(await deliver(at(60 * MINUTE))).toEqual([]);
  });

  it('sends nothing of an undone decision, however often it runs after a crash before that', async () => {
    await act('avslaa', REASON);
    await expect(
      db().transaction(async (trx: Knex) => {
        await claimDue(trx, at(10 * MINUTE), 5);
        throw new Error('died');
      }),
    ).rejects.toThrow('died');
    expect((await undo()).status).toBe(204);
    expect(await deliver(at(10 * MINUTE))).toEqual([]);
    expect(await deliver(at(10 * MINUTE))).toEqual([]);
  });
});
