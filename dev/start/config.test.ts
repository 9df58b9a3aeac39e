import { describe, expect, it } from 'vitest';
import { startConfig } from './config.ts';

describe('the configuration of npm start', () => {
  it('has an answer to everything', () => {
    expect(startConfig({})).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      PRESSE_DEMO_CASES: 2000,
    });
  });

  it('follows the port with the address, unless one is given', () => {
    expect(startConfig({ PORT: '3001' }).PUBLIC_URL).toBe('http://localhost:3001');
    const PUBLIC_URL = 'http://presse.localhost';
    expect(startConfig({ PORT: '3001', PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('refuses production, which has no embedded parts', () => {
    expect(() => startConfig({ NODE_ENV: 'production' })).toThrow(/NODE_ENV: npm start is for dev/);
  });

  it('names every wrong value at once', () => {
    expect(() => startConfig({ PORT: 'x', PRESSE_NOW: 'yesterday' })).toThrow(
      /PORT: .*\n.*PRESSE_NOW: /,
    );
  });
});
