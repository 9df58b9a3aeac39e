/** Both written languages of Norwegian, by their codes in BCP 47. Bokmål is the default. */
export const LANGUAGES = ['nb', 'nn'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((one) => one === code);

/** A text in both languages: a string, or a function of the values that are put into it. */
export interface Both<T = string> {
  readonly nb: T;
  readonly nn: T;
}
interface Catalogue {
  readonly [name: string]: Both<unknown> | Catalogue;
}
type Widened<T> = T extends string ? string : T;
type Texts<C> = {
  readonly [Name in keyof C]: C[Name] extends Both<unknown>
    ? Widened<C[Name][Language]>
    : Texts<C[Name]>;
};

let readLanguage: () => Language = () => 'nb';

/**
 * Says where the reader's language is found: the page (web/app/page-language.ts), or the request (bff/language.ts). Gives where it was
 * found before.
 */
export function readLanguageFrom(source: () => Language): () => Language {
  const former = readLanguage;
  readLanguage = source;
  return former;
}

/** The language of who reads the texts that are made now. */
export const language = (): Language => readLanguage();

/**
 * A catalogue of texts. Each is read in the language of that moment, so on the server nothing may keep one while modules load.
 * A build of the page has one language: there every `{ nb, nn }` has become one of the two (build/one-language.ts).
 */
export function texts<const C extends Catalogue>(catalogue: C): Texts<C> {
  const read = {};
  for (const [name, entry] of Object.entries(catalogue))
    Object.defineProperty(
      read,
      name,
      isText(entry)
        ? { get: () => entry[language()], enumerable: true }
        : { value: texts(entry), enumerable: true },
    );
  return read as Texts<C>;
}

function isText(entry: Both<unknown> | Catalogue): entry is Both<unknown> {
  return 'nb' in entry && 'nn' in entry;
}

/** A catalogue of what only administrators read, who have bokmål. */
export const bokmaal = <const C extends object>(catalogue: C): C => catalogue;
