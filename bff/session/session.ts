import type { Knex } from 'knex';
import type { RegisterName } from '#domain/person-name.ts';
import { ACCESS_COLUMNS, type AccessColumns, accessOf } from '#db/bruker/access.ts';
import { noteVisit, type VisitColumns, visitsOf } from '#db/bruker/besoek.ts';
import { plannedRowsOf, run, sql, toRaw, type Sql } from '#db/sql.ts';
import type { MachineKey } from '#domain/noekler.ts';
import type { Person } from '#domain/permissions.ts';
import { visitAt } from '#domain/visit.ts';
import { hashToken, newToken } from './crypto.ts';
import type { SideName } from './side.ts';

const MINUTE = 60_000;
/** A session ends when it hasn't been used for this long, ms. */
export const IDLE_LIMIT = 60 * MINUTE;
/** A session ends this long after sign-in, used or not, ms. */
export const ABSOLUTE_LIMIT = 10 * 60 * MINUTE;
/** Use is recorded at most this often, ms, so that not every request writes. */
const TOUCH_EVERY = MINUTE;

export interface NewSession {
  readonly side: SideName;
  /** Keyed hash of the identity number (crypto.ts). */
  readonly identitetHash: Buffer;
  /** From the ID token, '' without one. The name to show comes from register/name.ts. */
  readonly fornavn: string;
  readonly etternavn: string;
  /** The sealed ID token, for signing out at the provider; null without one. */
  readonly idToken: string | null;
  /** The sealed identity number, for the population register; null without one. */
  readonly pid: string | null;
  /** From the ID token of the administrators' provider (adapters/oidc.ts). */
  readonly isAdmin?: boolean;
  /** The sealed refresh token, with which the administrators' provider is asked again (recheck.ts). */
  readonly refreshToken?: string | null;
  /** Keyed hashes of what the provider calls the sign-in and the person, for back-channel logout. */
  readonly sidHash?: Buffer | null;
  readonly subjektHash?: Buffer | null;
}

/** The holder of the cookie. Access is read again with every request, because it can begin and end meanwhile. */
export interface Session extends Omit<NewSession, 'sidHash' | 'subjektHash'>, Person {
  readonly tokenHash: Buffer;
  /** When the provider last said who it is. */
  readonly checked: Date;
  readonly pressebrukerId: string | null;
  /** A court's id; null means every court. */
  readonly standardDomstolId: string | null;
  /** When the press user was last here before this visit (domain/visit.ts); null: never. */
  readonly forrigeBesoek: Date | null;
  /** The population register's answer, once it has been asked in this session. */
  readonly registerName: RegisterName | null;
  /** The key with which a program asks; null for somebody who has signed in. */
  readonly noekkel: MachineKey | null;
}

/** What a session's row holds as JSON. */
interface SessionData {
  readonly fornavn: string;
  readonly etternavn: string;
  readonly idToken: string | null;
  readonly pid?: string | null;
  readonly registerName?: RegisterName;
  readonly isAdmin?: boolean;
  readonly refreshToken?: string | null;
}

interface SessionRow extends AccessColumns, VisitColumns {
  readonly token_hash: Buffer;
  readonly identitet_hash: Buffer;
  readonly data: SessionData;
  readonly sist_brukt: Date;
  readonly kontrollert: Date;
  readonly pressebruker_id: string | null;
  readonly standard_domstol_id: string | null;
}

/** Begins a session at `now` and returns the token for the cookie. Deletes sessions that have expired. */
export async function createSession(db: Knex, session: NewSession, now: Date): Promise<string> {
  const { side, identitetHash, sidHash = null, subjektHash = null } = session;
  const { fornavn, etternavn, idToken, pid, isAdmin = false, refreshToken = null } = session;
  const data: SessionData = { fornavn, etternavn, idToken, pid, isAdmin, refreshToken };
  const token = newToken();
  await db('sesjon').where('utloeper', '<=', now).delete();
  await db('sesjon').insert({
    token_hash: hashToken(token),
    slag: side,
    identitet_hash: identitetHash,
    // Deleting the press user deletes the session too.
    pressebruker_id: db('pressebruker').select('id').where({ identitet_hash: identitetHash }),
    ...{ sid_hash: sidHash, subjekt_hash: subjektHash },
    data: JSON.stringify(data),
    opprettet: now,
    sist_brukt: now,
    kontrollert: now,
    utloeper: new Date(now.getTime() + ABSOLUTE_LIMIT),
  });
  return token;
}

interface Presented {
  readonly side: SideName;
  readonly token: string;
  readonly now: Date;
}

/**
 * The session of a token, recorded as used, and as a call of a visit; null when there is none or it has ended. `also` is asked in
 * the same statement, and only when there is a session.
 */
export async function useSession<T>(
  db: Knex,
  { side, token, now }: Presented,
  also: Sql = sql`null`,
): Promise<{ readonly session: Session; readonly also: T } | null> {
  const [row] = await plannedRowsOf<SessionRow & { also: T }>(
    db,
    sql`select s.token_hash, s.identitet_hash, s.data, s.sist_brukt, s.kontrollert, p.id as pressebruker_id,
        p.standard_domstol_id, ${ACCESS_COLUMNS},
        p.besoek_sist, p.besoek_forrige, ${also} as also
      from sesjon s left join pressebruker p on p.identitet_hash = s.identitet_hash
      where s.token_hash = ${hashToken(token)} and s.slag = ${side} and s.avsluttet is null
        and s.utloeper > ${now} and s.sist_brukt > ${new Date(now.getTime() - IDLE_LIMIT)}`,
  );
  if (!row) return null;
  if (now.getTime() - row.sist_brukt.getTime() >= TOUCH_EVERY)
    await run(db, sql`update sesjon set sist_brukt = ${now} where token_hash = ${row.token_hash}`);
  const visit = visitAt(visitsOf(row), now);
  if (visit.note && side === 'presse' && row.pressebruker_id !== null)
    await noteVisit(db, row.pressebruker_id, visitsOf(row), visit.note);
  return { session: toSession(side, row, visit.before), also: row.also };
}

function toSession(side: SideName, row: SessionRow, forrigeBesoek: Date | null): Session {
  return {
    side,
    tokenHash: row.token_hash,
    identitetHash: row.identitet_hash,
    ...row.data,
    pid: row.data.pid ?? null,
    registerName: row.data.registerName ?? null,
    refreshToken: row.data.refreshToken ?? null,
    checked: row.kontrollert,
    isAdmin: row.data.isAdmin ?? false,
    pressebrukerId: row.pressebruker_id,
    standardDomstolId: row.standard_domstol_id,
    forrigeBesoek,
    noekkel: null,
    access: row.pressebruker_id ? accessOf(row) : null,
  };
}

/** Ends the session and returns its sealed ID token; null when there is none. */
export async function endSession(db: Knex, token: string): Promise<string | null> {
  const [row] = await db('sesjon')
    .where({ token_hash: hashToken(token) })
    .delete()
    .returning<{ data: SessionData }[]>('data');
  return row?.data.idToken ?? null;
}

/**
 * Ends every session of a person, at that person's own request. `last`, the session of the request, gives no access
 * any more either; its row is kept for the sign-out at the provider, which comes next.
 */
export async function endSessionsOf(db: Knex, last: Session, now: Date): Promise<void> {
  const { identitetHash, tokenHash, idToken } = last;
  await db('sesjon')
    .where({ identitet_hash: identitetHash })
    .whereNot({ token_hash: tokenHash })
    .delete();
  const data: SessionData = { fornavn: '', etternavn: '', idToken };
  await db('sesjon')
    .where({ token_hash: tokenHash })
    .update({ avsluttet: now, pressebruker_id: null, data: JSON.stringify(data) });
}

/** Ends every session of a person, at an administrator's request. */
export async function endEverySessionOf(db: Knex, identitetHash: Buffer): Promise<void> {
  await db('sesjon').where({ identitet_hash: identitetHash }).delete();
}

/** Ends a session by the stored form of its token. */
export async function endSessionRow(db: Knex, tokenHash: Buffer): Promise<void> {
  await db('sesjon').where({ token_hash: tokenHash }).delete();
}

/** What the provider said at the last check (recheck.ts). */
type Checked = Pick<Session, 'isAdmin' | 'refreshToken' | 'checked'>;

/** Keeps what the provider has said at `now`. */
export async function keepRecheck(
  db: Knex,
  tokenHash: Buffer,
  known: Omit<Checked, 'checked'>,
  now: Date,
): Promise<void> {
  await db('sesjon')
    .where({ token_hash: tokenHash })
    .update({ data: toRaw(db, sql`data || ${JSON.stringify(known)}::jsonb`), kontrollert: now });
}

/** What is kept now, perhaps by another server; null when the session has ended. */
export async function readRecheck(db: Knex, tokenHash: Buffer): Promise<Checked | null> {
  const row = await db('sesjon')
    .where({ token_hash: tokenHash })
    .first<Pick<SessionRow, 'data' | 'kontrollert'> | undefined>('data', 'kontrollert');
  if (!row) return null;
  const { isAdmin = false, refreshToken = null } = row.data;
  return { isAdmin, refreshToken, checked: row.kontrollert };
}

/** Keeps the population register's answer for the rest of the session, unless it has ended meanwhile. */
export async function keepRegisterName(
  db: Knex,
  { tokenHash }: Session,
  registerName: RegisterName,
): Promise<void> {
  await db('sesjon')
    .where({ token_hash: tokenHash, avsluttet: null })
    .update({ data: toRaw(db, sql`data || ${JSON.stringify({ registerName })}::jsonb`) });
}

/** The name that `keepRegisterName` has stored; null when there is none yet. */
export async function readRegisterName(
  db: Knex,
  { tokenHash }: Session,
): Promise<RegisterName | null> {
  const row = await db('sesjon')
    .where({ token_hash: tokenHash })
    .first<{ data: SessionData } | undefined>('data');
  return row?.data.registerName ?? null;
}
