import type { Filer, SakHit, Saksdetaljer } from '#contract/sak.ts';
import type { Filtype, Sak } from '#domain/sak.ts';
import { osloIso, type Day } from '#domain/time.ts';
import {
  activeBegrensninger,
  areNamesShown,
  fileNameAt,
  ParterStatus,
  parterStatus,
  visibleFiles,
} from '#domain/visibility.ts';

/** When the case is looked at, and whether it is the reader's favourite. */
export interface View {
  readonly now: Date;
  readonly erFavoritt: boolean;
}

/**
 * A case in a list. This file is the only way out for a case: it leaves out names and files that must be hidden at
 * `now` (docs/PRODUCT.md, "What is hidden, and when"). `Required` makes the compiler ask for each new field here.
 */
export function presentHit(sak: Sak, { now, erFavoritt }: View): Required<SakHit> {
  return {
    ...presentCommon(sak, now),
    isFavoritt: erFavoritt,
    rettsmoeteIntervaller: sak.rettsmoeter.map(({ start, slutt, begrensninger }) => ({
      start: osloIso(start),
      end: osloIso(slutt),
      begrensninger: [...begrensninger],
    })),
  };
}

export interface DetailsView extends View {
  /** When the court hid the parties, for somebody who may know that they were shown. */
  readonly parterSkjult?: Date | null;
}

/** A case on its own page, under the same rules as `presentHit`. */
export function presentDetails(sak: Sak, view: DetailsView): Required<Saksdetaljer> {
  const { now, erFavoritt, parterSkjult = null } = view;
  return {
    ...presentCommon(sak, now),
    erFavoritt,
    parterSkjult: parterSkjult && osloIso(parterSkjult),
    advokat: sak.advokat,
    bistandsadvokater: [...sak.bistandsadvokater],
    rettensAdministrator: sak.rettensAdministrator,
    startdato: extreme(
      sak.rettsmoeter.map(({ start }) => start),
      Math.min,
    ),
    sluttdato: extreme(
      sak.rettsmoeter.map(({ slutt }) => slutt),
      Math.max,
    ),
    møteliste: sak.rettsmoeter.map((moete) => ({
      start: osloIso(moete.start),
      slutt: osloIso(moete.slutt),
      sal: moete.sal,
      rettsalAdresse: moete.rettsalAdresse,
      rettsmøteType: moete.rettsmoetetype,
      begrensninger: [...moete.begrensninger],
    })),
  };
}

function presentCommon(sak: Sak, now: Date) {
  const status = parterStatus(sak, now);
  const showNames = areNamesShown(sak, now, status);
  return {
    sakId: sak.sakId,
    saksnummer: sak.saksnummer,
    domstolNavn: sak.domstolNavn,
    saksTema: showNames ? sak.saksTema : (sak.saksTemaUtenNavn ?? sak.saksTema),
    sakstype: sak.sakstype,
    parter: status === ParterStatus.Vises ? sak.parter : null,
    parterStatus: status,
    begrensninger: activeBegrensninger(sak, now),
    tiltale: presentFiles(sak, 'tiltale', { now, showNames }),
    avgjorelse: presentFiles(sak, 'avgjoerelse', { now, showNames }),
    avsagt: newestDecision(sak),
    erHentetFraSakApi: sak.erHentetFraSakApi,
    beskrivelse: sak.beskrivelse,
  };
}

function presentFiles(
  sak: Sak,
  filtype: Filtype,
  { now, showNames }: { readonly now: Date; readonly showNames: boolean },
): Filer {
  const { filer, utgaaetFil } = visibleFiles(sak, filtype, now);
  return {
    utgaaetFil,
    filer: filer.map((fil) => ({
      tittel: showNames ? fil.tittel : (fil.tittelUtenNavn ?? fil.tittel),
      filNavn: fileNameAt(fil, sak, now, showNames),
      begrensninger: [...fil.begrensninger],
      domstolInitialer: fil.domstolInitialer,
      publiseringsdato: fil.publiseringsdato,
      avgivelsesdato: fil.avgivelsesdato,
    })),
  };
}

/** The last day of judgment among the documents. Days compare as text. */
function newestDecision(sak: Sak): Day | null {
  return sak.dokumenter
    .map(({ avgivelsesdato }) => avgivelsesdato)
    .reduce((newest, day) => (day && (!newest || day > newest) ? day : newest), null);
}

function extreme(instants: readonly Date[], pick: (a: number, b: number) => number): string | null {
  const times = instants.map((instant) => instant.getTime());
  return times.length === 0 ? null : osloIso(new Date(times.reduce((a, b) => pick(a, b))));
}
