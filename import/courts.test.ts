import { describe, expect, it } from 'vitest';
import { courtIndex, type Court } from './courts.ts';

const court = (id: string, navn: string, more: Partial<Court> = {}): Court => ({
  id,
  navn,
  andre_navn: [],
  tidligere_navn: [],
  gyldig_fra: null,
  gyldig_til: null,
  ...more,
});
const courts = courtIndex([
  court('TSOS', 'Søndre Østfold tingrett'),
  court('TIOF', 'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett', {
    andre_navn: ['Sis- ja Nuorta-Finnmárkku diggegoddi', 'Indre og Østre Finnmark tingrett'],
  }),
  court('TGML', 'Buskerud tingrett', { gyldig_til: '2025-06-10' }),
  court('TNYE', 'Buskerud tingrett', { gyldig_fra: '2025-06-10' }),
  court('TSUN', 'Sunnmøre tingrett', {
    tidligere_navn: ['Møre og Romsdal tingrett'],
    gyldig_fra: '2025-06-10',
  }),
  court('TMOR', 'Møre og Romsdal tingrett', { gyldig_til: '2025-06-10' }),
  court('TEN', 'Tvilling tingrett'),
  court('TTO', 'Tvilling tingrett'),
]);
const resolve = (saksnummer: string, navn: string | null, day = '2026-03-01') =>
  courts.resolve(saksnummer, navn, day);

describe('the court of a case', () => {
  it('is the one whose code is in the number', () => {
    expect(resolve('25-187797MED-TSOS/TSAR', null)).toEqual({ domstolId: 'TSOS' });
    expect(resolve('25-187797MED-TSOS', 'Sunnmøre tingrett')).toEqual({ domstolId: 'TSOS' });
  });

  it.each([
    ['Søndre  østfold TINGRETT', 'TSOS'],
    ['Indre og Østre Finnmark tingrett', 'TIOF'],
    ['Sis- ja Nuorta-Finnmárkku diggegoddi', 'TIOF'],
  ])('is the one called %s when the number has no code', (navn, domstolId) => {
    expect(resolve('19-018186DOM-OTIR/07', navn)).toEqual({ domstolId });
  });

  it('is the one that had the name on the day of the hearing, when two have had it', () => {
    expect(resolve('1', 'Buskerud tingrett', '2025-06-09')).toEqual({ domstolId: 'TGML' });
    expect(resolve('1', 'Buskerud tingrett', '2025-06-10')).toEqual({ domstolId: 'TNYE' });
  });

  it('is the one that took over from a closed court, when the list names it', () => {
    expect(resolve('24-000001MED-TMOR', 'Sunnmøre tingrett')).toEqual({ domstolId: 'TSUN' });
    expect(resolve('24-000001MED-TMOR', null)).toEqual({ domstolId: 'TMOR' });
    expect(resolve('24-000001MED-TMOR', 'Møre og Romsdal tingrett')).toEqual({ domstolId: 'TMOR' });
  });

  it.each([
    ['an unknown code', '25-000001MED-QQQQ', null, 'saksnummer', 'no court has the code'],
    ['no code at all', 'sak 1', null, 'saksnummer', 'no court has the code'],
    [
      'an unknown name, even beside a known code',
      '25-000001MED-TSOS',
      'Andeby tingrett',
      'domstol',
      'no court has this name',
    ],
    [
      'a court that was closed by then',
      '1',
      'Møre og Romsdal tingrett',
      'domstol',
      'on 2026-03-01',
    ],
    ['a name that two have on one day', '1', 'Tvilling tingrett', 'domstol', '2 courts'],
  ])('is refused for %s', (_, saksnummer, navn, field, reason) => {
    expect(resolve(saksnummer, navn)).toEqual({
      field,
      grunn: reason === '2 courts' ? 'uklar_domstol' : 'ukjent_domstol',
      reason: expect.stringContaining(reason) as string,
    });
  });

  it.each(['TSUN', ' tsun '])(
    'is refused for the code %j as its name, with the way out',
    (code) => {
      expect(resolve('25-000001MED-TSOS', code)).toEqual({
        ...{ field: 'domstol', grunn: 'domstolskode' },
        reason:
          'the code of a court stands here; write its name, or leave the field out when the code stands in the number',
      });
    },
  );
});
