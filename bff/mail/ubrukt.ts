import type { Knex } from 'knex';
import { type AuditEntry, SYSTEM, writeAudit } from '#bff/audit.ts';
import { lockBruker, type Pressebruker } from '#db/bruker/pressebrukere.ts';
import { endUnused, listUnused, readBruk, writeUnusedTold } from '#db/bruker/ubrukt.ts';
import { readMailStates } from '#db/queues/mail-outbox.ts';
import { moveAccess } from '#domain/access.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { UNUSED_NOTICE_DAYS, unusedStep } from '#domain/ubrukt.ts';
import { enqueueMail } from './mail.ts';

/** Press users asked for at a time. */
const BATCH = 100;

/** The address that answers questions. */
interface Asked {
  readonly spoer: string;
}

/** How many were told, and of how many access was ended. */
interface Unused {
  readonly told: number;
  readonly ended: number;
}

/**
 * Tells the press users who have not used the service for twelve months, and ends the access of those who were told two weeks ago
 * (domain/ubrukt.ts). Each is decided by itself, in a transaction that has locked the person: what is changed, the e-mail and the audit
 * row are written together, however often and in however many processes this runs.
 */
export async function enqueueUnused(db: Knex, now: Date, asked: Asked): Promise<Unused> {
  const done = { told: 0, ended: 0 };
  let after: string | null = null;
  for (;;) {
    const ids = await listUnused(db, now, { after, limit: BATCH });
    for (const id of ids) {
      const what = await db.transaction((trx: Knex) => decide(trx, id, now, asked));
      if (what) done[what] += 1;
    }
    if (ids.length < BATCH) return done;
    after = ids.at(-1)!;
  }
}

async function decide(
  trx: Knex,
  id: string,
  now: Date,
  asked: Asked,
): Promise<keyof Unused | null> {
  const bruker = await lockBruker(trx, id);
  const bruk = bruker && (await readBruk(trx, id));
  const step = bruk && unusedStep(bruk, now);
  // Somebody without an address can't be told, and is left to the administrators.
  if (!step || bruker.profil.epost === '') return null;
  if (step === 'tell') return tell(trx, bruker, now, asked);
  const told = keyOf(id, bruk.varslet!);
  const state = (await readMailStates(trx, [told])).get(told);
  // The warning was removed unsent long ago: the two weeks begin anew.
  if (state === undefined) return tell(trx, bruker, now, asked);
  return state === 'sendt' ? end(trx, bruker, now, asked) : null;
}

const keyOf = (id: string, told: Date) => `ubrukt_varsel:${id}:${told.toISOString()}`;

async function tell(trx: Knex, bruker: Pressebruker, now: Date, { spoer }: Asked) {
  const { id, fornavn, identitetHash, profil } = bruker;
  const avsluttes = shiftDay(osloDay(now), { days: UNUSED_NOTICE_DAYS });
  await writeUnusedTold(trx, id, now);
  const data = { fornavn, pressebrukerId: id, avsluttes, spoer };
  const mail = { mal: 'ubrukt_varsel', data, til: profil.epost, identitetHash } as const;
  await enqueueMail(trx, { ...mail, noekkel: keyOf(id, now) }, now);
  await note(trx, now, { action: 'ubrukt_varslet', detaljer: { brukerId: id, til: avsluttes } });
  return 'told' as const;
}

async function end(trx: Knex, bruker: Pressebruker, now: Date, { spoer }: Asked) {
  const { id, fornavn, identitetHash, profil, access } = bruker;
  if (moveAccess(access, { type: 'end' }, now) === 'refused') return null;
  const today = osloDay(now);
  await endUnused(trx, id, today);
  const mail = { mal: 'ubrukt_avsluttet', data: { fornavn, spoer }, til: profil.epost } as const;
  const noekkel = `ubrukt_avsluttet:${id}:${today}`;
  await enqueueMail(trx, { ...mail, identitetHash, noekkel }, now);
  await note(trx, now, { action: 'ubrukt_avsluttet', detaljer: { brukerId: id } });
  return 'ended' as const;
}

function note(trx: Knex, now: Date, entry: AuditEntry): Promise<void> {
  const actor = { identitetHash: SYSTEM, rolle: 'system' } as const;
  return writeAudit(trx, { actor, now, requestId: 'ubrukt' }, entry);
}
