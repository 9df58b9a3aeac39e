import { describe, expect, it, test } from 'vitest';
import { shownSak } from '#tests/support/shown/cases.ts';
import { rettsmoeteOf, slagOf } from './beslektet.ts';

const OSLO = { domstolNavn: 'Oslo tingrett' };
const BORGARTING = { domstolNavn: 'Borgarting lagmannsrett' };
const HOEYESTERETT = { domstolNavn: 'Norges Høyesterett' };
const HAALOGALAND = { domstolNavn: 'Hålogálándda lágamánneriekti/Hålogaland lagmannsrett' };

describe('what a related case is', () => {
  test.each([
    ['26-031846ENE-TOSL/03', OSLO, OSLO, 'Enedommersak'],
    ['26-031846AST-BORG/01', BORGARTING, OSLO, 'Ankesak, straff, høyere instans'],
    ['26-031846AST-HALO', HAALOGALAND, OSLO, 'Ankesak, straff, høyere instans'],
    ['26-031846MED-TOSL/03', OSLO, BORGARTING, 'Meddomsrettssak, lavere instans'],
    ['26-031846STR-HRET', HOEYESTERETT, BORGARTING, 'Straffesak i Høyesterett, høyere instans'],
    // A code without a certain meaning, and a number without a code: what the court calls the case.
    ['26-031846SAM-TOSL', OSLO, OSLO, 'Det retten sier'],
    ['LB-2026-31846', BORGARTING, OSLO, 'Det retten sier, høyere instans'],
  ])('%s is %s', (saksnummer, { domstolNavn }, here, text) =>
    expect(slagOf({ saksnummer, domstolNavn, sakstype: 'Det retten sier' }, here)).toBe(text),
  );

  it('is nothing when nothing is known', () =>
    expect(slagOf({ saksnummer: 'x', sakstype: null, ...OSLO }, OSLO)).toBe(''));
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
