import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { avslagTekster, begrunnelseOf } from '#domain/avslag.ts';
import type { SoeknadEvent } from '#domain/soeknad.ts';
import type { Desk } from './desk.ts';
import type { DeskPerson } from './people.ts';
import { answer, apply, ask, complain, review, type Sent, takeBack } from './steps.ts';
import type { Stay } from './users.ts';
import type { DeskGrunn } from './wording.ts';
import { over, workDaysAgo, workDaysLater } from './times.ts';

/** What has become of the application: an administrator has done it, or the applicant. */
type Outcome = 'ny' | 'paaVent' | 'godkjent' | 'avslaatt' | 'trukket';

/** So many applications, sent between so many days ago. */
interface Plan {
  readonly antall: number;
  /** What has become of the question to the employer. */
  readonly employer: ArbeidsgiverSvar;
  readonly outcome: Outcome;
  readonly sent: readonly [earliest: number, latest: number];
  /** Those who are rejected complain, and wait for an answer. */
  readonly klager?: true;
}

const PLANS: readonly Plan[] = [
  { antall: 8, employer: 'venter', outcome: 'ny', sent: [22, 0] },
  { antall: 8, employer: 'bekreftet', outcome: 'ny', sent: [18, 1] },
  { antall: 3, employer: 'avkreftet', outcome: 'ny', sent: [15, 4] },
  { antall: 3, employer: 'utloept', outcome: 'ny', sent: [52, 33] },
  { antall: 2, employer: 'ikkeSpurt', outcome: 'ny', sent: [30, 6] },
  { antall: 2, employer: 'bekreftet', outcome: 'paaVent', sent: [40, 12] },
  { antall: 1, employer: 'avkreftet', outcome: 'paaVent', sent: [35, 20] },
  { antall: 1, employer: 'venter', outcome: 'paaVent', sent: [20, 10] },
  { antall: 1, employer: 'utloept', outcome: 'paaVent', sent: [58, 48] },
  { antall: 6, employer: 'bekreftet', outcome: 'godkjent', sent: [58, 9] },
  { antall: 1, employer: 'utloept', outcome: 'godkjent', sent: [56, 56] },
  { antall: 2, employer: 'avkreftet', outcome: 'avslaatt', sent: [50, 15] },
  { antall: 1, employer: 'bekreftet', outcome: 'avslaatt', sent: [55, 55] },
  { antall: 1, employer: 'bekreftet', outcome: 'avslaatt', sent: [25, 25], klager: true },
  { antall: 1, employer: 'venter', outcome: 'trukket', sent: [11, 11] },
];

/** Why an application waits. */
const COMMENTS = [
  'Har bedt om arbeidskontrakt på e-post. Venter på svar.',
  'Redaksjonen er ikke tilsluttet Pressens Faglige Utvalg. Avklares med juridisk avdeling.',
  'Oppgir to oppdragsgivere. Ringt, ikke fått svar. Prøver igjen i neste uke.',
  'Samme telefonnummer som en annen søker i redaksjonen. Sjekkes før vi går videre.',
  'Kontaktpersonen har sluttet. Søkeren skal oppgi en ny.',
] as const;
/** Of which reasons each rejection is, by their place in the list (wording.ts); without any it is written freely. */
const REJECTIONS = [[0], [0, 1], [3], []] as const;

/** When an employer can no longer answer (domain/arbeidsgiver.ts), in days, and why one was approved all the same. */
const ANSWER_DAYS = 32;
const UNCONFIRMED = 'Redaktøren har bekreftet på telefon at søkeren er fast ansatt.';

/** Writes the applications of the last two months, and who has applied before or twice. Gives those who were approved. */
export async function writeApplications(
  desk: Desk,
  next: () => DeskPerson,
  grunner: readonly DeskGrunn[],
): Promise<Stay[]> {
  const stays: Stay[] = [];
  let nr = 0;
  for (const plan of PLANS)
    for (let of = 0; of < plan.antall; of += 1) {
      const person = alike(nr, next());
      const { by } = await write(desk, { person, ...plan, days: daysOf(plan, of), nr, grunner });
      if (plan.outcome === 'godkjent')
        stays.push({ identitetHash: by.identitetHash, until: desk.now });
      nr += 1;
    }
  await writeRepeated(desk, next, grunner);
  return stays;
}

/** These two pairs have the number, and the address, of their newsroom's desk. */
const SAME_NUMBER = [1, 9];
const SAME_ADDRESS = [3, 17];

/** Writes from Sweden; the number is one of those that are kept for films. */
const FROM_ABROAD = 11;

function alike(nr: number, person: DeskPerson): DeskPerson {
  const own = {
    ...(SAME_NUMBER.includes(nr) && { telefon: '10000001' }),
    ...(nr === FROM_ABROAD && { telefonLand: 'SE', telefon: '701740605' }),
    ...(SAME_ADDRESS.includes(nr) && { epost: 'desken@lyngheibladet.example' }),
  };
  return { ...person, soeknad: { ...person.soeknad, ...own } };
}

/** The first is the earliest; the others follow at even distances. */
function daysOf({ antall, sent: [earliest, latest] }: Plan, of: number): number {
  return antall === 1 ? earliest : Math.round(earliest - (of * (earliest - latest)) / (antall - 1));
}

interface Asked extends Pick<Plan, 'employer' | 'outcome' | 'klager'> {
  readonly person: DeskPerson;
  readonly days: number;
  readonly nr: number;
  readonly grunner: readonly DeskGrunn[];
}

async function write(desk: Desk, one: Asked): Promise<Sent> {
  const { random, now } = desk;
  const { person, employer, outcome, days, nr, grunner } = one;
  const sent = await apply(desk, person, workDaysAgo(random, now, days));
  const answered = employer === 'ikkeSpurt' ? sent.at : await question(desk, sent, employer);
  if (outcome === 'ny') return sent;
  const isLate = employer === 'utloept' && outcome === 'godkjent';
  const wait = isLate ? ANSWER_DAYS : random.int(1, 3);
  const at = over(workDaysLater(random, answered, wait), now, answered);
  if (outcome === 'trukket') {
    await takeBack(desk, sent, at);
    return sent;
  }
  const kommentar = outcome === 'paaVent' ? COMMENTS[nr % COMMENTS.length]! : null;
  const decision = {
    ...{ by: desk.administrator(), at, kommentar, sluttdato: null },
    ...(isLate && { arbeidsgiverSvar: 'utloept' as const, utenBekreftelse: UNCONFIRMED }),
  };
  await review(desk, sent, { ...decision, event: eventOf(outcome, nr, grunner) });
  if (one.klager) await complain(desk, sent, at);
  return sent;
}

/** Gives when the employer answered, or was asked. */
async function question(desk: Desk, sent: Sent, employer: ArbeidsgiverSvar): Promise<Date> {
  const { random, now } = desk;
  const id = await ask(desk, sent);
  if (employer !== 'bekreftet' && employer !== 'avkreftet') return sent.at;
  const at = over(workDaysLater(random, sent.at, random.int(0, 3)), now, sent.at);
  await answer(desk, sent, { id, svar: employer, at });
  return at;
}

function eventOf(
  outcome: Exclude<Outcome, 'ny' | 'trukket'>,
  nr: number,
  all: readonly DeskGrunn[],
): SoeknadEvent {
  if (outcome === 'avslaatt') {
    const grunner = REJECTIONS[nr % REJECTIONS.length]!.map((at) => all[at]!.id);
    return {
      type: 'avslaa',
      grunner,
      begrunnelse: begrunnelseOf(avslagTekster.mal, all, grunner),
    };
  }
  return outcome === 'paaVent'
    ? { type: 'lagre', settPaaVent: true }
    : { type: 'godkjenn', settPaaVent: false };
}

/** Two were rejected, and apply again: one has an employer now, the other none. */
async function writeRepeated(
  desk: Desk,
  next: () => DeskPerson,
  grunner: readonly DeskGrunn[],
): Promise<void> {
  for (const [nr, employer] of (['bekreftet', 'venter'] as const).entries()) {
    const person = next();
    const before = { person, employer: 'avkreftet', outcome: 'avslaatt', nr, grunner } as const;
    await write(desk, { ...before, days: 45 - nr });
    await write(desk, { person, employer, outcome: 'ny', days: 7 - 3 * nr, nr, grunner });
  }
}
