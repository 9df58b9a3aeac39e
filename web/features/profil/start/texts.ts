import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Mine domstoler', nn: 'Mine domstolar' },
  about: {
    nb: 'Siden «I dag» viser rettsmøtene i disse domstolene, i denne rekkefølgen. Den første er domstolen som søket og dagslisten begynner med.',
    nn: 'Sida «I dag» viser rettsmøta i desse domstolane, i denne rekkjefølgja. Den første er domstolen som søket og dagslista byrjar med.',
  },
  none: {
    nb: 'Du har ikke valgt noen domstol. Søket begynner med alle.',
    nn: 'Du har ikkje valt nokon domstol. Søket byrjar med alle.',
  },
  add: { nb: 'Legg til domstol', nn: 'Legg til domstol' },
  chooseCourt: { nb: 'Velg domstol', nn: 'Vel domstol' },
  full: {
    nb: (most: number) =>
      `Du har valgt ${most} domstoler, som er det meste. Fjern en for å legge til en ny.`,
    nn: (most: number) =>
      `Du har valt ${most} domstolar, som er det meste. Fjern ein for å leggje til ein ny.`,
  },
  up: { nb: (court: string) => `Flytt ${court} opp`, nn: (court: string) => `Flytt ${court} opp` },
  down: {
    nb: (court: string) => `Flytt ${court} ned`,
    nn: (court: string) => `Flytt ${court} ned`,
  },
  remove: { nb: (court: string) => `Fjern ${court}`, nn: (court: string) => `Fjern ${court}` },
  added: {
    nb: (court: string) => `${court} er lagt til.`,
    nn: (court: string) => `${court} er lagd til.`,
  },
  removed: {
    nb: (court: string) => `${court} er fjernet.`,
    nn: (court: string) => `${court} er fjerna.`,
  },
  moved: {
    nb: (court: string, place: number, of: number) => `${court} er nå nummer ${place} av ${of}.`,
    nn: (court: string, place: number, of: number) => `${court} er no nummer ${place} av ${of}.`,
  },
  startside: { nb: 'Når jeg logger inn, vis', nn: 'Når eg loggar inn, vis' },
  today: { nb: 'I dag', nn: 'I dag' },
  search: { nb: 'Søk', nn: 'Søk' },
  startsideSaved: { nb: 'Valget er lagret.', nn: 'Valet er lagra.' },
  notSaved: {
    nb: (why: string) => `Endringen ble ikke lagret. ${why}`,
    nn: (why: string) => `Endringa blei ikkje lagra. ${why}`,
  },
  loading: { nb: 'Henter domstolene dine', nn: 'Hentar domstolane dine' },
  loadFailed: { nb: 'Kunne ikke hente domstolene dine', nn: 'Kunne ikkje hente domstolane dine' },
});
