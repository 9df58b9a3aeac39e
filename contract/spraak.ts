import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/texts.ts';

/** The cookie with the language that was chosen in this browser. It says nothing of a person, so it needs no consent. */
export const SPRAAK_COOKIE = 'spraak';

/** PUT velg-spraak: the language of the caller's e-mails, calendars and next sign-ins. */
export const velgSpraakSchema = z.object({ spraak: z.enum(LANGUAGES) });
