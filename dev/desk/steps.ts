import type { Actor } from '#bff/audit.ts';
import { type Decision, decide } from '#bff/features/access/decide.ts';
import { askEmployer, withdrawQuestion } from '#bff/features/access/employer.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { contactPerson, personOf } from '#bff/session/person.ts';
import type { BehovSvar } from '#contract/soeknad.ts';
import { answerBekreftelse, eraseBekreftelserOfSoeknad } from '#db/soeknad/bekreftelser.ts';
import { insertSoeknad, withdrawSoeknad } from '#db/soeknad/soeknader.ts';
import { insertKlage } from '#db/klage/klager.ts';
import { klagefrist } from '#domain/klage.ts';
import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import type { Desk } from './desk.ts';
import { addOsloDays } from '#domain/time.ts';
import type { DeskPerson } from './people.ts';
import { over } from './times.ts';

/* What applicants, employers and administrators do, as the service does it when they do it, at a time in the past. */

/** An application that has been sent. */
export interface Sent {
  readonly id: string;
  readonly person: DeskPerson;
  readonly by: Actor;
  readonly at: Date;
}

export async function apply(desk: Desk, person: DeskPerson, at: Date): Promise<Sent> {
  const { db, keys, log } = desk;
  const { fornavn, etternavn, soeknad, pid } = person;
  const identitetHash = await personOf(db, keys.identity, { side: 'presse', subject: pid }, at);
  const id = await insertSoeknad(db, { identitetHash, fornavn, etternavn, soeknad }, at);
  if (!id) throw new Error('An applicant of the desk has an application that waits');
  const mail = { mal: 'soeknad_mottatt', til: soeknad.epost, data: { fornavn } } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_mottatt:${id}` }, at);
  const by = { identitetHash, rolle: 'presse' } as const;
  log.push({ at, actor: by, entry: { action: 'soeknad_sendt', detaljer: { soeknadId: id } } });
  return { id, person, by, at };
}

/** Asks the employer of an application when it was sent, and gives the id of the question. */
export function ask({ db }: Desk, { id, person, by, at }: Sent): Promise<string> {
  const { fornavn, etternavn, soeknad } = person;
  const asker = {
    identitetHash: by.identitetHash,
    navn: { fornavn, etternavn },
    omMeg: soeknad,
  };
  return askEmployer(db, asker, soeknad, { soeknadId: id, now: at });
}

/** The employer opens the link, and answers two minutes later. */
export async function answer(
  { db, keys, log }: Desk,
  { person }: Sent,
  question: { readonly id: string; readonly svar: BehovSvar; readonly at: Date },
): Promise<void> {
  const { id, svar, at } = question;
  const { kontaktpersonEpost } = person.soeknad;
  const identitetHash = await contactPerson(db, keys.identity, kontaktpersonEpost, at);
  const actor = { identitetHash, rolle: 'arbeidsgiver' } as const;
  if (!(await answerBekreftelse(db, id, svar, at)))
    throw new Error('A question of the desk can not be answered');
  const detaljer = { bekreftelseId: id };
  const seen = new Date(at.getTime() - 120_000);
  log.push({ at: seen, actor, entry: { action: 'behov_vist', detaljer } });
  log.push({ at, actor, entry: { action: `behov_${svar}`, detaljer } });
}

/** A decision as it is made, and why although the employer has not confirmed. */
type Reviewed = Decision & {
  readonly by: Actor;
  readonly at: Date;
  readonly arbeidsgiverSvar?: ArbeidsgiverSvar;
  readonly utenBekreftelse?: string;
};

/** An administrator looks at the application and does this with it. Throws what `decide` throws. */
export async function review(
  { db, log }: Desk,
  { id }: Pick<Sent, 'id'>,
  { by, at, arbeidsgiverSvar, utenBekreftelse, ...decision }: Reviewed,
): Promise<void> {
  const seen = new Date(at.getTime() - 180_000);
  const opened = { action: 'soeknad_vist', detaljer: { soeknadId: id } } as const;
  log.push({ at: seen, actor: by, entry: opened });
  const { detaljer, ...entry } = await decide(db, { actor: by, now: at }, id, decision);
  const approval =
    decision.event.type === 'godkjenn' ? { arbeidsgiverSvar: arbeidsgiverSvar ?? 'bekreftet' } : {};
  const reason = utenBekreftelse === undefined ? {} : { utenBekreftelse };
  log.push({
    at,
    actor: by,
    entry: { ...entry, detaljer: { ...detaljer, ...approval, ...reason } },
  });
}

const KLAGE =
  'Nettstedet har hatt ansvarlig redaktør siden august, og følger Vær varsom-plakaten. Jeg ber om at avslaget gjøres om.';

/** The applicant complains two days after the rejection. */
export async function complain({ db, now, log }: Desk, { id, by }: Sent, avslaatt: Date) {
  const at = over(addOsloDays(avslaatt, 2), now, avslaatt);
  const frist = klagefrist(avslaatt, 3);
  await insertKlage(db, id, { avslaatt, frist, tekst: KLAGE, sendt: at });
  log.push({ at, actor: by, entry: { action: 'klage_sendt', detaljer: { soeknadId: id } } });
}

/** The applicant takes the application back (bff/features/access/own-soeknad.ts). */
export async function takeBack({ db, log }: Desk, { id, by }: Sent, at: Date): Promise<void> {
  await withdrawQuestion(db, by.identitetHash, at);
  await eraseBekreftelserOfSoeknad(db, id, at);
  await withdrawSoeknad(db, id, at);
  log.push({ at, actor: by, entry: { action: 'soeknad_trukket', detaljer: { soeknadId: id } } });
}
