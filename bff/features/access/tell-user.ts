import type { Knex } from 'knex';
import type { OpenCall } from '#bff/http/json-route.ts';
import { type Mail, enqueueMail } from '#bff/mail/mail.ts';
import type { Pressebruker } from '#db/bruker/pressebrukere.ts';

/** What every e-mail about what was decided of a press user has: whom it is to, and who answers questions about it. */
export function aboutUser(
  { fornavn }: Pick<Pressebruker, 'fornavn'>,
  { config }: Pick<OpenCall['deps'], 'config'>,
) {
  return { fornavn, spoer: config.EPOST_DOMSTOLADMINISTRASJONEN };
}

type Decided = Extract<
  Mail,
  { mal: 'bruker_suspendert' | 'suspensjon_opphevet' | 'bruker_slettet' | 'sletting_angret' }
>;

/** Tells a press user what an administrator has decided, each time anew. A profile without an address is told nothing. */
export async function tellUser(
  db: Knex,
  { id, identitetHash, profil }: Pick<Pressebruker, 'id' | 'identitetHash' | 'profil'>,
  mail: Decided,
  now: Date,
): Promise<void> {
  if (profil.epost === '') return;
  const noekkel = `${mail.mal}:${id}:${now.toISOString()}`;
  await enqueueMail(db, { ...mail, til: profil.epost, identitetHash, noekkel }, now);
}
