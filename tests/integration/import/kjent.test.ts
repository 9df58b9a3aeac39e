import { beforeEach, describe, expect, it } from 'vitest';
import { readVarslingDager } from '#db/domstol/varsling.ts';
import { MAATER, maateOf, sumOf } from '#domain/dekning-varsling.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';

const { files } = useImport();
/** Winter time. */
const at = (time: string) => new Date(`2026-${time}:00+01:00`);
const moete = (start: string, slutt?: string) => ({
  start: `2026-${start}:00`,
  slutt: `2026-${slutt ?? `${start.slice(0, 6)}15:30`}:00`,
});
const sak = (id: string, ...starts: readonly string[]) =>
  linje(id, { møteliste: starts.map((start) => moete(start)) });

beforeEach(async () => {
  await files.db('varsling_dag').delete();
});

interface KjentRow {
  readonly start: Date;
  readonly foerst_sett: Date;
  readonly flyttet: boolean;
  readonly borte: boolean;
}
const kjent = () => files.db<KjentRow>('rettsmoete_kjent').orderBy('start');
/** Of March; without what is 0. */
const march = async () => {
  const days = await readVarslingDager(files.db, {
    ...{ from: at('03-01T00:00'), to: at('03-31T00:00'), fra: '2026-03-01', til: '2026-03-31' },
  });
  return days
    .map(({ domstolId: _, ...tall }) =>
      Object.fromEntries(Object.entries(tall).filter(([, one]) => one !== 0)),
    )
    .sort((a, b) => String(a['dag']).localeCompare(String(b['dag'])));
};

describe('when a hearing became known', () => {
  it('is when an import first had it with this start, whatever else changes', async () => {
    await files.importText(sak('A', '03-10T09:00'), {}, at('03-01T08:00'));
    const changed = { ...moete('03-10T09:00', '03-10T12:00'), sal: 'Sal 9' };
    await files.importText(linje('A', { møteliste: [changed] }), {}, at('03-10T08:00'));
    expect(await kjent()).toMatchObject([
      { start: at('03-10T09:00'), foerst_sett: at('03-01T08:00'), flyttet: false, borte: false },
    ]);
  });

  it('is anew with a new start; one that is moved on the day is told apart', async () => {
    await files.importText(sak('A', '03-10T09:00', '03-12T09:00'), {}, at('03-01T08:00'));
    await files.importText(sak('A', '03-11T09:00', '03-12T09:00'), {}, at('03-05T08:00'));
    await files.importText(sak('A', '03-11T13:00', '03-12T09:00'), {}, at('03-11T08:00'));
    expect(await kjent()).toMatchObject([
      { start: at('03-10T09:00'), borte: true },
      { start: at('03-11T09:00'), foerst_sett: at('03-05T08:00'), borte: true },
      { start: at('03-11T13:00'), foerst_sett: at('03-11T08:00'), flyttet: true, borte: false },
      { start: at('03-12T09:00'), flyttet: false, borte: false },
    ]);
    expect(await march()).toEqual([
      { dag: '2026-03-11', flyttet: 1 },
      { dag: '2026-03-12', iTide: 1, saker: 1, straffesaker: 1 },
    ]);
  });

  it('counts one that is moved after it should have begun once', async () => {
    await files.importText(sak('A', '03-11T09:00'), {}, at('03-01T08:00'));
    await files.importText(sak('A', '03-11T13:00'), {}, at('03-11T10:00'));
    expect(await march()).toMatchObject([{ dag: '2026-03-11', flyttet: 1, saker: 1 }]);
  });

  it('stays when the list leaves out days that are over, and for one that comes back', async () => {
    await files.importText(sak('A', '03-10T09:00', '03-12T09:00'), {}, at('03-01T08:00'));
    await files.importText(sak('A', '03-11T09:00'), {}, at('03-11T06:00'));
    await files.importText(sak('A', '03-12T09:00'), {}, at('03-12T06:00'));
    expect(await march()).toEqual([
      { dag: '2026-03-10', iTide: 1 },
      // In the list of the day, a hearing of three hours later.
      { dag: '2026-03-11', flyttet: 1 },
      { dag: '2026-03-12', iTide: 1, saker: 1, straffesaker: 1 },
    ]);
  });

  it('is later than the start for one that no list had', async () => {
    await files.importText(sak('A', '03-20T09:00'), {}, at('03-01T08:00'));
    await files.importText(sak('A', '03-10T09:00', '03-20T09:00'), {}, at('03-11T08:00'));
    expect(await march()).toMatchObject([{ dag: '2026-03-10', uannonsert: 1 }, { iTide: 1 }]);
  });

  it('is that of its case for one that was stored before hearings were noted', async () => {
    await files.importText(sak('A', '03-10T09:00'), {}, at('03-01T08:00'));
    await files.db('rettsmoete_kjent').delete();
    await files.importText(sak('A', '03-10T09:00'), {}, at('03-10T08:00'));
    expect(await kjent()).toMatchObject([{ foerst_sett: at('03-01T08:00') }]);
  });
});

describe('the figures', () => {
  it('have each hearing once, by the rule of the domain', async () => {
    const hours = [-48, -24.01, -24, -23.99, -0.01, 0, 0.01, 30];
    const cases = hours.map((_, nr) => sak(`R${nr}`, '03-16T09:00'));
    await files.importText(cases.join('\n'), {}, at('03-01T08:00'));
    for (const [nr, hour] of hours.entries())
      for (const flyttet of [false, true]) {
        const foerst_sett = new Date(at('03-16T09:00').getTime() + hour * 3_600_000);
        await files
          .db('rettsmoete_kjent')
          .where({ sak_id: `R${nr}` })
          .update({ foerst_sett, flyttet });
        const expected = Object.fromEntries(MAATER.map((maate) => [maate, 0]));
        for (const row of await kjent())
          expected[
            maateOf({ start: row.start, foerstSett: row.foerst_sett, flyttet: row.flyttet })
          ]! += 1;
        const [day] = await readVarslingDager(files.db, {
          ...{
            from: at('03-16T00:00'),
            to: at('03-17T00:00'),
            fra: '2026-03-16',
            til: '2026-03-17',
          },
        });
        expect(day).toMatchObject(expected);
        expect(sumOf(day!)).toBe(hours.length);
      }
  });

  it('are the same when complete lists have removed the cases, and say nothing of which they were', async () => {
    const list = (...hits: unknown[]) => liste(...hits);
    const days = { A: ['2026-03-03', '2026-03-10'], B: ['2026-03-10'], C: ['2026-03-10'] };
    const all = Object.entries(days).map(([id, of]) => treff(id, of));
    await files.importText(list(...all), { complete: true }, at('02-20T08:00'));
    // Another, and one that is cancelled before it begins.
    const late = [treff('D', ['2026-03-10']), treff('E', ['2026-03-27'])];
    await files.importText(list(...all, ...late), { complete: true }, at('03-10T06:00'));
    const before = await march();
    expect(before).toEqual([
      { dag: '2026-03-03', iTide: 1 },
      { dag: '2026-03-10', iTide: 3, senere: 1, saker: 4, straffesaker: 4 },
      { dag: '2026-03-27', iTide: 1, saker: 1, straffesaker: 1 },
    ]);
    const last = list(treff('F', ['2026-03-02', '2026-03-31']));
    await files.importText(last, { complete: true, yes: true }, at('03-20T06:00'));
    expect(await files.db('sak').pluck('sak_id')).toEqual(['F']);
    await files.db('sak').delete();
    expect(await march()).toEqual(before.slice(0, 2));
    expect(Object.keys((await files.db('varsling_dag').first()) as object)).toEqual([
      ...['domstol_id', 'dag', 'i_tide', 'senere', 'flyttet', 'uannonsert'],
      ...['saker', 'med_avgjoerelse', 'straffesaker', 'med_tiltale'],
    ]);
  });

  it('have what was held of a removed case once when it comes back, and what is held later as well', async () => {
    const list = (...hits: unknown[]) => liste(...hits);
    const all = { complete: true, yes: true };
    await files.importText(list(treff('A', ['2026-03-10'])), all, at('02-20T08:00'));
    await files.importText(list(treff('B', ['2026-03-02', '2026-03-31'])), all, at('03-12T06:00'));
    expect(await files.db('sak').pluck('sak_id')).toEqual(['B']);
    const before = await march();
    expect(before).toEqual([{ dag: '2026-03-10', iTide: 1, saker: 1, straffesaker: 1 }]);
    const back = treff('A', ['2026-03-10', '2026-03-27']);
    // The second list finds it as it was.
    for (const day of ['03-20', '03-21'])
      await files.importText(list(back), {}, at(`${day}T06:00`));
    expect(await march()).toEqual([
      ...before,
      { dag: '2026-03-27', iTide: 1, saker: 1, straffesaker: 1 },
    ]);
  });

  it('say nothing of a hidden case, before it goes and after: as if it had never come', async () => {
    const here = treff('A', ['2026-03-10'], { saksnummer: '26-000001MED-TSOS/TSAR' });
    await files.importText(liste(here), { complete: true }, at('02-20T08:00'));
    const without = await march();
    await files.importText(liste(here, treff('SKJULT', ['2026-03-10'])), {}, at('02-20T09:00'));
    expect(await march()).not.toEqual(without);
    const why = { omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: at('03-01T08:00') };
    await files.db('tilbaketrekking').insert({ sak_id: 'SKJULT', ...why });
    expect(await march()).toEqual(without);
    const next = liste(treff('F', ['2026-03-02', '2026-03-31']));
    await files.importText(next, { complete: true, yes: true }, at('03-20T06:00'));
    await files.db('sak').where({ sak_id: 'F' }).delete();
    expect(await files.db('sak').pluck('sak_id')).toEqual([]);
    expect(await march()).toEqual(without);
    await files.db('tilbaketrekking').delete();
    expect(await march()).toEqual(without);
  });
});
