import { STATUS, type Status } from './soeknad.ts';
import type { ArbeidsgiverSvar } from './soeknad-stilling.ts';

/**
 * How far an application has come, as its applicant is told. Of what administrators do before they decide, nothing but
 * `behandles` is told.
 */
export const SOEKNAD_STAND = [
  'venter',
  'ikkeFram',
  'bekreftet',
  'avkreftet',
  'utloept',
  'behandles',
] as const;
export type SoeknadStand = (typeof SOEKNAD_STAND)[number];

interface Facts {
  readonly status: Status;
  readonly svar: ArbeidsgiverSvar;
  /** The mail server has refused the e-mail with the question for good. */
  readonly erAvvist: boolean;
}

/** How far an active application has come. What only the applicant can mend comes first. */
export function standOf({ status, svar, erAvvist }: Facts): SoeknadStand {
  if (svar === 'venter' && erAvvist) return 'ikkeFram';
  return status === STATUS.paaVent || svar === 'ikkeSpurt' ? 'behandles' : svar;
}

/** Whether the applicant may have the same contact person asked again: until there is an answer. */
export function maySendAgain(svar: ArbeidsgiverSvar): boolean {
  return svar !== 'bekreftet' && svar !== 'avkreftet';
}

/** Whether the applicant may name another contact person: until somebody has confirmed. */
export function mayCorrect(svar: ArbeidsgiverSvar): boolean {
  return svar !== 'bekreftet';
}
