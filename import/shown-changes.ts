import type { Knex } from 'knex';
import { readSaker } from '#db/sak/saker.ts';
import { readBorte, writeBorte } from '#db/endring/borte.ts';
import { addEndringer } from '#db/endring/write.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import { caseChanges, fileChanges, hearingChanges, type SakEndring } from '#domain/endringer.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { placeWithoutNames, sakWithoutNames, withNamesFound } from '#domain/names/text-fields.ts';
import type { Rettsmoete, Sak } from '#domain/sak.ts';
import { caseAsShown, filesAsShown } from '#domain/shown.ts';

/*
 * When the court last changed a case (`sak.endret`): only when something has changed that readers are shown. A name that is
 * corrected while it is hidden, and whatever happens to a case or a file that an administrator has hidden, is no change to them
 * (docs/decisions/0041).
 */

interface Seen {
  readonly sak: Sak;
  /** What was shown of it, to compare. */
  readonly shown: string;
}
/** Each case before something was written; of those that are hidden, or new, nothing is known. */
type Before = ReadonlyMap<string, Seen>;

/** The cases without their files. */
export async function readCasesAsShown(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<Before> {
  const saker = await readSaker(trx, sakIds);
  return new Map(saker.map((sak) => [sak.sakId, { sak, shown: caseAsShown(sak, now) }]));
}

/** Their files, with what is in them. */
export async function readFilesAsShown(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<Before> {
  const saker = await readSaker(trx, sakIds);
  const rows = await rowsOf<{ adresse: string; sha256: string }>(
    trx,
    sql`select concat_ws('/', filtype, domstol_initialer, fil_navn) as adresse, encode(sha256, 'hex') as sha256
      from dokument where sak_id = any(${sakIds})`,
  );
  const contents = new Map(rows.map(({ adresse, sha256 }) => [adresse, sha256]));
  const shown = (sak: Sak) =>
    filesAsShown(sak, now, ({ filtype, domstolInitialer, filNavn }) =>
      contents.get([filtype, domstolInitialer, filNavn].join('/')),
    );
  return new Map(saker.map((sak) => [sak.sakId, { sak, shown: shown(sak) }]));
}

/** Notes the change of those cases of which something else is shown than before. `read` is what `before` was read with. */
export async function noteChanges(
  trx: Knex,
  read: typeof readCasesAsShown,
  before: Before,
  sakIds: readonly string[],
  now: Date,
): Promise<void> {
  // What comes together with a new case is no change of it.
  const known = [...new Set(sakIds)].filter((sakId) => {
    const seen = before.get(sakId);
    return seen !== undefined && seen.sak.foerstSett < now;
  });
  if (known.length === 0) return;
  const after = await read(trx, known, now);
  const pairs = [...after].flatMap(([sakId, { sak, shown }]): Pair[] => {
    const fra = before.get(sakId)!;
    return fra.shown === shown ? [] : [{ sakId, fra: fra.sak, til: sak }];
  });
  if (pairs.length === 0) return;
  await noteChanged(
    trx,
    pairs.map(({ sakId }) => sakId),
    now,
  );
  const endringer =
    read === readFilesAsShown ? ofFiles(pairs, now) : await ofCases(trx, pairs, now);
  await addEndringer(trx, endringer, now);
}

/** Something else is shown of these cases from `now` on. */
export async function noteChanged(trx: Knex, sakIds: readonly string[], now: Date): Promise<void> {
  await run(trx, sql`update sak set endret = ${now} where sak_id = any(${sakIds})`);
}

interface Pair {
  readonly sakId: string;
  readonly fra: Sak;
  readonly til: Sak;
}

const ofFiles = (pairs: readonly Pair[], now: Date): SakEndring[] =>
  pairs.flatMap(({ sakId, fra, til }) =>
    fileChanges(fra, til, now).map((endring) => ({ sakId, endring })),
  );

/** A hearing that is gone, and not moved, is kept apart: it is no change until a second list lacks it. */
async function ofCases(trx: Knex, pairs: readonly Pair[], now: Date): Promise<SakEndring[]> {
  const known = await readBorte(
    trx,
    pairs.map(({ sakId }) => sakId),
  );
  const borte = new Map<string, readonly Rettsmoete[]>();
  const endringer = pairs.flatMap(({ sakId, fra: before, til: after }) => {
    // Neither may say the names of the other: what is written here stays.
    const names = [before, after].flatMap(({ parter }) => partyNames(parter));
    const [fra, til] = [withNamesFound(before, names), withNamesFound(after, names)];
    const gone = (known.get(sakId) ?? []).map((moete) => placeWithoutNames(moete, names));
    const until = [...sakWithoutNames(fra).rettsmoeter, ...gone];
    const moeter = hearingChanges(until, sakWithoutNames(til).rettsmoeter, now);
    borte.set(sakId, moeter.borte);
    const all = [...moeter.endringer, ...caseChanges(fra, til, now)];
    return all.map((endring) => ({ sakId, endring }));
  });
  await writeBorte(trx, borte);
  return endringer;
}
