import type { Knex } from 'knex';
import { identityHash } from '#bff/session/crypto.ts';
import { keysOf } from '#bff/session/key-ring.ts';
import { insertVarsel, type NewVarsel, readVarsler } from '#db/banner/varsler.ts';
import { findLastOf, settlePast } from '#db/queues/mail-past.ts';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { randomFor, seedOf } from '#demo/random.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import {
  addOsloDays,
  addOsloMonths,
  dayText,
  osloDay,
  shiftDay,
  startOfOsloDay,
} from '#domain/time.ts';
import { writeAdministrators } from './administrators.ts';
import { writeApplications } from './applications.ts';
import type { Desk, DeskKeys } from './desk.ts';
import { writeEarlier } from './earlier.ts';
import { peopleMaker } from './people.ts';
import { writeImports } from './imports.ts';
import { writeJournalist } from './journalist.ts';
import { writeRedaksjoner } from './redaksjoner.ts';
import { workDaysAgo } from './times.ts';
import { writeUnused } from './unused.ts';
import { writeUsers } from './users.ts';
import { writeLog } from './write-log.ts';
import { writeEpostmal, writeGrunner } from './wording.ts';
import { logSignature, writeReviews } from './reviews.ts';
import { writeYear } from './year.ts';

interface DeskOptions {
  readonly keys: DeskKeys;
  readonly now: Date;
  readonly seed: string;
}

/** What was written; null when the desk was not empty. */
export interface Written {
  readonly soeknader: number;
  readonly brukere: number;
  readonly hendelser: number;
}

/**
 * Fills an empty administrators' desk, around `now`: applications, users, a year of the audit log, banners, and one journalist
 * who has used the service for a while. The same seed, day and cases give the same, but for ids, which are drawn as the
 * service draws them. Where somebody besides the test persons has applied, nothing is written.
 */
export async function loadDesk(
  db: Knex,
  { keys, now, seed }: DeskOptions,
): Promise<Written | null> {
  return db.transaction(async (trx: Knex) => {
    // Of two starts at once, one waits, and finds what the other has written.
    await run(trx, sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    if (!(await isEmpty(trx, keys))) return null;
    const desk = await deskOf(trx, { keys, now, seed });
    const next = peopleMaker(desk.seed, await readCourtIds(trx));
    const settleRedaksjoner = await writeRedaksjoner(desk);
    const { stays: users, unused } = await writeUsers(desk, next);
    const approved = await writeApplications(desk, next, await writeGrunner(desk));
    const own = await writeJournalist(desk);
    await settleRedaksjoner();
    await writeYear(desk, [...users, ...approved, ...own]);
    await writeUnused(desk, unused);
    await writeImports(desk);
    await writeEpostmal(desk);
    await writeBanners(desk);
    await retryMail(desk);
    await settleMail(desk);
    await writeEarlier(desk);
    const signer = logSignature(desk);
    const hendelser = await writeLog(desk);
    await writeReviews(desk, signer);
    return { ...(await counted(trx)), hendelser };
  });
}
const LOCK = '0x6465736b';

/** Whether only test persons have ever applied. People who have left or were removed count as having applied. */
async function isEmpty(db: Knex, { identity }: DeskKeys): Promise<boolean> {
  const known = keysOf(identity).flatMap((key) =>
    testPersons.map(({ pid }) => identityHash(key, pid)),
  );
  const other = await firstRowOf(
    db,
    sql`select 1 from soeknad s where not exists (select from identitet i
      where i.person = s.identitet_hash and i.hash = any(${known}::bytea[])) limit 1`,
  );
  return other === undefined;
}

async function deskOf(db: Knex, { keys, now, seed: text }: DeskOptions): Promise<Desk> {
  const seed = seedOf(text);
  const random = randomFor(seed, 0);
  const administrators = await writeAdministrators({ db, keys, now, seed });
  const administrator = () => random.pick(administrators);
  return { db, keys, now, seed, random, administrator, log: [] };
}

/** Some courts, the busiest first. */
async function readCourtIds(db: Knex): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select domstol_id as id from sak group by domstol_id order by count(*) desc, domstol_id limit 12`,
  );
  return rows.map(({ id }) => id);
}

/** One that is shown, of the service being closed in a night to come; one that is planned, and one that is over. */
async function writeBanners({ db, now, log, administrator, random }: Desk): Promise<void> {
  if ((await readVarsler(db, now)).length > 0) return;
  const today = osloDay(now);
  const day = (days: number, hours = 0) =>
    new Date(startOfOsloDay(shiftDay(today, { days })).getTime() + hours * 3_600_000);
  const night = shiftDay(today, { days: 9 });
  const at = workDaysAgo(random, now, 2);
  const banners: readonly NewVarsel[] = [
    {
      message: `Tjenesten er stengt for vedlikehold natt til ${dayText(night)}, fra kl. 02 til 04.`,
      ...{ purpose: 'info', til: 'journalister', start: at, slutt: startOfOsloDay(night) },
    },
    {
      message: 'Søknader behandles ikke i romjulen. Svar kan ta lengre tid enn vanlig.',
      ...{ purpose: 'info', til: 'soekere', start: day(4, 8), slutt: day(18) },
    },
    {
      message: 'Søket kan være tregt i formiddag.',
      ...{ purpose: 'warning', til: 'alle', start: day(-8, 8), slutt: day(-8, 12) },
    },
  ];
  for (const banner of banners) {
    const varselId = await insertVarsel(db, banner, at);
    const { purpose, til: maalgruppe } = banner;
    const detaljer = { varselId, purpose, maalgruppe };
    log.push({ at, actor: administrator(), entry: { action: 'varsel_lagret', detaljer } });
  }
}

/** A receipt that could not be sent at first. */
async function retryMail({ db, now, log, administrator, random }: Desk): Promise<void> {
  const at = workDaysAgo(random, now, RETRIED);
  const mal = 'soeknad_mottatt';
  const epostId = await findLastOf(db, mal, { written: at });
  if (epostId === null) return;
  const detaljer = { epostId, mal };
  log.push({ at, actor: administrator(), entry: { action: 'epost_proevd_igjen', detaljer } });
}
/** Days since then. */
const RETRIED = 4;

/** How long an e-mail waits for being read on the page of `npm start`, in days; what is older has been sent. */
const UNSENT_DAYS = 2;
/** That an e-mail was sent is kept for half a year (domain/retention.ts). */
const SENT_MONTHS = 5;

/** The e-mails of the past have been sent, and those of long ago are not known any more. */
async function settleMail({ db, now, log }: Desk): Promise<void> {
  const hashes = [...new Set(log.map(({ actor }) => actor.identitetHash.toString('hex')))];
  await settlePast(
    db,
    hashes.map((hash) => Buffer.from(hash, 'hex')),
    { forgotten: addOsloMonths(now, -SENT_MONTHS), sent: addOsloDays(now, -UNSENT_DAYS) },
  );
}

async function counted(db: Knex): Promise<Pick<Written, 'soeknader' | 'brukere'>> {
  const row = await firstRowOf<Pick<Written, 'soeknader' | 'brukere'>>(
    db,
    sql`select (select count(*) from soeknad) as soeknader, (select count(*) from pressebruker) as brukere`,
  );
  return row!;
}
