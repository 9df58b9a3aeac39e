import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Min profil', nn: 'Min profil' },
  back: { nb: 'Søk', nn: 'Søk' },
  loading: { nb: 'Henter profilen', nn: 'Hentar profilen' },
  loadFailed: { nb: 'Kunne ikke hente profilen', nn: 'Kunne ikkje hente profilen' },
  aboutMe: { nb: 'Om meg', nn: 'Om meg' },
  edit: { nb: 'Rediger', nn: 'Rediger' },
  editAboutMe: { nb: 'om meg', nn: 'om meg' },
  editEmployer: {
    nb: 'arbeidsgiver og begrunnelse',
    nn: 'arbeidsgjevar og grunngiving',
  },
  leave: { nb: 'Avslutt din profil', nn: 'Avslutt profilen din' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt' },

  aboutMeHeading: { nb: 'Rediger om meg', nn: 'Rediger om meg' },
  aboutMeLead: {
    nb: 'Endre opplysningene om deg selv.',
    nn: 'Endre opplysningane om deg sjølv.',
  },
  firstName: { nb: 'Fornavn', nn: 'Førenamn' },
  lastName: { nb: 'Etternavn', nn: 'Etternamn' },
  fromRegister: {
    nb: 'Hentet fra Folkeregisteret. Navnet kan ikke endres her.',
    nn: 'Henta frå Folkeregisteret. Namnet kan ikkje endrast her.',
  },

  employerHeading: { nb: 'Rediger arbeidsgiver', nn: 'Rediger arbeidsgjevar' },
  employerLead: {
    nb: 'Endre hvem som kan bekrefte behovet ditt, og hvorfor du trenger tilgang.',
    nn: 'Endre kven som kan stadfeste behovet ditt, og kvifor du treng tilgang.',
  },
  employerMail: {
    nb: 'Kontaktpersonen får en e-post med spørsmål om å bekrefte at du trenger tilgang.',
    nn: 'Kontaktpersonen får ein e-post med spørsmål om å stadfeste at du treng tilgang.',
  },
});
