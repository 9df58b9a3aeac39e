import { expect, test } from 'vitest';
import { backTarget, openedFrom } from './sak-address.ts';

test.each([
  ['/', '?query=vold&page=2', { to: '/?query=vold&page=2', label: 'Søk' }],
  ['/', '', { to: '/', label: 'Søk' }],
  ['/i-dag', '', { to: '/i-dag', label: 'I dag' }],
  ['/notater', '', { to: '/notater', label: 'Notater' }],
  ['/favoritter', '', { to: '/favoritter', label: 'Favoritter' }],
  ['/dagsliste', '', { to: '/dagsliste', label: 'Dagsliste' }],
  ['/dagsliste', '?ordne=tid', { to: '/dagsliste?ordne=tid', label: 'Dagsliste' }],
])('a case that is opened from %s%s leads back there', (pathname, search, target) =>
  expect(backTarget(openedFrom({ pathname, search }))).toEqual(target),
);

test.each([
  [null],
  [undefined],
  ['/?query=vold'],
  [{}],
  [{ liste: 4 }],
  [{ liste: '//example.org/?query' }],
  [{ liste: 'https://example.org/' }],
  [{ liste: '/favoritterne' }],
  [openedFrom({ pathname: '/beramming/S1', search: '' })],
])('the state %j is of no list', (state) => expect(backTarget(state)).toBeNull());
