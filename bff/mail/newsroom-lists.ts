import type { Knex } from 'knex';
import { contactPerson } from '#bff/session/person.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import { discardOccasions } from '#db/queues/mail-outbox.ts';
import {
  type Liste,
  insertListe,
  markListsReminded,
  readListe,
  readUnconfirmed,
  readUnremindedLists,
} from '#db/redaksjon/lister.ts';
import { linkExpiry } from '#domain/arbeidsgiver.ts';
import { bekreftesIgjen } from '#domain/redaksjon.ts';
import { reminderDue, reminderHorizon } from '#domain/spoerre-igjen.ts';
import { isAhead, osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { enqueueMail } from './mail.ts';

/** How many lists are written at a time. */
const BATCH = 200;

/** What editors are known by in the log and in the outbox. */
interface Keys {
  readonly identity: KeyRing;
}

/**
 * Puts into the outbox what editors are to be asked at `now`: who works in their newsroom, when a year has passed since they last
 * said so, and a reminder after a week. Each is written once, however often and in however many processes this runs. Returns how many.
 */
export async function enqueueNewsroomLists(db: Knex, keys: Keys, now: Date): Promise<number> {
  const reminded = await db.transaction((trx: Knex) => remind(trx, keys, now));
  return reminded + (await db.transaction((trx: Knex) => askYearly(trx, keys, now)));
}

async function askYearly(trx: Knex, keys: Keys, now: Date): Promise<number> {
  const today = osloDay(now);
  // No month is longer than that; which of them are due the rule decides.
  const until = startOfOsloDay(shiftDay(today, { months: -12, days: 4 }));
  const read = await readUnconfirmed(trx, { until, now, limit: BATCH });
  const due = read.filter(({ bekreftet }) => !isAhead(bekreftesIgjen(bekreftet)!, today));
  for (const { id, redaktoer } of due) await askEditor(trx, keys, { id, redaktoer }, now);
  return due.length;
}

/**
 * Asks the editor who works in the newsroom. A list that was not answered is replaced: its link says so, and its e-mail is not sent if
 * it still waits. Gives the new list's id.
 */
export async function askEditor(
  trx: Knex,
  keys: Keys,
  redaksjon: {
    readonly id: string;
    readonly redaktoer: Parameters<typeof insertListe>[1]['redaktoer'];
  },
  now: Date,
): Promise<string> {
  const { id: redaksjonId, redaktoer } = redaksjon;
  const utloeper = linkExpiry(now);
  const { id, replaced } = await insertListe(trx, { redaksjonId, redaktoer, utloeper }, now);
  await discardOccasions(trx, replaced.flatMap(occasions));
  const liste = (await readListe(trx, id))!;
  const mail = { mal: 'redaksjon_liste', data: dataOf(liste) } as const;
  await write(trx, keys, liste, mail, now);
  return id;
}

async function remind(trx: Knex, keys: Keys, now: Date): Promise<number> {
  const read = await readUnremindedLists(trx, { until: reminderHorizon(now), now, limit: BATCH });
  const due = read.filter(({ opprettet }) => reminderDue(opprettet) <= now);
  await markListsReminded(
    trx,
    due.map(({ id }) => id),
    now,
  );
  for (const liste of due) {
    const data = { ...dataOf(liste), spurt: liste.opprettet.toISOString() };
    await write(trx, keys, liste, { mal: 'redaksjon_liste_paaminnelse', data } as const, now);
  }
  return due.length;
}

const dataOf = ({ id, utloeper, redaktoer, redaksjon }: Liste) => ({
  ...{ listeId: id, redaktoer, redaksjon },
  utloeper: utloeper.toISOString(),
});

/** The occasions of everything that is written about a list. */
function occasions(id: string): string[] {
  return [`redaksjon_liste:${id}`, `redaksjon_liste_paaminnelse:${id}`];
}

type ListMail =
  | { readonly mal: 'redaksjon_liste'; readonly data: ReturnType<typeof dataOf> }
  | {
      readonly mal: 'redaksjon_liste_paaminnelse';
      readonly data: ReturnType<typeof dataOf> & { readonly spurt: string };
    };

async function write(
  trx: Knex,
  { identity }: Keys,
  { id, epost }: Liste,
  mail: ListMail,
  now: Date,
): Promise<void> {
  const identitetHash = await contactPerson(trx, identity, epost, now);
  await enqueueMail(trx, { ...mail, til: epost, identitetHash, noekkel: `${mail.mal}:${id}` }, now);
}
