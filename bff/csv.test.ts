import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

const read = (line: string) => parse(line, { delimiter: ';', record_delimiter: '\r\n' })[0];

describe('a line of CSV', () => {
  it('is read back as it was written, whatever is in it', () => {
    const cells = ['plain', 'æøå', 'a;b', 'say "hi"', 'two\nlines', 'and\r\nmore', '', ' kept '];
    expect(read(csvLine(cells))).toEqual(cells);
  });

  it.each(['=1+1', '+47', '-1', '@SUM(A1)', '\tx', '\rx', '=cmd|"/c calc"!A1', '＝1+1', '\n=1+1'])(
    '%j is text, not a formula',
    (text) => {
      expect(read(csvLine([text]))).toEqual([`'${text}`]);
    },
  );

  it('does not change such characters inside a text', () => {
    expect(csvLine(['a=b', '25-1877', 'x@y.example'])).toBe('a=b;25-1877;x@y.example\r\n');
  });
});
