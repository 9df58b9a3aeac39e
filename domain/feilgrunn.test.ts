import { expect, it } from 'vitest';
import { EPOST_FEIL, INDEKSERING_FEIL, readFeilgrunn } from './feilgrunn.ts';

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
