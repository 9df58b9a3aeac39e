import { expect, test } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { ownCourts } from './own-courts.ts';
import { searchAddress } from '#web/sak/search-address.ts';

const own = ownCourts(['TROG', 'TOSL']);
const search = (address: string) => readSearchParams(new URLSearchParams(address));
const NARROWED = 'domstolid=alle&fasettdomstol=TROG&fasettdomstol=TOSL';

test('one’s own courts are one choice, and in the address all courts, narrowed to them', () => {
  const courts = own.courts([{ id: 'TOSL', navn: 'Oslo tingrett' }]);
  expect(courts?.map(({ navn }) => navn)).toEqual(['Mine domstoler (2)', 'Oslo tingrett']);
  const sent = own.sent({ domstolid: courts![0]!.id, query: 'ran' });
  expect(sent).toEqual({ domstolid: 'alle', fasettdomstol: ['TROG', 'TOSL'], query: 'ran' });
  expect(searchAddress(sent)).toContain('fasettdomstol=TROG&fasettdomstol=TOSL');
  expect(own.shown(search(NARROWED)).domstolid).toBe(courts![0]!.id);
});

test('the field shows them only for exactly them', () => {
  const others = [
    ...['domstolid=alle', 'domstolid=TOSL', `${NARROWED}&fasettdomstol=LB`],
    ...['domstolid=alle&fasettdomstol=TROG', 'domstolid=TROG&fasettdomstol=TROG'],
  ];
  for (const address of others)
    expect(own.shown(search(address)).domstolid).toBe(search(address).domstolid);
  const sent = { domstolid: 'TOSL', query: 'ran' };
  expect(own.sent(sent)).toBe(sent);
});

test('without several there is no such choice', () => {
  const courts = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
  for (const few of [undefined, [], ['TROG']]) {
    expect(ownCourts(few).courts(courts)).toBe(courts);
    expect(ownCourts(few).shown(search(NARROWED)).domstolid).toBe('alle');
  }
});
