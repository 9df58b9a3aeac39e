import { describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import {
  auditOf,
  breakAudit,
  outbox,
  questions,
  soeknad,
  soeknaderOf,
} from '#tests/support/access/forms.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';

const { bff, ask: nora } = useBff('autentisert');

const APPLY = '/api/presse/registrer-soknad';
const MINE = '/api/presse/min-soeknad';
const apply = (json: unknown = soeknad, who = nora) => who(APPLY, { method: 'POST', json });
const applications = () => soeknaderOf(bff.db, hashOf('autentisert'));
const nothingHappened = async () => {
  expect(await applications()).toEqual([]);
  expect(await outbox(bff.db)).toEqual([]);
};

describe('applying', () => {
  it('stores what was sent under the register’s name, and the waiting application can be read', async () => {
    expect((await nora(MINE)).status).toBe(404);
    expect(
      await apply({ ...soeknad, telefon: ' 922 41 080', stilling: ' Krim\njournalist ' }),
    ).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await nora(MINE)).json).toEqual({
      ...soeknad,
      stilling: 'Krim journalist',
      fornavn: 'Nora',
      etternavn: 'Fjellvang',
      foretrukketDomstolNavn: 'Søndre Østfold tingrett',
      søknadsDato: '2026-03-10T12:00:00+01:00',
      avsender: 'pressetjeneste@domstol.example',
    });
    expect((await nora('/api/presse/soeknad-info')).json).toMatchObject({
      brukerHarAktivSoeknad: true,
      erGyldigBruker: false,
    });
  });

  it('keeps the country of a number from abroad, and none for a Norwegian one', async () => {
    const swedish = { telefonLand: 'SE', telefon: '+46 (0)70-174 06 05' };
    expect((await apply({ ...soeknad, ...swedish })).status).toBe(204);
    expect((await nora(MINE)).json).toMatchObject({ telefonLand: 'SE', telefon: '701740605' });
    expect(await applications()).toMatchObject([{ telefon_land: 'SE', telefon: '701740605' }]);
    expect((await nora(MINE, { method: 'DELETE' })).status).toBe(204);
    expect(await applications()).toMatchObject([{ telefon_land: null, telefon: null }]);

    const fromOldClient = { ...soeknad, telefonLand: undefined };
    expect((await apply(fromOldClient)).status).toBe(204);
    expect((await nora(MINE)).json).toMatchObject({ telefonLand: 'NO', telefon: '92241080' });
    const [, second] = await applications();
    expect(second).toMatchObject({ telefon_land: null, telefon: '92241080' });
  });

  it('sends the receipt, and asks the employer for thirty days', async () => {
    await apply();
    const { id } = (await applications())[0]!;
    const asked = (await questions(bff.db))[0]!;
    expect(asked).toMatchObject({
      soeknad_id: id,
      utloeper: new Date('2026-04-10T00:00:00+02:00'),
      navn: 'Nora Fjellvang',
      svar: null,
    });
    expect(await outbox(bff.db)).toEqual([
      {
        mal: 'soeknad_mottatt',
        til: 'nora@elveposten.example',
        data: { fornavn: 'Nora' },
        noekkel: `soeknad_mottatt:${id}`,
      },
      {
        mal: 'arbeidsgiver_forespoersel',
        til: 'trond@elveposten.example',
        data: {
          bekreftelseId: asked.id,
          utloeper: '2026-04-09T22:00:00.000Z',
          kontaktperson: 'Trond Vestby',
          navn: 'Nora Fjellvang',
          stilling: 'Krimjournalist',
          redaksjon: 'Elveposten',
        },
        noekkel: `arbeidsgiver_forespoersel:${asked.id}`,
      },
    ]);
  });

  it('writes who did what to which application to the audit log', async () => {
    const audit = await auditOf(bff.db, async () => {
      await apply();
      await nora(MINE);
    });
    const { id } = (await applications())[0]!;
    const trace = { rolle: 'presse', identitet_hash: hashOf('autentisert') };
    expect(audit).toEqual([
      { ...trace, handling: 'soeknad_sendt', detaljer: { soeknadId: id } },
      { ...trace, handling: 'soeknad_vist', detaljer: { soeknadId: id } },
    ]);
  });

  it('accepts «alle» as the court', async () => {
    await apply({ ...soeknad, foretrukketDomstolId: 'alle' });
    expect((await nora(MINE)).json).toMatchObject({
      foretrukketDomstolId: 'alle',
      foretrukketDomstolNavn: 'Alle domstoler',
    });
  });

  it('twenty times at once is one application and one set of messages', async () => {
    const audit = await auditOf(bff.db, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => apply()));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([204, ...Array<number>(19).fill(409)]);
    });
    expect(audit).toMatchObject([{ handling: 'soeknad_sendt' }]);
    expect(await applications()).toHaveLength(1);
    expect(await outbox(bff.db)).toHaveLength(2);
  });

  it('is refused while another one waits, which stays as it was', async () => {
    await apply();
    expect(await apply({ ...soeknad, stilling: 'Redaktør' })).toMatchObject({
      status: 409,
      json: { id: 'application_active', message: 'Søknaden din er allerede mottatt.' },
    });
    expect((await nora(MINE)).json).toMatchObject({ stilling: 'Krimjournalist' });
    expect(await outbox(bff.db)).toHaveLength(2);
  });

  it.each(['presse', 'lapsed'] as const)('is not for a %s user', async (kind) => {
    const who = await bff.signedIn(kind);
    expect(await apply(soeknad, who)).toMatchObject({ status: 409, json: { id: 'has_access' } });
    expect((await who(MINE)).status).toBe(404);
    expect(await outbox(bff.db)).toEqual([]);
  });

  it('needs the name from the register', async () => {
    bff.register.down = true;
    expect(await apply()).toMatchObject({
      status: 503,
      json: {
        id: 'register_unavailable',
        message: 'Kunne ikke hente informasjon fra Folkeregisteret.',
      },
    });
    await nothingHappened();
    bff.register.down = false;
    expect((await apply()).status).toBe(204);
  });

  it('is rolled back when the audit row cannot be written, and sends no e-mail', async () => {
    const mend = await breakAudit(bff.db);
    expect((await apply()).status).toBe(500);
    await nothingHappened();
    expect(await questions(bff.db)).toEqual([]);
    await mend();
    expect((await apply()).status).toBe(204);
  });

  it('asks to sign in when the session has expired, and works afterwards', async () => {
    bff.time.now = new Date(NOON.getTime() + 61 * 60_000);
    expect(await apply()).toMatchObject({ status: 401, json: { id: 'unauthenticated' } });
    await nothingHappened();
    expect((await apply(soeknad, await bff.signedIn('autentisert'))).status).toBe(204);
  });
});

describe('hostile text', () => {
  it('is stored as text, and unknown fields are not stored', async () => {
    const begrunnelse = "<script>alert(1)</script>\n\n'; drop table soeknad; -- {{x}} \ud83d\ude00";
    const more = { id: 'x', status: 1, identitetHash: 'y', fornavn: 'Konge', __proto__: { a: 1 } };
    const bodies = { ...soeknad, ...more, begrunnelse, stilling: '<b>Journalist</b>' };
    expect((await apply(bodies)).status).toBe(204);
    expect((await nora(MINE)).json).toMatchObject({
      begrunnelse,
      stilling: '<b>Journalist</b>',
      fornavn: 'Nora',
    });
    expect(await applications()).toMatchObject([{ status: 0, versjon: 1 }]);
  });

  it('loses invisible characters', async () => {
    await apply({
      ...soeknad,
      redaksjon: 'Elve\u0000\u202eposten\u200b',
      begrunnelse: 'a\r\nb\u0000',
    });
    expect((await nora(MINE)).json).toMatchObject({ redaksjon: 'Elveposten', begrunnelse: 'a\nb' });
  });
});

it('a session reaches its own application only', async () => {
  await apply();
  for (const kind of ['presse', 'lapsed'] as const)
    expect((await (await bff.signedIn(kind))(MINE)).status).toBe(404);
  const { id } = (await applications())[0]!;
  const other = await bff.signedIn('presse');
  for (const path of [`${MINE}/${id}`, `${MINE}?id=${id}`, `/api/presse/soeknad/${id}`])
    expect((await other(path)).status).toBe(404);
});
