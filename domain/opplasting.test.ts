import { describe, expect, it } from 'vitest';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { forskjeller, tilbakeFoer } from './opplasting.ts';
import { OPEN_RETTSMOETE } from './sak.ts';

const moete = (day: string, more: object = {}) => ({
  ...OPEN_RETTSMOETE,
  start: new Date(`${day}T09:00:00+01:00`),
  slutt: new Date(`${day}T15:30:00+01:00`),
  ...{ sal: '312', rettsalAdresse: null, rettsmoetetype: null },
  ...more,
});
const sak = (change: object = {}) =>
  buildSak({ parter: null, saksTema: 'Tyveri', rettsmoeter: [moete('2026-11-24')], ...change });

describe('what a list changes of a case', () => {
  it('is said field by field, with what stands there now', () => {
    const til = sak({ saksTema: 'Ran', rettsmoeter: [moete('2026-11-24', { sal: '314' })] });
    expect(forskjeller(sak(), til)).toEqual([
      { felt: 'sakenGjelder', naa: 'Tyveri', blir: 'Ran' },
      { felt: 'sal', naa: '312', blir: '314' },
    ]);
  });

  it('has a hearing that is moved beside where it was, and those that come or go alone', () => {
    const to = (...days: string[]) => sak({ rettsmoeter: days.map((day) => moete(day)) });
    const at = (day: string) => `${day}.11.2026 kl. 09:00–15:30`;
    expect(forskjeller(to('2026-11-24'), to('2026-11-25'))).toEqual([
      { felt: 'rettsmoete', naa: at('24'), blir: at('25') },
    ]);
    expect(forskjeller(to('2026-11-24'), to('2026-11-24', '2026-11-25'))).toEqual([
      { felt: 'rettsmoete', naa: null, blir: at('25') },
    ]);
    expect(forskjeller(to('2026-11-24', '2026-11-25'), to('2026-11-25'))).toEqual([
      { felt: 'rettsmoete', naa: at('24'), blir: null },
    ]);
  });

  it('says no party’s name, neither one of before nor one that comes', () => {
    const fra = sak({ parter: 'Nina Tverrelv', saksTema: 'Even Bakkerud mot staten' });
    const til = sak({
      parter: 'Even Bakkerud',
      saksTema: 'Tverrelv mot Bakkerud',
      rettsmoeter: [moete('2026-11-24', { sal: 'Tverrelvs sal' })],
    });
    const found = forskjeller(fra, til);
    expect(found.map(({ felt }) => felt)).toEqual(['sakenGjelder', 'parter', 'sal']);
    expect(JSON.stringify(found)).not.toMatch(/Tverrelv|Bakkerud/);
  });

  it('is never nothing: what nobody is shown is said to be something else', () => {
    expect(forskjeller(sak(), sak())).toEqual([{ felt: 'annet', naa: null, blir: null }]);
  });
});

it('a list can be taken back for 24 hours, also when the clock changes', () => {
  const read = new Date('2026-03-28T14:00:00+01:00');
  expect(tilbakeFoer(read)).toEqual(new Date('2026-03-29T15:00:00+02:00'));
});
