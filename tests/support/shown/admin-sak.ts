import type { AdminSak, Opplysning, Tilbaketrekking } from '#contract/admin/saker.ts';

const dokument = {
  filtype: 'tiltale',
  domstolInitialer: 'TOSL',
  filNavn: 'tiltale-1.pdf',
  publiseringsdato: '2026-10-12',
} as const;

const line = (change: Partial<Opplysning>): Opplysning => ({
  type: 'sak',
  dokument: null,
  innhold: null,
  vises: true,
  visesTil: null,
  visesFordi: 'ingen_frist',
  tilbaketrekking: null,
  aapnet: null,
  ...change,
});

/** A case as administrators see it, with nothing hidden; every name is made up. */
export function shownAdminSak(change: Partial<AdminSak> = {}): AdminSak {
  return {
    sakId: 'S000123',
    saksnummer: '26-071352MED-TOSL',
    domstolNavn: 'Oslo tingrett',
    sakstype: 'Meddomsrettssak',
    foerstSett: '2026-10-09T06:00:00+02:00',
    tilstand: 'synlig',
    erHentetFraSakApi: false,
    opplysninger: [
      line({ innhold: 'Straffeloven § 232 – grov narkotikaovertredelse' }),
      line({
        type: 'parter',
        innhold: 'Påtalemyndigheten mot Vidar Skogmyrhaug og Liv Tåkeheim',
        visesTil: '2026-12-02T15:30:00+01:00',
        visesFordi: 'parter_frist',
      }),
      line({
        type: 'dokument',
        dokument,
        innhold: 'Tiltale',
        visesTil: '2027-02-18T15:30:00+01:00',
        visesFordi: 'tiltale_frist',
        aapnet: 3,
      }),
      line({ type: 'rettsmoeter' }),
    ],
    tilbaketrekking: null,
    rettsmoeter: [16, 17, 18].map((day) => ({
      start: `2026-11-${day}T09:00:00+01:00`,
      slutt: `2026-11-${day}T15:30:00+01:00`,
      sal: 'Sal 314',
    })),
    begrensninger: [],
    historikk: [],
    sett: {
      aapnet: 7,
      dokumenter: 3,
      favoritter: 2,
      sist: '2026-11-21T09:48:00+01:00',
      varsles: 7,
    },
    ...change,
  };
}

const shownTilbaketrekking = (change: Partial<Tilbaketrekking> = {}): Tilbaketrekking => ({
  id: 4,
  skjult: '2026-11-21T10:12:00+01:00',
  forslag: null,
  skjultAv: 'ASTRID DOMSLAND',
  grunn: 'feil',
  forklaring: 'Vitne sto oppført som tiltalt.',
  ...change,
});

const event = {
  endret: [] as never[],
  tidspunkt: '2026-11-21T10:12:00+01:00',
  av: 'ASTRID DOMSLAND',
  dokument: null,
  begrensning: null,
  grunn: null,
  forklaring: 'Vitne sto oppført som tiltalt.',
  varslet: 0,
} as const;

/** The same case with its parties and its indictment hidden. */
export function shownDelvisSkjult(): AdminSak {
  const tilbaketrekking = shownTilbaketrekking();
  const hidden = { vises: false, visesTil: null, visesFordi: 'skjult', tilbaketrekking } as const;
  return shownAdminSak({
    tilstand: 'delvis',
    opplysninger: shownAdminSak().opplysninger.map((one) =>
      one.type === 'parter' || one.type === 'dokument' ? { ...one, ...hidden } : one,
    ),
    historikk: [
      { ...event, hendelse: 'skjult', omfang: 'parter', grunn: 'feil', varslet: 7 },
      { ...event, hendelse: 'skjult', omfang: 'dokument', dokument, grunn: 'feil' },
    ],
  });
}

/** The whole case hidden by an operator, with restrictions of every origin and an expired document. */
export function shownSkjult(): AdminSak {
  const [sak, parter, tiltale, moeter] = shownAdminSak().opplysninger as [
    Opplysning,
    Opplysning,
    Opplysning,
    Opplysning,
  ];
  return shownAdminSak({
    tilstand: 'skjult',
    tilbaketrekking: shownTilbaketrekking({ skjultAv: null, grunn: 'kjennelse' }),
    opplysninger: [
      { ...sak, vises: false },
      { ...parter, vises: false, visesTil: '2026-11-19T15:30:00+01:00' },
      { ...tiltale, vises: false, aapnet: 0 },
      { ...moeter, vises: false },
    ],
    begrensninger: [
      {
        ...{ id: null, type: 'lukkedeDoerer', tekst: null, gjelderTil: null },
        ...{ satt: null, sattAv: null },
      },
      {
        ...{ id: 9, type: 'referatforbud', gjelderTil: '2026-11-18' },
        tekst: 'Retten har bestemt at forhandlingene 17.11. ikke kan gjengis offentlig.',
        ...{ satt: '2026-11-10T12:00:00+01:00', sattAv: 'ASTRID DOMSLAND' },
      },
      {
        ...{
          id: 10,
          type: 'skjultIdentitet',
          gjelderTil: null,
          tekst: 'Navn er ikke for pressen.',
        },
        ...{ satt: '2026-11-10T12:00:00+01:00', sattAv: null },
      },
    ],
    historikk: [
      { ...event, av: null, hendelse: 'skjult', omfang: 'sak', grunn: 'kjennelse' },
      {
        ...event,
        ...{ hendelse: 'begrensning_satt', omfang: null, begrensning: 'referatforbud' },
        forklaring: 'Retten har bestemt at forhandlingene 17.11. ikke kan gjengis offentlig.',
        varslet: 1,
      },
      { ...event, hendelse: 'opphevet', omfang: 'parter', forklaring: 'Feilen er rettet.' },
    ],
    sett: { aapnet: 0, dokumenter: 0, favoritter: 0, sist: null, varsles: 0 },
  });
}

const forslag = {
  ...{ id: 3, foreslatt: '2026-11-20T09:00:00+01:00', av: 'VIDAR TINGHAUG', erMitt: false },
  ...{ forklaring: 'Den det gjelder, samtykker.', utloeper: '2026-11-28T00:00:00+01:00' },
};

/** The whole case hidden for safety, with a proposal to show it again; `erMitt` null: without one. What was changed of it is in its history. */
export function shownForSafety(erMitt: boolean | null): AdminSak {
  const tilbaketrekking = shownTilbaketrekking({
    ...{ grunn: 'sikkerhet', forslag: erMitt === null ? null : { ...forslag, erMitt } },
  });
  return {
    ...{ ...shownSkjult(), begrensninger: [], tilbaketrekking },
    historikk: [
      { ...event, hendelse: 'foreslaatt', omfang: 'sak', forklaring: forslag.forklaring },
      {
        ...{ ...event, hendelse: 'skjuling_endret', omfang: 'sak', forklaring: '' },
        endret: [
          { felt: 'grunn', fra: 'feil', til: 'sikkerhet' },
          { felt: 'seIgjen', fra: null, til: '2026-12-01' },
        ],
      },
      { ...event, hendelse: 'skjult', omfang: 'sak', grunn: 'sikkerhet' },
    ],
  };
}
