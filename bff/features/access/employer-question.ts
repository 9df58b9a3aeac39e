import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import type { RegisterName } from '#bff/register/folkeregister.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { discardOccasions, enqueueMail } from '#db/queues/mail-outbox.ts';
import { insertBekreftelse, replacePending } from '#db/soeknad/bekreftelser.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';

/** Whose need is asked about. */
interface Asker {
  readonly identitetHash: Buffer;
  readonly navn: RegisterName;
  readonly omMeg: Pick<OmMeg, 'stilling' | 'redaksjon'>;
}

/**
 * Asks the employer's contact person to confirm the need: the one question that is open from now on. Gives its
 * id. The signed link is made from that when the message is sent.
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

/** Nobody needs to answer any more: an open link says so, a message that waits is not sent. */
export async function withdrawQuestion(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  const replaced = await replacePending(db, identitetHash, now);
  await discardOccasions(db, replaced.map(occasion));
}

function occasion(bekreftelseId: string): string {
  return `arbeidsgiver_forespoersel:${bekreftelseId}`;
}

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
