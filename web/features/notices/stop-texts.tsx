import type { ReactNode } from 'react';
import { bokmaal, texts } from '#domain/texts.ts';

export const ofNotices = texts({
  choices: { nb: '/profil#varsler', nn: '/profil#varsler' },
  title: { nb: 'Stopp e-postene om nytt', nn: 'Stopp e-postane om nytt' },
  question: {
    nb: 'Du får ikke flere e-poster om treff i lagrede søk eller om endringer i favorittene dine. Andre e-poster, for eksempel om tilgangen din, får du fortsatt.',
    nn: 'Du får ikkje fleire e-postar om treff i lagra søk eller om endringar i favorittane dine. Andre e-postar, til dømes om tilgangen din, får du framleis.',
  },
  stop: { nb: 'Stopp e-postene', nn: 'Stopp e-postane' },
  stopping: { nb: 'Stopper e-postene', nn: 'Stoppar e-postane' },
  failed: { nb: 'E-postene er ikke stoppet', nn: 'E-postane er ikkje stoppa' },
  stopped: { nb: 'E-postene er stoppet', nn: 'E-postane er stoppa' },
  startAgain: {
    nb: (profil: Link) => <>Du kan starte dem igjen i {profil('profilen din')}.</>,
    nn: (profil: Link) => <>Du kan starte dei igjen i {profil('profilen din')}.</>,
  },
  invalid: { nb: 'Lenken er ikke gyldig', nn: 'Lenka er ikkje gyldig' },
  invalidWhy: {
    nb: 'Den kan være for gammel, eller ikke hele lenken fra e-posten er med i adressefeltet.',
    nn: 'Kanskje er lenka for gammal, eller så kom ikkje heile lenka frå e-posten med i adressefeltet.',
  },
  invalidHow: {
    nb: (profil: Link) => (
      <>
        Bruk lenken i en nyere e-post, eller {profil('velg i profilen din')} hva du får på e-post.
      </>
    ),
    nn: (profil: Link) => (
      <>Bruk lenka i ein nyare e-post, eller {profil('vel i profilen din')} kva du får på e-post.</>
    ),
  },
});

export type StopTexts = typeof ofNotices;

/** The same to an administrator, of what is told in the morning. */
export const ofMorning = bokmaal({
  choices: '/admin/mine-varsler',
  title: 'Slå av varslene om morgenen',
  question:
    'Du får ikke flere e-poster om morgenen om hva som venter i Domstolenes pressetjeneste. Adressen din blir stående.',
  stop: 'Slå av varslene',
  stopping: 'Slår av varslene',
  failed: 'Varslene er ikke slått av',
  stopped: 'Varslene er slått av',
  startAgain: (choices: Link) => <>Du kan slå dem på igjen på {choices('Mine varsler')}.</>,
  invalid: 'Lenken er ikke gyldig',
  invalidWhy: 'Den kan være for gammel, eller adressen er byttet siden e-posten ble sendt.',
  invalidHow: (choices: Link) => (
    <>Bruk lenken i en nyere e-post, eller velg på {choices('Mine varsler')} hva du får.</>
  ),
});

/** Makes a link of its words. */
type Link = (words: string) => ReactNode;
