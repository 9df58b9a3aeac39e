import { describe, expect, it } from 'vitest';
import { KATEGORIER } from './search-rules.ts';
import { describeDetaljer, auditActionName, pseudonymOf } from './revisjon.ts';

const lines = (detaljer: Record<string, unknown>) =>
  describeDetaljer(detaljer).map(({ navn, verdi }) => `${navn}: ${verdi}`);

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

  it('leave out what is empty', () => {
    expect(lines({ soek: {}, sakIds: [], felt: null, query: '' })).toEqual([]);
  });

  it('show the text of an action, and an unknown action as it is', () => {
    expect(lines({ handling: 'sak' })).toEqual(['Handling: Åpnet en sak']);
    expect(auditActionName('noe_gammelt')).toBe('noe_gammelt');
    expect(auditActionName('constructor')).toBe('constructor');
  });
});

it('a pseudonym is the first twelve digits of the hash', () => {
  expect(pseudonymOf(Buffer.from('00ff12ab34cd56ef7890', 'hex'))).toBe('00ff12ab34cd');
});
