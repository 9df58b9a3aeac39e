import { describe, expect, it } from 'vitest';
import { ok, warning, wrong } from './check.ts';
import { reportJson, reportText, withoutSecrets } from './report.ts';

const examined = [
  { name: 'one', findings: [ok('it works')] },
  {
    name: 'another',
    findings: [
      wrong('A is missing', 'set it'),
      wrong('B is missing', 'set it'),
      warning('C', 'see'),
    ],
  },
];

describe('the report', () => {
  it('says what is wrong and what to do, once for several findings in a row', () => {
    expect(reportText(examined)).toBe(
      [
        '✓ one      it works',
        '✗ another  A is missing',
        '✗          B is missing',
        '           → set it',
        '!          C',
        '           → see',
        '',
        '2 wrong, 1 to look at.',
        '',
      ].join('\n'),
    );
    expect(reportText(examined.slice(0, 1))).toContain('All is well.');
  });

  it('is one object for a program', () => {
    expect(JSON.parse(reportJson(examined))).toEqual({ exitCode: 2, checks: examined });
  });
});

describe('secrets', () => {
  it.each([
    ['a key', 'the key is c2VjcmV0', ['c2VjcmV0']],
    [
      'an address with a password',
      'postgres://u:hunter22@db/x is away',
      ['postgres://u:hunter22@db/x'],
    ],
    ['the password of an address', 'refused: hunter22', ['postgres://u:hunter22@db/x']],
    ['as it is typed', 'refused: hunter/22', ['postgres://u:hunter%2F22@db/x']],
    ['as the query of an address', 'refused: hunter22', ['postgres://db/x?password=hunter22']],
    [
      'that of a second node',
      'refused: hunter22',
      ['https://one:9200,https://u:hunter22@two:9200'],
    ],
    ['a token as the name of the user', 'refused: hunter22', ['smtp://hunter22@mail']],
  ])('are not told: %s', (_, text, secrets) => {
    const told = withoutSecrets(text, secrets);
    expect(told).toContain('•••');
    expect(told).not.toMatch(/c2VjcmV0|hunter/);
  });

  it('that are words in every text leave the text as it is', () => {
    expect(withoutSecrets('the answer', ['the'])).toBe('the answer');
  });
});
