import { httpErrors } from '#bff/http/errors.ts';
import type { Deps } from '#bff/deps.ts';
import { courtsNow } from '#bff/features/saker/courts/courts-now.ts';
import { readTypedQuery } from '#bff/features/saker/search/numbered.ts';
import type { Kilde } from '#db/abonnement/abonnementer.ts';
import { readBesideHearings } from '#db/endring/spor.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { findLagretSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { readRestrictedLast } from '#db/tilbaketrekking/begrensninger.ts';
import {
  abonnementMessages,
  type AbonnementSlag,
  MAX_ATOM_SAKER,
  MAX_KALENDER_SAKER,
} from '#domain/abonnement.ts';
import type { Sak } from '#domain/sak.ts';
import { texts } from '#domain/texts.ts';
import type { SearchQuery } from '#search/query.ts';
import { fromStored } from '#search/saved-search.ts';
import { type AtomEntry, atomOf } from './atom.ts';
import { readBortfalte } from './bortfalt.ts';
import { icsOf } from './ics.ts';
import { entryOf, eventsOf } from './present-kalender.ts';

const t = texts({
  favourites: {
    nb: 'Domstolenes pressetjeneste: favoritter',
    nn: 'Pressetenesta til domstolane: favorittar',
  },
  savedSearch: {
    nb: 'Domstolenes pressetjeneste: lagret søk',
    nn: 'Pressetenesta til domstolane: lagra søk',
  },
  rules: {
    nb: 'Uten navn på parter. Åpne saken i tjenesten for å se mer.',
    nn: 'Utan namn på partar. Opne saka i tenesta for å sjå meir.',
  },
  onlySome: {
    nb: (most: number, total: number) => `Bare ${most} av ${total} saker er med.`,
    nn: (most: number, total: number) => `Berre ${most} av ${total} saker er med.`,
  },
});

interface Innhold {
  readonly text: string;
  /** The cases that it tells of. */
  readonly sakIds: readonly string[];
}

type From = Pick<Deps, 'db' | 'search'> & { readonly config: Pick<Deps['config'], 'PUBLIC_URL'> };

/** The calendar of the favourites or of a saved search, as it may be shown at `now`. Throws 404 when the person has no such search. */
export async function kalenderOf(deps: From, kilde: Kilde, now: Date): Promise<Innhold> {
  const { saker, note } = await sakerOf(deps, kilde, { now, slag: 'kalender' });
  const { sakIds, events } = await eventsIn(deps, saker, now);
  return { text: icsOf({ name: titleOf(kilde), description: note, events }), sakIds };
}

/** The hearings to come of one case; null when it may not be shown. */
export async function kalenderOfSak(deps: From, sakId: string, now: Date): Promise<Innhold | null> {
  const [sak] = await shown(deps, [sakId]);
  if (!sak) return null;
  const { sakIds, events } = await eventsIn(deps, [sak], now);
  const toCome = events.filter(({ end, status }) => end > now && status !== 'CANCELLED');
  const name = `${sak.saksnummer}, ${sak.domstolNavn}`;
  return { text: icsOf({ name, description: t.rules, events: toCome }), sakIds };
}

async function eventsIn(deps: From, saker: readonly Sak[], now: Date) {
  const sakIds = saker.map(({ sakId }) => sakId);
  const [beside, restricted] = await Promise.all([
    readBesideHearings(deps.db, sakIds),
    readRestrictedLast(deps.db, sakIds),
  ]);
  const view = { now, publicUrl: deps.config.PUBLIC_URL };
  const events = saker
    .flatMap((sak) => {
      const begrenset = restricted.get(sak.sakId) ?? null;
      return eventsOf(sak, { ...beside(sak.sakId), begrenset }, view);
    })
    // The same calendar is the same text, in whatever order the cases are found.
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.uid < b.uid ? -1 : 1));
  return { sakIds, events };
}

interface Feed {
  readonly id: number;
  readonly opprettet: Date;
}

/** The same cases as news, the last changed first. */
export async function atomFeedOf(
  deps: From,
  { id, opprettet, ...kilde }: Kilde & Feed,
  now: Date,
): Promise<Innhold> {
  const { saker, note } = await sakerOf(deps, kilde, { now, slag: 'atom' });
  const { PUBLIC_URL: publicUrl } = deps.config;
  const view = { now, publicUrl };
  const restricted = await readRestrictedLast(
    deps.db,
    saker.map(({ sakId }) => sakId),
  );
  const entries = saker
    .map((sak) => {
      const begrenset = restricted.get(sak.sakId) ?? null;
      return { sakId: sak.sakId, ...entryOf(sak, { begrenset }, view) };
    })
    .sort((a, b) => b.updated.getTime() - a.updated.getTime() || (a.sakId < b.sakId ? -1 : 1))
    .slice(0, MAX_ATOM_SAKER);
  const page = kilde.lagretSoekId === null ? '/favoritter' : '/lagrede-sok';
  const text = atomOf({
    id: `tag:${new URL(publicUrl).hostname},2026:abonnement:${id}`,
    title: titleOf(kilde),
    subtitle: note,
    url: publicUrl + page,
    updated: newest(entries) ?? opprettet,
    entries,
  });
  return { text, sakIds: entries.map(({ sakId }) => sakId) };
}

const newest = ([first]: readonly AtomEntry[]) => first?.updated;

/** Not what its owner calls it, nor what is searched for: others may see the calendar. */
const titleOf = ({ lagretSoekId }: Kilde) => (lagretSoekId === null ? t.favourites : t.savedSearch);

interface Wanted {
  readonly now: Date;
  readonly slag: AbonnementSlag;
}
interface Saker {
  readonly saker: readonly Sak[];
  /** What is said of the whole. */
  readonly note: string;
}

const MOST = MAX_KALENDER_SAKER;

async function sakerOf(deps: From, kilde: Kilde, wanted: Wanted): Promise<Saker> {
  const { pressebrukerId, lagretSoekId } = kilde;
  if (lagretSoekId === null) {
    const saker = await shown(deps, await listFavoritter(deps.db, pressebrukerId));
    return { saker: saker.slice(0, MOST), note: noteOf(saker.length) };
  }
  const { sakIds, query, note } = await found(deps, { pressebrukerId, id: lagretSoekId }, wanted);
  const saker = await shown(deps, sakIds);
  if (wanted.slag === 'atom' || !query) return { saker, note };
  const hits = { query, sakIds, now: wanted.now, most: MOST };
  return { saker: [...saker, ...(await readBortfalte(deps.db, hits))], note };
}

const shown = async ({ db }: From, sakIds: readonly string[]) =>
  (await readShownSaker(db, null, sakIds)).map(({ sak }) => sak);

type Owned = Parameters<typeof findLagretSoek>[1];
interface Found {
  readonly sakIds: readonly string[];
  /** null: it can't be run any more. */
  readonly query: SearchQuery | null;
  readonly note: string;
}

/** As the search page finds them, with the days of now. News are the newest: of many, a new case would never be among the first. */
async function found(
  { db, search: { engine } }: From,
  owned: Owned,
  { now, slag }: Wanted,
): Promise<Found> {
  const [stored, isCourt] = await Promise.all([findLagretSoek(db, owned), courtsNow(db, now)]);
  if (!stored) throw httpErrors.notFound();
  const { asked: search, ugyldig } = fromStored(stored, now, isCourt);
  if (ugyldig) return { sakIds: [], query: null, note: abonnementMessages.invalidSoek };
  const gate = { now, stale: await readStaleMask(db, now) };
  const order = slag === 'atom' ? NEWEST_FIRST : {};
  const asked = { ...search, ...order };
  const query = await readTypedQuery(db, asked, gate);
  const { sakIds, totalHits } = await engine.search(query, { page: 1, pageSize: MOST }, gate);
  return { sakIds, query, note: noteOf(totalHits) };
}

const NEWEST_FIRST = { sortField: 'sisteSak', sortAscending: false } as const;

const noteOf = (total: number) =>
  total > MOST ? `${t.rules} ${t.onlySome(MOST, total)}` : t.rules;
