import { type SearchParams, readSearchParams } from '#contract/search.ts';
import type { Forslag, ForslagGruppe, Soekeforslag } from '#contract/soekeforslag.ts';
import { dayText } from '#domain/time.ts';
import type { RecentSearch } from '#web/api/recent-searches.ts';
import { sakHref } from '#web/sak/sak-address.ts';
import type { Choice } from './choice.ts';

/** A suggestion in the list. The key says what it is, so that an active one is never another when the list changes. */
export interface Option {
  readonly key: string;
  readonly tekst: string;
  readonly detalj: string | null;
  readonly choice: Choice;
}
export interface Group {
  readonly gruppe: ForslagGruppe | 'siste';
  readonly options: readonly Option[];
}

interface Known {
  readonly typed: string;
  readonly recent: readonly RecentSearch[];
  /** On a phone there is room for fewer. */
  readonly isNarrow: boolean;
  readonly courtName: (id: string) => string | undefined;
}

/** What the server suggests, and the earlier searches of this browser, in the order of the list. */
export function groupsOf(data: Soekeforslag | undefined, known: Known): Group[] {
  const suggested = (data?.grupper ?? []).map(({ gruppe, forslag }) => ({
    gruppe,
    options: forslag.map((one) => optionOf(gruppe, one)),
  }));
  const made = { gruppe: 'siste' as const, options: recentOptions(known) };
  return [...suggested, made]
    .map((group) => ({ ...group, options: group.options.slice(0, roomFor(group.gruppe, known)) }))
    .filter(({ options }) => options.length > 0);
}

const roomFor = (gruppe: Group['gruppe'], { isNarrow }: Known) =>
  isNarrow && gruppe !== 'lov' ? 1 : 2;

function optionOf(gruppe: ForslagGruppe, one: Forslag): Option {
  const { tekst, detalj, query, sakId, domstolid, dag } = one;
  return {
    key: JSON.stringify([gruppe, tekst, query, sakId, domstolid, dag]),
    tekst,
    detalj,
    choice:
      sakId === null
        ? { query: query ?? tekst, domstolid, dag }
        : { address: sakHref({ sakId, saksnummer: '', erHentetFraSakApi: false }) },
  };
}

/** The earlier searches with the typed words in them; not the very same words. */
function recentOptions({ recent, typed, courtName }: Known): Option[] {
  const part = typed.toLowerCase();
  return recent
    .filter(({ query }) => query.toLowerCase().includes(part) && query !== typed)
    .map(({ query, address }) => ({
      key: JSON.stringify(['siste', query]),
      tekst: query,
      detalj: whereAndWhen(readSearchParams(new URLSearchParams(address)), courtName),
      choice: { address },
    }));
}

/** The court and the days of an earlier search, as far as its address names them. */
function whereAndWhen(
  { domstolid, fraDato, tilDato }: SearchParams,
  courtName: Known['courtName'],
): string | null {
  const court = domstolid === undefined ? undefined : courtName(domstolid);
  const days = fraDato && tilDato ? `${dayText(fraDato)}–${dayText(tilDato)}` : undefined;
  return [court, days].filter(Boolean).join(', ') || null;
}
