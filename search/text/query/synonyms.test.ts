import { describe, expect, test } from 'vitest';
import { marksOf } from '#search/text/marks/marks.ts';
import { parseClauses } from './clauses.ts';
import { Meanings } from './meaning.ts';
import { MAX_WORDS } from './operands.ts';
import { type Saying, loadSynonyms, readSynonyms } from './synonyms.ts';
import { forholdMark } from '#search/text/forhold.ts';
import { fold, tokens } from '#search/text/tokenize.ts';
import { eachRow } from '#tests/support/each-row.ts';

/** Whether the query finds a case whose subject is `subject`, with a number of the type `type`. */
function finds(query: string, subject: string, type = 'XYZ'): boolean {
  const clauses = parseClauses(query, null);
  const texts = [
    { field: 'sakenGjelder', text: subject },
    { field: 'saksnummer', text: `25-123456${type}-TOSL/04` },
  ] as const;
  const found = new Set(marksOf(texts, clauses).flatMap((marked) => marked.clauses));
  return clauses.length > 0 && clauses.every((_, i) => found.has(i));
}

function findsSaying(query: string, saying: Saying): boolean {
  if (saying.kind === 'forhold') return marksAskedFor(query).includes(forholdMark(saying.forhold));
  return saying.kind === 'type' ? finds(query, '', saying.code) : finds(query, textOf(saying));
}

/** The marks of which one is enough for every clause. */
const marksAskedFor = (query: string): string[] =>
  parseClauses(query, null).flatMap(({ anyOf }, _, { length }) =>
    length > 1 ? [] : anyOf.flatMap((term) => (term.kind === 'word' ? term.stems : [])),
  );

/** How a court would write it. */
function textOf(saying: Exclude<Saying, { kind: 'type' | 'forhold' }>): string {
  if (saying.kind === 'words') return saying.text;
  const year = saying.year === null ? '' : ` (${saying.year})`;
  return `${saying.law}${year} ${saying.paragraphs[0]!.replace('§', '§ ')}`;
}

const ENTRIES = loadSynonyms();

describe('each line of the list', () => {
  test('finds what it says', () =>
    eachRow(ENTRIES, ({ sayings, finds: only }) => {
      const missing = sayings.flatMap((saying) => {
        if (saying.kind === 'type' || saying.kind === 'forhold') return [];
        return (only ?? sayings)
          .filter((other) => !findsSaying(textOf(saying), other))
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

  test('cites only laws that the list names', () => {
    expect(() => new Meanings(ENTRIES)).not.toThrow();
    expect(
      () => new Meanings(readSynonyms('x.txt', 'drap = ukjentloven § 1 | ukjentloven § 1')),
    ).toThrow('ukjentloven');
  });

  test('that cannot be read is refused with its number', () => {
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

test('a word with a meaning is no name: the words of its meaning are not found among names', () => {
  const clauses = parseClauses('kidnapping', null);
  const parter = [{ field: 'parter', text: 'Bortføring Frihetsberøvelse' }] as const;
  expect(marksOf(parter, clauses)[0]!.marks).toEqual([]);
});
