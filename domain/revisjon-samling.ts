import { setningOf } from './revisjon-setning.ts';
import type { RevisjonHendelse } from './revisjon-setning-ledd.ts';
import { bokmaal } from './texts.ts';
import { osloDay } from './time.ts';

/** Of a row of the log, what decides whether it is one line with others. */
export interface SamletHendelse extends RevisjonHendelse {
  /** The same for all rows of one person. */
  readonly pseudonym: string;
}

/** ms between two events that can be one line. */
const APART = 10 * 60_000;

/** Lists that are read page by page. */
const PAGED: ReadonlySet<string> = new Set([
  ...['soek', 'soeknader_listet', 'brukere_listet', 'revisjon_vist'],
]);

/** What a page of a list has found: another one on each page. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['page', 'sakIds', 'soeknadIder', 'brukerIder']);

/** Looks at one and the same thing. Changes are never one line. */
const LOOKS: ReadonlySet<string> = new Set([
  ...['sak', 'dokument', 'favoritter', 'notater', 'nytt', 'i_dag', 'dagsliste'],
  'lagrede_soek_talt',
  ...[
    'soeknad_vist',
    'bruker_vist',
    'redaksjon_vist',
    'redaksjoner_listet',
    'redaksjonsliste_vist',
    'profil_vist',
    'behov_vist',
    'sak_slaatt_opp',
  ],
  ...['statistikk_vist', 'gjennomgang_vist'],
]);

/**
 * The rows of the log, newest first, as lines: the pages of one search, and looks at one thing within ten minutes of each other, are
 * one line each, at the place of the newest. No row is left out, and each line has its rows newest first.
 */
export function samle<Row extends SamletHendelse>(rader: readonly Row[]): Row[][] {
  const lines: Row[][] = [];
  const open = new Map<string, Row[]>();
  for (const row of rader) {
    const key = keyOf(row);
    const line = key === null ? undefined : open.get(key);
    if (line && goesOn(row, line.at(-1)!)) {
      line.push(row);
      continue;
    }
    const begun = [row];
    lines.push(begun);
    if (key !== null) open.set(key, begun);
  }
  return lines;
}

/** Equal for rows that can be one line; null for those that never are. */
function keyOf({ handling, pseudonym, rolle, sakId, detaljer, harOrd }: SamletHendelse) {
  const asked = PAGED.has(handling) ? withoutPage(detaljer) : detaljer;
  // What was typed is kept apart: only that a page follows another one says that the words are the same.
  if (!PAGED.has(handling) && (harOrd || !LOOKS.has(handling))) return null;
  return JSON.stringify([handling, pseudonym, rolle, sakId, harOrd, asked]);
}

/** Whether `earlier` is a part of the same as `later`, the oldest of its line so far. A first page may be of other words. */
function goesOn(earlier: SamletHendelse, later: SamletHendelse): boolean {
  const between = Date.parse(later.tidspunkt) - Date.parse(earlier.tidspunkt);
  const isNear = between <= APART && dayOf(earlier) === dayOf(later);
  return isNear && (!later.harOrd || pageOf(later) > 1);
}

const t = bokmaal({
  andPages: (what: string, pages: string) => `${what}. Så ${pages}`,
  times: (what: string, count: number) => `${what} ${count} ganger`,
  timesOfList: (what: string, count: number) => `${what}, ${count} ganger`,
  pages: (first: number, last: number) => `side ${first}–${last}`,
  pagesApart: (some: string, last: number) => `side ${some} og ${last}`,
});

/** What a line says: as `setningOf`, and which pages were seen, or how often. */
export function samletSetning(rader: readonly SamletHendelse[]): string {
  const newest = rader[0]!;
  if (rader.length === 1) return setningOf(newest);
  const pages = PAGED.has(newest.handling) ? new Set(rader.map(pageOf)) : null;
  if (pages && pages.size > 1) {
    const detaljer = withoutPage(newest.detaljer, new Set(['page']));
    return t.andPages(setningOf({ ...rader.at(-1)!, detaljer }), pagesText([...pages]));
  }
  const said = setningOf(newest);
  return (said.includes(': ') ? t.timesOfList : t.times)(said, rader.length);
}

/** 'side 1–3', or 'side 1, 3 og 7'. */
function pagesText(seen: readonly number[]): string {
  const pages = seen.toSorted((a, b) => a - b);
  const [first, last] = [pages[0]!, pages.at(-1)!];
  if (last - first === pages.length - 1) return t.pages(first, last);
  return t.pagesApart(pages.slice(0, -1).join(', '), last);
}

type Detaljer = RevisjonHendelse['detaljer'];

function withoutPage(detaljer: Detaljer, fields = OF_A_PAGE): Detaljer {
  const without = (of: Detaljer) =>
    Object.fromEntries(Object.entries(of).filter(([field]) => !fields.has(field)));
  const { soek } = detaljer;
  const isForm = typeof soek === 'object' && soek !== null;
  return { ...without(detaljer), ...(isForm ? { soek: without(soek as Detaljer) } : {}) };
}

function pageOf({ detaljer }: SamletHendelse): number {
  const { soek } = detaljer;
  const form = typeof soek === 'object' && soek !== null ? (soek as Detaljer) : detaljer;
  return Number(form['page'] ?? 1);
}

const dayOf = ({ tidspunkt }: SamletHendelse) => osloDay(new Date(tidspunkt));
