import type { Knex } from 'knex';
import { readSoek } from '#db/lagret-soek/telling.ts';
import {
  addEndringerOfFavoritter,
  addTreff,
  holdTreff,
  noteByName,
  type NewTreff,
  readNamesRemoved,
  readTreff,
  removeTreff,
  type StoredTreff,
} from '#db/notice/write.ts';
import { NOTICE_DAYS } from '#domain/notices.ts';
import type { Sak } from '#domain/sak.ts';
import { addOsloDays } from '#domain/time.ts';
import { areNamesShown, isDokumentAvailable } from '#domain/visibility.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { SearchedCase, type Way } from '#search/match/matcher.ts';
import type { Sought } from '#search/match/sought.ts';
import type { Faults } from './faults.ts';
import { createSearches, soughtByStored, type Searches } from './searches.ts';

/** Tells people of what a follower writes; it knows the saved searches from one batch to the next. */
export interface Notices {
  /** Begins a batch, in the transaction that will remove its rows. */
  readonly begin: (trx: Knex.Transaction, now: Date) => Promise<Telling>;
  /** Saved searches that are compared with each case. */
  readonly searches: () => number;
  /** What went wrong with single ones since it was last asked for. */
  readonly faults: Faults['take'];
}

/** A part of a batch: the cases, and their documents as they are written. */
interface Part {
  readonly saker: readonly Sak[];
  readonly documents: readonly SakDocument[];
}

interface Told {
  /** Rows that were written. */
  readonly written: number;
}

/** What is told of one batch. */
interface Telling {
  /** Notes what is to be told of a part, while its texts are in memory. */
  readonly look: (part: Part) => Promise<void>;
  /** Writes it, of the cases that are finished. */
  readonly write: (isDone: (sakId: string) => boolean) => Promise<Told>;
}

export function createNotices(): Notices {
  const searches = createSearches();
  return {
    begin: async (trx, now) => {
      await searches.keepUp(trx, now);
      return tellingOf(trx, searches, now);
    },
    searches: searches.size,
    faults: searches.faults.take,
  };
}

/** Of what is older, nobody is told: an outage may last so long, and what is listed is not older. */
const sinceWhen = (now: Date) => addOsloDays(now, -NOTICE_DAYS);

function tellingOf(trx: Knex.Transaction, searches: Searches, now: Date): Telling {
  const since = sinceWhen(now);
  const sakIds: string[] = [];
  const treff: NewTreff[] = [];
  const changes: Change[] = [];
  return {
    look: async ({ saker, documents }) => {
      sakIds.push(...documents.map(({ sakId }) => sakId));
      const known = await knownTreff(trx, documents, since);
      if (known.size === 0 && searches.size() === 0) return;
      const cases = new Map(saker.map((sak) => [sak.sakId, sak]));
      const namesOf = await namesAt(trx, saker, now);
      const stored = await soughtOf(trx, searches, [...known.values()].flat(), now);
      for (const document of documents) {
        const { sakId } = document;
        const told = known.get(sakId) ?? [];
        const sak = cases.get(sakId);
        if (!sak) continue;
        const searched = new SearchedCase(document, now);
        const names = namesOf(sak);
        const at = lastChange(sak);
        const state = { names, hasLostFile: hasLostFile(sak, now), changed: at };
        const news = told.flatMap((one) => {
          try {
            return changeOf(one, searched, { ...state, sought: stored(one.lagretSoekId) });
          } catch (error) {
            searches.faults.note(one.lagretSoekId, error);
            return [goneOf(one)];
          }
        });
        changes.push(...news);
        if (at <= since) continue;
        const isGone = new Set(news.filter(({ vedNavn }) => vedNavn === null).map(({ id }) => id));
        const isTold = new Set(
          told.filter(({ id }) => !isGone.has(id)).map(({ lagretSoekId }) => lagretSoekId),
        );
        for (const { id, byName, innhold } of searches.find(searched, at)) {
          const vedNavn = byNameOf({ byName }, searches.soughtBy(id)!, state);
          if (!isTold.has(id) && vedNavn !== null)
            treff.push({ lagretSoekId: id, sakId, vedNavn, innhold });
        }
      }
    },
    write: async (isDone) => {
      const done = ({ sakId }: { readonly sakId: string }) => isDone(sakId);
      await applyChanges(trx, changes.filter(done));
      const period = { now, since };
      const found = treff.filter(done);
      const ofCases = sakIds.filter(isDone);
      const hits = found.length > 0 ? await addTreff(trx, found, period) : 0;
      const changed = ofCases.length > 0 ? await addEndringerOfFavoritter(trx, ofCases, period) : 0;
      return { written: hits + changed };
    },
  };
}

const lastChange = ({ foerstSett, endret }: Sak): Date =>
  endret && endret > foerstSett ? endret : foerstSett;

async function knownTreff(
  trx: Knex.Transaction,
  documents: readonly SakDocument[],
  since: Date,
): Promise<Map<string, StoredTreff[]>> {
  const byCase = new Map<string, StoredTreff[]>();
  if (documents.length === 0) return byCase;
  const sakIds = documents.map(({ sakId }) => sakId);
  for (const one of await readTreff(trx, sakIds, since)) {
    const some = byCase.get(one.sakId);
    if (some) some.push(one);
    else byCase.set(one.sakId, [one]);
  }
  return byCase;
}

/** What the searches of these hits ask for; null: the search is gone, or nobody knows. */
async function soughtOf(
  trx: Knex.Transaction,
  searches: Searches,
  told: readonly StoredTreff[],
  now: Date,
): Promise<(id: number) => Sought | null> {
  const unknown = new Set(told.map(({ lagretSoekId }) => lagretSoekId));
  for (const id of unknown) if (searches.soughtBy(id)) unknown.delete(id);
  const stored = new Map<number, Sought>();
  if (unknown.size > 0)
    for (const [id, soek] of await readSoek(trx, [...unknown]))
      try {
        stored.set(id, soughtByStored(soek, now));
      } catch (error) {
        searches.faults.note(id, error);
      }
  return (id) => searches.soughtBy(id) ?? stored.get(id) ?? null;
}

/** What becomes of a hit that is told of. */
interface Change extends Pick<StoredTreff, 'id' | 'sakId' | 'lagretSoekId'> {
  /** null: the texts of the search don't find the case any more. */
  readonly vedNavn: boolean | null;
}

/** Also of a search that fails: a line that stays would say that the case still has the words. */
const goneOf = ({ id, sakId, lagretSoekId }: StoredTreff): Change => ({
  ...{ id, sakId, lagretSoekId, vedNavn: null },
});

function changeOf(
  told: StoredTreff,
  searched: SearchedCase,
  { sought, ...state }: State & { readonly sought: Sought | null },
): Change[] {
  const { vedNavn, tidspunkt } = told;
  const gone = [goneOf(told)];
  const way = sought && searched.foundByTexts(sought);
  if (!way) return gone;
  // Who is told of the case only now would be told by that which words it had before: everybody is told anew, or nobody.
  if (sought.denies && state.changed > tidspunkt) return gone;
  if (sought.deniesNames && state.hasLostFile) return gone;
  const now = byNameOf(way, sought, state);
  // It stays as it was told, and is not shown: that others are told anew would say what the names are.
  if (now === null || now === vedNavn) return [];
  // The court has taken the names away. Whoever was not told before is told now, so everybody is.
  if (sought.deniesNames && vedNavn) return gone;
  return [{ ...goneOf(told), vedNavn: now }];
}

/** What else decides what is told of a case. */
interface State {
  readonly names: Names;
  readonly hasLostFile: boolean;
  /** When the court last changed it. */
  readonly changed: Date;
}

/** Of a file that has expired, or is hidden, nobody knows which words it had. */
const hasLostFile = (sak: Sak, now: Date) =>
  sak.dokumenter.some((dokument) => !isDokumentAvailable(dokument, sak, now));

/** Whether the names are shown, are hidden now, or there are none. */
type Names = 'shown' | 'hidden' | 'none';

async function namesAt(
  trx: Knex.Transaction,
  saker: readonly Sak[],
  now: Date,
): Promise<(sak: Sak) => Names> {
  const without = saker.filter(({ parter }) => parter === null).map(({ sakId }) => sakId);
  const removed = await readNamesRemoved(trx, without);
  return (sak) => {
    if (areNamesShown(sak, now)) return 'shown';
    return sak.parter !== null || removed.has(sak.sakId) ? 'hidden' : 'none';
  };
}

/**
 * Whether a hit is by a name; null: nobody may be told of it. A search that leaves names out finds a case that it did not find
 * when the names, or a file, are hidden: telling it then would say what they are.
 */
function byNameOf(
  { byName }: Way,
  { deniesNames }: Sought,
  { names, hasLostFile }: State,
): boolean | null {
  if (!deniesNames) return byName;
  return names === 'hidden' || hasLostFile ? null : byName || names === 'shown';
}

async function applyChanges(trx: Knex.Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await holdTreff(trx, changes);
  const idsOf = (vedNavn: boolean | null) =>
    changes.filter((change) => change.vedNavn === vedNavn).map(({ id }) => id);
  const gone = idsOf(null);
  if (gone.length > 0) await removeTreff(trx, gone);
  for (const vedNavn of [true, false]) {
    const ids = idsOf(vedNavn);
    if (ids.length > 0) await noteByName(trx, ids, vedNavn);
  }
}
