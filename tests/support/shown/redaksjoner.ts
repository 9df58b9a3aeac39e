import type {
  KjentRedaksjon,
  Redaksjon,
  RedaksjonRad,
  Redaksjoner,
} from '#contract/admin/redaksjoner.ts';

const idOf = (nr: number) => `5e1f0000-5a44-4c1d-9a53-${String(nr).padStart(12, '0')}`;

/** A line of the list of newsrooms. All of them are made up. */
export function shownRedaksjonRad(
  nr: number,
  navn: string,
  change: Partial<RedaksjonRad> = {},
): RedaksjonRad {
  return {
    ...{ id: idOf(nr), navn, brukere: nr * 2, redaktoer: 'Arne Fosseide' },
    ...{ domener: ['fjordavisa.example'], bekreftet: '2026-03-09', status: 'aktiv' },
    ...{ suspendertTil: null, merket: 0, versjon: 1 },
    ...change,
  };
}

/** A register with a newsroom of each status. */
export function shownRedaksjoner(): Redaksjoner {
  return {
    redaksjoner: [
      shownRedaksjonRad(3, 'Fjordavisa'),
      shownRedaksjonRad(1, 'Hedmark Bilde og Nyhet', {
        ...{ redaktoer: 'Torgrim Elvesæter', domener: ['hbn.example'] },
        ...{ status: 'suspendert', suspendertTil: '2026-12-01' },
      }),
      shownRedaksjonRad(2, 'Kystradioen Vest', {
        ...{ redaktoer: 'Sivert Lynghammar', domener: ['kystradioen.example'] },
        ...{ bekreftet: '2025-11-14', status: 'maaBekreftes' },
      }),
      shownRedaksjonRad(0, 'Redaksjonen Dybde', {
        ...{ redaktoer: null, domener: [], bekreftet: null, status: 'utenRedaktoer' },
      }),
    ],
  };
}

/** A newsroom as the server sends one. */
export function shownRedaksjon(change: Partial<Redaksjon> = {}): Redaksjon {
  return {
    ...{ id: idOf(3), navn: 'Fjordavisa', status: 'aktiv', versjon: 1 },
    opprettet: '2024-02-14T10:00:00+01:00',
    redaktoer: { navn: 'Arne Fosseide', epost: 'arne.fosseide@fjordavisa.example' },
    domener: ['fjordavisa.example'],
    kontakter: [
      {
        ...{ id: 1, navn: 'Siri Vassbotn', stilling: 'Nyhetsleder' },
        epost: 'siri.vassbotn@fjordavisa.example',
      },
    ],
    svar: [
      { epost: 'arne.fosseide@fjordavisa.example', antall: 7 },
      { epost: 'siri.vassbotn@fjordavisa.example', antall: 1 },
    ],
    ...{ bekreftet: '2026-03-09', bekreftesIgjen: '2027-03-09', suspensjon: null },
    personer: [
      person(1, 'Halvard Nesbø', 'Lie', {
        ...{ tilgangTil: '2027-06-14T12:00:00+02:00', sistInnlogget: '2026-11-24T07:41:00+01:00' },
      }),
      person(2, 'INGVILD', 'STORHAUGEN', { stilling: 'Rettsreporter' }),
      person(3, 'Mette', 'Rundhovde', { tilgangTil: '2026-12-01T00:00:00+01:00' }),
      person(4, 'Pål', 'Skjerdal', {
        ...{ tilstand: 'suspended', sistInnlogget: '2025-12-02T09:00:00+01:00' },
      }),
    ],
    ...{ beroert: 3, liste: null, slaattSammen: [] },
    endret: { av: 'Astrid Domsland', tidspunkt: '2026-11-24T08:10:00+01:00' },
    ...change,
  };
}

function person(
  nr: number,
  fornavn: string,
  etternavn: string,
  change: Partial<Redaksjon['personer'][number]>,
): Redaksjon['personer'][number] {
  return {
    ...{ id: idOf(100 + nr), fornavn, etternavn, stilling: 'Journalist', tilstand: 'valid' },
    merket: false,
    ...{ tilgangTil: '2027-11-20T12:00:00+01:00', sistInnlogget: null },
    ...change,
  };
}

/** Of an application: recognised by the editor's address. */
export function shownKjentRedaksjon(change: Partial<KjentRedaksjon> = {}): KjentRedaksjon {
  return {
    ...{ kjennskap: 'redaktoer', grunnlag: 'kontaktensAdresse', domene: 'fjordavisa.example' },
    advarsel: null,
    redaksjon: {
      ...{ id: idOf(3), navn: 'Fjordavisa', status: 'aktiv', suspendertTil: null },
      ...{ redaktoer: 'Arne Fosseide', bekreftet: '2026-03-09', domener: ['fjordavisa.example'] },
      ...{ aktive: 6, utloeper: 1, utloeperFoerst: '2026-12-01', godkjent: 9, avslaatt: 1 },
    },
    ...change,
  };
}
