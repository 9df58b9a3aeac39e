import type { Knex } from 'knex';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { decide, type Decision } from '#bff/features/access/decide.ts';
import type { AuditEntry } from '#bff/audit.ts';
import type { SoeknadEvent } from '#domain/soeknad.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { outbox, questions, soeknad, soeknaderOf } from '#tests/support/access/forms.ts';

const { bff, ask: nora, signInAgain } = useBff('autentisert');
let id: string;
beforeEach(async () => {
  id = await apply();
});

async function apply(): Promise<string> {
  await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
  return (await soeknaderOf(bff.db, hashOf('autentisert'))).at(-1)!.id;
}

const godkjenn: SoeknadEvent = { type: 'godkjenn', settPaaVent: false };
const avslaa: SoeknadEvent = { type: 'avslaa', begrunnelse: 'Arbeidsgiver er ukjent.' };
const actor = { identitetHash: Buffer.alloc(32, 1), rolle: 'admin' } as const;

function act(event: SoeknadEvent, more: Partial<Decision> = {}, of = id): Promise<AuditEntry> {
  const decision = { event, kommentar: null, sluttdato: null, ...more };
  return bff.db.transaction((trx: Knex) => decide(trx, { actor, now: bff.time.now }, of, decision));
}
const stored = async () =>
  (await soeknaderOf(bff.db, hashOf('autentisert'))).find((one) => one.id === id)!;
const mails = async () => (await outbox(bff.db)).map(({ mal }) => mal);
const refusal = (status: number, error: string, more: object = {}) => ({
  status,
  id: error,
  ...more,
});

describe('an approval', () => {
  it('gives access for a year with the application’s details, and tells the applicant', async () => {
    expect(await act(godkjenn, { kommentar: 'Ringt redaksjonen.' })).toEqual({
      action: 'soeknad_godkjent',
      detaljer: { soeknadId: id, medKommentar: true },
    });
    expect(await stored()).toMatchObject({
      status: 1,
      kommentar: 'Ringt redaksjonen.',
      behandlet: bff.time.now,
      behandlet_av: actor.identitetHash,
    });
    expect((await nora('/api/presse/bruker-info')).json).toMatchObject({
      erGyldigPressebruker: true,
    });
    expect((await nora('/api/presse/profil')).json).toMatchObject({
      folkeregisterdata: { fornavn: 'Nora' },
      pressedata: { stilling: 'Krimjournalist', arbeidsgiverNavn: 'Trond Vestby' },
    });
    expect((await nora('/api/presse/min-soeknad')).status).toBe(404);
    expect((await outbox(bff.db)).at(-1)).toEqual({
      mal: 'soeknad_godkjent',
      til: 'nora@elveposten.example',
      data: { fornavn: 'Nora', tilgangTil: '2027-03-10T11:00:00.000Z', sluttdato: null },
      noekkel: `soeknad_godkjent:${id}:2026-03-10T11:00:00.000Z`,
    });
  });

  it('leaves the question to the employer open: the answer still counts', async () => {
    await act(godkjenn);
    expect(await questions(bff.db)).toMatchObject([{ erstattet: null, svar: null }]);
  });

  it('with an end date ends on that day, and a new application can be approved', async () => {
    await act(godkjenn, { sluttdato: '2026-03-20' });
    expect((await outbox(bff.db)).at(-1)).toMatchObject({ data: { sluttdato: '2026-03-20' } });
    bff.time.now = new Date('2026-03-20T00:00:00+01:00');
    await signInAgain();
    expect((await nora('/api/presse/profil')).json).toMatchObject({ id: 'no_access' });
    id = await apply();
    await act(godkjenn);
    expect((await nora('/api/presse/profil')).status).toBe(200);
    expect(
      await bff.db('pressebruker').where({ identitet_hash: hashOf('autentisert') }),
    ).toMatchObject([
      { soeknad_id: id, sluttdato: null, tilgang_til: new Date('2027-03-20T00:00:00+01:00') },
    ]);
  });

  it.each(['2026-03-10', '2025-12-31'])(
    'with the end date %s is refused, whole',
    async (sluttdato) => {
      await expect(act(godkjenn, { sluttdato })).rejects.toMatchObject(
        refusal(400, 'validation', {
          errors: { sluttdato: ['Sluttdato må være etter dagens dato.'] },
        }),
      );
      expect(await stored()).toMatchObject({ status: 0 });
      expect(await mails()).toHaveLength(2);
    },
  );

  it('with the hold ticked is refused', async () => {
    await expect(act({ type: 'godkjenn', settPaaVent: true })).rejects.toMatchObject(
      refusal(400, 'validation', {
        errors: { settPaaVent: ['Bruker som er satt på vent kan ikke godkjennes.'] },
      }),
    );
  });
});

describe('a rejection', () => {
  it('tells the reason, closes the question, and lets one apply again', async () => {
    expect(await act(avslaa)).toMatchObject({ action: 'soeknad_avslaatt' });
    expect(await stored()).toMatchObject({
      status: 2,
      avslag_begrunnelse: 'Arbeidsgiver er ukjent.',
    });
    expect(await questions(bff.db)).toMatchObject([{ erstattet: bff.time.now }]);
    // The question had not been sent yet, and is not sent any more.
    expect(await mails()).toEqual(['soeknad_mottatt', 'soeknad_avslaatt']);
    expect((await outbox(bff.db)).at(-1)).toMatchObject({
      til: 'nora@elveposten.example',
      data: { fornavn: 'Nora', begrunnelse: 'Arbeidsgiver er ukjent.' },
    });
    expect((await nora('/api/presse/profil')).status).toBe(403);
    const answer = await nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
    expect(answer.status).toBe(204);
  });

  it('without a reason is refused', async () => {
    await expect(act({ type: 'avslaa', begrunnelse: ' \n' })).rejects.toMatchObject(
      refusal(400, 'validation', {
        errors: { avslagBegrunnelse: ['Du må oppgi en begrunnelse for avslag.'] },
      }),
    );
    expect(await stored()).toMatchObject({ status: 0 });
  });
});

describe('a comment', () => {
  it('puts on hold and takes off again, and sends no e-mail', async () => {
    expect(await act({ type: 'lagre', settPaaVent: true }, { kommentar: 'Venter.' })).toMatchObject(
      {
        action: 'soeknad_kommentert',
      },
    );
    expect(await stored()).toMatchObject({ status: 3, kommentar: 'Venter.', behandlet: null });
    expect((await nora('/api/presse/soeknad-info')).json).toMatchObject({
      brukerHarAktivSoeknad: true,
    });
    await act({ type: 'lagre', settPaaVent: false });
    // What has been said stays said.
    expect(await stored()).toMatchObject({ status: 0, kommentar: 'Venter.' });
    expect(await mails()).toHaveLength(2);
  });
});

describe('two administrators', () => {
  it('cannot both decide: the second is told', async () => {
    const all = await Promise.allSettled([act(godkjenn), act(avslaa), act(godkjenn)]);
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toMatchObject(
      Array(2).fill(refusal(409, 'application_decided')),
    );
    expect((await mails()).filter((mal) => /godkjent|avslaatt/.test(mal))).toHaveLength(1);
  });

  it('cannot overwrite each other: one has read an older version', async () => {
    const { versjon } = await stored();
    await act({ type: 'lagre', settPaaVent: true }, { kommentar: 'Først.', versjon });
    await expect(
      act({ type: 'lagre', settPaaVent: false }, { kommentar: 'Sist.', versjon }),
    ).rejects.toMatchObject(refusal(409, 'application_changed'));
    expect(await stored()).toMatchObject({ kommentar: 'Først.', status: 3 });
  });
});

it('an application that is not there, or was erased, is not found', async () => {
  const nobody = '3f2b0b52-5a3c-4a37-8a63-0e3f1f7a0c11';
  await expect(act(godkjenn, {}, nobody)).rejects.toMatchObject(refusal(404, 'not_found'));
  await act(godkjenn);
  await nora('/api/presse/slett-profil', { method: 'DELETE' });
  await expect(act(avslaa)).rejects.toMatchObject(refusal(404, 'not_found'));
});

it('applying while one is approved never leaves access and an application that waits', async () => {
  const [, sent] = await Promise.all([
    act(godkjenn),
    nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad }),
  ]);
  expect(sent.status).toBe(409);
  expect(await soeknaderOf(bff.db, hashOf('autentisert'))).toMatchObject([{ status: 1 }]);
});
