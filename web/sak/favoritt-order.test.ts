import { describe, expect, it } from 'vitest';
import { inOrder, orderOf } from './favoritt-order.ts';

const at = (start: string, gjelder: boolean) => ({
  ...{ start: `${start}T09:00:00+01:00`, end: `${start}T15:30:00+01:00` },
  ...{ begrensninger: [], gjelder },
});
const sak = (sakId: string, more: object = {}) => ({
  ...{ sakId, domstolNavn: 'Oslo tingrett', endret: null },
  ...{ foerstSett: '2026-10-01T08:00:00+02:00', rettsmoeteIntervaller: [] },
  ...more,
});
const ids = (saker: readonly { readonly sakId: string }[]) => saker.map(({ sakId }) => sakId);

describe('by next hearing', () => {
  it('the soonest hearing that is not over counts, whatever was before it', () => {
    const { saker } = inOrder(
      [
        sak('senere', { rettsmoeteIntervaller: [at('2026-11-26', true)] }),
        sak('snart', {
          rettsmoeteIntervaller: [
            ...[at('2026-11-02', false), at('2026-11-30', true)],
            at('2026-11-23', true),
          ],
        }),
      ],
      'neste',
    );
    expect(ids(saker)).toEqual(['snart', 'senere']);
  });

  it('clocks that were changed in between do not count', () => {
    const summer = { ...at('2026-10-24', true), start: '2026-10-25T01:30:00+02:00' };
    const winter = { ...at('2026-10-25', true), start: '2026-10-25T01:15:00+01:00' };
    const { saker } = inOrder(
      [
        sak('vintertid', { rettsmoeteIntervaller: [winter] }),
        sak('sommertid', { rettsmoeteIntervaller: [summer] }),
      ],
      'neste',
    );
    expect(ids(saker)).toEqual(['sommertid', 'vintertid']);
  });

  it('those without one are apart: the last that was held first, then those without, then the hidden', () => {
    const { saker, utenKommende } = inOrder(
      [
        sak('skjult', { skjult: true }),
        sak('ingen'),
        sak('lenge siden', { rettsmoeteIntervaller: [at('2026-08-14', false)] }),
        sak('nylig', { rettsmoeteIntervaller: [at('2026-11-04', false)] }),
        sak('kommer', { rettsmoeteIntervaller: [at('2026-11-23', true)] }),
      ],
      'neste',
    );
    expect(ids(saker)).toEqual(['kommer']);
    expect(ids(utenKommende)).toEqual(['nylig', 'lenge siden', 'ingen', 'skjult']);
  });
});

describe('in the other orders, all are one list with the hidden last', () => {
  const given = [
    sak('skjult', { skjult: true, domstolNavn: 'Agder tingrett', foerstSett: '' }),
    sak('å', { domstolNavn: 'Ålesund tingrett', endret: '2026-11-01T10:00:00+01:00' }),
    sak('b2', { rettsmoeteIntervaller: [at('2026-12-02', true)] }),
    sak('b1', { rettsmoeteIntervaller: [at('2026-11-23', true)] }),
    sak('ny', { domstolNavn: 'Agder tingrett', foerstSett: '2026-11-19T08:00:00+01:00' }),
  ];

  it.each([
    ['lagt-til', ['å', 'b2', 'b1', 'ny', 'skjult']],
    ['domstol', ['ny', 'b1', 'b2', 'å', 'skjult']],
    ['endret', ['ny', 'å', 'b2', 'b1', 'skjult']],
  ] as const)('%s', (order, expected) => {
    const { saker, utenKommende } = inOrder(given, order);
    expect(ids(saker)).toEqual(expected);
    expect(utenKommende).toEqual([]);
  });
});

it('an order that does not exist is the first one', () => {
  expect([null, '', 'x', 'domstol'].map(orderOf)).toEqual(['neste', 'neste', 'neste', 'domstol']);
});
