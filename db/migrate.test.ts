import { describe, expect, it } from 'vitest';
import { assetFolder } from './environment.ts';
import { readChecksums, readMigrations } from './migrate.ts';

const folder = assetFolder('migrations');
const landed = readChecksums(folder);
const migrations = readMigrations(folder);
const HISTORY = 'A migration that has landed is history: put it back, and write a new one.';

describe('migrations are history', () => {
  it.each(migrations)('$name is what has landed', ({ name, checksum }) => {
    const line = `"${name}": ["${checksum}"]`;
    expect(
      landed,
      `A new migration? Add this line to db/migrations/checksums.json: ${line}`,
    ).toHaveProperty([name]);
    expect(landed[name]![0], `${name} has changed. ${HISTORY}`).toBe(checksum);
  });

  it('has every file that has landed, and new ones after them', () => {
    const names = migrations.map(({ name }) => name);
    expect(Object.keys(landed), HISTORY).toEqual(names.slice(0, Object.keys(landed).length));
  });
});
