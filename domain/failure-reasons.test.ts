import { expect, it } from 'vitest';
import {
  MAIL_FAILURES,
  mailFailureText,
  INDEXING_FAILURES,
  indexingFailureText,
  readFailureReason,
} from './failure-reasons.ts';

it('reads a code with its detail', () => {
  expect(readFailureReason(INDEXING_FAILURES, 'avvist', 'mapper_parsing_exception')).toEqual({
    kode: 'avvist',
    detalj: 'mapper_parsing_exception',
  });
  expect(readFailureReason(MAIL_FAILURES, 'innhold', null)).toEqual({
    kode: 'innhold',
    detalj: null,
  });
});

it('keeps the text of a reason that is no code as the detail of an unknown one', () => {
  expect(readFailureReason(MAIL_FAILURES, '550 RCPT TO', null)).toEqual({
    kode: 'ukjent',
    detalj: '550 RCPT TO',
  });
});

it('says in bokmål why a case could not be indexed, with the kind of the error', () => {
  expect(indexingFailureText('avvist', 'document_parsing_exception')).toBe(
    'Avvist av søkemotoren: document_parsing_exception',
  );
  expect(indexingFailureText('kan_ikke_bygges', 'TypeError')).toBe(
    'Kan ikke gjøres om til et søkedokument: TypeError',
  );
  expect(indexingFailureText('ukjent', 'something else')).toBe('something else');
});

it('shows what the mail server answered, and otherwise why an e-mail was not sent', () => {
  expect(mailFailureText('avvist', '550 RCPT TO')).toBe('550 RCPT TO');
  expect(mailFailureText('for_mange_forsoek', null)).toBe('For mange forsøk');
});
