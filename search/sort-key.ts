/** æ, ø, å follow z; the bytes of these three follow z as well. */
const AFTER_Z: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' };

/** A name in a form whose bytes sort as Norwegian does: case and accents don't count, aa is å. */
export function norwegianSortKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/aa/g, 'å')
    .replace(/[æäøöå]/g, (letter) => AFTER_Z[letter] ?? letter)
    .replace(/đ/g, 'd')
    .replace(/ŋ/g, 'n')
    .replace(/ŧ/g, 't')
    .normalize('NFD')
    .replace(/[^a-z0-9{|} ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}
