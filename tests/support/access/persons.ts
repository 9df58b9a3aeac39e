import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { noteSignIn, toNewSession } from '#bff/features/innlogging/signin.ts';
import { identityHash } from '#bff/session/crypto.ts';
import { keyId } from '#bff/session/key-ring.ts';
import type { SignedIn } from '#bff/session/oidc-port.ts';
import { createSession } from '#bff/session/session.ts';
import type { SideName } from '#bff/session/side.ts';

/** Keys for tests only. */
export const IDENTITY_KEY = Buffer.alloc(32, 1);
export const SESSION_KEY = Buffer.alloc(32, 2);
export const AUDIT_KEY = Buffer.alloc(32, 3);
export const KEYS = {
  identity: [IDENTITY_KEY],
  session: [SESSION_KEY],
  audit: [AUDIT_KEY],
} as const;

interface Given {
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly from: Date;
  readonly to: Date;
  readonly sluttdato?: string;
  /** Other columns of `pressebruker`. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** Columns of an application whose content does not matter. */
export const SOEKNAD_COLUMNS = {
  stilling: 'Journalist',
  redaksjon: 'Fjordavisa',
  epost: 'journalist@fjordavisa.example',
  telefon: '90000000',
  jobber_som_frilanser: false,
  kontaktperson_navn: 'Randi Redaktør',
  kontaktperson_stilling: 'Nyhetsredaktør',
  kontaktperson_organisasjon: 'Fjordavisa',
  kontaktperson_epost: 'randi@fjordavisa.example',
  begrunnelse: 'Dekker krim.',
  akseptert_vaer_varsom_plakaten: true,
  aksepterer_personvaern_vilkar: true,
} as const;

/** Inserts a press user with an approved application, as the database requires. Gives the id. */
export async function giveAccess(db: Knex, given: Given): Promise<string> {
  const { id, statements } = accessOf(db, given);
  for (const statement of statements) await statement;
  return id;
}

function accessOf(db: Knex, given: Given) {
  const { identitetHash, fornavn, etternavn, columns } = given;
  const [from, to, sluttdato] = [
    given.from.toISOString(),
    given.to.toISOString(),
    given.sluttdato ?? null,
  ];
  const [id, soeknad] = [randomUUID(), randomUUID()];
  const person = {
    ...{ identitet_hash: bytes(db, identitetHash), fornavn, etternavn },
    ...SOEKNAD_COLUMNS,
  };
  const access = { tilgang_fra: from, tilgang_til: to, sluttdato };
  const statements: readonly Knex.QueryBuilder[] = [
    db('soeknad').insert({ ...person, id: soeknad, soeknadsdato: from }),
    db('soeknad').where({ id: soeknad }).update({ status: 1, behandlet: from, sluttdato }),
    db('pressebruker').insert({
      ...{ ...person, ...access, id, soeknad_id: soeknad, bekreftet: from },
      ...columns,
    }),
  ];
  return { id, statements };
}

/** Can be written out, unlike a Buffer. */
const bytes = (db: Knex, value: Buffer) => db.raw("decode(?, 'hex')", [value.toString('hex')]);

export interface FakePerson {
  readonly pid: string;
  readonly fornavn: string;
  readonly etternavn: string;
  /** Claims about the person, where the provider is not ID-porten. */
  readonly claims?: Partial<SignedIn>;
}

export type Kind = 'presse' | 'lapsed' | 'autentisert' | 'admin' | 'ansatt';

/** One made-up person of each kind. */
export const persons: Readonly<Record<Kind, FakePerson>> = {
  presse: { pid: '14828840259', fornavn: 'Silje', etternavn: 'Haugnes' },
  lapsed: { pid: '03917540569', fornavn: 'Jonas', etternavn: 'Utgård' },
  autentisert: { pid: '21868240380', fornavn: 'Nora', etternavn: 'Fjellvang' },
  admin: {
    pid: 'oid-astrid',
    fornavn: 'Astrid',
    etternavn: 'Domsland',
    claims: { fornavn: 'Astrid', etternavn: 'Domsland', isAdmin: true },
  },
  /** Signs in where administrators do, but is not one. */
  ansatt: {
    pid: 'oid-olav',
    fornavn: 'Olav',
    etternavn: 'Retthjem',
    claims: { fornavn: 'Olav', etternavn: 'Retthjem' },
  },
};

const DAY = 86_400_000;
const ACCESS: Readonly<Record<Kind, readonly [number, number] | null>> = {
  presse: [-100, 100],
  lapsed: [-200, -1],
  autentisert: null,
  admin: null,
  ansatt: null,
};

/** Which of the two sign-ins somebody of that kind uses. */
export function sideNameOf(kind: Kind): SideName {
  return kind === 'admin' || kind === 'ansatt' ? 'admin' : 'presse';
}

/** The pseudonym of somebody of that kind. */
export function hashOf(kind: Kind): Buffer {
  const { pid } = persons[kind];
  return identityHash(IDENTITY_KEY, sideNameOf(kind) === 'admin' ? `admin:${pid}` : pid);
}

/** Whom a first sign-in would give a random pseudonym, so that tests know it. */
function identities(db: Knex, now: string): Knex.QueryBuilder {
  const rows = (Object.keys(persons) as Kind[]).map((kind) => ({
    person: bytes(db, hashOf(kind)),
    hash: bytes(db, hashOf(kind)),
    noekkel: keyId(IDENTITY_KEY),
    opprettet: now,
    sist_sett: now,
  }));
  return db('identitet').insert(rows).onConflict('person').ignore();
}

/**
 * Empties these tables, and inserts the rows of those who have or have had access, in days from `now`: all at once, because it
 * is done before most tests.
 */
export async function insertPersons(
  db: Knex,
  now: Date,
  { emptied = [] }: { readonly emptied?: readonly string[] } = {},
): Promise<void> {
  const rows = (Object.keys(persons) as Kind[]).flatMap((kind) => {
    const access = ACCESS[kind];
    if (!access) return [];
    const [from, to] = access.map((days) => new Date(now.getTime() + days * DAY)) as [Date, Date];
    const { fornavn, etternavn } = persons[kind];
    return accessOf(db, { identitetHash: hashOf(kind), fornavn, etternavn, from, to }).statements;
  });
  const deletes = emptied.map((table) => db(table).delete());
  const statements = [...deletes, identities(db, now.toISOString()), ...rows];
  await db.raw(statements.map((one) => one.toQuery().replaceAll('?', '\\?')).join(';\n'));
}

/** The journalist as somebody who signed in last 400 days before `now`, and whose yearly update is due. Gives the id. */
export async function makeUnused(
  db: Knex,
  now: Date,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const { fornavn, etternavn } = persons.presse;
  const identitetHash = hashOf('presse');
  await db('pressebruker').where({ identitet_hash: identitetHash }).delete();
  return giveAccess(db, {
    ...{ identitetHash, fornavn, etternavn, from: at(1100), to: at(735) },
    columns: { sist_innlogget: at(400), ...columns },
  });
}

/** With it, the provider of the tests can be asked about a person again. */
export function refreshTokenOf({ pid }: FakePerson): string {
  return `refresh-token-of-${pid}`;
}

/** What the provider says of a person. Like ID-porten, it gives no names. */
export function signedInAs(person: FakePerson, sid: string | null): SignedIn {
  return {
    subject: person.pid,
    fornavn: '',
    etternavn: '',
    isAdmin: false,
    ...person.claims,
    idToken: `id-token-of-${person.pid}`,
    ...{ sub: `sub-of-${person.pid}`, sid },
    refreshToken: refreshTokenOf(person),
  };
}

/** A session as the sign-in makes it (ID-porten gives no names). Gives the token. */
export async function beginSession(db: Knex, kind: Kind, now: Date): Promise<string> {
  const signedIn = { ...signedInAs(persons[kind], null), idToken: '' };
  const session = await toNewSession(db, sideNameOf(kind), signedIn, { keys: KEYS }, now);
  await noteSignIn(db, session, now);
  return createSession(db, { ...session, idToken: null }, now);
}
