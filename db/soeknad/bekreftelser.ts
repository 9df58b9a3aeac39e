import type { Knex } from 'knex';
import type { BehovSvar } from '#contract/soeknad.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import type { LinkHistory } from '#domain/arbeidsgiver.ts';
import { NEWEST_FIRST } from './newest-question.ts';

/** What the employer's contact person is asked: a snapshot that later changes of the profile do not touch. */
export interface Question {
  readonly navn: string;
  readonly stilling: string;
  readonly redaksjon: string;
  readonly begrunnelse: string;
  readonly kontaktpersonArbeidsgiver: string;
  readonly kontaktpersonOrganisasjon: string;
  readonly kontaktpersonEpost: string;
}

interface NewBekreftelse {
  readonly identitetHash: Buffer;
  /** The application that the question is about; null when a press user changed the profile. */
  readonly soeknadId: string | null;
  readonly question: Question;
  readonly utloeper: Date;
}

export interface Bekreftelse extends LinkHistory {
  readonly id: string;
  readonly opprettet: Date;
  /** Null after the profile has been ended. */
  readonly question: Question | null;
  readonly svar: BehovSvar | null;
  /** What the contact person added to the answer. */
  readonly melding: string | null;
  /** When the contact person was reminded. */
  readonly paaminnet: Date | null;
}

interface BekreftelseRow extends LinkHistory {
  readonly id: string;
  readonly opprettet: Date;
  readonly navn: string | null;
  readonly stilling: string;
  readonly redaksjon: string;
  readonly begrunnelse: string;
  readonly kontaktperson_navn: string;
  readonly kontaktperson_organisasjon: string;
  readonly kontaktperson_epost: string;
  readonly svar: BehovSvar | null;
  readonly melding: string | null;
  readonly paaminnet: Date | null;
}

/** Stores the question and gives its id. An earlier question of the person must have been replaced first. */
export async function insertBekreftelse(
  db: Knex,
  { identitetHash, soeknadId, question, utloeper }: NewBekreftelse,
  now: Date,
): Promise<string> {
  const [row] = await db('arbeidsgiver_bekreftelse')
    .insert({
      identitet_hash: identitetHash,
      soeknad_id: soeknadId,
      navn: question.navn,
      stilling: question.stilling,
      redaksjon: question.redaksjon,
      begrunnelse: question.begrunnelse,
      kontaktperson_navn: question.kontaktpersonArbeidsgiver,
      kontaktperson_organisasjon: question.kontaktpersonOrganisasjon,
      kontaktperson_epost: question.kontaktpersonEpost,
      opprettet: now,
      utloeper,
    })
    .returning<{ id: string }[]>('id');
  if (!row) throw new Error('Nothing was stored');
  return row.id;
}

/** Marks the person's unanswered questions as replaced, so that they can no longer be answered; gives their ids. */
export async function replacePending(
  db: Knex,
  identitetHash: Buffer,
  now: Date,
): Promise<string[]> {
  const rows = await db('arbeidsgiver_bekreftelse')
    .where({ identitet_hash: identitetHash, svar: null, erstattet: null, slettet: null })
    .update({ erstattet: now })
    .returning<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
}

/** The question with this id, in any state; null when there is none. */
export async function readBekreftelse(db: Knex, id: string): Promise<Bekreftelse | null> {
  const row = await db('arbeidsgiver_bekreftelse')
    .where({ id })
    .first<BekreftelseRow | undefined>();
  return row ? toBekreftelse(row) : null;
}

/** Whether the question is about a freelancer, for whom an editor vouches instead of an employer. */
export async function isAboutFreelancer(db: Knex, id: string): Promise<boolean> {
  const row = await firstRowOf<{ frilanser: boolean | null }>(
    db,
    sql`select coalesce(s.jobber_som_frilanser, p.jobber_som_frilanser) as frilanser
      from arbeidsgiver_bekreftelse b left join soeknad s on s.id = b.soeknad_id
      left join pressebruker p on p.identitet_hash = b.identitet_hash where b.id = ${id}`,
  );
  return row?.frilanser ?? false;
}

/** The questions about a person, the newest first. */
export async function listBekreftelser(db: Knex, identitetHash: Buffer): Promise<Bekreftelse[]> {
  const rows = await db('arbeidsgiver_bekreftelse')
    .where({ identitet_hash: identitetHash, slettet: null })
    .orderBy([{ column: 'opprettet', order: 'desc' }, 'id'])
    .select<BekreftelseRow[]>();
  return rows.map(toBekreftelse);
}

/** The questions about one application, the newest first. */
export async function listBekreftelserOfSoeknad(
  db: Knex,
  soeknadId: string,
): Promise<Bekreftelse[]> {
  const rows = await db('arbeidsgiver_bekreftelse')
    .where({ soeknad_id: soeknadId, slettet: null })
    .orderByRaw(NEWEST_FIRST)
    .select<BekreftelseRow[]>();
  return rows.map(toBekreftelse);
}

/** As `listBekreftelserOfSoeknad`, only the newest, locked until the transaction ends: nobody answers it meanwhile. */
export async function lockNewestBekreftelse(
  db: Knex,
  soeknadId: string,
): Promise<Bekreftelse | null> {
  const row = await db('arbeidsgiver_bekreftelse')
    .where({ soeknad_id: soeknadId, slettet: null })
    .orderByRaw(NEWEST_FIRST)
    .forUpdate()
    .first<BekreftelseRow | undefined>();
  return row ? toBekreftelse(row) : null;
}

/** How many questions about a person have been asked since an instant, including erased ones. */
export async function countAskedSince(
  db: Knex,
  identitetHash: Buffer,
  since: Date,
): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from arbeidsgiver_bekreftelse
      where identitet_hash = ${identitetHash} and opprettet >= ${since}`,
  );
  return row!.antall;
}

/** Stores the answer, with what was added to it; false when the question could no longer be answered at `now`. Of two answers at once, one counts. */
export async function answerBekreftelse(
  db: Knex,
  id: string,
  svar: BehovSvar,
  now: Date,
  melding: string | null = null,
): Promise<boolean> {
  const changed = await db('arbeidsgiver_bekreftelse')
    .where({ id, svar: null, erstattet: null, slettet: null })
    .where('utloeper', '>', now)
    .update({ svar, svart: now, melding });
  return changed > 0;
}

/** Links that can still be answered and were asked until a point in time. */
export interface OpenLinks {
  readonly links: number;
  /** When the last of them expires; null when there is none. */
  readonly lastExpires: Date | null;
}

export async function countOpenLinks(db: Knex, askedUntil: Date, now: Date): Promise<OpenLinks> {
  const counted = await firstRowOf<OpenLinks>(
    db,
    sql`select count(*) as links, max(utloeper) as "lastExpires" from arbeidsgiver_bekreftelse
      where svar is null and erstattet is null and slettet is null
        and utloeper > ${now} and opprettet <= ${askedUntil}`,
  );
  return counted!;
}

/** What is personal of a question. */
const EMPTY = {
  ...{ navn: null, stilling: null, redaksjon: null, begrunnelse: null, melding: null },
  ...{ kontaktperson_navn: null, kontaktperson_organisasjon: null, kontaktperson_epost: null },
};

/** Removes everything personal. That a question was asked and answered, and when, stays. */
export async function eraseBekreftelser(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  await db('arbeidsgiver_bekreftelse')
    .where({ identitet_hash: identitetHash, slettet: null })
    .update({ ...EMPTY, slettet: now });
}

/** As `eraseBekreftelser`, of the questions about one application; gives their ids. */
export async function eraseBekreftelserOfSoeknad(
  db: Knex,
  soeknadId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db('arbeidsgiver_bekreftelse')
    .where({ soeknad_id: soeknadId, slettet: null })
    .update({ ...EMPTY, slettet: now })
    .returning<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
}

function toBekreftelse(row: BekreftelseRow): Bekreftelse {
  const { id, opprettet, utloeper, svar, svart, erstattet, slettet, melding, paaminnet } = row;
  const life = { opprettet, utloeper, svar, svart, erstattet, slettet };
  return { id, ...life, melding, paaminnet, question: toQuestion(row) };
}

function toQuestion({ navn, ...row }: BekreftelseRow): Question | null {
  if (navn === null) return null;
  return {
    navn,
    stilling: row.stilling,
    redaksjon: row.redaksjon,
    begrunnelse: row.begrunnelse,
    kontaktpersonArbeidsgiver: row.kontaktperson_navn,
    kontaktpersonOrganisasjon: row.kontaktperson_organisasjon,
    kontaktpersonEpost: row.kontaktperson_epost,
  };
}
