import { type Block, type Template, dayAndTimeOf, neverHadProfile } from '#bff/mail/mail.ts';
import { ABONNEMENT_SLAG } from '#domain/abonnement.ts';
import { OMFANG, type Omfang } from '#domain/noekler.ts';
import { displayName } from '#domain/person-name.ts';

/*
 * To whoever owns a key for programs, or a secret address. Neither the key nor the address is among the data: an e-mail is read by more
 * programs than its reader knows of.
 */

const wasItYou = (what: string): Block => ({
  paragraph: `Var det ikke du som laget ${what}? Slett ${what} med en gang på «Min profil», og si fra til Domstoladministrasjonen.`,
});
const may = (omfang: readonly Omfang[]) => omfang.map((one) => OMFANG[one]).join('. ');

/** Somebody has made a key in the reader's name. */
export const noekkelLaget: Template<'noekkel_laget'> = (
  { fornavn, navn, omfang, utloeper },
  links,
) => ({
  subject: 'Det er laget en nøkkel for maskiner på profilen din',
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    {
      paragraph: 'Det er laget en nøkkel som et program kan bruke i ditt navn:',
    },
    {
      facts: [
        ['Navn', navn],
        ['Kan brukes til', may(omfang)],
        ['Gjelder til', dayAndTimeOf(utloeper)],
      ],
    },
    {
      paragraph:
        'Du kan når som helst slette nøkkelen på «Min profil», under «API-nøkler». Da virker den ikke lenger.',
    },
    wasItYou('nøkkelen'),
    { link: { label: 'Gå til Min profil', url: links.profil } },
    neverHadProfile,
  ],
});

/** A key expires in a week: programs with it stop working. */
export const noekkelUtloeper: Template<'noekkel_utloeper'> = (
  { fornavn, navn, omfang, utloeper },
  links,
) => ({
  subject: `En nøkkel for maskiner utløper ${dayAndTimeOf(utloeper)}`,
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    { paragraph: 'En nøkkel som et program bruker i ditt navn, utløper snart:' },
    {
      facts: [
        ['Navn', navn],
        ['Kan brukes til', may(omfang)],
        ['Utløper', dayAndTimeOf(utloeper)],
      ],
    },
    {
      paragraph:
        'Trenger du den fortsatt, kan du lage en ny på «Min profil», under «API-nøkler», og bytte den i programmet. Trenger du den ikke, kan du slette den samme sted.',
    },
    { link: { label: 'Gå til Min profil', url: links.profil } },
    neverHadProfile,
  ],
});

const GIVES = {
  favoritter: 'Favorittene dine',
  soek: 'Sakene et lagret søk finner',
} as const;

/** Somebody has made a secret address in the reader's name. */
export const adresseLaget: Template<'adresse_laget'> = ({ fornavn, navn, slag, gir }, links) => ({
  subject: 'Det er laget en hemmelig adresse på profilen din',
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    {
      paragraph:
        'Det er laget en adresse som et program kan lese i ditt navn, uten å logge inn. Alle som har adressen, kan lese det samme:',
    },
    {
      facts: [
        ['Brukes i', navn],
        ['Type', ABONNEMENT_SLAG[slag]],
        ['Gir', `${GIVES[gir]}, uten navn på parter`],
        ['Gjelder til', 'du sletter den'],
      ],
    },
    {
      paragraph:
        'Du kan når som helst slette adressen på «Min profil». Da er det ikke noe der lenger.',
    },
    wasItYou('adressen'),
    { link: { label: 'Gå til Min profil', url: links.profil } },
    neverHadProfile,
  ],
});
