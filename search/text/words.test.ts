import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ABBREVIATIONS } from './lexicon/abbreviations.ts';
import { unmarked } from './lexicon/keys.ts';
import { fold, tokens } from './tokenize.ts';
import { indexWord, searchedWord } from './words.ts';

const written = (text: string) => tokens(text)[0]!.written;
/** Whether a search for `query` finds a text with `word`. */
const finds = (query: string, word: string) => {
  const { keys } = indexWord(written(word));
  return searchedWord(written(query)).keys.some((key) => keys.includes(key));
};

test.each([
  'dom dommen dommer dommene doms',
  'dommer dommeren dommere dommerne dommers',
  'konkurs konkursen konkurser konkursene',
  'sak saken saker sakene saka sakens sakenes',
  'rett retten retter rettene rettens',
  'regel regelen regler reglene',
  'bot boten bøter bøtene',
  'domstol domstolen domstoler domstolenes',
  'tyveri tyveriet tyverier',
  'krenkelse krenkelsen krenkelser krenking',
  'straffeloven straffelov straffelova strl',
  'vegtrafikkloven veitrafikkloven vtrl',
  'voldtekt voldtekten valdtekt valdtekta',
  'kjøring kjøringen køyring køyringa kjoring kjoering',
  'trussel trusselen trusler truslene truslar trugsmål trugsmålet',
  'avgjørelse avgjørelser avgjerd avgjerda',
  'rom rommet',
  'medlem medlemmer',
  'selger selgeren seljar',
  'kjøreforbud køyreforbod køyreforbodet',
  'verdensmester verdsmeister verdsmeisteren',
  'skolevold skulevald skulevalden',
  'kontraktsbrudd kontraktsbrot',
  'skuddskade skotskade skotskadar',
  'selvstendig sjølvstendig sjølvstendige',
  'sykefravær sjukefråvær',
  'voksende veksande',
  'regnskapsfører rekneskapsførar',
  'miljø miljøet miljøer miljøene',
  'samvær samværet',
  'foreldreansvar foreldreansvaret',
  'eiendom eiendommen eigedom eigedomen',
  'bolig boligen bustad bustaden',
  'kvinne kvinnen kvinna kvinner kvinnor',
  'jf jfr',
  'dømme dømmer dømte dømt dømmes dømmende',
  'stjele stjeler stjal stjålet stjålne',
  'bryte bryter brøt brutt brutte brytes',
  'drepe dreper drepte drept',
  'tiltale tiltaler tiltalt tiltalte tiltaltes',
  'voldta voldtar voldtok voldtatt voldtatte',
  'sikte sikter siktet siktede siktedes',
  'grov grovt grove grovere groveste',
  'alvorlig alvorlige alvorligere alvorligste',
  'ulovlig ulovlige ulovligere',
  'intern internt interne',
  'hånd hånden hender hendene',
  'fot foten føtter føttene',
  'influenser influensere influenseren influenserne',
  'barn barnet barna barnene born',
  'frifinne frifunnet frifunnede',
])('%s: every form finds every other', (family) => {
  const words = family.split(' ');
  for (const a of words) for (const b of words) expect([a, b, finds(a, b)]).toEqual([a, b, true]);
});

test.each([
  ['sak', 'straffesak'],
  ['sak', 'Meddomsrettssaken'],
  ['meddomsrett', 'meddomsrettssak'],
  ['rett', 'meddomsrettssak'],
  ['møte', 'fengslingsmøtet'],
  ['forhandling', 'hovedforhandlingen'],
  ['overtredelse', 'narkotikaovertredelser'],
  ['lov', 'straffeloven'],
  ['ran', 'bankran'],
  ['dom', 'tilståelsesdommen'],
  ['kjøring', 'promillekøyring'],
  ['konkurs', 'konkursbegjæringen'],
  ['begjæring', 'konkursbegjæringen'],
  ['drap', 'drapsforsøk'],
  ['forsøk', 'drapsforsøket'],
  ['narkotika', 'narkotikaovertredelse'],
  ['vold', 'voldssaken'],
  ['vold', 'familievolden'],
  ['tyveri', 'tjuverisaka'],
  ['kontroll', 'trafikkontrollen'],
  ['kjøring', 'ruskøyringa'],
  ['vold', 'skulevald'],
  ['skole', 'skulevald'],
  ['tyv', 'biltyver'],
  ['stikking', 'knivstikkinger'],
  ['tvist', 'foreldretvist'],
  ['kriminalitet', 'hatkriminaliteten'],
  ['krenkelse', 'ærekrenkelse'],
  ['dømt', 'drapsdømt'],
])('%s finds the compound %s, not the other way round', (part, compound) => {
  expect(finds(part, compound)).toBe(true);
  expect(finds(compound, part)).toBe(false);
});

test.each([
  ['sak', 'årsak'],
  ['dom', 'eiendom'],
  ['dom', 'ungdommen'],
  ['dom', 'sykdom'],
  ['dom', 'domstolen'],
  ['ran', 'veteran'],
  ['ran', 'safran'],
  ['som', 'sommeren'],
  ['stjele', 'stalking'],
  ['straff', 'straffeloven'],
  ['mann', 'lagmannsretten'],
  ['jord', 'jordskifteretten'],
  ['ord', 'ordføreren'],
  ['nasjonal', 'internasjonale'],
  ['dommen', 'meddommere'],
  ['fri', 'frifunnede'],
  ['volum', 'vold'],
  ['mor', 'morder'],
  ['vold', 'voldtekt'],
  ['vold', 'forvoldelse'],
  ['kjennelse', 'godkjennelse'],
  ['ran', 'ransaking'],
  ['trakt', 'kontrakt'],
  ['port', 'rapport'],
  ['hold', 'forhold'],
  ['seier', 'sier'],
  ['brudd', 'brodd'],
  ['fart', 'fare'],
  ['vakt', 'vekt'],
  ['salg', 'rettssal'],
  ['sakene', 'saks'],
])('%s does not find %s', (query, word) => {
  expect(finds(query, word)).toBe(false);
});

describe('the parts of a typed compound', () => {
  const parts = (word: string) => searchedWord(word).parts;

  it('leave out a head that says nothing by itself', () => {
    expect(parts('drapssak')).toEqual([['drap']]);
    expect(parts('tyverisak')).toEqual([['tyveri']]);
  });

  it('are all of them otherwise', () => {
    expect(parts('narkotikaovertredelse')).toEqual([['narkotika'], ['overtredelse']]);
  });

  it('have the s between them when it may be either', () => {
    expect(parts('kontraktskrangel')).toEqual([['kontrakt'], ['krangel']]);
    expect(parts('bilskade')).toEqual([['bil'], ['skade']]);
  });

  it('are none where they would say too little, or the word is no compound', () => {
    for (const word of ['rettssak', 'straffeloven', 'hovedforhandling', 'storting', 'sommer'])
      expect([word, parts(word)]).toEqual([word, []]);
  });
});

test('a bare number finds the paragraph, a paragraph does not find a number', () => {
  expect(finds('321', '§ 321')).toBe(true);
  expect(finds('8', '§ 8-5')).toBe(false);
  expect(finds('§ 321', '321')).toBe(false);
});

test('a name that no lexicon knows is not taken apart', () => {
  for (const name of ['solberg', 'thorberg'])
    expect([name, indexWord(name).keys]).toEqual([name, [name]]);
});

test('names of object properties, such as constructor, are ordinary words', () => {
  expect(searchedWord('constructor').keys).toEqual(['constructor']);
});

test('every abbreviation finds what it stands for', () => {
  const pairs = Object.entries(ABBREVIATIONS);
  expect(pairs.flat().filter((word) => word !== fold(word))).toEqual([]);
  expect(pairs.filter(([short, long]) => !finds(short, long) || !finds(long, short))).toEqual([]);
});

const anyWord = fc.oneof(
  fc.stringMatching(/^[a-zæøå]{1,30}$/),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

test('every word finds itself, has one lemma on both sides, and no text throws', () => {
  fc.assert(
    fc.property(anyWord, (text) => {
      for (const token of tokens(text)) {
        const indexed = indexWord(token.written);
        const searched = searchedWord(token.written);
        expect(indexed.lemma).toBe(searched.lemma);
        expect(indexed.keys).toEqual(expect.arrayContaining([...searched.keys]));
        expect(searched.lemma).toBe(unmarked(searched.keys[0]!));
        expect(indexed.keys.every((key) => key === fold(key) && !/\s/.test(key))).toBe(true);
      }
    }),
  );
});
