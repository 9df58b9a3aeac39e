import { describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { speak } from '#domain/testing/speak.ts';
import { searchTitle, termsText } from './describe.ts';
import { emptyHeading } from './empty-heading.ts';
import { momentText } from './moment.ts';
import { askedText } from './outside.ts';
import { savedText } from './saved/describe.ts';

const COURTS = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
const search = (query: string) =>
  readSearchParams(new URLSearchParams(`fraDato=2026-11-23&tilDato=2026-11-29&${query}`));

describe('a search in words', () => {
  it('is the title of its tab', () => {
    const title = (query: string) => searchTitle(search(query), COURTS);
    expect(title('domstolid=TOSL&query=narkotika')).toBe(
      'narkotika, Oslo tingrett, 23.–29. november',
    );
    expect(title('domstolid=alle')).toBe('Alle domstoler, 23.–29. november');
    expect(title('domstolid=TOSL&soekeKategori=tiltaler&isAdvancedSearch=true&dommer=Ek')).toBe(
      'Ek, Tiltaler, Oslo tingrett, 23.–29. november',
    );
    // A field that is not shown is not searched in either.
    expect(title('domstolid=TOSL&dommer=Ek')).toBe('Oslo tingrett, 23.–29. november');
  });

  it('has one line of terms on a phone', () => {
    expect(termsText(search('domstolid=alle'), COURTS)).toBe(
      'Berammede saker, alle domstoler, 23.–29. november 2026',
    );
    const day = { ...search('domstolid=TOSL'), tilDato: '2026-11-23' };
    expect(termsText(day, COURTS)).toBe('Berammede saker, Oslo tingrett, 23. november 2026');
    // The courts are still being read.
    expect(termsText(day, undefined)).toBe('Berammede saker, 23. november 2026');
  });
});

describe('what is said when nothing is found', () => {
  const heading = (query: string) =>
    emptyHeading(search(`query=${encodeURIComponent(query)}`), false);

  it('says that there is no case with a whole number, and only then', () => {
    const unknown = (nr: string) => `Vi finner ikke sak ${nr}. Sjekk nummeret.`;
    for (const nr of ['26-048426TVI-TOSL', '26-048426tvi-tosl', '25-187797MED-TSOS/TSAR'])
      expect(heading(nr)).toBe(unknown(nr));
    for (const text of ['26-048426', '26-048426TVI-TOSL vold', 'TVI-TOSL', ' '])
      expect(heading(text)).toBe(sakMessages.treff.empty);
  });
});

describe('a moment in the past', () => {
  const now = new Date('2026-11-21T00:30:00+01:00');
  it('is today or yesterday in Oslo, else a day by name', () => {
    expect(momentText('2026-11-21T00:12:00+01:00', now)).toBe('i dag kl. 00:12');
    expect(momentText('2026-11-20T06:12:00+01:00', now)).toBe('i går kl. 06:12');
    expect(momentText('2026-11-19T16:10:00+01:00', now)).toBe('torsdag 19. november kl. 16:10');
  });
});

it('is said in nynorsk to whoever reads that', () => {
  speak('nn');
  const mine = search(
    'domstolid=alle&query=drap&isAdvancedSearch=true&dommer=Ek&dokumenttekst=kniv',
  );
  expect(termsText(mine, COURTS)).toBe('Beramma saker, alle domstolar, 23.–29. november 2026');
  expect(askedText(mine, COURTS)).toBe(
    'Du søkte i beramma saker i alle domstolar 23.–29. november 2026.',
  );
  expect(savedText(mine, 'Denne veka', COURTS)).toBe(
    '«drap», dommar «Ek», dokumenttekst «kniv», beramma saker, alle domstolar, denne veka',
  );
  const now = new Date('2026-11-21T00:30:00+01:00');
  expect(momentText('2026-11-17T16:10:00+01:00', now)).toBe('tysdag 17. november kl. 16:10');
});
