/** Characters at most: nobody meets these by accident. */
export const LIMITS = { line: 200, epost: 254, text: 4000 } as const;

/** Control and formatting characters: invisible, and able to turn the text around them. Not tab and line break. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Half a character: no text, and nothing that JSON in the database takes. */
const LONE_SURROGATE = /\p{Cs}/gu;

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '');
}

/** One line: no line break survives (none reaches a mail header), runs of space are one, nothing at the ends. */
export function normalizeLine(text: string): string {
  return withoutInvisible(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

/** Several lines: paragraphs stay as they were typed. */
export function normalizeText(text: string): string {
  return withoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
}

/** The rule by which a browser checks `<input type="email">` (HTML Standard, "valid e-mail address"). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser would take `text` as an e-mail address; a domain with æøå counts in its ASCII form, as there. */
export function isEmail(text: string): boolean {
  return EMAIL.test(asciiEmail(text));
}

/** The address with its domain in ASCII ("punycode"), as mail servers know it. */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || !/[^\u0000-\u007F]/.test(domain) || /[\s/?#:@\\]/.test(domain)) return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${text.slice(0, at)}@${new URL(url).hostname}` : text;
}

/** The digits of a phone number, written with or without spaces; null unless there are exactly 8 (SPEC §5). */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}

/** '92241080' → '922 41 080', a landline '22 03 50 00': as Norwegians write them. */
export function displayPhone(digits: string): string {
  return /^[49]/.test(digits)
    ? digits.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}
