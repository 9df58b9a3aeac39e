import { describe, expect, test } from 'vitest';
import type { Clause } from '#search/query.ts';
import { marksOf } from '#search/text/marks/marks.ts';
import { parseClauses } from './clauses.ts';
import { Meanings } from './meaning.ts';
import { MAX_WORDS } from './operands.ts';
import { type Saying, loadSynonyms, readClasses, readSynonyms } from './synonyms.ts';
import { forholdMark } from '#search/text/forhold.ts';
import { fold, tokens } from '#search/text/tokenize.ts';
import { eachRow } from '#tests/support/each-row.ts';

/** Whether the query finds a case whose subject is `subject`, with a number of the type `type`. */
function finds(query: string, subject: string, type = 'XYZ'): boolean {
  return isFound(parseClauses(query, null), subject, type);
}

function isFound(clauses: readonly Clause[], subject: string, type = 'XYZ'): boolean {
  const texts = [
    { field: 'sakenGjelder', text: subject },
    { field: 'saksnummer', text: `25-123456${type}-TOSL/04` },
  ] as const;
  const found = new Set(marksOf(texts, clauses).flatMap((marked) => marked.clauses));
  return clauses.length > 0 && clauses.every((_, i) => found.has(i));
}

function findsSaying(clauses: readonly Clause[], saying: Saying): boolean {
  if (saying.kind === 'forhold')
    return marksAskedFor(clauses).includes(forholdMark(saying.forhold));
  return saying.kind === 'type'
    ? isFound(clauses, '', saying.code)
    : isFound(clauses, textOf(saying));
}

/** The marks of which one is enough for every clause. */
const marksAskedFor = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ anyOf }, _, { length }) =>
    length > 1 ? [] : anyOf.flatMap((term) => (term.kind === 'word' ? term.stems : [])),
  );

/** How a court would write it. */
function textOf(saying: Exclude<Saying, { kind: 'type' | 'forhold' }>): string {
  if (saying.kind === 'words') return saying.text;
  const year = saying.year === null ? '' : ` (${saying.year})`;
  return `${saying.law}${year} ${saying.paragraphs[0]!.replace('§', '§ ')}`;
}

const ENTRIES = loadSynonyms();

function hasAlternatives(saying: Saying): saying is Extract<Saying, { kind: 'words' }> {
  return saying.kind === 'words' && saying.words.some(({ length }) => length > 1);
}

test('among words for blows, «banket» is no bank', () => {
  expect(finds('banket bestemor', 'Mishandling i nære relasjoner')).toBe(true);
  expect(finds('bank bestemor', 'Mishandling i nære relasjoner')).toBe(false);
});

test.each([
  ['Gjerde', 'Nabotvist'],
  ['Mase', 'Hensynsløs atferd'],
  ['arv til niese', 'Overgrep mot barn'],
  ['grov arbeidsgiver', 'Underslag'],
])('%s may be a name, or say something else: it does not find %s', (query, subject) => {
  expect(finds(query, subject)).toBe(false);
});

describe('each line of the list', () => {
  test('finds what it says', () =>
    eachRow(ENTRIES, ({ sayings, finds: only }) => {
      const missing = sayings.flatMap((saying, at) => {
        if (saying.kind === 'type' || saying.kind === 'forhold') return [];
        const clauses = parseClauses(textOf(saying), null);
        // What the first one finds, the others of its side find as well.
        return (only?.slice(0, at === 0 ? undefined : 1) ?? sayings)
          .filter((other) => !findsSaying(clauses, other))
          .map((other) => [textOf(saying), other]);
      });
      expect(missing).toEqual([]);
    }));

  test('has a source, and no saying twice on a side', () => {
    for (const { source, sayings, finds: only, place } of ENTRIES) {
      expect(source.length).toBeGreaterThan(3);
      for (const side of [sayings, only ?? []]) {
        const texts = side.map((saying) => JSON.stringify(saying));
        expect([place, texts.filter((text, at) => texts.indexOf(text) !== at)]).toEqual([
          place,
          [],
        ]);
      }
    }
  });

  test('is in lower case, and no longer than what is looked ahead for', () => {
    for (const saying of ENTRIES.flatMap(({ sayings, finds: only }) => [
      ...sayings,
      ...(only ?? []),
    ])) {
      if (saying.kind !== 'words') continue;
      expect(saying.text).toBe(saying.text.toLowerCase());
      const words = tokens(saying.text);
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
      for (const { token } of words) expect(token).toBe(fold(token));
    }
  });

  test('has alternatives only where they are known: one word each, in a saying of several that finds others', () => {
    for (const { sayings, finds: only } of ENTRIES) {
      const withThem = [...sayings, ...(only ?? [])].filter(hasAlternatives);
      for (const saying of withThem) {
        expect(sayings.includes(saying) && only !== null, saying.text).toBe(true);
        expect(saying.words.length, saying.text).toBeGreaterThan(1);
        for (const each of saying.words.filter(({ length }) => length > 1))
          expect(each.flatMap(tokens), saying.text).toHaveLength(new Set(each).size);
      }
    }
  });

  test('cites only laws that the list names', () => {
    expect(() => new Meanings(ENTRIES)).not.toThrow();
    expect(
      () => new Meanings(readSynonyms('x.txt', 'drap = ukjentloven § 1 | ukjentloven § 1')),
    ).toThrow('ukjentloven');
  });

  test('names classes of words, of which any is said', () => {
    const classes = readClasses('# Who is hit.\nslår: slo slår\n');
    const [entry] = readSynonyms('x.txt', 'banket/{slår} {slår} > vold | usage', classes);
    expect(entry!.sayings).toEqual([
      {
        kind: 'words',
        anyTwo: false,
        text: 'banket slo',
        words: [
          ['banket', 'slo', 'slår'],
          ['slo', 'slår'],
        ],
      },
    ]);
  });

  test('is said by any two of the words of `two of …`', () => {
    const [entry] = readSynonyms('x.txt', 'two of laks garn/not elva > tjuvfiske | usage');
    expect(entry!.sayings).toEqual([
      {
        kind: 'words',
        anyTwo: true,
        text: 'laks garn elva',
        words: [['laks'], ['garn', 'not'], ['elva']],
      },
    ]);
  });

  test('that cannot be read is refused with its number', () => {
    expect(() => readSynonyms('x.txt', '# x\n{okse} kona > drap | usage')).toThrow(
      'x.txt, line 2: there is no class {okse}',
    );
    for (const line of ['drap', 'drap = mord', 'drap = | x', '= mord | x', 'drap - mord | x'])
      expect(() => readSynonyms('x.txt', `# x\n${line}`)).toThrow('x.txt, line 2');
  });
});

describe('a word finds what it means', () => {
  test.each([
    ['drapssak', 'Drap på en mann'],
    ['drapssaken', 'Straffeloven § 275'],
    ['tyverisak', 'grovt tyveri'],
    ['tyverisaker', 'strl. § 321, jf. § 322'],
    ['svindelsak', 'grovt bedrageri'],
    ['trusselsak', 'Trusler mot en nabo'],
    ['barnevernssak', 'vedtak etter barnevernsloven'],
    ['promillekjøring', 'Vegtrafikkloven § 31, jf. § 22 første ledd – kjøring i påvirket tilstand'],
    ['fyllekjøring', 'vtrl. § 22'],
    ['vold i nære relasjoner', 'Mishandling i nære relasjoner'],
    ['VOLD I NÆRE RELASJONER', 'straffelova § 282'],
    ['vold i nære relasjoner Oslo', 'familievold i Oslo'],
    ['vold mot politi', 'Straffeloven § 155'],
    ['ran', 'straffelova § 327'],
    // By what else names the drap that they say.
    ['myrdet', 'strl. § 275'],
    ['brannstiftar', 'Ildspåsettelse'],
    ['hvem skal ha barna', 'Foreldretvist'],
    ['råkjøring', 'vegtrafikkloven § 5'],
    ['hevnporno', 'strl. § 267 bokstav a'],
    ['stalking', 'strl § 266 a'],
    ['strl § 275', 'drap'],
    ['straffeloven § 275', 'strl. § 275'],
    ['straffelovens § 275', 'straffelova § 275'],
    ['§ 275 i straffeloven', 'drap'],
    ['strl. 2005 § 275', 'straffeloven § 275'],
    ['strl. (1902) § 233', 'Straffeloven (1902) § 233'],
    ['§ 263 a', '§ 263 bokstav a'],
    ['§ 263 bokstav a', '§ 263 a'],
    ['§§ 231–232', 'strl. § 232'],
    ['§ 232', 'strl. §§ 231–232'],
    ['andre ledd', 'annet ledd'],
    ['kapittel 26', 'kap. 26'],
    ['strl', 'straffeloven'],
    ['strl 291', 'voldtekt'],
    ['straffeloven 291', 'strl. § 291'],
    ['aml 15-7', 'arbeidsmiljøloven § 15-7'],
    ['mordbrann', 'Straffeloven § 355'],
    ['sparket fra jobben', 'Gyldigheten av oppsigelse'],
    ['sparka frå jobben', 'Usakleg oppseiing'],
    ['mistet jobben', 'arbeidsmiljøloven § 15-7'],
    ['kjørte i fylla', 'kjøring i påvirket tilstand'],
    ['kjørte bil i fylla', 'vtrl. § 22'],
    ['nektet å blåse', 'Vegtrafikkloven § 31, jf. § 22 a'],
    ['kjørte for fort', 'overtredelse av fartsgrensen'],
    ['mistet lappen', 'tap av førerretten'],
    ['drepte sin egen kone', 'Drap'],
    ['stukket med kniv', 'kroppsskade'],
    ['slo samboeren sin', 'strl. § 282'],
    ['slo sin samboer', 'vald i nære relasjonar'],
    ['banket barna', 'mishandling i nære relasjoner'],
    ['banker opp dama', 'vold i nære relasjoner'],
    ['huset brant ned forsikring', 'Tvist om forsikringsoppgjør etter brann'],
    ['spyttet på en politimann', 'vold mot offentlig tjenestemann'],
    ['ringte og lurte gamle damer for pengene', 'Olgasvindel'],
    ['for mye torsk', 'overfiske'],
    ['tatt uten lappen igjen', 'Kjøring uten førerrett'],
    ['huseier gir ikke tilbake innskuddet', 'Depositum og skyldig husleie'],
    ['kastet ut av leiligheten', 'Tvangsfravikelse'],
    ['tatt av barnevernet', 'omsorgsovertakelse'],
    ['stjålet bil', 'Biltyveri'],
    ['satte fyr på huset', 'ildspåsettelse'],
    ['nabokrangel', 'Nabotvist'],
    ['dyremishandling', 'brudd på dyrevelferdsloven § 37'],
    ['dyrevelferdsloven', 'dyremishandling'],
    ['fengslet', 'Fengsling'],
    ['straffelova', 'strl.'],
  ])('%s finds %j', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test.each([
    ['drap', 'vegtrafikkloven § 275'],
    ['promillekjøring', 'straffeloven § 22'],
    ['strl § 22', 'vegtrafikkloven § 22'],
    ['strl § 233', 'drap'],
    ['-drap tyveri', ''],
    ['"drap"', 'straffeloven § 275'],
    ['§ 263', '§ 263 a'],
    ['siktet', 'tiltalt'],
    ['fartsovertredelse', 'vegtrafikkloven § 22'],
    ['heler', 'strl § 332'],
    ['mord', 'mordbrann'],
    ['strl 2005', 'strl. § 205'],
    ['strl 24-187797', 'strl. § 24'],
    ['penger', 'hvitvasking'],
    ['fengsel', 'fengsling'],
    ['kona', 'mishandling'],
  ])('%s does not find %j', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  test('criminal and civil cases are known by their types', () => {
    for (const type of ['MED', 'ENE', 'AST']) expect(finds('straffesaker', '', type)).toBe(true);
    expect(finds('straffesak', '', 'TVI')).toBe(false);
    expect(finds('sivile saker', '', 'TVI')).toBe(true);
  });

  test('a negated word excludes only itself', () => {
    const clauses = parseClauses('-drap', null);
    expect(JSON.stringify(clauses)).not.toContain('275');
  });

  test('in fields of names nothing means anything', () => {
    for (const field of ['parter', 'advokat', 'bistandsadvokat', 'dommer', 'domstol'] as const)
      expect(parseClauses('drap', field)[0]!.anyOf).toHaveLength(1);
  });
});
