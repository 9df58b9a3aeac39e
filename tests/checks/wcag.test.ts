import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { eachRow } from '#tests/support/each-row.ts';

const text = readFileSync(join(projectRoot, 'docs/WCAG.md'), 'utf8');

/** '- 1.4.3 (AA) contrast of text. **Tested**: by what'. */
const LINE = /^- (\d\.\d\.\d+) \((AA?)\) [^*]+\. \*\*([A-Z][a-z ]+)\*\*(.*)$/gm;
const lines = [...text.matchAll(LINE)].map(([, id = '', level, answer = '', by = '']) => ({
  ...{ id, level, answer, by },
}));

/** Of each guideline the numbers of its criteria of A and AA, as version 2.2 has them (4.1.1 is no more). */
const CRITERIA = {
  ...{ '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5] },
  ...{ '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13], '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1] },
  ...{ '2.4': [1, 2, 3, 4, 5, 6, 7, 11], '2.5': [1, 2, 3, 4, 7, 8], '3.1': [1, 2] },
  ...{ '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8], '4.1': [2, 3] },
};

describe('docs/WCAG.md', () => {
  it('has each criterion of levels A and AA of version 2.2 once, in order', () => {
    const all = Object.entries(CRITERIA).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    );
    expect(lines.map(({ id }) => id)).toEqual(all);
    const atA = lines.filter(({ level }) => level === 'A');
    expect([atA.length, all.length]).toEqual([31, 55]);
  });

  it('says of each how it is kept, and names a test where one keeps it', () =>
    eachRow(lines, ({ answer, by }) => {
      expect(['Tested', 'Tried', 'By design', 'Not met', 'Not applicable']).toContain(answer);
      if (answer === 'Tested') expect(by).toMatch(/\baxe\b|\.test\.tsx?`/);
      if (answer !== 'Not applicable') expect(by.length).toBeGreaterThan(10);
    }));
});
