import type { Knex } from 'knex';
import { grantAccess, lockPressebruker } from '#db/pressebrukere.ts';
import type { StoredSoeknad } from '#db/soeknader.ts';
import { moveAccess } from '#domain/access.ts';
import { soeknadMessages } from '#domain/soeknad-messages.ts';
import { osloDay, type Day } from '#domain/time.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { enqueueMail } from '#bff/mail/outbox.ts';

/** The approved application makes its applicant a press user, who is told. */
export async function grant(
  db: Knex,
  stored: StoredSoeknad,
  endDate: Day | null,
  now: Date,
): Promise<void> {
  const { id, identitetHash, fornavn } = stored;
  if (endDate !== null && endDate <= osloDay(now))
    throw httpErrors.validation({ sluttdato: [soeknadMessages.review.endDate] });
  const before = await lockPressebruker(db, identitetHash);
  const access = moveAccess(before?.access ?? null, { type: 'approve', endDate }, now);
  if (!access || access === 'refused' || !access.to) throw httpErrors.refused('has_access');
  await grantAccess(db, stored, access, now);
  const data = { fornavn, tilgangTil: access.to.toISOString(), sluttdato: endDate };
  const mail = { mal: 'soeknad_godkjent', til: stored.soeknad.epost, data } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_godkjent:${id}` }, now);
}
