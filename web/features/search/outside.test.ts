import { expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { shownSak } from '#tests/support/shown/cases.ts';
import { askedText, whyOutside } from './outside.ts';

const COURTS = [
  { id: 'TOSL', navn: 'Oslo tingrett' },
  { id: 'TVES', navn: 'Vestfold tingrett' },
];
const RANGE = 'fraDato=2026-11-23&tilDato=2026-11-29';
const search = (query: string) => readSearchParams(new URLSearchParams(`${RANGE}&${query}`));
const hearing = (day: string, until = day) => ({
  ...{ start: `${day}T09:00:00+01:00`, end: `${until}T15:30:00+01:00` },
  ...{ begrensninger: [], gjelder: false },
});
const NO_FILES = { utgaaetFil: false, filer: [] };
const why = (change: Parameters<typeof shownSak>[0], query: string) =>
  whyOutside(shownSak(change), search(query), COURTS);

it('says which court and days the case has', () => {
  const later = {
    rettsmoeteIntervaller: [hearing('2026-11-02'), hearing('2026-12-02', '2026-12-03')],
  };
  expect(why({}, 'domstolid=TVES')).toBe('går i Oslo tingrett');
  expect(why(later, 'domstolid=TOSL')).toBe('har rettsmøte 2.–3. desember 2026');
  expect(why(later, 'domstolid=TVES')).toBe(
    'går i Oslo tingrett og har rettsmøte 2.–3. desember 2026',
  );
  const over = { rettsmoeteIntervaller: [hearing('2026-10-01'), hearing('2026-11-02')] };
  expect(why(over, 'domstolid=alle')).toBe('har rettsmøte 2. november 2026');
  expect(why({ rettsmoeteIntervaller: [] }, 'domstolid=alle')).toBe('har ingen rettsmøter');
});

it('says what the category asks for and the case lacks', () => {
  expect(why({ tiltale: NO_FILES }, 'domstolid=alle&soekeKategori=tiltaler')).toBe(
    'har ingen tiltale som kan vises',
  );
  expect(why({}, 'domstolid=alle&soekeKategori=avgjorelser')).toBe(
    'har ingen avgjørelse som kan vises',
  );
  const [fil] = shownSak().tiltale.filer;
  const avgjorelse = { utgaaetFil: false, filer: [{ ...fil!, avgivelsesdato: '2026-11-18' }] };
  expect(why({ avgjorelse }, 'domstolid=alle&soekeKategori=avgjorelser')).toBe(
    'har avgjørelse fra 18. november 2026',
  );
});

it('says so when it is something else', () => {
  expect(why({}, 'domstolid=TOSL&fasettsakstype=Tvistesak')).toBe(
    'passer ikke med resten av søket eller med filtrene',
  );
});

it('says what was asked for', () => {
  expect(askedText(search('domstolid=TVES'), COURTS)).toBe(
    'Du søkte i berammede saker i Vestfold tingrett 23.–29. november 2026.',
  );
});
