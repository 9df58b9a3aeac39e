import type { KlageUtfall } from '#domain/klage.ts';
import { bokmaal } from '#domain/texts.ts';

/** What packages for the archive say: its people have bokmål, as administrators do. */
export const arkivTexts = bokmaal({
  system: 'Domstolenes pressetjeneste',
  mappe: (name: string) => `Søknad om pressetilgang: ${name}`,
  soeknad: 'Søknad om pressetilgang',
  svar: 'Arbeidsgivers bekreftelse av behov',
  vedtak: (godkjent: boolean) => `Vedtak om pressetilgang: ${godkjent ? 'godkjent' : 'avslått'}`,
  decision: (godkjent: boolean) => (godkjent ? 'Søknaden er godkjent' : 'Søknaden er avslått'),
  klage: 'Klage på avslag',
  klagesvar: 'Svar på klage',
  outcome: (utfall: KlageUtfall) =>
    ({
      omgjort: 'Avslaget er gjort om',
      oversendt: 'Klagen er sendt til klageinstansen',
      avvist: 'Klagen er avvist fordi den kom for sent',
    })[utfall],
  answer: (svar: 'bekreftet' | 'avkreftet' | null) =>
    svar === null
      ? 'Ikke besvart'
      : svar === 'bekreftet'
        ? 'Behovet er bekreftet'
        : 'Behovet er avkreftet',
  yesNo: (yes: boolean) => (yes ? 'Ja' : 'Nei'),
  allCourts: 'Alle domstoler',
  labels: {
    navn: 'Navn',
    stilling: 'Stilling',
    redaksjon: 'Redaksjon',
    epost: 'E-post',
    telefon: 'Telefon',
    frilanser: 'Jobber som frilanser',
    domstol: 'Foretrukket domstol',
    kontaktperson: 'Kontaktperson hos arbeidsgiver',
    kontaktStilling: 'Kontaktpersonens stilling',
    organisasjon: 'Redaksjon/organisasjon',
    kontaktEpost: 'Kontaktpersonens e-post',
    begrunnelse: 'Begrunnelse',
    soeknadsdato: 'Søknadsdato',
    spurt: 'Spurt',
    svar: 'Svar',
    svart: 'Svart',
    melding: 'Melding',
    utfall: 'Utfall',
    sluttdato: 'Tilgangen opphører',
    avslag: 'Begrunnelse for avslaget',
    behandlet: 'Vedtatt',
    behandletAv: 'Vedtatt av',
    avslaatt: 'Avslått',
    frist: 'Siste frist for å klage',
    sendt: 'Sendt',
    klage: 'Klage',
    besvart: 'Besvart',
    besvartAv: 'Besvart av',
    ord: 'Begrunnelse',
  },
});

/** The words of Noark 5, as the archive knows them. */
export const noarkTexts = bokmaal({
  inn: 'Inngående dokument',
  ut: 'Utgående dokument',
  avsender: 'Avsender',
  mottaker: 'Mottaker',
  journalstatus: 'Journalført',
  dokumentstatus: 'Dokumentet er ferdigstilt',
  tilknyttet: 'Hoveddokument',
  variant: 'Arkivformat',
  saksstatus: (isOpen: boolean) => (isOpen ? 'Under behandling' : 'Avsluttet'),
  dokumenttype: { soeknad: 'Søknad', svar: 'Brev', vedtak: 'Vedtak', klage: 'Klage' },
});
