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
    ['arvekrangel', 'arv krangel', 'krangel'],
    ['bustadsvindel', 'bolig svindel', 'svindel'],
    ['BankID-svindel', 'bankid svindel', 'svindel'],
    ['HASJSMUGLING', 'hasj smugling', 'smugling'],
    // Phones write the first word with a capital.
    ['Arvekrangel', 'arv krangel', 'krangel'],
    ['Butikkran', 'butikk ran', 'ran'],
  ])('%s: %s, then %s', (typed, parts, head) => {
    expect(ways(typed)).toEqual([[typed, parts, head]]);
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

  it('is among the words that must be there', () => {
    expect(ways('krav arvekrangel -nettsvindel "butikkran" hasjsmug* 26-1')).toEqual([
      ['arvekrangel', 'arv krangel', 'krangel'],
    ]);
  });

  it('is found as it is, too, and never in names', () => {
    const [, head] = compoundsIn('arvekrangel')[0]!.ways;
    const parts = new Map([['arvekrangel', head!.terms]]);
    const [clause] = readText('arvekrangel', null, { parts }).clauses;
    expect(clause!.anyOf).toEqual([...parseClauses('arvekrangel', null)[0]!.anyOf, ...head!.terms]);
    expect(head!.terms).toMatchObject([{ kind: 'word', token: ':krangel' }]);
    const among = (field: 'parter' | 'sakenGjelder') =>
      readText('arvekrangel', field, { parts }).clauses[0]!.anyOf;
    expect(among('parter')).toEqual(parseClauses('arvekrangel', 'parter')[0]!.anyOf);
    expect(among('sakenGjelder')).toContainEqual(head!.terms[0]);
  });
});
