import type { Behov } from '#contract/behov.ts';
import type { Question } from '#db/bekreftelser.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';

/** Who asks and why, for the employer's contact person: no address and no number of the journalist's. */
export function presentBehov(question: Question, utloeper: Date): Behov {
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
