import { bokmaal } from '#domain/texts.ts';
import type { AuditRole } from '#domain/revisjon.ts';
import { formatCount, formatNumber } from '#web/format.ts';

export const t = bokmaal({
  narrow: 'Avgrens loggen',
  person: 'Person',
  case: 'Sak',
  show: 'Vis',
  reset: 'Nullstill',
  download: 'Last ned som CSV',
  fromDate: 'Fra dato',
  toDate: 'Til dato',
  dateLimit: 'Loggen går frem til i dag.',
  everybody: 'Alle',
  personHint: 'Den som gjorde det, eller den det gjelder',
  sides: 'Side av hendelsen',
  both: 'Begge',
  side: 'Side',
  bothSides: 'Gjort av og gjelder',
  about: 'Gjelder',
  details: 'Detaljer',
  time: 'Tidspunkt',
  pseudonym: 'Pseudonym',
  timeColumn: 'Tid',
  role: 'Rolle',
  what: 'Hva',
  wordsTitle: 'Vis ordene i søket',
  showWords: 'Vis ordene',
  reason: 'Begrunnelse',
  reasonHint: 'Lagres i revisjonsloggen.',
  all: 'Alt',
  kind: 'Slag hendelse',
  pages: 'Sider med hendelser',
  wordsHidden: 'Ordene er skjult',
  words: 'Ordene i søket',
  wordsDeleted: 'Ordene er slettet.',
  onlyCase: (saksnummer: string) => `Vis bare sak ${saksnummer}`,
  only: (who: string) => `Vis bare ${who}`,
  each: (count: number) => `Vis hver for seg (${count})`,
  today: (day: string) => `I dag, ${day}`,
  events: (count: number) => formatCount(count, 'hendelse', 'hendelser'),
  moreThan: (count: number) => `Flere enn ${formatNumber(count)} hendelser`,
  onlyNewest: (most: number) =>
    `Det er flere enn ${formatNumber(most)} hendelser, og bare de nyeste vises. Avgrens søket, eller eksporter alle.`,
  isLogged: (day: string, time: string) =>
    `Søket ble gjort ${day} kl. ${time}. At du ser ordene, og hvorfor, blir logget. Ordene vises til du forlater siden.`,
  isLoggedOf: (day: string, time: string, who: string) =>
    `Søket ble gjort ${day} kl. ${time} av ${who}. At du ser ordene, og hvorfor, blir logget. Ordene vises til du forlater siden.`,
  ofSearchAt: (time: string) => ` i søket ${time}`,
});

/** Whose name is not known, or not any more. */
export const NAMELESS = bokmaal({
  presse: 'Ikke lenger i tjenesten',
  admin: 'Ikke lenger i tjenesten',
  arbeidsgiver: 'Kontaktperson hos arbeidsgiver',
} satisfies Record<Exclude<AuditRole, 'system'>, string>);
