import { describe, expect, it } from 'vitest';
import { parseClauses, readText } from './clauses.ts';
import { compoundsIn } from './compound-parts.ts';

const ways = (query: string) =>
  compoundsIn(query).map(({ text, ways: all }) => [text, ...all.map(({ words }) => words)]);

describe('a compound that is searched by its parts', () => {
  it.each([
    ['gruppevoldtekt', 'gruppe voldtekt', 'voldtekt'],
    ['hasjsmugling', 'hasj smugling', 'smugling'],
    ['butikkran', 'butikk ran', 'ran'],
    ['biltyv', 'bil tyv', 'tyv'],
    ['fiskejuks', 'fisk juks', 'juks'],
    ['sjefsmobbing', 'sjef mobbing', 'mobbing'],
    ['bustadsvindel', 'bolig svindel', 'svindel'],
    ['BankID-svindel', 'bankid svindel', 'svindel'],
    ['HASJSMUGLING', 'hasj smugling', 'smugling'],
    // Phones write the first word with a capital.
    ['Nettsvindel', 'nett svindel', 'svindel'],
    ['Butikkran', 'butikk ran', 'ran'],
  ])('%s: %s, then %s', (typed, parts, head) => {
    expect(ways(typed)).toEqual([[typed, parts, head]]);
  });

  it.each([
    ['arvekrangel', 'arv krangel', 'arv sivilsak'],
    ['Arvekrangel', 'arv krangel', 'arv sivilsak'],
    ['overtidskrav', 'overtid sivilsak'],
    ['aksjonærtvist', 'aksjonær sivilsak'],
  ])('%s is a civil case about its first part, not every dispute: %s', (typed, ...words) => {
    expect(ways(typed)).toEqual([[typed, ...words]]);
  });

  it('has what its parts mean as well', () => {
    const [way] = compoundsIn('arvekrangel')[0]!.ways;
    expect(way!.terms).toMatchObject([
      {
        kind: 'all',
        terms: [
          { stems: expect.arrayContaining(['arv', 'testament']) as unknown },
          { stems: expect.arrayContaining(['krangel', 'tvist']) as unknown },
        ],
      },
    ]);
  });

  it('is none that says too little by its parts', () => {
    for (const typed of ['politimann', 'straffesak', 'hovedforhandling', 'straffeloven'])
      expect([typed, ways(typed)]).toEqual([typed, []]);
  });

  it('is no name, and no word that only looks like one', () => {
    for (const typed of [
      ...['sandvold', 'Sandvold', 'myrvold', 'Nordmann', 'solberg', 'skoran', 'safran', 'iran'],
      ...['Lopez-Hansen', 'Per-Arne', 'Lopez-Ran', 'dømt av Bekksvindel'],
    ])
      expect([typed, ways(typed)]).toEqual([typed, []]);
  });

  it.each([
    ['konkurskaranteneforskrift', 'konkurskarantene'],
    // The head says enough; or neither does.
    ['gruppevoldtekt', undefined],
    ['politimann', undefined],
  ])('%s: by what stands before a head that tells little: %s', (typed, words) => {
    expect(compoundsIn(typed)[0]?.beginning?.words).toBe(words);
  });

  it('is among the words that must be there', () => {
    expect(ways('krav biltyv -nettsvindel "butikkran" hasjsmug* 26-1')).toEqual([
      ['biltyv', 'bil tyv', 'tyv'],
    ]);
  });

  it('is found as it is, too, and never in names', () => {
    const [, head] = compoundsIn('hasjsmugling')[0]!.ways;
    const parts = new Map([['hasjsmugling', head!.terms]]);
    const [clause] = readText('hasjsmugling', null, { parts }).clauses;
    expect(clause!.anyOf).toEqual([
      ...parseClauses('hasjsmugling', null)[0]!.anyOf,
      ...head!.terms,
    ]);
    expect(head!.terms[0]).toMatchObject({ kind: 'word', token: ':smugling' });
    const among = (field: 'parter' | 'sakenGjelder') =>
      readText('hasjsmugling', field, { parts }).clauses[0]!.anyOf;
    expect(among('parter')).toEqual(parseClauses('hasjsmugling', 'parter')[0]!.anyOf);
    expect(among('sakenGjelder')).toContainEqual(head!.terms[0]);
  });
});
