import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  type SoeknadStatus,
  type SpoersmaalStatus,
  soeknadStatusSchema,
} from '#contract/soeknad-status.ts';
import { type MailState, readMailStates } from '#db/queues/mail-outbox.ts';
import {
  type Bekreftelse,
  countAskedSince,
  listBekreftelserOfSoeknad,
} from '#db/soeknad/bekreftelser.ts';
import { type StoredSoeknad, readActiveSoeknad } from '#db/soeknad/soeknader.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { mayCorrect, maySendAgain, standOf } from '#domain/soeknad-status.ts';
import { arbeidsgiverSvar, osloDaysBetween } from '#domain/soeknad-stilling.ts';
import { askableFrom, othersAskableFrom, usuallyDecidedBy } from '#domain/spoerre-igjen.ts';
import { osloDay, osloIso, startOfOsloDay } from '#domain/time.ts';
import { lastWritten, questionOccasions } from './employer.ts';

/** GET min-soeknad/status: how far the own application has come; 404 when none waits for a decision. */
export const minSoeknadStatus = jsonRoute({
  method: 'get',
  path: pressePaths.minSoeknadStatus.path,
  answers: [404],
  summary: 'How far the own application has come, and what the applicant can do',
  access: 'see own application',
  response: soeknadStatusSchema,
  handle: async ({ db, deps, session, now }) => {
    const stored = await readActiveSoeknad(db, session.identitetHash);
    if (!stored) throw httpErrors.notFound();
    const questions = (await listBekreftelserOfSoeknad(db, stored.id)).reverse();
    const known = {
      questions,
      mail: await readMailStates(
        db,
        questions.flatMap(({ id }) => questionOccasions(id)),
      ),
      askedToday: await countAskedSince(db, stored.identitetHash, startOfOsloDay(osloDay(now))),
      avsender: deps.config.EPOST_AVSENDER,
    };
    return {
      body: presentStatus(stored, known, now),
      audit: { action: 'soeknad_vist', detaljer: { soeknadId: stored.id } },
    };
  },
});

interface Known {
  /** The oldest first. */
  readonly questions: readonly Bekreftelse[];
  /** By occasion. */
  readonly mail: ReadonlyMap<string, MailState>;
  /** Questions about the person on this Oslo day, to whomever. */
  readonly askedToday: number;
  readonly avsender: string;
}

/** The application as its applicant may know it: nothing that administrators have written, decided on or seen beside it. */
function presentStatus(
  { soeknad, status, soeknadsdato }: StoredSoeknad,
  { questions, mail, askedToday, avsender }: Known,
  now: Date,
): SoeknadStatus {
  const newest = questions.at(-1) ?? null;
  const svar = arbeidsgiverSvar(newest, now);
  const spoersmaal = questions.flatMap((one) => presentSpoersmaal(one, mail));
  const erAvvist = spoersmaal.at(-1)?.epostStatus === 'avvist';
  const stand = standOf({ status, svar, erAvvist });
  return {
    søknadsDato: osloIso(soeknadsdato),
    stand,
    epost: soeknad.epost,
    avsender,
    kontaktperson: {
      navn: soeknad.kontaktpersonArbeidsgiver,
      stilling: soeknad.kontaktpersonStilling,
      organisasjon: soeknad.kontaktpersonOrganisasjon,
      epost: soeknad.kontaktpersonEpost,
    },
    spoersmaal,
    ventetDager: osloDaysBetween(questions[0]?.opprettet ?? soeknadsdato, now),
    vanligvisInnen: stand === 'bekreftet' && newest?.svart ? usuallyDecidedBy(newest.svart) : null,
    sendPaaNytt: {
      kan: maySendAgain(svar),
      fra: newest && maySendAgain(svar) ? askableFrom(lastWritten(newest), now) : null,
    },
    rettKontaktperson: {
      kan: mayCorrect(svar),
      fra: mayCorrect(svar) ? othersAskableFrom(askedToday, now) : null,
    },
    soekPaaNyttFra: othersAskableFrom(askedToday, now),
  };
}

/** One of which only the outcome is left is left out. */
function presentSpoersmaal(
  { id, question, opprettet, utloeper, paaminnet, svar, svart }: Bekreftelse,
  mail: Known['mail'],
): SpoersmaalStatus[] {
  if (!question) return [];
  const states = questionOccasions(id).map((occasion) => mail.get(occasion));
  return [
    {
      kontaktperson: question.kontaktpersonArbeidsgiver,
      epost: question.kontaktpersonEpost,
      spurt: osloIso(opprettet),
      paaminnet: paaminnet && osloIso(paaminnet),
      svarfrist: lastLinkDay(utloeper),
      svar,
      svart: svart && osloIso(svart),
      epostStatus: states.includes('doed') ? 'avvist' : states[0] === 'venter' ? 'venter' : 'sendt',
    },
  ];
}
