import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { eachRow } from '#tests/support/each-row.ts';

const text = readFileSync(join(projectRoot, 'docs', 'ASVS.md'), 'utf8');

interface Line {
  /** Numbers of requirements: a line can stand for several. */
  readonly ids: readonly string[];
  readonly level: string;
  readonly answer: string;
  readonly by: string;
}

/** '1.2.6–1.2.8' is 1.2.6, 1.2.7 and 1.2.8. */
function idsOf(range: string): string[] {
  const [first = '', last = first] = range.split('–');
  const section = first.slice(0, first.lastIndexOf('.') + 1);
  const [from, to] = [first, last].map((id) => Number(id.slice(section.length)));
  return Array.from({ length: to! - from! + 1 }, (_, i) => `${section}${from! + i}`);
}

/** '- 1.2.4 (1) bind values in SQL. **Tested**: by what'. */
const LINE = /^- (\d+\.\d+\.\d.*?) \((\d)\) .+?\. \*\*([A-Z][a-z ]+)\*\*(?:: (.+))?$/;
const lines: readonly Line[] = text.split('\n').flatMap((line) => {
  const [, ids, level = '', answer = '', by = ''] = LINE.exec(line) ?? [];
  if (ids === undefined) return [];
  return [{ ids: ids.split(', ').flatMap(idsOf), level, answer: answer.toLowerCase(), by }];
});
const idsAt = (level: string) =>
  lines.filter((line) => line.level === level).flatMap(({ ids }) => ids);

const ANSWERS = new Set(
  ['tested', 'written', 'by design', 'operator', 'accepted', 'gap'].concat('not applicable'),
);
/** Paths of the repository that a line names. */
const filesIn = (by: string) =>
  [...by.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map((match) => match[1]!);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe('docs/ASVS.md', () => {
  it('has every requirement of levels 1 and 2 of version 5.0.0, each once', () => {
    const all = [...idsAt('1'), ...idsAt('2')];
    expect([idsAt('1').length, idsAt('2').length]).toEqual([70, 183]);
    expect(new Set(all).size).toBe(253);
    expect(lines.flatMap(({ ids }) => ids)).toHaveLength(253);
  });

  it('has an answer in each line, and names files that there are', () =>
    eachRow(lines, ({ answer, by }) => {
      expect(ANSWERS).toContain(answer);
      const files = filesIn(by);
      expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
      if (answer === 'tested') expect(files.some(isTest)).toBe(true);
      if (answer === 'accepted' || answer === 'gap' || answer === 'written')
        expect(by.length).toBeGreaterThan(10);
    }));
});
