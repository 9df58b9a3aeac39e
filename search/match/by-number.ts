import { type SearchQuery, TEXT_FIELDS, type TextField } from '#search/query.ts';
import { indexSaksnummer } from '#search/text/saksnummer/saksnummer.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { ALL_FIELDS, DocumentWords } from './document-words.ts';
import { Judged, soughtBy } from './sought.ts';

/** Whether the words of the search find a case with this number, whatever else it says. */
export function isFoundByNumber(query: SearchQuery, saksnummer: string): boolean {
  const nothing: IndexedText = { segments: [], lemmas: [], stems: [] };
  const empty = Object.fromEntries(TEXT_FIELDS.map((field) => [field, nothing]));
  const words = new DocumentWords(
    {
      tekst: {
        ...(empty as Record<TextField, IndexedText>),
        saksnummer: indexSaksnummer(saksnummer),
      },
      parterSkjulesFra: null,
      tiltaler: [],
      avgjoerelser: [],
    },
    new Date(0),
  );
  const sought = soughtBy(query);
  return (
    new Judged(words, ALL_FIELDS).allHold(sought) &&
    sought.ofHearing.every(({ negated }) => negated)
  );
}
