import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { SvarForslag } from '#contract/admin/saker.ts';
import {
  insertForslag,
  needsTwo,
  readVentende,
  settleForslag,
  type Forslag,
} from '#db/tilbaketrekking/forslag.ts';
import { type By, listWithdrawals, lockForWithdrawal } from '#db/tilbaketrekking/withdraw.ts';
import { forslagUtloeper, svarHindring } from '#domain/forslag.ts';
import { type Actor, type Lift, showAgain, withoutPartyNames } from './withdraw.ts';

/**
 * Proposes to show again what is hidden for safety, in the caller's transaction. Throws 404 when the case has no such withdrawal, and 409
 * when it is lifted, takes one person only, or a proposal waits. Returns the audit entry.
 */
export async function propose(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id, ...given }: Lift,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  const own = await requireHidden(trx, { sakId, id });
  if (!(await needsTwo(trx, id))) throw httpErrors.needsOne();
  const forklaring = await withoutPartyNames(trx, sakId, given.forklaring);
  const utloeper = forslagUtloeper(now);
  const forslagId = await insertForslag(trx, { id, by, forklaring, utloeper }, now);
  if (forslagId === null) throw httpErrors.alreadyProposed();
  return {
    action: 'opphevelse_foreslaatt',
    sakId,
    detaljer: { tilbaketrekkingId: id, ...own, forslagId, forklaring },
  };
}

/** What is hidden by it, as the log says it. */
async function requireHidden(trx: Knex, { sakId, id }: Pick<Lift, 'sakId' | 'id'>) {
  const own = (await listWithdrawals(trx, sakId)).find((one) => one.id === id);
  if (!own) throw httpErrors.notFound();
  if (own.opphevet) throw httpErrors.alreadyLifted();
  const { omfang, dokument } = own;
  return dokument ? { omfang, filtype: dokument.filtype } : { omfang };
}

type Answered = Pick<Lift, 'sakId' | 'id'> & SvarForslag;

const ACTIONS = { avslaatt: 'opphevelse_avslaatt', trukket: 'opphevelse_trukket' } as const;

/**
 * Answers a proposal in the caller's transaction: another one approves it, which shows it again, or declines; whoever made it takes it
 * back. Throws 404, and 409 when it is over or this person may not. Returns the audit entry.
 */
export async function answerProposal(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id, forslagId, svar, ord: given }: Answered,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  const own = await requireHidden(trx, { sakId, id });
  const forslag = (await readVentende(trx, now)).get(id);
  if (forslag?.id !== forslagId) throw httpErrors.proposalOver();
  const refusal = svarHindring(svar, isBy(forslag, by));
  if (refusal) throw httpErrors.notYours(refusal);
  const ord = given && (await withoutPartyNames(trx, sakId, given));
  await settleForslag(trx, forslagId, { utfall: svar, by, ord: ord || null }, now);
  const about = { forslagId, ...(ord && { ord }) };
  if (svar !== 'godkjent') {
    const detaljer = { tilbaketrekkingId: id, ...own, ...about };
    return { action: ACTIONS[svar], sakId, detaljer };
  }
  const entry = await showAgain(trx, { by, now }, { sakId, id, forklaring: forslag.forklaring });
  return { ...entry, detaljer: { ...entry.detaljer, ...about } };
}

const isBy = ({ foreslattAv }: Forslag, { identitetHash }: By) =>
  foreslattAv !== null && identitetHash !== null && foreslattAv.equals(identitetHash);

/** Two at the command line, in the caller's transaction: who proposes it, and who approves it. */
export async function liftByTwo(
  trx: Knex,
  { by, now }: Actor,
  one: Lift,
  sammenMed: string,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, one.sakId);
  const waiting = (await readVentende(trx, now)).get(one.id);
  const forslag = { id: one.id, by, forklaring: one.forklaring, utloeper: forslagUtloeper(now) };
  // What waits for a colleague is overtaken by these two.
  if (waiting) await settleForslag(trx, waiting.id, { utfall: 'trukket', by, ord: null }, now);
  const forslagId = (await insertForslag(trx, forslag, now))!;
  const second = { identitetHash: null, operatoer: sammenMed };
  await settleForslag(trx, forslagId, { utfall: 'godkjent', by: second, ord: null }, now);
  const entry = await showAgain(trx, { by, now }, one);
  return { ...entry, detaljer: { ...entry.detaljer, forslagId, sammenMed } };
}
