import { describe, expect, it } from 'vitest';
import { TEXT_FIELDS } from '#search/query.ts';
import { createMapping, fillSettings, searchSettings } from './mapping.ts';

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

describe('the settings of an index', () => {
  it.each([fillSettings, searchSettings])('give it a copy on a second node, %o', (settings) => {
    expect(settings('auto')).toMatchObject({ auto_expand_replicas: '0-1' });
    expect(settings(2)).toMatchObject({ number_of_replicas: 2 });
  });

  it('keep documents out of the slow log, whoever turns it on', () => {
    expect(fillSettings('auto')).toHaveProperty(['indexing.slowlog.source'], 0);
  });

  it('give it the shards that are asked for when it is created, one without', () => {
    expect(fillSettings('auto')).toMatchObject({ number_of_shards: 1 });
    expect(fillSettings('auto', 4)).toMatchObject({ number_of_shards: 4 });
    // They can't be changed afterwards: Elasticsearch would refuse to finish it.
    expect(searchSettings('auto')).not.toHaveProperty('number_of_shards');
  });
});
