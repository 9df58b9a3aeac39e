import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDocument } from '#search/document.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { NO_TEXT, holds, type Texts } from '#tests/support/search/reference-terms.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { marksIn } from './marks.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const WORDS = [
  ...[
    'tyveri',
    'Tyveriet',
    'grovt',
    'grov',
    'vold',
    'voldtekt',
    'dom',
    'dommen',
    'dommer',
    'saken',
    'sak',
  ],
  ...['straffeloven', 'strl.', '§ 321', '§§ 321 og 322', '§ 8-5', 'annet ledd', 'bokstav a', 'jf.'],
  ...[
    'Åse',
    'Aase',
    'Hansen',
    'Hansens',
    'O\u2019Brien',
    'Lopez-Hansen',
    'ærlig',
    'café',
    'i',
    'og',
  ],
];
const NUMBERS = ['25-187797MED-TSOS/TSAR', '22-025462ENE-TBUS', 'HR-2022-1401-U', 'TRR-2019-1234'];
const TYPED = [
  ...WORDS,
  '"',
  '"',
  '*',
  '25-187797',
  '187797',
  '7797',
  'MED',
  'TSOS',
  'sak 25 187797',
  '1401',
  'trr2019',
];
const prose = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '));
const typed = fc
  .array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(' '));

/** A case in which the field has this text, as it would be indexed. */
function indexed(field: TextField, text: string): Texts {
  const sak = buildSak({
    saksnummer: field === 'saksnummer' ? text : '',
    saksTema: field === 'sakenGjelder' ? text : null,
    parter: field === 'parter' ? text : null,
    advokat: field === 'advokat' ? text : null,
    rettensAdministrator: field === 'dommer' ? text : null,
    bistandsadvokater: field === 'bistandsadvokat' ? [text] : [],
    sakstype: field === 'sakstype' ? text : null,
    domstolNavn: field === 'domstol' ? text : '',
    domstolSoekenavn: [],
    rettsmoeter: [
      buildRettsmoete('2026-03-10T09:00:00+01:00', {
        rettsmoetetype: field === 'rettsmoetetype' ? text : null,
        rettsalAdresse: null,
      }),
    ],
  });
  return {
    ...buildDocument(sak, NOW).document.tekst,
    dokumenttekst: NO_TEXT,
    dokumentbegynnelse: NO_TEXT,
    dokumentofte: NO_TEXT,
  };
}

test('a field that answers a clause has a mark, and no other field has one', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...TEXT_FIELDS)
        .chain((field) =>
          fc.tuple(
            fc.constant(field),
            field === 'saksnummer' ? fc.constantFrom(...NUMBERS) : prose,
          ),
        ),
      typed,
      ([field, text], query) => {
        const texts = indexed(field, text);
        for (const clause of parseClauses(query, null).filter(({ negated }) => !negated))
          expect({ clause, text, marked: marksIn(text, [clause], field).length > 0 }).toEqual({
            clause,
            text,
            marked: holds(clause, texts, [field]),
          });
      },
    ),
    { numRuns: 300 },
  );
});
