import { sakWithoutNames } from './names/text-fields.ts';
import { byField, TEXT_COLUMNS } from './sak-texts.ts';
import type { Dokument, Sak } from './sak.ts';
import {
  activeBegrensninger,
  areNamesShown,
  fileNameAt,
  ParterStatus,
  parterStatus,
  visibleFiles,
} from './visibility.ts';

/*
 * What readers are shown of a case at an instant, as texts to compare: when the court corrects what is hidden, they stay the same.
 * Each thing that is shown has to be here, or nobody learns that it has changed.
 */

type Shown = (shown: Sak, now: Date) => unknown;

/** The case with its texts as they may be shown at `now`. `status` is what `parterStatus` says then, for who knows it. */
export function sakAsShown(sak: Sak, now: Date, status?: ParterStatus): Sak {
  return areNamesShown(sak, now, status) ? sak : sakWithoutNames(sak);
}

/** null: no reader is shown it, or it is no word of the court. A new field does not compile until it is here or in sak-felt.ts. */
const OF_THE_CASE: Readonly<Record<keyof Sak, Shown | null>> = {
  ...byField(
    TEXT_COLUMNS,
    ({ field }): Shown =>
      (sak) =>
        sak[field],
  ),
  saksnummer: ({ saksnummer }) => saksnummer,
  domstolId: ({ domstolId }) => domstolId,
  saksTema: ({ saksTema }) => saksTema,
  parter: (sak, now) => (parterStatus(sak, now) === ParterStatus.Vises ? sak.parter : null),
  parterAnonymisert: parterStatus,
  begrensninger: activeBegrensninger,
  erHentetFraSakApi: ({ erHentetFraSakApi }) => erHentetFraSakApi,
  rettsmoeter: ({ rettsmoeter }) => rettsmoeter.map(({ utenNavn: _, ...moete }) => moete),
  // In `filesAsShown`.
  dokumenter: null,
  // Follows from the others.
  saksTemaUtenNavn: null,
  utenNavn: null,
  moeteUtfall: null,
  parterErSkjult: null,
  sakId: null,
  // A court that is renamed changes none of its cases.
  domstolNavn: null,
  domstolSoekenavn: null,
  foerstSett: null,
  endret: null,
  versjon: null,
};

/** The case without its files. */
export function caseAsShown(sak: Sak, now: Date): string {
  const shown = sakAsShown(sak, now);
  return JSON.stringify(Object.values(OF_THE_CASE).map((field) => field && field(shown, now)));
}

/** The files that may be read; `contentOf` tells one content of a file from another. */
export function filesAsShown(
  sak: Sak,
  now: Date,
  contentOf: (dokument: Dokument) => unknown,
): string {
  const showNames = areNamesShown(sak, now);
  const files = (['tiltale', 'avgjoerelse'] as const).flatMap(
    (filtype) => visibleFiles(sak, filtype, now).filer,
  );
  return JSON.stringify(
    files.map((fil) => [
      ...[fil.filtype, fil.domstolInitialer, fileNameAt(fil, sak, now, showNames)],
      ...[showNames ? fil.tittel : (fil.tittelUtenNavn ?? fil.tittel), fil.begrensninger],
      ...[fil.publiseringsdato, fil.avgivelsesdato, contentOf(fil)],
    ]),
  );
}
