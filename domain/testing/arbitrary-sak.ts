import fc from 'fast-check';
import {
  BEGRENSNINGER,
  MOETE_UTFALL,
  OPEN_DOKUMENT,
  OPEN_RETTSMOETE,
  type Begrensning,
  type Dokument,
  type Rettsmoete,
  type Sak,
} from '#domain/sak.ts';
import { NO_TEXTS } from '#domain/sak-texts.ts';
import { osloDay } from '#domain/time.ts';

const HOUR = 3_600_000;

/** Any instant around the years in use, to the millisecond. */
export const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2029-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const anyDay = anyInstant.map(osloDay);

const anyRettsmoete: fc.Arbitrary<Rettsmoete> = fc
  .tuple(anyInstant, fc.integer({ min: 1, max: 30 * 24 }), fc.subarray([...BEGRENSNINGER]))
  .map(([start, hours, begrensninger]) => ({
    ...OPEN_RETTSMOETE,
    start,
    slutt: new Date(start.getTime() + hours * HOUR),
    sal: null,
    rettsalAdresse: null,
    rettsmoetetype: 'Hovedforhandling',
    begrensninger,
  }));

const anyDokument: fc.Arbitrary<Dokument> = fc
  .tuple(fc.constantFrom('tiltale' as const, 'avgjoerelse' as const), anyDay, anyDay, fc.uuid())
  .map(([filtype, publiseringsdato, avgivelsesdato, id]) => ({
    ...OPEN_DOKUMENT,
    filtype,
    tittel: filtype === 'tiltale' ? 'Tiltale' : 'Dom',
    filNavn: `${id}.pdf`,
    domstolInitialer: 'TOSL',
    publiseringsdato,
    avgivelsesdato: filtype === 'avgjoerelse' ? avgivelsesdato : null,
  }));

const anyBegrensning: fc.Arbitrary<Begrensning> = fc.record({
  type: fc.constantFrom(...BEGRENSNINGER),
  tekst: fc.constantFrom(null, 'Retten har bestemt det.'),
  gjelderTil: fc.option(anyDay, { nil: null }),
});

function constants<T extends object>(values: T) {
  const entries = Object.entries(values).map(([key, value]) => [key, fc.constant(value)]);
  return Object.fromEntries(entries) as { [K in keyof T]: fc.Arbitrary<T[K]> };
}

/** A case over a random calendar: no, one or several hearings, files of both types. */
export const anySak: fc.Arbitrary<Sak> = fc.record({
  ...constants(NO_TEXTS),
  sakId: fc.uuid(),
  saksnummer: fc.constant('26-000001MED-TOSL/01'),
  domstolId: fc.constant('TOSL'),
  domstolNavn: fc.constant('Oslo tingrett'),
  domstolSoekenavn: fc.constant(['TOSL', 'Oslo tingrett']),
  saksTema: fc.constantFrom(null, 'Straffeloven § 321 – tyveri'),
  sakstype: fc.constant('Meddomsrettssak'),
  parter: fc.constantFrom(null, 'Påtalemyndigheten mot Quentinius Zorbakk'),
  saksTemaUtenNavn: fc.constant(null),
  utenNavn: fc.constant(null),
  moeteUtfall: fc.subarray([...MOETE_UTFALL]),
  parterAnonymisert: fc.boolean(),
  parterErSkjult: fc.boolean(),
  begrensninger: fc.array(anyBegrensning, { maxLength: 2 }),
  advokat: fc.constantFrom(null, 'Advokat Liv Testad'),
  bistandsadvokater: fc.constantFrom([], ['Advokat Per Prøvdal']),
  rettensAdministrator: fc.constant('Tingrettsdommer Eva Eksempel'),
  erHentetFraSakApi: fc.constant(false),
  foerstSett: anyInstant,
  endret: fc.option(anyInstant),
  versjon: fc.constant(1),
  rettsmoeter: fc.array(anyRettsmoete, { maxLength: 4 }),
  dokumenter: fc.array(anyDokument, { maxLength: 4 }),
});
