import { describe, expect, it, test } from 'vitest';
import { forholdTil } from './beslektet.ts';
import { speak } from './testing/speak.ts';

const OSLO = 'Oslo tingrett';
const BORGARTING = 'Borgarting lagmannsrett';
const HAALOGALAND = 'Hålogálándda lágamánneriekti/Hålogaland lagmannsrett';
const HOEYESTERETT = 'Norges Høyesterett';
const JORDSKIFTE = 'Akershus og Oslo jordskifterett';

const sak = (domstolNavn: string, ...days: number[]) => ({
  domstolNavn,
  moeter: days.map((day) => ({
    start: `2026-11-${day}T09:00:00+01:00`,
    slutt: `2026-11-${day}T15:30:00+01:00`,
  })),
});
type Anke = Parameters<typeof forholdTil>[0]['anke'];
const forhold = (other: ReturnType<typeof sak>, here: ReturnType<typeof sak>, anke: Anke = null) =>
  forholdTil({ ...other, anke }, here)?.tekst ?? null;

describe('what a related case is', () => {
  test.each<[string | null, string, string, Anke]>([
    ['Fortsetter i lagmannsretten', BORGARTING, OSLO, 'til'],
    ['Kommer fra tingretten', OSLO, BORGARTING, 'fra'],
    ['Fortsetter i lagmannsretten', HAALOGALAND, OSLO, null],
    ['Kommer fra tingretten', OSLO, HAALOGALAND, null],
    ['Fortsetter i Høyesterett', HOEYESTERETT, BORGARTING, 'til'],
    ['Kommer fra lagmannsretten', BORGARTING, HOEYESTERETT, null],
    ['Kommer fra jordskifteretten', JORDSKIFTE, BORGARTING, 'fra'],
    ['Anket', OSLO, JORDSKIFTE, 'til'],
    [null, OSLO, OSLO, null],
  ])('%s: %s, seen from %s', (tekst, other, here, anke) =>
    expect(forhold(sak(other), sak(here), anke)).toBe(tekst),
  );

  it('at the same instance is heard earlier or later, when the one is over before the other begins', () => {
    expect(forhold(sak(OSLO, 10, 11), sak(OSLO, 12))).toBe('Tidligere rettsmøter');
    expect(forhold(sak(OSLO, 12), sak(OSLO, 10, 11))).toBe('Senere rettsmøter');
    expect(forhold(sak(OSLO, 10, 12), sak(OSLO, 11))).toBeNull();
    expect(forhold(sak(OSLO, 10), sak(OSLO))).toBeNull();
  });

  it('is the other way seen from the other side', () => {
    const [low, high] = [sak(OSLO, 20), sak(BORGARTING, 10)];
    expect(forholdTil({ ...high, anke: 'til' }, low)?.slag).toBe('fortsetter');
    expect(forholdTil({ ...low, anke: 'fra' }, high)?.slag).toBe('kommerFra');
  });

  it('is said in nynorsk', () => {
    speak('nn');
    expect(forhold(sak(BORGARTING), sak(OSLO))).toBe('Held fram i lagmannsretten');
  });
});
