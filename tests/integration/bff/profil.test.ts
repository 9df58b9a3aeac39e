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
} from '#tests/support/access/forms.ts';

const { bff, ask: silje } = useBff('presse', storeSaker);

const PROFIL = '/api/presse/profil';
const putOmMeg = (json: unknown) => silje('/api/presse/rediger-om-meg', { method: 'PUT', json });
const putArbeidsgiver = (json: unknown) =>
  silje('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json });
const profil = async () => (await silje(PROFIL)).json as { pressedata: Record<string, unknown> };

describe('the profile', () => {
  it('has the register’s name and what was sent last', async () => {
    expect(await profil()).toEqual({
      folkeregisterdata: { fornavn: 'Silje', etternavn: 'Haugnes' },
      pressedata: {
        stilling: 'Journalist',
        redaksjon: 'Fjordavisa',
        epost: 'journalist@fjordavisa.example',
        telefonLand: 'NO',
        telefon: '90000000',
        jobberSomFrilanser: false,
        standardDomstol: 'alle',
        standardDomstolNavn: 'Alle domstoler',
        arbeidsgiverNavn: 'Randi Redaktør',
        arbeidsgiverStilling: 'Nyhetsredaktør',
        arbeidsgiverOrganisasjon: 'Fjordavisa',
        arbeidsgiverEpost: 'randi@fjordavisa.example',
        begrunnelse: 'Dekker krim.',
        akseptertVaerVarsomPlakaten: true,
        akseptererPersonvaernVilkar: true,
      },
    });
  });

  it('can be seen and changed while the register is down, under the name known from before', async () => {
    bff.register.down = true;
    expect(await profil()).toMatchObject({ folkeregisterdata: { fornavn: 'Silje' } });
    expect((await putOmMeg(omMeg)).status).toBe(204);
    expect((await putArbeidsgiver(minArbeidsgiver)).status).toBe(204);
    expect((await questions(bff.db))[0]).toMatchObject({ navn: 'Silje Haugnes' });
  });
});

describe('a change of the own details', () => {
  it('is stored, counts for the search form at once, and sends no e-mail', async () => {
    const audit = await auditOf(bff.db, async () => {
      expect((await putOmMeg({ ...omMeg, jobberSomFrilanser: true })).status).toBe(204);
    });
    expect((await profil()).pressedata).toMatchObject({
      stilling: 'Krimjournalist',
      jobberSomFrilanser: true,
      standardDomstolNavn: 'Søndre Østfold tingrett',
      arbeidsgiverNavn: 'Randi Redaktør',
    });
    expect((await silje('/api/presse/standard-domstol')).json).toEqual({
      ...{ domstolId: 'TSOS', mineDomstoler: ['TSOS'], startside: 'i-dag' },
      ...{ skjulteKolonner: [], tetteRader: false },
    });
    expect(audit).toMatchObject([
      {
        handling: 'profil_endret',
        detaljer: {
          felt: [
            'stilling',
            'redaksjon',
            'epost',
            'telefon',
            'jobberSomFrilanser',
            'foretrukketDomstolId',
          ],
        },
      },
    ]);
    expect(await outbox(bff.db)).toEqual([]);
  });

  it('can be a number from abroad, whose country alone is a change too', async () => {
    const number = { telefonLand: 'DK', telefon: '92241080' };
    await putOmMeg(omMeg);
    const audit = await auditOf(bff.db, async () => {
      expect((await putOmMeg({ ...omMeg, ...number })).status).toBe(204);
    });
    expect(audit).toMatchObject([{ detaljer: { felt: ['telefonLand'] } }]);
    expect((await profil()).pressedata).toMatchObject(number);
    expect(await putOmMeg({ ...omMeg, telefonLand: 'SE', telefon: '1234' })).toMatchObject({
      status: 400,
      json: {
        errors: { telefon: [expect.stringMatching(/\+46 \(Sverige\) har 5 til 13 siffer/)] },
      },
    });
  });

  it('that changes nothing is accepted, and leaves no trace', async () => {
    await putOmMeg(omMeg);
    const audit = await auditOf(bff.db, async () => {
      expect((await putOmMeg(omMeg)).status).toBe(204);
    });
    expect(audit).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown court', { foretrukketDomstolId: 'XXXX' }, 'foretrukketDomstolId'],
    ['the contact person’s address', { epost: 'Randi@fjordavisa.example' }, 'epost'],
    ['no phone', { telefon: '' }, 'telefon'],
    ['a wrong type', { stilling: { a: 1 } }, 'stilling'],
  ])('to %s is refused at its field, and stores nothing', async (_, changes, field) => {
    const { status, json } = await putOmMeg({ ...omMeg, ...changes });
    expect(status).toBe(400);
    expect(Object.keys((json as { errors: object }).errors)).toEqual([field]);
    expect((await profil()).pressedata).toMatchObject({ stilling: 'Journalist' });
  });
});

describe('a change of employer', () => {
  it('asks the new contact and tells Domstoladministrasjonen', async () => {
    expect((await putArbeidsgiver(minArbeidsgiver)).status).toBe(204);
    expect((await profil()).pressedata).toMatchObject({
      arbeidsgiverNavn: 'Trond Vestby',
      arbeidsgiverEpost: 'trond@elveposten.example',
      stilling: 'Journalist',
    });
    const [asked] = await questions(bff.db);
    expect(asked).toMatchObject({ soeknad_id: null, navn: 'Silje Haugnes', erstattet: null });
    expect(await outbox(bff.db)).toMatchObject([
      {
        mal: 'arbeidsgiver_forespoersel',
        til: 'trond@elveposten.example',
        data: { bekreftelseId: asked?.id, stilling: 'Journalist', redaksjon: 'Fjordavisa' },
      },
      {
        mal: 'arbeidsgiver_endret',
        til: 'da@domstol.example',
        data: {
          navn: 'Silje Haugnes',
          kontaktperson: 'Trond Vestby',
          kontaktpersonStilling: 'Vaktsjef',
          organisasjon: 'Elveposten AS',
          epost: 'trond@elveposten.example',
        },
      },
    ]);
  });

  it('replaces the question before, and the message that has not gone out', async () => {
    await putArbeidsgiver(minArbeidsgiver);
    await putArbeidsgiver({ ...minArbeidsgiver, kontaktpersonEpost: 'ny@elveposten.example' });
    const asked = await questions(bff.db);
    expect(asked.map(({ erstattet }) => erstattet !== null).sort()).toEqual([false, true]);
    const asks = (await outbox(bff.db)).filter(({ mal }) => mal === 'arbeidsgiver_forespoersel');
    expect(asks.map(({ til }) => til)).toEqual(['ny@elveposten.example']);
  });

  it('that changes nothing asks nobody', async () => {
    await putArbeidsgiver(minArbeidsgiver);
    const before = await outbox(bff.db);
    const audit = await auditOf(bff.db, async () => {
      expect((await putArbeidsgiver(minArbeidsgiver)).status).toBe(204);
    });
    expect(audit).toEqual([]);
    expect(await outbox(bff.db)).toEqual(before);
  });

  it('ten times at once asks once', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => putArbeidsgiver(minArbeidsgiver)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await questions(bff.db)).toHaveLength(1);
    expect(await outbox(bff.db)).toHaveLength(2);
  });

  it('to oneself is refused', async () => {
    const json = { ...minArbeidsgiver, kontaktpersonEpost: 'JOURNALIST@fjordavisa.example' };
    expect(await putArbeidsgiver(json)).toMatchObject({
      status: 400,
      json: { errors: { kontaktpersonEpost: [expect.stringContaining('en annen enn deg')] } },
    });
    expect(await questions(bff.db)).toEqual([]);
  });

  it('without consent is refused', async () => {
    const json = { ...minArbeidsgiver, akseptererPersonvaernVilkar: false };
    expect(await putArbeidsgiver(json)).toMatchObject({
      status: 400,
      json: {
        errors: {
          akseptererPersonvaernVilkar: ['Samtykke for lagring av personopplysninger er påkrevd'],
        },
      },
    });
  });

  it('is rolled back when the audit row cannot be written', async () => {
    const mend = await breakAudit(bff.db);
    expect((await putArbeidsgiver(minArbeidsgiver)).status).toBe(500);
    await mend();
    expect((await profil()).pressedata).toMatchObject({ arbeidsgiverNavn: 'Randi Redaktør' });
    expect(await outbox(bff.db)).toEqual([]);
    expect(await questions(bff.db)).toEqual([]);
  });
});

it('nobody reaches another person’s profile', async () => {
  await putOmMeg({ ...omMeg, identitetHash: 'x', id: 'y', fornavn: 'Jonas' });
  const others = bff.db('pressebruker').whereNot({ identitet_hash: hashOf('presse') });
  expect(await others.pluck('stilling')).toEqual(['Journalist']);
  for (const path of [`${PROFIL}/1`, '/api/presse/bruker/1'])
    expect((await silje(path)).status).toBe(404);
});

it('favourites stay after a change of the profile', async () => {
  await silje(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' });
  await putOmMeg(omMeg);
  expect((await silje('/api/presse/favoritter')).json).toHaveLength(1);
});
