import { expect, test } from 'vitest';
import { readText } from './clauses.ts';

const required = (typed: string) => readText(typed, null).required.map(({ text }) => text);

test.each([
  ['27-åring ran Oslo', ['ran', 'Oslo']],
  ['mann (45) drap Bergen', ['drap', 'Bergen']],
  ['27 år gammel kvinne ran', ['ran']],
  ['mann i 40-årene drap', ['drap']],
  ['fører mistenkt for ruskjøring', ['ruskjøring']],
  ['kven er tiltalt for truslar i Førde', ['truslar', 'Førde']],
  ['adv. Randi-Turid Østhus', ['Randi-Turid', 'Østhus']],
  ['forsvarer Skogvoll', ['Skogvoll']],
  ['forsvarer ulvelv', ['ulvelv']],
  ['bonde tiltalt dyremishandling', ['dyremishandling']],
  ['far siktet for mishandling', ['mishandling']],
  ['tiltale korrupsjon Skien', ['korrupsjon', 'Skien']],
  ['rape case Oslo', ['rape', 'Oslo']],
  ['svindel 5 millioner Oslo', ['svindel', 'Oslo']],
  ['bedrageri 2 mill. kroner', ['bedrageri']],
])('who somebody is, is not required: %s', (typed, words) =>
  expect(required(typed)).toEqual(words),
);

test.each([
  ['mann slått ned', ['mann', 'slått ned']],
  ['27-åring', ['27-åring']],
  ['dommer Oslo', ['dommer', 'Oslo']],
  ['dommer habilitet', ['dommer', 'habilitet']],
  ['far og mor', ['far', 'mor']],
  ['bonde arv', ['bonde', 'arv']],
  ['5 år fengsel', ['5', 'år', 'fengsel']],
  ['"mann (45)" drap', ['mann (45)', 'drap']],
  ['-forsvarer Skogvoll', ['Skogvoll']],
])('what tells something is: %s', (typed, words) => expect(required(typed)).toEqual(words));

test.each([
  ['Tjærhol-saken', ['Tjærhol']],
  ['Tjærholsaken', ['Tjærhol']],
  ['Voldtektssaken', ['Voldtektssaken']],
  ['straffe-saken', ['straffe-saken']],
])('a case is called by its name: %s', (typed, words) => expect(required(typed)).toEqual(words));

test('a town is no form of a word', () => {
  const of = (typed: string) => JSON.stringify(readText(typed, null).clauses);
  expect(of('Halden')).not.toContain('hold');
  expect(of('halden')).toContain('hold');
});
