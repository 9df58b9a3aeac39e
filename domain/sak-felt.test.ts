import { describe, expect, it } from 'vitest';
import { ADVANCED_FIELDS } from '#contract/search.ts';
import { TREFF_FELT } from '#contract/treff.ts';
import { FELT_NAVN, SAK_FELT, SEARCH_FIELDS } from './sak-felt.ts';
import { NO_TEXTS, rowOfTexts, TEXT_COLUMNS, textsOfRow } from './sak-texts.ts';

describe('the fields of a case', () => {
  it('have names of their own: in the address, in the index, in a row, on the wire', () => {
    const searches = SEARCH_FIELDS.map((key) => SAK_FELT[key].search);
    for (const names of [
      searches.map(({ param }) => param),
      searches.map(({ letter }) => letter),
      TEXT_COLUMNS.map(({ column }) => column.name),
      Object.values(SAK_FELT).flatMap((felt) => ('field' in felt ? [felt.field] : [])),
    ])
      expect(new Set(names).size).toBe(names.length);
    for (const { letter } of searches) expect(letter).toMatch(/^[a-z]$/);
  });

  it('are those of the address, and those in which a hit may have been found', () => {
    expect(SEARCH_FIELDS.map((key) => SAK_FELT[key].search.param)).toEqual(ADVANCED_FIELDS);
    const fields = SEARCH_FIELDS.map((key) => SAK_FELT[key]);
    expect(fields.flatMap((felt) => ('field' in felt ? [felt.field] : []))).toEqual(
      TREFF_FELT.filter((felt) => !['begrensninger', 'tiltale', 'avgjorelse'].includes(felt)),
    );
  });

  it('are searched in the order in which the form has them', () => {
    expect(SEARCH_FIELDS.map((key) => FELT_NAVN[key])).toEqual([
      ...['Saksnummer', 'Domstol', 'Saken gjelder', 'Sakstype', 'Parter', 'Advokat'],
      ...['Bistandsadvokat', 'Dommer', 'Rettsmøtetype', 'Søk i dokumenttekst'],
    ]);
  });

  it('are the same in a case and in its row', () => {
    const texts = {
      ...NO_TEXTS,
      bistandsadvokater: ['Liv Lo'],
      rettensAdministrator: 'Gro Øverli',
    };
    const row = rowOfTexts(texts);
    expect(row).toMatchObject({
      bistandsadvokater: ['Liv Lo'],
      rettens_administrator: 'Gro Øverli',
    });
    expect(row.advokat).toBeNull();
    expect(textsOfRow(row)).toEqual(texts);
  });
});
