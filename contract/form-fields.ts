import * as z from 'zod/mini';
import { soeknadMessages } from '#domain/soeknad.ts';
import { isEmail, LIMITS, normalizeLine, normalizeText, phoneDigits } from '#domain/text-rules.ts';

const { required, invalid } = soeknadMessages;

/** The first thing that is wrong is what is said: an empty field is not also too short or badly formed. */
const present = (message: string) => z.minLength(1, { error: message, abort: true });

/** Text of one line; what was typed is tidied before it is checked (text-rules.ts). */
export const line = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.overwrite(normalizeLine), present(missing), z.maxLength(LIMITS.line, invalid.line));

export const epost = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(normalizeLine),
      present(missing),
      z.maxLength(LIMITS.epost, { error: invalid.epost, abort: true }),
      z.refine(isEmail, { error: invalid.epost, abort: true }),
    );

/** Kept as 8 digits. */
export const telefon = z.string({ error: required.telefon }).check(
  z.overwrite(normalizeLine),
  present(required.telefon),
  z.refine((text) => phoneDigits(text) !== null, { error: invalid.telefon, abort: true }),
  z.overwrite((text) => phoneDigits(text) ?? text),
);

/** A court's id, or 'alle'; whether there is such a court is for the server to say. */
export const domstolId = z
  .string({ error: required.foretrukketDomstol })
  .check(
    z.overwrite(normalizeLine),
    present(required.foretrukketDomstol),
    z.maxLength(20, invalid.domstol),
  );

/** Text of several lines. */
export const paragraphs = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.overwrite(normalizeText), present(missing), z.maxLength(LIMITS.text, invalid.text));
