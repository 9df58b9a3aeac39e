import { texts } from '#domain/texts.ts';

/** The texts of the list that an editor is asked to confirm. */
export const t = texts({
  title: {
    nb: 'Bekreft hvem som jobber i redaksjonen',
    nn: 'Stadfest kven som jobbar i redaksjonen',
  },
  loading: { nb: 'Henter listen', nn: 'Hentar lista' },
  loadFailed: { nb: 'Kunne ikke hente listen', nn: 'Kunne ikkje hente lista' },
  intro: {
    nb: (redaktoer: string, redaksjon: string) =>
      `${redaktoer} står som ansvarlig redaktør for ${redaksjon}. Alle på listen har en profil i domstolenes pressetjeneste. Merk dem som ikke jobber i redaksjonen lenger, og bekreft resten.`,
    nn: (redaktoer: string, redaksjon: string) =>
      `${redaktoer} står som ansvarleg redaktør for ${redaksjon}. Alle på lista har ein profil i pressetenesta til domstolane. Merk dei som ikkje jobbar i redaksjonen lenger, og stadfest resten.`,
  },
  deadline: { nb: (day: string) => `Svarfrist: ${day}`, nn: (day: string) => `Svarfrist: ${day}` },
  people: {
    nb: (redaksjon: string, count: number) => `Personer i ${redaksjon}: ${count}`,
    nn: (redaksjon: string, count: number) => `Personar i ${redaksjon}: ${count}`,
  },
  nobody: {
    nb: 'Ingen i redaksjonen har tilgang nå.',
    nn: 'Ingen i redaksjonen har tilgang no.',
  },
  gone: { nb: 'Jobber ikke her lenger', nn: 'Jobbar ikkje her lenger' },
  goneNamed: {
    nb: (navn: string) => `Jobber ikke her lenger: ${navn}`,
    nn: (navn: string) => `Jobbar ikkje her lenger: ${navn}`,
  },
  meaning: {
    nb: 'Svaret blir lest av Domstoladministrasjonen. Ingen mister tilgangen bare fordi de er merket.',
    nn: 'Domstoladministrasjonen les svaret. Ingen mistar tilgangen berre fordi dei er merkte.',
  },
  marked: {
    nb: (count: number) => (count === 0 ? 'Ingen er merket.' : `${count} er merket.`),
    nn: (count: number) => (count === 0 ? 'Ingen er merkte.' : `${count} er merkte.`),
  },
  confirm: { nb: 'Bekreft listen', nn: 'Stadfest lista' },
  sure: {
    nb: (here: number, gone: number) =>
      `Du bekrefter at ${here} jobber i redaksjonen, og at ${gone} ikke gjør det lenger.`,
    nn: (here: number, gone: number) =>
      `Du stadfester at ${here} jobbar i redaksjonen, og at ${gone} ikkje gjer det lenger.`,
  },
  isFinal: {
    nb: 'Svaret kan ikke endres her etterpå.',
    nn: 'Svaret kan ikkje endrast her etterpå.',
  },
  sending: { nb: 'Registrerer svaret', nn: 'Registrerer svaret' },
  sendFailed: { nb: 'Svaret ble ikke registrert', nn: 'Svaret blei ikkje registrert' },
  thanks: {
    nb: 'Takk. Svaret ditt er registrert.',
    nn: 'Takk. Svaret ditt er registrert.',
  },
  allWork: {
    nb: 'Du har bekreftet at alle på listen jobber i redaksjonen.',
    nn: 'Du har stadfesta at alle på lista jobbar i redaksjonen.',
  },
  someGone: {
    nb: (count: number) =>
      `Du har bekreftet listen, og merket ${count} som ikke jobber i redaksjonen lenger. Domstoladministrasjonen følger det opp.`,
    nn: (count: number) =>
      `Du har stadfesta lista, og merkt ${count} som ikkje jobbar i redaksjonen lenger. Domstoladministrasjonen følgjer det opp.`,
  },
  mayClose: { nb: 'Du kan lukke siden.', nn: 'Du kan lukke sida.' },
});

/** Of a link that leads to no list. */
export const noList = texts({
  used: { nb: 'Listen er bekreftet', nn: 'Lista er stadfesta' },
  replaced: { nb: 'Listen er ikke lenger aktuell', nn: 'Lista er ikkje lenger aktuell' },
  onceExpired: {
    nb: 'Be Domstoladministrasjonen om å sende listen på nytt.',
    nn: 'Be Domstoladministrasjonen om å sende lista på nytt.',
  },
  ifInvalid: {
    nb: 'Sjekk at hele lenken fra e-posten er med i adressefeltet.',
    nn: 'Sjekk at heile lenka frå e-posten er med i adressefeltet.',
  },
});
