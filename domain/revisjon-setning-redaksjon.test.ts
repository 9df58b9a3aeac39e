import { expect, it } from 'vitest';
import { setningOf, setningstekst } from './revisjon-setning.ts';

/** What the log says of the newsroom Fjordavisa. */
const said = (handling: string, detaljer: object = {}) =>
  setningstekst(
    setningOf({
      ...{ handling, rolle: 'admin', tidspunkt: '2026-11-21T11:58:07+01:00' },
      ...{ sakId: null, saksnummer: null, harOrd: false, gjelder: null },
      detaljer: { redaksjonId: 'r1', ...detaljer },
      navnPaa: { r1: 'Fjordavisa', r2: 'Fjordnytt' },
    }),
    '',
  );

it('a newsroom is suspended through a day or until further notice, and its list says how many are gone', () => {
  expect(said('redaksjon_suspendert', { gjelderTil: '2026-11-30' })).toBe(
    'Suspenderte redaksjonen Fjordavisa til og med 30. november',
  );
  expect(said('redaksjon_suspendert', { gjelderTil: null })).toBe(
    'Suspenderte redaksjonen Fjordavisa inntil videre',
  );
  expect(said('redaksjon_suspensjon_endret', { gjaldtTil: '2026-11-30', gjelderTil: null })).toBe(
    'Endret suspensjonen av redaksjonen Fjordavisa: til og med 30. november → inntil videre',
  );
  expect(said('redaksjon_suspensjon_opphevet')).toBe(
    'Opphevet suspensjonen av redaksjonen Fjordavisa',
  );
  expect(said('redaksjonsliste_sendt')).toBe(
    'Sendte listen over personer i redaksjonen Fjordavisa til redaktøren',
  );
  expect(said('redaksjonsliste_vist')).toBe(
    'Så listen over personer i redaksjonen Fjordavisa som redaktør',
  );
  expect(said('redaksjonsliste_bekreftet', { brukerIder: ['a1'] })).toBe(
    'Bekreftet listen over personer i redaksjonen Fjordavisa som redaktør, og merket 1 som ikke jobber der lenger',
  );
});

it('a newsroom is added, changed, removed, merged with another one and taken apart again', () => {
  const andreRedaksjonId = 'r2';
  expect(said('redaksjoner_listet', { antall: 3 })).toBe(
    'Så listen over redaksjoner: 3 redaksjoner',
  );
  expect(said('redaksjon_vist')).toBe('Så redaksjonen Fjordavisa');
  expect(said('redaksjon_opprettet')).toBe('La til redaksjonen Fjordavisa');
  expect(said('redaksjon_endret', { endret: ['redaktoer', 'domener'] })).toBe(
    'Endret redaksjonen Fjordavisa: redaktøren og e-postdomenene',
  );
  expect(said('redaksjon_slettet', { navn: 'Elveposten' })).toBe('Slettet redaksjonen Elveposten');
  expect(said('redaksjoner_slaatt_sammen', { andreRedaksjonId })).toBe(
    'Slo redaksjonen Fjordnytt sammen med redaksjonen Fjordavisa',
  );
  expect(said('sammenslaaing_angret', { andreRedaksjonId })).toBe(
    'Angret at redaksjonen Fjordnytt ble slått sammen med redaksjonen Fjordavisa',
  );
});
