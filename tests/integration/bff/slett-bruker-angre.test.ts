import { describe, expect, it } from 'vitest';
import { claimDue, markFailed } from '#db/queues/mail-outbox.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { DUE, useSletting } from '#tests/support/bff/use-sletting.ts';

const used = useBff('presse', storeSaker);
const { bff } = used;
const { admin, row, path, order, undo, details, carryOut, fill } = useSletting(used);

const OWN = {
  favoritt: 'sak_id',
  soeknad: 'id',
  arbeidsgiver_bekreftelse: 'id',
  epost_utboks: 'id',
};
async function everything() {
  // Each decision counts; whatever it is.
  const own = { ...(await row())!, versjon: null };
  const rows = Object.entries(OWN).map(([table, by]) => bff.db(table).orderBy(by));
  const tables = await Promise.all(rows);
  return { own, tables };
}

describe('undoing it', () => {
  it('leaves everything exactly as it was, messages that waited too', async () => {
    await fill();
    const before = await everything();
    await order();
    await bff.db('epost_utboks').where({ mal: 'bruker_slettet' }).delete();
    expect((await undo()).status).toBe(204);
    await bff.db('epost_utboks').where({ mal: 'sletting_angret' }).delete();
    expect(await everything()).toEqual(before);
    expect((await (await bff.signedIn('presse'))('/api/presse/favoritter')).status).toBe(200);
  });

  it('sends what failed while it was ordered, and not before', async () => {
    await fill();
    const taken = await claimDue(bff.db, NOON, 100);
    expect(taken.length).toBeGreaterThan(0);
    await order();
    for (const mail of taken)
      await markFailed(bff.db, mail, { kode: 'utilgjengelig', detalj: null }, DUE);
    const due = async () => (await claimDue(bff.db, DUE, 100)).map(({ id }) => id);
    const ids = taken.map(({ id }) => id);
    expect(await due()).not.toEqual(expect.arrayContaining([ids[0]]));
    await undo();
    expect(await due()).toEqual(expect.arrayContaining(ids));
  });

  it('gives a suspension back as it was', async () => {
    const was = {
      suspendert_til: '2026-05-01',
      suspendert_fra: NOON,
      suspendert_begrunnelse: 'Brudd.',
    };
    await bff
      .db('pressebruker')
      .where({ identitet_hash: hashOf('presse') })
      .update(was);
    await order();
    expect(await details()).toMatchObject({ suspensjon: null });
    await undo();
    expect(await row()).toMatchObject({ ...was, slettes_fra: null, foer_sletting: null });
  });

  it('tells the person', async () => {
    await order();
    await undo();
    const sent = (await claimDue(bff.db, NOON, 100)).map(({ mal }) => mal);
    expect(sent.sort()).toEqual(['bruker_slettet', 'sletting_angret']);
  });

  it('twice says that it is undone, and an older reading is refused', async () => {
    await order();
    const { versjon } = (await row())!;
    expect(await undo(`?versjon=${versjon - 1}`)).toMatchObject({
      ...{ status: 409, json: { id: 'bruker_changed', naa: { slettes: {} } } },
    });
    expect((await undo(`?versjon=${versjon}`)).status).toBe(204);
    expect(await undo()).toMatchObject({
      ...{ status: 409, json: { id: 'deletion_undone', naa: { slettes: null } } },
    });
  });

  it('after the day is too late, also while the job has not come by', async () => {
    await order();
    bff.time.now = DUE;
    expect(await undo()).toMatchObject({ status: 409, json: { id: 'too_late_to_undo' } });
    await carryOut();
    expect(await row()).toBeUndefined();
  });

  it.each([0, 1, 2, 3, 4])('at the same moment as the job: one of them happens (%i)', async () => {
    await order();
    const where = await path();
    bff.time.now = new Date(DUE.getTime() - 1);
    const ask = await admin();
    const [answer] = await Promise.all([
      ask(`${where}/angre-sletting`, { method: 'POST' }),
      carryOut(),
    ]);
    const left = await row();
    expect([204, 404]).toContain(answer.status);
    expect(answer.status === 204).toBe(left !== undefined);
    if (left) expect(left).toMatchObject({ slettes_fra: null });
  });
});

describe('two administrators', () => {
  it('who order it at once: it is ordered once', async () => {
    const where = await path();
    const asks = await Promise.all([admin(), admin(), admin()]);
    const answers = await Promise.all(asks.map((ask) => ask(where, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await bff.db('epost_utboks').where({ mal: 'bruker_slettet' })).toHaveLength(1);
  });

  it('who undo it at once: it is undone once', async () => {
    await order();
    const where = await path();
    const asks = await Promise.all([admin(), admin()]);
    const answers = await Promise.all(
      asks.map((ask) => ask(`${where}/angre-sletting`, { method: 'POST' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
