import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Varsler på e-post', nn: 'Varsel på e-post' },
  loading: { nb: 'Henter hva du får på e-post', nn: 'Hentar kva du får på e-post' },
  loadFailed: {
    nb: 'Kunne ikke hente hva du får på e-post',
    nn: 'Kunne ikkje hente kva du får på e-post',
  },
  favourites: { nb: 'Favoritter', nn: 'Favorittar' },
  savedSearches: { nb: 'Lagrede søk', nn: 'Lagra søk' },
  forEachSearch: { nb: 'Styres for hvert søk', nn: 'Vel du for kvart søk' },
  settings: { nb: 'Innstillinger for varsler', nn: 'Innstillingar for varsel' },
  noMail: { nb: 'Ingen e-post', nn: 'Ingen e-post' },

  sentTo: {
    nb: (epost: string) => `E-postene sendes til ${epost}, og har aldri navn på parter.`,
    nn: (epost: string) => `E-postane blir sende til ${epost}, og har aldri namn på partar.`,
  },
  changes: { nb: 'Endringer i favorittene dine', nn: 'Endringar i favorittane dine' },
  hits: {
    nb: (soek: Link) => <>Varsling om treff velger du for hvert {soek('lagrede søk')}.</>,
    nn: (soek: Link) => <>Varsling om treff vel du for kvart {soek('lagra søk')}.</>,
  },

  stillThere: {
    nb: (nytt: Link) => <>Du ser fortsatt alt under {nytt('Nytt')}.</>,
    nn: (nytt: Link) => <>Du ser framleis alt under {nytt('Nytt')}.</>,
  },
  checkAddress: {
    nb: (profil: Link) => <>Sjekk adressen i {profil('profilen din')} før du starter dem igjen.</>,
    nn: (profil: Link) => <>Sjekk adressa i {profil('profilen din')} før du startar dei igjen.</>,
  },
  start: { nb: 'Start e-postene igjen', nn: 'Start e-postane igjen' },
  started: { nb: 'E-postene om nytt er startet igjen.', nn: 'E-postane om nytt er starta igjen.' },
  notStarted: {
    nb: (why: string) => `Ikke startet. ${why}`,
    nn: (why: string) => `Ikkje starta. ${why}`,
  },
});

/** Makes a link of its words. */
type Link = (words: string) => ReactNode;
