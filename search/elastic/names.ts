import type { GenerationName } from '../port.ts';

/** Lower case, digits and hyphens: no wildcard and no comma, so that a name never means two indices. */
const SAFE = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

/** How one installation's indices are called; another prefix beside it in the same engine is left alone. */
export interface Names {
  /** The alias that is searched. */
  readonly searched: string;
  /** Matches every generation, and perhaps those of a longer prefix: `ours` in the mapping decides. */
  readonly pattern: string;
  readonly index: (generation: GenerationName) => string;
  /** Writes go through an alias, so that a late one never brings a dropped index back with a guessed mapping. */
  readonly written: (generation: GenerationName) => string;
  /** null for an index that is not of this prefix. */
  readonly generation: (index: string) => GenerationName | null;
}

/** Throws when the prefix or a generation is not a plain lower-case name. */
export function createNames(prefix: string): Names {
  const searched = safe('prefix', prefix);
  const index = (generation: GenerationName): string =>
    `${searched}-${safe('generation', generation)}`;
  return {
    searched,
    pattern: `${searched}-*`,
    index,
    written: (generation) => `${index(generation)}.skriv`,
    generation: (name) =>
      name.startsWith(`${searched}-`) ? name.slice(searched.length + 1) : null,
  };
}

function safe(what: string, name: string): string {
  if (!SAFE.test(name)) throw new Error(`Not a usable ${what}: ${JSON.stringify(name)}`);
  return name;
}
