import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FoelgSlag, foelgOf } from './foelg.ts';

const OSLO = { id: 'TOSL', navn: 'Oslo tingrett' };
const of = (slag: FoelgSlag, text: string, parter: string | null = null, domstol = OSLO) =>
  foelgOf(slag, text, { domstol, parter });

it.each([
  ['Kari Nordmann', 'Kari Nordmann'],
  ['Advokat Kari Nordmann', 'Kari Nordmann'],
  ['Adv. Kari-Anne von Nordmann', 'Kari-Anne von Nordmann'],
  ['Advokatfullmektig Åse Øy, Firmaet AS, Oslo', 'Åse Øy'],
  ['Politiadvokat Kari Nordmann', 'Kari Nordmann'],
  ['Kari Nordmann (forsvarer)', 'Kari Nordmann'],
])('%s is followed in every court, by the name', (line, name) => {
  expect(of('advokat', line)).toEqual({
    navn: `Advokat ${name}`,
    soek: { domstolid: 'alle', isAdvancedSearch: 'true', advokat: `"${name}"` },
  });
});

it('a judge is followed in the court of the case, or everywhere where that can not be chosen', () => {
  const judge = of('dommer', 'Tingrettsdommer Gro Øverli');
  expect(judge).toMatchObject({ navn: 'Dommer Gro Øverli' });
  expect(judge!.soek).toEqual({
    domstolid: 'TOSL',
    ...{ isAdvancedSearch: 'true', dommer: '"Gro Øverli"' },
  });
  expect(foelgOf('dommer', 'Gro Øverli', { domstol: null, parter: null })!.soek).toMatchObject({
    domstolid: 'alle',
  });
});

it.each([
  ['Sal 250', '250'],
  ['Rettssal 12, 3. etasje', '12'],
  ['sal b', 'B'],
  ['409', '409'],
])('the room %s is followed in its court', (text, room) => {
  expect(of('sal', text)).toEqual({
    navn: `Sal ${room} i Oslo tingrett`,
    soek: { domstolid: 'TOSL', query: `sal ${room}` },
  });
});

it('a type is followed in its court', () => {
  expect(of('rettsmoetetype', 'Fengslingsmøte')).toEqual({
    navn: 'Fengslingsmøte i Oslo tingrett',
    soek: { domstolid: 'TOSL', fasettrettsmoetetype: 'Fengslingsmøte' },
  });
  expect(of('sakstype', 'Meddomsrettssak')!.soek).toMatchObject({
    fasettsakstype: 'Meddomsrettssak',
  });
});

it.each<[FoelgSlag, string, string | null]>([
  ['advokat', 'Tone Åsmyr for [navn skjult]', null],
  ['advokat', '[navn skjult]', null],
  ['advokat', 'Tone Åsmyr for Even Bakkerud', 'A mot Even Bakkerud'],
  ['advokat', 'Even Bakkerud', 'Påtalemyndigheten mot Even Bakkerud'],
  ['advokat', 'Nordmann', null],
  ['dommer', 'ikke oppnevnt', null],
  ['rettsmoetetype', 'Planmøte for [navn skjult]', null],
  ['rettsmoetetype', 'Planmøte for Bakkerud', 'Påtalemyndigheten mot Even Bakkerud'],
  ['sakstype', 'x'.repeat(61), null],
  ['sal', 'Storsalen', null],
  ['sal', '3. etasje', null],
])('%s «%s» is not offered: it could be a party, or says too little', (slag, text, parter) => {
  expect(of(slag, text, parter)).toBeNull();
});

it('no type is offered that has a word of a party that is shown', () => {
  const name = fc.constantFrom('Bakkerud', 'Øverli', 'Ødegård');
  const before = fc.constantFrom('Planmøte', 'Planmøte for ', 'sak mot ');
  fc.assert(
    fc.property(
      name,
      before,
      fc.constantFrom<FoelgSlag>('sakstype', 'rettsmoetetype'),
      (who, text, slag) => {
        expect(of(slag, `${text} ${who}`, `Staten mot Ada ${who}`)).toBeNull();
      },
    ),
  );
});
