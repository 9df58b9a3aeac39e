import type { Knex } from 'knex';
import type { StoredSoeknad } from '#db/soeknader.ts';
import { enqueueMail } from '#bff/mail/outbox.ts';
import { withdrawQuestion } from './ask-employer.ts';

/** The applicant is told why; the employer need not answer any more. */
export async function reject(
  db: Knex,
  { id, identitetHash, fornavn, soeknad }: StoredSoeknad,
  begrunnelse: string,
  now: Date,
): Promise<void> {
  await withdrawQuestion(db, identitetHash, now);
  const data = { fornavn, begrunnelse };
  const mail = { mal: 'soeknad_avslaatt', til: soeknad.epost, data } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_avslaatt:${id}` }, now);
}
