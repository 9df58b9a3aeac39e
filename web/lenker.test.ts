import { expect, it } from 'vitest';
import { LENKER } from '#domain/lenker.ts';
import { readLenker } from './lenker.ts';

it('leads to the courts’ pages as the server says, and as usual to the others', () => {
  const page = document.createElement('div');
  expect(readLenker(page)).toEqual(LENKER);
  page.innerHTML = `<meta name="presse-lenker" content='{"kriterier":"https://courts.example/"}'>`;
  expect(readLenker(page)).toEqual({ ...LENKER, kriterier: 'https://courts.example/' });
});
