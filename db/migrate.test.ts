import { describe, expect, it } from 'vitest';
import { assetFolder } from './environment.ts';
import { readChecksums, readMigrations } from './migration-files.ts';

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

describe('what becomes of older versions', () => {
  const deciding = migrations.filter(({ name }) => name >= '0048');

  it.each(deciding)('$name says it in its first line', ({ name, requires }) => {
    expect(
      requires,
      `The first line of ${name} is "-- Older versions: go on" or "-- Older versions: need NNNN" (CONTRIBUTING.md, "Add a migration")`,
    ).toBeDefined();
    if (requires === null) return;
    const needed = migrations.find((one) => one.name.startsWith(`${requires}_`));
    expect(needed?.name, `${requires} is a migration, this one or an earlier`).toBeDefined();
    expect(needed!.name <= name).toBe(true);
  });
});
