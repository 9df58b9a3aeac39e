import type { Knex } from 'knex';
import type { SavedSoeknad } from '#contract/profil.ts';
import type { Kontaktperson, Soeknad } from '#contract/soeknad.ts';
import { sql, toRaw } from '#db/sql.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import type { Language } from '#domain/texts.ts';
import type { Day } from '#domain/time.ts';
import {
  arbeidsgiverColumns,
  domstolColumn,
  omMegColumns,
  savedSoeknad,
  type PersonColumns,
} from '#db/bruker/person-columns.ts';

/** An application that is sent in; the name comes from the population register. */
interface NewSoeknad {
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly soeknad: Soeknad;
  /** The language of the form, and of what the applicant is sent. */
  readonly spraak?: Language;
}

/** An application that has not been erased. */
export interface StoredSoeknad {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly soeknad: SavedSoeknad;
  readonly soeknadsdato: Date;
  readonly status: Status;
  /** The last comment of the conversation about it. */
  readonly kommentar: string | null;
  readonly sluttdato: Day | null;
  readonly avslagBegrunnelse: string | null;
  readonly behandlet: Date | null;
  /** When it was taken up again after a decision. */
  readonly gjenaapnet: Date | null;
  /** When it was last saved. */
  readonly vurdert: Date | null;
  readonly versjon: number;
  readonly spraak: Language | null;
}

interface SoeknadRow extends PersonColumns {
  readonly id: string;
  readonly identitet_hash: Buffer;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly foretrukket_domstol_id: string | null;
  readonly soeknadsdato: Date;
  readonly status: Status;
  readonly kommentar: string | null;
  readonly sluttdato: Day | null;
  readonly avslag_begrunnelse: string | null;
  readonly behandlet: Date | null;
  readonly gjenaapnet: Date | null;
  readonly vurdert: Date | null;
  readonly versjon: number;
  readonly spraak: Language | null;
}

/** Stores a new application and gives its id; null when the person has an active one already. */
export async function insertSoeknad(
  db: Knex,
  { identitetHash, fornavn, etternavn, soeknad, spraak }: NewSoeknad,
  now: Date,
): Promise<string | null> {
  const [row] = await db('soeknad')
    .insert({
      identitet_hash: identitetHash,
      fornavn,
      etternavn,
      ...omMegColumns(soeknad),
      ...arbeidsgiverColumns(soeknad),
      foretrukket_domstol_id: domstolColumn(soeknad.foretrukketDomstolId),
      soeknadsdato: now,
      spraak,
    })
    // Of two applications at the same time, the unique index of active ones lets one through.
    .onConflict(toRaw(db, sql`(identitet_hash) where status in (0, 3) and slettet is null`))
    .ignore()
    .returning<{ id: string }[]>('id');
  return row?.id ?? null;
}

/** The person's application that waits for a decision; null when there is none. */
export async function readActiveSoeknad(
  db: Knex,
  identitetHash: Buffer,
): Promise<StoredSoeknad | null> {
  const row = await db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .whereIn('status', [STATUS.ny, STATUS.paaVent])
    .first<SoeknadRow | undefined>();
  return row ? toSoeknad(row) : null;
}

/** The newest applications that have not been erased, the newest first. */
export async function listSoeknader(db: Knex, limit: number): Promise<StoredSoeknad[]> {
  const rows = await db('soeknad')
    .where({ slettet: null })
    .orderBy([{ column: 'soeknadsdato', order: 'desc' }, 'id'])
    .limit(limit)
    .select<SoeknadRow[]>();
  return rows.map(toSoeknad);
}

/** The identity of the applicant; null when no application has this id (a UUID). */
export async function identityOfSoeknad(db: Knex, id: string): Promise<Buffer | null> {
  const row = await db('soeknad')
    .where({ id })
    .first<Pick<SoeknadRow, 'identitet_hash'> | undefined>('identitet_hash');
  return row?.identitet_hash ?? null;
}

/** The application with this id (a UUID), in any status; null when there is none, or it has been erased. */
export async function readSoeknad(db: Knex, id: string): Promise<StoredSoeknad | null> {
  const row = await db('soeknad').where({ id, slettet: null }).first<SoeknadRow | undefined>();
  return row ? toSoeknad(row) : null;
}

/** As `readSoeknad`, with the row locked until the transaction ends. */
export async function lockSoeknad(db: Knex, id: string): Promise<StoredSoeknad | null> {
  const row = await db('soeknad')
    .where({ id, slettet: null })
    .forUpdate()
    .first<SoeknadRow | undefined>();
  return row ? toSoeknad(row) : null;
}

/** What an administrator's review sets on an application. */
interface Review {
  readonly status: Status;
  readonly sluttdato: Day | null;
  readonly avslagBegrunnelse: string | null;
  /** Keyed hash of the administrator's identity. */
  readonly behandletAv: Buffer;
}

/** Writes the review at `now`; the database refuses the same moves as domain/soeknad.ts. */
export async function writeReview(db: Knex, id: string, review: Review, now: Date): Promise<void> {
  const isDecided = review.status === STATUS.godkjent || review.status === STATUS.avslaatt;
  await db('soeknad')
    .where({ id })
    .update({
      status: review.status,
      sluttdato: review.sluttdato,
      avslag_begrunnelse: review.avslagBegrunnelse,
      behandlet: isDecided ? now : null,
      behandlet_av: review.behandletAv,
    });
  // Apart, because the database knows it as no part of a review (0060_conversations.sql).
  await db('soeknad').where({ id }).update({ vurdert: now });
}

/** Writes whom the employer's question goes to. The database refuses it once the application is decided. */
export async function writeKontaktperson(
  db: Knex,
  id: string,
  kontakt: Kontaktperson,
): Promise<void> {
  await db('soeknad').where({ id }).update({
    kontaktperson_navn: kontakt.kontaktpersonArbeidsgiver,
    kontaktperson_stilling: kontakt.kontaktpersonStilling,
    kontaktperson_organisasjon: kontakt.kontaktpersonOrganisasjon,
    kontaktperson_epost: kontakt.kontaktpersonEpost,
  });
}

const PERSONAL: readonly (keyof PersonColumns | keyof SoeknadRow)[] = [
  ...(['fornavn', 'etternavn', 'stilling', 'redaksjon', 'epost', 'telefon'] as const),
  'telefon_land',
  ...(['jobber_som_frilanser', 'foretrukket_domstol_id', 'begrunnelse'] as const),
  ...(['kontaktperson_navn', 'kontaktperson_stilling', 'kontaktperson_organisasjon'] as const),
  ...(['kontaktperson_epost', 'kommentar', 'avslag_begrunnelse', 'spraak'] as const),
];
const EMPTY = Object.fromEntries(PERSONAL.map((column) => [column, null]));

/** Removes everything personal from all of a person's applications. What was decided, and when, stays. */
export async function eraseSoeknader(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  await db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .update({ ...EMPTY, slettet: now });
}

/** As `eraseSoeknader`, of one application that its applicant takes back: that, and when, stays. */
export async function withdrawSoeknad(db: Knex, id: string, now: Date): Promise<void> {
  await db('soeknad')
    .where({ id, slettet: null })
    .update({ ...EMPTY, slettet: now, trukket: now });
}

function toSoeknad(row: SoeknadRow): StoredSoeknad {
  return {
    id: row.id,
    identitetHash: row.identitet_hash,
    fornavn: row.fornavn,
    etternavn: row.etternavn,
    soeknad: savedSoeknad(row, row.foretrukket_domstol_id),
    soeknadsdato: row.soeknadsdato,
    status: row.status,
    kommentar: row.kommentar,
    sluttdato: row.sluttdato,
    avslagBegrunnelse: row.avslag_begrunnelse,
    behandlet: row.behandlet,
    gjenaapnet: row.gjenaapnet,
    vurdert: row.vurdert,
    versjon: row.versjon,
    spraak: row.spraak,
  };
}
