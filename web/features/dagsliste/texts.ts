import { texts } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

export const t = texts({
  heading: { nb: 'Dagsliste', nn: 'Dagsliste' },
  title: {
    nb: (list: string) => `${list} – Dagsliste`,
    nn: (list: string) => `${list} – Dagsliste`,
  },
  loading: { nb: 'Henter dagslisten …', nn: 'Hentar dagslista …' },
  updated: {
    nb: (when: string) => `Sist oppdatert ${when}.`,
    nn: (when: string) => `Sist oppdatert ${when}.`,
  },
  late: {
    nb: 'Listen er forsinket, og rettsmøter kan mangle.',
    nn: 'Lista er forseinka, og rettsmøte kan mangle.',
  },

  // Which list
  choose: { nb: 'Velg dagsliste', nn: 'Vel dagsliste' },
  chooseCourt: { nb: 'Velg domstol', nn: 'Vel domstol' },
  mine: {
    nb: (count: number) => `Mine domstoler (${count})`,
    nn: (count: number) => `Mine domstolar (${count})`,
  },
  allOfMine: { nb: 'Mine domstoler', nn: 'Mine domstolar' },
  all: { nb: 'Alle domstoler', nn: 'Alle domstolar' },
  courts: {
    nb: (count: number) => formatCount(count, 'domstol', 'domstoler'),
    nn: (count: number) => formatCount(count, 'domstol', 'domstolar'),
  },
  layout: { nb: 'Vis', nn: 'Vis' },
  side: { nb: 'Side om side', nn: 'Side om side' },
  under: { nb: 'Under hverandre', nn: 'Under kvarandre' },
  day: { nb: 'Dato', nn: 'Dato' },
  limits: {
    nb: (from: string, to: string, months: number) =>
      `Fra ${from} til ${to}, ${months} måneder frem.`,
    nn: (from: string, to: string, months: number) =>
      `Frå ${from} til ${to}, ${months} månader fram.`,
  },
  dayBefore: {
    nb: (day: string) => `Forrige dag, ${day}`,
    nn: (day: string) => `Førre dag, ${day}`,
  },
  dayAfter: { nb: (day: string) => `Neste dag, ${day}`, nn: (day: string) => `Neste dag, ${day}` },
  today: { nb: 'I dag', nn: 'I dag' },
  toCalendar: {
    nb: (saksnummer: string) => `Legg i kalender: ${saksnummer}`,
    nn: (saksnummer: string) => `Legg i kalender: ${saksnummer}`,
  },
  order: { nb: 'Ordne etter', nn: 'Ordne etter' },
  print: { nb: 'Skriv ut', nn: 'Skriv ut' },

  // The columns that are called otherwise than the field that they show
  favourite: { nb: 'Favoritt', nn: 'Favoritt' },
  time: { nb: 'Tid', nn: 'Tid' },
  room: { nb: 'Sal', nn: 'Sal' },
  number: { nb: 'Saksnr', nn: 'Saksnr' },
  sak: { nb: 'Sak', nn: 'Sak' },
  indictment: { nb: 'Tiltale', nn: 'Tiltale' },

  // What is in it
  hearings: {
    nb: (count: number) => formatCount(count, 'rettsmøte', 'rettsmøter'),
    nn: (count: number) => formatCount(count, 'rettsmøte', 'rettsmøte'),
  },
  inRooms: {
    nb: (hearings: string, rooms: number) => `${hearings} i ${formatCount(rooms, 'sal', 'saler')}`,
    nn: (hearings: string, rooms: number) => `${hearings} i ${formatCount(rooms, 'sal', 'salar')}`,
  },
  andRooms: {
    nb: (hearings: string, rooms: number) => `${hearings}, ${formatCount(rooms, 'sal', 'saler')}`,
    nn: (hearings: string, rooms: number) => `${hearings}, ${formatCount(rooms, 'sal', 'salar')}`,
  },
  inCourts: {
    nb: (hearings: string, courts: number) =>
      `${hearings} i ${formatCount(courts, 'domstol', 'domstoler')}`,
    nn: (hearings: string, courts: number) =>
      `${hearings} i ${formatCount(courts, 'domstol', 'domstolar')}`,
  },
  noneOn: {
    nb: (day: string) => `Ingen rettsmøter ${day}.`,
    nn: (day: string) => `Ingen rettsmøte ${day}.`,
  },
  noneInAny: {
    nb: (day: string) => `Ingen rettsmøter i noen av domstolene ${day}.`,
    nn: (day: string) => `Ingen rettsmøte i nokon av domstolane ${day}.`,
  },
  nextDay: { nb: 'Neste dag med rettsmøter: ', nn: 'Neste dag med rettsmøte: ' },
  earlierDay: { nb: 'Forrige: ', nn: 'Førre: ' },
  onDay: {
    nb: (day: string, count: number) => `${day} (${count})`,
    nn: (day: string, count: number) => `${day} (${count})`,
  },
  notHeld: {
    nb: (all: string, count: number) => `${all}, ${count} utgår`,
    nn: (all: string, count: number) => `${all}, ${count} fell bort`,
  },
  cancelled: { nb: 'Avlyst', nn: 'Avlyst' },
  missing: { nb: 'Ikke i domstolens siste liste', nn: 'Ikkje i siste liste frå domstolen' },
  movedTo: {
    nb: (when: string) => `Flyttet til ${when}`,
    nn: (when: string) => `Flytta til ${when}`,
  },
  movedFrom: {
    nb: (place: string) => `Flyttet fra ${place}`,
    nn: (place: string) => `Flytta frå ${place}`,
  },
});
