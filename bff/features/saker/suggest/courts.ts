import type { Knex } from 'knex';
import type { Forslag } from '#contract/soekeforslag.ts';
import { listDomstolSoekenavn, type DomstolSoekenavn } from '#db/domstol/domstoler.ts';
import { osloDay } from '#domain/time.ts';
import { fold, tokenize } from '#search/text/tokenize.ts';
import { everyMinute } from '#bff/features/saker/courts/every-minute.ts';
import { NO_TARGET } from './from-cases.ts';
import { begins, type Typed } from './typed.ts';

/** The courts that can be chosen, with every name by which people know them. */
export const readCourts = everyMinute((db: Knex, now: Date) =>
  listDomstolSoekenavn(db, osloDay(now)),
);

/** What may stand between the words and the court: 'drap i Oslo'. */
const BETWEEN = /\s+(?:i|ved|på|fra|hos)$/iu;
/** After other words, fewer letters are rarely a court. */
const MIN_AFTER_WORDS = 3;

/** The courts that somebody is naming; after other words ('drap i osl') the words in such a court. */
export function suggestCourts(courts: readonly DomstolSoekenavn[], typed: Typed): Forslag[] {
  const named = courtsNamed(courts, typed.words);
  if (named.length > 0) return named;
  for (const { index } of typed.text.matchAll(/\s+/g)) {
    const head = typed.text.slice(0, index).replace(BETWEEN, '');
    const tail = typed.text.slice(index).trim();
    const found = tail.length < MIN_AFTER_WORDS ? [] : courtsNamed(courts, tokenize(tail));
    if (found.length > 0)
      return found.map((court) => ({
        ...court,
        tekst: `«${head}» i ${court.tekst}`,
        query: head,
      }));
  }
  return [];
}

/** Those whose own name begins so first; beside a court found by another name stands that name. */
function courtsNamed(courts: readonly DomstolSoekenavn[], words: readonly string[]): Forslag[] {
  if (words.length === 0) return [];
  return courts
    .flatMap(({ id, navn, andreNavn }) => {
      const own = begins({ words }, navn);
      const other = own ? null : andreNavn.find((name) => begins({ words }, name));
      if (!own && other === undefined) return [];
      const rank = fold(navn).startsWith(words[0]!) ? 0 : own ? 1 : 2;
      return [{ ...NO_TARGET, tekst: navn, detalj: other ?? null, domstolid: id, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...forslag }) => forslag);
}
