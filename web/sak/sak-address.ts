import { t } from '#web/layout/texts.ts';

export interface SakAddress {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** The address of a case page. A case from a case API is addressed by its number, every other one by its id. */
export function sakHref({ sakId, saksnummer, erHentetFraSakApi }: SakAddress): string {
  return erHentetFraSakApi
    ? `/beramming/saksnummer/${saksnummer.split('/').map(encodeURIComponent).join('/')}`
    : `/beramming/${encodeURIComponent(sakId)}`;
}

/** What the link to a case takes along: the address of the list that it stands in. */
interface FromList {
  readonly liste: string;
}

export function openedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FromList {
  return { liste: pathname + search };
}

export interface BackTarget {
  readonly to: string;
  readonly label: string;
}

/**
 * Where the back link of a case page leads: to the list that the case was opened from. Null for a page that no link of a
 * list has opened (a new tab, an address that was typed, a sign-in in between).
 */
export function backTarget(state: unknown): BackTarget | null {
  const { liste } = (state ?? {}) as Partial<Record<keyof FromList, unknown>>;
  if (typeof liste !== 'string') return null;
  const label = LISTS[liste.split('?')[0]!];
  return label ? { to: liste, label } : null;
}

/** The pages with lists of cases, and what they are called. */
const LISTS: Readonly<Record<string, string>> = {
  '/': t.search,
  '/i-dag': t.today,
  '/dagsliste': t.dagsliste,
  '/favoritter': t.favourites,
  '/nytt': t.news,
  '/notater': t.notes,
};

/** Session storage has the page of hits from which one went on to a case of another page (moved-list.ts). */
export const MOVED = 'flyttetFraSide';
