import { isKnownTypeCode } from '#domain/sakstyper.ts';

/** Words of which titles and file names of documents are made that name nobody. */
const PLAIN = new Set(
  `tiltale tiltalebeslutning tiltalebeslutningen tilleggstiltale forelegg påtegning siktelse dom dommen domslutning deldom kjennelse
  kjennelsen beslutning beslutningen avgjørelse avgjørelsen rettsbok utskrift sak saken straffesak sivil sivilsak ankesak anke i av
  nr og om den dato anonymisert sladdet versjon endelig rettet retting vedlegg del side fil pdf tingrett tingretten lagmannsrett lagmannsretten høyesterett`.split(
    /\s+/,
  ),
);
/** The number of a case, also as file names write it. */
const NUMBER =
  /(?<![\p{L}\d])\d{2}-\d{3,6}(?<type>\p{Lu}{3})(?:-(?:[TLJ]\p{Lu}{3}|HR)(?:[/_]T\p{Lu}{3})?)?(?![\p{L}\d])|(?<!\p{L})(?:HR|L[ABEFGH])-\d{4}-\d+(?:-[A-Z])?(?!\p{L})/gu;
const withoutNumbers = (text: string) =>
  text.replace(NUMBER, (number, type?: string) =>
    type === undefined || isKnownTypeCode(type) ? ' ' : number,
  );
/** A month is a first name as well, unless a day or a year stands beside it. */
const MONTH =
  '(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)';
const DATE = new RegExp(
  String.raw`\d{1,2}[._ -]{1,2}${MONTH}(?!\p{L})|(?<!\p{L})${MONTH}[._ -]\d{4}`,
  'giu',
);

/**
 * Whether a title or a file name is made of nothing but such words, numbers and dates. Where nobody knows the names of a case any
 * more, other texts may say one: in capitals a short name looks like the code of a court.
 */
export function isPlainTitle(text: string): boolean {
  const rest = withoutNumbers(text.replace(/\.pdf$/i, '')).replace(DATE, ' ');
  const words = rest.match(/\p{L}+/gu) ?? [];
  return words.every((word) => PLAIN.has(word.normalize('NFC').toLocaleLowerCase('nb')));
}
