import { expect, test } from 'vitest';
import { begrunnelseOf, withTick } from './avslag.ts';

const GRUNNER = [
  { id: 3, tekst: 'Arbeidsgiver bekreftet ikke behovet.' },
  { id: 1, tekst: 'Ikke et redigert medium.' },
];

test.each([
  ['none: the template', [], 'Malen.'],
  ['one', [1], 'Ikke et redigert medium.'],
  [
    'several, in the order of the list',
    [1, 3],
    'Arbeidsgiver bekreftet ikke behovet.\n\nIkke et redigert medium.',
  ],
  ['one that is not in use any more: the template', [7], 'Malen.'],
] as const)('the text of %s', (_, valgte, text) => {
  expect(begrunnelseOf('Malen.', GRUNNER, valgte)).toBe(text);
});

test('a second press takes a tick away', () => {
  expect(withTick([], 3)).toEqual([3]);
  expect(withTick([3, 1], 3)).toEqual([1]);
});
