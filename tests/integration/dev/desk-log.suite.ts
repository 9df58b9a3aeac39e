import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf } from '#bff/features/revisjon/csv.ts';
import { namesIn, presentRevisjon } from '#bff/features/revisjon/revisjon.ts';
import { decrypt } from '#bff/session/key-ring.ts';
import type { RevisjonRad } from '#contract/admin/revisjon.ts';
import {
  type RevisjonCondition,
  type RevisjonRow,
  newestId,
  readPageOfRows,
} from '#db/revisjon/rows.ts';
import { AUDIT_ACTIONS } from '#domain/revisjon.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import { AUDIT_FELT, type AuditFelt } from '#domain/revisjon-felt.ts';
import { setningOf, setningstekst } from '#domain/revisjon-setning.ts';
import { addOsloMonths } from '#domain/time.ts';
import { DEMO_NOW as now } from '#tests/support/browser/demo.ts';
import { countBy, type UsedDesk } from '#tests/support/use-desk.ts';

/** A uuid; or letters as a developer joins them: with an underscore, or a capital inside a word. */
const DEVELOPERS = /[0-9a-f]{8}-[0-9a-f]{4}-|[\p{L}\d]_[\p{L}\d]|\p{Ll}\p{Lu}/u;
/** Fields whose values are of a known set, and some whose values are ids. */
const KNOWN: readonly AuditFelt[] = [
  ...(['soekeKategori', 'filtype', 'format', 'arbeidsgiverSvar', 'favoritter', 'purpose'] as const),
  ...(['rolle', 'slag', 'felt', 'mal', 'vis', 'sortField'] as const),
];
const IDS: readonly AuditFelt[] = [
  ...(['soeknadId', 'soeknadIder', 'brukerId', 'brukerIder', 'bekreftelseId', 'sakIds'] as const),
  ...(['domstolid', 'domstolInitialer', 'lagretSoekId', 'epostId'] as const),
];

/** The audit log of a desk that has been filled. */
export function describeLog(desk: UsedDesk): void {
  describe('the audit log', () => {
    let all: RevisjonCondition;
    let rows: RevisjonRow[];
    beforeAll(async () => {
      const tilId = await newestId(desk.db);
      all = {
        personer: null,
        side: null,
        saker: null,
        rolle: null,
        actions: null,
        fra: null,
        til: null,
        tilId,
      };
      rows = await readPageOfRows(desk.db, all, { offset: 0, limit: 20_000 });
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
      const sentences = presented.map((row) => setningstekst(setningOf(row), ''));
      const wrong = sentences.filter((one) => /undefined|\[object|null|NaN|_/.test(one));
      expect(wrong).toEqual([]);
      // Everybody has a name who has not left, or taken the application back; the service and editors have none.
      const nameless = presented.filter(({ navn }) => navn === null);
      expect([...new Set(nameless.map(({ handling }) => handling))].sort()).toEqual([
        ...['redaksjonsliste_bekreftet', 'redaksjonsliste_vist'],
        ...['soeknad_sendt', 'soeknad_trukket', 'ubrukt_avsluttet', 'ubrukt_varslet'],
      ]);
      expect(sentences).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Godkjente søknaden fra \S/)]),
      );
      expect(Object.keys(countBy(rows.map(({ action }) => action))).length).toBeGreaterThanOrEqual(
        25,
      );
    });

    it('has words for every value, on the page and in the file', async () => {
      const names = await namesIn(desk.db, rows);
      const presented = rows.map((row) => presentRevisjon(row, names));
      const detailsOf = (row: RevisjonRad) =>
        describeDetaljer(row.detaljer, row).map(({ navn, verdi }) => `${navn}: ${verdi}`);
      // A file is called as its court has called it.
      const details = presented.flatMap(detailsOf).filter((one) => !one.startsWith('Fil: '));
      const values = new Set([
        ...presented.flatMap((row) => [setningstekst(setningOf(row), ''), row.navn ?? '']),
        ...details,
      ]);
      expect(values.size).toBeGreaterThan(1_000);
      expect([...values].filter((one) => DEVELOPERS.test(one))).toEqual([]);

      // One word of a developer's may look like any other: what is stored is never what is shown.
      const raw = presented.flatMap((row) => {
        const shown = detailsOf(row);
        return valuesIn(row.detaljer)
          .filter(([key]) => [...KNOWN, ...IDS].some((one) => one === key))
          .map(([key, value]) => `${AUDIT_FELT[key as AuditFelt]}: ${value}`)
          .filter((line) => shown.includes(line));
      });
      expect(raw).toEqual([]);
      const stored = new Set(presented.flatMap(({ detaljer }) => keysIn(detaljer)));
      expect([...KNOWN, ...IDS].filter((key) => !stored.has(key))).toEqual([]);

      let file = '';
      for await (const part of csvOf(desk.db, all)) file += part;
      const lines = parse<Record<string, string>>(file, {
        delimiter: ';',
        bom: true,
        columns: true,
      });
      expect(lines.map(({ Detaljer }) => Detaljer)).toEqual(
        presented.map((row) => detailsOf(row).join('\n')),
      );
      expect(lines.map(({ Hva }) => Hva)).toEqual(
        presented.map((row) => setningstekst(setningOf(row), row.saksnummer ?? '')),
      );
    });

    it('leads to cases, applications, users and questions that are there', async () => {
      const has = async (table: string, column: string) =>
        new Set((await desk.db(table).pluck(column)).map(String));
      const tables = {
        sakIds: await has('sak', 'sak_id'),
        soeknadId: await has('soeknad', 'id'),
        soeknadIder: await has('soeknad', 'id'),
        epostId: await has('epost_utboks', 'id'),
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
  });
}

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
