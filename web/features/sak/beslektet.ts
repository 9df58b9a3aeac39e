import type { Beslektet, SakHit, Saksdetaljer } from '#contract/sak.ts';
import { type Forhold, forholdTil } from '#domain/beslektet.ts';
import { parseSaksnummer } from '#domain/sak.ts';
import { SAKSTYPE_NAVN, isSakstypeKode } from '#domain/sakstyper.ts';
import { formatDay, formatTime, formatWeekday } from '#web/format.ts';
import { hearingMarks } from './hearing-marks.ts';
import { t as hearing } from './hearing-texts.ts';
import { t } from './texts.tsx';

/** What a related case is to `here`; null when the courts' data do not tell. */
export function forholdOf(other: Beslektet, here: Saksdetaljer): Forhold | null {
  const moeter = other.rettsmoeteIntervaller.map(({ start, end }) => ({ start, slutt: end }));
  return forholdTil({ ...other, moeter }, { ...here, moeter: here.møteliste });
}

/** Its type, as the code in its number says it, or else as the court calls it. */
export function typeOf(sak: Pick<SakHit, 'saksnummer' | 'sakstype'>): string | null {
  const code = parseSaksnummer(sak.saksnummer)?.type;
  return code && isSakstypeKode(code) ? SAKSTYPE_NAVN[code] : sak.sakstype;
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
