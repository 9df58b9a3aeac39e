import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from './revisjon.ts';
import { SAK, delerAv, setningOf, setningstekst, systemetFor } from './revisjon-setning.ts';
import type { RevisjonHendelse } from './revisjon-setning-ledd.ts';

const row = (handling: string, change: Partial<RevisjonHendelse> = {}): RevisjonHendelse => ({
  handling,
  rolle: 'admin',
  tidspunkt: '2026-11-21T11:58:07+01:00',
  ...{ sakId: null, saksnummer: null, detaljer: {}, harOrd: false, gjelder: null },
  navnPaa: { TOSL: 'Oslo tingrett', a1: 'Nora Fjellvang' },
  ...change,
});
const soek = { domstolid: 'TOSL', fraDato: '2026-11-21', tilDato: '2026-11-28', query: 'tyveri' };
const said = (...args: Parameters<typeof row>) => setningstekst(setningOf(row(...args)), SAK);

it('a search says where, which days and how many hits, and never what was typed', () => {
  const detaljer = { soek, antallTreff: 14, sakIds: ['A'] };
  expect(said('soek', { harOrd: true, detaljer })).toBe(
    'Søkte med ord blant berammede saker i Oslo tingrett, 21.–28. november: 14 treff',
  );
  const tiltaler = { ...soek, soekeKategori: 'tiltaler', domstolid: 'alle', page: '2' };
  expect(said('soek', { detaljer: { soek: tiltaler, antallTreff: 120 } })).toBe(
    'Så på tiltaler i alle domstoler, 21.–28. november: 120 treff, side 2',
  );
});

it('a review of the log says of which month, and what was said of a row', () => {
  const detaljer = { maaned: '2026-10' };
  expect(said('gjennomgang_vist', { detaljer })).toBe(
    'Så gjennomgangen av loggen for oktober 2026',
  );
  expect(said('gjennomgang_signert', { detaljer })).toBe(
    'Signerte gjennomgangen av loggen for oktober 2026',
  );
  const judged = { ...detaljer, radNr: 3, vurdering: 'foelges_opp' };
  expect(said('gjennomgang_vurdert', { detaljer: judged })).toBe(
    'Vurderte en rad i gjennomgangen av loggen for oktober 2026: Må følges opp',
  );
});

it('the statistics say of which days', () => {
  const detaljer = { fraDato: '2025-12-01', tilDato: '2026-11-26' };
  expect(said('statistikk_vist', { detaljer })).toBe(
    'Så statistikken, 1. desember 2025–26. november 2026',
  );
  expect(said('statistikk_eksportert', { detaljer: { ...detaljer, fraDato: '2026-06-01' } })).toBe(
    'Lastet ned statistikken, 1. juni–26. november',
  );
});

it('a list of a day says of which courts it was', () => {
  const list = { dag: '2026-11-21', sakIds: ['A', 'B'] };
  const of = (domstolid: unknown) => said('dagsliste', { detaljer: { domstolid, ...list } });
  expect(of('TOSL')).toBe('Så listen for 21. november i Oslo tingrett: 2 saker');
  expect(of(['TOSL', 'TXXX'])).toBe('Så listen for 21. november i Oslo tingrett, TXXX: 2 saker');
  expect(of('alle')).toBe('Så listen for 21. november i alle domstoler: 2 saker');
});

it.each([
  ['2026-11-21', '2026-12-03', '21. november–3. desember'],
  ['2026-12-21', '2027-01-03', '21. desember 2026–3. januar 2027'],
  ['2025-03-01', '2025-03-02', '1.–2. mars 2025'],
  ['2026-11-21', '2026-11-21', '21. november'],
])('the days %s to %s are %s', (fraDato, tilDato, text) => {
  const detaljer = { soek: { ...soek, fraDato, tilDato } };
  expect(said('soek', { detaljer })).toBe(`Så på berammede saker i Oslo tingrett, ${text}`);
});

it('what somebody did to an application or a user names them while they may be shown', () => {
  expect(said('soeknad_godkjent', { detaljer: { soeknadId: 'a1' } })).toBe(
    'Godkjente søknaden fra Nora Fjellvang',
  );
  expect(said('soeknad_godkjent', { detaljer: { soeknadId: 'b2' } })).toBe('Godkjente søknaden');
  const utenBekreftelse = 'Ringt redaksjonen.';
  expect(said('soeknad_godkjent', { detaljer: { soeknadId: 'a1', utenBekreftelse } })).toBe(
    'Godkjente søknaden fra Nora Fjellvang uten bekreftelse fra arbeidsgiver',
  );
  expect(said('arbeidsgiver_spurt_igjen', { detaljer: { soeknadId: 'b2' } })).toBe(
    'Spurte arbeidsgiver på nytt om søknaden',
  );
  expect(
    said('avgjoerelse_angret', { detaljer: { soeknadId: 'a1', avgjoerelse: 'avslaatt' } }),
  ).toBe('Angret avslaget på søknaden fra Nora Fjellvang');
  expect(
    said('avgjoerelse_angret', { detaljer: { soeknadId: 'b2', avgjoerelse: 'godkjent' } }),
  ).toBe('Angret godkjenningen av søknaden');
  const begrunnelse = 'Ny redaktør.';
  expect(said('soeknad_gjenaapnet', { detaljer: { soeknadId: 'a1', begrunnelse } })).toBe(
    'Tok opp igjen søknaden fra Nora Fjellvang. Begrunnelse: Ny redaktør.',
  );
  expect(said('kontaktperson_rettet', { detaljer: { soeknadId: 'b2' } })).toBe(
    'Rettet kontaktpersonen i søknaden',
  );
  expect(said('bruker_suspendert', { detaljer: { brukerId: 'a1', til: '2026-12-20' } })).toBe(
    'Suspenderte brukeren Nora Fjellvang til 20. desember',
  );
  expect(said('bruker_vist', { detaljer: { brukerId: 'b2' } })).toBe('Så en bruker');
  expect(said('kommentar_skrevet', { detaljer: { soeknadId: 'a1' } })).toBe(
    'Skrev en kommentar om søknaden fra Nora Fjellvang',
  );
  expect(said('kommentar_skrevet', { detaljer: { brukerId: 'a1' } })).toBe(
    'Skrev en kommentar om brukeren Nora Fjellvang',
  );
});

it('what administrators have written for everybody is named', () => {
  const grunn = { avslagsgrunnId: 3, navn: 'Ukjent redaksjon', iBruk: true };
  expect(said('avslagsgrunn_lagret', { detaljer: { ...grunn, nr: 1 } })).toBe(
    'La til avslagsgrunnen «Ukjent redaksjon»',
  );
  expect(said('avslagsgrunn_lagret', { detaljer: { ...grunn, nr: 2, iBruk: false } })).toBe(
    'Endret avslagsgrunnen «Ukjent redaksjon», som ikke er i bruk',
  );
  expect(said('epostmal_lagret', { detaljer: { mal: 'soeknad_mottatt', nr: 2 } })).toBe(
    'Endret teksten i e-posten «Kvittering for søknad», utgave 2',
  );
  expect(
    said('epostmal_lagret', { detaljer: { mal: 'soeknad_mottatt', nr: 3, opprinnelig: true } }),
  ).toBe('Tok i bruk den opprinnelige teksten i e-posten «Kvittering for søknad»');
});

it('a changed suspension is no second one, and says the last day of before', () => {
  const detaljer = { brukerId: 'a1', til: '2026-12-20' };
  const moved = { ...detaljer, tilFoer: '2026-12-30' };
  const begin = 'Endret suspensjonen av brukeren Nora Fjellvang';
  expect(said('suspensjon_endret', { detaljer: moved })).toBe(
    `${begin}: siste dag 30. desember → 20. desember`,
  );
  expect(said('suspensjon_endret', { detaljer: { ...detaljer, tilFoer: detaljer.til } })).toBe(
    `${begin}: ny begrunnelse, siste dag er fortsatt 20. desember`,
  );
  expect(said('suspensjon_opphevet', { detaljer })).toBe(
    'Opphevet suspensjonen av brukeren Nora Fjellvang',
  );
});

it('the name and the number of the case are pieces of their own, of which the page makes links', () => {
  expect(delerAv(setningOf(row('bruker_slettet', { detaljer: { brukerId: 'a1' } })))).toEqual([
    { slag: 'ord', tekst: 'Slettet brukeren ' },
    { slag: 'person', tekst: 'Nora Fjellvang' },
  ]);
  expect(delerAv(setningOf(row('sak', { sakId: 'S1' })))).toEqual([
    { slag: 'ord', tekst: 'Åpnet saken ' },
    { slag: 'sak' },
  ]);
});

it('a command is of the system, ordered by whoever it says', () => {
  expect(systemetFor({ operatoer: 'Kari Drift' })).toBe('Systemet, bestilt av Kari Drift');
  expect(systemetFor({})).toBe('Systemet');
});

it('what an applicant does is with the own application', () => {
  const own = { rolle: 'presse', detaljer: { soeknadId: 'a1' } };
  expect(said('soeknad_vist', own)).toBe('Så søknaden sin');
  expect(said('kontaktperson_rettet', own)).toBe('Rettet kontaktpersonen i søknaden sin');
  expect(said('soeknad_hentet', { ...own, rolle: 'admin' })).toBe(
    'Hentet søknaden fra Nora Fjellvang på forhånd, som neste i køen',
  );
  expect(said('soeknad_vist', { ...own, rolle: 'admin' })).toBe('Så søknaden fra Nora Fjellvang');
});

it('who has answered for an employer is said with whose need it was, while the name may be shown', () => {
  const about = { rolle: 'arbeidsgiver', gjelder: 'Nora Fjellvang' };
  expect(said('behov_vist', about)).toBe(
    'Så spørsmålet til arbeidsgiver om behovet til Nora Fjellvang',
  );
  expect(said('behov_bekreftet', about)).toBe(
    'Bekreftet behovet til Nora Fjellvang som arbeidsgiver',
  );
  expect(said('behov_avkreftet', about)).toBe(
    'Avkreftet behovet til Nora Fjellvang som arbeidsgiver',
  );
  expect(said('behov_vist')).toBe('Så spørsmålet til arbeidsgiver');
  expect(said('behov_bekreftet')).toBe('Bekreftet behovet som arbeidsgiver');
});

it('asking again with a review says that the application was put on hold', () => {
  const detaljer = { soeknadId: 'a1', settPaaVent: true };
  expect(said('arbeidsgiver_spurt_igjen', { detaljer })).toBe(
    'Spurte arbeidsgiver på nytt om søknaden fra Nora Fjellvang, og satte den på vent',
  );
  expect(said('arbeidsgiver_spurt_igjen', { detaljer: { ...detaljer, settPaaVent: false } })).toBe(
    'Spurte arbeidsgiver på nytt om søknaden fra Nora Fjellvang',
  );
});

it.each([
  [['telefon'], 'Endret profilen sin: telefon'],
  [
    ['telefon', 'kontaktpersonArbeidsgiver', 'kontaktpersonEpost'],
    'Endret profilen sin: telefon og kontaktperson',
  ],
  [
    ['stilling', 'redaksjon', 'gammeltFelt', 'epost'],
    'Endret profilen sin: stilling, redaksjon og e-postadresse',
  ],
  [['skjulteKolonner', 'tetteRader'], 'Endret profilen sin: kolonner og tette rader'],
  [['gammeltFelt'], 'Endret profilen sin'],
  [undefined, 'Endret profilen sin'],
])('a change of %j in a profile says what was changed', (felt, sentence) => {
  expect(said('profil_endret', { detaljer: { felt } })).toBe(sentence);
});

it('what was hidden is said, and a case has its place in the sentence', () => {
  const detaljer = { omfang: 'parter', ogsaaTiltale: true };
  expect(said('sak_skjult', { sakId: 'S1', detaljer })).toBe(
    `Skjulte partene og tiltalen i ${SAK}`,
  );
  expect(said('sak_skjult', { sakId: 'S1', detaljer: { ...detaljer, grunn: 'feil' } })).toBe(
    `Skjulte partene og tiltalen i ${SAK}. Grunn: feil fra domstolen`,
  );
  expect(said('begrensning_satt', { sakId: 'S1', detaljer: { type: 'referatforbud' } })).toBe(
    `Satte referatforbud på ${SAK}`,
  );
  expect(said('begrensning_opphevet', { sakId: 'S1', detaljer: { type: 'ukjent' } })).toBe(
    `Opphevet en begrensning på ${SAK}`,
  );
  const lifted = (of: object) => said('sak_opphevet', { sakId: 'S1', detaljer: { ...of } });
  expect(lifted({ omfang: 'parter' })).toBe(`Opphevet skjulingen av partene i ${SAK}`);
  expect(lifted({ omfang: 'dokument', filtype: 'tiltale' })).toBe(
    `Opphevet skjulingen av tiltalen i ${SAK}`,
  );
  expect(lifted({ omfang: 'sak' })).toBe(`Opphevet skjulingen av saken ${SAK}`);
  // Of a row of before, when what it names is gone.
  expect(lifted({ tilbaketrekkingId: 6 })).toBe(`Opphevet skjulingen av noe i ${SAK}`);
  expect(said('sak', { sakId: 'S1' })).toBe(`Åpnet saken ${SAK}`);
  // Also where the action has no sentence of its own.
  expect(said('doedbrev_proevd_igjen', { sakId: 'S1' })).toBe(`Prøvde å indeksere på nytt: ${SAK}`);
});

it('why somebody saw the words of a search stands in the sentence', () => {
  expect(said('ord_vist', { detaljer: { begrunnelse: 'Klage på innsyn i søk.' } })).toBe(
    'Så ordene i et søk. Begrunnelse: Klage på innsyn i søk.',
  );
  expect(said('ord_vist')).toBe('Så ordene i et søk');
  // What is typed never stands for the number of a case.
  expect(said('ord_vist', { detaljer: { begrunnelse: 'Ser på {sak} igjen.' } })).not.toContain(SAK);
});

it('every action, and one of an older version, is a sentence without developers’ words', () => {
  for (const handling of [...Object.keys(AUDIT_ACTIONS), 'gammel_ting', 'constructor']) {
    const detaljer = { soek, sakIds: ['A', 'B'], ukjent: {} };
    expect(said(handling, { detaljer })).not.toMatch(/undefined|\[object|null|tyveri/);
  }
});

it('says which banner, and whom it is for; of rows of before, that there was one', () => {
  const detaljer = { varselId: 7, maalgruppe: 'soekere' };
  expect(said('varsel_lagret', { detaljer })).toBe('Lagret varsel nr. 7 til søkerne');
  expect(said('varsel_stoppet', { detaljer })).toBe('Stoppet varsel nr. 7 til søkerne');
  expect(said('varsel_slettet', { detaljer: { varselId: 7 } })).toBe('Slettet varsel nr. 7');
  expect(said('varsel_lagret', { detaljer: { purpose: 'info' } })).toBe('Lagret varselbanneret');
});
