import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /**
   * The number of the migration that a version must have to run on the schema after this one; null: every older version goes on.
   * Undefined when the file does not say.
   */
  readonly requires: string | null | undefined;
}

/** The checksums of each migration: its own first, then what earlier versions recorded for the same statements. */
const checksumsSchema = z.record(z.string(), z.array(z.string()).min(1));

/** The migrations of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: checksumOf(text), requires: requiredBy(text) };
    });
}

/** The first line of a file: whether older versions of the programs run after it. */
const OLDER_VERSIONS = /^-- Older versions: (?:go on|need (\d{4}))\n/;

function requiredBy(text: string): string | null | undefined {
  const said = OLDER_VERSIONS.exec(text);
  return said ? (said[1] ?? null) : undefined;
}

/**
 * Of the statements and the first line: empty lines and other lines of comment do not count, so that a comment can be
 * corrected.
 */
function checksumOf(text: string): string {
  const said = OLDER_VERSIONS.exec(text)?.[0].trimEnd() ?? [];
  const statements = text.split('\n').filter((line) => !/^\s*(--|$)/.test(line));
  return createHash('sha256').update([said, statements].flat().join('\n')).digest('hex');
}

/** The list of what has landed (checksums.json). */
export function readChecksums(folder: string): Record<string, string[]> {
  const path = join(folder, 'checksums.json');
  return existsSync(path) ? checksumsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** The checksums that each migration of the folder may have in a database. */
export function knownChecksums(folder: string): Known {
  const landed = readChecksums(folder);
  return new Map(
    readMigrations(folder).map(({ name, checksum }) => [name, [checksum, ...(landed[name] ?? [])]]),
  );
}

export type Known = ReadonlyMap<string, readonly string[]>;
