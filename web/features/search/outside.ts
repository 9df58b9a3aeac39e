import type { Domstol } from '#contract/bruker.ts';
import type { SakHit } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { courtText, periodText } from './describe.ts';
import { ASKED, t } from './no-hits-texts.ts';

/** Why a case that the service has is no hit of this search, after 'Sak 26-048426TVI-TOSL': `går i Oslo tingrett`. */
export function whyOutside(
  sak: SakHit,
  search: SearchParams,
  courts: readonly Domstol[] | undefined,
): string {
  const reasons = [courtReason(sak, search, courts), REASONS[search.soekeKategori](sak, search)];
  return reasons.filter((reason) => reason !== null).join(t.and) || t.otherReason;
}

type Reason = (sak: SakHit, search: SearchParams) => string | null;

function courtReason(sak: SakHit, search: SearchParams, courts: readonly Domstol[] | undefined) {
  const court = courts?.find(({ id }) => id === search.domstolid);
  return court && court.navn !== sak.domstolNavn ? t.inCourt(sak.domstolNavn) : null;
}

/** The first hearing after the days that were asked for, else the last one before them. */
const hearingReason: Reason = (sak, { fraDato = '', tilDato = '' }) => {
  const days = sak.rettsmoeteIntervaller.map(({ start, end }) => [day(start), day(end)] as const);
  if (days.some(([start, end]) => start <= tilDato && end >= fraDato)) return null;
  const nearest = days.find(([start]) => start > tilDato) ?? days.at(-1);
  if (!nearest) return sak.erHentetFraSakApi ? null : t.noHearings;
  return t.hearingOn(dates(...nearest));
};

const REASONS: Record<SearchParams['soekeKategori'], Reason> = {
  berammede: hearingReason,
  tiltaler: (sak, search) =>
    sak.tiltale.filer.length > 0 ? hearingReason(sak, search) : t.noIndictment,
  avgjorelser: ({ avgjorelse }, { fraDato = '', tilDato = '' }) => {
    const given = avgjorelse.filer.flatMap((fil) => fil.avgivelsesdato ?? []).sort();
    const last = given.at(-1);
    if (last === undefined) return t.noDecision;
    const isInside = given.some((date) => date >= fraDato && date <= tilDato);
    return isInside ? null : t.decisionOf(dates(last, last));
  },
};

const day = (iso: string) => iso.slice(0, 10);

const dates = (fraDato: string, tilDato: string) => periodText({ fraDato, tilDato });

/** `Du søkte i berammede saker i Oslo tingrett 23.–29. november 2026.` */
export function askedText(search: SearchParams, courts: readonly Domstol[] | undefined): string {
  return ASKED[search.soekeKategori](courtText(search.domstolid, courts), periodText(search));
}
