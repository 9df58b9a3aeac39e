import { describe, expect, test } from 'vitest';
import { readText } from './clauses.ts';

/** What is required of a case. */
const wanted = (query: string) =>
  readText(query, null)
    .required.map(({ text }) => text)
    .join(' + ');

describe('how a question begins is not searched for', () => {
  test.each([
    ['vis meg alle drapssaker', 'drapssaker'],
    ['jeg leter etter en sak om arv', 'arv'],
    ['Finn saker om bedrageri', 'bedrageri'],
    ['finnes det noen saker om incest', 'incest'],
    ['trenger info om drapssaken', 'drapssaken'],
    ['saker som handler om nabokrangel', 'nabokrangel'],
    ['politiet mot Tjærhol', 'Tjærhol'],
    ['må møte i retten for korrupsjon', 'korrupsjon'],
    ['når starter rettssaken om drapet i Bergen', 'drapet + Bergen'],
    ['når fell dommen i drapssaka', 'drapssaka'],
    ['oversikt over pågåande valdssaker', 'valdssaker'],
    ['show me murder', 'murder'],
    ['æ vil sjå narkosaka', 'narkosaka'],
    ['hvor mange drapssaker', 'drapssaker'],
    ['koffor ran', 'ran'],
    ['kven sit i retten for ran', 'ran'],
    ['hvem står tiltalt for ran', 'ran'],
    ['kem e tatt for ran', 'ran'],
  ])('%s', (query, words) => expect(wanted(query)).toBe(words));
});

describe('is searched for', () => {
  test.each([
    ['where nothing else is asked for', 'vis meg', 'vis'],
    ['where only a case is', 'oversikt over saken', 'oversikt'],
    ['in the middle', 'barnet leter etter far', 'barnet + leter + far'],
    ['as a name', 'finn hansen', 'finn + hansen'],
    ['as the beginning of a name', 'Samtlige Hansen', 'Samtlige + Hansen'],
    ['in quotes', '"vis meg" drap', 'vis meg + drap'],
    ['beside an operator', 'starter ELLER begynner', 'starter ELLER begynner'],
    ['with a star', 'handl* om drap', 'handl + drap'],
  ])('%s: %s', (_, query, words) => expect(wanted(query)).toBe(words));

  test('in a field of the extended search', () => {
    const { required } = readText('vis meg drap', 'sakenGjelder');
    expect(required.map(({ text }) => text)).toContain('vis');
  });
});
