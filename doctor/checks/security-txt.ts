import { SECURITY_TXT } from '#bff/security-txt.ts';
import { type Finding, ok, warning } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';

export async function lookAtSecurityTxt({ values, clock }: Patient): Promise<Finding[]> {
  if (values.NODE_ENV !== 'production' && !values.SECURITY_EXPIRES)
    return [ok('none is needed outside production')];
  return [judgeSecurityTxt(values.SECURITY_EXPIRES, osloDay(clock()))];
}

/** Finders of weaknesses don't believe a page that has expired, or that promises more than a year. */
export function judgeSecurityTxt(expires: Day | undefined, today: Day): Finding {
  if (!expires)
    return warning(`there is no ${SECURITY_TXT}`, 'set SECURITY_CONTACT and SECURITY_EXPIRES');
  const todo = 'look whether SECURITY_CONTACT is still read, and set SECURITY_EXPIRES ahead';
  if (expires < today) return warning(`${SECURITY_TXT} expired on ${expires}`, todo);
  if (expires < shiftDay(today, { months: 1 }))
    return warning(`${SECURITY_TXT} expires on ${expires}`, todo);
  if (expires > shiftDay(today, { months: 12 }))
    return warning(`${SECURITY_TXT} promises more than a year`, 'set SECURITY_EXPIRES nearer');
  return ok(`${SECURITY_TXT} holds until ${expires}`);
}
