import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { readSakAsStored } from '#db/sak/saker.ts';
import { needsTwo } from '#db/tilbaketrekking/forslag.ts';
import {
  type By,
  type Target,
  insertWithdrawal,
  liftWithdrawal,
  lockForWithdrawal,
} from '#db/tilbaketrekking/withdraw.ts';
import { readKnownNames } from '#db/sak/known-names.ts';
import { withoutNames } from '#domain/names/names-in-text.ts';
import type { Sak } from '#domain/sak.ts';
import {
  type Dokumentadresse,
  type Grunn,
  tilbaketrekkingMessages as messages,
} from '#domain/tilbaketrekking.ts';
import { addressees, tellHidden } from './notify.ts';

export interface Actor {
  readonly by: By;
  readonly now: Date;
}

interface Withdraw extends Target {
  /** With the parties, the indictments, in which the names stand. */
  readonly ogsaaTiltale: boolean;
  readonly grunn: Grunn;
  readonly forklaring: string;
  /** Whether those who have seen the case are told. */
  readonly varsle: boolean;
}

/**
 * Hides a case, its parties or one document in the caller's transaction, in effect from the next request on, and puts the
 * messages into the outbox. Throws 404, 400 for a document that the case does not have, and 409 when it is hidden already.
 * Returns the audit entry.
 */
export async function withdraw(
  trx: Knex,
  { by, now }: Actor,
  { ogsaaTiltale, varsle, ...target }: Withdraw,
): Promise<AuditEntry> {
  const { sakId, omfang, dokument, grunn } = target;
  const sakIds = await lockForWithdrawal(trx, sakId);
  const sak = await readSakAsStored(trx, sakId);
  if (!sak) throw httpErrors.unknownSak();
  const file = dokument && findFile(sak, dokument);
  if (dokument && !file) throw httpErrors.validation({ dokument: [messages.dokumentUnknown] });
  const to = await addressees(trx, sakIds, { varsle, now });
  const varslet = to.length;
  const forklaring = await withoutPartyNames(trx, sakId, target.forklaring);
  const id = await insertWithdrawal(trx, { ...target, forklaring, ...by, varslet }, now);
  if (id === null) throw httpErrors.alreadyHidden(omfang);
  const withTiltaler = omfang === 'parter' && ogsaaTiltale;
  if (withTiltaler) await withdrawTiltaler(trx, sakIds, { grunn, forklaring, by, now });
  await tellHidden(trx, to, sak, { id, omfang, ogsaaTiltale: withTiltaler }, now);
  return {
    action: 'sak_skjult',
    sakId,
    detaljer: {
      ...{ tilbaketrekkingId: id, omfang, ...dokument, grunn, forklaring, varslet },
      // The log is read when the names are hidden.
      ...(file && { filNavn: file.filNavnUtenNavn ?? file.filNavn }),
      ...(withTiltaler && { ogsaaTiltale }),
      ...(by.operatoer !== null && { operatoer: by.operatoer }),
    },
  };
}

/** What an administrator writes stays for as long as the log, and the names do not. */
export async function withoutPartyNames(trx: Knex, sakId: string, text: string): Promise<string> {
  const names = await readKnownNames(trx, [sakId]);
  return withoutNames(text, names(sakId)) ?? text;
}

function findFile(sak: Sak, { filtype, domstolInitialer, filNavn }: Dokumentadresse) {
  return sak.dokumenter.find(
    (one) =>
      one.filtype === filtype &&
      one.domstolInitialer === domstolInitialer &&
      one.filNavn === filNavn,
  );
}

/** Those that are hidden already stay as they are. */
async function withdrawTiltaler(
  trx: Knex,
  sakIds: readonly string[],
  { grunn, forklaring, by, now }: Pick<Withdraw, 'grunn' | 'forklaring'> & Actor,
): Promise<void> {
  for (const sakId of sakIds) {
    const sak = await readSakAsStored(trx, sakId);
    for (const dokument of sak?.dokumenter.filter(({ filtype }) => filtype === 'tiltale') ?? []) {
      const target = { sakId, omfang: 'dokument', dokument } as const;
      await insertWithdrawal(trx, { ...target, grunn, forklaring, ...by, varslet: 0 }, now);
    }
  }
}

export interface Lift {
  readonly sakId: string;
  readonly id: number;
  readonly forklaring: string;
}

/**
 * Shows again what a withdrawal hides, in the caller's transaction; also of a case that the court has taken away meanwhile.
 * Throws 404 when the case has no such withdrawal, and 409 when it has been lifted already, or takes two. Returns the audit entry.
 */
export async function lift(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id, ...given }: Lift,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  if (await needsTwo(trx, id)) throw httpErrors.needsTwo();
  return showAgain(trx, { by, now }, { sakId, id, ...given });
}

/** `lift`, without asking whether one person may; after `lockForWithdrawal`. */
export async function showAgain(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id, ...given }: Lift,
): Promise<AuditEntry> {
  const forklaring = await withoutPartyNames(trx, sakId, given.forklaring);
  const lifted = await liftWithdrawal(trx, { id, sakId }, { forklaring, ...by }, now);
  if (lifted === null) throw httpErrors.notFound();
  if (!lifted) throw httpErrors.alreadyLifted();
  const operatoer = by.operatoer === null ? {} : { operatoer: by.operatoer };
  return {
    action: 'sak_opphevet',
    sakId,
    detaljer: { tilbaketrekkingId: id, ...lifted, forklaring, ...operatoer },
  };
}
