import type { Domstol } from '#contract/bruker.ts';
import { FELT_NAVN, SAK_FELT, SEARCH_FIELDS } from '#domain/sak-felt.ts';
import { FASETTER, fasettParam, type SearchParams } from '#contract/search.ts';
import { MAX_NAVN } from '#domain/lagrede-soek.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { courtText, periodText } from '#web/features/search/describe.ts';
import { KATEGORI_NAVN } from '#web/features/search/texts.ts';
import { wordsOf } from '#web/sak/search-address.ts';
import { t } from './describe-texts.ts';

/** A search on one line: `«narkotika», berammede saker, Oslo tingrett, neste 30 dager`. */
export function savedText(
  search: SearchParams,
  periode: string | null,
  courts: readonly Domstol[] | undefined,
): string {
  const advanced = search.isAdvancedSearch ? SEARCH_FIELDS : [];
  const parts = [
    quoted(search.query),
    ...advanced.map((field) => {
      const { param } = SAK_FELT[field].search;
      const name =
        field === 'dokumenttekst' ? t.documentText : FELT_NAVN[field].toLocaleLowerCase('nb');
      return search[param] && `${name} ${quoted(search[param])}`;
    }),
    KATEGORI_NAVN[search.soekeKategori].toLocaleLowerCase('nb'),
    courtText(search.domstolid, courts) || (search.domstolid ?? ''),
    periode?.toLocaleLowerCase('nb') ?? periodText(search),
    ...FASETTER.flatMap((fasett) => search[fasettParam(fasett)]),
  ].filter((part) => part !== '');
  const text = parts.join(', ');
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}

/** What a search is called until its owner calls it otherwise: `Narkotika i Oslo`. */
export function savedName(search: SearchParams, courts: readonly Domstol[] | undefined): string {
  const { domstolid, soekeKategori } = search;
  const values = FASETTER.filter((fasett) => fasett !== 'domstol').flatMap(
    (fasett) => search[fasettParam(fasett)],
  );
  const words = wordsOf(search).replaceAll(/["«»]/g, '') || values.join(', ');
  const kind = soekeKategori === 'berammede' ? '' : KATEGORI_NAVN[soekeKategori];
  const what = [words, words ? kind.toLocaleLowerCase('nb') : kind].filter(Boolean).join(', ');
  const court = domstolid === ALL_COURTS ? '' : courtText(domstolid, courts);
  const place = court.replace(/ (?:tingrett|lagmannsrett)$/, '');
  const name = what && place ? t.inPlace(what, place) : what || court || KATEGORI_NAVN.berammede;
  return (name.charAt(0).toLocaleUpperCase('nb') + name.slice(1)).slice(0, MAX_NAVN);
}

function quoted(text: string): string {
  const words = text.trim();
  return words === '' || /^["«].*["»]$/.test(words) ? words : `«${words}»`;
}
