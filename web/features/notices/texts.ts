import type { EndringFortalt, NoticeLine, SakFortalt } from '#contract/notices.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { formatCount } from '#web/format.ts';

/** What a line is called: it is its link. */
export function titleOf(linje: NoticeLine): string {
  return linje.slag === 'treff'
    ? `${formatCount(linje.antall, 'nytt treff', 'nye treff')}: ${linje.soek.navn}`
    : `${whatOf(linje.endring)}: ${linje.sak.saksnummer}`;
}

const WHAT = {
  flyttet: 'Rettsmøte flyttet',
  lagtTil: 'Nytt rettsmøte',
  avlyst: 'Rettsmøte avlyst',
  sal: 'Ny sal',
  dommer: 'Ny dommer',
  tema: 'Endret hva saken gjelder',
  tiltale: 'Ny tiltale',
  avgjorelse: 'Ny avgjørelse',
} as const;

function whatOf(endring: EndringFortalt): string {
  if (endring.slag !== 'begrensning' && endring.slag !== 'begrensningOpphevet')
    return WHAT[endring.slag];
  const name = BEGRENSNING_NAVN[endring.type];
  const capital = name.charAt(0).toLocaleUpperCase('nb') + name.slice(1);
  return endring.slag === 'begrensning' ? capital : `${capital} opphevet`;
}

/** `Oslo tingrett. Meddomsrettssak`. */
export const placeOf = ({ domstolNavn, sakstype }: SakFortalt) =>
  [domstolNavn, sakstype].filter(Boolean).join('. ');

/** As many cases of a search are named without leaving some out. */
const MOST_NAMED = 3;

/** Those that are named, and how many are not. */
export function namedOf(
  antall: number,
  saker: readonly SakFortalt[],
): { readonly named: readonly SakFortalt[]; readonly rest: number } {
  const named = saker.slice(0, antall > MOST_NAMED ? 1 : MOST_NAMED);
  return { named, rest: antall - named.length };
}
