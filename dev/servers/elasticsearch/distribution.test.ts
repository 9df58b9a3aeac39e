import { describe, expect, it } from 'vitest';
import { majorVersion } from './distribution.ts';

describe('what Java says of its version', () => {
  it.each([
    ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_292"', 8],
  ])('%s', (output, major) => expect(majorVersion(output)).toBe(major));

  it('is not guessed', () => expect(majorVersion('command not found')).toBeNull());
});
