import type { Knex } from 'knex';
import { changeHiding, changeRestriction } from '#bff/features/tilbaketrekking/change.ts';
import { liftRestriction, restrict } from '#bff/features/tilbaketrekking/restrict.ts';
import { readBegrensninger, readSkjulinger } from '#db/tilbaketrekking/gjeldende.ts';
import type { BegrensningType } from '#domain/sak.ts';
import { normalizeText } from '#domain/text-rules.ts';
import { type Day, osloDay, osloIso } from '#domain/time.ts';
import { byOf, carryOut, caseOf, listed, NothingDone, type Options, sakIdOf } from './operate.ts';

/** What is changed of what is hidden or restricted, and restrictions, by whoever is on watch when no administrator is. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** No day: until it is lifted, or no time to look at it again. */
const NONE = 'none';

/** The day of an option, null for none; `otherwise` when it was not given. */
function dayOf(option: string, given: string | undefined, otherwise: Day | null): Day | null {
  if (given === undefined) return otherwise;
  if (given === NONE) return null;
  if (DAY.test(given)) return given;
  throw new Error(`${option} is a day such as 2026-12-31, or ${NONE}`);
}

type Restricting = Options & { readonly begrensning: BegrensningType };

/** Sets, changes or lifts a restriction. */
export async function* restrictIt(
  db: Knex,
  options: Restricting,
  now: Date,
): AsyncGenerator<string> {
  const sak = caseOf(options);
  const done = await restriction(db, sak, options, now);
  yield `${sak}: ${options.begrensning} ${options.dryRun ? 'would be' : 'is'} ${done}`;
}

async function restriction(db: Knex, sak: string, options: Restricting, now: Date) {
  const { begrensning: type } = options;
  const sakId = await sakIdOf(db, sak);
  if (!options.lift && !options.endre) return setIt(db, sakId, options, now);
  const all = await readBegrensninger(db, osloDay(now));
  const own = all.find((one) => one.type === type && isOf(one, sakId, sak));
  if (!own) throw new NothingDone(`${sak}: there is no ${type}`);
  const by = { by: byOf(options), now };
  if (options.lift) {
    const forklaring = normalizeText(options.forklaring ?? '');
    if (!forklaring) throw new Error('--forklaring is missing: why, for the audit log');
    await carryOut(db, options, now, (trx) => liftRestriction(trx, by, { ...own, forklaring }));
    return 'lifted';
  }
  const to = {
    versjon: own.versjon,
    tekst: normalizeText(options.tekst ?? '') || own.tekst,
    gjelderTil: dayOf('--til', options.til, own.gjelderTil),
    seIgjen: dayOf('--se-igjen', options.seIgjen, own.seIgjen),
  };
  await carryOut(db, options, now, (trx) => changeRestriction(trx, by, own, to));
  return 'changed';
}

async function setIt(db: Knex, sakId: string, options: Restricting, now: Date) {
  const { begrensning: type, varsle } = options;
  const tekst = normalizeText(options.tekst ?? '');
  if (!tekst) throw new Error('--tekst is missing: what the journalists read');
  const gjelderTil = dayOf('--til', options.til, null);
  if (gjelderTil && gjelderTil < osloDay(now)) throw new NothingDone('--til is before today');
  if (type === 'skjultIdentitet' && gjelderTil)
    throw new NothingDone(`${type} has no last day: it lasts until it is lifted`);
  const by = { by: byOf(options), now };
  await carryOut(db, options, now, (trx) =>
    restrict(trx, by, sakId, { type, tekst, gjelderTil, varsle }),
  );
  return 'set';
}

/** Changes why a case or its parties are hidden, and when that is to be looked at again. */
export async function* changeIt(db: Knex, options: Options, now: Date): AsyncGenerator<string> {
  const sak = caseOf(options);
  const sakId = await sakIdOf(db, sak);
  const omfang = options.parter ? 'parter' : 'sak';
  const all = (await readSkjulinger(db)).filter((one) => isOf(one, sakId, sak));
  const own = options.dokument
    ? all.find((one) => one.omfang === 'dokument' && String(one.id) === options.dokument)
    : all.find((one) => one.omfang === omfang);
  if (!own) throw new NothingDone(`${sak}: it is not hidden`);
  await carryOut(db, options, now, (trx) =>
    changeHiding(trx, { by: byOf(options), now }, own, {
      versjon: own.versjon,
      grunn: options.grunn ?? own.grunn,
      forklaring: normalizeText(options.forklaring ?? '') || own.tekst,
      seIgjen: dayOf('--se-igjen', options.seIgjen, own.seIgjen),
    }),
  );
  yield `${sak}: what is said of it ${options.dryRun ? 'would be' : 'is'} changed`;
}

/** By the case itself, or one with its number, together with which it was hidden. */
function isOf(
  one: { readonly sakId: string; readonly saksnummer: string | null },
  sakId: string,
  typed: string,
): boolean {
  return one.sakId === sakId || one.saksnummer === typed.trim().toLocaleUpperCase('nb');
}

/** Everything that is in force, a line each: number, case, what, since when, by whom, why, and when it ends or is looked at again. */
export async function* listInForce(db: Knex, now: Date): AsyncGenerator<string> {
  const skjulinger = await readSkjulinger(db);
  const begrensninger = await readBegrensninger(db, osloDay(now));
  const shown = [
    ...skjulinger.map((one) => ({
      ...one,
      what: one.filtype === null ? listed({ omfang: one.omfang }) : one.filtype,
      why: one.grunn,
      until: null,
    })),
    ...begrensninger.map((one) => ({
      ...one,
      what: `restriction ${one.type}`,
      why: '',
      until: one.gjelderTil,
    })),
  ].sort((a, b) => b.siden.getTime() - a.siden.getTime());
  for (const one of shown)
    yield [
      ...[String(one.id), one.sakId, one.saksnummer ?? '', one.what, osloIso(one.siden)],
      ...[one.av ?? one.operatoer ?? 'unknown', one.why],
      one.until ? `until ${one.until}` : 'until lifted',
      one.seIgjen ? `look again ${one.seIgjen}` : '',
    ]
      .join('\t')
      .trimEnd();
  if (shown.length === 0) yield 'Nothing is hidden';
}
