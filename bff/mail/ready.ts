import type { Knex } from 'knex';
import { readBruk } from '#db/bruker/ubrukt.ts';
import { awaitedUntil } from '#db/soeknad/ubesvart.ts';
import { readListe } from '#db/redaksjon/lister.ts';
import { linkState } from '#domain/arbeidsgiver.ts';
import { readWithdrawnVersions } from '#db/tilbaketrekking/hidden.ts';
import { osloDay } from '#domain/time.ts';
import { unusedEnd } from '#domain/ubrukt.ts';
import type { Mail, ReadyMail } from './mail.ts';
import { type ReadyAt, readyNotices } from './notices/ready.ts';

/**
 * The message as it may be sent at `now`; null when nothing is left of it. Hours may lie between writing and sending:
 * what is no longer true is not sent.
 */
export async function readyMail(db: Knex, mail: Mail, at: ReadyAt): Promise<ReadyMail | null> {
  if (mail.mal === 'nyheter') return readyNotices(db, mail, at);
  return (await isStillTrue(db, mail, at.now)) ? mail : null;
}

async function isStillTrue(db: Knex, mail: Mail, now: Date): Promise<boolean> {
  switch (mail.mal) {
    case 'arbeidsgiver_paaminnelse': {
      const until = await awaitedUntil(db, mail.data.bekreftelseId);
      return until !== null && until > now;
    }
    case 'arbeidsgiver_ikke_svart':
      return (await awaitedUntil(db, mail.data.bekreftelseId)) !== null;
    case 'ubrukt_varsel': {
      // Whoever has used the service meanwhile keeps the access.
      const bruk = await readBruk(db, mail.data.pressebrukerId);
      return bruk !== null && unusedEnd(bruk, now) !== null;
    }
    case 'morgenvarsel':
      return mail.data.dag === osloDay(now);
    case 'redaksjon_liste':
    case 'redaksjon_liste_paaminnelse':
      return isListOpen(db, mail.data.listeId, now);
    case 'begrensning_satt':
      // Number and court of a case that has been hidden meanwhile are told in the message about that alone.
      return (await readWithdrawnVersions(db, [mail.data.sakId])).length === 0;
    default:
      return true;
  }
}

async function isListOpen(db: Knex, id: string, now: Date): Promise<boolean> {
  const liste = await readListe(db, id);
  return liste !== null && linkState(liste, now) === 'open';
}
