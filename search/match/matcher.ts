import type { SearchQuery } from '#search/query.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { anchorsOf } from './anchors.ts';
import { ALL_FIELDS, DocumentWords, OPEN_FIELDS } from './document-words.ts';
import { AnchorIndex } from './anchor-index.ts';
import { CaseFacts, Judged, type Sought, type SoughtClause, soughtBy } from './sought.ts';

/** How a case is found. */
export interface Way {
  /** Only by a name, or by the text of a file. */
  readonly byName: boolean;
}
/** A search that finds a case. */
export interface Found extends Way {
  readonly id: number;
}

interface Filed {
  readonly id: number;
  readonly sought: Sought;
  /** The last case that it was compared with. */
  turn: number;
  isGone: boolean;
}

/** After so many cases it is known better than before what is rare, and the searches are filed anew. */
const FILED_ANEW_AFTER: ReadonlySet<number> = new Set([200, 2_000, 20_000]);

/** A case as searches find it at a time, with nothing stale. */
export class SearchedCase {
  readonly document: SakDocument;
  readonly words: DocumentWords;
  private readonly facts: CaseFacts;
  private readonly all: Judged;
  private readonly open: Judged;

  constructor(document: SakDocument, now: Date) {
    this.document = document;
    this.words = new DocumentWords(document, now);
    this.facts = new CaseFacts(document, now);
    this.all = new Judged(this.words, ALL_FIELDS);
    this.open = new Judged(this.words, OPEN_FIELDS);
  }

  /** How the search finds it; null: it doesn't. */
  foundBy(sought: Sought): Way | null {
    return this.facts.isAskedFor(sought) ? this.byWords(sought) : null;
  }

  /** How the texts of the search find it, whatever its days, court and category. */
  foundByTexts(sought: Sought): Way | null {
    return this.facts.isStillAskedFor(sought) ? this.byWords(sought) : null;
  }

  private byWords(sought: Sought): Way | null {
    return this.all.allHold(sought) ? { byName: !this.open.allHold(sought) } : null;
  }
}

/**
 * Tells which of many searches find a case: what a search engine does, the other way round. Each search lies at the rarest
 * thing that it asks for, so that a case is compared with few of them. What a search means is said in search/query.ts and
 * search/port.ts; the matcher has to agree with the engines.
 */
export class Matcher {
  private readonly index = new AnchorIndex<Filed>();
  private readonly searches = new Map<number, Filed>();
  private readonly clauses = new Map<string, SoughtClause>();
  private readonly same = (clause: SoughtClause): SoughtClause => {
    const key = JSON.stringify(clause);
    const known = this.clauses.get(key) ?? clause;
    this.clauses.set(key, known);
    return known;
  };
  /** Ask for nothing that a case must have. */
  private unfiled: Filed[] = [];
  private turn = 0;
  private readonly onFault: (id: number, error: unknown) => void;

  /** Is told of a search that fails, which then finds nothing; without, the error ends the comparison. */
  constructor(
    onFault = (_id: number, error: unknown): void => {
      throw error;
    },
  ) {
    this.onFault = onFault;
  }

  get size(): number {
    return this.searches.size;
  }

  /** Adds the search, or replaces it. */
  put(id: number, query: SearchQuery): void {
    this.remove(id);
    const filed: Filed = { id, sought: soughtBy(query, this.same), turn: 0, isGone: false };
    this.searches.set(id, filed);
    this.file(filed);
  }

  remove(id: number): void {
    const filed = this.searches.get(id);
    if (filed) filed.isGone = true;
    this.searches.delete(id);
  }

  /** Removes all of them. */
  clear(): void {
    for (const filed of this.searches.values()) filed.isGone = true;
    this.searches.clear();
    this.clauses.clear();
    this.fileAnew();
  }

  /** What the search asks for. */
  soughtBy(id: number): Sought | null {
    return this.searches.get(id)?.sought ?? null;
  }

  /** The searches that find the case. */
  match(searched: SearchedCase): Found[] {
    this.turn += 1;
    if (FILED_ANEW_AFTER.has(this.turn)) this.fileAnew();
    const found: Found[] = [];
    const compare = (filed: Filed): void => {
      if (filed.turn === this.turn || filed.isGone) return;
      filed.turn = this.turn;
      try {
        const way = searched.foundBy(filed.sought);
        if (way) found.push({ id: filed.id, ...way });
      } catch (error) {
        this.onFault(filed.id, error);
      }
    };
    this.unfiled.forEach(compare);
    this.index.visit(searched.document, searched.words, compare);
    return found;
  }

  private file(filed: Filed): void {
    const keys = anchorsOf(filed.sought, (key) => this.index.shareOf(key));
    if (keys === null) this.unfiled.push(filed);
    else this.index.add(filed, keys);
  }

  private fileAnew(): void {
    this.unfiled = [];
    this.index.clear();
    for (const filed of this.searches.values()) this.file(filed);
  }
}
