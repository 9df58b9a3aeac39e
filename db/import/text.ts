import { z } from 'zod';

/** Control characters except tab and line ends, unpaired surrogates, and marks that turn the direction of text. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/**
 * Text from a court's system. Markup stays text: it is shown, never interpreted. Control characters are
 * refused, not removed: what they stood for is not ours to guess. Line ends become `\n`, letters composed (NFC).
 */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .superRefine((text, context) => {
      const found = FORBIDDEN.exec(text);
      if (found) context.addIssue({ code: 'custom', message: describe(found) });
    })
    .transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim());

/** The same, where nothing and the empty text are null. */
export const optionalText = (max: number) =>
  plainText(max)
    .nullish()
    .transform((text) => (text ? text : null));

function describe(found: RegExpExecArray): string {
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `holds the control character U+${code} at position ${found.index + 1}`;
}
