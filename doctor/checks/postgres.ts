import type { Knex } from 'knex';
import { requireWritable } from '#db/can-write.ts';
import { compareSchema, type SchemaDifference } from '#db/migrate.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';

/** The only major version that the service is tested with. */
const MAJOR = 18;
const MIGRATE = 'node dist/server/migrate.js';

/** Whether somebody answers at DATABASE_URL and lets us in. */
export async function lookForPostgres({ values, db }: Patient): Promise<Finding[]> {
  if (!values.DATABASE_URL) return [unchecked('no usable DATABASE_URL: see configuration')];
  const { hostname } = new URL(values.DATABASE_URL);
  try {
    await firstRowOf(db(), sql`select 1`);
  } catch (error) {
    const todo =
      'see that Postgres runs, and that address, user and password of DATABASE_URL are right';
    return [wrong(meaningOf(error), todo)];
  }
  return [ok(`${hostname || 'the local socket'} answers`)];
}

export interface ServerFacts {
  /** `server_version_num`. */
  readonly version: number;
  readonly encoding: string;
  /** `z`, `æ`, `ø`, `å` as the database sorts them. */
  readonly sorted: string;
  readonly tls: boolean;
  /** Over a socket of this machine, or its loopback address. */
  readonly local: boolean;
  readonly superuser: boolean;
  /** Its log has no details of errors and no parameters (`log_error_verbosity`). */
  readonly terse: boolean;
  /** Tables that the user may not read and change. */
  readonly closed: readonly string[];
  readonly mayCreate: boolean;
}

export async function lookAtServer({ values, db }: Patient): Promise<Finding[]> {
  const { CLOSED_NETWORK = false, ELASTICSEARCH_URL } = values;
  const facts = await readServer(db());
  const writable = await requireWritable(db()).then(
    () => null,
    (error: unknown) =>
      wrong(
        `nothing can be stored: ${error instanceof Error && error.message === 'Postgres is read-only' ? 'Postgres is read-only' : meaningOf(error)}`,
        'point DATABASE_URL at the primary, or make room on the disk of Postgres',
      ),
  );
  const judged = judgeServer(facts, { CLOSED_NETWORK, needsTables: !ELASTICSEARCH_URL });
  return [...(writable ? [writable] : []), ...judged];
}

function readServer(db: Knex): Promise<ServerFacts> {
  return firstRowOf<ServerFacts>(
    db,
    sql`select current_setting('server_version_num')::int as version,
       (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
       (select string_agg(tegn, '' order by tegn) from unnest(array['å', 'z', 'ø', 'æ']) as tegn) as sorted,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls,
       coalesce(host(inet_server_addr()) in ('127.0.0.1', '::1'), true) as local,
       current_setting('log_error_verbosity') = 'terse' as terse,
       (select rolsuper from pg_roles where rolname = current_user) as superuser,
       array(select c.oid::regclass::text from pg_class c
         where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'spor_b')
           and not (has_table_privilege(c.oid, 'select') and (c.relname like 'migrasjon%' or (
             has_table_privilege(c.oid, 'insert') and has_table_privilege(c.oid, 'update')
             and has_table_privilege(c.oid, 'delete')))) order by 1) as closed,
       has_schema_privilege('public', 'create') as "mayCreate"`,
  ) as Promise<ServerFacts>;
}

interface Wanted {
  readonly CLOSED_NETWORK: boolean;
  /** Postgres is the search engine, which makes tables for each generation of the index. */
  readonly needsTables: boolean;
}

export function judgeServer(facts: ServerFacts, wanted: Wanted): Finding[] {
  const major = Math.floor(facts.version / 10_000);
  const faults = [
    ...judgeDatabase(facts, major),
    ...judgeUser(facts, wanted),
    !facts.terse &&
      warning(
        'its log quotes rows and parameters, also names that are hidden',
        'set log_error_verbosity = terse in its configuration',
      ),
    !facts.tls &&
      !facts.local &&
      !wanted.CLOSED_NETWORK &&
      warning('the connection is without TLS', 'add ?sslmode=verify-full to DATABASE_URL'),
  ].filter((one) => one !== false);
  const tls = facts.tls ? 'with TLS' : facts.local ? 'on this machine' : 'in a closed network';
  return faults.length > 0 ? faults : [ok(`version ${major}, ${tls}, can be written`)];
}

function judgeDatabase({ encoding, sorted }: ServerFacts, major: number): (Finding | false)[] {
  return [
    major < MAJOR && wrong(`it is version ${major}`, `upgrade Postgres to version ${MAJOR}`),
    major > MAJOR &&
      warning(`it is version ${major}`, `use version ${MAJOR}, with which the service is tested`),
    encoding !== 'UTF8' &&
      wrong(`the encoding is ${encoding}`, 'make the database with encoding UTF8'),
    sorted !== 'zæøå' &&
      warning(
        'names are not sorted as in Norwegian',
        'make the database with --locale-provider=icu --icu-locale=nb-NO',
      ),
  ];
}

function judgeUser(
  { closed, mayCreate, superuser, local }: ServerFacts,
  { needsTables }: Wanted,
): (Finding | false)[] {
  return [
    closed.length > 0 &&
      wrong(
        `the user may not read and change ${closed.join(', ')}`,
        'grant select, insert, update, delete on these tables',
      ),
    needsTables &&
      !mayCreate &&
      wrong('the user may not make tables, which the index needs', 'grant create on schema public'),
    superuser && !local && warning('the user is a superuser', 'give the service a user of its own'),
  ];
}

export async function lookAtMigrations({ db }: Patient): Promise<Finding[]> {
  return judgeMigrations(await compareSchema(db()));
}

export function judgeMigrations({ missing, newer, unfit, changed }: SchemaDifference): Finding[] {
  const found = [
    missing.length > 0 &&
      wrong(`migrations have not been run: ${missing.join(', ')}`, `run ${MIGRATE}`),
    changed.length > 0 &&
      wrong(
        `migrations were run with other content: ${changed.join(', ')}`,
        'the database was made by another version: use that one, or another database',
      ),
    unfit.length > 0 &&
      wrong(
        `a newer version has migrated the database, and this one does not run on it: ${unfit.join(', ')}`,
        `start that version; ${MIGRATE} of this one says which backup it needs`,
      ),
    newer.length > unfit.length &&
      warning(
        `a newer version has migrated the database: ${newer.join(', ')}`,
        'right during an upgrade; finish it, or start that version',
      ),
  ].filter((one) => one !== false);
  return found.length > 0 ? found : [ok('all of them have been run')];
}
