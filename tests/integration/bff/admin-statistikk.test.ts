import { describe, expect, it } from 'vitest';
import { statistikkSchema } from '#contract/admin/statistikk.ts';
import { pressePaths } from '#contract/paths.ts';
import { tabellerAv } from '#domain/statistikk-tabell.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { insertBrukere, insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { REASON, useReview } from '#tests/support/bff/use-review.ts';

const PATH = '/api/admin/statistikk';
const DAY = 86_400_000;
const review = useReview();
const db = () => review.get().bff.db;
const later = (days: number) => {
  const { time } = review.get().bff;
  time.now = new Date(time.now.getTime() + days * DAY);
};
const ok = async (path: string) => {
  const { status, json } = await review.get().admin(path);
  expect([status, json]).toEqual([200, expect.anything()]);
  return json;
};
const look = async (query = '') => statistikkSchema.parse(await ok(PATH + query));
/** Of the month that it is now, after some days: with this one, Nora's application was sent in March. */
const march = async () => {
  const { soeknader, tid } = await look('?fra=2026-03-01');
  return { ...soeknader[0]!.antall, tid: tid.find(({ dager }) => dager !== null)?.dager ?? null };
};
const UNDECIDED = { godkjent: 0, ikkeGodkjent: 0, ikkeAvgjort: 1, trukket: 0, tid: null };

describe('applications', () => {
  it('count with the outcome that they have now: undone and taken up again they are undecided', async () => {
    expect(await march()).toEqual(UNDECIDED);
    later(2);
    await review.signInAnew();
    await review.act('avslaa', REASON);
    const twoDays = { median: 2, niAvTi: 2, lengst: 2 };
    expect(await march()).toEqual({ ...UNDECIDED, ikkeAvgjort: 0, ikkeGodkjent: 1, tid: twoDays });
    await review.get().admin(`${review.path()}/angre`, { method: 'POST', json: {} });
    expect(await march()).toEqual(UNDECIDED);
    await review.act('avslaa', REASON);
    const grunn = 'Ny opplysning.';
    await review.get().admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json: { grunn } });
    expect(await march()).toEqual(UNDECIDED);
    later(3);
    await review.signInAnew();
    await review.act('godkjenn');
    // From when it was sent to the last decision.
    const fiveDays = { median: 5, niAvTi: 5, lengst: 5 };
    expect(await march()).toEqual({ ...UNDECIDED, ikkeAvgjort: 0, godkjent: 1, tid: fiveDays });
  });

  it('still count when what was personal has been erased', async () => {
    later(2);
    await review.signInAnew();
    await review.act('godkjenn');
    const before = await march();
    expect(
      (await review.get().nora(pressePaths.slettProfil.path, { method: 'DELETE' })).status,
    ).toBe(204);
    expect(await db()('soeknad').whereNotNull('slettet')).toHaveLength(1);
    expect(await march()).toEqual(before);
  });

  it('have the median and nine of ten of the month of the decision, and the oldest that waits', async () => {
    // Decided on 1 March at noon (tests/support/access/insert-rows.ts).
    const noon = Date.parse('2026-03-01T12:00:00+01:00');
    const sent = [1, 2, 3, 4, 20].map((days) => new Date(noon - days * DAY));
    await insertSoeknader(
      db(),
      ...sent.map((soeknadsdato) => ({ soeknadsdato, status: 1 as const })),
    );
    await insertSoeknader(db(), { soeknadsdato: new Date(noon - 40 * DAY), status: 3 });
    const { tid, soeknader, eldsteVenter } = await look('?fra=2026-02-01');
    expect(tid.map(({ maaned, avgjort, dager }) => [maaned, avgjort, dager])).toEqual([
      ['2026-02', 0, null],
      ['2026-03', 5, { median: 3, niAvTi: 13.6, lengst: 20 }],
    ]);
    expect(soeknader.map(({ antall }) => antall?.godkjent)).toEqual([5, 0]);
    expect(eldsteVenter).toBeGreaterThan(40);
  });
});

it('users are those with access, by the newsroom that they belong to and not by the name they typed', async () => {
  const { now } = review.get().bff.time;
  const before = (await look()).redaksjoner[0]?.brukere ?? 0;
  const [redaksjon] = await db()('redaksjon')
    .insert({ navn: 'Fjordavisa', opprettet: now })
    .returning<{ id: string }[]>('id');
  const access = { from: new Date(now.getTime() - DAY), to: new Date(now.getTime() + DAY) };
  const of = { columns: { redaksjon_id: redaksjon!.id, redaksjon: 'Annet' } };
  await insertBrukere(db(), [
    ...[
      { access, ...of },
      { access, ...of },
      { access, columns: { redaksjon: 'Fjordavisa' } },
    ],
    { access: { ...access, to: new Date(now.getTime() - 1) }, ...of },
    { access: { ...access, suspendedUntil: '2099-01-01' }, ...of },
  ]);
  const { redaksjoner, andre } = await look();
  expect(redaksjoner).toEqual([
    { navn: 'Fjordavisa', brukere: 2 },
    { navn: null, brukere: before + 1 },
  ]);
  expect(andre).toBeNull();
});

it('searches and alerts are counted by the month in Oslo, never with whom or what', async () => {
  const { now } = review.get().bff.time;
  const row = { identitet_hash: Buffer.alloc(32), rolle: 'presse', request_id: 'a' };
  const at = (tidspunkt: string, handling = 'soek') => ({ ...row, tidspunkt, handling });
  await db()('revisjon').insert([
    // The last second of January in Oslo, the first of February, and another action.
    at('2026-01-31T22:59:59Z'),
    at('2026-01-31T23:00:00Z'),
    at('2026-02-10T12:00:00Z'),
    at('2026-02-10T12:00:00Z', 'eksport'),
    at('2026-02-11T12:00:00Z', 'varsling_stoppet'),
  ]);
  await db()('epost_utboks').insert({
    ...{ mal: 'nyheter', identitet_hash: Buffer.alloc(32), noekkel: 'nyheter:1', status: 'sendt' },
    ...{ opprettet: now, neste_forsoek: now, sendt: '2026-02-12T12:00:00Z' },
  });
  const { soek, varsler, soekSomVarsler } = await look('?fra=2025-02-01&til=2026-02-28');
  expect(soek.slice(-2)).toEqual([
    { maaned: '2026-01', antall: 1, perDag: 0 },
    { maaned: '2026-02', antall: 2, perDag: 0.1 },
  ]);
  expect(varsler.at(-1)).toEqual({ maaned: '2026-02', meldt: 0, epost: 1, stoppet: 1 });
  // What is kept for half a year, and for a year, is no longer known.
  expect(varsler[0]).toEqual({ maaned: '2025-02', meldt: null, epost: null, stoppet: 0 });
  expect(soekSomVarsler).toBe(0);
});

it('both looks are in the log with their days, and nothing else', async () => {
  const rows = await auditOf(db(), async () => {
    await look('?fra=2026-02-01');
    await review.get().admin(`${PATH}/csv?fra=2026-02-10&til=2026-02-20`);
  });
  const today = (await look()).til;
  expect(rows.map(({ handling, detaljer }) => [handling, detaljer])).toEqual([
    ['statistikk_vist', { fraDato: '2026-02-01', tilDato: today }],
    ['statistikk_eksportert', { fraDato: '2026-02-10', tilDato: '2026-02-20' }],
  ]);
});

it('the file has every table with the numbers of the page', async () => {
  await insertSoeknader(db(), { status: 1 }, { status: 2 });
  const query = '?fra=2026-02-01&til=2026-03-01';
  const shown = tabellerAv(await look(query));
  const { text, headers } = await review.get().admin(`${PATH}/csv${query}`);
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="statistikk-2026-02-01-2026-03-01.csv"',
  );
  const lines = text.replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('01.02.2026–01.03.2026');
  for (const { tittel, kolonner, rader } of shown) {
    expect(lines).toContain(tittel);
    expect(lines).toContain(kolonner.join(';'));
    for (const rad of rader) expect(lines).toContain(rad.join(';'));
  }
});

it('a period that can not be shown is the last twelve months', async () => {
  const usual = await look();
  expect(usual.soeknader).toHaveLength(12);
  expect(await look('?fra=2027-01-01&til=2026-01-01')).toEqual(usual);
  expect(await look('?fra=i-dag')).toEqual(usual);
});
