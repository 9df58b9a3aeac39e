import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Nytt', nn: 'Nytt' },
  loading: { nb: 'Henter hva som er nytt', nn: 'Hentar kva som er nytt' },
  loadFailed: {
    nb: 'Kunne ikke hente hva som er nytt',
    nn: 'Kunne ikkje hente kva som er nytt',
  },
  reloadFailed: {
    nb: 'Listen kan være gammel: vi fikk ikke hentet den på nytt.',
    nn: 'Lista kan vere gammal: vi fekk ikkje henta ei ny.',
  },
  more: { nb: 'Det har kommet noe nytt.', nn: 'Det har kome noko nytt.' },
  showMore: { nb: 'Vis det', nn: 'Vis det' },

  show: { nb: 'Vis', nn: 'Vis' },
  all: { nb: (count: number) => `Alle (${count})`, nn: (count: number) => `Alle (${count})` },
  unread: {
    nb: (count: number) => `Uleste (${count})`,
    nn: (count: number) => `Ulesne (${count})`,
  },
  type: { nb: 'Type', nn: 'Type' },
  allTypes: { nb: 'Alle typer', nn: 'Alle typar' },
  hits: { nb: 'Treff i lagrede søk', nn: 'Treff i lagra søk' },

  markAll: { nb: 'Merk alle som lest', nn: 'Merk alle som lesne' },
  markRead: { nb: 'Merk som lest', nn: 'Merk som lese' },
  markUnread: { nb: 'Merk som ulest', nn: 'Merk som ulese' },
  marked: {
    nb: (title: string, lest: boolean) => `${title} er merket som ${lest ? 'lest' : 'ulest'}`,
    nn: (title: string, lest: boolean) => `${title} er merkt som ${lest ? 'lese' : 'ulese'}`,
  },
  markedAll: {
    nb: (count: number, lest: boolean) => `Alle ${count} er merket som ${lest ? 'lest' : 'ulest'}`,
    nn: (count: number, lest: boolean) =>
      `Alle ${count} er merkte som ${lest ? 'lesne' : 'ulesne'}`,
  },
  markFailed: {
    nb: 'Kunne ikke merke det. Prøv igjen.',
    nn: 'Kunne ikkje merke det. Prøv igjen.',
  },
  isUnread: { nb: 'Ulest:', nn: 'Ulese:' },

  today: { nb: (day: string) => `I dag, ${day}`, nn: (day: string) => `I dag, ${day}` },
  yesterday: { nb: (day: string) => `I går, ${day}`, nn: (day: string) => `I går, ${day}` },
  thisWeek: { nb: 'Tidligere denne uken', nn: 'Tidlegare denne veka' },
  earlier: { nb: 'Tidligere', nn: 'Tidlegare' },

  none: { nb: 'Ingenting nytt.', nn: 'Ingenting nytt.' },
  allRead: { nb: 'Du har lest alt.', nn: 'Du har lese alt.' },
  what: {
    nb: (soek: Link, favoritter: Link) => (
      <>
        Her ser du treff i {soek('lagrede søk')} med varsling, og endringer i{' '}
        {favoritter('favorittene')} dine.
      </>
    ),
    nn: (soek: Link, favoritter: Link) => (
      <>
        Her ser du treff i {soek('lagra søk')} med varsling, og endringar i{' '}
        {favoritter('favorittane')} dine.
      </>
    ),
  },
  onlyNewest: {
    nb: (count: number) => `Bare de ${count} nyeste varslene vises.`,
    nn: (count: number) => `Berre dei ${count} nyaste varsla blir viste.`,
  },
  how: {
    nb: (days: number, key: string) =>
      `Varsler vises i ${days} dager. Med tasten ${key} merker du det varselet du står på, som lest eller ulest.`,
    nn: (days: number, key: string) =>
      `Varsel blir viste i ${days} dagar. Med tasten ${key} merker du det varselet du står på, som lese eller ulese.`,
  },

  whatIsUnread: {
    nb: 'Ulest er det du ikke har åpnet eller merket, uansett når du var her sist. Nye saker siden sist står ved hvert søk.',
    nn: 'Ulese er det du ikkje har opna eller merkt, uansett når du var her sist. Nye saker sidan sist står ved kvart søk.',
  },
  found: {
    nb: (count: string, navn: string) => `${count} treff: ${navn}`,
    nn: (count: string, navn: string) => `${count} treff: ${navn}`,
  },
  and: { nb: 'og', nn: 'og' },
  andOthers: {
    nb: (count: number) => `og ${count} ${count === 1 ? 'annen sak' : 'andre saker'}`,
    nn: (count: number) => `og ${count} ${count === 1 ? 'anna sak' : 'andre saker'}`,
  },
});

/** Makes a link of its words. */
type Link = (words: string) => ReactNode;
