import type { Knex } from 'knex';
import type { EndringVist } from '#contract/endringer.ts';
import type { EndringFortalt, SakFortalt } from '#contract/notices.ts';
import type { StoredNotice } from '#db/notice/read.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask, type StaleIds, type Waiting } from '#db/sak/stale-mask.ts';
import { BARE_AT, erAv } from '#domain/endring-slag.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import type { Rettsmoete, Sak } from '#domain/sak.ts';
import { sakstypeVist } from '#domain/sakstyper.ts';
import { alleBegrensninger, areNamesShown, dokumentHiddenFrom } from '#domain/visibility.ts';
import { presentEndringer } from './present-endringer.ts';

/** A notice that may be told now. */
export interface Fortalt<N extends StoredNotice = StoredNotice> {
  readonly notice: N;
  readonly sak: SakFortalt;
  /** Without the words of documents and without the judge; null for a hit of a saved search. */
  readonly endring: EndringFortalt | null;
  /** The hearings of the case, without names. */
  readonly moeter: readonly Rettsmoete[];
}

interface Asked {
  readonly now: Date;
  /** What waited when the request was begun, for who knows it. */
  readonly waiting?: Waiting | null;
}

/**
 * Those of the notices that may be told at `now`, in their order, and what of them: for page, count, e-mail and every other
 * reader. What the index is behind on is asked before the notices are read: the follower takes away what a search no longer
 * finds in the transaction in which the case stops waiting.
 */
export async function readTold<N extends StoredNotice>(
  db: Knex,
  { now, waiting = null }: Asked,
  read: () => Promise<readonly N[]>,
): Promise<Fortalt<N>[]> {
  const gate = gateOf(await readStaleMask(db, now, waiting), now);
  return toldOf(db, await read(), gate);
}

interface Listing<N> {
  readonly most: number;
  /** The next `most` of them: after the last one that was read, or from the first on. */
  readonly read: (after: N | null, most: number) => Promise<readonly N[]>;
}

/** As much is read through for what may not be told, times `most`. */
const PAGES = 10;

/**
 * The first `most` that may be told, and whether there are more of those: what may not be told takes nobody's place. The rest of
 * somebody who has thousands of notices that may not be told waits until some of them are gone.
 */
export async function readFirstTold<N extends StoredNotice>(
  db: Knex,
  { now, waiting = null }: Asked,
  { most, read }: Listing<N>,
): Promise<{ readonly fortalte: readonly Fortalt<N>[]; readonly flere: boolean }> {
  const gate = gateOf(await readStaleMask(db, now, waiting), now);
  const fortalte: Fortalt<N>[] = [];
  let after: N | null = null;
  for (let page = 0; page < PAGES && fortalte.length <= most; page += 1) {
    const rows: readonly N[] = await read(after, most + 1);
    fortalte.push(...(await toldOf(db, rows, gate)));
    after = rows.at(-1) ?? null;
    if (rows.length <= most) break;
  }
  return { fortalte: fortalte.slice(0, most), flere: fortalte.length > most };
}

async function toldOf<N extends StoredNotice>(
  db: Knex,
  notices: readonly N[],
  gate: Gate,
): Promise<Fortalt<N>[]> {
  const sakIds = [...new Set(notices.map(({ sakId }) => sakId))];
  const shown = await readShownSaker(db, null, sakIds);
  const saker = new Map(shown.map(({ sak }) => [sak.sakId, sak]));
  return notices.flatMap((notice) => told(notice, saker.get(notice.sakId), gate));
}

/** Which cases the index is behind on, at `now`. */
interface Gate {
  readonly now: Date;
  readonly isGone: (sakId: string) => boolean;
  readonly hasLostText: (sakId: string) => boolean;
  readonly mayHideNames: (sakId: string) => boolean;
}

export function gateOf(
  { saker, tekst, parter, dokumenttekst }: Omit<StaleIds, 'tiltaler' | 'avgjoerelser'>,
  now: Date,
): Gate {
  const [gone, lost, parties, texts] = [saker, tekst, parter, dokumenttekst].map(among);
  return {
    now,
    isGone: gone!,
    hasLostText: lost!,
    mayHideNames: (sakId) => parties!(sakId) || texts!(sakId),
  };
}

function among(ids: readonly string[] | 'all'): (sakId: string) => boolean {
  if (ids === 'all') return () => true;
  const named = new Set(ids);
  return (sakId) => named.has(sakId);
}

/** Nothing of a case that does not exist or is hidden: `sak` is undefined. */
export function told<N extends StoredNotice>(
  notice: N,
  sak: Sak | undefined,
  gate: Gate,
): Fortalt<N>[] {
  if (!sak || gate.isGone(sak.sakId)) return [];
  const moeter = sakWithoutNames(sak).rettsmoeter;
  const fortalt = { notice, sak: sakFortalt(sak, gate.now), moeter };
  if (notice.lagretSoekId !== null)
    return isStillFound(notice, sak, gate) ? [{ ...fortalt, endring: null }] : [];
  const endringer = presentEndringer(sak, notice.endring ? [notice.endring] : [], gate.now);
  return endringer.map((endring) => ({ ...fortalt, endring: endringFortalt(endring) }));
}

/** The case as it is told of at `now`. What is told goes further, and stays. */
export function sakFortalt(sak: Sak, now: Date): SakFortalt {
  const shown = sakWithoutNames(sak);
  const { sakId, saksnummer, domstolNavn, erHentetFraSakApi } = shown;
  const sakstype = sakstypeVist(shown);
  const begrensninger = alleBegrensninger(sak, now);
  return { sakId, saksnummer, domstolNavn, sakstype, erHentetFraSakApi, begrensninger };
}

/** As far as is known before the index has caught up: a search must not tell what the words were that are gone. */
function isStillFound(notice: StoredNotice, sak: Sak, gate: Gate): boolean {
  const { now, hasLostText, mayHideNames } = gate;
  if (hasLostText(sak.sakId)) return false;
  if (!notice.vedNavn) return true;
  return (
    !mayHideNames(sak.sakId) &&
    areNamesShown(sak, now) &&
    !hasFileExpired(sak, notice.tidspunkt, now)
  );
}

/** It may have been found by the text of that file, which is not searched any more. */
const hasFileExpired = (sak: Sak, since: Date, now: Date) =>
  sak.dokumenter
    .map((dokument) => dokumentHiddenFrom(dokument, sak))
    .some((expired) => since < expired && expired <= now);

/** Titles may say names for as long as they are shown; what is told goes further, and stays. */
export function endringFortalt(endring: EndringVist): EndringFortalt {
  if (!erAv(endring, ...BARE_AT)) return endring;
  return { slag: endring.slag, tidspunkt: endring.tidspunkt };
}
