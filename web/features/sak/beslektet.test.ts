import { describe, expect, it, test } from 'vitest';
import { shownSak } from '#tests/support/shown/cases.ts';
import { rettsmoeteOf, typeOf } from './beslektet.ts';

describe('the type of a related case', () => {
  test.each([
    ['26-031846ENE-TOSL/03', 'Enedommersak'],
    ['26-031846AST-BORG/01', 'Ankesak, straff'],
    // A code without a certain meaning, and a number without a code: what the court calls the case.
    ['26-031846SAM-TOSL', 'Det retten sier'],
    ['LB-2026-31846', 'Det retten sier'],
  ])('of %s is %s', (saksnummer, text) =>
    expect(typeOf({ saksnummer, sakstype: 'Det retten sier' })).toBe(text),
  );
});

describe('the hearing of a related case', () => {
  const interval = (date: string, begrensninger: ('lukkedeDoerer' | 'fotoforbud')[] = []) => ({
    ...{ start: `${date}T09:00:00+01:00`, end: `${date}T15:30:00+01:00` },
    ...{ begrensninger, gjelder: true },
  });
  const sak = shownSak({
    rettsmoeteIntervaller: [
      interval('2026-11-10'),
      interval('2026-11-24', ['lukkedeDoerer']),
      interval('2026-11-25', ['fotoforbud']),
    ],
  });
  const at = (now: string) => rettsmoeteOf(sak, new Date(now));

  it('is the next, with its restrictions', () =>
    expect(at('2026-11-20T12:00:00+01:00')).toEqual({
      text: 'Neste rettsmøte, om 4 dager: ti. 24.11.2026 kl. 09:00',
      begrensninger: ['lukkedeDoerer'],
    }));

  it('is the one that is going on', () =>
    expect(at('2026-11-24T12:00:00+01:00').text).toBe('Pågår nå: ti. 24.11.2026 kl. 09:00'));

  it('is the last when all are over', () =>
    expect(at('2026-12-01T12:00:00+01:00')).toEqual({
      text: 'Avholdt 25.11.2026',
      begrensninger: ['fotoforbud'],
    }));

  it('is the description of a case from a case API, or none', () => {
    const none = { rettsmoeteIntervaller: [] };
    const now = new Date('2026-11-20T12:00:00+01:00');
    expect(rettsmoeteOf({ ...none, beskrivelse: 'Ikke berammet.' }, now).text).toBe(
      'Ikke berammet.',
    );
    expect(rettsmoeteOf({ ...none, beskrivelse: null }, now).text).toBe('Ikke berammet');
  });
});
