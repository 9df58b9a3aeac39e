/** What a key of a press user's program may be used for. Everything else is refused, whatever its owner may do. */
export const OMFANG = {
  soek: 'Søke og lese lagrede søk',
  favoritter: 'Lese favoritter',
  endreFavoritter: 'Legge til og fjerne favoritter',
} as const;
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

export const noekkelMessages = {
  heading: 'API-nøkler',
  navnRequired: 'Navn er påkrevd.',
  navnTooLong: `Navnet kan ha høyst ${MAX_NOEKKELNAVN} tegn.`,
  navnTaken: 'Du har allerede en nøkkel med dette navnet.',
  omfangRequired: 'Velg minst én ting som nøkkelen kan brukes til.',
  dagerRequired: 'Velg hvor lenge nøkkelen skal gjelde.',
  full: `Du har ${MAX_NOEKLER} nøkler, og kan ikke lage flere. Slett en nøkkel først.`,
  /** To the program that asks. */
  invalid: 'Nøkkelen er ikke gyldig. Den kan være feil, utløpt eller slettet.',
  outside: 'Nøkkelen gjelder ikke for dette kallet.',
} as const;
