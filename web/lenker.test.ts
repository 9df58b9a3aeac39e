import { expect, it } from 'vitest';
import { LENKER } from '#domain/lenker.ts';
import { readLenker } from './lenker.ts';

it('leads to the courts’ pages as the server says', () => {
  const page = document.createElement('div');
  expect(readLenker(page)).toEqual(LENKER);
  const said = { ...LENKER, kriterier: 'https://courts.example/' };
  page.innerHTML = `<meta name="presse-lenker" content='${JSON.stringify(said)}'>`;
  expect(readLenker(page)).toEqual(said);
});
