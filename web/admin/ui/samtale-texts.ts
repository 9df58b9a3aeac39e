import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Samtale',
  forWhom: 'Bare administratorer ser den. Siste kommentar står i listen.',
  forWhomOfUser: 'Bare administratorer ser den.',
  none: 'Ingen har skrevet noe ennå.',
  comment: 'Kommentar',
  commentHint: 'Vises ikke til søkeren.',
  commentHintOfUser: 'Vises ikke til brukeren.',
  add: 'Legg til',
  added: 'Kommentaren er lagt til.',
  newForYou: 'Ny for deg',
  unread: 'Ulest kommentar',
  somebody: 'En administrator',
  earlier: 'tidligere',
  mayDecide: 'Du kan også avgjøre; den som er først, gjelder.',
  arrived: (who: string) => `Ny kommentar fra ${who}.`,
  looks: (who: string) => `${who} ser på denne`,
  and: (some: string, last: string) => `${some} og ${last}`,
  since: (time: string) => `Siden kl. ${time}.`,
  today: (time: string) => `i dag kl. ${time}`,
  at: (day: string, time: string) => `${day} kl. ${time}`,
});
