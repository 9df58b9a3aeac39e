import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPatient } from './patient.ts';

describe('the values of a patient', () => {
  it('are usable each for itself, whatever is wrong with the others', () => {
    const key = randomBytes(32).toString('base64');
    const { values, secrets } = openPatient({
      ...{ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:hemmelig@db/presse' },
      ...{ SESSION_KEY: key, AUDIT_KEY: 'short', SMTP_URL: 'nonsense', PORT: '4000' },
    });
    expect(values).toMatchObject({ DATABASE_URL: 'postgres://u:hemmelig@db/presse', PORT: 4000 });
    expect(values).not.toHaveProperty('AUDIT_KEY');
    expect(values.SMTP_URL).toBeUndefined();
    expect(secrets).toEqual(
      expect.arrayContaining(['postgres://u:hemmelig@db/presse', key, 'short', 'nonsense']),
    );
  });
});
