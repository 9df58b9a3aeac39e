import { expect, it } from 'vitest';
import {
  EPOST_FEIL,
  epostFeilText,
  INDEKSERING_FEIL,
  indekseringFeilText,
  readFeilgrunn,
} from './feilgrunn.ts';

it('reads a code with its detail', () => {
  expect(readFeilgrunn(INDEKSERING_FEIL, 'avvist', 'mapper_parsing_exception')).toEqual({
    kode: 'avvist',
    detalj: 'mapper_parsing_exception',
  });
  expect(readFeilgrunn(EPOST_FEIL, 'innhold', null)).toEqual({ kode: 'innhold', detalj: null });
});

it('keeps the text of a reason that is no code as the detail of an unknown one', () => {
  expect(readFeilgrunn(EPOST_FEIL, '550 RCPT TO', null)).toEqual({
    kode: 'ukjent',
    detalj: '550 RCPT TO',
  });
});

it('says in bokmål why a case could not be indexed, with the kind of the error', () => {
  expect(indekseringFeilText('avvist', 'document_parsing_exception')).toBe(
    'Avvist av søkemotoren: document_parsing_exception',
  );
  expect(indekseringFeilText('kan_ikke_bygges', 'TypeError')).toBe(
    'Kan ikke gjøres om til et søkedokument: TypeError',
  );
  expect(indekseringFeilText('ukjent', 'something else')).toBe('something else');
});

it('shows what the mail server answered, and otherwise why an e-mail was not sent', () => {
  expect(epostFeilText('avvist', '550 RCPT TO')).toBe('550 RCPT TO');
  expect(epostFeilText('for_mange_forsoek', null)).toBe('For mange forsøk');
});
