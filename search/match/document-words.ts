import type { SakDocument } from '#search/sak-document.ts';
import { DOCUMENT_TEXT, SEARCH_FIELDS, type SearchField, type Term } from '#search/query.ts';
import type { IndexedText } from '#search/text/tokenize.ts';

/** Some of the fields, a bit each. */
export type Fields = number;

const BIT = Object.fromEntries(SEARCH_FIELDS.map((field, at) => [field, 1 << at])) as Readonly<
  Record<SearchField, Fields>
>;
export const ALL_FIELDS: Fields = (1 << SEARCH_FIELDS.length) - 1;
/** What is there only while the names are shown (search/port.ts, `Gate`). */
export const BY_NAME: Fields = BIT.parter | BIT[DOCUMENT_TEXT];
export const OPEN_FIELDS: Fields = ALL_FIELDS & ~BY_NAME;

export function fieldsOf(fields: readonly SearchField[]): Fields {
  return fields.reduce((sum, field) => sum | BIT[field], 0);
}

/** What of a case is searched by words. */
type Searched = Pick<SakDocument, 'tekst' | 'parterSkjulesFra' | 'tiltaler' | 'avgjoerelser'>;

/** The words of one case as they may be searched at a time, and in which fields each of them stands. */
export class DocumentWords {
  readonly words = new Map<string, Fields>();
  readonly stems = new Map<string, Fields>();
  /** The marked parts of the case number. */
  readonly ofSaksnummer: readonly string[];
  private readonly texts: readonly (readonly [Fields, readonly IndexedText[]])[];
  private readonly begun = new Map<string, Fields>();

  constructor(document: Searched, now: Date) {
    this.ofSaksnummer = document.tekst.saksnummer.stems;
    this.texts = SEARCH_FIELDS.map((field) => [BIT[field], textsOf(document, field, now)]);
    for (const [bit, texts] of this.texts)
      for (const { segments, stems } of texts) {
        for (const segment of segments)
          for (const word of segment.split(' ')) add(this.words, word, bit);
        for (const stem of stems) add(this.stems, stem, bit);
      }
  }

  /** Whether the term is found in these fields together (search/query.ts, `Term`). */
  has(term: Term, fields: Fields): boolean {
    switch (term.kind) {
      case 'word':
        return (
          isIn(this.words.get(term.token), fields) ||
          term.stems.some((stem) => isIn(this.stems.get(stem), fields))
        );
      case 'prefix':
        return isIn(this.beginningWith(term.token), fields);
      case 'phrase':
        return (
          this.inOrder('segments', term.tokens, fields) ||
          (term.lemmas !== null && this.inOrder('lemmas', term.lemmas, fields))
        );
      case 'saksnummer':
        return isIn(BIT.saksnummer, fields) && this.isSaksnummer(term);
      case 'all':
        return term.terms.every((part) => this.has(part, fields));
    }
  }

  private beginningWith(prefix: string): Fields {
    let found = this.begun.get(prefix);
    if (found === undefined) {
      found = 0;
      for (const [word, fields] of this.words) if (word.startsWith(prefix)) found |= fields;
      this.begun.set(prefix, found);
    }
    return found;
  }

  private isSaksnummer({ all, prefix }: Extract<Term, { kind: 'saksnummer' }>): boolean {
    return (
      all.every((part) => this.ofSaksnummer.includes(part)) &&
      (prefix === null || this.ofSaksnummer.some((part) => part.startsWith(prefix)))
    );
  }

  /** These words, or lemmas, next to each other in one segment of one of the fields. */
  private inOrder(of: 'segments' | 'lemmas', sought: readonly string[], fields: Fields): boolean {
    let possible = fields;
    if (of === 'segments') for (const word of sought) possible &= this.words.get(word) ?? 0;
    if (possible === 0) return false;
    const phrase = ` ${sought.join(' ')} `;
    return this.texts.some(
      ([bit, texts]) =>
        isIn(bit, possible) &&
        texts.some((text) => text[of].some((segment) => ` ${segment} `.includes(phrase))),
    );
  }
}

function isIn(found: Fields | undefined, fields: Fields): boolean {
  return found !== undefined && (found & fields) !== 0;
}

function add(to: Map<string, Fields>, word: string, bit: Fields): void {
  to.set(word, (to.get(word) ?? 0) | bit);
}

function textsOf(document: Searched, field: SearchField, now: Date): readonly IndexedText[] {
  if (field === DOCUMENT_TEXT)
    return [...document.tiltaler, ...document.avgjoerelser]
      .filter(({ tekstSkjulesFra }) => isAhead(tekstSkjulesFra, now))
      .map(({ tekst }) => tekst);
  const isHidden = field === 'parter' && !isAhead(document.parterSkjulesFra, now);
  return isHidden ? [] : [document.tekst[field]];
}

export function isAhead(instant: string | null, now: Date): boolean {
  return instant !== null && Date.parse(instant) > now.getTime();
}
