import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, filesOf, manifestSchema } from '#bff/http/rendered-page.ts';
import type { Language } from '#domain/texts.ts';
import { webDir } from './paths.ts';

/** The page itself, and the route that is shown at `/`. */
const FIRST = ['index.html', 'features/search/search-page.tsx'];
/** What that route loads by itself, and what a word that is typed and searched for loads more. */
const SEARCH = [
  'features/search/parts.ts',
  'features/search/suggestions.tsx',
  'ui/date-control.tsx',
  'layout/unread-parts.tsx',
];

interface Loaded {
  /** Of all scripts, each after gzip. */
  readonly bytes: number;
  /** Paths below the folder of the built page. */
  readonly files: readonly string[];
}

/** The scripts that the browser must have before the search page and its form stand there. */
export const readFirstLoad = (language: Language = 'nb'): Loaded => loaded(language, FIRST);

/** The scripts of a search, from an empty cache to its hits. What is opened by a press (calendars, lists, dialogs) is not in it. */
export const readSearchLoad = (language: Language = 'nb'): Loaded =>
  loaded(language, [...FIRST, ...SEARCH]);

/** The named parts of the page with all that they import. Throws when a part has no script of its own. */
function loaded(language: Language, parts: readonly string[]): Loaded {
  const { files } = filesOf(readManifest(language), parts);
  const bytes = files.map((file) => gzipSync(readFileSync(join(webDir, file))).length);
  return { files, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}

/** The built script of a part of the page, as a path below the folder of the built page; throws when it has none of its own. */
export function scriptOf(part: string, language: Language = 'nb'): string {
  const chunk = readManifest(language)[part];
  if (!chunk) throw new Error(`The build has no script of ${part}`);
  return chunk.file;
}

function readManifest(language: Language): Manifest {
  const name = language === 'nb' ? 'manifest.json' : `manifest.${language}.json`;
  return manifestSchema.parse(JSON.parse(readFileSync(join(webDir, '.vite', name), 'utf8')));
}
