import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The texts of the dialogs that change and delete a saved search. */
export const t = texts({
  changeTitle: { nb: 'Endre lagret søk', nn: 'Endre lagra søk' },
  name: { nb: 'Navn', nn: 'Namn' },
  openSearch: { nb: 'Åpne søket', nn: 'Opne søket' },
  changeRest: {
    nb: (openSearch: ReactNode) => (
      <>
        Vil du endre hva det søker etter? {openSearch}, endre det, og lagre det i stedet for dette.
      </>
    ),
    nn: (openSearch: ReactNode) => (
      <>
        Vil du endre kva du søker etter? {openSearch}, endre det, og lagre det i staden for dette.
      </>
    ),
  },
  changed: {
    nb: (name: string) => `Søket heter nå «${name}».`,
    nn: (name: string) => `Søket heiter no «${name}».`,
  },
  notChanged: { nb: 'Navnet er ikke endret', nn: 'Namnet er ikkje endra' },
  gone: {
    nb: 'Søket er slettet, kanskje i et annet vindu. Åpne søket hvis du vil lagre det på nytt.',
    nn: 'Søket er sletta, kanskje i eit anna vindauge. Opne søket om du vil lagre det på nytt.',
  },
  save: { nb: 'Lagre', nn: 'Lagre' },
  savingName: { nb: 'Lagrer navnet', nn: 'Lagrar namnet' },
  deleteTitle: { nb: 'Slett lagret søk', nn: 'Slett lagra søk' },
  deleteQuestion: {
    nb: (name: string) =>
      `Vil du slette «${name}»? Varsler om søket stopper, og adressene til kalender og nyhetsleser slutter å virke. Sakene blir ikke berørt.`,
    nn: (name: string) =>
      `Vil du slette «${name}»? Varsel om søket stoppar, og adressene til kalender og nyheitslesar sluttar å verke. Sakene blir ikkje påverka.`,
  },
  delete: { nb: 'Slett', nn: 'Slett' },
  deleting: { nb: 'Sletter søket', nn: 'Slettar søket' },
  deleted: {
    nb: (name: string) => `«${name}» er slettet.`,
    nn: (name: string) => `«${name}» er sletta.`,
  },
  notDeleted: { nb: 'Søket er ikke slettet', nn: 'Søket er ikkje sletta' },
});
