import { texts } from './texts.ts';

/** What a key of a press user's program may be used for. Everything else is refused, whatever its owner may do. */
export const OMFANG = texts({
  soek: { nb: 'Søke og lese lagrede søk', nn: 'Søke og lese lagra søk' },
  favoritter: { nb: 'Lese favoritter', nn: 'Lese favorittar' },
  endreFavoritter: {
    nb: 'Legge til og fjerne favoritter',
    nn: 'Leggje til og fjerne favorittar',
  },
});
export type Omfang = keyof typeof OMFANG;

/** The key that a program calls with, which is in its session in the place of a sign-in. */
export interface MachineKey {
  readonly id: number;
  readonly omfang: readonly Omfang[];
}
export const OMFANG_VALG = Object.keys(OMFANG) as readonly Omfang[];

/** For how many days a key can be made. None is for longer than a year. */
export const NOEKKEL_DAGER = [30, 90, 180, 365] as const;
export type NoekkelDager = (typeof NOEKKEL_DAGER)[number];

/** The most keys that one person has, those that have expired among them. */
export const MAX_NOEKLER = 10;
/** The longest name, in characters. */
export const MAX_NOEKKELNAVN = 100;

/** What every key begins with: somebody who finds one, or a program that looks for lost secrets, knows what it is. */
export const NOEKKEL_PREFIKS = 'dpt_';

/** Its owner is told so many days before a key expires. */
export const VARSLES_DAGER = 7;

const DAY = 86_400_000;

/** When a key that is made at `now` expires. */
export function utloeperOf(dager: NoekkelDager, now: Date): Date {
  return new Date(now.getTime() + dager * DAY);
}

export const noekkelMessages = texts({
  heading: { nb: 'API-nøkler', nn: 'API-nøklar' },
  navnRequired: { nb: 'Navn er påkrevd.', nn: 'Namn må fyllast ut.' },
  navnTooLong: {
    nb: `Navnet kan ha høyst ${MAX_NOEKKELNAVN} tegn.`,
    nn: `Namnet kan ha høgst ${MAX_NOEKKELNAVN} teikn.`,
  },
  navnTaken: {
    nb: 'Du har allerede en nøkkel med dette navnet.',
    nn: 'Du har allereie ein nøkkel med dette namnet.',
  },
  omfangRequired: {
    nb: 'Velg minst én ting som nøkkelen kan brukes til.',
    nn: 'Vel minst éin ting som nøkkelen kan brukast til.',
  },
  dagerRequired: {
    nb: 'Velg hvor lenge nøkkelen skal gjelde.',
    nn: 'Vel kor lenge nøkkelen skal gjelde.',
  },
  full: {
    nb: `Du har ${MAX_NOEKLER} nøkler, og kan ikke lage flere. Slett en nøkkel først.`,
    nn: `Du har ${MAX_NOEKLER} nøklar, og kan ikkje lage fleire. Slett ein nøkkel først.`,
  },
  /** To the program that asks. */
  invalid: {
    nb: 'Nøkkelen er ikke gyldig. Den kan være feil, utløpt eller slettet.',
    nn: 'Nøkkelen er ikkje gyldig. Det kan hende nøkkelen er feil, gått ut eller sletta.',
  },
  outside: {
    nb: 'Nøkkelen gjelder ikke for dette kallet.',
    nn: 'Nøkkelen gjeld ikkje for dette kallet.',
  },
});
