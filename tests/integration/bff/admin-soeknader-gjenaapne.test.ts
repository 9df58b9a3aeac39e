import { describe, expect, it } from 'vitest';
import { osloIso } from '#domain/time.ts';
import { auditOf, outbox } from '#tests/support/access/forms.ts';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';
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
const undo = () => review.get().admin(`${review.path()}/angre`, { method: 'POST', json: {} });
const deliver = (when: Date) => deliverDecisions(db(), when);
const at = (ms: number) => new Date(review.get().bff.time.now.getTime() + ms);
const reopen = (json: object = { grunn: 'Ny opplysning.' }) =>
  review.get().admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json });
const reopened = async () =>
  (await outbox(db())).filter(({ mal }) => mal === 'soeknad_gjenaapnet').map(({ data }) => data);

describe('taking an application up again', () => {
  it('needs a reason, which stands in the log', async () => {
    await act('avslaa', REASON);
    expect(await reopen({ grunn: ' ' })).toMatchObject({
      status: 400,
      json: { errors: { grunn: ['Du må oppgi hvorfor søknaden tas opp igjen.'] } },
    });
    const rows = await auditOf(db(), () => reopen());
    expect(rows.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
      ['soeknad_gjenaapnet', { soeknadId: review.get().id, begrunnelse: 'Ny opplysning.' }],
    ]);
  });

  it('makes it wait again with its comment, and a new decision is told', async () => {
    await act('avslaa', { ...REASON, kommentar: 'Ringt.' });
    await deliver(at(10 * MINUTE));
    later(60 * MINUTE);
    await review.signInAnew();
    const { versjon } = await read();
    expect((await reopen()).status).toBe(204);
    expect(await read()).toMatchObject({
      ...{ status: 0, kommentar: 'Ringt.', avslagBegrunnelse: null, behandlet: null },
      versjon: versjon + 1,
    });
    expect(await reopened()).toEqual([{ fornavn: 'Nora', mistetTilgang: false }]);
    await act('avslaa', REASON);
    expect(await deliver(at(10 * MINUTE))).toEqual(
      expect.arrayContaining(['Søknaden din er avslått']),
    );
  });

  it('has waited since then, in the list and beside what waits longer', async () => {
    const { bff } = review.get();
    await act('avslaa', REASON);
    later(30 * 24 * 60 * MINUTE);
    await review.signInAnew();
    await reopen();
    expect((await read()).gjenaapnet).toBe(osloIso(bff.time.now));
    later(2 * 24 * 60 * MINUTE);
    await review.signInAnew();
    const [older] = await insertSoeknader(db(), {
      soeknadsdato: new Date(bff.time.now.getTime() - 5 * 24 * 60 * MINUTE),
    });
    const listed = async (query: string) => {
      const { json } = await review
        .get()
        .admin(`/api/admin/soeknad/alle-soeknader?vis=alle&sortField=Ventet${query}`);
      const { soeknader } = json as { soeknader: { id: string; ventetDager: number }[] };
      return soeknader.map(({ id, ventetDager }) => [id, ventetDager]);
    };
    const both = [
      [older, 5],
      [review.get().id, 2],
    ];
    expect(await listed('&sortAscending=false')).toEqual(both);
    expect(await listed('&sortAscending=true')).toEqual(both.reverse());
    expect(await listed('&lenge=true')).toEqual([]);
  });

  it('tells nobody when nobody has been told the decision, and no access is lost', async () => {
    await act('avslaa', REASON);
    await reopen();
    expect(await reopened()).toEqual([]);
    expect(await deliver(at(60 * MINUTE))).toEqual([]);
  });

  it('ends the access that it gave, and says so; another approval gives it back', async () => {
    await act('godkjenn');
    await reopen();
    expect(await reopened()).toEqual([{ fornavn: 'Nora', mistetTilgang: true }]);
    expect((await review.get().nora('/api/presse/profil')).status).toBe(403);
    later(MINUTE);
    expect((await act('godkjenn')).status).toBe(204);
    expect((await review.get().nora('/api/presse/profil')).status).toBe(200);
    expect((await undo()).status).toBe(204);
    expect((await review.get().nora('/api/presse/profil')).status).toBe(403);
  });

  it('is refused for what waits, for another decision, and when there is a newer application', async () => {
    expect(await reopen()).toMatchObject(refused(409, 'application_changed'));
    await act('avslaa', REASON);
    const other = { grunn: 'Nytt.', behandlet: '2026-03-01T12:00:00+01:00' };
    expect(await reopen(other)).toMatchObject(refused(409, 'application_changed'));
    await review.apply();
    expect(await reopen()).toMatchObject(refused(409, 'applied_again'));
    expect(await read()).toMatchObject({ kanTasOppIgjen: false });
  });

  it('is refused while the deletion of the press user is ordered', async () => {
    await act('godkjenn');
    const { bff, admin } = review.get();
    const [bruker] = await bff
      .db('pressebruker')
      .where({ soeknad_id: review.get().id })
      .pluck<string[]>('id');
    expect((await admin(`/api/admin/bruker/${bruker}`, { method: 'DELETE' })).status).toBe(204);
    expect(await reopen()).toMatchObject(refused(409, 'deletion_ordered'));
    expect(await read()).toMatchObject({ status: 1 });
  });

  it('of two administrators at once, one does', async () => {
    await act('avslaa', REASON);
    const answers = await Promise.all([reopen(), reopen(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  });
});
