import { expect, test } from 'vitest';
import { splitParter } from './split-parter.ts';

test.each([
  [
    'Ola Prøve (saksøker), Kari Prøve (saksøker)',
    ['Ola Prøve (saksøker)', 'Kari Prøve (saksøker)'],
  ],
  ['Fjord AS, avd. Nord; Kari Prøve', ['Fjord AS, avd. Nord', 'Kari Prøve']],
  ['Ola Prøve\n\nKari Prøve\n', ['Ola Prøve', 'Kari Prøve']],
  ['Påtalemyndigheten mot Ola Prøve', ['Påtalemyndigheten mot Ola Prøve']],
])('%j is a list of parties', (text, names) => expect(splitParter(text)).toEqual(names));
