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
