import { readOverdue } from '#db/gjennomgang/reviews.ts';
import { type Finding, ok, warning } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import type { Maaned } from '#domain/gjennomgang.ts';

export async function lookAtReviews({ db, clock }: Patient): Promise<Finding[]> {
  return judgeReviews(await readOverdue(db(), clock()));
}

function judgeReviews(overdue: readonly Maaned[]): Finding[] {
  if (overdue.length === 0) return [ok('none is overdue')];
  return [
    warning(
      `nobody has signed the review of the audit log in time for: ${overdue.join(', ')}`,
      'an administrator judges its rows under Revisjonslogg and signs',
    ),
  ];
}
