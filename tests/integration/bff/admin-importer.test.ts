import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Drift } from '#contract/admin/drift.ts';
import { IMPORTER_PAGE, type Importer } from '#contract/admin/importer.ts';
import { noteDays, noteImported } from '#db/domstol/innlesinger.ts';
import { type AvvistFeil, addImportfil } from '#db/importfil/write.ts';
import type { Tegnsett } from '#domain/importer.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { osloDay, osloIso, shiftDay } from '#domain/time.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { sak } from '#tests/support/cases/rows.ts';

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());
beforeEach(() => bff.db('importfil').delete());

const PATH = '/api/admin/drift/importer';
const list = async (query = ''): Promise<Importer> => {
  const answer = await admin(`${PATH}${query}`);
  expect(answer.status).toBe(200);
  return answer.json as Importer;
};
const add = (change: {
  readonly fil?: string;
  readonly tegnsett?: Tegnsett;
  readonly avvist?: number;
  readonly feil?: number;
  readonly domstolIds?: readonly string[];
  readonly faults?: readonly AvvistFeil[];
}) => {
  const { fil = 'tosl-saker.jsonl', avvist = 0, feil = avvist, domstolIds = ['TOSL'] } = change;
  const resultat = avvist > 0 ? 'delvis' : 'lest';
  return addImportfil(bff.db, {
    ...{ fil, tegnsett: change.tegnsett, begynt: NOON, faults: change.faults ?? [] },
    slutt: { ferdig: NOON, resultat, borteSaker: 1, borteMoeter: 2 },
    fremdrift: {
      ...{ nye: 1, endret: 2, uendret: 3, gjentatt: 4, avvist, feil },
      ...{ innhold: ['saker'], domstolIds },
    },
  });
};

describe('the imported files', () => {
  it('are listed, the newest first, with what they changed', async () => {
    const first = await add({});
    const other = { fil: 'alle.jsonl', tegnsett: 'windows-1252' } as const;
    const second = await add({ ...other, avvist: 3, domstolIds: ['TOSL', 'TSOS'] });
    const { rader, flere } = await list();
    expect([flere, rader.map(({ id }) => id)]).toEqual([false, [second, first]]);
    expect(rader[0]).toEqual({
      ...{ id: second, fil: 'alle.jsonl', innhold: ['saker'], resultat: 'delvis' },
      tegnsett: 'windows-1252',
      ...{ domstoler: ['Oslo tingrett', 'Søndre Østfold tingrett'], antallDomstoler: 2 },
      ...{ begynt: osloIso(NOON), ferdig: osloIso(NOON) },
      ...{ rader: 13, avvist: 3, nye: 1, endret: 2, uendret: 3, borteSaker: 1, borteMoeter: 2 },
      funn: { navn: 0, gradert: 0, ulest: 0 },
      ...{ lastetOpp: null, tattTilbake: null },
    });
  });

  it('can be those of a court, and those with refused rows', async () => {
    await add({ fil: 'a' });
    await add({ fil: 'b', avvist: 1 });
    await add({ fil: 'c', domstolIds: ['TSOS'] });
    const names = async (query: string) => (await list(query)).rader.map(({ fil }) => fil);
    expect(await names('?domstol=TOSL')).toEqual(['b', 'a']);
    expect(await names('?avviste=true')).toEqual(['b']);
    expect(await names('?domstol=TSOS&avviste=true')).toEqual([]);
    expect(await names('?domstol=%00&avviste=x&foer=-1')).toEqual(['c', 'b', 'a']);
  });

  it('come a page at a time', async () => {
    for (let nr = 0; nr <= IMPORTER_PAGE; nr += 1) await add({ fil: `f${nr}` });
    const first = await list();
    expect([first.rader.length, first.flere]).toEqual([IMPORTER_PAGE, true]);
    const rest = await list(`?foer=${first.rader.at(-1)!.id}`);
    expect([rest.rader.map(({ fil }) => fil), rest.flere]).toEqual([['f0'], false]);
  });

  it('that were killed say so', async () => {
    await add({});
    await bff.db('importfil').update({ ferdig: null, resultat: null });
    expect((await list()).rader).toMatchObject([{ resultat: 'avbrutt', ferdig: null }]);
  });
});

it('what was found in a file is told by number, field and kind', async () => {
  const id = await addImportfil(bff.db, {
    ...{ fil: 'tosl.jsonl', begynt: NOON, slutt: null },
    fremdrift: {
      ...{ nye: 3, endret: 0, uendret: 0, gjentatt: 0, avvist: 0, feil: 0 },
      ...{ innhold: ['saker'], domstolIds: ['TOSL'], funn: { navn: 1, gradert: 1, ulest: 0 } },
    },
    funn: [
      { linje: 2, felt: 'saksTema', slag: 'navn' },
      // Another word of a path may be anything that somebody has written.
      { linje: 3, felt: 'Even Bakkerud', slag: 'gradert' },
    ],
  });
  expect((await list()).rader).toMatchObject([{ funn: { navn: 1, gradert: 1, ulest: 0 } }]);
  const answer = await admin(`${PATH}/${id}/funn`);
  expect(answer.headers.get('content-disposition')).toContain('tosl.jsonl-funn.csv');
  expect(parse(answer.text, { delimiter: ';' })).toEqual([
    ['Rad', 'Felt', 'Funn'],
    ['2', 'saksTema', 'Navn på en part i en annen tekst: skjules sammen med partene'],
    ['3', '', 'Gradert adresse: partene er skjult (skjult identitet)'],
  ]);
  expect((await admin(`${PATH}/99999/funn`)).status).toBe(404);
});

describe('the refused rows of a file', () => {
  const csv = async (id: number | string) => admin(`${PATH}/${id}/avviste`);

  it('are told by number, field and reason', async () => {
    const faults = [
      { linje: 2, felt: 'møteliste.0.slutt', grunn: 'slutt_foer_start' },
      { linje: 7, felt: null, grunn: 'kontrolltegn', posisjon: 4 },
    ] as const;
    const answer = await csv(await add({ fil: '=x.jsonl', avvist: 2, faults }));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('_x.jsonl-avvist.csv');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(parse(answer.text, { delimiter: ';' })).toEqual([
      ['Rad', 'Felt', 'Grunn'],
      ['2', 'møteliste.0.slutt', 'Slutten er ikke etter starten'],
      ['7', '', 'Har et tegn som ikke er tillatt (tegn 4)'],
    ]);
  });

  it('cannot be a formula, whatever a newer version stores', async () => {
    const id = await add({ avvist: 1, faults: [{ linje: 1, felt: null, grunn: 'mangler' }] });
    await bff.db.raw(`alter table importfil_avvist drop constraint importfil_avvist_grunn_check`);
    await bff.db('importfil_avvist').update({ grunn: '=cmd()' });
    expect((await csv(id)).text).toContain(`'=cmd()`);
  });

  it('say how many are not kept', async () => {
    const id = await add({
      ...{ avvist: 10, feil: 10, faults: [{ linje: 1, felt: 'parter', grunn: 'for_lang' }] },
    });
    expect((await csv(id)).text).toContain('9 feil til er ikke tatt vare på');
  });

  it('of a file that is not there are not found', async () => {
    for (const id of ['999999', 'x', '0', '1e3', '99999999999'])
      expect((await csv(id)).status).toBe(404);
  });
});

it.each(['presse', 'ansatt'] as const)('are not for %s', async (kind) => {
  const id = await add({ avvist: 1 });
  const who = await bff.signedIn(kind);
  const status = kind === 'presse' ? 401 : 403;
  expect((await who(PATH)).status).toBe(status);
  expect((await who(`${PATH}/${id}/avviste`)).status).toBe(status);
});

describe('a court on the operations page', () => {
  const today = osloDay(NOON);
  const workingDays = (from: number) =>
    Array.from({ length: 40 }, (_, ago) => shiftDay(today, { days: -from - ago })).filter(
      isWorkingDay,
    );
  const courts = async () =>
    ((await admin('/api/admin/drift')).json as Drift).domstoler!.map(
      ({ domstolId, saker, sistSendt, stille }) => ({ domstolId, saker, sistSendt, stille }),
    );

  it('says when it last sent, and that it is silent by its own rhythm', async () => {
    const { db } = bff;
    await db('sak').insert([sak('A'), sak('B')]);
    const longAgo = new Date(NOON.getTime() - 14 * 86_400_000);
    await db.transaction(async (trx) => {
      await noteImported(trx, ['TSOS'], longAgo);
      await noteImported(trx, ['TOSL'], NOON);
      await noteDays(trx, ['TSOS'], workingDays(14));
      await noteDays(trx, ['TOSL'], workingDays(0));
    });
    expect(await courts()).toEqual([
      {
        ...{ domstolId: 'TSOS', saker: 2, sistSendt: osloIso(longAgo) },
        stille: { dager: 14, rytme: 1 },
      },
      { domstolId: 'TOSL', saker: 0, sistSendt: osloIso(NOON), stille: null },
    ]);
  });

  it('that has been closed is not silent, and not there without cases', async () => {
    await bff.db('domstol').where({ id: 'TSOS' }).update({ gyldig_til: today });
    await bff.db('sak').delete();
    expect((await courts()).map(({ domstolId }) => domstolId)).toEqual(['TOSL']);
  });
});
