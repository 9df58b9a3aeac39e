import { texts } from '#domain/texts.ts';

const small = (navn: string) => navn.charAt(0).toLocaleLowerCase('nb') + navn.slice(1);

/** `navn` is what the saved search is called: 'Advokat Kari Nordmann', 'Sal 250 i Oslo tingrett'. */
export const t = texts({
  follow: { nb: 'Følg', nn: 'Følg' },
  followOne: {
    nb: (navn: string) => `Følg ${small(navn)}`,
    nn: (navn: string) => `Følg ${small(navn)}`,
  },
  isFollowed: { nb: 'Følges', nn: 'Følgjer' },
  followed: {
    nb: (navn: string) => `Følges: ${navn}. Se lagrede søk`,
    nn: (navn: string) => `Følgjer: ${navn}. Sjå lagra søk`,
  },
  followsNow: {
    nb: (navn: string) => `Du følger ${small(navn)}.`,
    nn: (navn: string) => `Du følgjer ${small(navn)}.`,
  },
  change: { nb: 'Endre', nn: 'Endre' },
  undo: { nb: 'Angre', nn: 'Angre' },
});
