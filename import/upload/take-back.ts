import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { keepVarsling } from '#db/domstol/varsling.ts';
import { areNamesHidden, withoutNames } from '#db/retention/returning-names.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { BeholdtGrunn } from '#domain/opplasting.ts';
import { writeCases } from '#import/write-cases.ts';
import {
  type CaseState,
  forgetSteps,
  readSteps,
  readStates,
  type Step,
  type StoredCase,
} from './state.ts';

/** What taking a list back has done, in cases. */
export interface TakenBack {
  /** As they were before. */
  readonly tilbake: readonly string[];
  /** Those that the list had removed. */
  readonly igjen: readonly string[];
  /** Those that the list had brought. */
  readonly fjernet: readonly string[];
  /** Those that somebody has changed since: they stay as they are. */
  readonly beholdt: readonly { readonly saksnummer: string | null; readonly grunn: BeholdtGrunn }[];
  readonly print: string;
}

/** Cases that are written together. */
const BATCH = 500;

/**
 * Puts the cases of an uploaded list back as they were, by the way in which an import writes them: so the index follows, readers are
 * told, and what is hidden is hidden. A case that is another by now stays.
 */
export async function takeBack(trx: Knex, importfilId: number, now: Date): Promise<TakenBack> {
  const steps = await readSteps(trx, importfilId);
  const current = await readStates(
    trx,
    steps.map(({ sakId }) => sakId),
  );
  const moves = steps.map((step) => ({ step, ...moveOf(step, current.get(step.sakId)) }));
  const back = moves.flatMap(({ step, move }) => (move === 'tilbake' ? [step] : []));
  for (let at = 0; at < back.length; at += BATCH)
    await writeBack(trx, back.slice(at, at + BATCH), current, now);
  const brought = moves.flatMap(({ step, move }) => (move === 'fjern' ? [step.sakId] : []));
  const fjernet = await removeBrought(trx, brought, now);
  await forgetSteps(trx, importfilId);
  const numberOf = ({ sakId, foer }: Step) =>
    current.get(sakId)?.foer.sak.saksnummer ?? foer?.sak.saksnummer ?? null;
  const beholdt = moves.flatMap(({ step, grunn }) => {
    const why = grunn ?? (brought.includes(step.sakId) && !fjernet.has(step.sakId) && 'i_bruk');
    return why ? [{ saksnummer: numberOf(step), grunn: why }] : [];
  });
  const ids = back.map(({ sakId }) => sakId);
  return {
    tilbake: ids.filter((sakId) => current.has(sakId)),
    igjen: ids.filter((sakId) => !current.has(sakId)),
    fjernet: [...fjernet].sort(),
    beholdt,
    print: createHash('sha256')
      .update(
        JSON.stringify([
          ids,
          [...fjernet].sort(),
          beholdt,
          [...current.values()].map((one) => one.avtrykk),
        ]),
      )
      .digest('base64url'),
  };
}

type Move =
  | { readonly move: 'tilbake' | 'fjern' | 'ingenting'; readonly grunn?: undefined }
  | { readonly move: 'behold'; readonly grunn: BeholdtGrunn };

function moveOf({ foer, avtrykk, bart }: Step, current: CaseState | undefined): Move {
  if (!current) {
    // What the list has brought is gone already.
    if (foer === null) return { move: 'ingenting' };
    return avtrykk === null ? { move: 'tilbake' } : { move: 'behold', grunn: 'borte' };
  }
  if (avtrykk === null) return { move: 'behold', grunn: 'kommet' };
  const onlyNamesAreGone = current.foer.navnFjernet !== null && current.bart === bart;
  if (current.avtrykk !== avtrykk && !onlyNamesAreGone) return { move: 'behold', grunn: 'endret' };
  return { move: foer === null ? 'fjern' : 'tilbake' };
}

async function writeBack(
  trx: Knex,
  steps: readonly Step[],
  current: ReadonlyMap<string, CaseState>,
  now: Date,
): Promise<void> {
  const cases = steps.map(({ sakId, foer }) => caseOf(foer!, current.get(sakId), now));
  await writeCases(trx, 'sak', cases, now);
  await run(
    trx,
    sql`update sak set foerst_sett = n.sett, navn_fjernet = coalesce(sak.navn_fjernet, n.fjernet)
      from unnest(${cases.map(({ sak }) => sak.sak_id)}::text[], ${cases.map(({ foerstSett }) => foerstSett)}::timestamptz[],
        ${cases.map(({ navnFjernet }) => navnFjernet)}::timestamptz[]) as n (sak_id, sett, fjernet)
      where sak.sak_id = n.sak_id and (sak.foerst_sett, sak.navn_fjernet)
        is distinct from (n.sett, coalesce(sak.navn_fjernet, n.fjernet))`,
  );
}

/**
 * The case as it was. Its names come with it only where they are there already, or may be shown: what is removed by rule, or hidden
 * by now, does not come back by this way.
 */
function caseOf(foer: StoredCase, current: CaseState | undefined, now: Date) {
  const row = {
    ...{ sak: foer.sak, ankeFra: foer.ankeFra },
    moeter: foer.moeter.map((moete) => ({
      ...moete,
      start: new Date(moete.start),
      slutt: new Date(moete.slutt),
    })),
  };
  const isRemoved = (current?.foer.navnFjernet ?? foer.navnFjernet) !== null;
  const isThere = current !== undefined && current.foer.sak.parter === foer.sak.parter;
  const stays = isRemoved || (!isThere && areNamesHidden(row, 'sak', now));
  const { foerstSett } = foer;
  if (!stays) return { ...row, foerstSett, navnFjernet: foer.navnFjernet };
  return { ...withoutNames(row), foerstSett, navnFjernet: foer.navnFjernet ?? now.toISOString() };
}

/** Removes those of these cases on which nothing depends by now. */
async function removeBrought(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const free = await rowsOf<{ sak_id: string }>(
    trx,
    sql`select sak_id from sak s where s.sak_id = any(${sakIds})
      and not exists (select from dokument k where k.sak_id = s.sak_id)
      and not exists (select from favoritt f where f.sak_id = s.sak_id)
      and not exists (select from notat n where n.sak_id = s.sak_id) order by sak_id for update`,
  );
  const gone = free.map(({ sak_id }) => sak_id);
  await keepVarsling(trx, gone, now);
  await run(trx, sql`delete from sak where sak_id = any(${gone})`);
  return new Set(gone);
}
