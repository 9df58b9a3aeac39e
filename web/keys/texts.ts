import { texts } from '#domain/texts.ts';

/** The keys, wherever they are shown or switched off. */
export const t = texts({
  heading: { nb: 'Hurtigtaster', nn: 'Snøggtastar' },
  onPage: { nb: 'På siden', nn: 'På sida' },
  goTo: { nb: 'Gå til', nn: 'Gå til' },
  onRow: { nb: 'På raden eller saken', nn: 'På rada eller saka' },
  onAndOff: { nb: 'Av og på', nn: 'Av og på' },
  toSearch: { nb: 'Til søkefeltet', nn: 'Til søkefeltet' },
  nextRow: { nb: 'Neste rad', nn: 'Neste rad' },
  previousRow: { nb: 'Forrige rad', nn: 'Førre rad' },
  open: { nb: 'Åpne saken', nn: 'Opne saka' },
  thisList: { nb: 'Denne listen', nn: 'Denne lista' },
  escape: { nb: 'Esc', nn: 'Esc' },
  close: { nb: 'Lukk', nn: 'Lukk' },
  star: { nb: 'Stjerne av eller på', nn: 'Stjerne av eller på' },
  note: { nb: 'Eget notat', nn: 'Eige notat' },
  use: { nb: 'Bruk hurtigtaster', nn: 'Bruk snøggtastar' },
  notWhileTyping: {
    nb: 'Tastene virker ikke mens du skriver.',
    nn: 'Tastane verkar ikkje når du skriv.',
  },
  shown: {
    nb: 'Tastene går til søkefeltet, gjennom rader og til sidene. Trykk ? for å se dem.',
    nn: 'Tastane går til søkefeltet, gjennom rader og til sidene. Trykk ? for å sjå dei.',
  },
  starred: { nb: 'Saken er en favoritt.', nn: 'Saka er ein favoritt.' },
  unstarred: { nb: 'Saken er ikke lenger en favoritt.', nn: 'Saka er ikkje lenger ein favoritt.' },
});
