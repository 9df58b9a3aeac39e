import type { Knex } from 'knex';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { insertBekreftelse, replacePending } from '#db/bekreftelser.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { discardOccasions, enqueueMail } from '#bff/mail/outbox.ts';
import type { RegisterName } from '#bff/register/port.ts';

/** Whose need is asked about. */
export interface Asker {
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
