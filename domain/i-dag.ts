import type { Filtype, Sak } from './sak.ts';
import { type Day, osloDay, shiftDay } from './time.ts';
import { dokumentHiddenFrom, isDokumentAvailable, namesShownUntil } from './visibility.ts';

/** What of the reader's own cases becomes hidden is told so many days before. */
export const FORSVINNER_DAYS = 3;
/** To somebody who has not been here before, what came in so many days is told as new. */
export const FIRST_VISIT_DAYS = 1;
/** As many changes and as many documents are told at most. */
export const MOST_TOLD = 100;

/** What of a case becomes hidden. */
export const FORSVINNER = ['navn', 'tiltale', 'avgjoerelse'] as const;
type Forsvinner = (typeof FORSVINNER)[number];

interface Forsvinning {
  readonly hva: Forsvinner;
  /** The Oslo day from which it is gone, or on which it goes. */
  readonly dag: Day;
}

/**
 * What of the case is shown at `now` and becomes hidden on the Oslo day of `now` or one of the `FORSVINNER_DAYS` after it: the names, and
 * of each kind of file the first. The nearest comes first. The rules are those of domain/visibility.ts.
 */
export function forsvinnerSnart(sak: Sak, now: Date): Forsvinning[] {
  const last = shiftDay(osloDay(now), { days: FORSVINNER_DAYS });
  const navn = namesShownUntil(sak, now);
  const ends = (filtype: Filtype) =>
    sak.dokumenter
      .filter((one) => one.filtype === filtype && isDokumentAvailable(one, sak, now))
      .map((one) => dokumentHiddenFrom(one, sak));
  const all: Readonly<Record<Forsvinner, readonly Date[]>> = {
    navn: navn ? [navn] : [],
    tiltale: ends('tiltale'),
    avgjoerelse: ends('avgjoerelse'),
  };
  return FORSVINNER.flatMap((hva) => {
    const dag = all[hva].map(osloDay).sort()[0];
    return dag !== undefined && dag <= last ? [{ hva, dag }] : [];
  }).sort((a, b) => (a.dag < b.dag ? -1 : a.dag > b.dag ? 1 : 0));
}

interface NyttDokument {
  readonly filtype: Filtype;
  readonly tidspunkt: Date;
  /** Of a decision: the day on which it was given. */
  readonly avsagt: Day | null;
}

/** Which document came when; `null`: with the case itself. */
export interface KomMed {
  readonly tidspunkt: Date;
  readonly fil: { readonly domstolInitialer: string; readonly filNavn: string } | null;
}

/** What has come of files that may be shown at `now`: one line for each kind, with the newest time and the newest decision. */
export function nyeDokumenter(sak: Sak, kom: readonly KomMed[], now: Date): NyttDokument[] {
  const came = kom.flatMap(({ tidspunkt, fil }) =>
    sak.dokumenter
      .filter(
        (one) =>
          fil === null ||
          (one.filNavn === fil.filNavn && one.domstolInitialer === fil.domstolInitialer),
      )
      .filter((one) => isDokumentAvailable(one, sak, now))
      .map((one) => ({ tidspunkt, ...one })),
  );
  return (['avgjoerelse', 'tiltale'] as const).flatMap((filtype) => {
    const of = came.filter((one) => one.filtype === filtype);
    if (of.length === 0) return [];
    const tidspunkt = new Date(Math.max(...of.map((one) => one.tidspunkt.getTime())));
    const days = of.flatMap(({ avgivelsesdato }) => avgivelsesdato ?? []).sort();
    return [{ filtype, tidspunkt, avsagt: days.at(-1) ?? null }];
  });
}
