/** 'KARI ÅS-NYGÅRD' → 'Kari Ås-Nygård'; a name that has small letters is left as it is (SPEC §2, header). */
export function displayName(name: string): string {
  if (name !== name.toLocaleUpperCase('nb') || name === name.toLocaleLowerCase('nb')) return name;
  return name
    .toLocaleLowerCase('nb')
    .replace(
      /(^|[\s\-'’.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('nb'),
    );
}
