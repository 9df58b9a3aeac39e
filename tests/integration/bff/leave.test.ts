import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import {
  auditOf,
  breakAudit,
  minArbeidsgiver,
  omMeg,
  outbox,
  questions,
  soeknad,
  soeknaderOf,
} from '#tests/support/access/forms.ts';

const { bff, ask: silje, signInAgain } = useBff('presse', storeSaker);

const LEAVE = '/api/presse/slett-profil';
const leave = (who = silje, path = LEAVE) => who(path, { method: 'DELETE' });

/** Everything that a profile can contain, different from everybody else's. */
const OWN = {
  stilling: 'Gravejournalist',
  redaksjon: 'Sildetidende',
  epost: 'silje.privat@sildetidende.example',
  telefon: '41234567',
  kontaktpersonArbeidsgiver: 'Kåre Kontakt',
  kontaktpersonStilling: 'Ansvarlig sildeutgiver',
  kontaktpersonOrganisasjon: 'Silde og Sønn',
  kontaktpersonEpost: 'kaare@sildetidende.example',
  begrunnelse: 'Følger en sak om fiskekvoter.',
};
const PERSONAL = ['Silje', 'Haugnes', '14828840259', ...Object.values(OWN)];

async function fillProfile(): Promise<void> {
  const { stilling, redaksjon, epost, telefon, ...arbeidsgiver } = OWN;
  const put = (path: string, json: object) => silje(`/api/presse/${path}`, { method: 'PUT', json });
  await put('rediger-om-meg', { ...omMeg, stilling, redaksjon, epost, telefon });
  await put('rediger-min-arbeidsgiver', { ...minArbeidsgiver, ...arbeidsgiver });
  await silje(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' });
  // The other columns of an approved application.
  await bff.db('epost_utboks').where({ mal: 'arbeidsgiver_endret' }).update({ status: 'doed' });
}

/** The tables in which one of the values is found, in any column. */
async function tablesWith(db: Knex, values: readonly string[]): Promise<string[]> {
  const tables = await db('information_schema.tables')
    .where({ table_schema: 'public', table_type: 'BASE TABLE' })
    .pluck<string[]>('table_name');
  const found: string[] = [];
  for (const table of tables) {
    const query = db.raw<{ rows: { text: string }[] }>('select t::text as text from ?? t', table);
    const text = (await query).rows.map((row) => row.text).join('\n');
    if (values.some((value) => text.includes(value))) found.push(table);
  }
  return found.sort();
}

describe('ending the profile', () => {
  it('leaves no personal data in any table', async () => {
    await fillProfile();
    await silje('/api/presse/profil');
    expect(await tablesWith(bff.db, PERSONAL)).toEqual([
      'arbeidsgiver_bekreftelse',
      'epost_utboks',
      'pressebruker',
      'sesjon',
      'soeknad',
    ]);
    const other = await bff.signedIn('presse');
    await other('/api/presse/profil');
    expect(await leave()).toMatchObject({ status: 204, text: '' });
    expect(await tablesWith(bff.db, PERSONAL)).toEqual([]);
    expect(await bff.db('favoritt')).toEqual([]);
    expect(await outbox(bff.db)).toEqual([]);
  });

  it('erases the applications’ content, and keeps their dates and decisions', async () => {
    const own = await soeknaderOf(bff.db, hashOf('presse'));
    await leave();
    expect(await soeknaderOf(bff.db, hashOf('presse'))).toMatchObject([
      { id: own[0]?.id, status: 1, slettet: bff.time.now, epost: null, begrunnelse: null },
    ]);
  });

  it('is in the audit log under the pseudonym', async () => {
    const audit = await auditOf(bff.db, () => leave());
    expect(audit).toEqual([
      {
        handling: 'profil_avsluttet',
        detaljer: {},
        rolle: 'presse',
        identitet_hash: hashOf('presse'),
      },
    ]);
  });

  it('signs out everywhere at once', async () => {
    const elsewhere = await bff.signedIn('presse');
    expect((await elsewhere('/api/presse/bruker-info')).status).toBe(200);
    await leave();
    for (const who of [elsewhere, silje]) {
      expect((await who('/api/presse/bruker-info')).status).toBe(401);
      expect((await leave(who)).status).toBe(401);
    }
  });

  it('closes the question to the employer', async () => {
    await fillProfile();
    await leave();
    expect(await questions(bff.db)).toMatchObject([
      { navn: null, kontaktperson_epost: null, slettet: bff.time.now, svar: null },
    ]);
  });

  it('changes nothing for anybody else', async () => {
    const others = () => bff.db('pressebruker').whereNot({ identitet_hash: hashOf('presse') });
    const before: unknown = await others();
    await leave();
    expect(await others()).toEqual(before);
  });

  it('ten times at once is once', async () => {
    const audit = await auditOf(bff.db, async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => leave()));
      const statuses = all.map(({ status }) => status).filter((status) => status === 204);
      expect(statuses).toHaveLength(1);
      for (const { status } of all) expect([204, 401, 403]).toContain(status);
    });
    expect(audit).toHaveLength(1);
  });

  it('is rolled back when the audit row cannot be written', async () => {
    const mend = await breakAudit(bff.db);
    expect((await leave()).status).toBe(500);
    await mend();
    expect((await silje('/api/presse/profil')).status).toBe(200);
  });

  it('is never half done when the profile is changed at the same time', async () => {
    const json = { ...minArbeidsgiver, ...OWN };
    const change = () => silje('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json });
    const [left, ...changed] = await Promise.all([leave(), change(), change(), change()]);
    expect(left.status).toBe(204);
    for (const { status } of changed) expect([204, 401, 403]).toContain(status);
    expect(await tablesWith(bff.db, PERSONAL)).toEqual([]);
  });

  it('allows a new application, as somebody new', async () => {
    await leave();
    await signInAgain();
    expect((await silje('/api/presse/soeknad-info')).json).toMatchObject({
      erGyldigBruker: false,
      brukerHarAktivSoeknad: false,
    });
    const answer = await silje('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
    expect(answer.status).toBe(204);
    expect(await soeknaderOf(bff.db, hashOf('presse'))).toMatchObject([
      { status: 1 },
      { status: 0 },
    ]);
  });

  it('is possible at the yearly update too, and for those with access', async () => {
    const path = '/api/presse/reautentisering/slett-profil';
    expect((await leave(await bff.signedIn('lapsed'), path)).status).toBe(204);
    expect((await leave(silje, path)).status).toBe(204);
    expect(await bff.db('pressebruker')).toEqual([]);
  });
});
