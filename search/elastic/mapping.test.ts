import { describe, expect, it } from 'vitest';
import { TEXT_FIELDS } from '#search/query.ts';
import { createMapping } from './mapping.ts';

describe('the mapping', () => {
  const mapping = createMapping('presse');

  it('keeps no source and refuses unknown fields', () => {
    expect(mapping).toMatchObject({ dynamic: 'strict', _source: { enabled: false } });
  });

  it('copies every text to the field for free text, except the parties', () => {
    const tekst = mapping.properties?.['tekst'];
    const copied = TEXT_FIELDS.filter((field) =>
      JSON.stringify(tekst && 'properties' in tekst ? tekst.properties?.[field] : {}).includes(
        'copy_to',
      ),
    );
    expect(copied).toEqual(TEXT_FIELDS.filter((field) => field !== 'parter'));
  });
});
