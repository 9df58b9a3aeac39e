import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, moveSoeknad, STATUS, type SoeknadEvent, type Status } from './soeknad.ts';

const events: fc.Arbitrary<SoeknadEvent> = fc.oneof(
  fc.record({ type: fc.constant('godkjenn' as const), settPaaVent: fc.boolean() }),
  fc.record({ type: fc.constant('lagre' as const), settPaaVent: fc.boolean() }),
  fc.record({
    type: fc.constant('avslaa' as const),
    begrunnelse: fc.constantFrom('', ' \n\t', 'Mangler bekreftelse.'),
  }),
);

describe('an application', () => {
  it.each<[string, Status, SoeknadEvent, unknown]>([
    ['a new one is approved', 0, { type: 'godkjenn', settPaaVent: false }, { status: 1 }],
    ['a new one is put on hold', 0, { type: 'lagre', settPaaVent: true }, { status: 3 }],
    ['a comment leaves it new', 0, { type: 'lagre', settPaaVent: false }, { status: 0 }],
    ['one on hold becomes new again', 3, { type: 'lagre', settPaaVent: false }, { status: 0 }],
    ['one on hold is approved', 3, { type: 'godkjenn', settPaaVent: false }, { status: 1 }],
    ['one is rejected with a reason', 3, { type: 'avslaa', begrunnelse: 'Nei.' }, { status: 2 }],
    [
      'none is approved with the hold ticked',
      3,
      { type: 'godkjenn', settPaaVent: true },
      {
        refused: 'guard',
        felt: 'settPaaVent',
        message: 'Bruker som er satt på vent kan ikke godkjennes.',
      },
    ],
    [
      'none is rejected without a reason',
      0,
      { type: 'avslaa', begrunnelse: ' \n' },
      {
        refused: 'guard',
        felt: 'avslagBegrunnelse',
        message: 'Du må oppgi en begrunnelse for avslag.',
      },
    ],
    ['an approved one stays', 1, { type: 'avslaa', begrunnelse: 'Nei.' }, { refused: 'decided' }],
    ['a rejected one stays', 2, { type: 'lagre', settPaaVent: true }, { refused: 'decided' }],
  ])('%s', (_, status, event, expected) => {
    expect(moveSoeknad(status, event)).toEqual(expected);
  });

  it('is never decided twice and always has one of the four statuses, whatever the events', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (life) => {
        let status: Status = STATUS.ny;
        for (const event of life) {
          const move = moveSoeknad(status, event);
          if (!isActive(status)) expect(move).toEqual({ refused: 'decided' });
          if (!('status' in move)) continue;
          expect(Object.values(STATUS)).toContain(move.status);
          if (event.type === 'godkjenn') expect(event.settPaaVent).toBe(false);
          if (event.type === 'avslaa') expect(event.begrunnelse.trim()).not.toBe('');
          status = move.status;
        }
      }),
    );
  });
});
