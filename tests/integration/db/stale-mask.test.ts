import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;
let db: Knex;
/** The hearing of `moete` ends at 14:00Z on 10 March. */
const shown = new Date('2026-03-24T13:59:59.999Z');
const hidden = new Date('2026-03-24T14:00:00.000Z');
const nothing = {
  ...{ saker: [], tekst: [], parter: [], tiltaler: [], avgjoerelser: [], dokumenttekst: [] },
};
const everything = {
  ...{ parter: 'all', tiltaler: 'all', avgjoerelser: 'all', dokumenttekst: 'all' },
};
/** One case waits, and nothing of it is hidden but the text of its documents. */
const onlyText = { ...nothing, dokumenttekst: ['A'] };
const lostText = { ...onlyText, tekst: ['A'] };

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());
beforeEach(async () => {
  await db('sak').delete();
  await db('sak_utboks').delete();
  await db('doedbrev').delete();
  await db('sak').insert(['A', 'B'].map((id) => ({ ...sak(id), parter: 'Even Bakkerud' })));
  await db('rettsmoete').insert(['A', 'B'].map((id) => moete(id)));
  const avgjoerelse = { filtype: 'avgjoerelse', avgivelsesdato: '2026-03-12' };
  for (const id of ['A', 'B'])
    await db('dokument').insert([
      dokument(id, { fil_navn: `${id}t.pdf` }),
      dokument(id, { fil_navn: `${id}a.pdf`, ...avgjoerelse }),
    ]);
  await db('sak_utboks').delete();
});

describe('the stale mask', () => {
  it('is empty when nothing waits, whatever is hidden', async () => {
    expect(await readStaleMask(db, new Date('2030-01-01'))).toEqual(nothing);
  });

  it('names a waiting case from the instant at which something of it is hidden', async () => {
    await db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Ran' });
    expect(await readStaleMask(db, shown)).toEqual(onlyText);
    expect(await readStaleMask(db, hidden)).toEqual({ ...onlyText, parter: ['A'] });
    const later = new Date('2026-06-11T22:00:00Z');
    expect(await readStaleMask(db, later)).toEqual({
      ...onlyText,
      parter: ['A'],
      tiltaler: ['A'],
      avgjoerelser: ['A'],
    });
  });

  it.each(['rettsmoete', 'dokument'])(
    'names a case with a hidden identity in its %s',
    async (table) => {
      await db(table)
        .where({ sak_id: 'A' })
        .update({ begrensninger: ['skjultIdentitet'] });
      expect(await readStaleMask(db, shown)).toMatchObject({ parter: ['A'] });
    },
  );

  it('names a case whose names the court has taken away, or which lost its hearing', async () => {
    await db('sak').where({ sak_id: 'A' }).update({ parter_anonymisert: true });
    await db('rettsmoete').where({ sak_id: 'B' }).delete();
    const mask = await readStaleMask(db, new Date('2026-03-11'));
    expect([...mask.parter].sort()).toEqual(['A', 'B']);
  });

  it('names a case whose names the court no longer gives', async () => {
    await db('sak').where({ sak_id: 'A' }).update({ parter: null });
    expect(await readStaleMask(db, shown)).toEqual({ ...lostText, parter: ['A'] });
  });

  it('names a case that has lost text once, also when more has happened to it since', async () => {
    for (const parter of ['Ola Annen', 'Kari Tredje', 'Kari Tredje og Ola Annen'])
      await db('sak').where({ sak_id: 'A' }).update({ parter });
    await db('rettsmoete').where({ sak_id: 'A' }).update({ sal: '3' });
    expect(await readStaleMask(db, shown)).toEqual(lostText);
    await db('sak_utboks').delete();
    expect(await readStaleMask(db, shown)).toEqual(nothing);
  });

  it('still names a case that was deleted and has come back with other text', async () => {
    await db('sak').where({ sak_id: 'A' }).delete();
    expect(await readStaleMask(db, shown)).toEqual({ ...onlyText, saker: ['A'] });
    await db('sak').insert({ ...sak('A'), parter: 'Ola Annen' });
    expect((await readStaleMask(db, shown)).tekst).toEqual(['A']);
  });

  it('names every waiting case for the text of its documents: one may have been replaced', async () => {
    await db('dokument')
      .where({ fil_navn: 'At.pdf' })
      .update({ sha256: Buffer.alloc(32, 1) });
    expect(await readStaleMask(db, shown)).toEqual(onlyText);
  });

  it('names a case whose files were taken away', async () => {
    await db('dokument').where({ sak_id: 'A', filtype: 'tiltale' }).delete();
    expect(await readStaleMask(db, shown)).toEqual({ ...onlyText, tiltaler: ['A'] });
  });

  it('names a case of which one file among several has been hidden: its days are still in the index', async () => {
    await db('dokument').insert(
      dokument('A', { fil_navn: 'A2.pdf', filtype: 'avgjoerelse', avgivelsesdato: '2026-03-01' }),
    );
    await db('sak_utboks').delete();
    const [hiddenOne] = await db('tilbaketrekking')
      .insert({
        ...{ sak_id: 'A', omfang: 'dokument', filtype: 'avgjoerelse', domstol_initialer: 'TSOS' },
        ...{ fil_navn: 'A2.pdf', grunn: 'feil', forklaring: 'Feil.', skjult: shown },
      })
      .returning<{ id: number }[]>('id');
    expect(await readStaleMask(db, shown)).toMatchObject({ tiltaler: [], avgjoerelser: ['A'] });
    await db('tilbaketrekking')
      .where(hiddenOne!)
      .update({ opphevet: hidden, opphevet_forklaring: 'Rettet.' });
    expect(await readStaleMask(db, shown)).toMatchObject({ tiltaler: [], avgjoerelser: [] });
  });

  it('names a deleted case, and those in the dead letters', async () => {
    await db('sak').where({ sak_id: 'A' }).delete();
    await db('sak_utboks').delete();
    expect(await readStaleMask(db, shown)).toEqual(nothing);
    await db('doedbrev').insert([
      { sak_id: 'A', grunn: 'x' },
      { sak_id: 'B', grunn: 'x' },
    ]);
    const { dokumenttekst, ...mask } = await readStaleMask(db, hidden);
    expect(mask).toEqual({
      ...{ saker: ['A'], tekst: ['B'], parter: ['B'], tiltaler: [], avgjoerelser: [] },
    });
    expect([...dokumenttekst].sort()).toEqual(['A', 'B']);
  });

  it('matches nothing any more when too many wait, and still knows what is deleted or has lost text', async () => {
    await db('sak').where({ sak_id: 'B' }).delete();
    await db('sak').where({ sak_id: 'A' }).update({ parter: 'Ola Annen' });
    await db('doedbrev').insert({ sak_id: 'D', grunn: 'x' });
    await wait(2001, false);
    const { tekst, ...mask } = await readStaleMask(db, shown);
    expect(mask).toEqual({ ...everything, saker: ['B'] });
    expect([...tekst].sort()).toEqual(['A', 'D']);
  });

  it('knows up to 20,000 cases that have lost text, however long the queue is', async () => {
    await wait(20_000, true);
    await wait(11_000, false);
    expect((await readStaleMask(db, shown)).tekst).toHaveLength(20_000);
    await db('sak').where({ sak_id: 'A' }).update({ parter: 'Ola Annen' });
    expect((await readStaleMask(db, shown)).tekst).toBe('all');
  });

  it('does not count a case twice that has lost text and lies among the dead letters', async () => {
    await wait(12_000, true);
    await db.raw(`insert into doedbrev (sak_id, grunn) select sak_id, 'x' from sak_utboks`);
    expect((await readStaleMask(db, shown)).tekst).toHaveLength(12_000);
  });
});

/** So many cases wait that Postgres does not have. */
async function wait(count: number, tekst: boolean): Promise<void> {
  await db.raw(
    `insert into sak_utboks (sak_id, tekst) select :name || n, :tekst from generate_series(1, :count::int) n`,
    { name: `X${String(tekst)}`, tekst, count },
  );
}
