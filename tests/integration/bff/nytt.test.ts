import { beforeEach, describe, expect, it } from 'vitest';
import type { Nytt, NyttLinje } from '#contract/nytt.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Endring } from '#domain/endringer.ts';
import { MOST_NYHETER } from '#domain/nyheter.ts';
import { giveAccess, hashOf } from '#tests/support/access/persons.ts';
import type { HttpAnswer } from '#tests/support/bff/http-client.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

const { bff, ask } = useBff('presse');

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(bff.time.now.getTime() - hours * HOUR);
const mine = async () => {
  const { rows } = await bff.db.raw<{ rows: { id: string }[] }>(
    'select id from pressebruker where identitet_hash = ?',
    [hashOf('presse')],
  );
  return rows[0]!.id;
};
let soek = 0;

interface Row {
  readonly sakId?: string;
  readonly hours?: number;
  readonly more?: object;
}
/** A hit of the saved search, as the follower writes it. */
const found = async ({ sakId = 'A', hours = 1, more = {} }: Row = {}) => {
  const row = { pressebruker_id: await mine(), sak_id: sakId, lagret_soek_id: soek };
  const [written] = await bff
    .db('nyhet')
    .insert({ ...row, tidspunkt: ago(hours), ...more })
    .returning<{ id: number }[]>('id');
  return written!.id;
};
/** A change of a favourite. */
const changed = async (endring: Endring, { sakId = 'A', hours = 1 }: Row = {}) => {
  const before = await bff.db('sak_endring').where({ sak_id: sakId }).max<{ max: number }[]>('nr');
  await addEndringer(bff.db, [{ sakId, endring }], ago(hours));
  const row = { pressebruker_id: await mine(), sak_id: sakId, tidspunkt: ago(hours) };
  await bff.db('nyhet').insert({ ...row, endring_nr: (before[0]!.max ?? 0) + 1 });
};
const TIME = { start: new Date('2026-05-05T07:00:00Z'), slutt: new Date('2026-05-05T13:00:00Z') };
const CANCELLED: Endring = {
  ...{ slag: 'avlyst', til: null },
  fra: { ...TIME, sal: 'Sal 1', rettsalAdresse: null },
};

const nytt = async () => (await ask('/api/presse/nytt')).json as Nytt;
const lines = async () => (await nytt()).linjer;
const uleste = async () =>
  ((await ask('/api/presse/nytt/antall')).json as { uleste: number }).uleste;
const mark = (ider: readonly number[], lest = true): Promise<HttpAnswer> =>
  ask('/api/presse/nytt/lest', { method: 'POST', json: { ider, lest } });
const brief = (line: NyttLinje) =>
  line.slag === 'treff'
    ? [line.soek.navn, line.antall, ...line.saker.map((one) => one.sakId)]
    : [line.endring.slag, line.sak.sakId];

beforeEach(async () => {
  const { db } = bff;
  for (const table of ['nyhet', 'lagret_soek', 'tilbaketrekking', 'sak_utboks', 'sak'])
    await db(table).delete();
  for (const [i, id] of ['A', 'B', 'C'].entries()) {
    const saksnummer = `26-00000${i + 1}MED-TSOS/TSAR`;
    const names = { parter: 'Even Bakkerud', saks_tema: 'Tyveri fra Even Bakkerud' };
    await db('sak').insert({ ...sak(id), saksnummer, sakstype: 'Meddomsrettssak', ...names });
    await db('rettsmoete').insert({ ...moete(id), start: ago(-24), slutt: ago(-26) });
  }
  await db('sak_utboks').delete();
  const row = { pressebruker_id: await mine(), navn: 'Tyverier', soek: 'query=tyveri' };
  const [saved] = await db('lagret_soek')
    .insert({ ...row, periode: null, lagret: bff.time.now })
    .returning<{ id: number }[]>('id');
  soek = saved!.id;
});

describe('what is new', () => {
  it('is a list, the newest first: hits of one search and day together, changes each', async () => {
    await changed(CANCELLED, { hours: 30 });
    await found({ sakId: 'A', hours: 3 });
    await changed({ slag: 'dommer', fra: null, til: 'Gro Øverli' }, { sakId: 'B', hours: 2 });
    await found({ sakId: 'B', hours: 1 });
    await found({ sakId: 'C', hours: 40 });
    expect((await lines()).map(brief)).toEqual([
      ['Tyverier', 2, 'B', 'A'],
      ['dommer', 'B'],
      ['avlyst', 'A'],
      ['Tyverier', 1, 'C'],
    ]);
    expect(await nytt()).toMatchObject({ flere: false });
  });

  it('says what, where, and how to find it again, without a name', async () => {
    const id = await found();
    await changed(CANCELLED, { hours: 5 });
    const [hit, change] = await lines();
    const told = {
      ...{ sakId: 'A', saksnummer: '26-000001MED-TSOS/TSAR', sakstype: 'Meddomsrettssak' },
      domstolNavn: 'Søndre Østfold tingrett',
    };
    expect(hit).toMatchObject({ ider: [id], lest: false, saker: [told] });
    expect(hit).toMatchObject({
      soek: { adresse: expect.stringContaining('query=tyveri') as string },
    });
    expect(change).toMatchObject({
      sak: told,
      endring: { slag: 'avlyst', fra: { start: '2026-05-05T09:00:00+02:00', sal: 'Sal 1' } },
    });
    expect((await ask('/api/presse/nytt')).text).not.toContain('Bakkerud');
  });

  it('is the reader’s own', async () => {
    const identitetHash = hashOf('autentisert');
    const names = { fornavn: 'Kari', etternavn: 'Ny' };
    const theirs = await giveAccess(bff.db, { ...names, identitetHash, from: ago(9), to: ago(-9) });
    const id = await found({ more: { pressebruker_id: theirs } });
    expect([await lines(), await uleste()]).toEqual([[], 0]);
    expect((await mark([id])).status).toBe(204);
    expect(await bff.db('nyhet').pluck('lest')).toEqual([null]);
  });

  it('is there for thirty days', async () => {
    await found({ sakId: 'A', hours: 30 * 24 - 2 });
    await found({ sakId: 'B', hours: 31 * 24 });
    expect((await lines()).map(brief)).toEqual([['Tyverier', 1, 'A']]);
    expect(await uleste()).toBe(1);
  });

  it('is nothing without rows, and nothing of a search that is deleted', async () => {
    expect(await nytt()).toEqual({ linjer: [], flere: false });
    await found();
    await bff.db('lagret_soek').delete();
    expect([await lines(), await uleste()]).toEqual([[], 0]);
  });

  it('is in the audit log by the cases that were told of; a count tells of none', async () => {
    await found({ sakId: 'B' });
    const before = await bff.db('revisjon').max<{ id: number }[]>({ id: 'id' });
    await uleste();
    await nytt();
    const rows = await bff
      .db('revisjon')
      .where('id', '>', before[0]!.id)
      .select('handling', 'detaljer');
    expect(rows).toEqual([{ handling: 'nytt', detaljer: { sakIds: ['B'] } }]);
  });

  it('says when there is more than it lists', async () => {
    const pressebrukerId = await mine();
    await bff.db.raw(
      `insert into sak_endring (sak_id, nr, tidspunkt, slag)
       select 'A', i, now(), 'tema' from generate_series(1, ${MOST_NYHETER + 1}) i`,
    );
    await bff.db.raw(
      `insert into nyhet (pressebruker_id, sak_id, endring_nr, tidspunkt)
       select ?, 'A', i, ? from generate_series(1, ${MOST_NYHETER + 1}) i`,
      [pressebrukerId, ago(1)],
    );
    const { linjer, flere } = await nytt();
    expect([linjer.length, flere]).toEqual([MOST_NYHETER, true]);
    expect((await mark(linjer.flatMap(({ ider }) => ider))).status).toBe(204);
    expect(await uleste()).toBe(1);
  });
});

describe('what may not be told any more', () => {
  const nothing = async () => expect([await lines(), await uleste()]).toEqual([[], 0]);

  it('is neither listed nor counted when the case is hidden', async () => {
    await found();
    await changed(CANCELLED);
    expect(await uleste()).toBe(2);
    const why = {
      grunn: 'feil',
      forklaring: 'Feil sak.',
      skjult: bff.time.now,
      operatoer: 'drift',
    };
    await bff.db('tilbaketrekking').insert({ sak_id: 'A', omfang: 'sak', ...why });
    await nothing();
  });

  it('is not told by a name that is hidden', async () => {
    await found({ more: { ved_navn: true } });
    expect(await uleste()).toBe(1);
    await bff.db('sak').where({ sak_id: 'A' }).update({ parter_anonymisert: true });
    await bff.db('sak_utboks').delete();
    await nothing();
  });

  it('is not told while the index has not caught up with words that are gone', async () => {
    await found();
    await bff.db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Ran' });
    await nothing();
    await bff.db('sak_utboks').delete();
    expect(await uleste()).toBe(1);
  });

  it('is not told of a document that is hidden, or gone', async () => {
    const fil = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale.pdf' } as const;
    await bff.db('dokument').insert({ ...dokument('A'), tittel: 'Tiltale', fil_navn: fil.filNavn });
    await changed({ slag: 'dokument', fil });
    expect((await lines()).map(brief)).toEqual([['tiltale', 'A']]);
    await bff.db('dokument').where({ sak_id: 'A' }).delete();
    await nothing();
  });
});

describe('what has been read', () => {
  it('is what was marked, as often as one likes, and can be unread again', async () => {
    const one = await found({ sakId: 'A', hours: 1 });
    const older = await found({ sakId: 'B', hours: 40 });
    expect((await mark([one])).status).toBe(204);
    expect((await mark([one])).status).toBe(204);
    expect((await lines()).map(({ lest }) => lest)).toEqual([true, false]);
    await mark([one, older, 999_999_999]);
    expect(await uleste()).toBe(0);
    await mark([one], false);
    expect(await uleste()).toBe(1);
  });

  it('is a line when all of it is', async () => {
    const ider = [await found({ sakId: 'A' }), await found({ sakId: 'B', hours: 2 })];
    await mark([ider[0]!]);
    expect((await lines()).map(({ lest }) => lest)).toEqual([false]);
    await mark([ider[1]!]);
    expect((await lines()).map(({ lest }) => lest)).toEqual([true]);
  });

  it('is what was told of a case that has been opened', async () => {
    await found({ sakId: 'A' });
    await changed(CANCELLED);
    await found({ sakId: 'B', hours: 40 });
    await ask('/api/presse/saksdetaljer/A');
    expect(await uleste()).toBe(1);
  });

  it.each([
    ['no list', { lest: true }],
    ['too long a list', { ider: Array.from({ length: MOST_NYHETER + 1 }, () => 1), lest: true }],
    ['what is no id', { ider: ['1'], lest: true }],
  ])('is not changed by %s', async (_, json) => {
    await found();
    const answer = await ask('/api/presse/nytt/lest', { method: 'POST', json });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { errors: object }).errors)[0]).toMatch(/^ider/);
    expect(await uleste()).toBe(1);
  });
});
