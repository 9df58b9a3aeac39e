import type { Knex } from 'knex';
import type { MinArbeidsgiver } from '#contract/soeknad.ts';
import type { Deps } from '#bff/deps.ts';
import { enqueueMail } from '#bff/mail/outbox.ts';
import type { Asker } from './ask-employer.ts';

/** Domstoladministrasjonen hears of a change of employer (SPEC §2, profil), once for each question asked. */
export async function tellEmployerChanged(
  db: Knex,
  config: Pick<Deps['config'], 'EPOST_DOMSTOLADMINISTRASJONEN'>,
  { identitetHash, navn }: Asker,
  arbeidsgiver: MinArbeidsgiver,
  { bekreftelseId, now }: { readonly bekreftelseId: string; readonly now: Date },
): Promise<void> {
  const data = {
    navn: `${navn.fornavn} ${navn.etternavn}`,
    kontaktperson: arbeidsgiver.kontaktpersonArbeidsgiver,
    kontaktpersonStilling: arbeidsgiver.kontaktpersonStilling,
    organisasjon: arbeidsgiver.kontaktpersonOrganisasjon,
    epost: arbeidsgiver.kontaktpersonEpost,
  };
  const mail = { mal: 'arbeidsgiver_endret', til: config.EPOST_DOMSTOLADMINISTRASJONEN } as const;
  const noekkel = `arbeidsgiver_endret:${bekreftelseId}`;
  await enqueueMail(db, { ...mail, data, identitetHash, noekkel }, now);
}
