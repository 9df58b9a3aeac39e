import { expect, test } from 'vitest';
import { startOfOsloDay } from '#domain/time.ts';
import { previewNote } from './preview.tsx';

const midnight = startOfOsloDay('2026-10-25');
const before = new Date(midnight.getTime() - 1);
const varsel = { message: 'Hei', purpose: 'info', endDate: '2026-10-25' };

test('what is stored is shown until its end date begins in Oslo', () => {
  expect(previewNote(varsel, true, before)).toBe('Vises nå. Skjules 25.10.2026.');
  expect(previewNote(varsel, true, midnight)).toBe('Vises ikke: sluttdatoen er passert.');
});

test('without an end date nothing is said of one', () => {
  expect(previewNote({ ...varsel, endDate: '' }, true, midnight)).toBe('Vises nå.');
  expect(previewNote({ message: 'Hei', purpose: 'info' }, true, midnight)).toBe('Vises nå.');
});

test('what is not stored yet is not shown now', () => {
  expect(previewNote(varsel, false, before)).toBe('Vises når du har lagret. Skjules 25.10.2026.');
});

test('an empty message is shown to nobody', () => {
  expect(previewNote({ ...varsel, message: ' \n' }, true, before)).toBe(
    'Vises ikke: meldingen er tom.',
  );
});
