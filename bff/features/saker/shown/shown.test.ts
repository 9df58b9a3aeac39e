import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sak } from '#domain/sak.ts';
import { caseAsShown, filesAsShown } from '#domain/shown.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { presentDetails } from './present-sak.ts';

const NOW = new Date('2026-03-10T12:00:00+01:00');

/** What a reader is told of the case, but for what only says when or by whom it was seen, and of files that may not be read. */
function told(sak: Sak, now: Date): string {
  const details = presentDetails(sak, { now, erFavoritt: false });
  const files = [...details.tiltale.filer, ...details.avgjorelse.filer];
  const shown = Object.entries(details).filter(([name]) => !OTHERWISE.includes(name));
  return JSON.stringify([shown, files]);
}
const OTHERWISE = [
  'tiltale',
  'avgjorelse',
  'avsagt',
  'foerstSett',
  'endret',
  'sakId',
  'domstolNavn',
];
const asShown = (sak: Sak, now: Date) => caseAsShown(sak, now) + filesAsShown(sak, now, () => null);

const other = fc.record(
  {
    parter: fc.constantFrom(null, 'Påtalemyndigheten mot Kari Annen'),
    saksTema: fc.constantFrom('Tyveri mot Kari Annen', 'Ran'),
    saksTemaUtenNavn: fc.constantFrom(null, 'Tyveri mot …'),
    saksnummer: fc.constant('26-000002MED-TOSL/01'),
    sakstype: fc.constantFrom('Enedommersak'),
    parterAnonymisert: fc.boolean(),
    parterErSkjult: fc.boolean(),
    advokat: fc.constant('Advokat Ny'),
    bistandsadvokater: fc.constant(['Advokat Ny']),
    rettensAdministrator: fc.constant('Tingrettsdommer Ny'),
    erHentetFraSakApi: fc.boolean(),
    beskrivelse: fc.constantFrom(null, 'Ikke berammet'),
  },
  { requiredKeys: [] },
);

describe('what is shown of a case', () => {
  it('is the same text exactly when a reader is told the same', () => {
    fc.assert(
      fc.property(anySak, anySak, other, anyInstant, fc.boolean(), (sak, two, change, now, all) => {
        const { rettsmoeter, dokumenter, begrensninger } = all ? two : sak;
        const changed: Sak = { ...sak, ...change, rettsmoeter, dokumenter, begrensninger };
        const isTheSame = told(sak, now) === told(changed, now);
        expect(asShown(sak, now) === asShown(changed, now)).toBe(isTheSame);
      }),
    );
  });

  it('does not change when a name is corrected that is hidden', () => {
    const hidden = buildSak({
      parterErSkjult: true,
      saksTema: 'Tyveri mot Even Bakkerud',
      saksTemaUtenNavn: 'Tyveri mot …',
    });
    const corrected = {
      ...hidden,
      parter: 'Påtalemyndigheten mot Evan Bakkerud',
      saksTema: 'Tyveri mot Evan Bakkerud',
    };
    expect(asShown(corrected, NOW)).toBe(asShown(hidden, NOW));
    const shown = { ...hidden, parterErSkjult: false };
    expect(asShown({ ...corrected, parterErSkjult: false }, NOW)).not.toBe(asShown(shown, NOW));
  });
});
