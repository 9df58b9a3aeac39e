import { makeReview } from '#bff/gjennomgang/make.ts';
import { encrypt } from '#bff/session/key-ring.ts';
import type { Gjennomgang, GjennomgangDetaljer } from '#contract/admin/gjennomgang.ts';
import { startOfOsloDay } from '#domain/time.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { addRevisjon, type LoggedRow } from './revisjon-rows.ts';
import type { TestBff } from './test-bff.ts';

/** The month before the one in which the tests are (NOON). */
export const MAANED = '2026-02';
export const GJENNOMGANG = `/api/admin/gjennomgang/${MAANED}`;

/** Noon of a day of that month, and so many minutes later. */
export const inFebruary = (day: number, minutes = 0, hour = 12): Date =>
  new Date(
    startOfOsloDay(`${MAANED}-${String(day).padStart(2, '0')}`).getTime() +
      (hour * 60 + minutes) * 60_000,
  );

/** So many times the same. */
export const times = (count: number, row: (nr: number) => LoggedRow): LoggedRow[] =>
  Array.from({ length: count }, (_, nr) => row(nr));

/** Searches of the journalist for these words, in which nothing was found. */
export async function searchInVain({ db }: TestBff, count: number, query: string): Promise<void> {
  for (let nr = 0; nr < count; nr += 1) {
    const at = inFebruary(3, nr);
    await addRevisjon(db, [{ handling: 'soek', at, detaljer: { antallTreff: 0, merke: query } }]);
    const row = (await db('revisjon').max<{ id: number }>({ id: 'id' }).first())!;
    const { noekkel, kryptert } = encrypt(KEYS.audit, JSON.stringify({ query }));
    await db('revisjon_ord').insert({ revisjon_id: row.id, tidspunkt: at, noekkel, kryptert });
  }
}

/** What Silje and Astrid have done in February, and the review of it: 25 looks by night, 30 at case VIST, 5 of the administrator. */
export async function reviewOf(bff: TestBff): Promise<void> {
  const { db, time } = bff;
  const { sakId } = saker.vist;
  await addRevisjon(db, [
    ...times(25, (nr) => ({ handling: 'sak', sakId, at: inFebruary(2, nr, 1) })),
    ...times(30, (nr) => ({ handling: 'sak', sakId, at: inFebruary(4, nr) })),
    ...times(5, (nr) => ({ kind: 'admin', handling: 'sak_skjult', sakId, at: inFebruary(5, nr) })),
  ]);
  await makeReview({ db, keys: KEYS.audit }, MAANED, time.now);
}

export async function forgetReviews({ db }: TestBff): Promise<void> {
  await db('gjennomgang').delete();
  await db.raw(`set session_replication_role = replica; delete from revisjon_ord; delete from revisjon;
    set session_replication_role = origin`);
}

export const rowsOf = ({ json }: { readonly json: unknown }) => (json as GjennomgangDetaljer).rader;
export const reviewIn = ({ json }: { readonly json: unknown }): Gjennomgang =>
  (json as GjennomgangDetaljer).gjennomgang;
export const ASTRID = hashOf('admin');
export const SILJE = hashOf('presse');
