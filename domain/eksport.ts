import { texts } from './texts.ts';

/** How many rows a file has at most: as far as an engine lists in one go. */
export const MAX_EKSPORT = 10_000;

/**
 * A file is whole within this time, ms, or it is broken off. What the search found is decided when it begins, so nobody
 * may draw it out until a name that was searched for has been hidden.
 */
export const EKSPORT_LONGEST = 2 * 60_000;

/** What a file is saved as. */
export const EKSPORT_FORMATER = ['xlsx', 'csv'] as const;
export type EksportFormat = (typeof EKSPORT_FORMATER)[number];

export const eksportMessages = texts({
  /** The column that says by when the names of a row are deleted; the rules name it. */
  slettNavn: { nb: 'Navn slettes senest', nn: 'Slett namna seinast' },
  /** What holds for a file once it has left the service: shown before it is made, and in its head. */
  regler: {
    nb: [
      'Opplysningene er til journalistisk bruk i redaksjonen din. Filen skal ikke deles med andre.',
      'Slett navnene fra filen og alle kopier senest på datoen i kolonnen «Navn slettes senest».',
      'Begrensninger på en sak, for eksempel referatforbud, gjelder også det som står i filen.',
      'Filen viser det som var synlig da den ble hentet. Sjekk saken i pressetjenesten før du bruker den: Det domstolen har skjult siden, skal ikke brukes.',
    ],
    nn: [
      'Opplysningane er til journalistisk bruk i redaksjonen din. Fila skal ikkje delast med andre.',
      'Slett namna frå fila og alle kopiar seinast på datoen i kolonna «Slett namna seinast».',
      'Avgrensingar på ei sak, til dømes referatforbod, gjeld òg det som står i fila.',
      'Fila viser det som var synleg då fila blei henta. Sjekk saka i pressetenesta før du bruker opplysningane: Det domstolen har skjult seinare, skal ikkje brukast.',
    ],
  },
  unconfirmed: {
    nb: 'Du må bekrefte at du kjenner reglene.',
    nn: 'Du må stadfeste at du kjenner reglane.',
  },
  failed: { nb: 'Filen kunne ikke lages.', nn: 'Fila kunne ikkje lagast.' },
});
