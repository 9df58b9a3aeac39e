import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionPrograms, projectRoot } from '#build/paths.ts';
import { COMMANDS } from '#indexer/commands.ts';
import { eachRow } from '#tests/support/each-row.ts';

/* docs/OPERATIONS.md is read in need: what it names is there. */

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const text = read('docs/OPERATIONS.md');

/** Every command of the image: program, and what follows up to the end of the code. */
const commands = [...text.matchAll(/node dist\/server\/([a-z-]+)\.js([^`|>\n]*)/g)].map(
  ([whole, program = '', rest = '']) => ({ whole, program, words: rest.trim().split(/\s+/) }),
);

/** The sources of a program's folder, in which its options stand. */
function sourcesOf(program: string): string {
  const [main = ''] = Object.entries(productionPrograms).flatMap(([name, path]) =>
    name === program ? [path] : [],
  );
  const folder = main.replace(/[^/]+$/, '');
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(folder + name))
    .join('\n');
}

describe('the operations manual', () => {
  it('names programs and options that exist', () =>
    eachRow(commands, ({ program, words }) => {
      expect(Object.keys(productionPrograms)).toContain(program);
      if (program === 'indexer') expect(Object.keys(COMMANDS)).toContain(words[0]);
      const sources = sourcesOf(program);
      for (const option of words.filter((word) => word.startsWith('--')))
        expect(new RegExp(`'${option}[ ']`).test(sources), option).toBe(true);
    }));

  it('has what a stranger needs, the page for whoever is called at night first', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      ...['On call', 'What runs', 'Commands', 'First start', 'Sizing', 'Upgrade', 'Rebuild'],
      ...['Backup and restore', 'E-mail', 'Keys', 'Alarms'],
    ]);
    const onCall = text.split('## On call')[1]!.split('\n## ')[0]!;
    expect(onCall.match(/^\d+\. /gm)).toHaveLength(10);
  });

  it('names scripts, settings, tables and files that exist', () => {
    const scripts = Object.keys(
      (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
    );
    for (const [, script] of text.matchAll(/npm run ([a-z:-]+)/g))
      expect(scripts).toContain(script);
    const settings = read('docs/SETTINGS.md');
    for (const [, name = ''] of text.matchAll(/`([A-Z][A-Z_]{4,})`/g))
      expect(settings, name).toContain(`\`${name}\``);
    for (const [, path = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
      expect(existsSync(join(projectRoot, 'docs', path)), path).toBe(true);
    for (const [, path = ''] of text.matchAll(/`((?:tests|import|domain|deploy)\/[^`]+)`/g))
      expect(existsSync(join(projectRoot, path)), path).toBe(true);
  });
});
