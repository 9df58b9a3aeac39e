import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIVITIES } from '#dev/tools/privacy/activities.ts';
import { PRIVACY_PATH, privacyText } from '#dev/tools/privacy/file.ts';
import { PERSONAL_TABLES, tablesOf } from '#dev/tools/privacy/record.ts';

describe('the record of processing', () => {
  it('has a purpose for each table with something about a person, once', () => {
    const named = ACTIVITIES.flatMap(tablesOf);
    expect(
      PERSONAL_TABLES.filter((table) => !named.includes(table)),
      'A new table? Say in dev/tools/privacy/activities.ts what it is for, and run npm run privacy.',
    ).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('stands in docs/PRIVACY.md as `npm run privacy` writes it', async () => {
    expect(readFileSync(PRIVACY_PATH, 'utf8')).toBe(await privacyText());
  });
});
