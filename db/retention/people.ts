import type { Knex } from 'knex';
import { deletePressebruker, lockPerson } from '#db/bruker/pressebrukere.ts';
import { listDueSlettinger } from '#db/bruker/sletting.ts';
import { forgetStrangers, countStrangers } from '#db/identitet/identiteter.ts';
import { discardMail } from '#db/queues/mail-outbox.ts';
import { insertRevisjon } from '#db/revisjon/write.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { inBatch } from './locks.ts';
import { addDue, NOTHING_DUE, type Step, type StepContext } from './step.ts';

/** Press users whose access ended long ago: the same is removed as when they leave (bff/features/access/leave.ts). */
export const accountsStep: Step = {
  id: 'accounts',
  period: 'accounts',
  tables: ['pressebruker', 'favoritt', 'soeknad', 'arbeidsgiver_bekreftelse', 'sesjon'],
  due: async (context) => {
    const rows = await findEnded(context);
    return addDue(
      NOTHING_DUE,
      rows.map(({ since }) => since),
    );
  },
  remove: async (context) => {
    let removed = 0;
    for (const { identitet_hash } of await findEnded(context))
      removed += await inBatch(context.db, (trx) => removeAccount(trx, context, identitet_hash));
    return removed;
  },
};

interface Ended {
  readonly identitet_hash: Buffer;
  readonly since: Date;
}

/** When access ended, or when there was a sign-in later; of somebody who never had access, when the row was made. */
const SINCE = sql`greatest(least(p.tilgang_til, oslo_dag(p.sluttdato)), p.sist_innlogget,
  case when p.tilgang_fra is null then p.opprettet end)`;

/** Whoever is suspended, or has applied anew, is kept: as are those whose access has not ended. */
function isEnded({ now, cutoff }: StepContext): Sql {
  return sql`${SINCE} <= ${cutoff}
    and (p.tilgang_fra is null or least(p.tilgang_til, oslo_dag(p.sluttdato)) <= ${cutoff})
    and (p.suspendert_til is null or oslo_dag(p.suspendert_til) <= ${now})
    and (p.redaksjon_suspendert_fra is null or oslo_dag(p.redaksjon_suspendert_til) <= ${now})
    and not exists (select from soeknad s where s.identitet_hash = p.identitet_hash
      and s.status in (0, 3) and s.slettet is null)`;
}

function findEnded(context: StepContext): Promise<Ended[]> {
  return rowsOf<Ended>(
    context.db,
    sql`select identitet_hash, ${SINCE} as since from pressebruker p where ${isEnded(context)}`,
  );
}

/** Read once more under the lock: the yearly update may have been done meanwhile. */
async function removeAccount(trx: Knex, context: StepContext, person: Buffer): Promise<number> {
  await lockPerson(trx, person);
  const [still] = await rowsOf(
    trx,
    sql`select 1 from pressebruker p where identitet_hash = ${person} and ${isEnded(context)} for update`,
  );
  if (!still) return 0;
  await eraseAccount(trx, person, context.now);
  return 1;
}

async function eraseAccount(trx: Knex, person: Buffer, now: Date): Promise<void> {
  await discardMail(trx, person);
  await eraseBekreftelser(trx, person, now);
  await eraseSoeknader(trx, person, now);
  await run(trx, sql`delete from sesjon where identitet_hash = ${person}`);
  await deletePressebruker(trx, person);
}

/** Press users whose deletion an administrator has ordered, a day ago. */
export const orderedStep: Step = {
  id: 'ordered',
  period: null,
  tables: accountsStep.tables,
  due: async ({ db, now }) =>
    addDue(
      NOTHING_DUE,
      (await listDueSlettinger(db, now)).map(({ fra }) => fra),
    ),
  remove: async ({ db, now }) => {
    let removed = 0;
    for (const { identitetHash } of await listDueSlettinger(db, now))
      removed += await inBatch(db, (trx) => carryOut(trx, identitetHash, now));
    return removed;
  },
};

/** Read once more under the lock: the order may have been undone, or the person may have left, meanwhile. */
async function carryOut(trx: Knex, person: Buffer, now: Date): Promise<number> {
  await lockPerson(trx, person);
  const [order] = await listDueSlettinger(trx, now, person);
  if (!order) return 0;
  await eraseAccount(trx, person, now);
  await insertRevisjon(trx, {
    ...{
      tidspunkt: now,
      handling: 'bruker_slettet',
      sakId: null,
      requestId: 'retention',
      ord: null,
    },
    ...{ identitetHash: order.bestiltAv, rolle: 'system' },
    ...{ gjelderHash: person, detaljer: { brukerId: order.id } },
  });
  return 1;
}

/** The last, because the steps before may have removed all that still named somebody. */
export const strangersStep: Step = {
  id: 'strangers',
  period: 'strangers',
  tables: ['identitet'],
  due: ({ db, cutoff }) => countStrangers(db, cutoff),
  remove: ({ db, cutoff }) => inBatch(db, (trx) => forgetStrangers(trx, cutoff)),
};
