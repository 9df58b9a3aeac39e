import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * `npm run shape`: how the sources are cut. It informs and forbids nothing: how long the files of each room are,
 * which imports climb, and how many files and folders one passes on the two ways that docs/ARCHITECTURE.md lists.
 */

const root = join(import.meta.dirname, '..', '..');
const MAP = 'docs/ARCHITECTURE.md';
/** A file this short rarely is what somebody looks for. */
const SHORT = 25;
/** A file this long may have more than one purpose. */
const LONG = 250;

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const sources = listSources();
const product = sources.filter(({ path }) => !isTest(path));

say(`${product.length} product files, median ${median(product.map(({ lines }) => lines))} lines\n`);
say(row(['room', 'files', 'median', `≤ ${SHORT}`, `> ${LONG}`, 'longest']));
for (const [room, files] of byRoom(product)) say(row(describeRoom(room, files)));

const code = product.filter(({ path }) => /\.tsx?$/.test(path));
say(`\nTypeScript files of ${SHORT} lines or fewer in web/: ${shortIn(code, 'web/')}`);
say(`                                     elsewhere: ${shortIn(code, '') - shortIn(code, 'web/')}`);

const climbs = sources.flatMap(climbingImports);
say(`\nimports that climb one folder: ${climbs.filter((steps) => steps === 1).length}`);
say(`imports that climb two or more: ${climbs.filter((steps) => steps > 1).length}`);

for (const { title, files } of readWays()) {
  const changes = files.filter((file, i) => i > 0 && dirname(file) !== dirname(files[i - 1]!));
  say(`\n${title}: ${files.length} files, ${changes.length} changes of folder`);
  const known = new Set(sources.map(({ path }) => path));
  for (const file of files)
    if (!known.has(file)) say(`  ${MAP} names ${file}, which does not exist`);
}

/** What git tracks, or would track, of code, styles and SQL. */
function listSources(): Source[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(list.split('\0'))]
    .filter((path) => path.includes('/') && /\.(tsx?|css|sql)$/.test(path))
    .flatMap((path) => read(path) ?? []);
}

function read(path: string): Source | null {
  try {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.trimEnd().split('\n').length };
  } catch {
    // Deleted, and not committed yet.
    return null;
  }
}

function isTest(path: string): boolean {
  return /^tests\/|\.test\.tsx?$|\/testing\//.test(path);
}

function byRoom(files: readonly Source[]): [string, Source[]][] {
  const rooms = new Map<string, Source[]>();
  for (const file of files) {
    const room = file.path.split('/')[0]!;
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return [...rooms].sort(([a], [b]) => a.localeCompare(b));
}

function describeRoom(room: string, files: readonly Source[]): string[] {
  const longest = files.reduce((a, b) => (b.lines > a.lines ? b : a));
  const count = (holds: (lines: number) => boolean) =>
    String(files.filter(({ lines }) => holds(lines)).length);
  return [
    room,
    String(files.length),
    String(median(files.map(({ lines }) => lines))),
    count((lines) => lines <= SHORT),
    count((lines) => lines > LONG),
    `${longest.path} (${longest.lines})`,
  ];
}

function shortIn(files: readonly Source[], folder: string): number {
  return files.filter(({ path, lines }) => path.startsWith(folder) && lines <= SHORT).length;
}

/** How many folders each climbing import of the file climbs. */
function climbingImports({ text }: Source): number[] {
  const specifiers = text.matchAll(/(?:from|import\(?)\s*'((?:\.\.\/)+)/g);
  return [...specifiers].map(([, climb]) => climb!.length / '../'.length);
}

/** The ways that the map lists: below a heading "The way of …, file by file", every path in back-quotes, in order. */
function readWays(): { title: string; files: string[] }[] {
  const sections = readFileSync(join(root, MAP), 'utf8').split(/^#+ /m);
  return sections
    .filter((section) => /^The way of .+, file by file/.test(section))
    .map((section) => ({
      title: section.split(',')[0]!,
      files: [...section.matchAll(/`([\w./-]+\.(?:tsx?|sql|css))`/g)].map(([, path]) => path!),
    }));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(cells: readonly string[]): string {
  const widths = [10, 6, 7, 6, 6];
  return cells
    .map((cell, i) =>
      i === 0 ? cell.padEnd(widths[0]!) : i < 5 ? cell.padStart(widths[i]!) : `  ${cell}`,
    )
    .join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
