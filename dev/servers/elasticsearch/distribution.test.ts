import { describe, expect, it } from 'vitest';
import { majorVersion } from './distribution.ts';

describe('the version that Java prints', () => {
  it.each([
    ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_292"', 8],
  ])('%s', (output, major) => expect(majorVersion(output)).toBe(major));

  it('is null when there is none', () => expect(majorVersion('command not found')).toBeNull());
});
