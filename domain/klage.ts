import { bokmaal, texts } from './texts.ts';
import { type Day, osloDay, shiftDay } from './time.ts';

/** What a rejected applicant is told of the right to complain: settings, and what follows from them. */
export interface Klagerett {
  /** The last Oslo day on which a complaint is in time. */
  readonly frist: Day;
  /** Who decides a complaint that is sent on. */
  readonly instans: string;
  /** The address that takes complaints and questions about the documents of the case. */
  readonly spoer: string;
}

/** What has become of a complaint. 'omgjort': the application was taken up again, or a newer one approved. */
export const KLAGE_UTFALL = ['omgjort', 'oversendt', 'avvist'] as const;
export type KlageUtfall = (typeof KLAGE_UTFALL)[number];

/** What an administrator answers a complaint with. Changing the decision is done with the application itself. */
export const KLAGE_SVAR = ['oversendt', 'avvist'] as const satisfies readonly KlageUtfall[];
export type KlageSvar = (typeof KLAGE_SVAR)[number];

/** The last Oslo day for a complaint: so many weeks after the day of the rejection, to the end of that day. */
export function klagefrist(avslaatt: Date, uker: number): Day {
  return shiftDay(osloDay(avslaatt), { days: 7 * uker });
}

/** Whether a complaint came too late. It can be sent all the same: an administrator decides what to do with it. */
export function erForSen(sendt: Date, frist: Day): boolean {
  return osloDay(sendt) > frist;
}

/** Whether a complaint can be answered so: only one that came too late is refused for that. */
export function maySvare(svar: KlageSvar, klage: { sendt: Date; frist: Day }): boolean {
  return svar === 'oversendt' || erForSen(klage.sendt, klage.frist);
}

/**
 * For the lawyers: what forvaltningsloven § 27 demands that whoever is rejected is told, from §§ 18, 19, 28, 29 and 33. The same in the
 * e-mail and on the page.
 */
export const klageTekster = texts({
  heading: { nb: 'Du kan klage', nn: 'Du kan klage' },
  frist: {
    nb: (frist: string) =>
      `Du kan klage på avslaget (forvaltningsloven §§ 28 og 29). Siste frist er ${frist}.`,
    nn: (frist: string) =>
      `Du kan klage på avslaget (forvaltningslova §§ 28 og 29). Siste frist er ${frist}.`,
  },
  slik: {
    nb: (spoer: string) =>
      `Skriv klagen på siden for søknaden din, eller send den på e-post til ${spoer}. Si hva du vil ha endret, og hvorfor.`,
    nn: (spoer: string) =>
      `Skriv klaga på sida for søknaden din, eller send henne på e-post til ${spoer}. Skriv kva du vil ha endra, og kvifor.`,
  },
  instans: {
    nb: (instans: string) =>
      `Vi ser på saken på nytt. Gjør vi ikke om avslaget, sender vi klagen til ${instans}, som avgjør den.`,
    nn: (instans: string) =>
      `Vi ser på saka på nytt. Gjer vi ikkje om avslaget, sender vi klaga til ${instans}, som avgjer henne.`,
  },
  dokumenter: {
    nb: (spoer: string) =>
      `Du har rett til å se dokumentene i saken (forvaltningsloven §§ 18 og 19). Be om dem på e-post til ${spoer}.`,
    nn: (spoer: string) =>
      `Du har rett til å sjå dokumenta i saka (forvaltningslova §§ 18 og 19). Be om å få dei på e-post til ${spoer}.`,
  },
});

/** What the applicant is told when a complaint can't be sent. */
export const klageMessages = texts({
  tekst: { nb: 'Skriv hva du mener er feil.', nn: 'Skriv kva du meiner er feil.' },
  alleredeSendt: {
    nb: 'Klagen er allerede sendt. Du kan sende én klage på et avslag.',
    nn: 'Klaga er alt send. Du kan sende éi klage på eit avslag.',
  },
  ikkeAvslaatt: {
    nb: 'Avslaget gjelder ikke lenger. Det er ikke noe å klage på.',
    nn: 'Avslaget gjeld ikkje lenger. Det er ikkje noko å klage på.',
  },
});

/** For the lawyers: who decides complaints, unless a setting says otherwise. */
export const KLAGEINSTANS = bokmaal({ standard: 'Justis- og beredskapsdepartementet' });

/** What administrators are told. */
export const klageSvarMessages = bokmaal({
  ord: 'Du må skrive en begrunnelse.',
  iTide: 'Klagen kom innen fristen, og kan ikke avvises som for sen.',
  endret: 'En annen har behandlet klagen.',
});
