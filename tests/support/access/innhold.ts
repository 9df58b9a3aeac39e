/** What the package of a rejected application is made of, as the database keeps it. */
export const INNHOLD = {
  soeknad: {
    fornavn: 'Áŋŋá Đ.',
    etternavn: 'Čáppagiš-Ødegård',
    stilling: 'Journalist',
    redaksjon: 'Ávvir',
    epost: 'anna@avvir.example',
    telefon: '90000000',
    telefonLand: null,
    frilanser: false,
    domstol: null,
    kontaktpersonNavn: 'Randi Redaktør',
    kontaktpersonStilling: 'Nyhetsredaktør',
    kontaktpersonOrganisasjon: 'Ávvir',
    kontaktpersonEpost: 'randi@avvir.example',
    begrunnelse: 'Dekker krim.\nOg mer.',
    soeknadsdato: '2026-03-09T08:00:00+00:00',
  },
  vedtak: {
    godkjent: false,
    behandlet: '2026-03-10T09:30:00+00:00',
    sluttdato: null,
    begrunnelse: 'Ikke redaksjonelt arbeid.',
    behandletAv: 'Astrid Domsland',
  },
  spoersmaal: [
    {
      kontaktpersonNavn: 'Randi Redaktør',
      kontaktpersonOrganisasjon: 'Ávvir',
      kontaktpersonEpost: 'randi@avvir.example',
      opprettet: '2026-03-09T08:00:00+00:00',
      svar: 'bekreftet',
      svart: '2026-03-09T12:00:00+00:00',
      melding: 'Hun er hos oss.',
    },
  ],
};

/** A complaint about that rejection, and what it was answered with. */
export const KLAGE = {
  avslaatt: '2026-03-10T09:30:00+00:00',
  frist: '2026-03-31',
  tekst: 'Vi har en redaktør.',
  sendt: '2026-03-12T10:00:00+00:00',
  utfall: null,
  avgjort: null,
  avgjortAv: null,
  ord: null,
};
export const OVERSENDT = {
  ...KLAGE,
  utfall: 'oversendt',
  avgjort: '2026-03-13T11:00:00+00:00',
  avgjortAv: 'Vidar Tinghaug',
  ord: 'Ikke et redigert medium.',
};
