import type { Knex } from 'knex';
import { SYSTEM, writeAudit } from '#bff/audit.ts';
import { findSak } from '#bff/features/tilbaketrekking/find-sak.ts';
import { liftByTwo } from '#bff/features/tilbaketrekking/foreslaa.ts';
import { lift, withdraw } from '#bff/features/tilbaketrekking/withdraw.ts';
import { HttpError } from '#bff/http/errors.ts';
import { readSakAsStored } from '#db/sak/saker.ts';
import { needsTwo } from '#db/tilbaketrekking/forslag.ts';
import {
  listWithdrawals,
  listWithdrawalsOf,
  type StoredWithdrawal,
} from '#db/tilbaketrekking/withdraw.ts';
import type { BegrensningType } from '#domain/sak.ts';
import { normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { osloIso } from '#domain/time.ts';
import type { Dokumentadresse, Grunn, Omfang } from '#domain/tilbaketrekking.ts';

export interface Options {
  readonly sak?: string;
  readonly parter: boolean;
  readonly tiltale: boolean;
  readonly dokument?: string;
  readonly grunn?: Grunn;
  readonly forklaring?: string;
  readonly varsle: boolean;
  readonly lift: boolean;
  readonly list: boolean;
  readonly begrensning?: BegrensningType;
  readonly tekst?: string;
  readonly til?: string;
  readonly seIgjen?: string;
  readonly endre: boolean;
  readonly dryRun: boolean;
  readonly by: string;
  /** The second of two, for what was hidden for safety. */
  readonly second?: string;
}

/** There is nothing to do; the message says why. */
export class NothingDone extends Error {
  override readonly name = 'NothingDone';
}

/** Does what the options say, and tells it line by line. Throws `NothingDone`, and an error when options are missing. */
export async function* operate(db: Knex, options: Options, now: Date): AsyncGenerator<string> {
  if (options.list) {
    yield* list(db, options.sak ?? '');
    return;
  }
  const sak = caseOf(options);
  if (!normalizeText(options.forklaring ?? ''))
    throw new Error('--forklaring is missing: why, for the audit log');
  if (!options.lift && !options.grunn)
    throw new Error('--grunn is missing: feil, kjennelse or sikkerhet');
  if (options.tiltale && !options.parter) throw new Error('--tiltale goes with --parter');
  yield* options.lift ? liftIt(db, sak, options, now) : hideIt(db, sak, options, now);
}

/** The case that the options name, when they also say who acts. */
export function caseOf({ sak, by }: Pick<Options, 'sak' | 'by'>): string {
  if (!sak) throw new Error('--sak is missing: the case, by its whole number or its id');
  if (!normalizeLine(by)) throw new Error('--by is empty: who does it');
  return sak;
}

/** What has been hidden of a case. */
async function* list(db: Knex, sak: string): AsyncGenerator<string> {
  const rows = await listWithdrawals(db, await sakIdOf(db, sak));
  for (const row of rows) yield describe(row);
  if (rows.length === 0) yield 'Nothing is hidden';
}

function describe({ id, sakId, skjult, skjultAv, grunn, opphevet, ...row }: StoredWithdrawal) {
  const lifted = opphevet
    ? `lifted ${osloIso(opphevet)} by ${row.opphevetAv ?? 'unknown'}`
    : 'hidden';
  return [
    String(id),
    sakId,
    listed(row),
    osloIso(skjult),
    skjultAv ?? 'unknown',
    grunn,
    lifted,
  ].join('\t');
}

/** A file's name may be a party's: a document is known by the number of its line. */
export function listed({
  omfang,
  dokument = null,
}: Pick<StoredWithdrawal, 'omfang'> & Partial<Pick<StoredWithdrawal, 'dokument'>>): string {
  return dokument
    ? `${dokument.filtype} of ${dokument.domstolInitialer}`
    : what({ omfang, dokument });
}

function what({ omfang, dokument }: Pick<StoredWithdrawal, 'omfang' | 'dokument'>): string {
  if (dokument) return `${dokument.filtype} ${dokument.domstolInitialer}/${dokument.filNavn}`;
  return omfang === 'sak' ? 'the case' : 'the parties';
}

/** Also of a case that the court has taken away, which is known by its withdrawals only. */
export async function sakIdOf(db: Knex, sak: string): Promise<string> {
  const found = await findSak(db, sak);
  if (found === 'several')
    throw new NothingDone(`${sak}: cases with different numbers fit; give the whole number`);
  if (found) return found.sakId;
  const [known] = await listWithdrawalsOf(db, sak.trim());
  if (known) return known.sakId;
  throw new NothingDone(`${sak}: there is no such case`);
}

async function* hideIt(db: Knex, sak: string, options: Options, now: Date): AsyncGenerator<string> {
  const { grunn, forklaring = '', varsle, tiltale: ogsaaTiltale } = options;
  const sakId = await sakIdOf(db, sak);
  const stored = await readSakAsStored(db, sakId);
  const target = targetOf(options, (stored?.dokumenter ?? []).map(addressOf));
  const why = { grunn: grunn!, forklaring: normalizeText(forklaring), varsle, ogsaaTiltale };
  const entry = await carryOut(db, options, now, (trx) =>
    withdraw(trx, { by: byOf(options), now }, { sakId, ...target, ...why }),
  );
  const number = stored?.saksnummer ?? sakId;
  const whole = ogsaaTiltale ? `${what(target)} with the indictments` : what(target);
  const verb = target.omfang === 'parter' ? 'are' : 'is';
  yield options.dryRun
    ? `${number}: ${whole} would be hidden`
    : `${number}: ${whole} ${verb} hidden from the next request on`;
  const told = options.dryRun ? 'Journalists who would be told' : 'Journalists told';
  if (varsle) yield `${told}: ${JSON.stringify(entry.detaljer?.['varslet'])}`;
}

async function* liftIt(db: Knex, sak: string, options: Options, now: Date): AsyncGenerator<string> {
  const sakId = await sakIdOf(db, sak);
  const forklaring = normalizeText(options.forklaring ?? '');
  const rows = (await listWithdrawals(db, sakId)).filter(({ opphevet }) => opphevet === null);
  const numbered = rows.find(({ id, dokument }) => dokument && String(id) === options.dokument);
  const documents = rows.flatMap(({ dokument }) => dokument ?? []);
  const target = numbered ?? targetOf(options, documents);
  const verb = target.omfang === 'parter' ? 'are' : 'is';
  const row = numbered ?? rows.find((one) => what(one) === what(target));
  if (!row) throw new NothingDone(`${sak}: ${what(target)} ${verb} not hidden`);
  const actor = { by: byOf(options), now };
  const one = { sakId, id: row.id, forklaring };
  const second = (await needsTwo(db, row.id)) ? secondOf(options) : null;
  await carryOut(db, options, now, (trx) =>
    second === null ? lift(trx, actor, one) : liftByTwo(trx, actor, one, second),
  );
  yield `${sak}: ${listed(target)} ${options.dryRun ? 'would be' : verb} shown again`;
  if (!options.dryRun)
    yield 'The texts of its documents may have been removed meanwhile: npm run extract-texts reads them again';
}

export const byOf = ({ by }: Pick<Options, 'by'>) => ({
  identitetHash: null,
  operatoer: normalizeLine(by),
});

/** What was hidden for safety takes two names. */
function secondOf({ by, second }: Options): string {
  const name = normalizeLine(second ?? '');
  if (!name)
    throw new NothingDone('hidden for safety, and lifted by two: --by NAME and --second NAME');
  if (name.toLocaleLowerCase('nb') === normalizeLine(by).toLocaleLowerCase('nb'))
    throw new NothingDone('--second is the same as --by: it takes two persons');
  return name;
}

function addressOf({ filtype, domstolInitialer, filNavn }: Dokumentadresse): Dokumentadresse {
  return { filtype, domstolInitialer, filNavn };
}

interface Scope {
  readonly omfang: Omfang;
  readonly dokument: Dokumentadresse | null;
}

function targetOf(options: Options, documents: readonly Dokumentadresse[]): Scope {
  const { dokument: file, parter } = options;
  if (file === undefined) return { omfang: parter ? 'parter' : 'sak', dokument: null };
  const fitting = documents.filter(({ domstolInitialer, filNavn }) =>
    [filNavn, `${domstolInitialer}/${filNavn}`].includes(file),
  );
  const [dokument] = fitting;
  if (!dokument)
    throw new NothingDone(`${file}: the case has no such document${options.lift ? ' hidden' : ''}`);
  if (fitting.length > 1) throw new NothingDone(`${file}: several documents fit; write COURT/FILE`);
  return { omfang: 'dokument', dokument };
}

/** Undone with --dry-run. Messages of refusals are those of the service. */
export async function carryOut(
  db: Knex,
  { dryRun }: Options,
  now: Date,
  work: (trx: Knex) => Promise<Parameters<typeof writeAudit>[2]>,
) {
  const context = {
    actor: { identitetHash: SYSTEM, rolle: 'system' },
    ...{ now, requestId: 'npm run withdraw' },
  } as const;
  const trx = await db.transaction();
  try {
    const entry = await work(trx);
    await writeAudit(trx, context, entry);
    await (dryRun ? trx.rollback() : trx.commit());
    return entry;
  } catch (error) {
    await trx.rollback();
    throw error instanceof HttpError ? new NothingDone(error.message) : error;
  }
}
