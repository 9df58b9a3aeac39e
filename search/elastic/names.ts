import type { GenerationName } from '#search/port.ts';

/** No wildcard and no comma: a name never matches two indices. */
const PREFIX = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;
/** No hyphen either, so that an index name splits into prefix and generation in one way. */
const GENERATION = /^[a-z0-9]{1,100}$/;

/** The names of one installation's indices. Indices with another prefix in the same cluster are left alone. */
export interface Names {
  /** The alias that is searched. */
  readonly searchAlias: string;
  /** Matches every generation, and possibly indices of other installations. */
  readonly pattern: string;
  readonly index: (generation: GenerationName) => string;
  /** Writes go through an alias: a late write to a dropped index must not create the index again with a guessed mapping. */
  readonly writeAlias: (generation: GenerationName) => string;
  /** The generation in an index name; null when the index has another prefix. */
  readonly generation: (index: string) => GenerationName | null;
}

/** Throws when the prefix or a generation is not a plain lower-case name. */
export function createNames(prefix: string): Names {
  const searchAlias = checked('prefix', PREFIX, prefix);
  const index = (generation: GenerationName): string =>
    `${searchAlias}-${checked('generation', GENERATION, generation)}`;
  return {
    searchAlias,
    pattern: `${searchAlias}-*`,
    index,
    writeAlias: (generation) => `${index(generation)}.skriv`,
    generation: (name) => {
      const rest = name.slice(searchAlias.length + 1);
      return name === `${searchAlias}-${rest}` && GENERATION.test(rest) ? rest : null;
    },
  };
}

function checked(what: string, form: RegExp, name: string): string {
  if (!form.test(name)) throw new Error(`Not a usable ${what}: ${JSON.stringify(name)}`);
  return name;
}
