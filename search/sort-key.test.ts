import { expect, test } from 'vitest';
import { norwegianSortKey } from './sort-key.ts';

test('byte order of the keys is the Norwegian alphabet', () => {
  const sorted = [
    'Agder tingrett',
    'Finnmark jordskifterett',
    'Hålogaland lagmannsrett',
    'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
    'Sogn og Fjordane tingrett',
    'Sør-Rogaland tingrett',
    'Trøndelag tingrett',
    'Ærø tingrett',
    'Østre Innlandet tingrett',
    'Øvre Telemark tingrett',
    'Ålesund tingrett',
  ];
  const byKey = [...sorted].reverse().sort((a, b) => {
    return Buffer.compare(Buffer.from(norwegianSortKey(a)), Buffer.from(norwegianSortKey(b)));
  });
  expect(byKey).toEqual(sorted);
});

test('case, accents and signs do not count, and aa is å', () => {
  expect(norwegianSortKey('AAS-Tingrett')).toBe(norwegianSortKey('ås tingrett').replace(' ', ''));
  expect(norwegianSortKey('Finnmárkku')).toBe('finnmarkku');
  expect(norwegianSortKey('A\u030as')).toBe(norwegianSortKey('Ås'));
});
