import type { Noekkel } from '#contract/noekler.ts';

/** Keys as their owner sees them: one in use, one that has expired. */
export const shownNoekler: readonly Noekkel[] = [
  {
    id: 2,
    navn: 'Redaksjonssystemet',
    omfang: ['soek', 'favoritter'],
    opprettet: '2026-11-02T09:00:00+01:00',
    utloeper: '2027-11-02T09:00:00+01:00',
    erUtloept: false,
    sistBrukt: '2026-11-20T08:41:00+01:00',
  },
  {
    id: 1,
    navn: 'Et forsøk med et navn som er ganske langt og har en-veldig-lang-del-uten-mellomrom',
    omfang: ['soek', 'favoritter', 'endreFavoritter'],
    opprettet: '2026-09-01T09:00:00+02:00',
    utloeper: '2026-10-01T09:00:00+02:00',
    erUtloept: true,
    sistBrukt: null,
  },
];

export const shownNyNoekkel = { id: 3, noekkel: `dpt_${'aB3-_'.repeat(8)}xyz` };
