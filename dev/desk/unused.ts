import { SYSTEM } from '#bff/audit.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { readPressebruker } from '#db/bruker/pressebrukere.ts';
import { endUnused, writeUnusedTold } from '#db/bruker/ubrukt.ts';
import { markDead } from '#db/queues/mail-outbox.ts';
import { findLastOf } from '#db/queues/mail-past.ts';
import { run, sql } from '#db/sql.ts';
import { addOsloDays, addOsloMonths, osloDay, shiftDay } from '#domain/time.ts';
import { UNUSED_MONTHS, UNUSED_NOTICE_DAYS } from '#domain/ubrukt.ts';
import type { Desk } from './desk.ts';

/** Days from now to the end of the twelve months in which somebody has not been here. */
const CLOSE = 6;
const TOLD = -5;
const ENDED = -UNUSED_NOTICE_DAYS - 1;

const ASKED = { spoer: 'pressetjenesten@domstol.example' };
const ACTOR = { identitetHash: SYSTEM, rolle: 'system' } as const;

/**
 * Three who have not used the service for a year, or nearly: one who will soon be told, one who was, and one whose access has ended.
 * As bff/mail/ubrukt.ts does it, at times in the past.
 */
export async function writeUnused(desk: Desk, unused: readonly Buffer[]): Promise<void> {
  const [close, told, ended] = unused;
  if (!close || !told || !ended) return;
  const [at, wasTold] = [addOsloDays(desk.now, TOLD), addOsloDays(desk.now, ENDED)];
  await noteLast(desk, close, addOsloDays(desk.now, CLOSE));
  await noteLast(desk, told, at);
  await tell(desk, told, at);
  await noteLast(desk, ended, wasTold);
  await tell(desk, ended, wasTold);
  await end(desk, ended, addOsloDays(wasTold, UNUSED_NOTICE_DAYS));
  await failOne(desk, close);
}

/** The person was here last twelve months before `over`. */
function noteLast({ db }: Desk, person: Buffer, over: Date): Promise<void> {
  const last = addOsloDays(addOsloMonths(over, -UNUSED_MONTHS), -1);
  return run(
    db,
    sql`update pressebruker set sist_innlogget = ${last} where identitet_hash = ${person}`,
  );
}

async function read({ db }: Desk, person: Buffer) {
  const bruker = await readPressebruker(db, person);
  if (!bruker) throw new Error('An unused user of the desk is gone');
  const { id, fornavn, profil } = bruker;
  return { id, fornavn, to: { til: profil.epost, identitetHash: person } };
}

async function tell(desk: Desk, person: Buffer, at: Date): Promise<void> {
  const { db, log } = desk;
  const { id, fornavn, to } = await read(desk, person);
  const avsluttes = shiftDay(osloDay(at), { days: UNUSED_NOTICE_DAYS });
  await writeUnusedTold(db, id, at);
  const data = { fornavn, pressebrukerId: id, avsluttes, ...ASKED };
  const noekkel = `ubrukt_varsel:${id}:${at.toISOString()}`;
  await enqueueMail(db, { mal: 'ubrukt_varsel', data, ...to, noekkel }, at);
  const detaljer = { brukerId: id, til: avsluttes };
  log.push({ at, actor: ACTOR, entry: { action: 'ubrukt_varslet', detaljer } });
}

async function end(desk: Desk, person: Buffer, at: Date): Promise<void> {
  const { db, log } = desk;
  const { id, fornavn, to } = await read(desk, person);
  await endUnused(db, id, osloDay(at));
  const noekkel = `ubrukt_avsluttet:${id}:${osloDay(at)}`;
  const mail = { mal: 'ubrukt_avsluttet', data: { fornavn, ...ASKED } } as const;
  await enqueueMail(db, { ...mail, ...to, noekkel }, at);
  log.push({
    at,
    actor: ACTOR,
    entry: { action: 'ubrukt_avsluttet', detaljer: { brukerId: id } },
  });
}

/** A message that the mail server has refused: the address is no more. */
async function failOne(desk: Desk, person: Buffer): Promise<void> {
  const { db, now } = desk;
  const { id, fornavn, to } = await read(desk, person);
  const at = addOsloDays(now, -3);
  const mal = 'suspensjon_opphevet';
  const mail = { mal, data: { fornavn, ...ASKED } } as const;
  await enqueueMail(db, { ...mail, ...to, noekkel: `${mal}:${id}:${at.toISOString()}` }, at);
  const sent = await findLastOf(db, mal, { written: now });
  if (sent !== null)
    await markDead(db, { id: sent, forsoek: 0 }, { kode: 'avvist', detalj: '550 5.1.1' });
}
