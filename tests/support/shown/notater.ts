import type { Notat, NotatIListe } from '#contract/notat.ts';

export const shownNotat: Notat = {
  tekst: 'Ring forsvarer før mandag.\n\nProsedyre ventes kl. 13.',
  merker: ['politi', 'ring tilbake'],
  versjon: 3,
  endret: '2026-11-19T14:20:00+01:00',
};

const LONG = 'https://avisen.example/nyheter/en-lang-adresse-uten-mellomrom/'.repeat(3);

/** One with much in it, one with labels alone, one of a case that is hidden, one that can not be read. */
export const shownNotater: readonly NotatIListe[] = [
  {
    ...{ sakId: 'S1', saksnummer: '26-071318MED-TOSL', domstolNavn: 'Oslo tingrett' },
    ...{ saksTema: 'Straffeloven § 232 første ledd, jf. § 231', erHentetFraSakApi: false },
    begrensninger: ['referatforbud'],
    ...{ skjult: false, tekst: `${shownNotat.tekst}\n${LONG}`, merker: shownNotat.merker },
    endret: '2026-11-19T14:20:00+01:00',
  },
  {
    ...{ sakId: 'S2', saksnummer: '26-088476MED-TAGD/TKRS', domstolNavn: 'Agder tingrett' },
    ...{ saksTema: 'Straffeloven § 371', erHentetFraSakApi: false, skjult: false },
    begrensninger: [],
    ...{ tekst: '', merker: ['økonomi', 'politi'], endret: '2026-11-12T09:00:00+01:00' },
  },
  {
    ...{ sakId: 'S3', saksnummer: '26-012377MED-THRD/TBER', domstolNavn: 'Hordaland tingrett' },
    ...{ saksTema: null, erHentetFraSakApi: false, skjult: true },
    begrensninger: [],
    ...{ tekst: 'Spør desken.', merker: [], endret: '2026-11-02T09:00:00+01:00' },
  },
  {
    ...{ sakId: 'S4', saksnummer: '26-048426TVI-TOSL', domstolNavn: 'Oslo tingrett' },
    ...{ saksTema: 'Krav', erHentetFraSakApi: false, skjult: false },
    begrensninger: [],
    ...{ tekst: null, merker: [], endret: '2026-10-02T09:00:00+01:00' },
  },
];
