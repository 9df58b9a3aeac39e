import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { SettBegrensning } from '#contract/admin/saker.ts';
import { addEndringer } from '#db/endring/write.ts';
import { readSakAsStored } from '#db/sak/saker.ts';
import { insertBegrensning, liftBegrensning } from '#db/tilbaketrekking/begrensninger.ts';
import { lockForWithdrawal } from '#db/tilbaketrekking/withdraw.ts';
import { osloDay } from '#domain/time.ts';
import { addressees, tellRestricted } from './notify.ts';
import { type Actor, type Lift, withoutPartyNames } from './withdraw.ts';

/** Who a command was run by, in the log. */
export const operatoerOf = ({ operatoer }: Actor['by']) =>
  operatoer === null ? {} : { operatoer };

/**
 * Restricts a case in the caller's transaction, and puts the messages into the outbox. Throws 404, and 409 when the case
 * has such a restriction already. Returns the audit entry.
 */
export async function restrict(
  trx: Knex,
  { by, now }: Actor,
  sakId: string,
  { varsle, ...restriction }: SettBegrensning,
): Promise<AuditEntry> {
  const sakIds = await lockForWithdrawal(trx, sakId);
  const sak = await readSakAsStored(trx, sakId);
  if (!sak) throw httpErrors.unknownSak();
  const to = await addressees(trx, sakIds, { varsle, now });
  const varslet = to.length;
  const set = { sakId, ...restriction, ...by, varslet };
  const id = await insertBegrensning(trx, set, { now, today: osloDay(now) });
  if (id === null) throw httpErrors.alreadyRestricted();
  const endring = { slag: 'begrensning', til: { type: restriction.type, start: null } } as const;
  await addEndringer(
    trx,
    sakIds.map((id) => ({ sakId: id, endring })),
    now,
  );
  // A message and the log stay as they are when the names are hidden.
  const told = { ...restriction, tekst: await withoutPartyNames(trx, sakId, restriction.tekst) };
  await tellRestricted(trx, to, sak, { id, ...told }, now);
  return {
    action: 'begrensning_satt',
    sakId,
    detaljer: { begrensningId: id, ...told, varslet, ...operatoerOf(by) },
  };
}

/** Throws 404 when the case has no such restriction, and 409 when it has been lifted already. */
export async function liftRestriction(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id, ...given }: Lift,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  const forklaring = await withoutPartyNames(trx, sakId, given.forklaring);
  const type = await liftBegrensning(trx, { id, sakId }, { forklaring, ...by }, now);
  if (type === null) throw httpErrors.notFound();
  if (type === false) throw httpErrors.alreadyLifted();
  return {
    action: 'begrensning_opphevet',
    sakId,
    detaljer: { begrensningId: id, type, forklaring, ...operatoerOf(by) },
  };
}
