import { expect, it } from 'vitest';
import { iRekkefoelge, skalSesPaa } from './gjeldende.ts';

const one = (id: string, seIgjen: string | null, siden: string) => ({ id, seIgjen, siden });
const TODAY = '2026-11-20';

it('what is due comes first, the longest due before the others, then the newest', () => {
  const all = [
    one('old', null, '2026-10-30T02:00:00+01:00'),
    one('today', TODAY, '2026-11-12T10:12:00+01:00'),
    one('later', '2026-12-01', '2026-11-03T13:05:00+01:00'),
    one('overdue', '2026-11-19', '2026-11-01T21:40:00+01:00'),
    one('today, newer', TODAY, '2026-11-13T10:12:00+01:00'),
    one('new', '2026-11-24', '2026-11-16T08:30:00+01:00'),
  ];
  expect(iRekkefoelge(all, TODAY).map(({ id }) => id)).toEqual([
    ...['overdue', 'today, newer', 'today', 'new', 'later', 'old'],
  ]);
});

it.each([
  [null, false],
  ['2026-11-21', false],
  ['2026-11-20', true],
  ['2026-11-19', true],
])('with %s as its day, it is due on 2026-11-20: %s', (seIgjen, due) => {
  expect(skalSesPaa({ seIgjen }, TODAY)).toBe(due);
});
