import { texts } from '#domain/texts.ts';

export const t = texts({
  about: {
    nb: 'Med en nøkkel kan redaksjonens egne systemer søke og lese i ditt navn, uten innlogging. Alt de gjør, logges på deg.',
    nn: 'Med ein nøkkel kan eigne system i redaksjonen søke og lese i ditt namn, utan innlogging. Alt dei gjer, blir logga på deg.',
  },
  loading: { nb: 'Henter nøklene dine', nn: 'Hentar nøklane dine' },
  loadFailed: { nb: 'Kunne ikke hente nøklene dine', nn: 'Kunne ikkje hente nøklane dine' },
  none: { nb: 'Du har ingen nøkler.', nn: 'Du har ingen nøklar.' },
  make: { nb: 'Lag nøkkel', nn: 'Lag nøkkel' },
  delete: { nb: 'Slett', nn: 'Slett' },
  deleted: {
    nb: (navn: string) => `«${navn}» er slettet, og kan ikke brukes lenger.`,
    nn: (navn: string) => `«${navn}» er sletta, og kan ikkje brukast lenger.`,
  },
  expired: { nb: 'Utløpt', nn: 'Gått ut' },
  facts: {
    nb: ({ made, isExpired, expires, used }: Facts) =>
      `Laget ${made}, ${isExpired ? 'utløp' : 'utløper'} ${expires}, ${used === null ? 'ikke brukt ennå' : `sist brukt ${used}`}`,
    nn: ({ made, isExpired, expires, used }: Facts) =>
      `Laga ${made}, ${isExpired ? 'gjekk ut' : 'går ut'} ${expires}, ${used === null ? 'ikkje brukt enno' : `sist brukt ${used}`}`,
  },
});

/** Days and times as they are shown. */
interface Facts {
  readonly made: string;
  readonly isExpired: boolean;
  readonly expires: string;
  readonly used: string | null;
}
