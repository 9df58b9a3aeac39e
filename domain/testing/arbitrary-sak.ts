import fc from 'fast-check';
import type { Dokument, Rettsmoete, Sak } from '#domain/sak.ts';
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
  .tuple(anyInstant, fc.integer({ min: 1, max: 30 * 24 }))
  .map(([start, hours]) => ({
    start,
    slutt: new Date(start.getTime() + hours * HOUR),
    sal: null,
    rettsalAdresse: null,
    rettsmoetetype: 'Hovedforhandling',
  }));

const anyDokument: fc.Arbitrary<Dokument> = fc
  .tuple(fc.constantFrom('tiltale' as const, 'avgjoerelse' as const), anyDay, anyDay, fc.uuid())
  .map(([filtype, publiseringsdato, avgivelsesdato, id]) => ({
    filtype,
    tittel: filtype === 'tiltale' ? 'Tiltale' : 'Dom',
    filNavn: `${id}.pdf`,
    domstolInitialer: 'TOSL',
    publiseringsdato,
    avgivelsesdato: filtype === 'avgjoerelse' ? avgivelsesdato : null,
  }));

/** A case over a random calendar: no, one or several hearings, files of both types. */
export const anySak: fc.Arbitrary<Sak> = fc.record({
  sakId: fc.uuid(),
  saksnummer: fc.constant('26-000001MED-TOSL/01'),
  domstolId: fc.constant('TOSL'),
  domstolNavn: fc.constant('Oslo tingrett'),
  domstolSoekenavn: fc.constant(['TOSL', 'Oslo tingrett']),
  saksTema: fc.constantFrom(null, 'Straffeloven § 321 – tyveri'),
  sakstype: fc.constant('Meddomsrettssak'),
  parter: fc.constantFrom(null, 'Påtalemyndigheten mot Quentinius Zorbakk'),
  parterAnonymisert: fc.boolean(),
  advokat: fc.constantFrom(null, 'Advokat Liv Testad'),
  bistandsadvokater: fc.constantFrom([], ['Advokat Per Prøvdal']),
  rettensAdministrator: fc.constant('Tingrettsdommer Eva Eksempel'),
  erHentetFraSakApi: fc.constant(false),
  beskrivelse: fc.constant(null),
  foerstSett: anyInstant,
  versjon: fc.constant(1),
  rettsmoeter: fc.array(anyRettsmoete, { maxLength: 4 }),
  dokumenter: fc.array(anyDokument, { maxLength: 4 }),
});
