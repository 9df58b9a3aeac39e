import type { Knex } from 'knex';
import { GRANTED } from '#db/bruker/pressebrukere.ts';
import { firstRowOf, raw, run, sql, type Sql } from '#db/sql.ts';
import type { StoredSoeknad } from './soeknader.ts';
import { STATUS } from '#domain/soeknad.ts';

/** Columns with their values, as Postgres writes them as JSON. */
type Columns = Readonly<Record<string, unknown>>;

/** What was before a decision: kept beside its message, and gone when that is taken (db/queues/mail-outbox.ts). */
export interface FoerAvgjoerelsen {
  readonly soeknad: Columns & { readonly id: string };
  /** The press user before the approval; null when there was none, or nothing was approved. */
  readonly bruker: Columns | null;
  /** The version of the press user that the approval made: another one has been decided on since. */
  readonly brukerVersjon: number | null;
  /** The question that a rejection has withdrawn. */
  readonly bekreftelseId: string | null;
}

/** What a decision changes of an application. What was written in the conversation about it stays. */
const DECIDED = [
  ...['status', 'sluttdato', 'avslag_begrunnelse'],
  ...['behandlet', 'behandlet_av', 'vurdert', 'versjon'],
];

/** An application and its press user as they stand, before a decision that the caller is about to write. */
export async function readFoer(
  db: Knex,
  soeknadId: string,
): Promise<Pick<FoerAvgjoerelsen, 'soeknad' | 'bruker'>> {
  const row = await firstRowOf<{ soeknad: Columns; bruker: Columns | null }>(
    db,
    sql`select to_jsonb(s) as soeknad, to_jsonb(p) as bruker
      from soeknad s left join pressebruker p on p.identitet_hash = s.identitet_hash
      where s.id = ${soeknadId}`,
  );
  const { soeknad, bruker } = row!;
  return {
    soeknad: { id: soeknadId, ...only(DECIDED, soeknad) },
    bruker: bruker && only(GRANTED, bruker),
  };
}

const only = (columns: readonly string[], of: Columns): Columns =>
  Object.fromEntries(columns.map((column) => [column, of[column]]));

/** Makes the application what it was; the database refuses anything else (migration 0059). */
export async function restoreSoeknad(
  db: Knex,
  { soeknad }: Pick<FoerAvgjoerelsen, 'soeknad'>,
): Promise<void> {
  await run(
    db,
    sql`update soeknad set ${fromJson('soeknad', DECIDED, soeknad)} where id = ${soeknad.id}`,
  );
}

/** Makes the press user what it was before the approval; without one before, everything of the account is removed. */
export async function restoreBruker(
  db: Knex,
  identitetHash: Buffer,
  { bruker }: Pick<FoerAvgjoerelsen, 'bruker'>,
): Promise<void> {
  await run(
    db,
    bruker
      ? sql`update pressebruker set ${fromJson('pressebruker', GRANTED, bruker)}
          where identitet_hash = ${identitetHash}`
      : sql`delete from pressebruker where identitet_hash = ${identitetHash}`,
  );
}

function fromJson(table: string, columns: readonly string[], values: Columns): Sql {
  const names = raw(columns.join(', '));
  return sql`(${names}) = (select ${names}
    from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(values)}::jsonb))`;
}

/** Opens the question again that the rejection withdrew; gives whether it is open now. */
export async function reopenQuestion(db: Knex, bekreftelseId: string): Promise<boolean> {
  const opened = await db('arbeidsgiver_bekreftelse')
    .where({ id: bekreftelseId, svar: null, slettet: null })
    .update({ erstattet: null });
  return opened > 0;
}

/** Whether the person has sent no other application since this one. Those taken back don't count. */
export async function isNewestSoeknad(
  db: Knex,
  { id, identitetHash, soeknadsdato }: Pick<StoredSoeknad, 'id' | 'identitetHash' | 'soeknadsdato'>,
): Promise<boolean> {
  const newer = await firstRowOf(
    db,
    sql`select 1 from soeknad where identitet_hash = ${identitetHash} and slettet is null
      and soeknadsdato >= ${soeknadsdato} and id <> ${id} limit 1`,
  );
  return newer === undefined;
}

/** Takes a decided application up again at `now`: it waits for a decision, its comment stands. */
export async function writeReopened(
  db: Knex,
  id: string,
  { av, now }: { readonly av: Buffer; readonly now: Date },
): Promise<void> {
  await db('soeknad')
    .where({ id })
    .update({
      status: STATUS.ny,
      ...{ sluttdato: null, avslag_begrunnelse: null, behandlet: null },
      ...{ behandlet_av: av, gjenaapnet: now },
    });
  // Apart, because the database knows it as no part of a review (0060_conversations.sql).
  await db('soeknad').where({ id }).update({ vurdert: now });
}
