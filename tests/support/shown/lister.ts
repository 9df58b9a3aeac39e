import type { Forhaandsvisning, LestListe, Tilbake } from '#contract/admin/lister.ts';

const LONG = 'Straffeloven § 321 – grovt tyveri, heleri og brudd på vegtrafikkloven, flere forhold';

/** What a list would change, with rows of every kind. Every name is made up. */
export const shownForhaandsvisning = (
  change: Partial<Forhaandsvisning> = {},
): Forhaandsvisning => ({
  ...{ versjon: 'v1', fil: 'tosl-saker-20261120.json', tegnsett: 'utf-8' },
  ...{ domstoler: ['Oslo tingrett'], laget: '2026-11-20T08:10:00+01:00', rader: 212 },
  tall: { nye: 14, endret: 31, uendret: 163, gjentatt: 0, avvist: 4, borte: 2, funn: 3 },
  ...{ fjernes: null, sperret: null },
  nye: [
    {
      ...{ linje: 7, saksnummer: '26-091301MED-TOSL', domstol: 'Oslo tingrett' },
      ...{ gjelder: LONG, skjult: false },
    },
    { linje: 9, saksnummer: '26-091302MED-TOSL', domstol: null, gjelder: null, skjult: true },
  ],
  endret: [
    {
      ...{ linje: 18, saksnummer: '26-071352MED-TOSL', felt: 'sal' },
      ...{ naa: '312', blir: '314', skjult: false },
    },
    {
      ...{ linje: 44, saksnummer: '26-080114ENE-TOSL', felt: 'rettsmoete' },
      ...{ naa: '24.11.2026 kl. 09:00–15:00', blir: '25.11.2026 kl. 09:00–15:00', skjult: false },
    },
    {
      ...{ linje: 61, saksnummer: '26-066920TVI-TOSL', felt: 'parter' },
      ...{ naa: null, blir: null, skjult: false },
    },
    {
      ...{ linje: 62, saksnummer: '26-066921TVI-TOSL', felt: 'dommer' },
      ...{ naa: null, blir: 'Tingrettsdommer Gro Øverli', skjult: false },
    },
    {
      ...{ linje: 70, saksnummer: '26-066922TVI-TOSL', felt: 'annet' },
      ...{ naa: null, blir: null, skjult: true },
    },
  ],
  borte: [
    { saksnummer: '26-055120MED-TOSL', moeter: 2, blir: 'staar' },
    { saksnummer: '26-055121MED-TOSL', moeter: 1, blir: 'staar' },
  ],
  avvist: [
    { linje: 97, felt: 'rettsmoeteIntervaller.0.start', grunn: 'ikke_tidspunkt', posisjon: null },
    { linje: 99, felt: 'saksnummer', grunn: 'ikke_saksnummer', posisjon: null },
  ],
  funn: [{ linje: 61, saksnummer: '26-066920TVI-TOSL', felt: 'sakenGjelder', slag: 'navn' }],
  ...change,
});

/** A list that was read in yesterday, and can be taken back. */
export const shownLestListe = (change: Partial<LestListe> = {}): LestListe => ({
  ...{ id: 52, fil: 'tagd-saker-20261119.json', domstoler: ['Agder tingrett'], antallDomstoler: 1 },
  ...{ tidspunkt: '2026-11-19T14:22:00+01:00', av: 'Torbjørn Lysvåg', rader: 183, avvist: 0 },
  ...{ tilbakeFoer: '2026-11-20T14:22:00+01:00', tattTilbake: null },
  ...change,
});

export const shownLister = () => ({
  rader: [
    shownLestListe(),
    shownLestListe({
      ...{ id: 51, fil: 'tosl-saker-20261119.json', avvist: 4, av: null, tilbakeFoer: null },
      tattTilbake: { tidspunkt: '2026-11-19T15:00:00+01:00', av: 'Astrid Domsland' },
    }),
  ],
});

export const shownTilbake = (change: Partial<Tilbake> = {}): Tilbake => ({
  ...{ versjon: 't1', tilbake: 31, igjen: 2, fjernes: 13 },
  beholdt: [
    { saksnummer: '26-071352MED-TAGD', grunn: 'endret' },
    { saksnummer: '26-080114ENE-TAGD', grunn: 'i_bruk' },
  ],
  ...change,
});
