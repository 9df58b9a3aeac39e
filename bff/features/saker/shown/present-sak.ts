import { presentTid } from '#bff/notices/present-endringer.ts';
import type { DagslisteSak } from '#contract/dagsliste.ts';
import type { Beslektet, Fil, Filer, Moete, SakHit, Saksdetaljer } from '#contract/sak.ts';
import { isOnDay } from '#domain/dagsliste.ts';
import type { MoeteOfDay } from '#domain/dagsliste-moeter.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { byField, PAGE_TEXTS } from '#domain/sak-texts.ts';
import type { Dokument, Filtype, Rettsmoete, Sak } from '#domain/sak.ts';
import { sakstypeVist } from '#domain/sakstyper.ts';
import { sakAsShown } from '#domain/shown.ts';
import { osloIso, type Day } from '#domain/time.ts';
import {
  activeBegrensninger,
  dokumentHiddenFrom,
  fileNameAt,
  namesShownUntil,
  ParterStatus,
  parterStatus,
  visibleFiles,
} from '#domain/visibility.ts';

/** When the case is looked at, and whether it is the reader's favourite. */
interface View {
  readonly now: Date;
  readonly erFavoritt: boolean;
}

interface ListView extends View {
  /** Which hearings were asked for; without it, those that are not over. */
  readonly gjelder?: (moete: Rettsmoete) => boolean;
}

/**
 * A case in a list. This file is the only way out for a case: it leaves out names and files that must be hidden at
 * `now` (docs/PRODUCT.md, "What is hidden, and when"). `Required` makes the compiler ask for each new field here.
 */
export function presentHit(sak: Sak, view: ListView): Required<SakHit> {
  const { now, erFavoritt, gjelder = ({ slutt }: Rettsmoete) => slutt > now } = view;
  // A hearing counts by what the index knows of it.
  const found = sakWithoutNames(sak).rettsmoeter;
  // A spread of so many fields before others costs as much as all the rest of a row (Node 20; not in 24).
  return Object.assign(presentCommon(sak, now), {
    isFavoritt: erFavoritt,
    rettsmoeteIntervaller: found.map((moete) => ({
      start: osloIso(moete.start),
      end: osloIso(moete.slutt),
      begrensninger: [...moete.begrensninger],
      gjelder: gjelder(moete),
    })),
  });
}

/** A case in the list of a day, under the same rules as `presentHit`; of its hearings with those of the day, held or not. */
export function presentListed(
  sak: Sak,
  { moeter, ...view }: View & { readonly dag: Day; readonly moeter: readonly MoeteOfDay[] },
): Required<DagslisteSak> {
  return {
    ...presentHit(sak, { ...view, gjelder: (moete) => isOnDay(moete, view.dag) }),
    domstolId: sak.domstolId,
    rettensAdministrator: sakAsShown(sak, view.now).rettensAdministrator,
    moeter: moeter.map(({ moete, utgaar, flyttetFra, flyttetTil }) => ({
      ...presentMoete(moete),
      utgaar,
      flyttetFra: flyttetFra && presentTid(flyttetFra),
      flyttetTil: flyttetTil && presentTid(flyttetTil),
    })),
  };
}

/** A case in a file, under the same rules as `presentHit`, with the people and the hearings of its page. */
export function presentExported(
  sak: Sak,
  { now, gjelder }: { readonly now: Date; readonly gjelder: (moete: Rettsmoete) => boolean },
) {
  const shown = sakAsShown(sak, now);
  const hit = presentHit(sak, { now, erFavoritt: false, gjelder });
  return {
    ...hit,
    ...presentTexts(shown),
    moeter: shown.rettsmoeter.map((moete, at) => ({
      ...presentMoete(moete),
      gjelder: hit.rettsmoeteIntervaller[at]!.gjelder,
    })),
  };
}

interface DetailsView extends View {
  /** When the court hid the parties, for somebody who may know that they were shown. */
  readonly parterSkjult?: Date | null;
  /** Other cases that belong to it, in the order in which they are shown. */
  readonly beslektede?: readonly (Pick<View, 'erFavoritt'> &
    Pick<Beslektet, 'anke'> & { readonly sak: Sak })[];
}

/** A case on its own page, under the same rules as `presentHit`; what has changed is in bff/notices/present-endringer.ts. */
export function presentDetails(
  sak: Sak,
  view: DetailsView,
): Required<Omit<Saksdetaljer, 'endringer' | 'harEldreEndringer'>> {
  const { now, erFavoritt, parterSkjult = null, beslektede = [] } = view;
  const navnSkjules = namesShownUntil(sak, now);
  const shown = sakAsShown(sak, now);
  return {
    ...presentCommon(sak, now),
    tiltale: withFrist(shown, 'tiltale', now),
    avgjorelse: withFrist(shown, 'avgjoerelse', now),
    erFavoritt,
    navnSkjules: navnSkjules && osloIso(navnSkjules),
    parterSkjult: parterSkjult && osloIso(parterSkjult),
    beslektede: beslektede.map(({ sak: other, erFavoritt: isOne, anke }) => ({
      ...presentHit(other, { now, erFavoritt: isOne }),
      anke,
    })),
    ...presentTexts(shown),
    startdato: extreme(
      sak.rettsmoeter.map(({ start }) => start),
      Math.min,
    ),
    sluttdato: extreme(
      sak.rettsmoeter.map(({ slutt }) => slutt),
      Math.max,
    ),
    møteliste: shown.rettsmoeter.map(presentMoete),
  };
}

/** The texts that only the page of a case shows. */
export function presentTexts(shown: Sak) {
  const texts = byField(PAGE_TEXTS, ({ field }) => shown[field]);
  return texts as Pick<Saksdetaljer, keyof typeof texts>;
}

function presentMoete(moete: Rettsmoete): Moete {
  return {
    start: osloIso(moete.start),
    slutt: osloIso(moete.slutt),
    sal: moete.sal,
    rettsalAdresse: moete.rettsalAdresse,
    rettsmøteType: moete.rettsmoetetype,
    begrensninger: [...moete.begrensninger],
  };
}

function presentCommon(sak: Sak, now: Date) {
  const status = parterStatus(sak, now);
  const shown = sakAsShown(sak, now, status);
  return {
    sakId: sak.sakId,
    saksnummer: sak.saksnummer,
    domstolNavn: sak.domstolNavn,
    saksTema: shown.saksTema,
    sakstype: sakstypeVist(shown),
    parter: status === ParterStatus.Vises ? sak.parter : null,
    parterStatus: status,
    begrensninger: activeBegrensninger(shown, now),
    tiltale: presentFiles(shown, 'tiltale', now),
    avgjorelse: presentFiles(shown, 'avgjoerelse', now),
    avsagt: newestDecision(sak),
    erHentetFraSakApi: sak.erHentetFraSakApi,
    beskrivelse: shown.beskrivelse,
    foerstSett: osloIso(sak.foerstSett),
    endret: sak.endret && osloIso(sak.endret),
  };
}

function presentFiles(shown: Sak, filtype: Filtype, now: Date): Filer {
  const { filer, utgaaetFil } = visibleFiles(shown, filtype, now);
  return { utgaaetFil, filer: filer.map((fil) => presentFil(fil, shown, now)) };
}

function presentFil(fil: Dokument, shown: Sak, now: Date): Fil {
  return {
    tittel: fil.tittel,
    filNavn: fileNameAt(fil, shown, now),
    begrensninger: [...fil.begrensninger],
    domstolInitialer: fil.domstolInitialer,
    publiseringsdato: fil.publiseringsdato,
    avgivelsesdato: fil.avgivelsesdato,
  };
}

/** The files of the case page: each says until when it is there. */
function withFrist(shown: Sak, filtype: Filtype, now: Date): Saksdetaljer['tiltale'] {
  const { filer, utgaaetFil } = visibleFiles(shown, filtype, now);
  return {
    utgaaetFil,
    filer: filer.map((fil) => ({
      ...presentFil(fil, shown, now),
      tilgjengeligTil: osloIso(dokumentHiddenFrom(fil, shown)),
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
