import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPdf } from '#demo/documents/pdf.ts';
import { MOST_SHOWN } from '#db/endring/read.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { useImport, IMPORTED_AT, linje, liste, treff } from '#tests/support/cases/import.ts';

const { files } = useImport();

beforeEach(() => files.db('tilbaketrekking').delete());

const day = (nr: number) => new Date(`2026-03-0${1 + nr}T08:00:00Z`);
const at = (nr: number) => `2026-03-${nr}`;
const hearing = (nr: number, more: object = {}) => ({
  start: `${at(nr)}T09:00:00`,
  slutt: `${at(nr)}T15:30:00`,
  sal: 'Sal 1',
  ...more,
});
const sak = (moeter: readonly object[], more: object = {}) =>
  linje('A', { møteliste: moeter, ...more });
const withdraw = () =>
  files.db('tilbaketrekking').insert({
    ...{ sak_id: 'A', omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', skjult: IMPORTED_AT },
  });

/** The changes of the case, the oldest first; of hearings their days and rooms. */
async function told(sakId = 'A') {
  interface Row {
    readonly slag: string;
    readonly fra: unknown;
    readonly til: unknown;
  }
  const rows = await rowsOf<Row>(
    files.db,
    sql`select slag, fra, til from sak_endring where sak_id = ${sakId} order by nr`,
  );
  return rows.map(({ slag, fra, til }) => [slag, short(fra), short(til)]);
}
function short(value: unknown) {
  if (typeof value !== 'object' || value === null || !('slutt' in value)) return value;
  const { start, sal } = value as unknown as { start: string; sal: string | null };
  return `${start.slice(8, 10)} ${sal ?? '-'}`;
}

describe('what an import tells of a case', () => {
  it('is nothing of a new one, nor of the same once more', async () => {
    await files.importText(sak([hearing(10)]));
    await files.importText(sak([hearing(10)]), {}, day(1));
    expect(await told()).toEqual([]);
  });

  it.each([
    ['another day', [hearing(12)], {}, ['flyttet', '10 Sal 1', '12 Sal 1']],
    [
      'another hour',
      [hearing(10, { start: '2026-03-10T10:00' })],
      {},
      ['flyttet', '10 Sal 1', '10 Sal 1'],
    ],
    ['another room', [hearing(10, { sal: '618' })], {}, ['sal', '10 Sal 1', '10 618']],
    ['one more hearing', [hearing(10), hearing(12)], {}, ['lagtTil', null, '12 Sal 1']],
    [
      'another judge',
      [hearing(10)],
      { rettensAdministrator: 'Jorunn Ulvlia' },
      ['dommer', 'Gro Øverli', 'Jorunn Ulvlia'],
    ],
    ['another subject', [hearing(10)], { saksTema: 'Ran' }, ['tema', null, null]],
    [
      'a restriction',
      [hearing(10)],
      { begrensninger: ['referatforbud'] },
      ['begrensning', null, { type: 'referatforbud', start: null }],
    ],
  ])('is %s, with what was and what is, once', async (_, moeter, more, expected) => {
    const judge = { rettensAdministrator: 'Gro Øverli' };
    await files.importText(sak([hearing(10)], judge));
    await files.importText(sak(moeter, { ...judge, ...more }), {}, day(1));
    expect(await told()).toEqual([expected]);
    await files.importText(sak(moeter, { ...judge, ...more }), {}, day(2));
    expect(await told()).toEqual([expected]);
  });

  it('is a restriction of one hearing, and that it is lifted', async () => {
    const closed = hearing(10, { begrensninger: ['lukkedeDoerer'] });
    await files.importText(sak([hearing(10)]));
    await files.importText(sak([closed]), {}, day(1));
    await files.importText(sak([hearing(10)]), {}, day(2));
    const til = { type: 'lukkedeDoerer', start: '2026-03-10T08:00:00.000Z' };
    expect(await told()).toEqual([
      ['begrensning', null, til],
      ['begrensningOpphevet', null, til],
    ]);
  });

  it('is every step of one that goes back and forth', async () => {
    for (const nr of [0, 1, 2])
      await files.importText(sak([hearing(nr % 2 ? 12 : 10)]), {}, nr ? day(nr) : IMPORTED_AT);
    expect(await told()).toEqual([
      ['flyttet', '10 Sal 1', '12 Sal 1'],
      ['flyttet', '12 Sal 1', '10 Sal 1'],
    ]);
  });

  it('is nothing of a past day that is left out', async () => {
    await files.importText(sak([hearing(10), hearing(20)]));
    await files.importText(sak([hearing(20)]), {}, new Date('2026-03-11T08:00:00Z'));
    expect(await told()).toEqual([]);
    expect(await files.db('rettsmoete_borte').pluck('sak_id')).toEqual([]);
  });

  it('is nothing of what happens while an administrator hides the case', async () => {
    await files.importText(sak([hearing(10)]));
    await withdraw();
    await files.importText(sak([hearing(12)]), {}, day(1));
    expect(await told()).toEqual([]);
  });

  it('keeps the newest of very many, one more than are shown', async () => {
    const many = (month: string) =>
      Array.from({ length: 200 }, (_, nr) => ({
        start: `2026-${month}-${String(1 + (nr % 28)).padStart(2, '0')}T${String(8 + Math.floor(nr / 28)).padStart(2, '0')}:00`,
        slutt: `2026-${month}-${String(1 + (nr % 28)).padStart(2, '0')}T20:00`,
      }));
    await files.importText(sak(many('05')));
    for (const [nr, month] of ['06', '07', '08', '09', '10'].entries())
      await files.importText(sak(many(month)), {}, day(nr + 1));
    const numbers = await files.db('sak_endring').orderBy('nr').pluck<number[]>('nr');
    expect(numbers).toEqual(
      Array.from({ length: MOST_SHOWN + 1 }, (_, nr) => 1_000 - MOST_SHOWN + nr),
    );
    expect(await files.db('sak_endring').distinct('tidspunkt').pluck('tidspunkt')).toEqual([
      day(5),
    ]);
  });
});

describe('a hearing that is gone', () => {
  const other = treff('B', [at(10), at(30)], { saksnummer: '26-000001MED-TSOS' });
  const A = (...days: number[]) => treff('A', days.map(at));
  const complete = (nr: number, ...hits: object[]) =>
    files.importText(liste(...hits, other), { complete: true, yes: true }, day(nr));
  // A favourite, a document or a lawyer keeps the case when no list has it.
  const keep = () => files.db('sak').where({ sak_id: 'A' }).update({ advokat: 'Tone Åsmyr' });
  const CANCELLED = [['avlyst', '20 -', null]];

  beforeEach(async () => {
    await files.importText(liste(A(11, 20), other));
    await keep();
  });

  it('is cancelled when a second complete list lacks it too', async () => {
    await complete(1, A(11));
    expect(await told()).toEqual([]);
    await complete(2, A(11), treff('C', [at(15)], { saksnummer: '26-000003MED-TSOS' }));
    expect(await told()).toEqual(CANCELLED);
    await complete(3, A(11));
    expect(await told()).toEqual(CANCELLED);
  });

  it('is cancelled with the others of a case that two lists lack', async () => {
    await complete(1);
    expect(await told()).toEqual([]);
    await complete(2, treff('C', [at(15)], { saksnummer: '26-000003MED-TSOS' }));
    expect(await told()).toEqual([['avlyst', '11 -', null], ...CANCELLED]);
    expect(await files.db('sak').where({ sak_id: 'A' }).pluck<Date[]>('endret')).toEqual([day(2)]);
  });

  it('is not cancelled by the same list twice, nor by one that is cut off or not complete', async () => {
    await complete(1, A(11));
    await complete(2, A(11));
    await files.importText(liste(A(11)), {}, day(3));
    await files.importText(
      liste(A(11), other).replace('"count": 2', '"count": 3'),
      { complete: true, yes: true },
      day(4),
    );
    expect(await told()).toEqual([]);
  });

  it('is not cancelled by a list whose row of the case was refused', async () => {
    await complete(1, A(11));
    const refused = treff('A', [at(11), at(20)], { parter: 'a\u0000b' });
    await complete(2, refused);
    expect(await told()).toEqual([]);
  });

  it('is as if it had never been gone when the next list has it again', async () => {
    await complete(1, A(11));
    await complete(2, A(11, 20));
    await complete(3, A(11));
    expect(await told()).toEqual([]);
  });

  it('has moved when the next list has it on another day', async () => {
    await complete(1, A(11));
    await complete(2, A(11, 25));
    expect(await told()).toEqual([['flyttet', '20 -', '25 -']]);
    await complete(3, A(11, 25), treff('C', [at(15)], { saksnummer: '26-000003MED-TSOS' }));
    expect(await told()).toHaveLength(1);
  });

  it('of a case that is hidden meanwhile is told of to nobody', async () => {
    await complete(1, A(11));
    await withdraw();
    await complete(2, A(11), treff('C', [at(15)], { saksnummer: '26-000003MED-TSOS' }));
    expect(await told()).toEqual([]);
  });
});

describe('a document', () => {
  const line = (more: object = {}) =>
    JSON.stringify({
      ...{ sakId: 'A', filtype: 'avgjorelse', tittel: 'Dom', filNavn: 'dom.pdf' },
      ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-01', avgivelsesdato: '2026-03-01' },
      ...more,
    });
  beforeAll(async () => {
    const pdf = { tittel: 'Dom', lines: [], paragraphs: ['Dom'], date: '2026-03-01' };
    await writeFile(join(files.dir, 'dom.pdf'), await renderPdf(pdf));
  });

  it('that comes after its case is told of, without its title; one that nobody may read is not', async () => {
    await files.importText(sak([hearing(10)]));
    expect(await files.importText(line())).toMatchObject({ created: 1 });
    expect(await told()).toEqual([]);
    const old = { filNavn: 'gammel.pdf', fil: 'dom.pdf', avgivelsesdato: '2025-11-01' };
    expect(await files.importText(line(old), {}, day(1))).toMatchObject({ created: 1 });
    expect(await told()).toEqual([]);
    await files.importText(line({ filNavn: 'ny.pdf', fil: 'dom.pdf' }), {}, day(1));
    expect(await told()).toEqual([['dokument', null, null]]);
    const names = await rowsOf<{ fil_navn: string }>(
      files.db,
      sql`select k.fil_navn from sak_endring e join dokument k on k.id = e.dokument_id`,
    );
    expect(names).toEqual([{ fil_navn: 'ny.pdf' }]);
  });
});
