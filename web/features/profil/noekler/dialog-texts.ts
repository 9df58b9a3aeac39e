import { texts } from '#domain/texts.ts';

/** What is only said in the dialogs that make and delete a key. */
export const t = texts({
  make: { nb: 'Lag nøkkel', nn: 'Lag nøkkel' },
  made: { nb: 'Nøkkelen er laget', nn: 'Nøkkelen er laga' },
  making: { nb: 'Lager nøkkelen', nn: 'Lagar nøkkelen' },
  makeFailed: { nb: 'Nøkkelen er ikke laget', nn: 'Nøkkelen er ikkje laga' },
  name: { nb: 'Navn', nn: 'Namn' },
  nameExample: {
    nb: 'For eksempel systemet som skal bruke den',
    nn: 'Til dømes systemet som skal bruke nøkkelen',
  },
  usedFor: { nb: 'Kan brukes til', nn: 'Kan brukast til' },
  validFor: { nb: 'Gjelder i', nn: 'Gjeld i' },
  days: {
    nb: (days: number) => (days === 365 ? 'Ett år' : `${days} dager`),
    nn: (days: number) => (days === 365 ? 'Eitt år' : `${days} dagar`),
  },

  copyNow: { nb: 'Kopier nøkkelen nå', nn: 'Kopier nøkkelen no' },
  shownOnce: {
    nb: 'Den vises bare denne gangen. Alle som har den, kan bruke den i ditt navn.',
    nn: 'Nøkkelen blir vist berre denne gongen. Alle som har nøkkelen, kan bruke han i ditt namn.',
  },
  key: { nb: 'Nøkkel', nn: 'Nøkkel' },
  copy: { nb: 'Kopier', nn: 'Kopier' },
  copied: { nb: 'Nøkkelen er kopiert.', nn: 'Nøkkelen er kopiert.' },
  notCopied: {
    nb: 'Nøkkelen kunne ikke kopieres. Den er markert, så du kan kopiere den selv.',
    nn: 'Nøkkelen kunne ikkje kopierast. Teksten er markert, så du kan kopiere sjølv.',
  },
  done: { nb: 'Ferdig', nn: 'Ferdig' },

  delete: { nb: 'Slett nøkkel', nn: 'Slett nøkkel' },
  confirmDelete: { nb: 'Slett', nn: 'Slett' },
  deleting: { nb: 'Sletter nøkkelen', nn: 'Slettar nøkkelen' },
  deleteFailed: { nb: 'Nøkkelen er ikke slettet', nn: 'Nøkkelen er ikkje sletta' },
  deleteQuestion: {
    nb: (navn: string) =>
      `Vil du slette «${navn}»? Systemer som bruker nøkkelen, blir avvist med det samme.`,
    nn: (navn: string) =>
      `Vil du slette «${navn}»? System som bruker nøkkelen, blir avviste med det same.`,
  },
});
