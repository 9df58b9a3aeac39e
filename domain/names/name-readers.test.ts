import { expect, test } from 'vitest';
import { isNamedIn } from './file-names.ts';
import { withoutNames } from './names-in-text.ts';
import { partyNames } from './party-names.ts';

const hidden = (text: string, parter: string) => withoutNames(text, partyNames(parter)) ?? text;
/** What is hidden of the words of the text, each after a word that is none. */
const found = (words: string, parter: string) =>
  words.split(' ').filter((word) => hidden(`Sak om ${word}.`, parter) !== `Sak om ${word}.`);

test.each([
  // A firm is known by its long words, and in small letters by the first of them.
  [
    'Fjordal Vinduer Eiendom AS',
    'Fjordal Vinduer Eiendom fjordal vinduer',
    'Fjordal Vinduer fjordal',
  ],
  ['Lie Fjordal AS', 'Lie Fjordal', 'Fjordal'],
  ['Lund Fjordal AS', 'Lund', 'Lund'],
  ['Ask Fjordal AS', 'Ask', ''],
  ['Lie B Eiendom AS', 'Lie B Eiendom', 'Lie'],
  // Particles and the beginnings of names are none alone.
  ['Kari della Zkrog', 'della Zkrog zkrog', 'Zkrog zkrog'],
  ['kari della zkrog', 'della', 'della'],
  ['Ola Al-Zkrashid', 'Al Zkrashid AlZkrashid', 'Zkrashid AlZkrashid'],
  ['Ola McLi', 'Mc McLi MCLI', 'McLi MCLI'],
  // What somebody trades in stands last, after a whole name.
  ['Ola Bank', 'Bank', 'Bank'],
  ['Ola Norge Zkrog', 'Norge', 'Norge'],
  ['Ola Zkrog Bank', 'Bank', ''],
  // Without a blank the first sign is the surname.
  ['王小明', '王 小明 小', '王 小明'],
  ['王小明欧阳', '王 小明欧阳', ''],
  // Compounds, from six letters on.
  ['Ola Zkrovi', 'Zkroviklanen zkroviklanen', 'Zkroviklanen zkroviklanen'],
  ['Ola Zkrov', 'Zkrovklanen Zkrovsaka', 'Zkrovsaka'],
  [
    'Ola Zkrogmyr og Kari Zkrogmoen',
    'Zkrogmyrklanen Zkrogmoenklanen',
    'Zkrogmyrklanen Zkrogmoenklanen',
  ],
  ['Per Bakken', 'Bakkenklanen Bakkensaken', 'Bakkensaken'],
  // A genitive, from five letters on.
  ['Ola Moens', 'Moens Moen', 'Moens Moen'],
  ['Ola Jens', 'Jens Jen', 'Jens'],
])('of %s in «%s» are found: %s', (parter, words, names) =>
  expect(found(words, parter).join(' ')).toBe(names),
);

test.each([
  ['Ola Zkrog', 'domzkrog.pdf', true],
  ['Ola Zkro', 'domzkro.pdf', false],
  ['Ola Zkro', 'dom-zkro.pdf', true],
  ['Ola Zkro', 'dom-zkros.pdf', true],
  ['Ola Pdf', 'dom.pdf', false],
  ['Ola McLi', 'dom-McLi.pdf', true],
  ['Ola McLi', 'dom2McLi.2.pdf', true],
])('%s and the file %s: %s', (parter, file, isNamed) =>
  expect(isNamedIn(file, partyNames(parter))).toBe(isNamed),
);
