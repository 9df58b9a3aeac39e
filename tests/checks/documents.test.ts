import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';

/* What somebody from outside reads first: what it names is there. docs/OPERATIONS.md and docs/ASVS.md have tests of their own. */

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const DOCUMENTS = ['docs/ADOPT.md', 'docs/PRIVACY.md', 'docs/WCAG.md', 'README.md'];

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function hasAnchor(path: string, anchor: string): boolean {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map(anchorOf).includes(anchor);
}

it.each(DOCUMENTS)('%s leads to documents and headings that there are', (document) => {
  const folder = document.replace(/[^/]+$/, '');
  const links = [...read(document).matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path ? join(folder, path) : document;
    return !existsSync(join(projectRoot, target)) || (anchor && !hasAnchor(target, anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it.each(DOCUMENTS)('%s names files, commands and settings that there are', (document) => {
  const text = read(document);
  const files = [...text.matchAll(/`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g)].map(([, path]) => path!);
  expect(files.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, script]) => script!);
  expect(commands.filter((script) => !(script in scripts))).toEqual([]);
  const settings = [...text.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name!);
  const known = read('docs/SETTINGS.md');
  expect(settings.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});
