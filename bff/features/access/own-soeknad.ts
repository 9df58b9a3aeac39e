import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type ChangeCall, changeRoute } from '#bff/http/json-route.ts';
import { pressePaths } from '#contract/paths.ts';
import { type Kontaktperson, kontaktpersonSchema } from '#contract/soeknad.ts';
import { trekkParamsSchema } from '#contract/soeknad-status.ts';
import { readParams } from '#contract/values.ts';
import { lockPerson } from '#db/bruker/pressebrukere.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import {
  eraseBekreftelserOfSoeknad,
  listBekreftelserOfSoeknad,
  lockNewestBekreftelse,
} from '#db/soeknad/bekreftelser.ts';
import {
  type StoredSoeknad,
  lockSoeknad,
  readActiveSoeknad,
  withdrawSoeknad,
  writeKontaktperson,
} from '#db/soeknad/soeknader.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { isActive, soeknadMessages } from '#domain/soeknad.ts';
import { mayCorrect, maySendAgain } from '#domain/soeknad-status.ts';
import { arbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { askableFrom, spoerreIgjenMessages } from '#domain/spoerre-igjen.ts';
import {
  askAbout,
  askAgain,
  lastWritten,
  lapseOccasion,
  withdrawQuestion,
  othersAskedTooOften,
} from './employer.ts';
import { changedFields } from './profile.ts';

/** What an applicant does with an application that waits. Of two at once, the second finds what the first has done. */
const own = {
  answers: [409],
  access: 'change own application',
  limit: 'application',
  response: null,
  status: 204,
} as const;

/** POST min-soeknad/send-paa-nytt: the same contact person is asked again, once each Oslo day. */
const sendPaaNytt = changeRoute({
  ...own,
  method: 'post',
  path: pressePaths.sendPaaNytt.path,
  summary: 'Asks the contact person of the own application again, at most once a day',
  handle: async (call) => {
    const { db, now } = call;
    const stored = await lockOwn(call);
    const newest = await lockNewestBekreftelse(db, stored.id);
    if (!maySendAgain(arbeidsgiverSvar(newest, now))) throw httpErrors.employerAnswered();
    const bekreftelseId = await askAgain(db, stored, now);
    const detaljer = { soeknadId: stored.id, bekreftelseId };
    return { body: null, audit: { action: 'arbeidsgiver_spurt_igjen', detaljer } };
  },
});

/** PUT min-soeknad/kontaktperson: another contact person is asked instead. Sending what is stored changes nothing. */
const rettKontaktperson = changeRoute({
  ...own,
  method: 'put',
  path: pressePaths.rettKontaktperson.path,
  summary: 'Corrects the contact person of the own application, who is asked instead',
  body: kontaktpersonSchema,
  handle: correct,
});

async function correct(call: ChangeCall<unknown, Kontaktperson>): Promise<Answer<null>> {
  const { db, body, now } = call;
  const stored = await lockOwn(call);
  const newest = await lockNewestBekreftelse(db, stored.id);
  if (changedFields(stored.soeknad, body).length === 0) return { body: null, audit: null };
  if (!mayCorrect(arbeidsgiverSvar(newest, now))) throw httpErrors.employerAnswered();
  await requireAskable(db, stored, body, now);
  await writeKontaktperson(db, stored.id, body);
  const corrected = { ...stored, soeknad: { ...stored.soeknad, ...body } };
  const bekreftelseId = await askAbout(db, corrected, now);
  const detaljer = { soeknadId: stored.id, bekreftelseId };
  return { body: null, audit: { action: 'kontaktperson_rettet', detaljer } };
}

/**
 * Throws 400 for the applicant's own mailbox and for one that has answered no, 409 `asked_today` when this one has been
 * written to today, and 409 `too_many_questions`.
 */
async function requireAskable(
  db: Knex,
  { id, identitetHash, soeknad }: StoredSoeknad,
  { kontaktpersonEpost }: Kontaktperson,
  now: Date,
): Promise<void> {
  const refuse = (message: string) => httpErrors.validation({ kontaktpersonEpost: [message] });
  if (isSameMailbox(soeknad.epost, kontaktpersonEpost))
    throw refuse(soeknadMessages.invalid.sammeEpost);
  const toThem = (await listBekreftelserOfSoeknad(db, id)).filter(
    ({ question }) => question && isSameMailbox(question.kontaktpersonEpost, kontaktpersonEpost),
  );
  if (toThem.some(({ svar }) => svar === 'avkreftet')) throw refuse(spoerreIgjenMessages.saidNo);
  if (toThem.some((one) => askableFrom(lastWritten(one), now))) throw httpErrors.askedToday();
  if (await othersAskedTooOften(db, identitetHash, now)) throw httpErrors.tooManyQuestions();
}

/**
 * DELETE min-soeknad: the applicant takes the application back. What is personal goes at once, with what was asked about it
 * and what has not been sent; that there was one, and that it was taken back, stays under a pseudonym. When applying again has
 * to wait, only somebody who knows it loses the application (409 `applied_often`).
 */
const trekkSoeknad = changeRoute({
  ...own,
  method: 'delete',
  path: pressePaths.minSoeknad.path,
  summary: 'Takes the own application back',
  query: trekkParamsSchema,
  handle: async (call) => {
    const { db, session, query, now } = call;
    const { id } = await lockOwn(call);
    const { venter } = readParams(trekkParamsSchema, query);
    if (!venter && (await othersAskedTooOften(db, session.identitetHash, now)))
      throw httpErrors.appliedOften();
    await withdrawQuestion(db, session.identitetHash, now);
    const asked = await eraseBekreftelserOfSoeknad(db, id, now);
    await discardOccasions(db, [`soeknad_mottatt:${id}`, ...asked.map(lapseOccasion)]);
    await withdrawSoeknad(db, id, now);
    return { body: null, audit: { action: 'soeknad_trukket', detaljer: { soeknadId: id } } };
  },
});

/**
 * The caller's own application, with person and row locked in the order of every change. Throws 409 `application_ended` when
 * none waits any more.
 */
async function lockOwn({
  db,
  session: { identitetHash },
}: Pick<ChangeCall, 'db' | 'session'>): Promise<StoredSoeknad> {
  await lockPerson(db, identitetHash);
  const active = await readActiveSoeknad(db, identitetHash);
  const stored = active && (await lockSoeknad(db, active.id));
  if (!stored || !isActive(stored.status)) throw httpErrors.applicationEnded();
  return stored;
}

export const ownSoeknadRoutes = [sendPaaNytt, rettKontaktperson, trekkSoeknad];
