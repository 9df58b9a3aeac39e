import { beforeEach, describe, expect, it } from 'vitest';
import type { DekningVarsling } from '#contract/dekning-varsling.ts';
import { noteDays, noteImported } from '#db/domstol/innlesinger.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { shiftDay } from '#domain/time.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { BEGRENSNINGER, type Sak } from '#domain/sak.ts';

/** Working days of January to March 2026 on which a list came; none on 17 February. */
const DAYS = Array.from({ length: 80 }, (_, at) => shiftDay('2026-01-05', { days: at })).filter(
  (day) => isWorkingDay(day) && day !== '2026-02-17',
);
const at = (time: string) => new Date(`2026-${time}:00+01:00`);
let nr = 0;

/** A case with a hearing that was first seen then. */
function heard(day: string, seen: string, more: Partial<Sak> = {}): [Sak, string] {
  nr += 1;
  const rettsmoeter = [buildRettsmoete(`2026-${day}T09:00:00+01:00`)];
  const saksnummer = `26-00${1000 + nr}MED-TOSL`;
  const ofCourt = { sakId: `V${nr}`, saksnummer, domstolId: 'TOSL' };
  return [buildSak({ ...ofCourt, rettsmoeter, ...more }), seen];
}
const dom = () => [buildDokument({ filNavn: `d${nr}.pdf`, avgivelsesdato: '2026-02-20' })];
const tiltale = () => [buildDokument({ filNavn: `t${nr}.pdf`, filtype: 'tiltale' })];

const CASES: readonly [Sak, string][] = [
  ...Array.from({ length: 18 }, () => heard('02-04', '01-20T06:00')),
  heard('02-05', '02-04T09:01', { dokumenter: dom() }),
  heard('02-06', '02-06T10:00', { dokumenter: tiltale() }),
  // Not in the shares: no list came on that day.
  heard('02-17', '02-01T06:00'),
  heard('03-04', '02-20T06:00'),
  heard('02-10', '02-01T06:00', { domstolId: 'THRD' }),
];

const { bff, ask, signInAgain } = useBff('presse', async ({ db, documents }) => {
  for (const [sak, seen] of CASES) {
    await storeSak(db, documents, sak);
    const [moete] = sak.rettsmoeter;
    await db('rettsmoete_kjent').insert({
      ...{ sak_id: sak.sakId, start: moete!.start, foerst_sett: at(seen) },
    });
  }
  await noteImported(db, ['TOSL', 'THRD'], at('01-10T06:00'));
  await noteDays(db, ['TOSL', 'THRD'], DAYS);
});
beforeEach(() => bff.db('tilbaketrekking').delete());

const PATH = '/api/presse/dekning/varsling';
const varsling = async (query = '') => (await ask(PATH + query)).json as DekningVarsling;
const oslo = async (query = '') =>
  (await varsling(query)).domstoler.find(({ domstolId }) => domstolId === 'TOSL')!;
const admin = async (query = '') =>
  (await (await bff.signedIn('admin'))(`/api/admin/dekning/varsling${query}`))
    .json as DekningVarsling;

describe('GET dekning/varsling', () => {
  it('counts each hearing that was held in the month once, and what is published', async () => {
    const { domstoler, ...rest } = await varsling();
    expect(rest).toEqual({
      ...{ maaneder: ['2026-02', '2026-01'], maaned: '2026-02' },
      ...{ aapner: '2026-03-08', erAapen: true },
    });
    expect(domstoler.map(({ domstolNavn }) => domstolNavn)).toEqual([
      ...['Hordaland tingrett', 'Oslo tingrett'],
    ]);
    expect(domstoler[1]).toEqual({
      ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', dagerUtenListe: 1 },
      antall: { iTide: 18, senere: 1, flyttet: 0, uannonsert: 1 },
      // Of the 20 that have been over for four weeks on 10 March, one has a decision; of all 21, one has an indictment.
      ...{ tiltaler: 'delvis', avgjoerelser: 'delvis', ikkePublisert: 19 },
    });
  });

  it('opens a month to journalists on the eighth of the next, and to administrators at once', async () => {
    const march = await admin();
    expect(march).toMatchObject({ maaned: '2026-03', aapner: '2026-04-08', erAapen: false });
    expect(march.domstoler.find(({ domstolId }) => domstolId === 'TOSL')).toMatchObject({
      antall: { iTide: 1 },
    });
    expect(await varsling('?maaned=2026-03')).toEqual(await varsling());
    expect(await admin('?maaned=2026-02')).toEqual({
      ...(await varsling()),
      maaneder: ['2026-03', '2026-02', '2026-01'],
    });
    bff.time.now = at('03-07T23:59');
    await signInAgain();
    expect((await varsling()).maaneder).toEqual(['2026-01']);
    expect((await varsling('?maaned=2026-02')).maaned).toBe('2026-01');
    bff.time.now = at('03-08T00:00');
    await signInAgain();
    expect((await varsling()).maaneder).toEqual(['2026-02', '2026-01']);
  });

  it('counts nothing that is hidden from the next request on, until it is shown again', async () => {
    const before = await oslo();
    const why = { grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now };
    const hidden = CASES[18]![0];
    const [fil] = hidden.dokumenter;
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: hidden.sakId, omfang: 'dokument', filtype: 'avgjoerelse', ...why },
      ...{ domstol_initialer: fil!.domstolInitialer, fil_navn: fil!.filNavn },
    });
    expect(await oslo()).toEqual({ ...before, avgjoerelser: 'nei', ikkePublisert: 20 });
    await bff.db('tilbaketrekking').delete();
    await bff.db('tilbaketrekking').insert({ sak_id: hidden.sakId, omfang: 'sak', ...why });
    expect(await oslo()).toMatchObject({
      antall: { iTide: 18, senere: 0, flyttet: 0, uannonsert: 1 },
      ikkePublisert: 19,
    });
    await bff.db('tilbaketrekking').delete();
    expect(await oslo()).toEqual(before);
  });

  it('counts a case that the court restricts as every other, and its hidden names change nothing', async () => {
    const before = await oslo();
    for (const type of BEGRENSNINGER) {
      await bff.db('sak').update({ begrensninger: [type], parter_anonymisert: true });
      await bff.db('rettsmoete').update({ begrensninger: [type] });
      await bff.db('dokument').update({ begrensninger: [type] });
      expect(await oslo(), type).toEqual(before);
    }
    const open = { begrensninger: [] };
    await bff.db('sak').update({ ...open, parter_anonymisert: false });
    await bff.db('rettsmoete').update(open);
    await bff.db('dokument').update(open);
  });

  it('adds what is kept of cases that are gone', async () => {
    await bff.db('varsling_dag').insert([
      { domstol_id: 'TOSL', dag: '2026-02-04', i_tide: 2, saker: 2 },
      { domstol_id: 'TOSL', dag: '2026-02-19', flyttet: 3 },
      { domstol_id: 'TOSL', dag: '2026-03-01', flyttet: 50 },
    ]);
    expect(await oslo()).toMatchObject({
      antall: { iTide: 20, senere: 1, flyttet: 3, uannonsert: 1 },
      ikkePublisert: 21,
    });
    await bff.db('varsling_dag').delete();
  });

  it('leaves no row in the audit log when it is only looked at', async () => {
    await varsling();
    expect(await bff.db('revisjon').select('handling')).toEqual([]);
  });

  it('gives the same as CSV, by the court, with the shares where there are enough, and notes it', async () => {
    const { headers, text, bytes } = await ask(`${PATH}/csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="varsling-2026-02.csv"');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.split('\r\n')).toEqual([
      'Måned;Domstol;Rettsmøter;Minst 24 timer før;Senere enn det;Flyttet samme dag;Holdt uten å stå på listen;Minst 24 timer før (%);Senere enn det (%);Flyttet samme dag (%);Holdt uten å stå på listen (%);Dager uten liste;Publiserer tiltaler;Publiserer avgjørelser;Avgjort, ikke publisert',
      '2026-02;Hordaland tingrett;1;1;0;0;0;;;;;1;Nei;Nei;1',
      '2026-02;Oslo tingrett;20;18;1;0;1;90;5;0;5;1;Delvis;Delvis;19',
      '',
    ]);
    expect(await bff.db('revisjon').select('handling', 'detaljer')).toEqual([
      { handling: 'dekning_eksportert', detaljer: { maaned: '2026-02' } },
    ]);
    const own = await bff.signedIn('admin');
    const csv = await own('/api/admin/dekning/varsling/csv?maaned=2026-03');
    expect(csv.text).toContain('2026-03;Oslo tingrett;1;1;0;0;0;');
  });
});

it('has no month before the first list, and counts a court from two days after it', async () => {
  await bff.db('innlesing').update({ foerste: null });
  expect(await varsling()).toEqual({
    ...{ maaneder: [], maaned: null, aapner: null, erAapen: false, domstoler: [] },
  });
  await noteImported(bff.db, ['TOSL'], at('02-03T06:00'));
  expect((await oslo()).antall).toEqual({ iTide: 0, senere: 1, flyttet: 0, uannonsert: 1 });
});
