import { describe, expect, it } from 'vitest';
import { anchorsIn, proofText } from './proof-text.ts';
import type { Break, Proof } from './prove.ts';

const HASH = 'ab'.repeat(32);

describe('the hashes from outside', () => {
  it.each([
    `2026-03-10:${HASH}`,
    `> 2026-03-10:${HASH}\r`,
    `{"level":30,"time":1773180000000,"dag":"2026-03-10","nr":7,"hash":"${HASH.toUpperCase()}","msg":"x"}`,
  ])('are read from %s', (line) => {
    expect(anchorsIn(`Hei\n${line}\n`)).toEqual([{ dag: '2026-03-10', hash: HASH }]);
  });

  it.each([`2026-03-10:${HASH.slice(1)}`, `2026-03-10:${HASH}a`, HASH, '2026-03-10', ''])(
    'are not made up from %s',
    (line) => expect(anchorsIn(line)).toEqual([]),
  );
});

describe('the answer', () => {
  const whole: Proof = {
    ...{ breaks: [], rows: 5, removed: 2, unsealed: 1 },
    ...{ from: { nr: 4, at: '2026-03-09T10:00:00.000000Z' } },
    ...{ to: { nr: 10, at: '2026-03-10T10:00:00.000000Z' } },
    lastAnchor: { dag: '2026-03-09', nr: 8, hash: HASH },
  };

  it('says how far the chain reaches, and what it proves', () => {
    expect(proofText(whole, 0)).toBe(
      [
        'The chain is whole.',
        '5 rows are as they were sealed, numbers 4 (2026-03-09T10:00:00.000000Z) to 10 (2026-03-10T10:00:00.000000Z); 2 more have been removed by retention.',
        '1 rows are not sealed yet.',
        `The last day that was sent out: 2026-03-09:${HASH} (number 8).`,
        'No hash from outside was given: whoever can write in the database can make a whole chain anew.',
      ].join('\n'),
    );
    expect(proofText(whole, 3)).toContain('3 hashes from outside were compared.');
  });

  const row = { nr: 7, id: 70, at: '2026-03-10T10:00:00.000000Z' };
  it.each<[Break, RegExp]>([
    [{ kind: 'changed', ...row }, /number 7: row 70 of 2026-03-10T.* was changed/],
    [{ kind: 'removed', ...row }, /number 7: row 70 .* is gone/],
    [{ kind: 'seal', ...row }, /number 7: the seal of row 70/],
    [{ kind: 'gap', nr: 7 }, /number 7: its seal is gone/],
    [{ kind: 'end', nr: 7, dag: '2026-03-10' }, /ends before number 7; on 2026-03-10/],
    [{ kind: 'anchor', nr: 7, dag: '2026-03-10' }, /number 7: .* noted on 2026-03-10/],
    [{ kind: 'inserted', id: 70, at: row.at }, /row 70 .* was put in/],
    [{ kind: 'unsealed-removed', id: 70 }, /row 70 was removed before/],
    [{ kind: 'given-differs', dag: '2026-03-10' }, /differs at 2026-03-10/],
    [{ kind: 'given-missing', dag: '2026-03-10', last: '2026-03-08' }, /ends before 2026-03-10/],
    [{ kind: 'given-missing', dag: '2026-03-10', last: null }, /ends before 2026-03-10/],
    [{ kind: 'given-missing', dag: '2026-03-10', last: '2026-03-12' }, /has no hash of 2026-03-10/],
  ])('names where it breaks: %o', (one, text) => {
    const said = proofText({ ...whole, breaks: [one] }, 0);
    expect(said).toMatch(/^BROKEN/);
    expect(said).toMatch(text);
    expect(said).not.toContain('is whole');
  });
});
