import type { NoticeLine, SakFortalt } from '#contract/notices.ts';
import { noticeTitle } from '#domain/endring-tekster.ts';
import { formatNumber } from '#web/format.ts';
import { t } from './texts.tsx';

/** What a line is called: it is its link. */
export function titleOf(linje: NoticeLine): string {
  return linje.slag === 'treff'
    ? t.found(formatNumber(linje.antall), linje.soek.navn)
    : `${noticeTitle(linje.endring, 'tittel')}: ${linje.sak.saksnummer}`;
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
