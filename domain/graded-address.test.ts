import { describe, expect, it } from 'vitest';
import { saysGradedAddress, withoutGradedAddress } from './graded-address.ts';

describe('a graded address', () => {
  it.each([
    ['Mishandling, kode 6', 'Mishandling'],
    ['Kari Prøvesen (kode 7)', 'Kari Prøvesen'],
    ['Kari Prøvesen (Kode 6/7) og Per Prøvesen', 'Kari Prøvesen og Per Prøvesen'],
    ['Strengt fortrolig adresse – familievold', 'familievold'],
    ['Fornærmede har sperret adresse', 'Fornærmede har'],
    ['Fornærma, hemmeleg adresse', 'Fornærma'],
    ['GRADERT ADRESSE', ''],
    ['Adresse: sperret', ''],
    ['Tinghuset [adressesperre]', 'Tinghuset'],
    ['Prøveveien 1, adressekode 6', 'Prøveveien 1'],
    ['SPSF', ''],
    ['Prøvesen, kode seks', 'Prøvesen'],
    ['Kari Prøvesen kode 6 og Per Prøvesen', 'Kari Prøvesen og Per Prøvesen'],
    ['Kari Prøvesen   (  kode   6  )\n \nPer Prøvesen', 'Kari Prøvesen\nPer Prøvesen'],
  ])('is found and taken out: %s', (text, left) => {
    expect(saysGradedAddress(text)).toBe(true);
    expect(withoutGradedAddress(text)).toBe(left);
    expect(saysGradedAddress(withoutGradedAddress(text))).toBe(false);
  });

  it('is found in the name of a file', () => {
    expect(saysGradedAddress('tiltale_kode6.pdf')).toBe(true);
    expect(saysGradedAddress('dom-kode-7.pdf')).toBe(true);
  });

  it.each([
    'Straffeloven § 6, tilgangskode 67 og PIN-kode 6',
    'Kodeverket § 7',
    'Ny adresse for tinghuset',
    'Fortrolige opplysninger – straffeloven § 209',
    'Kode 60',
    'kode-7b.pdf',
  ])('is not read into %s', (text) => {
    expect(saysGradedAddress(text)).toBe(false);
  });
});
