/** Words of which titles and file names of documents are made that name nobody. */
const PLAIN = new Set(
  `tiltale tiltalebeslutning tiltalebeslutningen tilleggstiltale forelegg påtegning siktelse dom dommen domslutning deldom kjennelse
  kjennelsen beslutning beslutningen avgjørelse avgjørelsen rettsbok utskrift sak saken straffesak sivil sivilsak ankesak anke i av
  nr og om den dato anonymisert sladdet versjon endelig rettet retting vedlegg del side fil pdf januar februar mars april mai juni
  juli august september oktober november desember tingrett tingretten lagmannsrett lagmannsretten høyesterett`.split(
    /\s+/,
  ),
);
/** A part of a case number: court, seat, type. */
const CODE = /^[A-ZÆØÅ]{2,5}$/;
const LONGEST_CODE = 5;

/**
 * Whether a title or a file name is made of nothing but such words, numbers and codes. Where nobody knows the names of a case any
 * more, other texts may say one.
 */
export function isPlainTitle(text: string): boolean {
  const words = text.replace(/\.pdf$/i, '').match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) =>
      PLAIN.has(word.normalize('NFC').toLocaleLowerCase('nb')) ||
      (word.length <= LONGEST_CODE && CODE.test(word)),
  );
}
