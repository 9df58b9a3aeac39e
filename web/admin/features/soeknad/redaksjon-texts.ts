import { bokmaal } from '#domain/texts.ts';

/** Of the newsroom of an application, and of who is known there. */
export const t = bokmaal({
  isEditor: (name: string, newsroom: string) => `${name} er redaktør i ${newsroom}.`,
  isContact: (name: string, newsroom: string) => `${name} er kontaktperson i ${newsroom}.`,
  unknownContact: (mail: string, newsroom: string) =>
    `${mail} er ikke adressen til redaktøren eller en kjent kontaktperson i ${newsroom}.`,
  unknownNewsroom: (name: string) =>
    `Verken navnet ${name} eller domenet i e-postadressene er kjent fra før.`,
  saidUnknown: 'En administrator har sagt at søknaden ikke hører til en kjent redaksjon.',
  belongs: {
    kontaktensAdresse: (domain: string | null) =>
      domain === null ? '' : `Adressen er fra ${domain}.`,
    kontaktensDomene: (domain: string | null) => `Kontaktpersonens adresse er fra ${domain}.`,
    soekersDomene: (domain: string | null) => `Søkerens adresse er fra ${domain}.`,
    navn: () => 'Bare navnet på redaksjonen stemmer. Ingen av adressene er fra domenene dens.',
    valgt: () => 'Redaksjonen er valgt av en administrator.',
  },
  confirmed: (day: string, time: string) => `Bekreftet behovet ${day} kl. ${time}.`,
  denied: (day: string, time: string) => `Avkreftet behovet ${day} kl. ${time}.`,
  foreignAddress: (name: string, newsroom: string) =>
    `Se opp: ${name} er oppgitt i ${newsroom}, men adressen er ikke fra redaksjonen.`,
  otherAddress: (name: string, newsroom: string) =>
    `Se opp: ${name} er kjent i ${newsroom}, men med en annen adresse.`,
  editorElsewhere: (name: string, newsroom: string) =>
    `Se opp: ${name} er redaktør i ${newsroom}, men med en annen adresse.`,
  suspended: (newsroom: string) =>
    `${newsroom} er suspendert inntil videre. Godkjenner du, er tilgangen suspendert så lenge.`,
  suspendedThrough: (newsroom: string, day: string) =>
    `${newsroom} er suspendert til og med ${day}. Godkjenner du, er tilgangen suspendert så lenge.`,
  freelancer: 'Frilanser.',
  vouches: (who: string, title: string, where: string, navn: string) =>
    `${who}, ${title} i ${where}, går god for ${navn}.`,
  doesNotVouch: (who: string, title: string, where: string, navn: string) =>
    `${who}, ${title} i ${where}, går ikke god for ${navn}.`,
  mayVouch: (who: string, title: string, where: string, navn: string) =>
    `${who}, ${title} i ${where}, er oppgitt som den som går god for ${navn}, og har ikke svart.`,
  open: 'Åpne redaksjonen',
  users: 'Brukere',
  active: (count: number) => (count === 1 ? '1 aktiv' : `${count} aktive`),
  expires: (active: string, count: number, day: string) =>
    count === 1 ? `${active}, 1 utløper ${day}` : `${active}, ${count} utløper, de første ${day}`,
  editor: 'Redaktør',
  confirmedList: (name: string, day: string) => `${name}, bekreftet listen ${day}`,
  neverConfirmed: (name: string) => `${name}, har aldri bekreftet listen`,
  nobody: 'Ingen',
  domains: 'E-postdomener',
  earlier: 'Tidligere søknader',
  outcomes: (approved: number, rejected: number) =>
    `${approved} godkjent, ${rejected} ikke godkjent`,
  none: 'Ingen kjent redaksjon',
  choose: 'Velg redaksjon',
  chooseOther: 'Velg en annen',
  add: 'Ny redaksjon',
  effect: 'Blir søknaden godkjent, hører brukeren til denne redaksjonen.',
  overtaken: 'En annen har valgt redaksjon i mellomtiden. Det står på siden nå.',
  decided: 'Søknaden er avgjort i mellomtiden.',
});
