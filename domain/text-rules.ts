import { texts } from './texts.ts';

/** The most characters that a field takes; generous, so that nobody reaches them by accident. */
export const LIMITS = { line: 200, epost: 254, melding: 500, text: 4000 } as const;

export const textMessages = texts({
  lineTooLong: {
    nb: `Søketeksten kan ha høyst ${LIMITS.line} tegn.`,
    nn: `Søketeksten kan ha høgst ${LIMITS.line} teikn.`,
  },
});

/** Control and formatting characters, which are invisible and can reverse text. Tab and line break are not among them. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Half a surrogate pair, which Postgres refuses in JSON. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** NUL, half a surrogate pair, and what stands for bytes that are no text: nothing that is stored has them. */
const UNUSABLE = /[\u0000\uFFFD\p{Cs}]/u;

/** The same as a pattern of JSON Schema, where half a pair cannot be written. */
export const USABLE = '^[^\\u0000\\uFFFD]*$';

/** Whether a text can be searched for. */
export function isUsable(text: string): boolean {
  return !UNUSABLE.test(text);
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '');
}

/**
 * The text with at most two blanks in a row, and one line break for each run with line breaks: a pattern that begins with blanks
 * would look at a long run from each of its places.
 */
export function withShortBlanks(text: string): string {
  return text.replace(/\s{2,}/gu, (run) => (/[\r\n]/.test(run) ? '\n' : '  '));
}

/** One line, trimmed, with single spaces. Line breaks are removed, so that none reaches a mail header. */
export function normalizeLine(text: string): string {
  return withoutInvisible(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

/** Several lines, trimmed; paragraphs stay as they were typed. */
export function normalizeText(text: string): string {
  return withoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
}

/** The rule by which a browser checks `<input type="email">` (HTML Standard, "valid e-mail address"). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser accepts `text` as an e-mail address. A domain with æøå is checked in its ASCII form, as there. */
export function isEmail(text: string): boolean {
  return EMAIL.test(asciiEmail(text));
}

/** Whether somebody outside can have `text` as an address: a domain without a dot is known in its own network only. */
export function isReachableEmail(text: string): boolean {
  return isEmail(text) && asciiEmail(text).split('@').at(-1)!.includes('.');
}

/** The address with its domain in ASCII (punycode), the form that mail servers use. */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || !/[^\u0000-\u007F]/.test(domain) || /[\s/?#:@\\]/.test(domain)) return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${text.slice(0, at)}@${new URL(url).hostname}` : text;
}
