import { describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { SOEKNAD_COLUMNS, hashOf } from '#tests/support/access/persons.ts';
import { auditOf, breakAudit, outbox, questions, soeknad } from '#tests/support/access/forms.ts';

const { bff, ask: jonas } = useBff('lapsed');

const READ = '/api/presse/reautentisering';
const update = (json: unknown = soeknad, who = jonas) =>
  who(`${READ}/oppdater-profil`, { method: 'POST', json });
const row = async () =>
  await bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf('lapsed') })
    .first<Record<string, unknown>>();

describe('the yearly update', () => {
  it('shows the name and what is stored', async () => {
    expect((await jonas(READ)).json).toMatchObject({
      fornavn: 'Jonas',
      etternavn: 'Utgård',
      harGyldigTilgang: false,
      stilling: 'Journalist',
      foretrukketDomstolId: 'alle',
      kontaktpersonArbeidsgiver: 'Randi Redaktør',
      akseptererPersonvaernVilkar: true,
    });
    expect((await (await bff.signedIn('presse'))(READ)).json).toMatchObject({
      harGyldigTilgang: true,
    });
  });

  it('renews access for a year from now, stores everything, and asks the employer', async () => {
    const audit = await auditOf(bff.db, async () => {
      expect((await update()).status).toBe(204);
    });
    expect(audit).toMatchObject([{ handling: 'profil_fornyet' }]);
    expect(await row()).toMatchObject({
      stilling: 'Krimjournalist',
      kontaktperson_navn: 'Trond Vestby',
      standard_domstol_id: 'TSOS',
      bekreftet: bff.time.now,
      tilgang_til: new Date('2027-03-10T12:00:00+01:00'),
    });
    expect((await jonas('/api/presse/profil')).status).toBe(200);
    expect((await outbox(bff.db)).map(({ mal, til }) => [mal, til])).toEqual([
      ['arbeidsgiver_forespoersel', 'trond@elveposten.example'],
      ['arbeidsgiver_endret', 'da@domstol.example'],
    ]);
  });

  it('with the same contact asks again, but Domstoladministrasjonen hears nothing', async () => {
    const same = {
      kontaktpersonArbeidsgiver: SOEKNAD_COLUMNS.kontaktperson_navn,
      kontaktpersonStilling: SOEKNAD_COLUMNS.kontaktperson_stilling,
      kontaktpersonOrganisasjon: SOEKNAD_COLUMNS.kontaktperson_organisasjon,
      kontaktpersonEpost: SOEKNAD_COLUMNS.kontaktperson_epost,
    };
    expect((await update({ ...soeknad, ...same })).status).toBe(204);
    expect((await outbox(bff.db)).map(({ mal }) => mal)).toEqual(['arbeidsgiver_forespoersel']);
  });

  it('ten times at once renews once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => update()));
    expect(all.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(409)]);
    expect(await questions(bff.db)).toHaveLength(1);
    expect(await outbox(bff.db)).toHaveLength(2);
  });

  it('at the same time as leaving ends with one of them, never a mix', async () => {
    const leave = jonas(`${READ}/slett-profil`, { method: 'DELETE' });
    const [left, updated] = await Promise.all([leave, update()]);
    expect(left.status).toBe(204);
    expect([204, 401, 403]).toContain(updated.status);
    expect(await bff.db('pressebruker').where({ identitet_hash: hashOf('lapsed') })).toEqual([]);
    expect(await outbox(bff.db)).toEqual([]);
    expect((await questions(bff.db)).every(({ slettet }) => slettet)).toBe(true);
  });

  it('goes on while the register is down', async () => {
    bff.register.down = true;
    expect((await jonas(READ)).json).toMatchObject({ fornavn: 'Jonas' });
    expect((await update()).status).toBe(204);
    expect((await questions(bff.db))[0]).toMatchObject({ navn: 'Jonas Utgård' });
  });

  it('is not for somebody who has access, nor for one who never had', async () => {
    expect(await update(soeknad, await bff.signedIn('presse'))).toMatchObject({
      status: 409,
      json: { id: 'has_access' },
    });
    expect(await update(soeknad, await bff.signedIn('autentisert'))).toMatchObject({
      status: 403,
      json: { id: 'no_access' },
    });
  });

  it('says what is wrong by field, and renews nothing', async () => {
    const wrong = { ...soeknad, foretrukketDomstolId: 'XXXX' };
    expect(await update(wrong)).toMatchObject({
      status: 400,
      json: { errors: { foretrukketDomstolId: ['Velg en domstol fra listen.'] } },
    });
    expect((await update({})).status).toBe(400);
    expect(await update({ ...soeknad, kontaktpersonEpost: soeknad.epost })).toMatchObject({
      status: 400,
    });
    expect((await jonas('/api/presse/profil')).json).toMatchObject({ id: 'access_lapsed' });
  });

  it('is rolled back when the audit row cannot be written', async () => {
    const mend = await breakAudit(bff.db);
    expect((await update()).status).toBe(500);
    await mend();
    expect(await outbox(bff.db)).toEqual([]);
    expect(await row()).toMatchObject({ stilling: 'Journalist' });
    expect((await update()).status).toBe(204);
  });
});
