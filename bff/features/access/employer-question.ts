import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import type { RegisterName } from '#bff/register/folkeregister.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import { insertBekreftelse, replacePending } from '#db/soeknad/bekreftelser.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';

/** The person whose need for access the employer is asked about. */
interface Asker {
  readonly identitetHash: Buffer;
  readonly navn: RegisterName;
  readonly omMeg: Pick<OmMeg, 'stilling' | 'redaksjon'>;
}

/**
 * Asks the employer's contact person to confirm the need, and gives the question's id. An earlier open question is
 * replaced. The signed link is made from the id when the message is sent.
 */
export async function askEmployer(
  db: Knex,
  { identitetHash, navn: { fornavn, etternavn }, omMeg: { stilling, redaksjon } }: Asker,
  arbeidsgiver: MinArbeidsgiver,
  { soeknadId, now }: { readonly soeknadId: string | null; readonly now: Date },
): Promise<string> {
  await withdrawQuestion(db, identitetHash, now);
  const asks = { navn: `${fornavn} ${etternavn}`, stilling, redaksjon };
  const question = { ...asks, ...arbeidsgiver };
  const utloeper = linkExpiry(now);
  const id = await insertBekreftelse(db, { identitetHash, soeknadId, question, utloeper }, now);
  const mail = {
    mal: 'arbeidsgiver_forespoersel',
    til: arbeidsgiver.kontaktpersonEpost,
    data: {
      ...asks,
      bekreftelseId: id,
      utloeper: utloeper.toISOString(),
      kontaktperson: arbeidsgiver.kontaktpersonArbeidsgiver,
    },
  } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: occasion(id) }, now);
  return id;
}

/** Withdraws a person's open question: its link says so from now on, and its message is not sent if it still waits. */
export async function withdrawQuestion(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  const replaced = await replacePending(db, identitetHash, now);
  await discardOccasions(db, replaced.map(occasion));
}

function occasion(bekreftelseId: string): string {
  return `arbeidsgiver_forespoersel:${bekreftelseId}`;
}

/** Tells Domstoladministrasjonen about a change of employer, once for each question asked. */
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
