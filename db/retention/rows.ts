import type { Knex } from 'knex';
import { changedBy, firstRowOf, raw, rowsOf, sql, type Sql } from '#db/sql.ts';
import { dropSeals } from '#db/revisjon/anker.ts';
import { sealAll } from '#db/revisjon/segl.ts';
import type { PeriodId } from '#domain/retention.ts';
import { inBatch } from './locks.ts';
import { type Due, type Step, type StepContext } from './step.ts';

/** Rows of one batch. */
const ROWS = 1000;

/** Rows of one table that are deleted, or emptied, when the period is over. */
interface RowRule {
  readonly id: string;
  readonly period: PeriodId;
  readonly table: string;
  /** From when the period is reckoned; null in the row: never over. */
  readonly since: Sql;
  /** Which other rows are kept. */
  readonly only?: (now: Date) => Sql;
  /** What is emptied instead of deleting the row. */
  readonly empty?: (now: Date) => Sql;
}

/** Emptied by the rules below: everything that the applicant or an administrator wrote (db/migrations/0005_access.sql). */
const EMPTY_APPLICATION = (now: Date) => sql`fornavn = null, etternavn = null, stilling = null,
  redaksjon = null, epost = null, telefon = null, telefon_land = null, jobber_som_frilanser = null,
  foretrukket_domstol_id = null, kontaktperson_navn = null, kontaktperson_stilling = null,
  kontaktperson_organisasjon = null, kontaktperson_epost = null, begrunnelse = null, kommentar = null,
  avslag_begrunnelse = null, spraak = null, slettet = ${now}`;
const EMPTY_QUESTION = (now: Date) => sql`navn = null, stilling = null, redaksjon = null,
  begrunnelse = null, kontaktperson_navn = null, kontaktperson_organisasjon = null,
  kontaktperson_epost = null, slettet = ${now}`;

const RULES: readonly RowRule[] = [
  {
    id: 'sessions',
    period: 'sessions',
    table: 'sesjon',
    since: sql`least(utloeper, avsluttet)`,
  },
  { id: 'signIns', period: 'sessions', table: 'innlogging', since: sql`utloeper` },
  { id: 'logoutTokens', period: 'sessions', table: 'utlogging', since: sql`utloeper` },
  { id: 'calls', period: 'sessions', table: 'rategrense', since: sql`slutter` },
  {
    id: 'mailUnsent',
    period: 'mailUnsent',
    table: 'epost_utboks',
    since: sql`opprettet`,
    only: () => sql`status <> 'sendt'`,
  },
  { id: 'mailSent', period: 'mailSent', table: 'epost_utboks', since: sql`sendt` },
  { id: 'news', period: 'news', table: 'nyhet', since: sql`tidspunkt` },
  { id: 'typedWords', period: 'typedWords', table: 'revisjon_ord', since: sql`tidspunkt` },
  { id: 'rebuildOrders', period: 'operations', table: 'indeks_oppdrag', since: sql`ferdig` },
  // With the faults of its rows.
  { id: 'imports', period: 'operations', table: 'importfil', since: sql`begynt` },
  { id: 'uploads', period: 'uploads', table: 'importfil_foer', since: sql`tidspunkt` },
  {
    id: 'deadLetters',
    period: 'operations',
    table: 'doedbrev',
    since: sql`sist_feilet`,
    only: () => sql`not exists (select from sak where sak.sak_id = t.sak_id)`,
  },
  // The same of another version beside this one (docs/decisions/0039).
  {
    id: 'rebuildOrdersBeside',
    period: 'operations',
    table: 'spor_b.indeks_oppdrag',
    since: sql`ferdig`,
  },
  {
    id: 'deadLettersBeside',
    period: 'operations',
    table: 'spor_b.doedbrev',
    since: sql`sist_feilet`,
    only: () => sql`not exists (select from sak where sak.sak_id = t.sak_id)`,
  },
  {
    id: 'applications',
    period: 'applications',
    table: 'soeknad',
    since: sql`coalesce(behandlet, gjenaapnet, soeknadsdato)`,
    // What gave the access that somebody has goes with the account.
    only: () => sql`slettet is null and (status <> 1
      or not exists (select from pressebruker p where p.soeknad_id = t.id))`,
    empty: EMPTY_APPLICATION,
  },
  {
    id: 'employers',
    period: 'employers',
    table: 'arbeidsgiver_bekreftelse',
    since: sql`opprettet`,
    only: (now) => sql`slettet is null and utloeper <= ${now}`,
    empty: EMPTY_QUESTION,
  },
  {
    id: 'answers',
    period: 'decisions',
    table: 'arbeidsgiver_bekreftelse',
    since: sql`opprettet`,
    only: () => sql`slettet is not null`,
  },
  {
    id: 'decisions',
    period: 'decisions',
    table: 'soeknad',
    since: sql`soeknadsdato`,
    only: () => sql`slettet is not null
      and not exists (select from pressebruker p where p.soeknad_id = t.id)
      and not exists (select from arbeidsgiver_bekreftelse b where b.soeknad_id = t.id)`,
  },
  {
    // Of an application that is still there, a second package would be made.
    id: 'archived',
    period: 'decisions',
    table: 'arkivpakke',
    since: sql`kvittert`,
    only: () =>
      sql`fjernet is not null and not exists (select from soeknad s where s.id = t.soeknad_id)`,
  },
  {
    id: 'administrators',
    period: 'accounts',
    table: 'administrator',
    since: sql`sist_innlogget`,
  },
  {
    id: 'withdrawals',
    period: 'lifted',
    table: 'tilbaketrekking',
    since: sql`opphevet`,
  },
  { id: 'restrictions', period: 'lifted', table: 'begrensning', since: sql`opphevet` },
  // With the log itself: the judgement stays.
  {
    id: 'reviewedRows',
    period: 'audit',
    table: 'gjennomgang_rad',
    since: sql`tidspunkt`,
    only: () => sql`(revisjon_id is not null or identitet_hash is not null or ord <> '')`,
    empty: () => sql`revisjon_id = null, identitet_hash = null, ord = ''`,
  },
  { id: 'reviews', period: 'reviews', table: 'gjennomgang', since: sql`opprettet` },
];

export const rowSteps: readonly Step[] = RULES.map((rule) => ({
  id: rule.id,
  period: rule.period,
  tables: [rule.table],
  due: (context) => countDue(context, rule),
  remove: (context) => batches(() => inBatch(context.db, (trx) => removeBatch(trx, context, rule))),
}));

/** Rows of the log: only a function of the database removes them, and it refuses what is younger than a year. */
export const auditStep: Step = {
  id: 'audit',
  period: 'audit',
  tables: ['revisjon', 'revisjon_ord', 'revisjon_segl'],
  due: (context) => countDue(context, { table: 'revisjon', since: sql`tidspunkt` }),
  remove: async ({ db, cutoff }) => {
    // What is gone has no place in the chain any more.
    await sealAll(db);
    const removed = await batches(() =>
      inBatch(db, async (trx) => {
        const row = await firstRowOf<{ antall: number }>(
          trx,
          sql`select revisjon_fjern_foer(${cutoff}, ${ROWS}) as antall`,
        );
        return row!.antall;
      }),
    );
    await inBatch(db, (trx) => dropSeals(trx, cutoff));
    return removed;
  },
};

/** Until a batch is not full. */
async function batches(batch: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let last = ROWS; last === ROWS; sum += last) last = await batch();
  return sum;
}

type Which = Pick<RowRule, 'table' | 'since' | 'only'>;

function isDue({ since, only }: Which, { cutoff, now }: StepContext): Sql {
  return sql`${since} <= ${cutoff} and ${only?.(now) ?? sql`true`}`;
}

async function countDue(context: StepContext, rule: Which): Promise<Due> {
  const [row] = await rowsOf<{ count: number; oldest: Date | null }>(
    context.db,
    sql`select count(*) as count, min(${rule.since}) as oldest from ${raw(rule.table)} t
      where ${isDue(rule, context)}`,
  );
  return row!;
}

/** Rows that somebody has locked are left to the next run. */
async function removeBatch(trx: Knex, context: StepContext, rule: RowRule): Promise<number> {
  const table = raw(rule.table);
  const due = sql`with forfalt as materialized (
    select ctid as rad from ${table} t where ${isDue(rule, context)}
    order by ${rule.since} limit ${ROWS} for update skip locked)`;
  return changedBy(
    trx,
    rule.empty
      ? sql`${due} update ${table} set ${rule.empty(context.now)} from forfalt where ${table}.ctid = forfalt.rad`
      : sql`${due} delete from ${table} using forfalt where ${table}.ctid = forfalt.rad`,
  );
}
