import { beforeAll, expect, it } from 'vitest';
import { namesIn, presentRevisjon } from '#bff/features/revisjon/revisjon.ts';
import { decrypt } from '#bff/session/key-ring.ts';
import { type RevisjonRow, newestId, readPageOfRows } from '#db/revisjon/rows.ts';
import { AUDIT_ACTIONS } from '#domain/revisjon.ts';
import { AUDIT_FELT } from '#domain/revisjon-felt.ts';
import { setningOf } from '#domain/revisjon-setning.ts';
import { addOsloMonths } from '#domain/time.ts';
import { DEMO_NOW as now } from '#tests/support/browser/demo.ts';
import { countBy, useDesk } from '#tests/support/use-desk.ts';

const desk = useDesk();

let rows: RevisjonRow[];
beforeAll(async () => {
  const tilId = await newestId(desk.db);
  const any = {
    personer: null,
    saker: null,
    rolle: null,
    actions: null,
    fra: null,
    til: null,
    tilId,
  };
  rows = await readPageOfRows(desk.db, any, { offset: 0, limit: 20_000 });
});

it('has a year of rows, in the order of time, most of them in working hours', () => {
  expect(rows.length).toBeGreaterThan(5_000);
  expect(rows.length).toBeLessThan(10_000);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  const times = rows.map(({ tidspunkt }) => tidspunkt);
  expect(times.every((at) => at < now)).toBe(true);
  const months = new Set(
    times.filter((at) => at > addOsloMonths(now, -12)).map((at) => at.getMonth()),
  );
  expect(months.size).toBe(12);
  const isWork = (at: Date) => at.getUTCHours() >= 5 && at.getUTCHours() < 16;
  expect(times.filter(isWork).length / times.length).toBeGreaterThan(0.75);
});

it('is of actions and fields that the service knows, and every row is a sentence', async () => {
  const names = await namesIn(desk.db, rows);
  const presented = rows.map((row) => presentRevisjon(row, names));
  const unknown = presented.flatMap(({ handling, detaljer }) => [
    ...(handling in AUDIT_ACTIONS ? [] : [handling]),
    ...keysIn(detaljer).filter((key) => !(key in AUDIT_FELT)),
  ]);
  expect(unknown).toEqual([]);
  const sentences = presented.map((row) => setningOf(row));
  const wrong = sentences.filter((one) => /undefined|\[object|null|NaN|_/.test(one));
  expect(wrong).toEqual([]);
  // Everybody has a name who has not taken the application back.
  const nameless = presented.filter(({ navn }) => navn === null);
  expect(nameless.map(({ handling }) => handling).sort()).toEqual([
    'soeknad_sendt',
    'soeknad_trukket',
  ]);
  expect(sentences).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Godkjente søknaden fra \S/)]),
  );
  expect(Object.keys(countBy(rows.map(({ action }) => action))).length).toBeGreaterThanOrEqual(25);
});

it('leads to cases, applications, users and questions that are there', async () => {
  const has = async (table: string, column: string) =>
    new Set((await desk.db(table).pluck(column)).map(String));
  const tables = {
    sakIds: await has('sak', 'sak_id'),
    soeknadId: await has('soeknad', 'id'),
    brukerId: await has('pressebruker', 'id'),
    brukerIder: await has('pressebruker', 'id'),
    bekreftelseId: await has('arbeidsgiver_bekreftelse', 'id'),
    lagretSoekId: await has('lagret_soek', 'id'),
    domstolid: new Set([...(await has('domstol', 'id')), 'alle']),
    filNavn: new Set([
      ...(await has('dokument', 'fil_navn')),
      ...(await has('dokument', 'fil_navn_uten_navn')),
    ]),
  };
  const missing = rows.flatMap(({ sakId, detaljer }) => [
    ...(sakId === null || tables.sakIds.has(sakId) ? [] : [sakId]),
    ...valuesIn(detaljer).filter(
      ([key, value]) => key in tables && !tables[key as keyof typeof tables].has(value),
    ),
  ]);
  expect(missing).toEqual([]);
  const found = rows.filter(
    ({ action, detaljer }) => action === 'soek' && Number(detaljer['antallTreff']) > 0,
  );
  expect(found.length).toBeGreaterThan(1000);
});

it('keeps what was typed apart, under the key of the service', async () => {
  const words = await desk.db('revisjon_ord').select('noekkel', 'kryptert');
  expect(words.length).toBeGreaterThan(100);
  const opened = words.map((one) =>
    decrypt(desk.keys.audit, one as { noekkel: string; kryptert: Buffer }),
  );
  expect(opened.every((text) => text !== null && JSON.parse(text) !== null)).toBe(true);
  expect(opened.join()).toContain('narkotika');
  expect(JSON.stringify(rows.map(({ detaljer }) => detaljer))).not.toContain('narkotika');
});

type Details = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keysIn(detaljer: Details): string[] {
  return Object.entries(detaljer).flatMap(([key, value]) => [
    key,
    ...(isRecord(value) ? keysIn(value) : []),
  ]);
}

function valuesIn(detaljer: Details): (readonly [key: string, value: string])[] {
  return Object.entries(detaljer).flatMap(([key, value]) =>
    isRecord(value) ? valuesIn(value) : [value].flat().map((one) => [key, String(one)] as const),
  );
}
