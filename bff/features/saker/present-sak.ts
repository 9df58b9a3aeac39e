import type { Filer, SakHit, Saksdetaljer } from '#contract/sak.ts';
import type { Filtype, Sak } from '#domain/sak.ts';
import { osloIso, type Day } from '#domain/time.ts';
import { ParterStatus, parterStatus, visibleFiles } from '#domain/visibility.ts';

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
    rettsmoeteIntervaller: sak.rettsmoeter.map(({ start, slutt }) => ({
      start: osloIso(start),
      end: osloIso(slutt),
    })),
  };
}

/** A case on its own page, under the same rules as `presentHit`. */
export function presentDetails(sak: Sak, { now, erFavoritt }: View): Required<Saksdetaljer> {
  return {
    ...presentCommon(sak, now),
    erFavoritt,
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
    })),
  };
}

function presentCommon(sak: Sak, now: Date) {
  const status = parterStatus(sak, now);
  return {
    sakId: sak.sakId,
    saksnummer: sak.saksnummer,
    domstolNavn: sak.domstolNavn,
    saksTema: sak.saksTema,
    sakstype: sak.sakstype,
    parter: status === ParterStatus.Vises ? sak.parter : null,
    parterStatus: status,
    tiltale: presentFiles(sak, 'tiltale', now),
    avgjorelse: presentFiles(sak, 'avgjoerelse', now),
    avsagt: newestDecision(sak),
    erHentetFraSakApi: sak.erHentetFraSakApi,
    beskrivelse: sak.beskrivelse,
  };
}

function presentFiles(sak: Sak, filtype: Filtype, now: Date): Filer {
  const { filer, utgaaetFil } = visibleFiles(sak, filtype, now);
  return {
    utgaaetFil,
    filer: filer.map((fil) => ({
      tittel: fil.tittel,
      filNavn: fil.filNavn,
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
