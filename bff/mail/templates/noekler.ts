import { type Template, dayAndTimeOf } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { ABONNEMENT_SLAG } from '#domain/abonnement.ts';
import { OMFANG, type Omfang } from '#domain/noekler.ts';
import { texts } from '#domain/texts.ts';

/*
 * To whoever owns a key for programs, or a secret address. Neither the key nor the address is among the data: an e-mail is read by more
 * programs than its reader knows of.
 */

const t = texts({
  keyMade: {
    nb: 'Det er laget en API-nøkkel på profilen din',
    nn: 'Det er laga ein API-nøkkel på profilen din',
  },
  keyWorks: {
    nb: 'Det er laget en nøkkel som et program kan bruke i ditt navn:',
    nn: 'Det er laga ein nøkkel som eit program kan bruke i ditt namn:',
  },
  may: { nb: 'Kan brukes til', nn: 'Kan brukast til' },
  deleteKey: {
    nb: 'Du kan når som helst slette nøkkelen på «Min profil», under «API-nøkler». Da virker den ikke lenger.',
    nn: 'Du kan når som helst slette nøkkelen på «Min profil», under «API-nøklar». Då verkar ikkje nøkkelen lenger.',
  },
  notYourKey: {
    nb: 'Var det ikke du som laget nøkkelen? Slett nøkkelen med en gang på «Min profil», og si fra til Domstoladministrasjonen.',
    nn: 'Var det ikkje du som laga nøkkelen? Slett nøkkelen med ein gong på «Min profil», og sei frå til Domstoladministrasjonen.',
  },
  keyExpires: {
    nb: (when: string) => `En API-nøkkel utløper ${when}`,
    nn: (when: string) => `Ein API-nøkkel går ut ${when}`,
  },
  expiresSoon: {
    nb: 'En nøkkel som et program bruker i ditt navn, utløper snart:',
    nn: 'Ein nøkkel som eit program bruker i ditt namn, går snart ut:',
  },
  expires: { nb: 'Utløper', nn: 'Går ut' },
  makeAnother: {
    nb: 'Trenger du den fortsatt, kan du lage en ny på «Min profil», under «API-nøkler», og bytte den i programmet. Trenger du den ikke, kan du slette den samme sted.',
    nn: 'Treng du framleis nøkkelen, kan du lage ein ny på «Min profil», under «API-nøklar», og byte nøkkel i programmet. Elles kan du slette nøkkelen same staden.',
  },
  addressMade: {
    nb: 'Det er laget en hemmelig adresse på profilen din',
    nn: 'Det er laga ei hemmeleg adresse på profilen din',
  },
  addressWorks: {
    nb: 'Det er laget en adresse som et program kan lese i ditt navn, uten å logge inn. Alle som har adressen, kan lese det samme:',
    nn: 'Det er laga ei adresse som eit program kan lese i ditt namn, utan å logge inn. Alle som har adressa, kan lese det same:',
  },
  usedIn: { nb: 'Brukes i', nn: 'Blir brukt i' },
  kind: { nb: 'Type', nn: 'Type' },
  gives: { nb: 'Gir', nn: 'Gir' },
  youDelete: { nb: 'du sletter den', nn: 'du slettar adressa' },
  deleteAddress: {
    nb: 'Du kan når som helst slette adressen på «Min profil». Da er det ikke noe der lenger.',
    nn: 'Du kan når som helst slette adressa på «Min profil». Då er det ikkje noko der lenger.',
  },
  notYourAddress: {
    nb: 'Var det ikke du som laget adressen? Slett adressen med en gang på «Min profil», og si fra til Domstoladministrasjonen.',
    nn: 'Var det ikkje du som laga adressa? Slett adressa med ein gong på «Min profil», og sei frå til Domstoladministrasjonen.',
  },
});

const GIVES = texts({
  favoritter: {
    nb: 'Favorittene dine, uten navn på parter',
    nn: 'Favorittane dine, utan namn på partar',
  },
  soek: {
    nb: 'Sakene et lagret søk finner, uten navn på parter',
    nn: 'Sakene som eit lagra søk finn, utan namn på partar',
  },
});

const may = (omfang: readonly Omfang[]) => omfang.map((one) => OMFANG[one]).join('. ');

/** Somebody has made a key in the reader's name. */
export const noekkelLaget: Template<'noekkel_laget'> = (
  { fornavn, navn, omfang, utloeper },
  links,
) => ({
  subject: t.keyMade,
  blocks: [
    greeting(fornavn),
    { paragraph: t.keyWorks },
    {
      facts: [
        [phrases.name, navn],
        [t.may, may(omfang)],
        [phrases.validUntil, dayAndTimeOf(utloeper)],
      ],
    },
    { paragraph: t.deleteKey },
    { paragraph: t.notYourKey },
    { link: { label: phrases.toProfil, url: links.profil } },
    neverHadProfile(),
  ],
});

/** A key expires in a week: programs with it stop working. */
export const noekkelUtloeper: Template<'noekkel_utloeper'> = (
  { fornavn, navn, omfang, utloeper },
  links,
) => ({
  subject: t.keyExpires(dayAndTimeOf(utloeper)),
  blocks: [
    greeting(fornavn),
    { paragraph: t.expiresSoon },
    {
      facts: [
        [phrases.name, navn],
        [t.may, may(omfang)],
        [t.expires, dayAndTimeOf(utloeper)],
      ],
    },
    { paragraph: t.makeAnother },
    { link: { label: phrases.toProfil, url: links.profil } },
    neverHadProfile(),
  ],
});

/** Somebody has made a secret address in the reader's name. */
export const adresseLaget: Template<'adresse_laget'> = ({ fornavn, navn, slag, gir }, links) => ({
  subject: t.addressMade,
  blocks: [
    greeting(fornavn),
    { paragraph: t.addressWorks },
    {
      facts: [
        [t.usedIn, navn],
        [t.kind, ABONNEMENT_SLAG[slag]],
        [t.gives, GIVES[gir]],
        [phrases.validUntil, t.youDelete],
      ],
    },
    { paragraph: t.deleteAddress },
    { paragraph: t.notYourAddress },
    { link: { label: phrases.toProfil, url: links.profil } },
    neverHadProfile(),
  ],
});
