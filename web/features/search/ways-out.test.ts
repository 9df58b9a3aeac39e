import { expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import type { Utvei } from '#contract/treff.ts';
import { wayOut } from './ways-out.ts';

const COURTS = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
const ASKED = {
  soekeKategori: 'berammede',
  domstolid: 'TOSL',
  fraDato: '2026-11-23',
  tilDato: '2026-11-29',
  query: 'promillekjøring moped',
} as const;
const SEARCH = readSearchParams(
  new URLSearchParams({
    ...ASKED,
    ...{ page: '3', sortField: 'relevans', fasettkode: 'MED', nye: 'true', pageSize: '500' },
    ...{ isAdvancedSearch: 'true', dommer: 'Ek' },
  }),
);

function way(slag: Utvei['slag'], change: Partial<Utvei['soek']> = {}, ord: string | null = null) {
  const out = wayOut({ slag, antall: 2, ord, soek: { ...ASKED, ...change } }, SEARCH, COURTS);
  const { address, ...texts } = out;
  return { ...texts, to: readSearchParams(new URLSearchParams(address)) };
}

it('says how many hits there are, and what is changed', () => {
  const later = { fraDato: '2026-11-30', tilDato: '2026-12-20' };
  const earlier = { fraDato: '2026-11-01', tilDato: '2026-11-22' };
  const wide = { fraDato: '2026-08-21', tilDato: '2028-11-21' };
  const texts = [
    way('periode', later),
    way('periode', earlier),
    way('periode', wide),
    way('domstoler', { domstolid: 'alle' }),
    way('kategori', { soekeKategori: 'avgjorelser', ...earlier }),
    way('utenOrd', { query: 'promillekjøring' }, 'moped'),
    way('utenFiltre'),
  ].map(({ title, detail }) => `${title}: ${detail}`);
  expect(texts).toEqual([
    '2 treff senere i perioden, fra 30. november 2026: Oslo tingrett, 30. november–20. desember 2026',
    '2 treff tidligere i perioden: Oslo tingrett, 1.–22. november 2026',
    '2 treff i hele perioden: Oslo tingrett, 21. august 2026–21. november 2028',
    '2 treff i alle domstoler: 23.–29. november 2026',
    '2 treff i avgjørelser: Oslo tingrett, 1.–22. november 2026',
    '2 treff uten «moped»: Bare «promillekjøring», Oslo tingrett, samme periode',
    '2 treff uten filtrene: Oslo tingrett, 23.–29. november 2026',
  ]);
});

it('leads to the first page of the changed search, and keeps the rest', () => {
  expect(way('domstoler', { domstolid: 'alle' }).to).toEqual({
    ...SEARCH,
    domstolid: 'alle',
    page: 1,
  });
  const { to } = way('utenFiltre', { domstolid: 'alle' });
  expect(to).toEqual({
    ...{ ...SEARCH, fasettkode: [], nye: undefined, page: 1 },
    ...{ domstolid: 'alle', isAdvancedSearch: undefined, dommer: '' },
  });
  const other = way('kategori', { soekeKategori: 'tiltaler' }).to;
  expect([other.soekeKategori, other.sortField]).toEqual(['tiltaler', undefined]);
});
