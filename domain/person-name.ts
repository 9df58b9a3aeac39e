/** A person's name as the population register has it. */
export interface RegisterName {
  readonly fornavn: string;
  /** With a middle name, if there is one, in front. */
  readonly etternavn: string;
}

/** 'KARI ÅS-NYGÅRD' → 'Kari Ås-Nygård'. A name that contains lower-case letters is returned unchanged. */
export function displayName(name: string): string {
  if (name !== name.toLocaleUpperCase('nb') || name === name.toLocaleLowerCase('nb')) return name;
  return name
    .toLocaleLowerCase('nb')
    .replace(
      /(^|[\s\-'’.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('nb'),
    );
}
