import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alleLand, NORGE } from './land.ts';
import { displayPhone, localPhone, phoneDigits, phoneMessage } from './telefon.ts';
import { speak } from './testing/speak.ts';

describe('a Norwegian phone number', () => {
  it.each([
    ['92241080', '92241080'],
    [' 922 41 080 ', '92241080'],
    ['22\u00a003 50\u202f00', '22035000'],
    ['922 41 08', null],
    ['+47 92241080', null],
    ['922-41-080', null],
    ['٩٢٢٤١٠٨٠', null],
    ['', null],
  ])('%j is read as %s, whether or not its country is said', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
    expect(phoneDigits(text, NORGE)).toBe(digits);
  });

  it('is shown in groups, without a calling code', () => {
    expect(displayPhone('92241080', NORGE)).toBe('922 41 080');
    expect(displayPhone('22035000', NORGE)).toBe('22 03 50 00');
    expect(displayPhone('', NORGE)).toBe('');
  });

  it('is the same number when it is read again as shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        expect(phoneDigits(displayPhone(digits, NORGE))).toBe(digits);
      }),
    );
  });
});

describe('a phone number from abroad', () => {
  it.each([
    ['SE', '070-174 06 05', '701740605'],
    ['SE', '+46 (0)70 174 06 05', '701740605'],
    ['SE', '0046701740605', '701740605'],
    ['SE', '46701740605', '46701740605'],
    ['DK', '32 12 34 56', '32123456'],
    ['FI', '041/123‑4567', '411234567'],
    ['IT', '06 1234 5678', '0612345678'],
    ['US', '+1 (202) 555-0143', '2025550143'],
    ['NU', '4000', '4000'],
    ['SE', '+47 922 41 080', null],
    ['SE', '1234', null],
    ['SE', '12345678901234', null],
    ['SE', '070 174 O6 05', null],
    ['SE', '+46', null],
    ['SE', '', null],
    ['XX', '701740605', null],
  ])('%s, %j is read as %s', (land, text, digits) => expect(phoneDigits(text, land)).toBe(digits));

  it('is shown with the calling code, and without it beside its country', () => {
    expect(displayPhone('701740605', 'SE')).toBe('+46 701 740 605');
    expect(displayPhone('2025550143', 'US')).toBe('+1 202 555 0143');
    expect(localPhone('701740605', 'SE')).toBe('701 740 605');
  });

  it('is the same number when it is read again as shown, in every country', () => {
    const land = fc.constantFrom(...alleLand().filter(({ id }) => id !== NORGE));
    const typed = fc.stringMatching(/^(\+|00)?[\d ()-]{4,20}$/);
    fc.assert(
      fc.property(land, typed, fc.boolean(), ({ id, kode }, text, isWithCode) => {
        const digits = phoneDigits(isWithCode ? `+${kode}${text}` : text, id);
        if (digits === null) return;
        expect(`${kode}${digits}`).toMatch(/^\d{7,15}$/);
        expect(phoneDigits(displayPhone(digits, id), id)).toBe(digits);
        expect(phoneDigits(localPhone(digits, id), id)).toBe(digits);
      }),
    );
  });
});

it('a number of no such country is told where and what to do, in both languages', () => {
  expect(phoneMessage(NORGE)).toBe('Telefonnummeret må bestå av 8 siffer.');
  expect(phoneMessage('SE')).toBe(
    'Et telefonnummer med landkoden +46 (Sverige) har 5 til 13 siffer etter landkoden. Rett nummeret, eller velg et annet land.',
  );
  speak('nn');
  expect(phoneMessage(NORGE)).toBe('Telefonnummeret må ha 8 siffer.');
  expect(phoneMessage('AT')).toBe(
    'Eit telefonnummer med landkoden +43 (Austerrike) har 5 til 13 siffer etter landkoden. Rett nummeret, eller vel eit anna land.',
  );
});
