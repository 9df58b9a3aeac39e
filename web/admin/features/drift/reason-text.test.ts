import { expect, it } from 'vitest';
import { refusedByBuilder, refusedByEngine } from '#db/queues/dead-letters.ts';
import { reasonText } from './reason-text.ts';

it('says in bokmål why a case could not be indexed, with the kind of the error', () => {
  expect(reasonText(refusedByEngine('document_parsing_exception: x'))).toBe(
    'Avvist av søkemotoren: document_parsing_exception',
  );
  expect(reasonText(refusedByBuilder(new TypeError('x')))).toBe(
    'Kan ikke gjøres om til et søkedokument: TypeError',
  );
  expect(reasonText('something else')).toBe('something else');
});
