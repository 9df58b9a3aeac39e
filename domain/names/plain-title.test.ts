import { expect, it } from 'vitest';
import { isPlainTitle } from './plain-title.ts';

it.each([
  'Tiltale',
  'Dom 26-000001MED-TSOS/TSAR',
  '26-000001MED-TSOS_TSAR.pdf',
  'Kjennelse av 12. august 2026',
  'rettsbok_mai_2026.pdf',
  'HR-2026-1401-U',
])('is plain: %s', (text) => {
  expect(isPlainTitle(text)).toBe(true);
});

it.each([
  'Tiltale DAHL.pdf',
  'DOM LIE',
  'Dom August',
  'dom-mai.pdf',
  'Tiltale LA-2026-ZKROG',
  'Tiltale 王小明',
  'Tiltale Zkrog',
])('may say a name: %s', (text) => {
  expect(isPlainTitle(text)).toBe(false);
});
