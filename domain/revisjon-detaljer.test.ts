import { describe, expect, it } from 'vitest';
import {
  describeDetaljer,
  describeOrd,
  MOST_NAVNGITTE,
  navngitteIn,
  type Oppslag,
} from './revisjon-detaljer.ts';
import { KATEGORIER } from './search-rules.ts';

const NOTHING: Oppslag = { navnPaa: {}, gjelder: null };
const lines = (detaljer: Record<string, unknown>, kjent: Partial<Oppslag> = {}) =>
  describeDetaljer(detaljer, { ...NOTHING, ...kjent }).map(
    ({ navn, verdi }) => `${navn}: ${verdi}`,
  );

describe('the details of a row in the audit log', () => {
  it('are, for a search, the labels of its form and the cases it found', () => {
    const soek = {
      soekeKategori: 'tiltaler',
      domstolid: 'alle',
      fraDato: '2026-03-01',
      query: 'ran',
    };
    expect(lines({ soek, sakIds: ['A1', 'A2'] })).toEqual([
      'Kategori: Tiltaler',
      'Domstol: Alle domstoler',
      'Fra dato: 01.03.2026',
      'Søk etter: ran',
      'Saker: A1, A2',
    ]);
  });

  it('name every category', () => {
    const named = (soekeKategori: string) => lines({ soek: { soekeKategori } });
    expect(KATEGORIER.flatMap(named)).toEqual([
      'Kategori: Berammede saker',
      'Kategori: Avgjørelser',
      'Kategori: Tiltaler',
    ]);
  });

  it('are never shown as JSON, whatever they contain', () => {
    const odd = { ukjentFelt: { dypt: [{ nede: 1 }, null] }, ny_ting: true, [`{"`]: 'x' };
    const said = lines(odd);
    expect(said.slice(0, 2)).toEqual(['Dypt: Nede: 1, ', 'Ny ting: ja']);
    expect(said.join('\n')).not.toContain('[object');
  });

  it('leave out the number of what is said in words', () => {
    expect(lines({ tilbaketrekkingId: 6, omfang: 'parter' })).toEqual(['Omfang: Partene']);
  });

  it('leave out what is empty', () => {
    expect(lines({ soek: {}, sakIds: [], felt: null, query: '' })).toEqual([]);
  });

  it('have words for each value of a known set', () => {
    expect(lines({ handling: 'sak', rolle: 'admin', slag: 'skjuling' })).toEqual([
      ...['Handling: Åpnet en sak', 'Rolle: Administrator', 'Slag: Skjuling'],
    ]);
    expect(lines({ mal: 'soeknad_mottatt', abonnementSlag: 'atom' })).toEqual([
      ...['Melding: Kvittering for søknad', 'Brukes i: Nyhetsleser (Atom)'],
    ]);
    expect(lines({ felt: ['foretrukketDomstolId', 'kontaktpersonEpost'] })).toEqual([
      'Felter: Foretrukket domstol, Kontaktpersonens e-post',
    ]);
  });

  it('show a value of an older version as it is', () => {
    expect(lines({ mal: 'gammel_mal', rolle: 'constructor' })).toEqual([
      ...['Melding: gammel_mal', 'Rolle: constructor'],
    ]);
  });

  it('say when in Oslo time', () => {
    expect(lines({ utloeper: '2026-06-01T22:30:00Z', til: '2026-06-02' })).toEqual([
      ...['Utløper: 02.06.2026 kl. 00:30', 'Til: 02.06.2026'],
    ]);
    // Which begins as an instant, and was typed.
    expect(lines({ forklaring: '2026-06-01T22:30:00Z, som avtalt' })).toEqual([
      'Forklaring: 2026-06-01T22:30:00Z, som avtalt',
    ]);
  });

  it('call what has only a number by it', () => {
    expect(lines({ lagretSoekId: 12, epostId: 3 })).toEqual([
      ...['Lagret søk: nr. 12', 'E-post: nr. 3'],
    ]);
    expect(lines({ lagredeSoek: [1, 2] })).toEqual(['Lagrede søk: 2 lagrede søk']);
  });
});

describe('what a row names by its id', () => {
  const navnPaa = { a1: 'Nora Fjellvang', b2: 'Jonas Utgård', TOSL: 'Oslo tingrett', S1: '26-1' };

  it('is shown by its name', () => {
    expect(lines({ soeknadId: 'a1', domstolInitialer: 'TOSL' }, { navnPaa })).toEqual([
      ...['Søknad: Nora Fjellvang', 'Domstol: Oslo tingrett'],
    ]);
    expect(lines({ soek: { fasettdomstol: ['TOSL', 'TXXX'] } }, { navnPaa })).toEqual([
      'Filter: domstol: Oslo tingrett, TXXX',
    ]);
  });

  it('is called deleted when it has none, and a case by its id', () => {
    expect(lines({ soeknadId: 'c3', sakIds: ['S1', 'S2'] }, { navnPaa })).toEqual([
      ...['Søknad: slettet', 'Saker: 26-1, S2'],
    ]);
    const brukerIder = ['a1', 'c3', 'b2', 'd4'];
    expect(lines({ brukerIder }, { navnPaa })).toEqual([
      'Brukere: Nora Fjellvang, Jonas Utgård og 2 slettede',
    ]);
    expect(lines({ soeknadIder: ['c3', 'd4'] })).toEqual(['Søknader: 2 slettede']);
    expect(lines({ soeknadIder: ['a1', 'c3'] }, { navnPaa })).toEqual([
      'Søknader: Nora Fjellvang og 1 slettet',
    ]);
  });

  it('is counted in a long list, and not looked up', () => {
    const many = Array.from({ length: MOST_NAVNGITTE + 1 }, (_, nr) => `id${nr}`);
    const detaljer = { soeknadIder: many, sakIds: many, brukerIder: ['a1'] };
    expect(lines(detaljer, { navnPaa })).toEqual([
      ...['Søknader: 51 søknader', 'Saker: 51 saker', 'Brukere: Nora Fjellvang'],
    ]);
    expect(navngitteIn(detaljer)).toEqual([{ slag: 'bruker', id: 'a1' }]);
    expect(navngitteIn({ soek: { domstolid: 'TOSL' }, sakIds: many.slice(1) })).toHaveLength(51);
  });

  it('is, of a question to an employer, whom it was sent to, and whose need it is about', () => {
    const bekreftelseId = 'q1';
    const kjent = { navnPaa: { q1: 'Kari Åsen' }, gjelder: 'Nora Fjellvang' };
    expect(lines({ bekreftelseId }, kjent)).toEqual([
      'Spørsmål til arbeidsgiver: Kari Åsen, om Nora Fjellvang',
    ]);
    expect(lines({ bekreftelseId })).toEqual(['Spørsmål til arbeidsgiver: slettet']);
  });
});

it('typed words are shown exactly as they were typed', () => {
  expect(describeOrd({ query: '2026-03-01', parter: ['ja', 'true'] })).toEqual([
    { navn: 'Søk etter', verdi: '2026-03-01' },
    { navn: 'Parter', verdi: 'ja, true' },
  ]);
});
