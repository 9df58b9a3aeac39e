import type { Domstol } from '#contract/bruker.ts';
import { ADVANCED_FIELDS, FASETTER, fasettParam, type SearchParams } from '#contract/search.ts';
import { courtText, KATEGORI_NAVN, periodText } from '#web/features/search/describe.ts';

const LABELS: Record<(typeof ADVANCED_FIELDS)[number], string> = {
  saksnummer: 'saksnummer',
  domstol: 'domstol',
  sakengjelder: 'saken gjelder',
  sakstype: 'sakstype',
  parter: 'parter',
  advokat: 'advokat',
  bistandsadvokat: 'bistandsadvokat',
  dommer: 'dommer',
  rettsmotetype: 'rettsmøtetype',
  dokumenttekst: 'dokumenttekst',
};

/** A search on one line: `«narkotika», berammede saker, Oslo tingrett, neste 30 dager`. */
export function savedText(
  search: SearchParams,
  periode: string | null,
  courts: readonly Domstol[] | undefined,
): string {
  const advanced = search.isAdvancedSearch ? ADVANCED_FIELDS : [];
  const parts = [
    quoted(search.query),
    ...advanced.map((field) => search[field] && `${LABELS[field]} ${quoted(search[field])}`),
    KATEGORI_NAVN[search.soekeKategori].toLocaleLowerCase('nb'),
    courtText(search.domstolid, courts) || (search.domstolid ?? ''),
    periode?.toLocaleLowerCase('nb') ?? periodText(search),
    ...FASETTER.flatMap((fasett) => search[fasettParam(fasett)]),
  ].filter((part) => part !== '');
  const text = parts.join(', ');
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}

function quoted(text: string): string {
  const words = text.trim();
  return words === '' || /^["«].*["»]$/.test(words) ? words : `«${words}»`;
}
