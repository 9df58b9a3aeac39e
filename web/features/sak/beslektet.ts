import type { SakHit, Saksdetaljer } from '#contract/sak.ts';
import { parseSaksnummer } from '#domain/sak.ts';
import { SAKSTYPE_NAVN, isSakstypeKode } from '#domain/sakstyper.ts';
import { formatDay, formatTime, formatWeekday } from '#web/format.ts';
import { hearingMarks } from './hearing-marks.ts';
import { t as hearing } from './hearing-texts.ts';
import { t } from './texts.tsx';

type Court = Pick<Saksdetaljer, 'domstolNavn'>;

/**
 * What a related case is: its type, and whether it is at a higher or lower instance than `here`. Both come from the court's
 * own data, the number and the name of the court.
 */
export function slagOf(
  sak: Pick<SakHit, 'saksnummer' | 'sakstype' | 'domstolNavn'>,
  here: Court,
): string {
  const code = parseSaksnummer(sak.saksnummer)?.type;
  const type = code && isSakstypeKode(code) ? SAKSTYPE_NAVN[code] : sak.sakstype;
  return [type, instanceText(instanceOf(sak) - instanceOf(here))].filter(Boolean).join(', ');
}

function instanceText(higher: number): string | null {
  if (higher === 0) return null;
  return higher > 0 ? t.higher : t.lower;
}

/** Courts have their names in one or several languages: `Hålogálándda lágamánneriekti/Hålogaland lagmannsrett`. */
function instanceOf({ domstolNavn }: Court): number {
  if (/h(?:øye|øg)sterett/i.test(domstolNavn)) return 3;
  return /lagmannsrett/i.test(domstolNavn) ? 2 : 1;
}

/** The hearing of a related case that matters most now: the one that is going on, or the next, or else the last. */
export function rettsmoeteOf(
  { rettsmoeteIntervaller, beskrivelse }: Pick<SakHit, 'rettsmoeteIntervaller' | 'beskrivelse'>,
  now: Date,
): Pick<SakHit['rettsmoeteIntervaller'][number], 'begrensninger'> & { readonly text: string } {
  const marks = hearingMarks(
    rettsmoeteIntervaller.map(({ start, end }) => ({ start, slutt: end })),
    now,
  );
  const marked = marks.findIndex(({ kind }) => kind === 'now' || kind === 'next');
  const moete = rettsmoeteIntervaller[marked];
  const mark = marks[marked];
  if (moete && mark && 'text' in mark)
    return {
      text: `${mark.text}: ${formatWeekday(moete.start)} kl. ${formatTime(moete.start)}`,
      begrensninger: moete.begrensninger,
    };
  const last = latest(rettsmoeteIntervaller);
  if (last)
    return { text: hearing.overOn(formatDay(last.start)), begrensninger: last.begrensninger };
  return { text: beskrivelse ?? t.notScheduled, begrensninger: [] };
}

function latest(moeter: SakHit['rettsmoeteIntervaller']) {
  return moeter.reduce<(typeof moeter)[number] | null>(
    (last, one) => (!last || Date.parse(one.end) > Date.parse(last.end) ? one : last),
    null,
  );
}
