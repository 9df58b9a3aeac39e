import { hearingHas } from '#search/hearings.ts';
import { TEXT_FACETS } from '#search/lost-text.ts';
import { type Clause, type Facet, rangeInstants, type SearchQuery } from '#search/query.ts';
import type { IndexedFile, SakDocument } from '#search/sak-document.ts';
import {
  ALL_FIELDS,
  BY_NAME,
  type DocumentWords,
  type Fields,
  fieldsOf,
  isAhead,
} from './document-words.ts';

/** A clause with the fields in which it is looked for. */
export interface SoughtClause extends Clause {
  readonly fields: Fields;
}

/** What a search asks of a case, ready to be compared with many. */
export interface Sought {
  readonly query: SearchQuery;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly clauses: readonly SoughtClause[];
  /** Asked of one hearing. */
  readonly ofHearing: readonly Clause[];
  /** Whether values are chosen, or something is asked of a hearing. */
  readonly hasChoices: boolean;
  /** Leaves cases out for a word: that it finds one says which words are not there. */
  readonly denies: boolean;
  /** The same for names, or what stands in a file. */
  readonly deniesNames: boolean;
}

/** With `same`, equal clauses of many searches are one. */
export function soughtBy(
  query: SearchQuery,
  same: (clause: SoughtClause) => SoughtClause = (clause) => clause,
): Sought {
  const range = rangeInstants(query);
  const ofHearing = query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses);
  const clauses = [
    ...query.free.map((clause) => ({ ...clause, fields: ALL_FIELDS })),
    ...query.fields
      .filter(({ field }) => field !== 'rettsmoetetype')
      .flatMap(({ field, clauses: of }) =>
        of.map((clause) => ({ ...clause, fields: fieldsOf([field]) })),
      ),
  ];
  return {
    query,
    from: range?.from.getTime() ?? Infinity,
    to: range?.to.getTime() ?? -Infinity,
    clauses: clauses.map(same),
    ofHearing,
    hasChoices:
      ofHearing.length > 0 || Object.values(query.facets).some(({ length }) => length > 0),
    denies: clauses.some(({ negated }) => negated),
    deniesNames: clauses.some(({ negated, fields }) => negated && (fields & BY_NAME) !== 0),
  };
}

/** Which clauses hold of one case. Many searches ask the same, so each clause is judged once. */
export class Judged {
  private readonly words: DocumentWords;
  private readonly within: Fields;
  private readonly known = new Map<SoughtClause, boolean>();

  /** In these fields at most. */
  constructor(words: DocumentWords, within: Fields) {
    this.words = words;
    this.within = within;
  }

  allHold({ clauses }: Sought): boolean {
    return clauses.every((clause) => {
      const known = this.known.get(clause);
      if (known !== undefined) return known;
      const holds = this.holds(clause);
      this.known.set(clause, holds);
      return holds;
    });
  }

  private holds({ anyOf, negated, fields }: SoughtClause): boolean {
    return anyOf.some((term) => this.words.has(term, fields & this.within)) !== negated;
  }
}

/** What else a search asks about, of one case at a time. */
export class CaseFacts {
  readonly document: SakDocument;
  private readonly seen: number;
  private readonly moeter: readonly Moete[];
  private readonly tiltaler: readonly IndexedFile[];
  private readonly avgjoerelser: readonly IndexedFile[];

  constructor(document: SakDocument, now: Date) {
    const isAvailable = ({ skjulesFra }: IndexedFile) => isAhead(skjulesFra, now);
    this.document = document;
    this.seen = Date.parse(document.foerstSett);
    this.tiltaler = document.tiltaler.filter(isAvailable);
    this.avgjoerelser = document.avgjoerelser.filter(isAvailable);
    this.moeter = document.rettsmoeter.map((moete) => ({
      ...moete,
      from: Date.parse(moete.start),
      to: Date.parse(moete.slutt),
    }));
  }

  /** Whether everything but the words holds. What is cheap, and most searches fail by, comes first. */
  isAskedFor(sought: Sought): boolean {
    const { domstolId, seenAfter, kategori } = sought.query;
    if (domstolId !== null && domstolId !== this.document.domstolId) return false;
    if (seenAfter !== null && this.seen <= seenAfter.getTime()) return false;
    if (!this.isInCategory(sought)) return false;
    if (!sought.hasChoices) return true;
    const counting =
      kategori === 'avgjorelser'
        ? this.moeter
        : this.moeter.filter((moete) => overlaps(moete, sought));
    return hearingIsAskedFor(counting, sought) && this.hasChosen(sought.query);
  }

  /** Whether what else a court may take back holds, whenever it is. */
  isStillAskedFor(sought: Sought): boolean {
    return hearingIsAskedFor(this.moeter, sought) && this.hasChosen(sought.query, OF_TEXTS);
  }

  private isInCategory(sought: Sought): boolean {
    const { query } = sought;
    switch (query.kategori) {
      case 'berammede':
        return this.overlaps(sought) || isInRange(this.document.berammetDag, query);
      case 'avgjorelser':
        return this.avgjoerelser.some(({ avgivelsesdato }) => isInRange(avgivelsesdato, query));
      case 'tiltaler':
        return this.moeter.length === 0
          ? this.tiltaler.some(({ publiseringsdato }) => isInRange(publiseringsdato, query))
          : this.tiltaler.length > 0 && this.overlaps(sought);
    }
  }

  private overlaps(sought: Sought): boolean {
    return this.moeter.some((moete) => overlaps(moete, sought));
  }

  private hasChosen({ facets }: SearchQuery, of = CHOSEN): boolean {
    return of.every(([facet, valuesOf]) => {
      const chosen = facets[facet] ?? [];
      return chosen.length === 0 || valuesOf(this.document).some((value) => isOneOf(value, chosen));
    });
  }
}

interface Moete {
  readonly from: number;
  readonly to: number;
  readonly type: SakDocument['rettsmoeter'][number]['type'];
  readonly typeNavn: string | null;
}

/** One of the hearings has the chosen type and the words that are asked of it; true when nothing is asked of hearings. */
function hearingIsAskedFor(
  moeter: readonly Moete[],
  { query: { facets }, ofHearing: clauses }: Sought,
): boolean {
  const chosen = facets.rettsmoetetype ?? [];
  if (chosen.length === 0 && clauses.length === 0) return true;
  return moeter.some(
    ({ type, typeNavn }) =>
      (chosen.length === 0 || isOneOf(typeNavn, chosen)) &&
      clauses.every((clause) => hearingHas(clause, type)),
  );
}

function overlaps(moete: Moete, { from, to }: Sought): boolean {
  return moete.from < to && moete.to > from;
}

function isInRange(day: string | null, { fraDato, tilDato }: SearchQuery): boolean {
  return day !== null && day >= fraDato && day <= tilDato;
}

function isOneOf(value: string | null, chosen: readonly string[]): boolean {
  return value !== null && chosen.includes(value);
}

type ValuesOf = (document: SakDocument) => readonly (string | null)[];
/** The values of a case in each facet but the type of its hearings. */
export const CHOSEN: readonly (readonly [Exclude<Facet, 'rettsmoetetype'>, ValuesOf])[] = [
  ['domstol', ({ domstolId }) => [domstolId]],
  ['sakstype', ({ sakstypeNavn }) => [sakstypeNavn]],
  ['kode', ({ kode }) => [kode]],
  ['begrensning', ({ begrensninger }) => begrensninger],
];

/** Those that are texts, or what a court may take back like a text. */
const OF_TEXTS = CHOSEN.filter(([facet]) => TEXT_FACETS.includes(facet));
