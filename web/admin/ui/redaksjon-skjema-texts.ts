import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  newTitle: 'Ny redaksjon',
  changeTitle: 'Endre redaksjonen',
  add: 'Legg til redaksjonen',
  save: 'Lagre',
  name: 'Navn',
  editorName: 'Ansvarlig redaktør',
  editorMail: 'Redaktørens e-post',
  domains: 'E-postdomener',
  domainsHint:
    'Ett på hver linje. Brukere uten redaksjon som har adresse der, blir lagt til redaksjonen.',
  contacts: 'Andre kontaktpersoner',
  contactsHint: 'Én på hver linje: navn, stilling, e-post.',
  changedBy: (who: string, when: string) => `${who} endret redaksjonen ${when}`,
  someone: 'En annen',
  nowItSays: 'Nå står det:',
  youWrote: 'Du har skrevet:',
  nothing: 'Ingenting',
  choose: 'Ingenting er lagret. Velg hva som skal gjelde.',
  keepMine: 'Behold det jeg har skrevet',
  takeTheirs: 'Hent det som står nå',
});
