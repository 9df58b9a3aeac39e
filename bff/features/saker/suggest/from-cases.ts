import type { Saksdetaljer } from '#contract/sak.ts';
import type { Forslag } from '#contract/soekeforslag.ts';
import { linesOf, PAGE_TEXTS } from '#domain/sak-texts.ts';
import { begins, type Typed } from './typed.ts';

/** A case as it is presented to the reader, and the court that it is in. */
export interface ShownSak extends Omit<Saksdetaljer, 'endringer' | 'harEldreEndringer'> {
  readonly domstolId: string;
}

export const NO_TARGET = {
  ...{ detalj: null, query: null },
  ...{ sakId: null, domstolid: null, dag: null },
} as const;

/**
 * The subjects that most of these cases have first, one case of each before a second one: the newest cases alone would
 * have whatever a court has just sent in. What counts is what may be shown.
 */
export function mostUsualFirst(saker: readonly ShownSak[]): ShownSak[] {
  const bySubject = new Map<string, ShownSak[]>();
  for (const sak of saker) {
    const subject = sak.saksTema?.trim() ?? '';
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), sak]);
  }
  return [...bySubject.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((group) => group.map((sak, turn) => ({ sak, turn })))
    .sort((a, b) => a.turn - b.turn)
    .map(({ sak }) => sak);
}

/** The longest subject beside a case number. */
const MAX_SUBJECT = 120;

export function suggestCases(saker: readonly ShownSak[]): Forslag[] {
  return saker.map(({ sakId, saksnummer, saksTema }) => ({
    ...NO_TARGET,
    tekst: saksnummer,
    detalj: saksTema === null ? null : cut(saksTema),
    sakId,
  }));
}

function cut(subject: string): string {
  const letters = [...subject.trim()];
  if (letters.length <= MAX_SUBJECT) return letters.join('');
  return `${letters
    .slice(0, MAX_SUBJECT)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

/** The typed words in the courts that have such cases, the court with most of them first. */
export function suggestCourtsOfCases(saker: readonly ShownSak[], { text }: Typed): Forslag[] {
  const about = saker.filter(({ saksTema }) => saksTema !== null);
  const courts = new Map(about.map(({ domstolId, domstolNavn }) => [domstolId, domstolNavn]));
  const count = (id: string) => about.filter(({ domstolId }) => domstolId === id).length;
  return [...courts]
    .sort(([a], [b]) => count(b) - count(a))
    .map(([domstolid, navn]) => ({
      ...NO_TARGET,
      tekst: `«${text}» i ${navn}`,
      query: `${text}*`,
      domstolid,
    }));
}

/** Where the names of a group stand in a case as it is presented. */
const NAMES = {
  advokater: (sak: ShownSak) => linesIn(sak, 'advokater'),
  dommere: (sak: ShownSak) => linesIn(sak, 'dommere'),
  // Null while the names are hidden.
  parter: ({ parter }: ShownSak) => linesOf(parter).flatMap((line) => line.split(BETWEEN_PARTIES)),
} as const;
const linesIn = (sak: ShownSak, group: 'advokater' | 'dommere') =>
  PAGE_TEXTS.filter(({ search }) => search.suggest === group).flatMap(({ field }) =>
    linesOf(sak[field]),
  );
const BETWEEN_PARTIES = /\s+mot\s+|\s+og\s+|[,;]/u;
/** `(saksøker)` after a name. */
const ROLE = /\s*\(([^()]*)\)$/;

/** The names in these cases that go on as typed. Choosing one searches for the name as a phrase. */
export function suggestNames(
  saker: readonly ShownSak[],
  group: keyof typeof NAMES,
  typed: Typed,
): Forslag[] {
  return saker
    .flatMap((sak) => NAMES[group](sak))
    .filter((name) => begins(typed, name))
    .map((written) => {
      const tekst = written.replace(ROLE, '').trim();
      const detalj = ROLE.exec(written)?.[1] ?? null;
      return { ...NO_TARGET, tekst, detalj, query: `"${tekst.replaceAll('"', ' ')}"` };
    });
}
