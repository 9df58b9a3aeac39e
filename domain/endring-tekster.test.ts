import { expect, it, test } from 'vitest';
import { BARE_AT, ENDRING_SLAG, KAN_SKJULES, slagAv } from './endring-slag.ts';
import { celler, ENDRING_TEKSTER, noticeTitle } from './endring-tekster.ts';
import { LANGUAGES } from './texts.ts';
import { speak } from './testing/speak.ts';

it('says in an e-mail what has happened, without a name or a value', () => {
  expect(noticeTitle({ slag: 'avlyst' }, 'epost')).toBe('Rettsmøte avlyst');
  expect(noticeTitle({ slag: 'sal' }, 'epost')).toBe('Ny sal eller adresse');
  expect(noticeTitle({ slag: 'sal' }, 'tittel')).toBe('Ny sal');
  expect(noticeTitle({ slag: 'begrensning', type: 'lukkedeDoerer' }, 'epost')).toBe(
    'Lukkede dører',
  );
  const lifted = { slag: 'begrensningOpphevet', type: 'referatforbud' } as const;
  expect(noticeTitle(lifted, 'epost')).toBe('Ikke lenger referatforbud');
  expect(noticeTitle(lifted, 'tittel')).toBe('Referatforbud opphevet');
});

test('judges and titles are never told, and only documents and restrictions may be hidden', () => {
  expect(slagAv(...BARE_AT)).toEqual(['dommer', 'tiltale', 'avgjorelse']);
  expect(KAN_SKJULES).toEqual(
    expect.arrayContaining(['dokument', 'begrensning', 'begrensningOpphevet']),
  );
  for (const slag of slagAv('flytting', 'sted', 'nyttMoete', 'avlysning', 'verdi', 'ingen'))
    expect(KAN_SKJULES).not.toContain(slag);
});

test('a cell has the tags of its kinds in the order of the table', () => {
  expect(celler('rettsmoete').map(({ merke }) => merke)).toEqual([
    ...['Flyttet', 'Avlyst', 'Nytt rettsmøte', 'Ny sal'],
  ]);
  expect(celler('domstol').map(({ slag }) => slag)).toEqual(['dommer']);
});

/** The values that a change of a form has. */
const VALUES = {
  flytting: ['{fra}', '{til}'],
  sted: ['{naar}', '{endret}'],
  nyttMoete: ['{til}'],
  avlysning: ['{fra}'],
  verdi: ['{endret}'],
  ingen: [],
  begrensning: ['{hva}'],
  fil: ['{hva}'],
} as const;

test.each(LANGUAGES)('each kind says the values of its form, and its tag something (%s)', (to) => {
  speak(to);
  for (const [slag, { form, celle }] of Object.entries(ENDRING_SLAG)) {
    const said = ENDRING_TEKSTER[slag as keyof typeof ENDRING_SLAG];
    expect(said.setning.match(/\{\w+\}/gu) ?? []).toEqual(VALUES[form]);
    expect('merke' in said, slag).toBe(celle !== null);
  }
});
