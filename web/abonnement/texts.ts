import { texts } from '#domain/texts.ts';

export const t = texts({
  title: { nb: 'Kalender og nyhetsleser', nn: 'Kalender og nyheitslesar' },
  about: {
    nb: (navn: string) =>
      `Rettsmøtene i ${navn}, med saksnummer, domstol, tid og sted. Navn på parter er aldri med.`,
    nn: (navn: string) =>
      `Rettsmøta i ${navn}, med saksnummer, domstol, tid og stad. Namn på partar er aldri med.`,
  },
  once: { nb: 'Last ned én gang', nn: 'Last ned éin gong' },
  file: { nb: 'Kalenderfil (.ics)', nn: 'Kalenderfil (.ics)' },
  subscribe: { nb: 'Abonner', nn: 'Abonner' },
  subscribeHow: {
    nb: 'Lag en hemmelig adresse, og legg den inn i kalenderen eller nyhetsleseren. Da oppdateres den av seg selv.',
    nn: 'Lag ei hemmeleg adresse, og legg inn adressa i kalenderen eller nyheitslesaren. Då kjem oppdateringane av seg sjølve.',
  },

  addresses: { nb: 'Adressene dine', nn: 'Adressene dine' },
  loading: { nb: 'Henter adressene dine', nn: 'Hentar adressene dine' },
  loadFailed: {
    nb: 'Kunne ikke hente adressene dine',
    nn: 'Kunne ikkje hente adressene dine',
  },
  noAddresses: { nb: 'Du har ingen adresser her.', nn: 'Du har ingen adresser her.' },
  facts: {
    nb: (slag: string, made: string, used: string | null) =>
      `${slag}, laget ${made}, ${used === null ? 'ikke brukt ennå' : `sist brukt ${used}`}`,
    nn: (slag: string, made: string, used: string | null) =>
      `${slag}, laga ${made}, ${used === null ? 'ikkje brukt enno' : `sist brukt ${used}`}`,
  },
  delete: { nb: 'Slett', nn: 'Slett' },
  deleteNamed: {
    nb: (navn: string) => `Slett adressen ${navn}`,
    nn: (navn: string) => `Slett adressa ${navn}`,
  },
  deleteThis: { nb: 'Slett adressen', nn: 'Slett adressa' },
  deleteMeans: {
    nb: 'Det som bruker adressen, blir ikke oppdatert lenger.',
    nn: 'Det som bruker adressa, blir ikkje oppdatert lenger.',
  },
  cancel: { nb: 'Avbryt', nn: 'Avbryt' },
  deleting: { nb: 'Sletter adressen', nn: 'Slettar adressa' },
  deleteFailed: { nb: 'Adressen er ikke slettet', nn: 'Adressa er ikkje sletta' },
  deleted: {
    nb: (navn: string) => `Adressen «${navn}» er slettet, og kan ikke brukes lenger.`,
    nn: (navn: string) => `Adressa «${navn}» er sletta, og kan ikkje brukast lenger.`,
  },

  where: { nb: 'Hvor skal adressen brukes?', nn: 'Kvar skal adressa brukast?' },
  name: {
    nb: 'Navn, så du kjenner adressen igjen',
    nn: 'Namn, så du kjenner att adressa',
  },
  nameExamples: {
    nb: 'For eksempel «Telefonen» eller «Redaksjonens kalender»',
    nn: 'Til dømes «Telefonen» eller «Kalenderen til redaksjonen»',
  },
  make: { nb: 'Lag adresse', nn: 'Lag adresse' },
  making: { nb: 'Lager adressen', nn: 'Lagar adressa' },
  makeFailed: { nb: 'Adressen er ikke laget', nn: 'Adressa er ikkje laga' },

  copyNow: { nb: 'Kopier adressen nå', nn: 'Kopier adressa no' },
  shownOnce: {
    nb: 'Den vises bare denne gangen. Alle som har den, kan lese kalenderen. Ikke del den.',
    nn: 'Adressa blir vist berre denne gongen. Alle som har adressa, kan lese kalenderen. Ikkje del med andre.',
  },
  secret: { nb: 'Hemmelig adresse', nn: 'Hemmeleg adresse' },
  copy: { nb: 'Kopier', nn: 'Kopier' },
  copied: { nb: 'Adressen er kopiert.', nn: 'Adressa er kopiert.' },
  notCopied: {
    nb: 'Adressen kunne ikke kopieres. Den er markert, så du kan kopiere den selv.',
    nn: 'Adressa kunne ikkje kopierast. Teksten er markert, så du kan kopiere sjølv.',
  },
  another: { nb: 'Lag en til', nn: 'Lag ei til' },
});
