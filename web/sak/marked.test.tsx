import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Treff } from '#contract/treff.ts';
import { Elsewhere, Marked, placesIn, splitAt } from './marked.tsx';

test('the words of a search are marked where they stand', () => {
  const places = [
    { fra: 5, til: 11 },
    { fra: 15, til: 18 },
  ];
  const { container } = render(<Marked text="Grov tyveri og ran" places={places} />);
  expect(container.innerHTML).toContain('Grov <mark');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'tyveri',
    'ran',
  ]);
});

test('a paragraph does not break, and what is marked is what was found', () => {
  const text = 'Straffeloven § 263 a – trusler';
  const places = [
    { fra: 13, til: 20 },
    { fra: 23, til: 30 },
  ];
  const { container } = render(<Marked text={text} places={places} />);
  expect(container.textContent).toBe('Straffeloven §\u00a0263\u00a0a – trusler');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '§\u00a0263\u00a0a',
    'trusler',
  ]);
});

test('a part of a text has the marks that stand in it', () => {
  const places = [
    { fra: 2, til: 6 },
    { fra: 8, til: 12 },
  ];
  expect(splitAt('0123456789', places, 4)).toEqual(['', '01', '23', '4567', '89']);
  expect(splitAt('abc', [{ fra: 7, til: 9 }])).toEqual(['abc']);
});

test('no text is lost or doubled, whatever the places are', () => {
  const place = fc.tuple(fc.nat(40), fc.nat(40)).map(([fra, til]) => ({ fra, til }));
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(place), fc.nat(10), (text, places, from) => {
      expect(splitAt(text, places, from).join('')).toBe(text);
    }),
  );
});

test('what the row does not show is told with its label', () => {
  const treff: Treff[] = [
    { felt: 'advokat', steder: [{ fra: 5, til: 8 }], utdrag: 'Tone Vik' },
    { felt: 'saksTema', steder: [{ fra: 0, til: 4 }], utdrag: null },
  ];
  const { container } = render(<Elsewhere treff={treff} />);
  expect(container.textContent).toBe('Advokat: Tone Vik');
  expect(placesIn({ treff }, 'saksTema')).toEqual([{ fra: 0, til: 4 }]);
  expect(placesIn({ treff }, 'advokat')).toEqual([]);
  expect(placesIn({}, 'saksTema')).toEqual([]);
});
