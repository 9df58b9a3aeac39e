import type { Knex } from 'knex';
import { z } from 'zod';
import type { Actor } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import { httpErrors } from '#bff/http/errors.ts';
import {
  type Answer,
  type OpenAuditEntry,
  type OpenCall,
  openJsonRoute,
} from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import type { RegisterName } from '#domain/person-name.ts';
import { openLink } from '#bff/session/crypto.ts';
import { contactPerson } from '#bff/session/person.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import {
  type Behov,
  type BehovSvar,
  type MinArbeidsgiver,
  type OmMeg,
  behovSchema,
  behovSvarSchema,
} from '#contract/soeknad.ts';
import { isOfSlettes } from '#db/bruker/sletting.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import {
  type Bekreftelse,
  type Question,
  answerBekreftelse,
  countAskedSince,
  insertBekreftelse,
  isAboutFreelancer,
  lockNewestBekreftelse,
  readBekreftelse,
  replacePending,
} from '#db/soeknad/bekreftelser.ts';
import type { StoredSoeknad } from '#db/soeknad/soeknader.ts';
import { lastLinkDay, linkExpiry, linkState } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';
import { askableFrom, othersAskableFrom } from '#domain/spoerre-igjen.ts';
import { osloDay, startOfOsloDay } from '#domain/time.ts';

/** The person whose need for access the employer is asked about. */
interface Asker {
  readonly identitetHash: Buffer;
  readonly navn: RegisterName;
  readonly omMeg: Pick<OmMeg, 'stilling' | 'redaksjon'>;
}

/** Who is asked, and with which reason. */
type Kontakt = Pick<
  MinArbeidsgiver,
  'kontaktpersonArbeidsgiver' | 'kontaktpersonOrganisasjon' | 'kontaktpersonEpost' | 'begrunnelse'
>;

/**
 * Asks the employer's contact person to confirm the need, and gives the question's id. An earlier open question is
 * replaced. The signed link is made from the id when the message is sent.
 */
export async function askEmployer(
  db: Knex,
  { identitetHash, navn: { fornavn, etternavn }, omMeg: { stilling, redaksjon } }: Asker,
  arbeidsgiver: Kontakt,
  { soeknadId, now }: { readonly soeknadId: string | null; readonly now: Date },
): Promise<string> {
  await withdrawQuestion(db, identitetHash, now);
  const asks = { navn: `${fornavn} ${etternavn}`, stilling, redaksjon };
  const question = { ...asks, ...arbeidsgiver };
  const utloeper = linkExpiry(now);
  const id = await insertBekreftelse(db, { identitetHash, soeknadId, question, utloeper }, now);
  await enqueueQuestion(db, { id, identitetHash, question, utloeper }, now);
  return id;
}

/** Sends a question to whom it is for; once, however often this is called. */
export async function enqueueQuestion(
  db: Knex,
  {
    id,
    identitetHash,
    question,
    utloeper,
  }: Pick<Bekreftelse, 'id' | 'utloeper'> & {
    readonly identitetHash: Buffer;
    readonly question: Question;
  },
  now: Date,
): Promise<void> {
  const { navn, stilling, redaksjon, kontaktpersonArbeidsgiver, kontaktpersonEpost } = question;
  const mail = {
    mal: 'arbeidsgiver_forespoersel',
    til: kontaktpersonEpost,
    data: {
      ...{ navn, stilling, redaksjon },
      bekreftelseId: id,
      utloeper: utloeper.toISOString(),
      kontaktperson: kontaktpersonArbeidsgiver,
      ...((await isAboutFreelancer(db, id)) && { frilanser: true }),
    },
  } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: occasion(id) }, now);
}

/**
 * Asks the contact person of an application again, for the applicant and for an administrator alike: a new question with
 * a new link and thirty more days replaces the one before, whose link says so. Gives the new question's id. At most once
 * for each Oslo day, the reminder included. The caller has locked person and application, which is not decided. Throws
 * 409 `employer_answered` when the need has been confirmed, and `asked_today`.
 */
export async function askAgain(db: Knex, stored: StoredSoeknad, now: Date): Promise<string> {
  const newest = await lockNewestBekreftelse(db, stored.id);
  if (newest?.svar === 'bekreftet') throw httpErrors.employerAnswered();
  if (newest && askableFrom(lastWritten(newest), now)) throw httpErrors.askedToday();
  return askAbout(db, stored, now);
}

/** So many questions have been asked for this person today that another contact person has to wait; those taken back count too. */
export async function othersAskedTooOften(
  db: Knex,
  identitetHash: Buffer,
  now: Date,
): Promise<boolean> {
  const today = await countAskedSince(db, identitetHash, startOfOsloDay(osloDay(now)));
  return othersAskableFrom(today, now) !== null;
}

/** Asks the contact person whom the application names now, without asking when that was done last. */
export function askAbout(
  db: Knex,
  { id, identitetHash, fornavn, etternavn, soeknad }: StoredSoeknad,
  now: Date,
): Promise<string> {
  const asker = { identitetHash, navn: { fornavn, etternavn }, omMeg: soeknad };
  return askEmployer(db, asker, soeknad, { soeknadId: id, now });
}

/** When the contact person was last written to about this question. */
export function lastWritten({
  opprettet,
  paaminnet,
}: Pick<Bekreftelse, 'opprettet' | 'paaminnet'>): Date {
  return paaminnet ?? opprettet;
}

/**
 * Withdraws a person's open question: its link says so from now on, and its message is not sent if it still waits. Gives its id, if there
 * was one.
 */
export async function withdrawQuestion(
  db: Knex,
  identitetHash: Buffer,
  now: Date,
): Promise<string[]> {
  const replaced = await replacePending(db, identitetHash, now);
  await discardOccasions(db, replaced.flatMap(questionOccasions));
  return replaced;
}

function occasion(bekreftelseId: string): string {
  return `arbeidsgiver_forespoersel:${bekreftelseId}`;
}

/** The occasions of everything that is written to the contact person about a question: asking, and the reminder. */
export function questionOccasions(bekreftelseId: string): string[] {
  return [occasion(bekreftelseId), `arbeidsgiver_paaminnelse:${bekreftelseId}`];
}

/** The occasion of telling the applicant that nobody answered a question in time. */
export function lapseOccasion(bekreftelseId: string): string {
  return `arbeidsgiver_ikke_svart:${bekreftelseId}`;
}

/** Tells Domstoladministrasjonen about a change of employer, once for each question asked. */
export async function tellEmployerChanged(
  db: Knex,
  config: Pick<Deps['config'], 'EPOST_DOMSTOLADMINISTRASJONEN'>,
  { identitetHash, navn }: Asker,
  arbeidsgiver: MinArbeidsgiver,
  { bekreftelseId, now }: { readonly bekreftelseId: string; readonly now: Date },
): Promise<void> {
  const data = {
    navn: `${navn.fornavn} ${navn.etternavn}`,
    kontaktperson: arbeidsgiver.kontaktpersonArbeidsgiver,
    kontaktpersonStilling: arbeidsgiver.kontaktpersonStilling,
    organisasjon: arbeidsgiver.kontaktpersonOrganisasjon,
    epost: arbeidsgiver.kontaktpersonEpost,
  };
  const mail = { mal: 'arbeidsgiver_endret', til: config.EPOST_DOMSTOLADMINISTRASJONEN } as const;
  const noekkel = `arbeidsgiver_endret:${bekreftelseId}`;
  await enqueueMail(db, { ...mail, data, identitetHash, noekkel }, now);
}

const link = {
  path: arbeidsgiverPaths.behov.path,
  limit: 'link',
  answers: [410],
  params: z.object({ token: z.string() }),
} as const;

/** GET behov: looking does not count as an answer, because mail programs open links by themselves. */
const hentBehov = openJsonRoute({
  ...link,
  method: 'get',
  summary: "What an employer's contact person is asked to confirm",
  response: behovSchema,
  handle: async (call) => {
    const { id, question, utloeper, actor } = await findQuestion(call);
    return {
      body: {
        ...presentBehov(question, utloeper),
        frilanser: await isAboutFreelancer(call.db, id),
      },
      audit: { action: 'behov_vist', detaljer: { bekreftelseId: id }, actor },
    };
  },
});

/** POST behov: the answer, which can be given once. */
const svarBehov = openJsonRoute({
  ...link,
  method: 'post',
  summary: "The employer's answer",
  body: behovSvarSchema,
  response: null,
  status: 204,
  handle: answer,
});

type Reply = OpenCall<{ token: string }, { svar: BehovSvar; melding: string }>;

async function answer(call: Reply): Promise<Answer<null, OpenAuditEntry>> {
  const { db, body, now } = call;
  const { id, actor } = await findQuestion(call);
  const stored = await answerBekreftelse(db, id, body.svar, now, body.melding || null);
  if (!stored) throw await tooLate(call);
  const action = `behov_${body.svar}` as const;
  return { body: null, audit: { action, detaljer: { bekreftelseId: id }, actor } };
}

/** Another answer came first: reading the question again says why the link takes no answer. */
async function tooLate(call: Reply): Promise<Error> {
  await findQuestion(call);
  return httpErrors.linkEnded('used');
}

interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  readonly utloeper: Date;
  /** The contact person: the audit log keeps a pseudonym, found by a keyed hash of the e-mail address. */
  readonly actor: Actor;
}

/** The question behind a link. Throws 404 when we did not make the link, 410 with the reason when it is closed. */
async function findQuestion({
  db,
  deps: { config },
  params,
  now,
}: Pick<
  OpenCall<{ token: string }, unknown>,
  'db' | 'deps' | 'params' | 'now'
>): Promise<OpenQuestion> {
  const target = openLink(config.keys.session, params.token);
  const found = target && (await readBekreftelse(db, target.id));
  if (!found) throw httpErrors.notFound();
  const state = linkState(found, now);
  if (state !== 'open') throw httpErrors.linkEnded(state);
  const { id, question, utloeper } = found;
  if (!question || (await isOfSlettes(db, id))) throw httpErrors.linkEnded('replaced');
  const identitetHash = await contactPerson(
    db,
    config.keys.identity,
    question.kontaktpersonEpost,
    now,
  );
  return { id, question, utloeper, actor: { rolle: 'arbeidsgiver', identitetHash } };
}

/** Who applies and why, as the contact person sees it: without the journalist's e-mail address and phone number. */
function presentBehov(question: Question, utloeper: Date): Omit<Behov, 'frilanser'> {
  const { navn, stilling, redaksjon, begrunnelse } = question;
  const { kontaktpersonArbeidsgiver, kontaktpersonOrganisasjon } = question;
  return {
    navn: displayName(navn),
    stilling,
    redaksjon,
    begrunnelse,
    kontaktpersonArbeidsgiver,
    kontaktpersonOrganisasjon,
    svarfrist: lastLinkDay(utloeper),
  };
}

export const employerAnswerRoutes = [hentBehov, svarBehov];
