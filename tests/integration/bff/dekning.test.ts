import { describe, expect, it } from 'vitest';
import type { Dekning } from '#contract/dekning.ts';
import { noteDays, noteImported } from '#db/domstol/innlesinger.ts';
import { type Sak } from '#domain/sak.ts';
import { osloDay } from '#domain/time.ts';
import { visibleFiles } from '#domain/visibility.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';

/** Noon on Tuesday 10 March 2026. */
const DAYS = ['2025-12-09', '2025-12-10', '2025-12-11', '2026-02-28', '2026-03-01'];
const ENDS = ['2025-12-10T11:59:59', '2025-12-10T12:00:00', '2025-12-10T12:00:01'];
let nr = 0;
const sak = (more: Partial<Sak>): Sak => {
  nr += 1;
  return buildSak({ sakId: `D${nr}`, saksnummer: `25-00${1000 + nr}MED-TOSL`, ...more });
};
const tiltale = (publiseringsdato: string) =>
  buildDokument({ filNavn: `t${(nr += 1)}.pdf`, filtype: 'tiltale', publiseringsdato });
const dom = (avgivelsesdato: string) =>
  buildDokument({
    ...{ filNavn: `d${(nr += 1)}.pdf`, filtype: 'avgjoerelse' as const },
    ...{ avgivelsesdato, publiseringsdato: avgivelsesdato },
  });
const until = (end: string) => {
  const slutt = new Date(`${end}+01:00`);
  return buildRettsmoete('2025-01-01T09:00:00+01:00', {
    ...{ start: new Date(slutt.getTime() - 3_600_000), slutt },
  });
};

/** At the boundary of every rule: one second and one day on each side. */
const saker: readonly Sak[] = [
  ...DAYS.map((day) => sak({ domstolId: 'TOSL', rettsmoeter: [], dokumenter: [tiltale(day)] })),
  ...DAYS.map((day) => sak({ domstolId: 'TOSL', rettsmoeter: [], dokumenter: [dom(day)] })),
  ...ENDS.map((end) =>
    sak({ domstolId: 'TOSL', rettsmoeter: [until(end)], dokumenter: [tiltale('2025-01-02')] }),
  ),
  ...['2026-03-10T12:00:00', '2026-03-10T12:00:01'].map((end) =>
    sak({ domstolId: 'TOSL', rettsmoeter: [until(end)] }),
  ),
  sak({
    domstolId: 'TOSL',
    rettsmoeter: [buildRettsmoete('2026-05-04T09:00:00+02:00'), until('2026-01-01T10:00:00')],
    foerstSett: new Date('2026-03-09T00:00:00+01:00'),
  }),
  sak({ domstolId: 'THRD', foerstSett: new Date('2026-03-08T23:59:59+01:00') }),
  sak({ domstolId: 'THRD', foerstSett: new Date('2025-12-21T23:59:59+01:00') }),
];

const { ask, bff, signInAgain } = useBff('presse', async ({ db, documents }) => {
  for (const one of saker) await storeSak(db, documents, one);
  await noteImported(db, ['TOSL'], new Date('2026-03-10T06:00:00+01:00'));
  await noteDays(db, ['TOSL'], ['2026-03-02', '2026-03-05', '2026-03-06']);
  await noteImported(db, ['LB'], new Date('2026-03-05T06:00:00+01:00'));
});
const dekning = async () => (await ask('/api/presse/dekning')).json as Dekning;
const ofCourt = async (id: string) =>
  (await dekning()).domstoler.find(({ domstolId }) => domstolId === id)!;
const hide = (sakId: string, more: object = {}) =>
  bff.db('tilbaketrekking').insert({
    ...{ sak_id: sakId, omfang: 'sak', grunn: 'feil', forklaring: 'Feil.', skjult: bff.time.now },
    ...more,
  });

/** The same by the rules of the domain, case by case. */
function expected(domstolId: string, now: Date) {
  const those = saker.filter((one) => one.domstolId === domstolId);
  const files = (type: 'tiltale' | 'avgjoerelse') =>
    those.flatMap((one) => visibleFiles(one, type, now).filer).length;
  const kommende = those
    .map((one) => one.rettsmoeter.filter(({ slutt }) => slutt > now).map(({ start }) => start))
    .filter((starts) => starts.length > 0);
  return {
    berammede: kommende.length,
    tiltaler: files('tiltale'),
    avgjoerelser: files('avgjoerelse'),
  };
}

describe('GET dekning', () => {
  it.each([
    ['noon', NOON],
    ['the next midnight', new Date('2026-03-11T00:00:00+01:00')],
    ['the month of 28 days', new Date('2026-05-28T00:00:00+02:00')],
    ['the day after', new Date('2026-06-01T00:00:00+02:00')],
  ])(
    'counts what may be shown at that instant, by the same rules as a case: %s',
    async (_, now) => {
      bff.time.now = now;
      await signInAgain();
      const court = await ofCourt('TOSL');
      const { berammede, tiltaler, avgjoerelser } = court;
      expect({
        ...{ berammede: berammede.antall, tiltaler: tiltaler.antall },
        avgjoerelser: avgjoerelser.antall,
      }).toEqual(expected('TOSL', now));
    },
  );

  it('says of which days they are', async () => {
    const court = await ofCourt('TOSL');
    expect(court.berammede).toEqual({ antall: 2, fra: '2026-03-10', til: '2026-05-04' });
    expect(court.avgjoerelser).toEqual({ antall: 3, fra: '2025-12-11', til: '2026-03-01' });
    expect((await ofCourt('LB')).tiltaler).toEqual({ antall: 0, fra: null, til: null });
  });

  it('counts new cases by week in Oslo, for twelve weeks', async () => {
    const { uker, domstoler } = await dekning();
    expect([uker[0], uker.at(-1)]).toEqual(['2025-12-22', '2026-03-09']);
    const perUke = (id: string) => domstoler.find((one) => one.domstolId === id)!.nyePerUke;
    expect(perUke('TOSL').at(-1)).toBe(1);
    expect(perUke('THRD')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('says when a list came, that it is late, and on which days there was none', async () => {
    expect(await ofCourt('TOSL')).toMatchObject({
      ...{ sistMottatt: '2026-03-10T06:00:00+01:00', erForsinket: false },
      hull: [
        { fra: '2026-03-03', til: '2026-03-04' },
        { fra: '2026-03-09', til: '2026-03-09' },
      ],
    });
    expect(await ofCourt('LB')).toMatchObject({
      ...{ erForsinket: true, hull: [{ fra: '2026-03-06', til: '2026-03-09' }] },
    });
    expect(await ofCourt('THRD')).toMatchObject({
      sistMottatt: null,
      erForsinket: false,
      hull: [],
    });
  });

  it('forgets days that are no longer shown', async () => {
    await noteDays(bff.db, ['THRD'], ['2024-02-09']);
    await noteImported(bff.db, ['THRD'], NOON);
    const days = await bff.db('innlesing_dag').where({ domstol_id: 'THRD' }).pluck('dag');
    expect(days).toEqual([osloDay(NOON)]);
  });

  it('counts every quarter of an hour, and gives meanwhile what was counted before', async () => {
    const before = await ofCourt('THRD');
    await bff
      .db('sak')
      .where({ sak_id: saker.at(-2)!.sakId })
      .update({ domstol_id: 'TOSL' });
    bff.time.now = new Date(NOON.getTime() + 15 * 60_000 - 1);
    expect(await ofCourt('THRD')).toEqual(before);
    bff.time.now = new Date(NOON.getTime() + 15 * 60_000);
    // Nobody is kept waiting while all cases are read.
    expect(await ofCourt('THRD')).toEqual(before);
    await expect.poll(async () => (await dekning()).oppdatert).toBe('2026-03-10T12:15:00+01:00');
    expect((await ofCourt('THRD')).berammede.antall).toBe(before.berammede.antall - 1);
    await bff
      .db('sak')
      .where({ sak_id: saker.at(-2)!.sakId })
      .update({ domstol_id: 'THRD' });
    bff.time.now = new Date(NOON.getTime() + 30 * 60_000);
    await expect.poll(async () => (await dekning()).oppdatert).toBe('2026-03-10T12:30:00+01:00');
  });

  it('gives nothing that is older than the quarter before', async () => {
    bff.time.now = new Date(NOON.getTime() + 70 * 60_000);
    await signInAgain();
    expect((await dekning()).oppdatert).toBe('2026-03-10T13:10:00+01:00');
  });

  it('gives what is known when a count fails, and then counts again', async () => {
    bff.time.now = new Date(NOON.getTime() + 75 * 60_000);
    await signInAgain();
    await bff.db.raw('alter table dokument rename column avgivelsesdato to borte');
    try {
      expect((await dekning()).oppdatert).toBe('2026-03-10T13:10:00+01:00');
      expect((await dekning()).oppdatert).toBe('2026-03-10T13:10:00+01:00');
    } finally {
      await bff.db.raw('alter table dokument rename column borte to avgivelsesdato');
    }
    await expect.poll(async () => (await dekning()).oppdatert).toBe('2026-03-10T13:15:00+01:00');
  });

  it('counts nothing that is hidden from the next request on, until it is shown again', async () => {
    bff.time.now = new Date(NOON.getTime() + 120 * 60_000);
    await signInAgain();
    const before = await ofCourt('TOSL');
    const last = saker.findLast(({ domstolId }) => domstolId === 'TOSL')!;
    await hide(last.sakId);
    const hidden = await ofCourt('TOSL');
    expect(hidden.berammede.antall).toBe(before.berammede.antall - 1);
    expect(hidden.nyePerUke.at(-1)).toBe(before.nyePerUke.at(-1)! - 1);
    const withDom = saker.find(({ dokumenter: [one] }) => one?.avgivelsesdato === '2026-03-01')!;
    const [fil] = withDom.dokumenter;
    await hide(withDom.sakId, {
      ...{ omfang: 'dokument', filtype: 'avgjoerelse', fil_navn: fil!.filNavn },
      domstol_initialer: fil!.domstolInitialer,
    });
    expect((await ofCourt('TOSL')).avgjoerelser.antall).toBe(before.avgjoerelser.antall - 1);
    await bff
      .db('tilbaketrekking')
      .update({ opphevet: bff.time.now, opphevet_forklaring: 'Rett.' });
    expect(await ofCourt('TOSL')).toEqual(before);
  });

  it('leaves no row in the audit log', async () => {
    await dekning();
    expect(await bff.db('revisjon').select('handling')).toEqual([]);
  });
});
