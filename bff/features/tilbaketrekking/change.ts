import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { EndreBegrensning, EndreSkjuling } from '#contract/admin/skjulte.ts';
import { type Endret, insertEndring } from '#db/tilbaketrekking/endringer.ts';
import {
  changeBegrensning,
  changeSkjuling,
  readBegrensninger,
  readSkjulinger,
} from '#db/tilbaketrekking/gjeldende.ts';
import { lockForWithdrawal } from '#db/tilbaketrekking/withdraw.ts';
import { forslagMessages } from '#domain/forslag.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { type SkjultFelt, tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { operatoerOf } from './restrict.ts';
import { type Actor, withoutPartyNames } from './withdraw.ts';

interface Which {
  readonly sakId: string;
  readonly id: number;
}

/*
 * What is hidden or restricted is changed in place, in the caller's transaction. Throws 404 when there is no such one, 409 when it is
 * over, or somebody has changed it since it was read, and 400 for a new day before today. Returns the audit entry.
 */

/** Why something is hidden, and when it is to be looked at again. */
export async function changeHiding(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id }: Which,
  { versjon, ...given }: EndreSkjuling,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  const own = ownOf(await readSkjulinger(trx), { sakId, id }, versjon);
  if (own.grunn === 'sikkerhet' && given.grunn !== 'sikkerhet')
    throw httpErrors.validation({ grunn: [forslagMessages.grunn] });
  requireAhead('seIgjen', given.seIgjen, own.seIgjen, now);
  const forklaring = await withoutPartyNames(trx, sakId, given.forklaring);
  const to = { ...given, forklaring };
  await changeSkjuling(trx, { id, by, now }, to);
  const { omfang, filtype } = own;
  const endret = changedIn(to, own, ['grunn', 'seIgjen']);
  if (forklaring !== own.tekst) endret.push('forklaring');
  const before = { ...own, forklaring: own.tekst };
  const changes = changesOf(endret, before, to);
  await insertEndring(trx, { slag: 'skjuling', id, by, endret: changes }, now);
  return {
    action: 'skjuling_endret',
    sakId,
    detaljer: {
      ...{ tilbaketrekkingId: id, omfang, ...(filtype && { filtype }), ...to, endret },
      ...operatoerOf(by),
    },
  };
}

/** What a restriction says, until when, and when it is to be looked at again. */
export async function changeRestriction(
  trx: Knex,
  { by, now }: Actor,
  { sakId, id }: Which,
  { versjon, ...to }: EndreBegrensning,
): Promise<AuditEntry> {
  await lockForWithdrawal(trx, sakId);
  const own = ownOf(await readBegrensninger(trx, osloDay(now)), { sakId, id }, versjon);
  if (own.type === 'skjultIdentitet' && to.gjelderTil !== null)
    throw httpErrors.validation({ gjelderTil: [messages.gjelderTilIdentitet] });
  requireAhead('gjelderTil', to.gjelderTil, own.gjelderTil, now);
  requireAhead('seIgjen', to.seIgjen, own.seIgjen, now);
  // What was read had no names: sent back as it was, it is no change of the text that has them.
  const tekst = to.tekst === own.tekst ? null : to.tekst;
  await changeBegrensning(trx, { id, by, now }, { ...to, tekst });
  const { gjelderTil, seIgjen } = to;
  const told = await withoutPartyNames(trx, sakId, to.tekst);
  const endret = changedIn(to, own, ['tekst', 'gjelderTil', 'seIgjen']);
  const changes = changesOf(endret, own, { ...to, tekst: told });
  await insertEndring(trx, { slag: 'begrensning', id, by, endret: changes }, now);
  return {
    action: 'begrensning_endret',
    sakId,
    detaljer: {
      ...{ begrensningId: id, type: own.type, tekst: told, gjelderTil, seIgjen, endret },
      ...operatoerOf(by),
    },
  };
}

/** The one that is meant, as it was read; one that the list of now does not have is over, or never was. */
function ownOf<T extends Which & { readonly versjon: number }>(
  alle: readonly T[],
  { sakId, id }: Which,
  versjon: number,
): T {
  const own = alle.find((one) => one.id === id && one.sakId === sakId);
  if (!own) throw httpErrors.alreadyLifted();
  if (own.versjon !== versjon) throw httpErrors.skjultChanged();
  return own;
}

/** A day that has passed may stay, and not be chosen. */
function requireAhead(
  field: 'seIgjen' | 'gjelderTil',
  day: Day | null,
  before: Day | null,
  now: Date,
): void {
  if (day !== null && day !== before && day < osloDay(now))
    throw httpErrors.validation({
      [field]: [field === 'seIgjen' ? messages.seIgjenPast : messages.gjelderTilPast],
    });
}

function changedIn<F extends SkjultFelt>(
  to: Readonly<Record<F, unknown>>,
  before: Readonly<Record<F, unknown>>,
  fields: readonly F[],
): SkjultFelt[] {
  return fields.filter((field) => to[field] !== before[field]);
}

type Values = Readonly<Partial<Record<SkjultFelt, string | null>>>;

function changesOf(fields: readonly SkjultFelt[], before: Values, after: Values): Endret {
  return Object.fromEntries(
    fields.map((field) => [field, [before[field] ?? null, after[field] ?? null]]),
  );
}
