import { expect, test } from 'vitest';
import { startOfOsloDay } from '#domain/time.ts';
import { previewNote } from './preview.tsx';

const midnight = startOfOsloDay('2026-10-25');
const before = new Date(midnight.getTime() - 1);
const banner = { message: 'Hei', purpose: 'info', endDate: '2026-10-25' };

test('a stored banner is shown until its end date begins in Oslo', () => {
  expect(previewNote(banner, true, before)).toBe('Vises nå. Skjules 25.10.2026.');
  expect(previewNote(banner, true, midnight)).toBe('Vises ikke: siste dag var i går.');
  const dayAfter = startOfOsloDay('2026-10-26');
  expect(previewNote(banner, true, dayAfter)).toBe('Vises ikke: sluttdatoen er passert.');
});

test('says nothing about the end when there is no end date', () => {
  expect(previewNote({ ...banner, endDate: '' }, true, midnight)).toBe('Vises nå.');
  expect(previewNote({ message: 'Hei', purpose: 'info' }, true, midnight)).toBe('Vises nå.');
});

test('a banner that is not stored yet is not shown yet', () => {
  expect(previewNote(banner, false, before)).toBe('Vises når du har lagret. Skjules 25.10.2026.');
});

test('an empty message is not shown', () => {
  expect(previewNote({ ...banner, message: ' \n' }, true, before)).toBe(
    'Vises ikke: meldingen er tom.',
  );
});
