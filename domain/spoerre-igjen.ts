import { isWorkingDay } from './mottak.ts';
import { texts } from './texts.ts';
import { addOsloDays, osloDay, shiftDay, type Day } from './time.ts';

/** Texts of an application that waits, and of what its applicant can do meanwhile. */
export const spoerreIgjenMessages = texts({
  answered: {
    nb: 'Arbeidsgiveren har svart. Det er ikke noe å sende på nytt.',
    nn: 'Arbeidsgjevaren har svart. Det er ikkje noko å sende på nytt.',
  },
  askedToday: {
    nb: 'E-posten er allerede sendt i dag. Du kan sende på nytt i morgen.',
    nn: 'E-posten er allereie send i dag. Du kan sende på nytt i morgon.',
  },
  tooMany: {
    nb: 'Du har byttet kontaktperson flere ganger i dag. Du kan bytte igjen i morgen.',
    nn: 'Du har bytt kontaktperson fleire gonger i dag. Du kan byte igjen i morgon.',
  },
  appliedOften: {
    nb: 'Arbeidsgivere er spurt for deg flere ganger i dag. Du kan søke igjen i morgen.',
    nn: 'Vi har spurt arbeidsgjevarar for deg fleire gonger i dag. Du kan søke igjen i morgon.',
  },
  saidNo: {
    nb: 'Denne kontaktpersonen har svart nei. Oppgi en annen, med en annen e-postadresse.',
    nn: 'Denne kontaktpersonen har svart nei. Før opp ein annan, med ei anna e-postadresse.',
  },
  ended: {
    nb: 'Søknaden er avgjort eller trukket. Last inn siden på nytt.',
    nn: 'Søknaden er avgjord eller trekt. Last inn sida på nytt.',
  },
});

/** After how many Oslo days without an answer the employer's contact person is reminded, once. */
const REMINDER_DAYS = 7;

/** From when a question that was asked at `asked` is reminded of: the same time of the day in Oslo, days later. */
export function reminderDue(asked: Date): Date {
  return addOsloDays(asked, REMINDER_DAYS);
}

/** The latest instant of asking for which a reminder is due at `now`, or later: for looking through many questions. */
export function reminderHorizon(now: Date): Date {
  // An hour that is skipped or comes twice moves a question by less than a day.
  return addOsloDays(now, 1 - REMINDER_DAYS);
}

/**
 * From which Oslo day the same contact person can be written to again, when the last message was of `lastSent`; null
 * when that is now. Once for each Oslo day, whoever asks: the applicant, an administrator, or the reminder.
 */
export function askableFrom(lastSent: Date, now: Date): Day | null {
  return tomorrowUnless(osloDay(lastSent) < osloDay(now), now);
}

/**
 * Questions on one Oslo day to whomever: the first of each application, those taken back as well, and corrections of the contact
 * person. After so many one can neither correct nor apply again that day.
 */
const QUESTIONS_A_DAY = 4;

/** From which Oslo day another contact person can be asked for the same person, after so many questions today; null when that is now. */
export function othersAskableFrom(questionsToday: number, now: Date): Day | null {
  return tomorrowUnless(questionsToday < QUESTIONS_A_DAY, now);
}

function tomorrowUnless(isFree: boolean, now: Date): Day | null {
  return isFree ? null : shiftDay(osloDay(now), { days: 1 });
}

/** How many working days a decision usually takes after the employer's answer. */
const USUAL_DAYS = 5;

/** The Oslo day until which an application is usually decided that the employer confirmed at `confirmed`. */
export function usuallyDecidedBy(confirmed: Date): Day {
  let day = osloDay(confirmed);
  for (let left = USUAL_DAYS; left > 0;) {
    day = shiftDay(day, { days: 1 });
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
