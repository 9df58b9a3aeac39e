import { expect, it } from 'vitest';
import { withoutNames } from '#domain/names/names-in-text.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { demoSak } from './demo-sak.ts';

const COURT = { id: 'TOSL', type: 'tingrett', seter: ['Oslo'], suffikser: [] };
const SETTING = { seed: 1, day: '2026-11-21', courts: [COURT] };

/** Names that are words as well; none of them is in these subjects as a name. */
const WORDLIKE = [
  ...[
    'Dag Dom',
    'Bo Dal',
    'Sol Lie',
    'Even Vold',
    'Per Berg',
    'Liv Strand',
    'Hans Bakke',
    'Odd Sak',
    'Mai Sand',
  ],
  ...[
    'Tor Haug',
    'Stein Skog',
    'Gro Vik',
    'Bjørn Brann',
    'Rein Grov',
    'Frank Tyveri',
    'Iver Arv',
    'Kai Ran',
  ],
  ...[
    'Rose Skade',
    'Love Frihet',
    'Jo Grunn',
    'Ask Eiendom',
    'Are Bil',
    'Ane Feil',
    'Storm Svik',
    'Tone Trusler',
  ],
] as const;
const OTHERS = [
  'Vidar Skogmyrhaug',
  'Åse Tåkeheim',
  'Quentinius Zorbakk',
  'Áile Đorraš',
  'Kari Lopez-Myrlid',
] as const;

const subjects = [
  ...new Set(Array.from({ length: 700 }, (_, i) => demoSak(i, SETTING).sak.saks_tema ?? '')),
];

/** In how many of a thousand subjects a name is found that is not there. */
function perThousand(names: readonly string[]): number {
  let found = 0;
  for (const name of names) {
    const parties = partyNames(`Påtalemyndigheten mot ${name}`);
    found += subjects.filter((subject) => withoutNames(subject, parties) !== null).length;
  }
  return (1000 * found) / (subjects.length * names.length);
}

it('hardly any subject has a word that is taken for the name of a party', () => {
  const rates = {
    subjects: subjects.length,
    wordlike: perThousand(WORDLIKE),
    others: perThousand(OTHERS),
  };
  expect(subjects.length).toBeGreaterThan(300);
  expect(rates.others).toBe(0);
  expect(rates.wordlike).toBeLessThan(4);
});
