import type { Actor, AuditEntry } from '#bff/audit.ts';
import { searchedFor } from '#bff/features/saker/search/search-request.ts';
import { readSearchParams } from '#contract/search.ts';
import type { Random } from '#demo/random.ts';
import { EKSPORT_FORMATER } from '#domain/eksport.ts';
import { ALL_COURTS, defaultRange, type Kategori, KATEGORIER } from '#domain/search-rules.ts';
import { osloDay, startOfOsloDay } from '#domain/time.ts';
import type { DeskCase } from './cases.ts';
import type { Happened } from './desk.ts';

/** What journalists search for: no names. */
const WORDS = [
  ...['tyveri', 'grov vold', 'narkotika', 'ran', 'bedrageri', 'konkurs', 'arv', 'barnevern'],
  ...['drap', 'voldtekt', 'promillekjøring', 'korrupsjon', 'skatt', 'oppsigelse', 'erstatning'],
  ...['"grov kroppsskade"', 'hvitvasking', 'trusler', 'jordskifte', 'mistenkt', 'tvangssalg'],
] as const;
const PAGE = 10;
/** The form before anything is chosen. */
const UNFILLED = readSearchParams(new URLSearchParams());

/** Cases by court, for a quick look. */
export interface Courts {
  readonly all: readonly DeskCase[];
  readonly of: ReadonlyMap<string, readonly DeskCase[]>;
}

export function byCourt(all: readonly DeskCase[]): Courts {
  const of = new Map<string, DeskCase[]>();
  for (const one of all) of.set(one.domstolId, [...(of.get(one.domstolId) ?? []), one]);
  return { all, of };
}

/** Somebody who searches, at some time. */
interface Visit {
  readonly random: Random;
  readonly courts: Courts;
  /** The court that the person prefers, or 'alle'. */
  readonly home: string;
  readonly at: Date;
  /** What the last search has found. */
  readonly found: readonly DeskCase[];
}

/** A visitor's action, and the cases that the page then shows. */
interface Done {
  readonly entry: AuditEntry;
  readonly found: readonly DeskCase[];
}

const ids = (cases: readonly DeskCase[]) => cases.map(({ sakId }) => sakId);

function search(visit: Visit): Done {
  const { random, at, home } = visit;
  const soekeKategori = random.chance(0.7) ? 'berammede' : random.pick(KATEGORIER);
  const domstolid = random.chance(0.6) ? home : courtOf(visit);
  const query = random.chance(0.45) ? random.pick(WORDS) : '';
  const range = defaultRange(soekeKategori, at);
  const all = foundBy(visit, { domstolid, soekeKategori, query, ...range });
  const found = all.slice(0, PAGE);
  const soek = searchedFor({
    ...UNFILLED,
    ...{ soekeKategori, domstolid, query, ...range },
  });
  const detaljer = { soek, antallTreff: all.length, sakIds: ids(found) };
  return { entry: { action: 'soek', detaljer }, found };
}

function courtOf({ random, courts }: Visit): string {
  return random.chance(0.3) || courts.all.length === 0
    ? ALL_COURTS
    : random.pick(courts.all).domstolId;
}

interface Asked {
  readonly domstolid: string;
  readonly soekeKategori: Kategori;
  readonly query: string;
  readonly fraDato: string;
  readonly tilDato: string;
}

/** The court's cases in those days, or any of its cases when none is left from then. */
function foundBy({ random, courts, at }: Visit, asked: Asked): readonly DeskCase[] {
  const { domstolid, soekeKategori, query, fraDato, tilDato } = asked;
  const ofCourt = domstolid === ALL_COURTS ? courts.all : (courts.of.get(domstolid) ?? []);
  const [from, to] = [startOfOsloDay(fraDato), startOfOsloDay(tilDato)];
  const inDays = ({ foerste, siste }: DeskCase) =>
    foerste !== null && siste !== null && foerste < to && siste > from;
  const has = ({ dokumenter }: DeskCase) =>
    soekeKategori === 'berammede' ||
    dokumenter.some(({ filtype }) => (filtype === 'tiltale') === (soekeKategori === 'tiltaler'));
  const known = ofCourt.filter((one) => has(one) && one.foerstSett <= at && inDays(one));
  const some = known.length > 0 ? known : ofCourt.filter(has).slice(0, random.int(0, 25));
  return query ? some.filter(() => random.chance(0.15)) : some;
}

function openCase(visit: Visit): Done | null {
  const { random, found } = visit;
  if (found.length === 0) return null;
  return { entry: { action: 'sak', sakId: random.pick(found).sakId }, found };
}

function openDocument({ random, found }: Visit): Done | null {
  const having = found.filter(({ dokumenter }) => dokumenter.length > 0);
  if (having.length === 0) return null;
  const { sakId, dokumenter } = random.pick(having);
  return { entry: { action: 'dokument', sakId, detaljer: random.pick(dokumenter) }, found };
}

function favourite({ random, found }: Visit): Done | null {
  if (found.length === 0) return null;
  const action = random.chance(0.8) ? 'favoritt_lagt_til' : 'favoritt_slettet';
  return { entry: { action, sakId: random.pick(found).sakId }, found };
}

function favourites({ random, courts }: Visit): Done {
  const some = courts.all.slice(0, 400);
  const found = some.filter(() => random.chance(4 / Math.max(4, some.length)));
  return { entry: { action: 'favoritter', detaljer: { sakIds: ids(found) } }, found };
}

/** A list is of one court. */
function dayList(visit: Visit): Done | null {
  const { random, courts, home, at } = visit;
  if (courts.all.length === 0) return null;
  const domstolid = home === ALL_COURTS ? random.pick(courts.all).domstolId : home;
  const dag = osloDay(at);
  const range = { fraDato: dag, tilDato: dag, soekeKategori: 'berammede', query: '' } as const;
  const found = foundBy(visit, { domstolid, ...range });
  return {
    entry: { action: 'dagsliste', detaljer: { domstolid, dag, sakIds: ids(found) } },
    found,
  };
}

function download(visit: Visit): Done {
  const { entry, found } = search(visit);
  const { soek, sakIds } = entry.detaljer!;
  const format = visit.random.pick(EKSPORT_FORMATER);
  const detaljer = { format, soek, antall: found.length, sakIds };
  return { entry: { action: 'eksport', detaljer }, found };
}

function suggestion({ random, found }: Visit): Done | null {
  if (found.length === 0) return null;
  const detaljer = { q: random.pick(WORDS).slice(0, 4), sakIds: ids(found.slice(0, 2)) };
  return { entry: { action: 'soekeforslag', detaljer }, found };
}

function profile({ found }: Visit): Done {
  return { entry: { action: 'profil_vist' }, found };
}

/** What is done after the first search, and how often. */
const NEXT: readonly (readonly [share: number, act: (visit: Visit) => Done | null])[] = [
  [0.34, search],
  [0.34, openCase],
  [0.12, openDocument],
  [0.04, favourite],
  [0.05, favourites],
  [0.04, dayList],
  [0.02, download],
  [0.03, suggestion],
  [0.02, profile],
];

function act(visit: Visit): Done | null {
  let left = visit.random.next();
  const chosen = NEXT.find(([share]) => (left -= share) < 0);
  return (chosen?.[1] ?? search)(visit);
}

/** One visit of a journalist that begins at `at`: a search, and some minutes of looking. */
export function visitOf(
  start: Omit<Visit, 'found'> & { readonly actor: Actor; readonly now: Date },
): Happened[] {
  const { random, actor, now } = start;
  const happened: Happened[] = [];
  let at = start.at;
  let found: readonly DeskCase[] = [];
  for (let left = random.int(2, 7); left > 0 && at < now; left -= 1) {
    const visit = { ...start, at, found };
    const done = happened.length === 0 ? search(visit) : act(visit);
    if (done) {
      happened.push({ at, actor, entry: done.entry });
      found = done.found;
    }
    at = new Date(at.getTime() + random.int(8, 240) * 1000);
  }
  return happened;
}
