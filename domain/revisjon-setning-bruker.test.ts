import { expect, it } from 'vitest';
import { setningOf, setningstekst } from './revisjon-setning.ts';

/** What the log says of Nora Fjellvang, who has applied and is a user, and of a case. */
const said = (handling: string, detaljer: object = {}) =>
  setningstekst(
    setningOf({
      ...{ handling, rolle: 'admin', tidspunkt: '2026-11-21T11:58:07+01:00' },
      ...{ sakId: null, saksnummer: null, harOrd: false, gjelder: null },
      detaljer: { brukerId: 'a1', ...detaljer },
      navnPaa: { a1: 'Nora Fjellvang', r1: 'Fjordavisa' },
    }),
    '26-1',
  );

it('a deletion is ordered, undone and carried out', () => {
  expect(said('sletting_bestilt')).toBe('Bestilte sletting av brukeren Nora Fjellvang');
  expect(said('sletting_angret')).toBe('Angret slettingen av brukeren Nora Fjellvang');
  expect(said('bruker_slettet')).toBe('Slettet brukeren Nora Fjellvang');
});

it('access that nobody uses is told of with its last day, ended, or kept for a reason', () => {
  expect(said('ubrukt_varslet', { til: '2026-12-05' })).toBe(
    'Varslet brukeren Nora Fjellvang om ubrukt tilgang, som avsluttes 5. desember',
  );
  expect(said('ubrukt_avsluttet')).toBe(
    'Avsluttet den ubrukte tilgangen til brukeren Nora Fjellvang',
  );
  expect(said('tilgang_beholdt', { begrunnelse: 'Permisjon.' })).toBe(
    'Beholdt den ubrukte tilgangen til brukeren Nora Fjellvang. Begrunnelse: Permisjon.',
  );
  expect(said('tilgang_ikke_beholdt')).toBe(
    'Beholder ikke lenger den ubrukte tilgangen til brukeren Nora Fjellvang',
  );
});

it('a user and an application belong to a newsroom, or to none', () => {
  expect(said('bruker_redaksjon', { redaksjonId: 'r1' })).toBe(
    'Flyttet brukeren Nora Fjellvang til redaksjonen Fjordavisa',
  );
  expect(said('bruker_redaksjon', { redaksjonFoerId: 'r1' })).toBe(
    'Tok brukeren Nora Fjellvang ut av redaksjonen Fjordavisa',
  );
  expect(said('soeknad_redaksjon', { soeknadId: 'a1', redaksjonId: 'r1' })).toBe(
    'Sa at søknaden fra Nora Fjellvang hører til redaksjonen Fjordavisa',
  );
  expect(said('soeknad_redaksjon', { soeknadId: 'a1' })).toBe(
    'Sa at søknaden fra Nora Fjellvang ikke hører til en kjent redaksjon',
  );
});

it('what is hidden for safety is proposed, declined or withdrawn, and shown again by two', () => {
  const of = { omfang: 'sak', grunn: 'sikkerhet', forslagId: 4 };
  expect(said('opphevelse_foreslaatt', of)).toMatch(/^Foreslo å oppheve skjulingen av .*26-1$/);
  expect(said('opphevelse_avslaatt', of)).toMatch(
    /^Avslo forslaget om å oppheve skjulingen av .*26-1$/,
  );
  expect(said('opphevelse_trukket', of)).toMatch(
    /^Trakk forslaget om å oppheve skjulingen av .*26-1$/,
  );
  expect(said('sak_opphevet', of)).toMatch(/26-1, som den andre av to$/);
  expect(said('sak_opphevet', { ...of, sammenMed: 'Vidar' })).toMatch(/26-1, sammen med Vidar$/);
});

it('an uploaded list is looked at, read in and taken back', () => {
  const list = { fil: 'mars.json', antall: 12 };
  expect(said('liste_lastet_opp', list)).toBe('Så hva listen mars.json (12 rader) ville endret');
  expect(said('liste_lest_inn', { ...list, antall: 1 })).toBe('Leste inn listen mars.json (1 rad)');
  expect(said('liste_tatt_tilbake', { fil: 'mars.json' })).toBe('Tok tilbake listen mars.json');
  expect(said('liste_tatt_tilbake')).toBe('Tok tilbake en liste');
});
