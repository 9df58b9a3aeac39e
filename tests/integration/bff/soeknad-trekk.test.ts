import { describe, expect, it } from 'vitest';
import {
  auditOf,
  breakAudit,
  outbox,
  questions,
  soeknaderOf,
} from '#tests/support/access/forms.ts';
import { STATUS, linkOf, ownSoeknad, refusal } from '#tests/support/access/own-soeknad.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

const used = useBff('autentisert');
const { bff, ask: nora } = used;
const { mine, newest, apply, shown, status, sendAgain, correct, withdraw, at, admin } =
  ownSoeknad(used);

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
    expect((await shown()).status).toBe(404);
    expect((await nora(STATUS)).status).toBe(404);
    expect((await nora('/api/presse/soeknad-info')).json).toMatchObject({
      brukerHarAktivSoeknad: false,
    });
    expect((await apply()).status).toBe(204);
    expect(await status()).toMatchObject({ stand: 'venter', spoersmaal: [{ svar: null }] });
  });

  it('and applying again writes to employers no more than four times a day', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await apply()).status).toBe(204);
      expect(await status()).toMatchObject({ soekPaaNyttFra: null });
      expect((await withdraw()).status).toBe(204);
    }
    expect((await apply()).status).toBe(204);
    expect(await status()).toMatchObject({ soekPaaNyttFra: '2026-03-11' });
    // Who has not been told that applying has to wait keeps the application.
    const kept = await mine();
    expect(await withdraw()).toMatchObject(refusal(409, 'applied_often'));
    expect(await mine()).toEqual(kept);
    expect((await withdraw('?venter=true')).status).toBe(204);
    const before = await questions(bff.db);
    expect(await apply()).toMatchObject(refusal(409, 'applied_often'));
    expect(await questions(bff.db)).toEqual(before);
    await at('2026-03-11T00:00:00+01:00');
    expect((await apply()).status).toBe(204);
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
