/** Signs of the web's programs that are not a letter with an accent. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ', oelig: 'œ', szlig: 'ß' },
  ...{ eth: 'ð', ETH: 'Ð', thorn: 'þ', THORN: 'Þ', shy: '\u00ad', nbsp: '\u00a0' },
  ...{ amp: '&', apos: "'", quot: '"', lt: '<', gt: '>', lsquo: '‘', rsquo: '’' },
};
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303' },
  ...{ uml: '\u0308', ring: '\u030a', caron: '\u030c', cedil: '\u0327' },
};
const ENTITY =
  /&(?:#(?<decimal>\d{2,6})|#[xX](?<hex>[\da-fA-F]{2,6})|(?<letter>[A-Za-z])(?<accent>grave|acute|circ|tilde|uml|ring|caron|cedil)|(?<name>[A-Za-z]{2,6}));/gu;

/** Neither a control character nor half of one: Postgres stores no NUL. */
const isCharacter = (code: number) =>
  code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** The text with letters in the place of `&oslash;`, `&#248;` and the like, which older systems leave in it. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (written, ...rest) => {
    const { decimal, hex, letter, accent, name } = rest.at(-1) as Record<
      string,
      string | undefined
    >;
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code !== null) return isCharacter(code) ? String.fromCodePoint(code) : written;
    if (letter && accent) return (letter + ACCENTS[accent]!).normalize('NFC');
    return NAMED[name!] ?? written;
  });
}
