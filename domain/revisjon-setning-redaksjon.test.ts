import { expect, it } from 'vitest';
import { setningOf, setningstekst } from './revisjon-setning.ts';

/** What the log says of the newsroom Fjordavisa. */
const said = (handling: string, detaljer: object = {}) =>
  setningstekst(
    setningOf({
      ...{ handling, rolle: 'admin', tidspunkt: '2026-11-21T11:58:07+01:00' },
      ...{ sakId: null, saksnummer: null, harOrd: false, gjelder: null },
      detaljer: { redaksjonId: 'r1', ...detaljer },
      navnPaa: { r1: 'Fjordavisa' },
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
