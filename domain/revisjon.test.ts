import { expect, it } from 'vitest';
import { auditActionName, pseudonymOf } from './revisjon.ts';

it('an action has its text, and an unknown action is shown as it is', () => {
  expect(auditActionName('sak')).toBe('Åpnet en sak');
  expect(auditActionName('noe_gammelt')).toBe('noe_gammelt');
  expect(auditActionName('constructor')).toBe('constructor');
});

it('a pseudonym is the first twelve digits of the hash', () => {
  expect(pseudonymOf(Buffer.from('00ff12ab34cd56ef7890', 'hex'))).toBe('00ff12ab34cd');
});
