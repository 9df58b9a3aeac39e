import type { Knex } from 'knex';
import { inLanguage } from '#bff/language.ts';
import { spraakOf, spraakOfApplicant } from '#db/bruker/spraak.ts';
import { readEpostTekster } from '#db/epost-mal/versjoner.ts';
import { isRedigerbar } from '#domain/epost-mal.ts';
import type { Language } from '#domain/texts.ts';
import { usable } from './edited.ts';
import type { Mail, MailTemplate } from './mail.ts';
import { readyMail } from './ready.ts';
import { type RenderContext, type RenderedMail, renderMail } from './render.ts';

interface Written {
  /** Of the person it is about, who is its reader when it follows their choice. */
  readonly identitetHash: Buffer;
  readonly now: Date;
  /** Is told when the text that administrators have written can't be used, and the program's own is sent. */
  readonly onBroken?: (mal: MailTemplate) => void;
}

/**
 * The message as it may be sent at `now`, in its reader's language; null when nothing is left of it. The language is the one of now:
 * whoever has chosen another one meanwhile reads that.
 */
export async function writeMail(
  db: Knex,
  mail: Mail,
  { identitetHash, now, onBroken }: Written,
  context: RenderContext,
): Promise<RenderedMail | null> {
  const language = await READER[mail.mal](db, identitetHash, mail);
  return inLanguage(language ?? 'nb', async () => {
    const ready = await readyMail(db, mail, { now, noteKeys: context.noteKeys });
    return ready && renderMail(ready, context, await editedOf(db, mail.mal, onBroken));
  });
}

async function editedOf(db: Knex, mal: MailTemplate, onBroken: Written['onBroken']) {
  const stored = isRedigerbar(mal) ? await readEpostTekster(db, mal) : null;
  if (!isRedigerbar(mal) || stored === null) return null;
  const edited = usable(mal, stored);
  if (edited === null) onBroken?.(mal);
  return edited;
}

type Chosen = (db: Knex, identitetHash: Buffer, mail: Mail) => Promise<Language | null>;
/** Employers and editors have chosen none, and administrators have bokmål. */
const nobody: Chosen = () => Promise.resolve(null);

/** Whose choice each message follows. A missing one does not compile. */
const READER: { readonly [T in MailTemplate]: Chosen } = {
  soeknad_mottatt: spraakOfApplicant,
  arbeidsgiver_forespoersel: nobody,
  arbeidsgiver_paaminnelse: nobody,
  arbeidsgiver_ikke_svart: spraakOfApplicant,
  soeknad_godkjent: spraakOfApplicant,
  soeknad_gjenaapnet: spraakOfApplicant,
  soeknad_avslaatt: spraakOfApplicant,
  klage_besvart: spraakOfApplicant,
  arbeidsgiver_endret: nobody,
  aarlig_paaminnelse: spraakOf,
  sak_skjult: spraakOf,
  begrensning_satt: spraakOf,
  bruker_suspendert: spraakOf,
  suspensjon_opphevet: spraakOf,
  bruker_slettet: (_, __, mail) =>
    Promise.resolve(mail.mal === 'bruker_slettet' ? mail.data.spraak : null),
  redaksjon_suspendert: spraakOf,
  redaksjon_sluppet_inn: spraakOf,
  redaksjon_liste: nobody,
  redaksjon_liste_paaminnelse: nobody,
  sletting_angret: spraakOf,
  noekkel_laget: spraakOf,
  noekkel_utloeper: spraakOf,
  adresse_laget: spraakOf,
  ubrukt_varsel: spraakOf,
  ubrukt_avsluttet: spraakOf,
  adresse_bekreft: nobody,
  morgenvarsel: nobody,
  revisjon_anker: nobody,
  nyheter: spraakOf,
};
