import type { GenerationName } from '#search/port.ts';

/** No wildcard and no comma: a name never means two indices. */
const PREFIX = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;
/** No hyphen either, so that an index has one prefix and one generation. */
const GENERATION = /^[a-z0-9]{1,100}$/;

/** How one installation's indices are called; another prefix beside it in the same engine is left alone. */
export interface Names {
  /** The alias that is searched. */
  readonly searched: string;
  /** Matches every generation, and perhaps indices of others. */
  readonly pattern: string;
  readonly index: (generation: GenerationName) => string;
  /** Writes go through an alias, so that a late one never brings a dropped index back with a guessed mapping. */
  readonly written: (generation: GenerationName) => string;
  /** null for an index that is not of this prefix. */
  readonly generation: (index: string) => GenerationName | null;
}

/** Throws when the prefix or a generation is not a plain lower-case name. */
export function createNames(prefix: string): Names {
  const searched = plain('prefix', PREFIX, prefix);
  const index = (generation: GenerationName): string =>
    `${searched}-${plain('generation', GENERATION, generation)}`;
  return {
    searched,
    pattern: `${searched}-*`,
    index,
    written: (generation) => `${index(generation)}.skriv`,
    generation: (name) => {
      const rest = name.slice(searched.length + 1);
      return name === `${searched}-${rest}` && GENERATION.test(rest) ? rest : null;
    },
  };
}

function plain(what: string, form: RegExp, name: string): string {
  if (!form.test(name)) throw new Error(`Not a usable ${what}: ${JSON.stringify(name)}`);
  return name;
}
