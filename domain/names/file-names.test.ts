import { describe, expect, it } from 'vitest';
import { fileAlias, idOfAlias, isNamedIn } from './file-names.ts';
import { partyNames } from './party-names.ts';

const NAME = 'Påtalemyndigheten mot Vidar Skogmyrhaug';

describe('a name in the name of a file', () => {
  it.each([
    ['dom-obrien.pdf', "Sean O'Brien"],
    ['dom-o-brien.pdf', "Sean O'Brien"],
    ['dom-brien.pdf', "Sean O'Brien"],
    ['dom-mueller.pdf', 'Ola Müller'],
    ['dom-muller.pdf', 'Ola Müller'],
    ['dom-alrashid.pdf', 'Ola Al-Rashid'],
    ['dom_LieHansen.pdf', 'Ola Lie-Hansen'],
    ['une.pdf', 'Une Zkringstadmoen'],
    ['dom-le.pdf', 'Anh Van Le'],
    ['dom-王小明.pdf', '王小明'],
    ['dom-王.pdf', '王小明'],
    ['dom-zkrog.pdf', 'Ola Zkrogs dødsbo'],
    ['olazkrog.pdf', 'Ola Zkrogs arvinger'],
    ['dom-zkrog.pdf', 'Ola Zkr&oslash;g'],
    ['Dahlsaken.pdf', 'Per Dahl'],
    ['dahlboet_2.pdf', 'Per Dahl'],
    ['Br%C3%A5ten.pdf', 'Ola Bråten'],
    ['100%_Br&aring;ten.pdf', 'Ola Bråten'],
  ])('is found in any spelling: %s of %s', (file, parter) => {
    expect(isNamedIn(file, partyNames(parter))).toBe(true);
  });
});

describe('the alias of a file', () => {
  it('says nothing of its name, and leads back to the document', () => {
    const alias = fileAlias(17, 'tiltale-skogmyrhaug.pdf', partyNames(NAME));
    expect(alias).toBe('uten-navn-17.pdf');
    expect(idOfAlias(alias!)).toBe(17);
    expect(idOfAlias('tiltale-17.pdf')).toBeNull();
    expect(fileAlias(17, 'tiltale-17.pdf', partyNames(NAME))).toBeNull();
  });
});
