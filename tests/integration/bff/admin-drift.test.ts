import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Drift } from '#contract/admin/drift.ts';
import { MailUnavailable } from '#bff/mail/port.ts';
import { mailSchema } from '#bff/mail/mail.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { osloIso } from '#domain/time.ts';
import { analysisVersion } from '#search/version.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let admin: Ask;
let mailDown = false;
beforeEach(async () => {
  mailDown = false;
  const ping = async () => {
    if (mailDown) throw new MailUnavailable('utilgjengelig', 'ECONNREFUSED');
  };
  const mail = { ping, send: async () => undefined, close: () => undefined };
  bff = await startTestBff({ deps: { mail } });
  admin = await bff.signedIn('admin');
});
afterEach(() => bff.close());

const PATH = '/api/admin/drift';
const drift = async (): Promise<Drift> => {
  const answer = await admin(PATH);
  expect(answer.status).toBe(200);
  return answer.json as Drift;
};
const post = (path: string) => admin(`${PATH}/${path}`, { method: 'POST' });
const logged = () => bff.db('revisjon').orderBy('id').select('handling', 'sak_id', 'detaljer');

describe('the operations page', () => {
  it('shows a service without problems', async () => {
    await indexAll(bff.search, bff.db, NOON);
    expect(await drift()).toEqual({
      avhengigheter: {
        database: 'ok',
        search: 'ok',
        signIn: 'ok',
        register: 'ok',
        documents: 'ok',
        epost: 'ok',
      },
      klokkeSekunder: 0,
      motor: 'postgres',
      indeks: {
        etterslep: { saker: 0, eldsteSekunder: 0 },
        eldste: [],
        forfalteOverganger: 0,
        sisteOppbygging: expect.stringMatching(/^20/) as string,
        utgave: 'gjeldende',
      },
      oppbygging: { siste: null },
      domstoler: [],
      doedbrev: { antall: 0, rader: [] },
      epost: { sendtSisteDoegn: 0, venter: 0, antallDoed: 0, iRetur: 0, doed: [] },
      gjennomganger: [],
    });
    expect(await logged()).toEqual([]);
  });

  it('counts waiting and overdue rows, and the cases of each court', async () => {
    const { db } = bff;
    await db('sak').insert([sak('A'), sak('B'), { ...sak('C'), domstol_id: 'TOSL' }]);
    await db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Ran' });
    await db('sak_utboks').update({ opprettet: db.raw(`now() - interval '90 seconds'`) });
    await db('sak').where({ sak_id: 'B' }).update({ neste_overgang: NOON });
    await db('indeksgenerasjon').insert({
      ...{ navn: 'g1', motor: 'postgres', status: 'aktiv', fullfoert: NOON },
    });
    const { indeks, domstoler } = await drift();
    expect(indeks).toMatchObject({ forfalteOverganger: 1, sisteOppbygging: osloIso(NOON) });
    expect(indeks?.etterslep.saker).toBe(3);
    // Nothing is named before it has waited for five minutes.
    expect(indeks?.eldste).toEqual([]);
    await db('sak_utboks').update({ opprettet: db.raw(`now() - interval '301 seconds'`) });
    expect((await drift()).indeks?.eldste.map(({ sakId }) => sakId)).toEqual(['A', 'B', 'C']);
    expect(indeks?.etterslep.eldsteSekunder).toBeGreaterThanOrEqual(90);
    const never = { sistSendt: null, stille: null };
    expect(domstoler).toEqual([
      { domstolId: 'TSOS', navn: 'Søndre Østfold tingrett', saker: 2, ...never },
      { domstolId: 'TOSL', navn: 'Oslo tingrett', saker: 1, ...never },
    ]);
  });

  it('says whether the index is built as this code builds one', async () => {
    const { db, search } = bff;
    const now = { analyse_versjon: analysisVersion(), oppsett_versjon: search.index.layout };
    await search.index.create('g1');
    await search.index.activate('g1');
    await db('indeksgenerasjon').insert({ navn: 'g1', motor: 'postgres', status: 'aktiv', ...now });
    const built = async (change: Partial<Record<keyof typeof now, string | null>>) => {
      await db('indeksgenerasjon').update({ ...now, ...change });
      return (await drift()).indeks?.utgave;
    };
    expect(await built({})).toBe('gjeldende');
    expect(await built({ analyse_versjon: 'another' })).toBe('eldre_analyse');
    expect(await built({ analyse_versjon: null })).toBe('eldre_analyse');
    expect(await built({ oppsett_versjon: null })).toBe('annet_oppsett');
  });

  it('says what it could not read, and shows the rest', async () => {
    await bff.db.raw('alter table sak_utboks rename to borte');
    mailDown = true;
    bff.register.down = true;
    const { indeks, doedbrev, avhengigheter } = await drift();
    expect(indeks).toBeNull();
    expect(doedbrev).toEqual({ antall: 0, rader: [] });
    expect(avhengigheter).toMatchObject({ database: 'ok', register: 'down', epost: 'down' });
    expect(bff.logs.join()).toContain('a part of the operations page could not be read');
  });

  it.each(['presse', 'ansatt'] as const)('is not for %s', async (kind) => {
    const who = await bff.signedIn(kind);
    const status = kind === 'presse' ? 401 : 403;
    expect((await who(PATH)).status).toBe(status);
    for (const path of [
      'oppbygging',
      'doedbrev/proev-igjen',
      'doedbrev/A/proev-igjen',
      'epost/1/proev-igjen',
    ])
      expect((await who(`${PATH}/${path}`, { method: 'POST' })).status).toBe(status);
    expect(await bff.db('indeks_oppdrag')).toEqual([]);
  });
});

describe('a rebuild', () => {
  it('can be ordered once at a time, and is in the audit log', async () => {
    expect((await post('oppbygging')).status).toBe(204);
    const { oppbygging } = await drift();
    expect(oppbygging?.siste).toMatchObject({
      ...{ status: 'venter', bedtOm: osloIso(NOON), startet: null, taus: false, feil: null },
    });
    expect(await post('oppbygging')).toMatchObject({ status: 409, json: { id: 'rebuild_active' } });
    expect(await logged()).toEqual([
      {
        ...{ handling: 'oppbygging_bestilt', sak_id: null },
        detaljer: { oppdragId: oppbygging?.siste?.id },
      },
    ]);
    expect(await bff.db('indeks_oppdrag').pluck('bedt_av')).toEqual([hashOf('admin')]);
  });

  it('is ordered once when twenty ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('oppbygging')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await bff.db('indeks_oppdrag')).toHaveLength(1);
  });
});

describe('a case that could not be indexed', () => {
  beforeEach(async () => {
    await bff.db('doedbrev').insert([
      { sak_id: 'A:1', grunn: 'kan_ikke_bygges', detalj: 'Error', sist_feilet: NOON },
      { sak_id: 'B', grunn: 'written by an older version', detalj: null, sist_feilet: NOON },
    ]);
  });
  const queued = () => bff.db('sak_utboks').orderBy('sak_id').pluck('sak_id');

  it('is listed, and put in the queue again: one, or all', async () => {
    expect((await drift()).doedbrev).toEqual({
      antall: 2,
      rader: [
        {
          ...{ sakId: 'A:1', saksnummer: null },
          grunn: 'kan_ikke_bygges',
          detalj: 'Error',
          forsoek: 1,
          sistFeilet: osloIso(NOON),
        },
        {
          ...{ sakId: 'B', saksnummer: null },
          grunn: 'ukjent',
          detalj: 'written by an older version',
          forsoek: 1,
          sistFeilet: osloIso(NOON),
        },
      ],
    });
    expect((await post(`doedbrev/${encodeURIComponent('A:1')}/proev-igjen`)).status).toBe(204);
    expect(await queued()).toEqual(['A:1']);
    expect((await post('doedbrev/proev-igjen')).status).toBe(204);
    expect(await queued()).toEqual(['A:1', 'B']);
    expect(await logged()).toEqual([
      { handling: 'doedbrev_proevd_igjen', sak_id: 'A:1', detaljer: {} },
      { handling: 'doedbrev_proevd_igjen', sak_id: null, detaljer: { antall: 1 } },
    ]);
  });

  it('that has been indexed meanwhile is not found', async () => {
    for (const id of ['C', '%00', '%E0%A4%A'])
      expect((await post(`doedbrev/${id}/proev-igjen`)).status).toBe(404);
    await bff.db('doedbrev').delete();
    expect((await post('doedbrev/proev-igjen')).status).toBe(404);
    expect(await queued()).toEqual([]);
    expect(await logged()).toEqual([]);
  });
});

describe('e-mail', () => {
  const mail = (noekkel: string, change: object = {}) => ({
    mal: 'soeknad_mottatt',
    til: 'silje@avisen.example',
    data: JSON.stringify({ fornavn: 'Silje' }),
    identitet_hash: hashOf('presse'),
    noekkel,
    status: 'doed',
    forsoek: 12,
    feil: 'avvist',
    detalj: '550',
    opprettet: NOON,
    neste_forsoek: NOON,
    ...change,
  });
  const insert = async (row: object) =>
    (await bff.db('epost_utboks').insert(row).returning<{ id: number }[]>('id'))[0]!.id;

  it('that was given up is listed without its address, and can be sent anew with all attempts', async () => {
    await insert(mail('venter', { status: 'venter', forsoek: 0, feil: null }));
    const id = await insert(mail('doed'));
    const { epost } = await drift();
    expect(epost).toEqual({
      ...{ sendtSisteDoegn: 0, venter: 1, antallDoed: 1, iRetur: 1 },
      doed: [
        {
          id,
          mal: 'soeknad_mottatt',
          forsoek: 12,
          feil: 'avvist',
          detalj: '550',
          opprettet: osloIso(NOON),
        },
      ],
    });
    bff.time.now = new Date(NOON.getTime() + 1000);
    expect((await post(`epost/${id}/proev-igjen`)).status).toBe(204);
    expect(await bff.db('epost_utboks').where({ id }).first()).toMatchObject({
      ...{ status: 'venter', forsoek: 0, neste_forsoek: bff.time.now },
    });
    expect((await post(`epost/${id}/proev-igjen`)).status).toBe(409);
    expect(await logged()).toMatchObject([
      { handling: 'epost_proevd_igjen', detaljer: { epostId: id, mal: 'soeknad_mottatt' } },
    ]);
  });

  it('that was sent has no content left and is not sent again', async () => {
    const sent = { status: 'sendt', sendt: NOON, til: null, data: null, feil: null };
    const id = await insert(mail('sendt', sent));
    expect((await post(`epost/${id}/proev-igjen`)).status).toBe(409);
    for (const asked of [999, 'x', '1e3'])
      expect((await post(`epost/${asked}/proev-igjen`)).status).toBe(404);
    expect(await bff.db('epost_utboks').pluck('status')).toEqual(['sendt']);
  });

  it('of every kind has a name', () => {
    for (const { shape } of mailSchema.options)
      expect(mailTemplateName(shape.mal.value)).not.toBe(shape.mal.value);
  });
});
